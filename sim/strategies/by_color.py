"""Choices by colour: strategy ``most_color``."""

from ..kernel.cards import ANY_WILD, ZERO, Mask, count_cards, lane
from ..kernel.combos.laying import first_color
from ..kernel.combos.moves import copy_move
from ..kernel.hands import held_cards
from ..kernel.jit import compiled, int64
from ..kernel.state import Moves, Rules, State


@compiled
def most_held_first(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> Mask:
    """Return the legal cards of the colour most held, and strike the combinations that begin with another.

    Colours without a legal move do not count, colours held equally often count together; wilds come last.
    """
    playable = held_cards(g, seat) & legal & ~ANY_WILD
    most = 0
    colors = ZERO
    for color in range(4):
        if playable & lane(color) == ZERO and not begins_combination(g, m, seat, legal, color):
            continue
        held = color_count(g, seat, color)
        if held > most:
            most = held
            colors = ZERO
        if held == most:
            colors |= lane(color)
    if colors == ZERO:
        return legal
    strike_others(g, m, seat, legal, colors)
    return legal & colors


@compiled
def color_count(g: State, seat: int, color: int) -> int:
    """Return how many cards of a colour a seat holds."""
    count = 0
    for copy in range(g.hand.shape[1]):
        count += count_cards(g.hand[seat, copy] & lane(color))
    return count


@compiled
def begins_combination(g: State, m: Moves, seat: int, legal: Mask, color: int) -> bool:
    """Tell whether some combination begins with a card of a colour."""
    for place in range(m.count):
        if first_color(g, m, place, legal) == color:
            return True
    return False


@compiled
def strike_others(g: State, m: Moves, seat: int, legal: Mask, colors: Mask) -> None:
    """Keep only the combinations whose first card has one of the colours."""
    kept = int64(0)
    for place in range(m.count):
        if lane(first_color(g, m, place, legal)) & colors != ZERO:
            copy_move(m, place, kept)
            kept += 1
    m.count = kept
