"""The door of choice: a strategy chooses among legal moves, colours and opponents; a script may choose instead."""

from ..strategies import choose_color, choose_move, choose_receiver, choose_target, wants_swap
from .cards import WILD, ZERO, Mask, U, lowest
from .combos.laying import spread_cards
from .combos.moves import COMBINATION
from .jit import compiled, inlined, int64
from .script import NO_SUCH_MOVE
from .state import Moves, Rules, Script, State


@inlined
def decide_move(g: State, r: Rules, m: Moves, script: Script, seat: int, legal: Mask) -> int:
    """Return the card that a seat lays, one of the legal cards it holds, or ``COMBINATION`` plus a place in ``m``."""
    if script is not None and script.moves_used < script.move_count:
        return scripted_move(g, r, m, script, seat, legal)
    return choose_move(g, r, m, seat, legal)


@compiled
def scripted_card(g: State, script: Script, seat: int, legal: Mask) -> int:
    """Return the card of the next scripted move; the script fails if it is not legal."""
    face = script.move_top[script.moves_used]
    script.moves_used += 1
    for copy in range(g.hand.shape[1]):
        playable = g.hand[seat, copy] & legal
        for place in range(64):
            same = place == face or (face >= WILD and face < 16 and place & 15 == face)
            if same and playable >> U(place) & U(1) != ZERO:
                return copy << 6 | place
    script.failed = NO_SUCH_MOVE
    return first_legal_card(g, seat, legal)


@compiled
def first_legal_card(g: State, seat: int, legal: Mask) -> int:
    """Return the lowest legal card, or the lowest of all."""
    for copy in range(g.hand.shape[1]):
        if g.hand[seat, copy] & legal != ZERO:
            return copy << 6 | lowest(g.hand[seat, copy] & legal)
    return lowest(g.hand[seat, 0] | g.hand[seat, 1])


@compiled
def scripted_move(g: State, r: Rules, m: Moves, script: Script, seat: int, legal: Mask) -> int:
    """Return the next scripted move, of one card or several; the script fails if it is not legal."""
    used = script.moves_used
    cards = 0
    for copy in range(g.hand.shape[1]):
        for place in range(64):
            cards += int64(script.move_cards[used, copy] >> U(place) & U(1))
    if cards <= 1:
        return scripted_card(g, script, seat, legal)
    script.moves_used += 1
    for place in range(m.count):
        if m.cards[place] == cards and m.top[place] == script.move_top[used]:
            spread_cards(g, r, m, seat, place, legal)
            if lays_scripted_faces(g, script, used):
                return COMBINATION + place
    script.failed = NO_SUCH_MOVE
    return first_legal_card(g, seat, legal)


@compiled
def lays_scripted_faces(g: State, script: Script, used: int) -> bool:
    """Tell whether the cards written in ``laid`` are the faces of a scripted move, as many of each."""
    for face in range(64):
        wanted = 0
        laid = 0
        for copy in range(g.hand.shape[1]):
            wanted += int64(script.move_cards[used, copy] >> U(face) & U(1))
        for place in range(g.laid_cards):
            laid += int(int64(g.laid[place]) & 63 == face)
        if wanted != laid:
            return False
    return True


@compiled
def decide_color(g: State, r: Rules, script: Script, seat: int) -> int:
    """Return the colour that a seat names."""
    if script is not None and script.colors_used < script.color_count:
        script.colors_used += 1
        return script.colors[script.colors_used - 1]
    return choose_color(g, r, seat)


@compiled
def decide_target(g: State, r: Rules, script: Script, seat: int) -> int:
    """Return the opponent with whom a seat swaps or trades."""
    if script is not None and script.targets_used < script.target_count:
        script.targets_used += 1
        return script.targets[script.targets_used - 1]
    return choose_target(g, r, seat)


@compiled
def decide_receiver(g: State, r: Rules, script: Script, seat: int) -> int:
    """Return the opponent who is given the next card of a rainbow."""
    if script is not None and script.targets_used < script.target_count:
        script.targets_used += 1
        return script.targets[script.targets_used - 1]
    return choose_receiver(g, r, seat)


@compiled
def decide_swap(g: State, r: Rules, seat: int, target: int) -> bool:
    """Tell whether an optional swap is made."""
    return wants_swap(g, r, seat, target)
