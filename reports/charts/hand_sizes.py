"""How many cards each seat holds as a hand goes on."""

from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..folder import Run
from ..texts import Words
from .theme import SERIES, SOFT, about, blank, read_numbers, themed, whole_ticks

FEWEST_HANDS: Final = 30
FEWEST_SHARE: Final = 0.01
"""Rounds reached by fewer hands say nothing and are left out; a run of few hands shows them all."""


@themed
def hand_sizes(run: Run, words: Words) -> Figure:
    """Draw mean cards by round and seat, with the share of hands that got there below."""
    figure = blank(3.4, words.say("sizes.heading"), about(run, words))
    rows = figure.add_gridspec(2, 1, height_ratios=(2.6, 1))
    upper = figure.add_subplot(rows[0])
    lower = figure.add_subplot(rows[1], sharex=upper)
    rounds, means, halves = sizes_by_round(run)
    _draw_sizes(upper, rounds, means, halves, words)
    reached = run.counts.array("round_hands")
    lower.bar(rounds, 100 * reached[rounds] / reached[0], 0.7, color=SOFT)
    lower.set_ylim(0, 108)
    lower.set_xlabel(words.say("axis.rounds"))
    lower.set_ylabel(words.say("axis.got_there"))
    lower.grid(axis="x", visible=False)
    whole_ticks(lower, most=12)
    for axes in (upper, lower):
        read_numbers(axes, words)
    upper.tick_params(axis="x", labelbottom=False)
    figure.legend(loc="outside right center" if run.players > 5 else "outside lower center", **_columns(run))
    return figure


def sizes_by_round(run: Run) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
    """Return the rounds shown, the mean cards (rounds, seats) at their start and half their 95 % intervals.

    There is no interval (nan) where a single hand got there.
    """
    counts, seats = run.counts, run.players
    reached = counts.array("round_hands")[:-1]
    fewest = min(FEWEST_HANDS, reached[0])
    rounds = np.flatnonzero(reached >= max(fewest, FEWEST_SHARE * reached[0]))
    there = reached[rounds, None]
    means = counts.array("round_sizes")[rounds, :seats] / there
    variances = np.maximum(counts.array("round_squares")[rounds, :seats] / there - means**2, 0.0)
    halves = 1.96 * np.sqrt(variances / np.maximum(there - 1, 1))
    return rounds, means, np.where(there > 1, halves, np.nan)


def _columns(run: Run) -> dict[str, Any]:
    return {"ncols": 1} if run.players > 5 else {"ncols": run.players}


def _draw_sizes(
    axes: Axes,
    rounds: NDArray[np.int64],
    means: NDArray[np.float64],
    halves: NDArray[np.float64],
    words: Words,
) -> None:
    for seat, (color, marker, line) in zip(range(means.shape[1]), SERIES, strict=False):
        axes.fill_between(
            rounds,
            means[:, seat] - halves[:, seat],
            means[:, seat] + halves[:, seat],
            color=color,
            alpha=0.12,
            lw=0,
        )
        every = max(len(rounds) // 12, 1)
        axes.plot(
            rounds,
            means[:, seat],
            color=color,
            ls=line,
            marker=marker,
            markevery=(seat % every, every),
            ms=5,
            lw=1.4,
            label=words.seat(seat),
        )
    axes.set_ylabel(words.say("axis.cards_held"))
