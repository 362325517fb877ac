"""How long hands last under each rule set: distributions over each other, and their quantiles in rows."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..comparison import Comparison
from ..folder import Run
from ..texts import Words
from .about import about_comparison
from .theme import SERIES, blank, read_numbers, themed, whole_ticks

MOST_POINTS: Final = 60
SHOWN: Final = 0.955
"""Share of the longest rule set's hands whose turns have a place on the axis."""
LONGEST_NAME: Final = 20


@themed
def lengths(comparison: Comparison, words: Words) -> Figure:
    """Draw the share of hands by turns for each rule set; below, median, quartiles and the middle 90 %."""
    runs = comparison.runs
    rows = 0.45 + 0.25 * len(runs)
    figure = blank(2.75 + rows, _heading(comparison, words), about_comparison(comparison, words))
    upper, lower = figure.subplots(2, 1, sharex=True, height_ratios=(2.0, rows))
    edges = common_edges(runs)
    wide, last = int(edges[1] - edges[0]), words.whole(int(edges[-1]) - 1)
    for place, run in enumerate(runs):
        _draw_distribution(upper, edges, run, place, words.name(comparison.labels[place], LONGEST_NAME))
        _draw_quantiles(lower, run, place)
    upper.set_ylabel(words.say("axis.share_of_hands"))
    upper.set_ylim(bottom=0)
    together = words.say("lengths.shares.one" if wide == 1 else "lengths.shares.many", n=wide, last=last)
    upper.set_title(together, size=9.5)
    lower.set_title(words.say("lengths.quantiles"), size=9.5)
    lower.set_yticks(range(len(runs)), [words.name(label, LONGEST_NAME) for label in comparison.labels])
    lower.set_ylim(len(runs) - 0.4, -0.6)
    lower.tick_params(axis="y", length=0)
    lower.grid(axis="y", visible=False)
    lower.set_xlabel(words.say("axis.turns"))
    lower.set_xlim(edges[0] - 0.5, edges[-1] - 0.5)
    whole_ticks(lower)
    read_numbers(upper, words)
    read_numbers(lower, words, y=False)
    upper.legend(loc="upper right")
    return figure


def common_edges(runs: Sequence[Run]) -> NDArray[np.int64]:
    """Return the bounds of equally wide ranges of turns that hold nearly all hands of every rule set."""
    histograms = [run.counts.array("turns") for run in runs]
    first = min(int(np.flatnonzero(turns)[0]) for turns in histograms)
    last = max(int(np.searchsorted(turns.cumsum(), SHOWN * turns.sum())) for turns in histograms)
    wide = max(-(-(last - first + 1) // MOST_POINTS), 1)
    return np.arange(first, max(last, first) + wide + 1, wide)


def shares_between(run: Run, edges: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the share of the hands in each range of turns; hands stopped by the limit count as hands."""
    turns = run.counts.array("turns").astype(float)
    turns[-1] -= run.counts.unfinished
    before = np.concatenate([[0.0], turns.cumsum()])
    up_to = before[np.minimum(edges, len(turns))]
    return np.diff(up_to) / run.counts.hands


def _draw_distribution(axes: Axes, edges: NDArray[np.int64], run: Run, place: int, label: str) -> None:
    color, marker, line = SERIES[place % len(SERIES)]
    shares = shares_between(run, edges)
    every = max(len(shares) // 9, 1)
    axes.plot(
        (edges[:-1] + edges[1:] - 1) / 2,
        100 * shares,
        color=color,
        ls=line,
        lw=1.7,
        marker=marker,
        ms=5,
        markevery=(place % every, every),
        label=label,
    )


def _draw_quantiles(axes: Axes, run: Run, place: int) -> None:
    turns, (color, marker, _) = run.summary.turns, SERIES[place % len(SERIES)]
    found = (turns.p5, turns.p25, turns.median, turns.p75, turns.p95)
    known = [value for value in found if value is not None]
    if len(known) < len(found):
        return
    low, lower, median, upper, high = known
    axes.hlines(place, low, high, color=color, lw=1.4)
    axes.hlines(place, lower, upper, color=color, lw=6, alpha=0.55)
    axes.plot([median], [place], ls="", marker=marker, ms=6.5, color=color, mec="white", mew=0.8)


def _heading(comparison: Comparison, words: Words) -> str:
    medians = [
        (run.summary.turns.median, label)
        for run, label in zip(comparison.runs, comparison.labels, strict=True)
        if run.summary.turns.median is not None and run.counts.finished
    ]
    if len(medians) < 2:
        return words.say("lengths.heading.plain")
    (low, short), (high, long) = min(medians), max(medians)
    if low == high:
        return words.say("lengths.heading.same", median=words.short(low))
    return words.say(
        "lengths.heading",
        short=words.name(short, LONGEST_NAME),
        low=words.short(low),
        long=words.name(long, LONGEST_NAME),
        high=words.short(high),
    )
