"""The forest plot of a comparison."""

from typing import Any

import matplotlib.pyplot as plt
from unosim.reports.charts.forest import MARKS, PANELS, forest, forest_png


def document(**rows: Any) -> dict[str, Any]:
    measures = {
        measure: {
            "difference": 0.5,
            "ci95": [0.2, 0.8],
            "margin": 0.1,
            "verdict": "more",
            **rows.get(measure, {}),
        }
        for measure, _, _ in PANELS
    }
    names = ("a_rule_set", "$another$ [one]")
    return {"baseline": "classic", "comparisons": [{"name": name, "measures": measures} for name in names]}


def test_each_measure_has_a_panel_with_a_mark_for_each_rule_set() -> None:
    figure = forest(document())
    assert [axes.get_xlabel() for axes in figure.axes] == [label for _, label, _ in PANELS]
    for axes in figure.axes:
        assert [label.get_text() for label in axes.get_yticklabels()] == ["a_rule_set", "$another$ [one]"]
        assert len(axes.containers) == 2
    assert not plt.get_fignums()


def test_differences_stand_in_the_unit_of_the_panel() -> None:
    axes = forest(document()).axes
    values = [panel.containers[0].lines[0].get_xdata()[0] for panel in axes]
    assert values == [0.5, 0.5, 0.5, 50.0, 50.0]


def test_verdicts_are_told_by_marker_as_well_as_by_colour() -> None:
    assert len({marker for _, marker in MARKS.values()}) == len({color for color, _ in MARKS.values()}) == 4
    axes = forest(document(turns={"verdict": "same"})).axes
    assert axes[0].containers[0].lines[0].get_marker() == MARKS["same"][1]


def test_what_is_not_known_leaves_its_row_empty() -> None:
    unknown = {"difference": None, "ci95": None, "margin": None, "verdict": "undecided"}
    figure = forest(document(starter_edge=unknown))
    assert [len(axes.containers) for axes in figure.axes] == [2, 2, 2, 0, 2]


def test_the_same_document_gives_the_same_bytes() -> None:
    assert forest_png(document()) == forest_png(document())
    assert forest_png(document()).startswith(b"\x89PNG")
