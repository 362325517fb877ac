"""Odd runs: every chart and page is made, without a warning and within its bounds."""

from io import BytesIO
from pathlib import Path

import pytest
from made_up import MadeUp
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from pypdf import PdfReader
from unosim.reports.charts import run_charts
from unosim.reports.charts.theme import as_bytes
from unosim.reports.documents import run_document
from unosim.reports.folder import read_run
from unosim.reports.texts import words_of

RUNS = {
    "two_players": MadeUp(players=2, hands=500),
    "ten_players": MadeUp(players=10, hands=500, strategies=("random", "rotation_aware") * 5),
    "one_hand": MadeUp(hands=1),
    "only_capped": MadeUp(hands=300, capped=1.0, max_turns=150),
    "some_capped": MadeUp(hands=300, capped=0.2, max_turns=100),
    "one_turn": MadeUp(hands=5, capped=1.0, max_turns=1),
    "without_rotations": MadeUp(hands=500, rotations=False),
    "seat_that_never_won": MadeUp(hands=500, losers=(2,)),
    "no_time_for_turns": MadeUp(hands=500, pace={"seconds_per_turn": 0.0}),
    "points_held": MadeUp(hands=500, rules={"scoring": {"hand": "holders"}}),
}


@pytest.mark.parametrize(
    ("name", "language"), [(name, "es") for name in RUNS] + [("ten_players", "en"), ("only_capped", "en")]
)
def test_an_odd_run_has_its_report(name: str, language: str, tmp_path: Path):
    run, words = read_run(RUNS[name].write(tmp_path / name)), words_of(language)
    charts = run_charts(run, words)
    for chart, figure in charts.items():
        assert outside(figure) == [], chart
    document = run_document(run, words, {chart: as_bytes(charts[chart], "svg") for chart in charts}, "a4")
    text = "".join(page.extract_text() for page in PdfReader(BytesIO(document)).pages)
    assert "nan" not in text.split()
    assert "None" not in text


def outside(figure: Figure) -> list[str]:
    """Return what is drawn beyond the edge of a chart, two dots allowed for."""
    figure.canvas.draw()
    width, height = figure.bbox.width, figure.bbox.height
    boxes = {f"axes {place}": axes.get_tightbbox() for place, axes in enumerate(figure.axes)}
    boxes |= {f"legend {place}": legend.get_window_extent() for place, legend in enumerate(figure.legends)}
    boxes |= {text.get_text(): text.get_window_extent() for text in figure.texts}
    return [
        name
        for name, box in boxes.items()
        if not (box.x0 > -2 and box.y0 > -2 and box.x1 < width + 2 and box.y1 < height + 2)
    ]


def test_what_lies_outside_is_found():
    figure = Figure(figsize=(2, 2))
    FigureCanvasAgg(figure)
    figure.text(0.9, 0.5, "too long for its place")
    assert outside(figure) == ["too long for its place"]
