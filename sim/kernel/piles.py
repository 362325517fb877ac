"""The draw pile and the discard pile."""

from typing import Final

import numpy as np

from .cards import color_of, symbol_of
from .combos.rainbow import start_run
from .doors import draw_from_pile
from .events import NOBODY, NOTHING, Event, note
from .hands import give_card
from .jit import compiled, inlined
from .state import Log, Rules, Script, State, Totals
from .tally import CARDS_DRAWN, FORCED_CARDS, RESHUFFLES, ZEROS_LAID
from .words import Zero


ONE_CARD: Final = np.int64(1)
TWO_CARDS: Final = np.int64(2)
FOUR_CARDS: Final = np.int64(4)


@inlined
def draw_card(g: State, c: Totals, log: Log, script: Script, seat: int, reason: int) -> int:
    """Let a seat take one card; return it, or -1 if both piles are empty."""
    if g.pile_size == 0:
        reshuffle(g, log)
    if g.pile_size == 0:
        return -1
    card = draw_from_pile(g, script)
    give_card(g, seat, card)
    g.tally[CARDS_DRAWN] += 1
    c.seat_cards_drawn[seat] += 1
    note(log, Event.draw, seat, card, reason)
    return card


@inlined
def draw_cards(g: State, c: Totals, log: Log, script: Script, seat: int, count: int, reason: int) -> None:
    """Let a seat take cards it is forced to take, as many as the piles hold.

    A draw of four with two in the pile takes two, reshuffles, takes two.
    """
    for taken in range(count):
        if draw_card(g, c, log, script, seat, reason) < 0:
            note(log, Event.empty, seat, count - taken, reason)
            return
        g.tally[FORCED_CARDS] += 1
        c.seat_forced_cards[seat] += 1


@compiled
def reshuffle(g: State, log: Log) -> None:
    """Make the discards under the top card the new draw pile; a wild among them forgets its colour."""
    if g.discards == 0:
        return
    for place in range(np.int64(g.discards)):
        g.pile[place] = g.under[place]
    g.pile_size = g.discards
    g.discards = 0
    g.tally[RESHUFFLES] += 1
    if g.run_colors != 0:
        start_run(g, np.int64(g.top))
    note(log, Event.reshuffle, NOBODY, np.int64(g.pile_size), NOTHING)


@inlined
def lay_on_pile(g: State, card: int) -> None:
    """Lay a card on the discard pile: it is the face in force."""
    discards = np.int64(g.discards)
    g.under[discards] = g.top
    g.discards = discards + 1
    g.top = card
    g.on_top = card & 63


@inlined
def count_zero(g: State, r: Rules, symbol: int) -> None:
    """Count a 0 laid, whatever becomes of it, where a 0 does something (``zero``)."""
    if symbol == 0 and r.zero != Zero.plain:
        g.tally[ZEROS_LAID] += 1


@inlined
def name_color(g: State, color: int) -> None:
    """Name the colour of the wild on top."""
    g.on_top = color << 4 | symbol_of(np.int64(g.top))


@inlined
def color_in_force(g: State) -> int:
    """Return the colour in force: that of the top card, or the one named."""
    return color_of(np.int64(g.on_top))
