"""Matches: how many hands they take, who wins and loses them, and with which final scores."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ...stats.rates import seat_critical_value
from ..folder import Run
from ..summary import Matches
from ..texts import Words
from .by_seat import SEAT_HEIGHT, draw_seats, name_seats, seat_names
from .theme import BLUE, INK, ORANGE, SKY, about, blank, notice, read_numbers, themed, whole_ticks

MOST_BARS: Final = 50
HANDS_HEIGHT: Final = 1.9
"""Inches of the histogram of hands."""

APART: Final = 0.17
"""Lines by which wins and losses of a seat stand apart."""


@themed
def matches(run: Run, words: Words) -> Figure:
    """Draw the hands of a match, the matches each seat wins (and loses), and its final score."""
    told = run.summary.matches
    if told is None or not told.number:
        return notice(run, words, words.say("matches.page"), words.say("matches.none"))
    seats = 0.55 + SEAT_HEIGHT * max(run.players, 3)
    figure = blank(HANDS_HEIGHT + 2 * seats + 1.1, heading(told, words), about(run, words))
    rows = figure.add_gridspec(3, 1, height_ratios=(HANDS_HEIGHT, seats, seats))
    _draw_hands(figure.add_subplot(rows[0]), run, words)
    _draw_wins(figure.add_subplot(rows[1]), run, told, words)
    _draw_scores(figure.add_subplot(rows[2]), run, told, words)
    figure.legend(loc="outside lower center", ncols=2)
    return figure


def heading(told: Matches, words: Words) -> str:
    """Return how long a match takes, and how often most hands are not enough."""
    hands = words.measured(told.hands.mean, told.hands.se)
    if told.most_hands.rate is None:
        return words.say("matches.heading.plain", hands=hands)
    return words.say(
        "matches.heading", hands=hands, share=words.rate(told.most_hands.rate, told.most_hands.ci95)
    )


def hands_by_bar(counts: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return the edges of bars and the share of matches, in percent, of each.

    Args:
        counts: int64 (hands,), matches by their number of hands.
    """
    present = np.flatnonzero(counts)
    first, last = int(present[0]), int(present[-1])
    wide = -(-(last - first + 1) // MOST_BARS)
    edges = np.arange(first, last + wide + 1, wide)
    gathered = np.zeros(edges[-1] - first)
    gathered[: last - first + 1] = counts[first : last + 1]
    return edges, 100 * gathered.reshape(-1, wide).sum(axis=1) / counts.sum()


def _draw_hands(axes: Axes, run: Run, words: Words) -> None:
    edges, shares = hands_by_bar(run.counts.array("match_hands"))
    axes.bar(edges[:-1] - 0.5, shares, np.diff(edges), align="edge", color=SKY, ec=INK, lw=0.6)
    median = run.summary.matches.hands.median if run.summary.matches else None
    if median is not None:
        axes.axvline(
            median, color=INK, lw=1.8, ls="--", label=words.say("matches.median", n=words.short(median))
        )
    axes.set_title(words.say("matches.hands"))
    axes.set_xlabel(words.say("axis.hands_in_a_match"))
    axes.set_ylabel(words.say("axis.share_of_matches"))
    axes.grid(axis="x", visible=False)
    whole_ticks(axes)
    read_numbers(axes, words)


def _draw_wins(axes: Axes, run: Run, told: Matches, words: Words) -> None:
    losing = told.seats[0].loss_rate is not None
    rates, low, high = _percent([(seat.rate, seat.ci95) for seat in told.seats])
    places = np.arange(run.players, dtype=np.float64) - (APART if losing else 0.0)
    _points(axes, places, (rates, low, high), INK, "o", words.say("matches.wins"))
    if losing:
        rates, low, high = _percent([(seat.loss_rate, seat.loss_ci95) for seat in told.seats])
        _points(axes, places + 2 * APART, (rates, low, high), ORANGE, "s", words.say("matches.losses"))
    share = words.say("fairness.share", share=words.numbers.percent(1 / run.players, 2))
    axes.axvline(100 / run.players, color=BLUE, ls="--", lw=1.6, label=share)
    name_seats(axes, seat_names(run, words))
    axes.set_title(words.say("matches.by_seat.losses" if losing else "matches.by_seat"))
    axes.set_xlabel(words.say("axis.share_of_matches_decided"))
    axes.margins(x=0.08)
    read_numbers(axes, words, y=False)


def _draw_scores(axes: Axes, run: Run, told: Matches, words: Words) -> None:
    z = seat_critical_value(run.players)
    means = np.array([np.nan if seat.points.mean is None else seat.points.mean for seat in told.seats])
    halves = np.array([np.nan if seat.points.se is None else z * seat.points.se for seat in told.seats])
    draw_seats(axes, means, means - halves, means + halves, label="_")
    axes.axvline(float(means.mean()), color=BLUE, ls="--", lw=1.6)
    name_seats(axes, seat_names(run, words))
    axes.set_title(words.say("matches.scores"))
    axes.set_xlabel(words.say("axis.final_score"))
    axes.margins(x=0.08)
    read_numbers(axes, words, y=False)


def _points(
    axes: Axes,
    places: NDArray[np.float64],
    values: tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]],
    color: str,
    marker: str,
    label: str,
) -> None:
    middle, low, high = values
    ends = np.vstack([middle - low, high - middle])
    axes.errorbar(middle, places, xerr=ends, fmt=marker, color=color, ms=5.5, mfc="white", mew=1.6,
                  capsize=4, lw=1.6, label=label)  # fmt: skip


def _percent(
    rates: list[tuple[float | None, tuple[float, float] | None]],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Return rates with the ends of their intervals in percent, nan where there is none."""
    nothing = (np.nan, np.nan)
    values = np.array([np.nan if rate is None else 100 * rate for rate, _ in rates])
    ends = np.array([nothing if ci95 is None else ci95 for _, ci95 in rates]) * 100
    return values, ends[:, 0], ends[:, 1]
