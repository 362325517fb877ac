"""Seats around the table: who is next, who loses a turn, who leads."""

from .events import NOTHING, Event, note
from .hands import seats_with_fewest
from .jit import compiled, inlined, int64
from .state import SEATS_AROUND, Log, State
from .tally import DIRECTION_CHANGES, FORFEITS, LEAD_CHANGES


@inlined
def on_move(g: State) -> int:
    """Return the seat on move, or, once a card is laid, the seat that will be."""
    return int64(g.seat)


@inlined
def next_seat(g: State, seat: int) -> int:
    """Return the seat in play that follows a seat in the direction of play."""
    return int64(g.seats_ahead[seat])


@inlined
def seat_before(g: State, seat: int) -> int:
    """Return the seat in play that would follow a seat if the direction were turned round."""
    return int64(g.seats_behind[seat])


@compiled
def seat_beside(g: State, seat: int) -> int:
    """Return the seat beside a seat in the direction of play, whether it is in the game or out."""
    return (seat + g.direction) % g.players


@inlined
def sit_around(g: State) -> None:
    """Let the seats follow one another clockwise, all of them in play."""
    for seat in range(g.players):
        g.seats_ahead[seat] = seat + 1 if seat + 1 < g.players else 0
        g.seats_behind[seat] = (seat if seat > 0 else g.players) - 1


@compiled
def close_ranks(g: State, seat: int) -> None:
    """Let a seat that leaves be passed over, by its neighbours and by those that left before."""
    for other in range(g.players):
        if g.seats_ahead[other] == seat:
            g.seats_ahead[other] = g.seats_ahead[seat]
        if g.seats_behind[other] == seat:
            g.seats_behind[other] = g.seats_behind[seat]


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
    for seat in range(SEATS_AROUND):
        ahead = g.seats_ahead[seat]
        g.seats_ahead[seat] = g.seats_behind[seat]
        g.seats_behind[seat] = ahead


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
