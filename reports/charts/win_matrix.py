"""Each strategy against each other one: how many of the hands that one of the two won were the first's."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import QuadMesh
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..duel import Duel
from ..texts import Words
from .about import about_duel
from .theme import INK, PALE, blank, draw_cells, ink_on, notice_of, themed

LONGEST_NAME: Final = 16
COLORS: Final = "PuOr_r"
"""From violet over white to orange: told apart by the colour-blind; the value stands in each cell."""

LEAST: Final = 2.0
"""Percentage points from an even share that have a strong colour at the least."""


@themed
def win_matrix(duel: Duel, words: Words) -> Figure:
    """Draw a cell for each pair, the strategies that win most often first."""
    names = [each.name for each in duel.ranked]
    about, heading = about_duel(duel, words), words.say("matrix.heading")
    if not duel.document.pairs:
        return notice_of(about, heading, words.say("duel.nobody"))
    rates = pair_rates(duel)
    figure = blank(1.15 + 0.55 * len(names), heading, about)
    axes = figure.add_subplot()
    reach = 1.5 * max(float(np.nanmax(np.abs(rates - 50))), LEAST)
    cells = draw_cells(
        axes, rates, words.say("axis.matrix"), words, cmap=COLORS, vmin=50 - reach, vmax=50 + reach
    )
    _write(axes, cells, duel, names, words)
    shown = [words.name(name, LONGEST_NAME) for name in names]
    axes.set_xticklabels(shown)
    axes.set_yticklabels(shown)
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.set_xlabel(words.say("axis.matrix.columns"))
    axes.xaxis.set_label_position("bottom")
    return figure


def pair_rates(duel: Duel) -> NDArray[np.float64]:
    """Return the percentages (strategies, strategies) in the order of ``ranked``, nan where there is none."""
    places = {each.name: place for place, each in enumerate(duel.ranked)}
    rates = np.full((len(places), len(places)), np.nan)
    for pair in duel.document.pairs:
        rates[places[pair.name], places[pair.against]] = 100 * pair.rate
    return rates


def _write(axes: Axes, cells: QuadMesh, duel: Duel, names: list[str], words: Words) -> None:
    for place in range(len(names)):
        axes.text(place + 0.5, place + 0.5, words.say("unknown"), ha="center", va="center", color=INK)
    axes.set_facecolor(PALE)
    small = len(names) > 6
    for pair in duel.document.pairs:
        row, column = names.index(pair.name), names.index(pair.against)
        value = words.rate(pair.rate, pair.ci95)
        text = value if small else f"{value}\n{words.rate_interval(pair.ci95)}"
        color = ink_on(cells, 100 * pair.rate)
        axes.text(
            column + 0.5, row + 0.5, text, ha="center", va="center", size=8.5, color=color, linespacing=1.3
        )
