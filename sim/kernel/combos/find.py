"""All combinations of a seat: the second generator of legal moves, beside the mask of single cards."""

from ..cards import Mask
from ..jit import inlined
from ..state import Moves, Rules, State
from ..words import Sets
from .rainbow import find_rainbows, may_have_rainbow
from .rotation import find_rotation_combos, may_have_rotation_combo
from .sets import find_sets
from .straights import find_straights, may_have_straight


@inlined
def find_combinations(g: State, r: Rules, m: Moves, seat: int, held: Mask, legal: Mask) -> None:
    """List every combination that a seat may lay, each once; a look at the hand tells whether any can be there."""
    m.count = 0
    if r.rotation_combos and may_have_rotation_combo(held, legal):
        find_rotation_combos(g, r, m, seat, held, legal)
    if r.straights and may_have_straight(g, r, held):
        find_straights(g, r, m, seat, held, legal)
    if r.rainbow and may_have_rainbow(g, r, held):
        find_rainbows(g, r, m, held, legal)
    if r.sets != Sets.none:
        find_sets(g, r, m, seat, held, legal)
