"""Both piles are empty and a card is due (``both_piles_empty``)."""

from .hands import points_held, size_of_hand
from .jit import compiled
from .rounds import end_hand
from .state import Rules, State
from .words import BothPilesEmpty, Ending


@compiled
def end_on_empty_piles(g: State, r: Rules) -> None:
    """End the hand at this moment, unless the rule is that the seat passes; a tie has no winner."""
    if r.both_piles_empty == BothPilesEmpty.pass_ or g.ending != Ending.running:
        return
    end_hand(g, r.both_piles_empty)
    if g.ending != Ending.void:
        g.winner = g.first_out if g.first_out >= 0 else only_seat_with_fewest(g, r)


@compiled
def only_seat_with_fewest(g: State, r: Rules) -> int:
    """Return the only seat in play with the fewest points, or cards; -1 on a tie."""
    fewest = 1 << 30
    winner = -1
    for seat in range(g.players):
        if g.out_seats >> seat & 1:
            continue
        held = size_of_hand(g, seat)
        if r.both_piles_empty == BothPilesEmpty.fewest_points_wins:
            held = points_held(g, r, seat)
        if held < fewest:
            fewest = held
            winner = seat
        elif held == fewest:
            winner = -1
    return winner
