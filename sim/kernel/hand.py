"""A hand, from the deal to its counts."""

from .counters import FOLLOWED_EVERY, FOLLOWED_FIRST
from .deal import deal_hand
from .ending import close_hand
from .jit import compiled, inlined, int64
from .moving import count_rotations
from .rounds import turn_follows
from .state import House, Log, Moves, Rules, Script, State, Totals
from .streams import start_streams
from .tally import SEAT_TALLY_SIZE, TALLY_SIZE
from .turn import play_turn
from .words import Ending


@inlined
def play_hand(
    g: State,
    r: Rules,
    c: Totals,
    m: Moves,
    house: House,
    log: Log,
    script: Script,
    seed: int,
    game: int,
    hand: int,
) -> None:
    """Play one hand of a game and add it to the totals."""
    start_streams(g, seed, game, hand)
    followed = game < FOLLOWED_FIRST or game % FOLLOWED_EVERY == 0
    deal_hand(g, r, c, house, log, script, hand, followed)
    going_on = g.ending == Ending.running
    while going_on:
        play_turn(g, r, c, m, house, log, script)
        going_on = turn_follows(g, r, c)
    close_hand(g, r, log)
    count_hand(g, c)


@inlined
def count_hand(g: State, c: Totals) -> None:
    """Add a hand that is over to the totals."""
    c.hands += 1
    c.finished += int(g.ending != Ending.unfinished)
    c.unfinished += int(g.ending == Ending.unfinished)
    c.stalemates += int(g.ending == Ending.stalemate)
    c.void += int(g.ending == Ending.void)
    c.starts[g.starter] += 1
    if g.winner >= 0:
        c.wins[g.winner] += 1
        c.starter_wins += int(g.winner == g.starter)
    for seat in range(g.players):
        c.points[seat] += g.scored[seat]
        c.points_squares[seat] += g.scored[seat] * g.scored[seat]
    for count in range(TALLY_SIZE):
        times = int64(g.tally[count])
        c.sums[count] += times
        c.squares[count] += times * times
    count_rotations(g, c)
    if g.followed:
        count_seats(g, c)


@compiled
def count_seats(g: State, c: Totals) -> None:
    """Add what each seat did in a hand that is followed, and its squares, to the totals."""
    for seat in range(g.players):
        for count in range(SEAT_TALLY_SIZE):
            times = c.seat_sums[count, seat] - g.seat_sums_before[count, seat]
            c.seat_sums_followed[count, seat] += times
            c.seat_squares_followed[count, seat] += times * times
