"""Choices by points: strategies ``high_points`` and ``save_wild``."""

from typing import Final

from ..kernel.cards import ANY_WILD, ZERO, Mask, U, count_cards, highest_symbol, lane, lowest, nth, symbol_of
from ..kernel.combos.moves import COMBINATION
from ..kernel.hands import held_cards
from ..kernel.jit import compiled, inlined, int64
from ..kernel.state import Moves, Rules, State
from ..kernel.streams import decide_below
from .by_chance import count_copies, nth_card

NONE: Final = -(1 << 30)
"""The score of a move there is not."""


@inlined
def dearest_cards(g: State, r: Rules, seat: int, legal: Mask) -> Mask:
    """Return the legal cards that are worth as many points as the dearest of them that is held."""
    playable = held_cards(g, seat) & legal
    if r.values_rise:
        return legal & r.worth_as[highest_symbol(playable)]
    return search_dearest(r, playable, legal)


@compiled
def search_dearest(r: Rules, playable: Mask, legal: Mask) -> Mask:
    """Return the legal cards of the dearest tier that has a playable one."""
    for tier in range(r.tier_count):
        if playable & r.tiers[tier] != ZERO:
            return legal & r.tiers[tier]
    return legal


@compiled
def saving_wilds(g: State, m: Moves, seat: int, legal: Mask) -> Mask:
    """Return the legal cards without wilds, unless nothing else is legal, no combination either."""
    others = legal & ~ANY_WILD
    if m is not None and m.count > 0:
        return others
    return others if held_cards(g, seat) & others != ZERO else legal


@compiled
def dearest_move(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> int:
    """Return the move that lays the most points, a combination being worth the sum of its cards."""
    best = dearest_cards(g, r, seat, legal)
    playable = held_cards(g, seat) & best
    points = NONE
    if playable != ZERO:
        points = r.value[symbol_of(lowest(playable))]
    for place in range(m.count):
        m.score[place] = m.points[place]
    return best_of(g, m, seat, best, points)


@compiled
def best_of(g: State, m: Moves, seat: int, singles: Mask, score: int) -> int:
    """Return the best of the combinations by ``score`` and of equally good single cards.

    Ties are uniform, single cards weighed by copies. ``singles`` are the best ones, all of the score given.
    """
    most = score
    for place in range(m.count):
        most = max(most, int64(m.score[place]))
    copies = count_copies(g, seat, singles) if score == most else 0
    ties = copies
    for place in range(m.count):
        ties += int(m.score[place] == most)
    n = decide_below(g, ties)
    if n < copies:
        return nth_card(g, seat, singles, n)
    n -= copies
    for place in range(m.count):
        if m.score[place] == most:
            if n == 0:
                return COMBINATION + place
            n -= 1
    return -1


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
