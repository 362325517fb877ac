"""A game: one hand, or a match of several whose points add up (B9, C9, ``match``)."""

from typing import Final

from .counters import MATCH_HANDS
from .hands import points_held
from .jit import compiled, inlined, int64
from .state import Rules, State, Totals
from .tally import TALLY_SIZE
from .words import FirstPlayer, HandScoring, MatchMode

HIGHEST: Final = int64(1)
LOWEST: Final = int64(-1)

MOST_HANDS: Final = 1000
"""A match still undecided after so many hands is unfinished: counted, never dropped."""


@compiled
def go_on_with_match(g: State, r: Rules, c: Totals, hands: int) -> bool:
    """After a hand of a match, or a hand by itself: tell whether the game goes on with another one."""
    if r.match == MatchMode.none:
        return False
    add_hand_to_match(g, r)
    decided = match_is_over(g, r, hands)
    if not decided and hands < MOST_HANDS:
        return True
    count_match(g, r, c, hands, decided)
    return False


@compiled
def begin_match(g: State) -> None:
    """Forget the match before."""
    for seat in range(g.match_points.shape[0]):
        g.match_points[seat] = 0
        g.match_hands_won[seat] = 0
    for count in range(TALLY_SIZE):
        g.match_tally[count] = 0


@compiled
def add_hand_to_match(g: State, r: Rules) -> None:
    """Add the points of a hand that is over, and say who starts the next one."""
    for seat in range(g.players):
        g.match_points[seat] += g.scored[seat]
    for count in range(TALLY_SIZE):
        g.match_tally[count] += g.tally[count]
    if g.winner >= 0:
        g.match_hands_won[g.winner] += 1
    g.next_starter = (int64(g.starter) + 1) % g.players
    if r.first_player == FirstPlayer.previous_winner and g.winner >= 0:
        g.next_starter = g.winner
    elif r.first_player == FirstPlayer.previous_loser:
        loser = holder_of_most(g, r)
        if loser >= 0:
            g.next_starter = loser


@compiled
def holder_of_most(g: State, r: Rules) -> int:
    """Return the seat that holds most points, the loser of the hand; -1 on a tie."""
    most = -1
    loser = -1
    for seat in range(g.players):
        held = points_held(g, r, seat)
        if held > most:
            most = held
            loser = seat
        elif held == most:
            loser = -1
    return loser


@compiled
def match_is_over(g: State, r: Rules, hands: int) -> bool:
    """Tell whether a match is decided: the line is reached, or the hands are played, and no exact tie is left."""
    if r.match == MatchMode.hands:
        return hands >= r.match_hands and best_of_match(g, r) >= 0
    reached = False
    for seat in range(g.players):
        reached = reached or g.match_points[seat] >= r.match_target
    if r.match == MatchMode.lowest_wins:
        return reached and alone_with(g, LOWEST) >= 0
    return reached and alone_with(g, HIGHEST) >= 0


@compiled
def alone_with(g: State, sign: int) -> int:
    """Return the only seat with the highest total (``sign`` 1) or the lowest (-1); -1 on a tie."""
    best = -(1 << 60)
    alone = -1
    for seat in range(g.players):
        total = sign * g.match_points[seat]
        if total > best:
            best = total
            alone = seat
        elif total == best:
            alone = -1
    return alone


@compiled
def best_of_match(g: State, r: Rules) -> int:
    """Return who wins by the totals; -1 on a tie."""
    return alone_with(g, LOWEST if low_is_good(r) else HIGHEST)


@compiled
def worst_of_match(g: State, r: Rules) -> int:
    """Return who loses by the totals; -1 on a tie."""
    return alone_with(g, HIGHEST if low_is_good(r) else LOWEST)


@inlined
def low_is_good(r: Rules) -> bool:
    """Tell whether points count against their holder, so that the lowest total is the best."""
    if r.match == MatchMode.hands:
        return r.scoring == HandScoring.holders
    return r.match == MatchMode.first_loses or r.match == MatchMode.lowest_wins


@compiled
def count_match(g: State, r: Rules, c: Totals, hands: int, decided: bool) -> None:
    """Add a match that is over to the totals, with what standard errors clustered by match need."""
    c.matches += 1
    c.matches_unfinished += int(not decided)
    c.match_hands[min(hands, MATCH_HANDS - 1)] += 1
    c.hands_squares += hands * hands
    for count in range(TALLY_SIZE):
        c.match_squares[count] += g.match_tally[count] * g.match_tally[count]
        c.match_products[count] += g.match_tally[count] * hands
    for seat in range(g.players):
        c.match_points[seat] += g.match_points[seat]
        c.match_points_squares[seat] += g.match_points[seat] * g.match_points[seat]
        c.seat_win_squares[seat] += g.match_hands_won[seat] * g.match_hands_won[seat]
        c.seat_win_products[seat] += g.match_hands_won[seat] * hands
    if decided:
        count_winner(g, r, c)


@compiled
def count_winner(g: State, r: Rules, c: Totals) -> None:
    """Count who won and lost a match, and whether the only winner of most hands lost it to another."""
    winner = best_of_match(g, r)
    loser = worst_of_match(g, r)
    if loser >= 0:
        c.match_losses[loser] += 1
    if winner < 0:
        return
    c.match_wins[winner] += 1
    most = 0
    for seat in range(g.players):
        if g.match_hands_won[seat] > g.match_hands_won[most]:
            most = seat
    alone = True
    for seat in range(g.players):
        alone = alone and (seat == most or g.match_hands_won[seat] < g.match_hands_won[most])
    if alone:
        c.matches_with_most_hands += 1
        c.most_hands_lost += int(most != winner)
