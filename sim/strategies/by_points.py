"""Choices by points: strategies ``high_points`` and ``save_wild``."""

from ..kernel.cards import ANY_WILD, ZERO, Mask, count_cards, lane, nth, U
from ..kernel.hands import held_cards
from ..kernel.jit import compiled
from ..kernel.state import Rules, State
from ..kernel.streams import decide_below


@compiled
def dearest_cards(g: State, r: Rules, seat: int, legal: Mask) -> Mask:
    """Return the legal cards held that are worth the most points."""
    playable = held_cards(g, seat) & legal
    for tier in range(r.tier_count):
        if playable & r.tiers[tier] != ZERO:
            return legal & r.tiers[tier]
    return legal


@compiled
def saving_wilds(g: State, seat: int, legal: Mask) -> Mask:
    """Return the legal cards without wilds, unless nothing else is legal."""
    others = legal & ~ANY_WILD
    return others if held_cards(g, seat) & others != ZERO else legal


@compiled
def most_held_color(g: State, seat: int) -> int:
    """Return the colour most held, wilds not counted; ties and an empty hand uniformly."""
    most = -1
    colors = 0
    for color in range(4):
        count = 0
        for copy in range(g.hand.shape[1]):
            count += count_cards(g.hand[seat, copy] & lane(color))
        if count > most:
            most = count
            colors = 1 << color
        elif count == most:
            colors |= 1 << color
    return nth(U(colors), decide_below(g, count_cards(U(colors))))
