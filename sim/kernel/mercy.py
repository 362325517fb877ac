"""A hand at the limit is out of the game (``mercy``); seats that leave it."""

import numpy as np

from .combos.rainbow import end_run, start_run
from .events import NOTHING, Event, note
from .hands import mark_size, raise_fewest, resize_hand, size_of_hand
from .jit import compiled, int64
from .rounds import end_hand
from .rules import NO_LIMIT
from .seats import close_ranks, seat_beside
from .state import Log, Rules, State
from .words import Ending


@compiled
def check_mercy(g: State, r: Rules, log: Log, seat: int) -> None:
    """Let a seat whose hand has reached the limit leave; the last one left wins."""
    if g.ending != Ending.running or g.out_seats >> seat & 1 or size_of_hand(g, seat) < r.mercy_limit:
        return
    note(log, Event.mercy, seat, size_of_hand(g, seat), NOTHING)
    bury_hand(g, seat)
    leave_game(g, r, seat)
    if g.in_play == 1:
        end_hand(g, Ending.won)
        g.winner = g.first_out
        for other in range(g.players):
            if g.first_out < 0 and g.out_seats >> other & 1 == 0:
                g.winner = other


@compiled
def check_mercy_of_all(g: State, r: Rules, log: Log, seat: int) -> None:
    """After hands have moved: look at all of them, from the seat after the player on."""
    if r.mercy_limit == NO_LIMIT:
        return
    other = seat
    for _ in range(g.players):
        other = seat_beside(g, other)
        check_mercy(g, r, log, other)


@compiled
def bury_hand(g: State, seat: int) -> None:
    """Put the cards of a hand under the top of the discard pile; of a run there, only the top card stays."""
    for copy in range(g.hand.shape[1]):
        for face in range(64):
            if g.hand[seat, copy] >> np.uint64(face) & np.uint64(1) != 0:
                g.under[int64(g.discards)] = copy << 6 | face
                g.discards += 1
        g.hand[seat, copy] = np.uint64(0)
    resize_hand(g, seat, 0)
    if g.top_gone:
        end_run(g)
    elif g.run_colors != 0:
        start_run(g, int64(g.top))


@compiled
def leave_game(g: State, r: Rules, seat: int) -> None:
    """Let a seat play no more; two seats left are two players (``reverse.two_players``)."""
    g.out_seats |= 1 << seat
    g.in_play -= 1
    close_ranks(g, seat)
    g.reverse_skips = int(r.reverse_skips != 0 and g.in_play == 2)
    mark_size(g, seat)
    raise_fewest(g)
