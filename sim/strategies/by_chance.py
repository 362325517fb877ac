"""Choices at random: strategies ``random`` and ``random_action``."""

from ..kernel.cards import (
    ANY_WILD,
    WILD_DRAW_FOURS,
    WILDS,
    ZERO,
    Mask,
    U,
    count_cards,
    nth,
)
from ..kernel.hands import held_cards
from ..kernel.jit import compiled, inlined
from ..kernel.state import State
from ..kernel.streams import decide_below


@inlined
def uniform_card(g: State, seat: int, legal: Mask) -> int:
    """Return one of the legal cards of a hand, each physical copy being as likely."""
    count = 0
    for copy in range(g.hand.shape[1]):
        count += count_cards(g.hand[seat, copy] & legal)
    return nth_card(g, seat, legal, decide_below(g, count))


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


@compiled
def uniform_action(g: State, seat: int, legal: Mask) -> int:
    """Return a legal card, distinct actions being as likely: copies collapse, a wild counts once per colour."""
    held = held_cards(g, seat) & legal
    colored = count_cards(held & ~ANY_WILD)
    wild = 4 if held & WILDS != ZERO else 0
    draw_four = 4 if held & WILD_DRAW_FOURS != ZERO else 0
    n = decide_below(g, colored + wild + draw_four)
    if n < colored:
        face = ZERO | (U(1) << U(nth(held & ~ANY_WILD, n)))
    elif n < colored + wild:
        face = WILDS
    else:
        face = WILD_DRAW_FOURS
    return nth_card(g, seat, legal & face, 0)


@compiled
def uniform_color(g: State) -> int:
    """Return any colour."""
    return decide_below(g, 4)


@compiled
def uniform_opponent(g: State, seat: int) -> int:
    """Return any other seat."""
    other = decide_below(g, g.players - 1)
    return other + 1 if other >= seat else other
