"""Fairness side by side: for each rule set by how much every seat wins more or less than its share."""

import math
from collections import Counter
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch
from numpy.typing import NDArray

from ..comparison import Comparison
from ..folder import Run
from ..judged import judged
from ..texts import Words
from .about import about_comparison
from .fairness import fair_band
from .theme import BLUE, INK, ORANGE, SKY, blank, read_numbers, themed

COLUMNS: Final = 4
NAME: Final = 17
"""Characters of a name that fit over a panel."""


@themed
def seats(comparison: Comparison, words: Words) -> Figure:
    """Draw a panel for each rule set, all on the same axis."""
    runs = comparison.runs
    most = max(run.players for run in runs)
    columns = min(COLUMNS, len(runs))
    lines = math.ceil(len(runs) / columns)
    height = lines * (0.75 + 0.24 * max(most, 3)) + 0.95
    figure = blank(height, heading(comparison, words), about_comparison(comparison, words))
    panels = figure.subplots(lines, columns, sharex=True, sharey=True, squeeze=False).ravel()
    for axes, run, label in zip(panels, runs, comparison.labels, strict=False):
        _draw_panel(axes, run, words)
        verdict = words.say(f"fact.fairness.{(run.won and run.summary.fairness.verdict) or 'none'}")
        axes.set_title(f"{words.name(label, NAME)}\n{verdict}", size=8.5)
    for axes in panels[len(runs) :]:
        axes.remove()
    for axes in panels[max(len(runs) - columns, 0) : len(runs)]:
        axes.tick_params(axis="x", labelbottom=True)
    panels[0].set_yticks(range(most), [words.seat(seat) for seat in range(most)])
    panels[0].set_ylim(most - 0.4, -0.6)
    panels[0].locator_params(axis="x", nbins=5)
    for axes in panels[: len(runs)]:
        read_numbers(axes, words, y=False)
    figure.legend(
        handles=_legend(comparison, words),
        loc="outside lower center",
        ncols=2,
        title=words.say("axis.points_off"),
        title_fontsize=10,
    )
    return figure


def seats_off(run: Run) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return by how many percentage points each seat is off its equal share, and the ends (seats, 2).

    Shares are of the finished hands, or of the matches where there are any; nan where nothing was finished.
    """
    found = judged(run)
    seats = found.seats
    share = fair_band(run)[0] if found.finished else math.nan
    rates = np.array([math.nan if seat.rate is None else seat.rate for seat in seats])
    ends = np.array([(math.nan, math.nan) if seat.ci95 is None else seat.ci95 for seat in seats])
    return 100 * (rates - share), 100 * (ends - share)


def _draw_panel(axes: Axes, run: Run, words: Words) -> None:
    axes.axvline(0.0, color=BLUE, ls="--", lw=1.4)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
    if not judged(run).won:
        return
    values, ends = seats_off(run)
    share, low, high = fair_band(run)
    if low < share:
        axes.axvspan(100 * (low - share), 100 * (high - share), fc=SKY, ec=BLUE, alpha=0.5, lw=0.6)
    for place, (value, (lowest, highest)) in enumerate(zip(values, ends, strict=True)):
        outside = lowest > 100 * (high - share) or highest < 100 * (low - share)
        axes.errorbar(
            value,
            place,
            xerr=[[value - lowest], [highest - value]],
            fmt="D" if outside else "o",
            color=ORANGE if outside else INK,
            mfc=ORANGE if outside else "white",
            ms=5.5,
            mew=1.4,
            capsize=3,
            lw=1.4,
        )


def heading(comparison: Comparison, words: Words) -> str:
    """Return how many rule sets are fair, unfair and undecided."""
    met = Counter((run.won and run.summary.fairness.verdict) or "none" for run in comparison.runs)
    told = [
        words.count(f"seats.heading.{verdict}", met[verdict])
        for verdict in ("fair", "unfair", "undecided", "none")
        if met[verdict]
    ]
    return words.say("seats.heading", told=", ".join(told), n=len(comparison.runs))


def _legend(comparison: Comparison, words: Words) -> list[Line2D | Patch]:
    margins = {run.summary.fairness.margin for run in comparison.runs if run.summary.fairness.verdict}
    line = Line2D([], [], color=INK, marker="o", mfc="white", mew=1.4, label=words.say("fairness.points"))
    outside = Line2D([], [], color=ORANGE, marker="D", label=words.say("fairness.outside"))
    share = Line2D([], [], color=BLUE, ls="--", label=words.say("seats.share"))
    known = [margin for margin in margins if margin]
    if not known:
        return [line, outside, share]
    margin = words.short(100 * max(known))
    band = Patch(fc=SKY, ec=BLUE, alpha=0.5, lw=0.6, label=words.say("fairness.margin", margin=margin))
    return [line, outside, share, band]
