"""Choices at random: strategies ``random`` and ``random_action``."""

from typing import Final

from ..kernel.cards import (
    ANY_WILD,
    ONE,
    WILD_DRAW_FOURS,
    WILDS,
    ZERO,
    Mask,
    U,
    count_cards,
    nth,
)
from ..kernel.combos.moves import COMBINATION
from ..kernel.hands import held_cards, seat_after
from ..kernel.jit import compiled, inlined, int64
from ..kernel.state import Moves, State
from ..kernel.streams import decide_below

FIRST: Final = int64(0)


@inlined
def uniform_card(g: State, seat: int, legal: Mask) -> int:
    """Return one of the legal cards of a hand, each physical copy being as likely."""
    return nth_card(g, seat, legal, decide_below(g, count_copies(g, seat, legal)))


@inlined
def nth_card(g: State, seat: int, legal: Mask, n: int) -> int:
    """Return the n-th legal card of a hand, first copies first.

    The copy is found without a branch, which the processor could not foresee.
    """
    copy = 0
    cards = g.hand[seat, 0] & legal
    for following in range(1, g.hand.shape[1]):
        count = count_cards(cards)
        further = int(n >= count) & int(copy == following - 1)
        chosen = ZERO - U(further)
        n -= count * further
        copy += further
        cards = (cards & ~chosen) | (g.hand[seat, following] & legal & chosen)
    return copy << 6 | nth(cards, n)


@inlined
def count_copies(g: State, seat: int, legal: Mask) -> int:
    """Return how many of the legal cards a seat holds, each physical copy counting."""
    count = 0
    for copy in range(g.hand.shape[1]):
        count += count_cards(g.hand[seat, copy] & legal)
    return count


@inlined
def uniform_move(g: State, m: Moves, seat: int, legal: Mask) -> int:
    """Return one of the legal moves: a single card counts once per physical copy, a combination once."""
    if m is None:
        return uniform_card(g, seat, legal)
    count = count_copies(g, seat, legal)
    n = decide_below(g, count + m.count)
    return COMBINATION + n - count if n >= count else nth_card(g, seat, legal, n)


@compiled
def uniform_action(g: State, m: Moves, seat: int, legal: Mask) -> int:
    """Return a legal move, distinct actions being as likely: copies collapse, a wild counts once per colour."""
    held = held_cards(g, seat) & legal
    colored = count_cards(held & ~ANY_WILD)
    wild = 4 if held & WILDS != ZERO else 0
    draw_four = 4 if held & WILD_DRAW_FOURS != ZERO else 0
    singles = colored + wild + draw_four
    n = decide_below(g, singles + (m.count if m is not None else 0))
    if n >= singles:
        return COMBINATION + n - singles
    if n < colored:
        face = ONE << U(nth(held & ~ANY_WILD, n))
    elif n < colored + wild:
        face = WILDS
    else:
        face = WILD_DRAW_FOURS
    return nth_card(g, seat, legal & face, FIRST)


@compiled
def uniform_color(g: State) -> int:
    """Return any colour."""
    return decide_below(g, 4)


@compiled
def uniform_opponent(g: State, seat: int) -> int:
    """Return any other seat in play."""
    return seat_after(g, seat, 1 + decide_below(g, g.in_play - 1))
