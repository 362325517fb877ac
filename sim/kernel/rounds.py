"""After a turn: whether a round begins, the hand has lasted too long, or it is over.

All three are one question, whether turns and forfeits have come to ``next_check``; only then is more asked.
"""

from typing import Final

from .counters import ROUNDS
from .hands import size_of_hand
from .jit import compiled, inlined
from .state import Rules, State, Totals
from .tally import FORFEITS, SEAT_TALLY_SIZE, TURNS
from .words import Ending

NEVER: Final = 1 << 40
AT_ONCE: Final = 0


@inlined
def end_hand(g: State, how: int) -> None:
    """Let the hand be over; ``how`` is an ``Ending``."""
    g.ending = how
    g.next_check = AT_ONCE


@inlined
def turn_follows(g: State, r: Rules, c: Totals) -> bool:
    """After a turn: tell whether there is another one, or the hand is over or has lasted too long."""
    if not check_is_due(g):
        return True
    if g.ending == Ending.running:
        check_rounds_and_length(g, r, c)
    return bool(g.ending == Ending.running)


@inlined
def check_is_due(g: State) -> bool:
    """Tell whether the hand may be over or too long, or a round may begin."""
    return steps_taken(g) >= g.next_check


@inlined
def round_is_due(g: State) -> bool:
    """Tell whether every seat has had a turn, or lost one, since the last round began (section 5)."""
    return steps_taken(g) >= g.next_round


@inlined
def steps_taken(g: State) -> int:
    """Return how many turns were played or lost."""
    return g.tally[TURNS] + g.tally[FORFEITS]


@compiled
def check_rounds_and_length(g: State, r: Rules, c: Totals) -> None:
    """End a hand that has lasted too long, count the rounds that have come, and say when to check again."""
    if g.tally[TURNS] >= r.max_turns:
        g.ending = Ending.unfinished
    if round_is_due(g) and (g.pending == 0 or g.ending == Ending.unfinished):
        count_rounds(g, c)
    plan_next_check(g, r)


@inlined
def plan_next_check(g: State, r: Rules) -> None:
    """Say when at the earliest a round can begin or the hand has lasted too long."""
    g.next_check = min(g.next_round, r.max_turns)


@compiled
def begin_rounds(g: State, r: Rules, c: Totals, followed: bool) -> None:
    """Start counting rounds; in a hand that is not followed the first one never ends."""
    g.followed = int(followed)
    g.round_number = -1
    g.next_round = 0 if followed else NEVER
    if followed:
        count_rounds(g, c)
        for seat in range(g.players):
            for count in range(SEAT_TALLY_SIZE):
                g.seat_sums_before[count, seat] = c.seat_sums[count, seat]
    plan_next_check(g, r)


@compiled
def count_rounds(g: State, c: Totals) -> None:
    """Note the hand sizes at the start of each round that has come (of followed hands only)."""
    while round_is_due(g):
        g.round_number += 1
        g.next_round += g.players
        if g.round_number < ROUNDS - 1:
            note_sizes(g, c, g.round_number)


@inlined
def note_sizes(g: State, c: Totals, number: int) -> None:
    """Note the hand sizes at the start of a round."""
    c.round_hands[number] += 1
    for seat in range(g.players):
        size = size_of_hand(g, seat)
        c.round_sizes[number, seat] += size
        c.round_squares[number, seat] += size * size
