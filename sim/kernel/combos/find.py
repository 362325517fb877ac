"""All combinations of a seat: the second generator of legal moves, beside the mask of single cards."""

from ..cards import ZERO, Mask, bit
from ..hands import size_of_hand
from ..jit import compiled, inlined, int64
from ..state import House, Moves, Rules, State
from ..words import Finish, Sets
from .moves import copy_move
from .rainbow import find_rainbows, may_have_rainbow
from .rotation import find_rotation_combos, may_have_rotation_combo
from .sets import find_sets
from .straights import find_straights, may_have_straight


@inlined
def find_combinations(g: State, r: Rules, m: Moves, house: House, seat: int, held: Mask, legal: Mask) -> None:
    """List every combination that a seat may lay, each once; a look at the hand tells whether any can be there."""
    m.count = 0
    if r.rotation_combos and may_have_rotation_combo(held, legal):
        find_rotation_combos(g, r, m, seat, held, legal)
    if r.straights and may_have_straight(g, r, held, legal):
        find_straights(g, r, m, seat, held, legal)
    if r.rainbow and may_have_rainbow(g, r, held):
        find_rainbows(g, r, m, held, legal)
    if house is not None:
        if r.sets != Sets.none:
            find_sets(g, r, m, seat, held, legal)
        if r.finish != Finish.any and m.count > 0:
            keep_last_card_rule(g, r, m, seat)


@compiled
def keep_last_card_rule(g: State, r: Rules, m: Moves, seat: int) -> None:
    """Strike the combinations that would end the hand on a card that may not be the last (``finish``)."""
    kept = int64(0)
    for place in range(m.count):
        ends = int64(m.cards[place]) == size_of_hand(g, seat)
        if not ends or r.last_card & bit(int64(m.top[place])) != ZERO:
            copy_move(m, place, kept)
            kept += 1
    m.count = kept
