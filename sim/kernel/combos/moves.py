"""The list of combinations a seat may lay: each move once, as a few small numbers.

A move is kind, cards laid and card left on top. What the cards are follows from the fields of its kind:
rotation combo ``first_color`` (of the 0) and ``tail``; straight ``first``, ``last`` (10 is a closing 0), the
colours of these two and ``tail``; rainbow ``first`` (the number) and ``counts`` (four bits a colour); set
``first`` (the symbol) and ``counts``. ``score`` is for strategies, to note what they think of each; ``seen``
and ``offered`` are for a strategy of the user's own.
"""

from functools import cache
from typing import Any, Final

import numpy as np

from ..cards import EACH_COLOR, ZERO, Mask, U
from ..jit import compiled, inlined, int64
from ..own_view import VIEW, offered_dtype
from ..state import FEW_COPIES, Moves, Rules, State

NO_TAIL: Final = 0
ONE_SKIP: Final = 1
TWO_SKIPS: Final = 2
ONE_REVERSE: Final = 3
TWO_REVERSES: Final = 4

CLOSING_ZERO: Final = 10
"""The number that a 0 stands for at the end of a straight."""

COMBINATION: Final = 1024
"""A choice below is a card; from here on it is a place in the list of combinations."""

FEW_MOVES: Final = 1 << 12
MANY_MOVES: Final = 1 << 19
"""Room for all combinations of the largest hand: sets of eight copies in four colours are the most, at most
4 x 8 x 9**3 for each of 13 symbols."""


@cache
def moves_dtype(copies: int) -> np.dtype[Any]:
    """Return the record of a list of combinations for decks with up to ``copies`` copies of a face."""
    room = FEW_MOVES if copies <= FEW_COPIES else MANY_MOVES
    return np.dtype(
        [
            ("count", "i8"),
            ("kind", "u1", room),
            ("top", "u1", room),
            ("first", "u1", room),
            ("last", "u1", room),
            ("first_color", "u1", room),
            ("last_color", "u1", room),
            ("tail", "u1", room),
            ("counts", "u2", room),
            ("cards", "u2", room),
            ("points", "i4", room),
            ("score", "i4", room),
            ("seen", VIEW),
            ("offered", offered_dtype(room)),
        ],
        align=True,
    )


def new_moves(copies: int) -> np.ndarray[Any, Any]:
    """Return an empty list of combinations, shape (1,)."""
    return np.zeros(1, moves_dtype(copies)).view(np.recarray)


@inlined
def add_move(m: Moves, kind: int, top: int, cards: int, points: int) -> int:
    """Append a move and return its place, for the fields of its kind."""
    place = int64(m.count)
    m.kind[place] = kind
    m.top[place] = top
    m.cards[place] = cards
    m.points[place] = points
    m.tail[place] = NO_TAIL
    m.counts[place] = 0
    m.count = place + 1
    return place


@compiled
def copy_move(m: Moves, place: int, to: int) -> None:
    """Copy a move to another place of the list."""
    m.kind[to] = m.kind[place]
    m.top[to] = m.top[place]
    m.first[to] = m.first[place]
    m.last[to] = m.last[place]
    m.first_color[to] = m.first_color[place]
    m.last_color[to] = m.last_color[place]
    m.tail[to] = m.tail[place]
    m.counts[to] = m.counts[place]
    m.cards[to] = m.cards[place]
    m.points[to] = m.points[place]


@inlined
def copies_held(g: State, seat: int, face: int) -> int:
    """Return how many copies of a coloured face a seat holds."""
    count = 0
    for copy in range(g.hand.shape[1]):
        count += int64((g.hand[seat, copy] >> U(face)) & U(1))
    return count


@inlined
def symbol_in(cards: Mask, symbol: int) -> int:
    """Return the colours, a bit a colour, in which a mask has a symbol."""
    found = (cards >> U(symbol)) & EACH_COLOR
    return int64((found | (found >> U(15)) | (found >> U(30)) | (found >> U(45))) & U(15))


@inlined
def has_face(cards: Mask, face: int) -> bool:
    """Tell whether a mask holds a coloured face."""
    return cards & (U(1) << U(face)) != ZERO


@compiled
def tail_symbol(tail: int) -> int:
    """Return the symbol of a tail: Skip or Reverse."""
    return 10 if tail <= TWO_SKIPS else 11


@compiled
def tail_cards(tail: int) -> int:
    """Return how many cards a tail has."""
    if tail == NO_TAIL:
        return 0
    return 1 if tail == ONE_SKIP or tail == ONE_REVERSE else 2


@compiled
def tail_is_held(g: State, r: Rules, seat: int, color: int, tail: int) -> bool:
    """Tell whether a seat holds the cards of a tail in the colour of its 0 (Z2 to Z5)."""
    return copies_held(g, seat, color << 4 | tail_symbol(tail)) >= tail_cards(tail)


@compiled
def tail_points(r: Rules, tail: int) -> int:
    """Return the points of a tail."""
    return tail_cards(tail) * r.value[tail_symbol(tail)]


@compiled
def tail_shift(tail: int) -> int:
    """Return the shift of a 0 with a tail (Z1 to Z5)."""
    if tail == NO_TAIL:
        return 1
    if tail == ONE_SKIP:
        return 2
    if tail == TWO_SKIPS:
        return 3
    return -1 if tail == ONE_REVERSE else 0
