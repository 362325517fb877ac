"""Which single cards are legal (B4, B7, C7, C8)."""

from .cards import WILD_DRAW_FOUR, WILD_DRAW_FOURS, ZERO, Mask
from .doors import happens
from .hands import held_cards
from .jit import compiled, inlined
from .state import Log, Rules, Script, State
from .words import EnforcedBy, Habit


@inlined
def draw_four_is_legal(g: State, r: Rules, held: Mask) -> bool:
    """Tell whether a Wild Draw Four is legal for a hand, by the face in force (B7, C8)."""
    return held & r.blocks_draw_four[g.on_top] == ZERO


@inlined
def note_guilt(g: State, r: Rules, seat: int, symbol: int) -> None:
    """Note whether a card is an illegal Wild Draw Four, where that may be challenged (B7).

    The card has left the hand and does not cover the top card yet.
    """
    if r.enforced_by == EnforcedBy.challenge and symbol == WILD_DRAW_FOUR:
        g.guilty = int(not draw_four_is_legal(g, r, held_cards(g, seat)))


@inlined
def legal_cards(g: State, r: Rules, held: Mask) -> Mask:
    """Return all cards that may be laid singly by a seat that holds ``held``."""
    legal = r.matches[g.on_top]
    if draw_four_is_legal(g, r, held):
        legal |= WILD_DRAW_FOURS
    return legal


@compiled
def add_bluff(g: State, r: Rules, log: Log, script: Script, seat: int, held: Mask, legal: Mask) -> Mask:
    """Let an illegal Wild Draw Four join the offered moves by habit ``bluff``, asked once a turn (B7)."""
    if r.enforced_by != EnforcedBy.challenge or g.bluff_asked:
        return legal
    if held & WILD_DRAW_FOURS & ~legal == ZERO:
        return legal
    g.bluff_asked = 1
    if happens(g, r, log, script, Habit.bluff, seat):
        return legal | WILD_DRAW_FOURS
    return legal
