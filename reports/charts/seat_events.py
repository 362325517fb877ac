"""Who draws, who is made to draw, and who forgets to say UNO: means per hand by seat."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..folder import Run
from ..summary import Mean
from ..texts import Words
from .by_seat import SEAT_HEIGHT, name_seats, seat_names, simultaneous
from .lines import broken
from .theme import BLUE, INK, ORANGE, about, blank, legend_below, read_numbers, themed

PANELS: Final = (
    ("draws", (("draw_turns", "o"), ("cards_drawn", "s"), ("forced_cards", "^"))),
    ("calls", (("uno_missed", "o"), ("uno_caught", "s"))),
)
APART: Final = 0.22
"""How far the marks of one seat lie apart, in lines."""

COLORS: Final = (BLUE, ORANGE, INK)


@themed
def seat_events(run: Run, words: Words) -> Figure:
    """Draw what happens to each seat in a hand, two panels beside each other with the seats in common."""
    height = 1.5 + SEAT_HEIGHT * max(run.players, 3)
    figure = blank(height, words.say("seat_events.heading"), about(run, words))
    left, right = figure.subplots(1, 2, sharey=True)
    for axes, (panel, series) in zip((left, right), PANELS, strict=True):
        _draw_panel(axes, run, words, panel, series)
    name_seats(left, seat_names(run, words))
    right.tick_params(axis="y", length=0)
    right.grid(axis="y", visible=False)
    return figure


def event_by_seat(run: Run, name: str) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the mean per hand of what each seat does and half its interval, nan where there is none."""
    seats = [seat.events.get(name, Mean()) for seat in run.summary.seats]
    return simultaneous([mean.mean for mean in seats], [mean.se for mean in seats])


def _draw_panel(axes: Axes, run: Run, words: Words, panel: str, series: tuple[tuple[str, str], ...]) -> None:
    highest = 0.0
    for place, ((name, marker), color) in enumerate(zip(series, COLORS, strict=False)):
        means, halves = event_by_seat(run, name)
        highest = max(highest, float((means + np.nan_to_num(halves)).max()))
        axes.errorbar(
            means,
            np.arange(run.players) + APART * (place - (len(series) - 1) / 2),
            xerr=halves,
            fmt=marker,
            ms=6,
            color=color,
            mec="white",
            capsize=3,
            label=words.say(f"event.{name}"),
        )
    axes.set_title("\n".join(broken(words.say(f"seat_events.{panel}"), 10.0, 2.4, bold=True)))
    axes.set_xlabel(words.say("axis.per_hand"))
    axes.set_xlim(0, highest * 1.12 or 1)
    axes.locator_params(axis="x", nbins=5)
    read_numbers(axes, words, y=False)
    legend_below(axes)
