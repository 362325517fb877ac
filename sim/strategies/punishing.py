"""Keeping cards that punish: strategy ``punisher``."""

from ..kernel.cards import DRAW_TWO, SKIP, WILD_DRAW_FOUR, ZERO, Mask, of_symbol, symbol_of
from ..kernel.combos.moves import ONE_SKIP, TWO_SKIPS, copy_move
from ..kernel.hands import held_cards, size_of_hand
from ..kernel.jit import compiled, int64
from ..kernel.seats import next_seat
from ..kernel.state import Moves, State

FEW_CARDS = 2


@compiled
def keeping_punishments(g: State, m: Moves, seat: int, legal: Mask) -> Mask:
    """Return the legal cards without Skip, Draw Two and Wild Draw Four, and strike combinations with them.

    Not so once the next player holds two cards or fewer, or where nothing else is legal.
    """
    punishments = of_symbol(SKIP) | of_symbol(DRAW_TWO) | of_symbol(WILD_DRAW_FOUR)
    others = legal & ~punishments
    if size_of_hand(g, next_seat(g, seat)) <= FEW_CARDS:
        return legal
    if held_cards(g, seat) & others == ZERO and harmless_combinations(m) == 0:
        return legal
    kept = int64(0)
    for place in range(m.count):
        if not punishes(m, place):
            copy_move(m, place, kept)
            kept += 1
    m.count = kept
    return others


@compiled
def harmless_combinations(m: Moves) -> int:
    """Return how many combinations have none of the cards that are kept."""
    count = 0
    for place in range(m.count):
        count += int(not punishes(m, place))
    return count


@compiled
def punishes(m: Moves, place: int) -> bool:
    """Tell whether a combination has a Skip or a Draw Two in it."""
    symbol = symbol_of(int64(m.top[place]))
    tail = m.tail[place]
    return symbol == SKIP or symbol == DRAW_TWO or tail == ONE_SKIP or tail == TWO_SKIPS
