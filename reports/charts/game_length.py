"""How long a hand lasts: the distribution of turns with its median and the middle 90 % of hands."""

from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..folder import Run
from ..texts import Words
from .theme import (
    BLUE,
    INK,
    ORANGE,
    PALE,
    SKY,
    SOFT,
    about,
    blank,
    legend_below,
    read_numbers,
    themed,
    whole_ticks,
)

MOST_BARS: Final = 75
SHOWN: Final = 0.995
"""Share of the hands whose turns have a place on the axis; the rest stands in one bar at its end."""


@themed
def game_length(run: Run, words: Words) -> Figure:
    """Draw the histogram of turns per hand; minutes, an estimate, on the upper axis."""
    figure = blank(3.4, _heading(run, words), about(run, words))
    axes = figure.add_subplot()
    edges, shares, beyond = length_bars(run.counts.array("turns"), run.counts.unfinished)
    _draw_band(axes, run, words)
    wide = edges[1] - edges[0]
    label = words.say("length.bars.one" if wide == 1 else "length.bars.many", n=wide)
    axes.bar(edges[:-1] - 0.5, 100 * shares, wide, align="edge", color=BLUE, ec="white", lw=0.3, label=label)
    _draw_apart(axes, edges, beyond, run, words)
    _draw_median(axes, run, words)
    axes.set_xlabel(words.say("axis.turns"))
    axes.set_ylabel(words.say("axis.share_of_hands"))
    axes.grid(axis="x", visible=False)
    axes.set_ylim(bottom=0)
    whole_ticks(axes)
    read_numbers(axes, words)
    draw_minutes(axes, run, words)
    legend_below(axes, columns=2)
    return figure


def length_bars(
    turns: NDArray[np.int64], unfinished: int
) -> tuple[NDArray[np.int64], NDArray[np.float64], float]:
    """Gather a histogram of turns into bars of equal width, unfinished hands left out.

    Args:
        turns: hands by number of turns, from 0; unfinished ones stand in the last place.
        unfinished: how many of those there are.

    Returns:
        The first number of turns of each bar and the one after the last (bars + 1,), the share of hands in
        each (bars,), the share beyond the last.
    """
    hands = turns.sum()
    ended = turns.copy()
    ended[-1] -= unfinished
    if not ended.any():
        return np.array([len(turns) - 1, len(turns)]), np.zeros(1), 0.0
    played = np.flatnonzero(ended)
    first, last = int(played[0]), int(played[-1])
    if last - first >= MOST_BARS:
        last = int(np.searchsorted(ended.cumsum(), SHOWN * ended.sum()))
    wide = -(-(last - first + 1) // MOST_BARS)
    edges = np.arange(first, last + wide + 1, wide)
    gathered = np.zeros(edges[-1] - first)
    inside = ended[first : edges[-1]]
    gathered[: len(inside)] = inside
    shares = gathered.reshape(-1, wide).sum(axis=1) / hands
    return edges, shares, float(ended[edges[-1] :].sum() / hands)


def draw_minutes(axes: Axes, run: Run, words: Words) -> None:
    """Add an upper axis of estimated minutes: turns and the deal at the config's pace."""
    turn, deal = run.config.pace.seconds_per_turn, run.config.pace.seconds_per_deal
    if turn <= 0:
        return

    def minutes_of(turns: Any) -> Any:
        return (turns * turn + deal) / 60

    def turns_of(minutes: Any) -> Any:
        return (minutes * 60 - deal) / turn

    upper = axes.secondary_xaxis("top", functions=(minutes_of, turns_of))
    upper.set_xlabel(words.say("axis.minutes", turn=words.short(turn), deal=words.short(deal)), color=SOFT)
    read_numbers(upper, words, y=False)
    upper.spines["top"].set_visible(True)


def _heading(run: Run, words: Words) -> str:
    turns = run.summary.turns
    if run.counts.unfinished == run.counts.hands:
        return words.say("length.heading.capped", limit=words.whole(run.rules.max_turns))
    if turns.median is None or turns.p5 is None or turns.p95 is None or turns.p5 == turns.p95:
        return words.say("length.heading.plain")
    low, middle, high = (words.short(value) for value in (turns.p5, turns.median, turns.p95))
    return words.say("length.heading", median=middle, low=low, high=high)


def _draw_band(axes: Axes, run: Run, words: Words) -> None:
    turns = run.summary.turns
    if turns.p5 is None or turns.p95 is None or not run.counts.finished:
        return
    label = words.say("length.band", low=words.short(turns.p5), high=words.short(turns.p95))
    axes.axvspan(turns.p5 - 0.5, turns.p95 + 0.5, fc=PALE, ec=SOFT, lw=0.8, zorder=0, label=label)


def _draw_median(axes: Axes, run: Run, words: Words) -> None:
    median = run.summary.turns.median
    if median is not None and run.counts.finished:
        label = words.say("length.median", n=words.short(median))
        axes.axvline(median, color=INK, lw=1.8, ls="--", label=label)


def _draw_apart(axes: Axes, edges: NDArray[np.int64], beyond: float, run: Run, words: Words) -> None:
    """Draw, as hatched bars at the end of the axis, the hands longer than it and those that were stopped."""
    percent = words.numbers.small_percent
    stopped = run.counts.unfinished / run.counts.hands
    longer = words.say("length.beyond", turns=words.whole(edges[-1] - 1), share=percent(beyond))
    limit = words.whole(run.rules.max_turns)
    cut = words.say("length.stopped", limit=limit, share=percent(stopped))
    wide = max(0.045 * (edges[-1] - edges[0]), 1.0)
    left = edges[-1] if run.counts.finished else run.rules.max_turns - wide
    for share, label, color, hatch in ((beyond, longer, SKY, "////"), (stopped, cut, ORANGE, "xxxx")):
        if share:
            left += 0.5 * wide
            axes.bar(left, 100 * share, wide, align="edge", color=color, hatch=hatch, ec=INK, label=label)
            left += wide
