"""Axes with one line a seat, shared by the charts that compare seats."""

from collections.abc import Iterable
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from numpy.typing import NDArray

from ...stats.rates import seat_critical_value
from ..folder import Run
from ..texts import Words
from .theme import INK

SEAT_HEIGHT: Final = 0.27
"""Inches a seat takes."""


def seats_height(run: Run) -> float:
    """Return the inches that one line a seat takes, with axis and legend."""
    return 1.15 + SEAT_HEIGHT * max(run.players, 3)


def seat_names(run: Run, words: Words) -> list[str]:
    """Return the names of the seats, with who starts and, where they differ, what each plays."""
    names = []
    for seat in range(run.players):
        parts = [words.seat(seat)]
        if run.counts.starts[seat] == run.counts.hands:
            parts.append(words.say("seat.starts"))
        if len(set(run.strategies)) > 1:
            parts.append(words.name(run.strategies[seat], 18))
        names.append(", ".join(parts))
    return names


def simultaneous(
    means: Iterable[float | None], errors: Iterable[float | None]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return means of the seats and half their intervals, nan where there is none.

    The intervals of all seats hold at once with 95 % (Bonferroni).
    """
    values, spread = (np.array([np.nan if x is None else x for x in each]) for each in (means, errors))
    return values, seat_critical_value(len(values)) * spread


def draw_seats(
    axes: Axes,
    values: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
    *,
    label: str,
) -> None:
    """Draw one point a seat with its interval, seat 0 on top.

    Args:
        axes: where to draw.
        values: one value a seat, nan where there is none.
        low: the lower ends of the intervals.
        high: the upper ends.
        label: what point and interval are, for the legend.
    """
    places = np.arange(len(values))
    ends = np.vstack([values - low, high - values])
    axes.errorbar(
        values,
        places,
        xerr=ends,
        fmt="o",
        color=INK,
        ms=6,
        mfc="white",
        mew=1.6,
        capsize=4,
        lw=1.6,
        label=label,
    )


def name_seats(axes: Axes, names: list[str]) -> None:
    """Write the names of the seats at a vertical axis, seat 0 on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="y", visible=False)
