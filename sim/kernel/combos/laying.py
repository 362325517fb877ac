"""From a combination to its cards, in the order in which they are laid."""

import numpy as np

from ..cards import Mask
from ..events import Kind
from ..hands import held_cards
from ..jit import compiled, int64
from ..state import Moves, Rules, State
from .moves import CLOSING_ZERO, NO_TAIL, symbol_in, tail_cards, tail_symbol
from .straights import inner_color


@compiled
def spread_cards(g: State, r: Rules, m: Moves, seat: int, place: int, legal: Mask) -> None:
    """Write the cards of a move into ``laid``: the first matches the table, the last stays on top."""
    g.laid_cards = 0
    kind = m.kind[place]
    if kind == Kind.rotation_combo:
        spread_face(g, seat, int64(m.first_color[place]) << 4)
        spread_tail(g, seat, int64(m.first_color[place]), int64(m.tail[place]))
    elif kind == Kind.straight:
        spread_straight(g, r, m, seat, place)
    else:
        spread_equal_cards(g, m, seat, place, legal)


@compiled
def spread_face(g: State, seat: int, face: int) -> None:
    """Write the next copy of a face that the seat holds and that is not spread yet."""
    wanted = 0
    for place in range(g.laid_cards):
        wanted += int(int64(g.laid[place]) & 63 == face)
    for copy in range(g.hand.shape[1]):
        if g.hand[seat, copy] >> np.uint64(face) & np.uint64(1):
            if wanted == 0:
                g.laid[g.laid_cards] = copy << 6 | face
                g.laid_cards += 1
                return
            wanted -= 1


@compiled
def spread_tail(g: State, seat: int, color: int, tail: int) -> None:
    """Write the Skips or Reverses of a rotation combo."""
    for _ in range(tail_cards(tail)):
        spread_face(g, seat, color << 4 | tail_symbol(tail))


@compiled
def spread_straight(g: State, r: Rules, m: Moves, seat: int, place: int) -> None:
    """Write the numbers of a straight, ascending, and its tail."""
    held = held_cards(g, seat)
    first = int64(m.first[place])
    last = int64(m.last[place])
    first_color = int64(m.first_color[place])
    last_color = int64(m.last_color[place])
    for number in range(first, last + 1):
        color = last_color
        if number == first:
            color = first_color
        elif number < last:
            color = inner_color(g, r, seat, held, number, last_color)
        spread_face(g, seat, color << 4 | (number if number < CLOSING_ZERO else 0))
    if m.tail[place] != NO_TAIL:
        spread_tail(g, seat, last_color, int64(m.tail[place]))


@compiled
def first_color(g: State, m: Moves, place: int, legal: Mask) -> int:
    """Return the colour of the card that a combination lays first."""
    if m.kind[place] == Kind.rotation_combo or m.kind[place] == Kind.straight:
        return int64(m.first_color[place])
    counts = int64(m.counts[place]) - (1 << 4 * (int64(m.top[place]) >> 4))
    playable = symbol_in(legal, int64(m.first[place]))
    begin = 0
    while not (counts >> 4 * begin & 15 and playable >> begin & 1):
        begin += 1
    return begin


@compiled
def spread_equal_cards(g: State, m: Moves, seat: int, place: int, legal: Mask) -> None:
    """Write the cards of a rainbow or a set: one that matches the table first, the top card last."""
    symbol = int64(m.first[place])
    top = int64(m.top[place]) >> 4
    counts = int64(m.counts[place]) - (1 << 4 * top)
    begin = first_color(g, m, place, legal)
    spread_face(g, seat, begin << 4 | symbol)
    counts -= 1 << 4 * begin
    for color in range(4):
        for _ in range(counts >> 4 * color & 15):
            spread_face(g, seat, color << 4 | symbol)
    spread_face(g, seat, top << 4 | symbol)
