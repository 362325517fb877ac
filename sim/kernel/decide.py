"""The door of choice: a strategy chooses among legal moves, colours and opponents; a script may choose instead."""

from ..strategies import choose_card, choose_color, choose_target, wants_swap
from .cards import WILD, Mask, lowest
from .jit import compiled, inlined
from .script import NO_SUCH_MOVE
from .state import Rules, Script, State


@inlined
def decide_card(g: State, r: Rules, script: Script, seat: int, legal: Mask) -> int:
    """Return the card that a seat lays, one of the legal cards it holds."""
    if script is not None and script.moves_used < script.move_count:
        return scripted_card(g, script, seat, legal)
    return choose_card(g, r, seat, legal)


@compiled
def scripted_card(g: State, script: Script, seat: int, legal: Mask) -> int:
    """Return the card of the next scripted move; the script fails if it is not legal."""
    face = script.move_top[script.moves_used]
    script.moves_used += 1
    for copy in range(g.hand.shape[1]):
        playable = g.hand[seat, copy] & legal
        for place in range(64):
            same = place == face or (face >= WILD and face < 16 and place & 15 == face)
            if same and lowest(playable >> place << place) == place and playable >> place << place != 0:
                return copy << 6 | place
    script.failed = NO_SUCH_MOVE
    return choose_first(g, seat, legal)


@compiled
def choose_first(g: State, seat: int, legal: Mask) -> int:
    """Return the lowest legal card."""
    for copy in range(g.hand.shape[1]):
        if g.hand[seat, copy] & legal != 0:
            return copy << 6 | lowest(g.hand[seat, copy] & legal)
    return 0


@compiled
def decide_color(g: State, r: Rules, script: Script, seat: int) -> int:
    """Return the colour that a seat names."""
    if script is not None and script.colors_used < script.color_count:
        script.colors_used += 1
        return script.colors[script.colors_used - 1]
    return choose_color(g, r, seat)


@compiled
def decide_target(g: State, r: Rules, script: Script, seat: int) -> int:
    """Return the opponent with whom a seat swaps."""
    if script is not None and script.targets_used < script.target_count:
        script.targets_used += 1
        return script.targets[script.targets_used - 1]
    return choose_target(g, r, seat)


@compiled
def decide_swap(g: State, r: Rules, seat: int, target: int) -> bool:
    """Tell whether an optional swap is made."""
    return wants_swap(g, r, seat, target)
