"""The page and the chart on matches, and what seats are judged by."""

from io import BytesIO

import numpy as np
import pytest
from pypdf import PdfReader
from unosim.config import load
from unosim.engine.run import play_new
from unosim.reports.charts import run_charts
from unosim.reports.charts.fairness import fair_band
from unosim.reports.charts.matches import hands_by_bar
from unosim.reports.charts.theme import as_bytes
from unosim.reports.documents import run_document
from unosim.reports.documents.matches import matches_page
from unosim.reports.folder import Run, read_run
from unosim.reports.judged import judged
from unosim.reports.texts import words_of

SETS = ["rules.deal=2", "run.games=400", "run.rows=none"]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Run]:
    """Short runs: of matches that are won, of matches that are lost, of hands that stand alone."""
    place, found = tmp_path_factory.mktemp("runs"), {}
    for name, target in (("classic_500", 60), ("cerav_1000", 60), ("classic", 500)):
        config = load(name, [*SETS, f"rules.match.target={target}"])
        play_new(config, out=place / name, threads=1)
        found[name] = read_run(place / name)
    return found


def page_of(run: Run, language: str) -> str:
    words = words_of(language)
    charts = {name: as_bytes(chart, "svg") for name, chart in run_charts(run, words).items()}
    pages = PdfReader(BytesIO(run_document(run, words, charts, "a4"))).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


def test_bars_hold_all_matches() -> None:
    # two matches of three hands, one of four, one of six
    edges, shares = hands_by_bar(np.array([0, 0, 0, 2, 1, 0, 1, 0]))
    assert edges.tolist() == [3, 4, 5, 6, 7]
    assert shares.tolist() == [50, 25, 0, 25]
    # 151 numbers of hands make bars of four: 3 to 6, ... 151 to 154
    counts = np.zeros(300, np.int64)
    counts[[3, 6, 153]] = 1
    edges, shares = hands_by_bar(counts)
    assert (edges[0], edges[1], edges[-1]) == (3, 7, 155)
    assert (shares[0], shares[-1]) == pytest.approx((200 / 3, 100 / 3))
    assert shares.sum() == pytest.approx(100)


def test_seats_are_judged_by_matches_where_there_are_any(runs: dict[str, Run]) -> None:
    alone, won = judged(runs["classic"]), judged(runs["classic_500"])
    assert (alone.unit, alone.finished, alone.won) == ("hands", 400, 400)
    assert (won.unit, won.finished, won.won) == ("matches", 400, 400)
    assert fair_band(runs["classic_500"]) == pytest.approx((0.25, 0.2475, 0.2525))
    # two may share the lowest total where the highest loses: nobody wins such a match
    lost = judged(runs["cerav_1000"])
    assert 0 < lost.won < lost.finished == 400
    assert fair_band(runs["cerav_1000"])[0] == pytest.approx(lost.won / 400 / 4)


def test_only_matches_have_chart_and_page(runs: dict[str, Run]) -> None:
    words = words_of("en")
    assert "matches" not in run_charts(runs["classic"], words)
    assert {"matches", "fairness"} <= set(run_charts(runs["classic_500"], words))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["400 matches were played", "60 points, and the highest total wins", "Matches by seat"]),
        ("es", ["Se jugaron 400 partidas", "60 puntos, y gana la suma más alta", "Partidas por asiento"]),
    ],
)
def test_the_page_tells_of_matches(runs: dict[str, Run], language: str, told: list[str]) -> None:
    text = page_of(runs["classic_500"], language)
    assert [sentence for sentence in told if sentence not in text] == []


def test_losses_have_columns_where_the_mode_names_a_loser(runs: dict[str, Run]) -> None:
    words = words_of("en")
    tables = {
        name: next(block for block in matches_page(runs[name], words).blocks if block["kind"] == "table")
        for name in ("classic_500", "cerav_1000")
    }
    assert "lost (%)" in tables["cerav_1000"]["head"]
    assert "lost (%)" not in tables["classic_500"]["head"]
    assert [row[1] for row in tables["classic_500"]["rows"]] == [
        str(seat.wins) for seat in judged(runs["classic_500"]).seats
    ]


def test_no_match_at_all_is_said(runs: dict[str, Run]) -> None:
    run = runs["classic"]
    assert matches_page(run, words_of("es")).blocks[0]["text"].startswith("Ninguna partida")
