"""Whole hands on the move: a 0 rotates them, a 7 swaps two (Z1, ``zero``, ``seven``)."""

from .cards import symbol_of
from .counters import PER_HAND, ROUNDS
from .decide import decide_swap, decide_target
from .events import Event, note
from .hands import shift_hands, swap_hands
from .jit import compiled
from .seats import next_seat
from .state import Log, Rules, Script, State, Totals
from .tally import (
    DISPLACEMENT,
    ROTATIONS_MINUS1,
    ROTATIONS_NULL,
    ROTATIONS_PLAIN,
    ROTATIONS_PLUS2,
    ROTATIONS_PLUS3,
    ROTATOR_CHANGE,
    SWAPS,
    ZEROS_LAID,
)
from .words import Seven, Zero


@compiled
def move_hands(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """Do to the hands what the top card, a 0 or a 7, asks for; ``spare_size`` then tells what each received."""
    for other in range(g.players):
        g.spare_size[other] = 0
    if symbol_of(g.top) == 0:
        g.tally[ZEROS_LAID] += 1
        if r.zero == Zero.rotate:
            rotate_hands(g, c, log, seat, 1)
    elif r.seven == Seven.swap:
        swap_with_chosen(g, r, log, script, seat)
    elif r.seven == Seven.swap_next:
        swap_with(g, r, log, seat, next_seat(g, seat))


@compiled
def rotate_hands(g: State, c: Totals, log: Log, seat: int, shift: int) -> None:
    """Shift s: the hand of seat j goes to seat j + s * direction; a null shift hands nothing over (Z1, Z7)."""
    effective = (shift * g.direction) % g.players
    note(log, Event.rotate, seat, shift, effective)
    before = g.size[seat]
    if effective == 0:
        g.tally[ROTATIONS_NULL] += 1
    else:
        shift_hands(g, effective)
        for other in range(g.players):
            g.spare_size[other] = g.size[other]
        g.tally[rotation_kind(shift)] += 1
        g.tally[DISPLACEMENT] += shift * g.direction
        g.tally[ROTATOR_CHANGE] += g.size[seat] - before
    if g.followed:
        c.round_rotations[min(g.round, ROUNDS - 1)] += 1


@compiled
def rotation_kind(shift: int) -> int:
    """Return the place in the tally of a rotation by its shift."""
    if shift == 1:
        return ROTATIONS_PLAIN
    if shift == 2:
        return ROTATIONS_PLUS2
    if shift == 3:
        return ROTATIONS_PLUS3
    return ROTATIONS_MINUS1


@compiled
def swap_with_chosen(g: State, r: Rules, log: Log, script: Script, seat: int) -> None:
    """Swap hands with an opponent of the player's choice."""
    swap_with(g, r, log, seat, decide_target(g, r, script, seat))


@compiled
def swap_with(g: State, r: Rules, log: Log, seat: int, target: int) -> None:
    """Swap hands with one seat, unless that is optional and the player declines."""
    if r.seven_optional and not decide_swap(g, r, seat, target):
        note(log, Event.keep, seat, 0, 0)
        return
    swap_hands(g, seat, target)
    g.spare_size[seat] = g.size[seat]
    g.spare_size[target] = g.size[target]
    g.tally[SWAPS] += 1
    note(log, Event.swap, seat, target, 0)


@compiled
def rotations_of(g: State) -> int:
    """Return how many rotations moved hands in this hand of the game."""
    return (
        g.tally[ROTATIONS_PLAIN]
        + g.tally[ROTATIONS_PLUS2]
        + g.tally[ROTATIONS_PLUS3]
        + g.tally[ROTATIONS_MINUS1]
    )


@compiled
def count_rotations(g: State, c: Totals) -> None:
    """Add the rotations of a hand to the histograms."""
    effective = rotations_of(g)
    c.rotations[min(effective + g.tally[ROTATIONS_NULL], PER_HAND - 1)] += 1
    c.effective_rotations[min(effective, PER_HAND - 1)] += 1
