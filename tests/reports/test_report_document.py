"""The document, read back from its PDF."""

from io import BytesIO
from pathlib import Path

import pytest
from made_up import MadeUp
from pypdf import PdfReader
from pypdf.generic import Destination
from unosim.reports.charts import run_charts
from unosim.reports.charts.theme import as_bytes
from unosim.reports.documents import run_document
from unosim.reports.documents.run import document_data, run_sections
from unosim.reports.folder import Run, read_run
from unosim.reports.texts import words_of
from unosim.rulesheet import rule_sheet

HEADINGS = {
    "en": [
        *("The rules in words", "Game length", "Hand rotations", "What rotations do", "Fairness by seat"),
        *("Course of a hand", "Method"),
    ],
    "es": [
        *("Las reglas, en palabras", "Duración", "Rotaciones de cartas", "Qué hacen las rotaciones"),
        *("Equidad por asiento", "Desarrollo de una mano", "Método"),
    ],
}


def pdf_of(run: Run, language: str = "en", page: str = "a4") -> bytes:
    words = words_of(language)
    charts = {name: as_bytes(chart, "svg") for name, chart in run_charts(run, words).items()}
    return run_document(run, words, charts, page)


def text_of(reader: PdfReader) -> str:
    """Return all text of a document with plain spaces, lines joined."""
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@pytest.fixture(scope="module", params=["en", "es"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def reader(run: Run, language: str) -> PdfReader:
    return PdfReader(BytesIO(pdf_of(run, language)))


def test_language_title_and_tags_are_set(reader: PdfReader, language: str):
    root = reader.trailer["/Root"]
    assert root["/Lang"].startswith(language)
    assert root["/MarkInfo"]["/Marked"]
    expected = {"en": "made_up: report of a run", "es": "made_up: informe de una simulación"}
    assert reader.metadata.title == expected[language]
    assert reader.metadata.author == "unosim"


def test_nothing_tells_the_time(reader: PdfReader):
    assert reader.metadata.creation_date is None
    assert reader.metadata.modification_date is None


def test_the_outline_names_every_section(reader: PdfReader, language: str):
    named = [entry.title for entry in reader.outline if isinstance(entry, Destination)]
    assert named == HEADINGS[language]


def test_each_section_has_a_page_and_pages_are_numbered(reader: PdfReader, language: str):
    pages = [page.extract_text() for page in reader.pages]
    assert len(pages) == 9
    for number, page in enumerate(pages, start=1):
        assert f"{number} / 9" in page
    begun = [pages[1], *pages[3:]]  # the rule sheet takes two pages
    assert all(heading in page for heading, page in zip(HEADINGS[language], begun, strict=True))


def test_the_answer_and_the_key_figures_are_those_of_the_summary(run: Run, reader: PdfReader, language: str):
    words = words_of(language)
    first = " ".join(reader.pages[0].extract_text().split())
    summary = run.summary
    assert words.measured(summary.turns.mean, summary.turns.se) in first
    assert words.measured(summary.rotations.effective_mean, summary.rotations.effective_se) in first
    assert " ".join(words.rate(summary.starter.rate, summary.starter.ci95).split()) in first


def test_charts_are_text_and_no_pictures(reader: PdfReader, language: str):
    words = words_of(language)
    length = " ".join(reader.pages[3].extract_text().split())
    assert words.say("axis.turns") in length
    assert words.say("survival.curve") in length
    assert all(not page.images for page in reader.pages)


def test_fonts_are_embedded(reader: PdfReader):
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    names = {str(font["/BaseFont"]).split("+")[-1] for font in fonts}
    assert {"DejaVuSans", "LibertinusSerif-Regular"} <= {name.split("-Identity")[0] for name in names}
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert any(key.startswith("/FontFile") for key in inner)


def test_the_rules_that_are_changed_are_listed(reader: PdfReader):
    first = reader.pages[0].extract_text()
    assert "rules.zero" in first
    assert "rules.rotation_combos" in first
    assert "rules.max_turns" not in first


def test_the_rule_sheet_is_told_in_words(run: Run, reader: PdfReader, language: str):
    page = "".join("".join(reader.pages[number].extract_text() for number in (1, 2)).split())
    parts = rule_sheet(run.config, language)
    assert len(parts) > 10
    for part in parts:
        assert "".join(part.title.split()) in page
        assert all("".join(sentence.split())[:30] in page for sentence in part.sentences)


def test_the_method_names_what_it_takes_to_repeat_the_run(reader: PdfReader):
    last = " ".join(reader.pages[-1].extract_text().split())
    assert "--games 5000 --seed 1" in last
    assert "0123456789abcdef" * 4 in last.replace(" ", "")
    assert "UNO" in last


@pytest.mark.parametrize(("page", "width", "height"), [("a4", 595, 842), ("letter", 612, 792)])
def test_pages_are_of_the_paper_asked_for(run: Run, page: str, width: int, height: int):
    reader = PdfReader(BytesIO(pdf_of(run, page=page)))
    box = reader.pages[0].mediabox
    assert (round(box.width), round(box.height)) == (width, height)
    assert len(reader.pages) == 9


NAMES = [
    "a" * 120,
    '#panic("no") *bold* _it_ $x^2$ @label <tag> // /* \\ #import "x": *',
    "{n} {0.x} %s ../../etc/passwd",
    "[bold]red[/bold] & \"quotes\" 'single'",
    "\U0001f600\U0001f0cf \u4e2d\u6587",
]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_data(name: str, tmp_path: Path):
    run = read_run(MadeUp(name=name, hands=200).write(tmp_path / "made"))
    reader = PdfReader(BytesIO(pdf_of(run)))
    assert reader.metadata.title == f"{name}: report of a run"
    plain = "".join(reader.pages[0].extract_text().replace("\u200b", "").split())
    assert "".join(words_of("en").name(name).split()) in plain


def test_a_run_without_rotations_has_no_page_of_them(tmp_path: Path):
    run = read_run(MadeUp(hands=500, rotations=False).write(tmp_path / "made"))
    reader = PdfReader(BytesIO(pdf_of(run)))
    assert len(reader.pages) == 6
    assert "its rules move no hands" in text_of(reader)


@pytest.mark.parametrize(
    ("like", "said"),
    [
        ({"head_start": 1.5}, "the seats are not equal: seat 0 wins"),
        ({"hands": 20}, "the hands played do not decide"),
        ({"strategies": ("random", "save_wild", "random", "random")}, "the seats play differently"),
        ({"capped": 1.0, "max_turns": 90}, "was stopped by the limit of 90 turns"),
    ],
)
def test_the_answer_says_what_the_seats_are_like(like: dict[str, object], said: str, tmp_path: Path):
    run = read_run(MadeUp(**{"hands": 4_000, **like}).write(tmp_path / "made"))
    data = document_data(run, words_of("en"), [], "a4")
    assert said in data["front"][0]["text"]


def test_every_block_of_a_document_is_plain_text(run: Run):
    def leaves(value: object) -> list[object]:
        if isinstance(value, dict):
            return [leaf for item in value.values() for leaf in leaves(item)]
        if isinstance(value, list):
            return [leaf for item in value for leaf in leaves(item)]
        return [value]

    words = words_of("en")
    data = document_data(run, words, run_sections(run, words), "a4")
    assert {type(leaf) for leaf in leaves(data)} <= {str, int, bool}
