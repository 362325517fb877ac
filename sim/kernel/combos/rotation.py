"""Rotation combos: a 0 with one or two Skips, or one or two Reverses, of its colour (Z2 to Z6)."""

from ..cards import EACH_COLOR, REVERSE, SKIP, ZERO, Mask, U
from ..events import Kind
from ..jit import compiled, inlined
from ..state import Moves, Rules, State
from .moves import (
    NO_TAIL,
    TWO_REVERSES,
    add_move,
    has_face,
    tail_cards,
    tail_is_held,
    tail_points,
    tail_symbol,
)
from .rainbow import completes_run


@inlined
def may_have_rotation_combo(held: Mask, legal: Mask) -> bool:
    """Tell cheaply whether a legal 0 is held, and a Skip or Reverse of its colour."""
    tails = (held >> U(SKIP)) | (held >> U(REVERSE))
    return held & legal & tails & EACH_COLOR != ZERO


@compiled
def find_rotation_combos(g: State, r: Rules, m: Moves, seat: int, held: Mask, legal: Mask) -> None:
    """Add the combos on each legal 0, unless a rainbow takes its rotation (Z6)."""
    for color in range(4):
        if has_face(held & legal, color << 4) and not completes_run(g, r, color << 4):
            for tail in range(NO_TAIL + 1, TWO_REVERSES + 1):
                if tail_is_held(g, r, seat, color, tail):
                    points = r.value[0] + tail_points(r, tail)
                    place = add_move(
                        m, Kind.rotation_combo, color << 4 | tail_symbol(tail), 1 + tail_cards(tail), points
                    )
                    m.first_color[place] = color
                    m.tail[place] = tail
