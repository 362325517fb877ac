"""Rows of estimates beside a zero line, shared by the charts of differences and of effects."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from matplotlib.axes import Axes

from ..estimates import Shown
from ..texts import Words
from .theme import INK, SOFT, read_numbers

ROW: Final = 0.25
"""Inches a row takes."""

PANEL: Final = 0.62
"""Inches that title, ticks and the space around a panel take."""


@dataclass(frozen=True)
class Row:
    """One row of a panel.

    Attributes:
        name: what stands at its left.
        shown: the value with its interval, None where it is not known.
        told: what stands at its right.
        marker: marker of the point.
        color: its colour.
    """

    name: str
    shown: Shown | None
    told: str
    marker: str = "o"
    color: str = INK


def draw_rows(axes: Axes, rows: Sequence[Row], words: Words) -> None:
    """Draw rows of points with intervals, the first on top, around a line at 0."""
    axes.axvline(0.0, color=SOFT, lw=1.0)
    for place, row in enumerate(rows):
        axes.text(1.02, place, row.told, transform=axes.get_yaxis_transform(), va="center", size=8.5)
        if row.shown is not None:
            _draw_point(axes, row, row.shown, place)
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    axes.spines["left"].set_visible(False)
    axes.margins(x=0.06)
    axes.locator_params(axis="x", nbins=7)
    read_numbers(axes, words, y=False)


def _draw_point(axes: Axes, row: Row, shown: Shown, place: int) -> None:
    ends = [[max(shown.value - shown.low, 0.0)], [max(shown.high - shown.value, 0.0)]]
    axes.errorbar(
        shown.value,
        place,
        xerr=ends,
        fmt=row.marker,
        color=row.color,
        ms=6,
        mfc="white" if row.marker in "oD" else row.color,
        mew=1.6,
        capsize=3.5,
        lw=1.6,
    )


def span_at_least(axes: Axes, least: float) -> None:
    """Let the horizontal axis span at least ``least`` units, so that noise does not fill a panel."""
    low, high = axes.get_xlim()
    if high - low < least:
        middle = (low + high) / 2
        axes.set_xlim(middle - least / 2, middle + least / 2)
