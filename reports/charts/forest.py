"""A comparison as a forest plot: each difference from the baseline with its interval, and the margin."""

from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .theme import BLUE, INK, ORANGE, SKY, SOFT, as_bytes, blank, theme

PANELS: Final = (
    ("turns", "turns a hand", 1.0),
    ("rotations", "rotations a hand", 1.0),
    ("cards_drawn", "cards drawn a hand", 1.0),
    ("starter_edge", "starter's edge, points", 100.0),
    ("unfairness", "unfairness, points", 100.0),
)
"""Measure, its label, and the factor to the unit shown."""

MARKS: Final = {"more": (ORANGE, "s"), "less": (BLUE, "o"), "same": (INK, "D"), "undecided": (SOFT, "x")}
"""Colour and marker of each verdict."""

ROW: Final = 0.32
"""Inches for each rule set in a panel."""


def forest(document: dict[str, Any]) -> Figure:
    """Draw the differences of a comparison.

    Args:
        document: what stands in ``comparison.json``, with one comparison at least.
    """
    comparisons = document["comparisons"]
    with theme():
        height = len(PANELS) * (ROW * len(comparisons) + 0.75)
        below = f"95 % intervals; shaded: within the margin. Baseline: {document['baseline']}"
        figure = blank(height, f"Difference from {document['baseline']}", below[:90])
        panels = figure.subplots(len(PANELS), 1)
        for axes, (measure, label, factor) in zip(panels, PANELS, strict=True):
            _panel(axes, comparisons, measure, factor)
            axes.set_xlabel(label)
        figure.draw_without_rendering()
        figure.set_layout_engine("none")
        return figure


def forest_png(document: dict[str, Any]) -> bytes:
    """Return the forest plot of a comparison as the bytes of a PNG."""
    return as_bytes(forest(document), "png")


def _panel(axes: Axes, comparisons: list[dict[str, Any]], measure: str, factor: float) -> None:
    axes.axvline(0.0, color=SOFT, lw=1.0)
    for row, comparison in enumerate(comparisons):
        found = comparison["measures"][measure]
        if found["ci95"] is None or found["difference"] is None:
            continue
        margin = factor * (found["margin"] or 0.0)
        axes.fill_betweenx([row - 0.45, row + 0.45], -margin, margin, color=SKY, alpha=0.5, lw=0)
        value, (low, high) = factor * found["difference"], (factor * end for end in found["ci95"])
        color, marker = MARKS.get(found["verdict"], MARKS["undecided"])
        axes.errorbar(
            value,
            row,
            xerr=[[max(value - low, 0.0)], [max(high - value, 0.0)]],
            fmt=marker,
            color=color,
            capsize=3,
        )
    axes.set_yticks(range(len(comparisons)), [comparison["name"][:24] for comparison in comparisons])
    axes.set_ylim(len(comparisons) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
