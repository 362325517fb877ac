"""Seats around the table: who is next, who loses a turn, who leads."""

from typing import Final

from .counters import ROUNDS
from .events import NOTHING, Event, note
from .hands import seats_with_fewest, size_of_hand
from .jit import compiled, inlined, int64
from .state import Log, Rules, State, Totals
from .tally import DIRECTION_CHANGES, FORFEITS, LEAD_CHANGES, SEAT_TALLY_SIZE, TURNS

NEVER: Final = 1 << 40


@inlined
def on_move(g: State) -> int:
    """Return the seat on move, or, once a card is laid, the seat that will be."""
    return int64(g.seat)


@inlined
def seat_beside(g: State, seat: int) -> int:
    """Return the seat beside a seat in the direction of play, whether it is in the game or out."""
    beside = seat + g.step
    return beside - g.players if beside >= g.players else beside


@inlined
def next_seat(g: State, seat: int) -> int:
    """Return the seat after a seat in the direction of play."""
    following = seat_beside(g, seat)
    if g.out_seats:
        following = next_in_play(g, following)
    return following


@compiled
def next_in_play(g: State, seat: int) -> int:
    """Return the seat itself or, if it is out of the game, the next one that is not."""
    while g.out_seats >> seat & 1:
        seat = seat_beside(g, seat)
    return seat


@inlined
def plays(g: State, seat: int) -> bool:
    """Tell whether a seat is still in the game."""
    return g.out_seats >> seat & 1 == 0


@inlined
def forfeit_turn(g: State, log: Log, reason: int) -> None:
    """Let the seat that would be on move lose its turn."""
    g.tally[FORFEITS] += 1
    note(log, Event.forfeit, on_move(g), reason, NOTHING)
    g.seat = next_seat(g, on_move(g))


@inlined
def flip_direction(g: State, log: Log, seat: int) -> None:
    """Turn the direction of play round, as a Reverse does."""
    turn_round(g)
    g.tally[DIRECTION_CHANGES] += 1
    note(log, Event.flip, seat, g.direction, NOTHING)


@inlined
def turn_round(g: State) -> None:
    """Let the seats follow one another the other way round."""
    g.direction = -g.direction
    g.step = g.players - g.step


@inlined
def follow_lead(g: State) -> None:
    """After a turn: see whether another seat is now the only one with the fewest cards (section 5).

    The first leader counts as a change here, until ``forget_first_lead``. Arithmetic instead of branches, which the
    processor could not foresee.
    """
    seats = seats_with_fewest(g)
    leader = seats if is_one_seat(seats) else g.leader
    g.tally[LEAD_CHANGES] += int(leader != g.leader)
    g.leader = leader


@inlined
def forget_first_lead(g: State) -> None:
    """At the end of a hand: its first leader was no change."""
    g.tally[LEAD_CHANGES] -= int(g.leader != 0)


@inlined
def sole_leader(g: State) -> int:
    """Return the bit of the only seat with the fewest cards, or 0."""
    seats = seats_with_fewest(g)
    return seats if is_one_seat(seats) else 0


@inlined
def is_one_seat(seats: int) -> bool:
    """Tell whether of seats, a bit a seat and one at least, there is but one."""
    return seats & (seats - 1) == 0


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


@inlined
def plan_next_check(g: State, r: Rules) -> None:
    """Say when at the earliest a round can begin or the hand has lasted too long."""
    g.next_check = min(g.next_round, r.max_turns)


@inlined
def check_is_due(g: State) -> bool:
    """Tell whether a round may begin or the hand may have lasted too long: one question for both."""
    return g.tally[TURNS] + g.tally[FORFEITS] >= g.next_check


@inlined
def round_is_due(g: State) -> bool:
    """Tell whether every seat has had a turn, or lost one, since the last round began (section 5)."""
    return g.tally[TURNS] + g.tally[FORFEITS] >= g.next_round


@compiled
def count_rounds(g: State, c: Totals) -> None:
    """Note the hand sizes at the start of each round that has come (of followed hands only)."""
    while round_is_due(g):
        g.round_number += 1
        g.next_round += g.players
        if g.round_number < ROUNDS - 1:
            c.round_hands[g.round_number] += 1
            for seat in range(g.players):
                size = size_of_hand(g, seat)
                c.round_sizes[g.round_number, seat] += size
                c.round_squares[g.round_number, seat] += size * size
