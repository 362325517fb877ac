"""Documents of comparisons, sweeps and duels, read back from their PDFs."""

from io import BytesIO
from pathlib import Path

import pytest
from made_up import MadeUp
from pypdf import PdfReader
from pypdf.generic import Destination
from test_report_edge_cases import outside
from unosim.cli.report import _compared
from unosim.config import load
from unosim.reports import figures
from unosim.reports.comparison import read_comparison
from unosim.reports.contents import all_contents
from unosim.reports.documents.rules import differing_sentences
from unosim.reports.duel import read_duel
from unosim.reports.estimates import Shown, p_of
from unosim.reports.sweep import read_sweep
from unosim.reports.texts import words_of

KINDS = ("compared", "swept", "dueled")
HEADINGS = {
    ("compared", "en"): ["Differences", "Game length", "Fairness by seat", "What the rules say differently"],
    ("compared", "es"): ["Diferencias", "Duración", "Equidad por asiento", "En qué difieren las reglas"],
    ("swept", "en"): [
        "Length of a hand",
        "Hand rotations",
        "The starter's edge",
        "All keys and combinations",
    ],
    ("swept", "es"): [
        *("Duración de una mano", "Rotaciones de cartas", "La ventaja de quien empieza"),
        "Todas las claves y combinaciones",
    ],
    ("dueled", "en"): ["Each against each"],
    ("dueled", "es"): ["Cada una contra cada una"],
}
RULES = {"en": "The rules in words", "es": "Las reglas, en palabras"}
METHOD = {"en": "Method", "es": "Método"}


def pdf_of(folder: Path, language: str = "en", page: str = "a4") -> PdfReader:
    contents = all_contents(folder, ["pdf"], language=language, page=page, dpi=100)
    return PdfReader(BytesIO(contents[Path("report.pdf")]))


def text_of(reader: PdfReader) -> str:
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("kind", KINDS)
def test_the_document_is_whole(kind: str, language: str, request: pytest.FixtureRequest) -> None:
    reader = pdf_of(request.getfixturevalue(kind), language)
    root = reader.trailer["/Root"]
    assert root["/Lang"].startswith(language)
    assert root["/MarkInfo"]["/Marked"]
    assert reader.metadata.creation_date is None
    named = [entry.title for entry in reader.outline if isinstance(entry, Destination)]
    rules = [] if kind == "compared" else [RULES[language]]
    ends = [*rules, METHOD[language]] if kind == "compared" else [METHOD[language], *rules]
    assert named == [*HEADINGS[kind, language], *ends]
    text = text_of(reader)
    assert not {"nan", "None", "inf"} & set(text.split())
    for number, page in enumerate(reader.pages, start=1):
        assert f"{number} / {len(reader.pages)}" in page.extract_text()
        assert not page.images
    fonts = [font.get_object() for page in reader.pages for font in page["/Resources"]["/Font"].values()]
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert any(key.startswith("/FontFile") for key in inner)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_drawn_beyond_the_edge_of_a_chart(
    kind: str, language: str, request: pytest.FixtureRequest
) -> None:
    for name, figure in figures(request.getfixturevalue(kind), language).items():
        assert outside(figure) == [], name


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_folder_gives_the_same_bytes(kind: str, request: pytest.FixtureRequest) -> None:
    folder = request.getfixturevalue(kind)
    first, second = (
        all_contents(folder, ["pdf", "png", "svg"], language="en", page="letter", dpi=80) for _ in range(2)
    )
    assert first == second
    assert len(first) > 4


def test_a_comparison_tells_each_difference_with_its_interval(compared: Path) -> None:
    text, words = text_of(pdf_of(compared)), words_of("en")
    comparison = read_comparison(compared)
    assert comparison.labels == ["classic", "seven_zero", "draw_to_match", "el_cero"]
    for other in comparison.others:
        for measure in ("turns", "cards_drawn", "starter_edge"):
            shown = Shown.of(other.measures[measure], measure)
            assert shown is not None
            assert shown.whole(words) in text
            assert p_of(other.measures[measure].p_holm, words) in text
    assert "draw_to_match changes the length of a hand most" in text


def test_a_sweep_tells_each_effect_and_each_combination(swept: Path) -> None:
    text, words = text_of(pdf_of(swept, "es")), words_of("es")
    sweep = read_sweep(swept)
    assert len(sweep.document.cells) == 6
    for cell in sweep.document.cells:
        shown = Shown.of(cell.turns, "turns")
        assert shown is not None
        assert " ".join(shown.whole(words, signed=False).split()) in text
    for term in sweep.document.measures["turns"].mains:
        for effect in term.effects:
            shown = Shown.of(effect.effect, "turns")
            assert shown is not None
            assert " ".join(shown.whole(words).split()) in text


def test_a_duel_tells_rates_pairs_and_skill(dueled: Path) -> None:
    text, words, duel = text_of(pdf_of(dueled)), words_of("en"), read_duel(dueled)
    for each in duel.document.strategies:
        assert words.rate(each.rate, each.ci95) in text
        assert words.rate_interval(each.ci95) in text
    assert len(duel.document.pairs) == 6
    for pair in duel.document.pairs:
        assert words.rate_interval(pair.ci95) in text
    assert duel.document.skill is not None
    assert "of the way from luck to always winning" in text
    assert "400 hands are played" in text


def test_what_rule_sheets_say_differently() -> None:
    classic, other = load("classic"), load("draw_to_match")
    assert differing_sentences(classic, classic, "en") == []
    (row,) = differing_sentences(classic, other, "en")
    title, here, there = row
    assert title == "A turn"
    assert here == ("If you have nothing to play, you draw 1 card.",)
    assert there[0] == "If you have nothing to play, you draw until a card comes that can be played."
    assert differing_sentences(other, classic, "en")[0][1:] == (there, here)


ODD = {
    "long": "a" * 120,
    "markup": '#panic("no") *bold* $x^2$ @label <tag> // \\ [bold]red[/bold]',
    "path": "{n} %s ../../etc",
    "emoji": "\U0001f600\U0001f0cf \u4e2d\u6587",
}


def test_names_are_data_and_odd_runs_are_compared(tmp_path: Path) -> None:
    runs = [MadeUp(name=name, hands=60, seed=3).write(tmp_path / key) for key, name in ODD.items()]
    runs += [
        MadeUp(name="capped", hands=40, capped=1.0, max_turns=90).write(tmp_path / "capped"),
        MadeUp(name="ten", players=10, hands=50, rotations=False).write(tmp_path / "ten"),
        MadeUp(name="lost", players=2, hands=30, losers=(1,)).write(tmp_path / "lost"),
    ]
    folder = _compared(tuple(runs), tmp_path / "all")
    reader = pdf_of(folder)
    text = text_of(reader)
    assert not {"nan", "None", "inf"} & set(text.split())
    assert "capped: 40 hands reached the limit of turns" in text
    assert "ten did not meet the deals of the baseline" in text
    for figure in figures(folder, "es").values():
        assert outside(figure) == []


def test_two_runs_that_nobody_won_are_compared(tmp_path: Path) -> None:
    likes = [MadeUp(name=name, hands=40, capped=1.0, max_turns=90) for name in ("one", "two")]
    folder = _compared(tuple(like.write(tmp_path / like.name) for like in likes), tmp_path / "all")
    text = text_of(pdf_of(folder))
    assert "nothing to say about the seats" in text
    assert not {"nan", "None", "inf"} & set(text.split())
