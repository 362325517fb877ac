"""Points each seat scores in a hand, with simultaneous intervals."""

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..folder import Run
from ..texts import Words
from .by_seat import draw_seats, name_seats, seat_names, seats_height, simultaneous
from .theme import BLUE, about, blank, notice, read_numbers, themed


@themed
def points(run: Run, words: Words) -> Figure:
    """Draw the mean points of each seat and the mean over all seats."""
    held = run.rules.scoring.hand == "holders"
    heading = words.say("points.heading.holders" if held else "points.heading")
    if not sum(run.counts.points):
        return notice(run, words, heading, words.say("points.none"))
    figure = blank(seats_height(run), heading, about(run, words))
    axes = figure.add_subplot()
    means, halves = points_by_seat(run)
    draw_seats(axes, means, means - halves, means + halves, label=words.say("points.points"))
    label = words.say("points.share", mean=words.numbers.decimal(means.mean(), 2))
    axes.axvline(means.mean(), color=BLUE, ls="--", lw=1.6, label=label)
    name_seats(axes, seat_names(run, words))
    axes.set_xlabel(words.say("axis.points.holders" if held else "axis.points"))
    axes.locator_params(axis="x", nbins=8)
    axes.margins(x=0.08)
    read_numbers(axes, words, y=False)
    figure.legend(loc="outside lower center", ncols=2)
    return figure


def points_by_seat(run: Run) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the mean points of each seat per finished hand and half its interval, nan where there is none."""
    seats = run.summary.seats
    return simultaneous([seat.points_mean for seat in seats], [seat.points_se for seat in seats])
