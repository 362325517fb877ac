"""Whole hands on the move: a 0 rotates or trades them, a 7 swaps two (Z1 to Z5, ``zero``, ``seven``)."""

from typing import Final

from .counters import PER_HAND, ROUNDS
from .decide import decide_swap, decide_target
from .events import NOTHING, Event, note
from .hands import shift_hands, size_of_hand, swap_hands
from .jit import compiled, inlined, int64
from .seats import next_seat, plays, sole_leader
from .state import SHIFTS, Log, Rules, Script, State, Totals
from .tally import (
    DISPLACEMENT,
    ROTATIONS_MINUS1,
    ROTATIONS_NULL,
    ROTATIONS_PLAIN,
    ROTATIONS_PLUS2,
    ROTATIONS_PLUS3,
    ROTATOR_CHANGE,
    SWAPS,
    TURNS,
)
from .words import Seven, Zero

NEVER_RECEIVED: Final = -(1 << 40)
BY_SEVEN: Final = int64(0)
BY_ZERO: Final = int64(1)


@compiled
def move_hands(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, symbol: int) -> None:
    """Do to the hands what a 0 or a 7 asks for; ``spare_size`` then tells what each seat received.

    A rainbow takes the rotation from its 0s (R3), and of its 7s the last alone swaps.
    """
    for other in range(g.players):
        g.spare_size[other] = 0
    times = 1 if g.completed else g.times
    if symbol == 0:
        if g.completed:
            return
        if r.zero == Zero.rotate:
            rotate_hands(g, c, log, seat, g.shift)
            return
    for _ in range(times):
        if symbol == 0:
            exchange(g, log, seat, decide_target(g, r, script, seat), BY_ZERO)
        elif r.seven == Seven.swap:
            swap_or_keep(g, r, log, seat, decide_target(g, r, script, seat))
        else:
            swap_or_keep(g, r, log, seat, next_seat(g, seat))


@compiled
def rotate_hands(g: State, c: Totals, log: Log, seat: int, shift: int) -> None:
    """Shift s: the hand of seat j goes to seat j + s * direction; a null shift hands nothing over (Z1, Z7).

    The seat is that of the player, or -1 for the opening card.
    """
    effective = (shift * g.direction) % g.in_play
    note(log, Event.rotate, seat, shift, effective)
    if effective == 0:
        g.tally[ROTATIONS_NULL] += 1
    else:
        leader = sole_leader(g)
        shift_hands(g, effective)
        kind = rotation_kind(shift)
        g.tally[kind] += 1
        g.tally[DISPLACEMENT] += shift * g.direction
        for other in range(g.players):
            if plays(g, other):
                g.received_at[other] = g.tally[TURNS]
            if seat >= 0:
                place = ((other - seat) * g.direction) % g.players
                g.rotation_change[kind - ROTATIONS_PLAIN, place] += (
                    size_of_hand(g, other) - g.spare_size[other]
                )
        if seat >= 0:
            g.tally[ROTATOR_CHANGE] += size_of_hand(g, seat) - g.spare_size[seat]
        if leader != 0:
            c.rotations_with_leader += 1
            c.leader_kept += int(leader == sole_leader(g))
        for other in range(g.players):
            g.spare_size[other] = size_of_hand(g, other)
    if g.followed:
        c.round_rotations[min(g.round_number, ROUNDS - 1)] += 1


@compiled
def rotation_kind(shift: int) -> int:
    """Return the place in the tally of a rotation by its shift; sets of more than three 0s count as three."""
    if shift == 1:
        return ROTATIONS_PLAIN
    if shift == 2:
        return ROTATIONS_PLUS2
    if shift >= 3:
        return ROTATIONS_PLUS3
    return ROTATIONS_MINUS1


@compiled
def swap_or_keep(g: State, r: Rules, log: Log, seat: int, target: int) -> None:
    """Swap hands with one seat, unless that is optional and the player declines (``seven``)."""
    if r.seven_optional and not decide_swap(g, r, seat, target):
        note(log, Event.keep, seat, NOTHING, NOTHING)
    else:
        exchange(g, log, seat, target, BY_SEVEN)


@compiled
def exchange(g: State, log: Log, seat: int, target: int, cause: int) -> None:
    """Let two hands change places; both seats received theirs."""
    swap_hands(g, seat, target)
    g.spare_size[seat] = size_of_hand(g, seat)
    g.spare_size[target] = size_of_hand(g, target)
    g.received_at[seat] = g.tally[TURNS]
    g.received_at[target] = g.tally[TURNS]
    g.tally[SWAPS] += 1
    note(log, Event.swap, seat, target, cause)


@inlined
def count_rotations(g: State, c: Totals) -> None:
    """Add the rotations of a hand to the histograms."""
    effective = (
        g.tally[ROTATIONS_PLAIN]
        + g.tally[ROTATIONS_PLUS2]
        + g.tally[ROTATIONS_PLUS3]
        + g.tally[ROTATIONS_MINUS1]
    )
    c.rotations[min(effective + g.tally[ROTATIONS_NULL], PER_HAND - 1)] += 1
    c.effective_rotations[min(effective, PER_HAND - 1)] += 1
    if effective > 0:
        count_changes(g, c)
    if g.winner >= 0 and g.received_at[g.winner] >= 0:
        won_at = g.first_out_turn if g.first_out >= 0 else g.tally[TURNS]
        c.received_wins[min(won_at - g.received_at[g.winner], PER_HAND - 1)] += 1


@compiled
def count_changes(g: State, c: Totals) -> None:
    """Add to the totals by how many cards the rotations of a hand changed each hand, and forget it."""
    for kind in range(SHIFTS):
        times = g.tally[ROTATIONS_PLAIN + kind]
        if times == 0:
            continue
        for place in range(g.players):
            grown = g.rotation_change[kind, place]
            c.rotation_change[kind, place] += grown
            c.rotation_change_squares[kind, place] += grown * grown
            c.rotation_change_products[kind, place] += grown * times
            g.rotation_change[kind, place] = 0
