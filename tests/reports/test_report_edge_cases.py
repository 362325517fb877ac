"""Odd runs: every chart and page is made, without a warning and within its bounds."""

from io import BytesIO
from pathlib import Path

import pytest
from made_up import MadeUp
from pypdf import PdfReader
from unosim.reports import figures, write_run_report
from unosim.reports.charts import RUN_CHARTS

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
    folder = RUNS[name].write(tmp_path / name)
    paths = write_run_report(folder, language=language)
    assert {path.relative_to(folder).as_posix() for path in paths} == {
        "report.pdf",
        *(f"figures/{chart}.png" for chart in RUN_CHARTS),
    }
    assert all(path.stat().st_size > 1000 for path in paths)
    text = "".join(
        page.extract_text() for page in PdfReader(BytesIO((folder / "report.pdf").read_bytes())).pages
    )
    assert "nan" not in text.split()
    assert "None" not in text


@pytest.mark.parametrize("name", RUNS)
def test_nothing_is_drawn_outside_a_chart(name: str, tmp_path: Path):
    for chart, figure in figures(RUNS[name].write(tmp_path / name), "es").items():
        figure.canvas.draw()
        width, height = figure.bbox.width, figure.bbox.height
        for axes in figure.axes:
            box = axes.get_tightbbox()
            inside = box.x0 > -2 and box.y0 > -2 and box.x1 < width + 2 and box.y1 < height + 2
            assert inside, f"{chart}: {box} in {width} x {height}"
        for text in figure.texts:
            assert text.get_window_extent().x1 < width, f"{chart}: {text.get_text()}"
