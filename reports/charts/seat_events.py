"""Who draws, who is made to draw, and who forgets to say UNO: means per hand by seat."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..folder import Run
from ..texts import Words
from .by_seat import SEAT_HEIGHT, name_seats, seat_names
from .lines import broken
from .theme import BLUE, INK, ORANGE, about, blank, legend_below, read_numbers, themed

PANELS: Final = (
    ("draws", (("seat_draw_turns", "o"), ("seat_cards_drawn", "s"), ("seat_forced_cards", "^"))),
    ("calls", (("seat_uno_missed", "o"), ("seat_uno_caught", "s"))),
)
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


def _draw_panel(axes: Axes, run: Run, words: Words, panel: str, series: tuple[tuple[str, str], ...]) -> None:
    places = np.arange(run.players)
    highest = 0.0
    for (name, marker), color in zip(series, COLORS, strict=False):
        means = run.counts.array(name)[: run.players] / run.counts.hands
        highest = max(highest, float(means.max()))
        axes.plot(
            means,
            places,
            ls="",
            marker=marker,
            ms=7,
            color=color,
            mec="white",
            label=words.say(f"event.{name}"),
        )
    axes.set_title("\n".join(broken(words.say(f"seat_events.{panel}"), 10.0, 2.4, bold=True)))
    axes.set_xlabel(words.say("axis.per_hand"))
    axes.set_xlim(0, highest * 1.12 or 1)
    axes.locator_params(axis="x", nbins=5)
    read_numbers(axes, words, y=False)
    legend_below(axes)
