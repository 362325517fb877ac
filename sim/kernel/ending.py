"""How a hand ends and what it scores (B9, C9, ``last_draw_card``, ``scoring.hand``)."""

from .cards import DRAW_TWO, REVERSE, WILD_DRAW_FOUR, symbol_of
from .events import NOTHING, Event, Reason, note
from .gifts import count_rainbow, give_rainbow_cards
from .hands import points_held, points_of_all, size_of_hand
from .jit import compiled, inlined, int64
from .mercy import leave_game
from .piles import FOUR_CARDS, draw_cards
from .rounds import end_hand
from .seats import follow_lead, forget_first_lead, next_seat, turn_round
from .state import House, Log, Rules, Script, State, Totals
from .tally import MOVES, POINTS, TURNS
from .words import End, Ending, HandScoring


@compiled
def end_by_last_card(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int
) -> None:
    """Let a seat that laid its last card win: nothing moves, but a last draw card may still be drawn (B9, Z9).

    Who went out before others played on has won before (``end: last_standing``).
    """
    end_hand(g, Ending.won)
    g.winner = g.first_out if g.first_out >= 0 else seat
    symbol = symbol_of(int64(g.top))
    if not r.last_draw_counts:
        count_rainbow(g)
        return
    give_rainbow_cards(g, r, c, house, log, script, seat)
    if g.pending > 0:
        if symbol == REVERSE:
            turn_round(g)
        draw_cards(g, r, c, house, log, script, next_seat(g, seat), g.pending, Reason.pile)
    elif symbol == DRAW_TWO:
        draw_cards(g, r, c, house, log, script, next_seat(g, seat), 2 * g.times, Reason.draw_two)
    elif symbol == WILD_DRAW_FOUR and (r.drawn_penalty or not g.just_drawn):
        draw_cards(g, r, c, house, log, script, next_seat(g, seat), FOUR_CARDS, Reason.wild_draw_four)


@compiled
def go_out(g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int) -> None:
    """Let a seat without cards end the hand or, under ``end: last_standing``, the others play on for places."""
    if r.end == End.first_out:
        end_by_last_card(g, r, c, house, log, script, seat)
        return
    c.places[seat, g.places] += 1
    g.places += 1
    if g.in_play == 2:
        c.places[next_seat(g, seat), g.places] += 1
        end_by_last_card(g, r, c, house, log, script, seat)
        return
    note(log, Event.out, seat, g.places, NOTHING)
    if g.first_out < 0:
        g.first_out = seat
        g.first_out_turn = g.tally[TURNS]
    leave_game(g, r, seat)


@inlined
def close_hand(g: State, r: Rules, log: Log) -> None:
    """Score the hand and derive what was not counted turn by turn."""
    follow_lead(g)
    forget_first_lead(g)
    g.tally[MOVES] += g.tally[TURNS]
    for seat in range(g.players):
        g.scored[seat] = 0
    if g.ending != Ending.unfinished and g.ending != Ending.void:
        score_hand(g, r)
    for seat in range(g.players):
        g.tally[POINTS] += g.scored[seat]
        if g.scored[seat] > 0:
            note(log, Event.points, seat, g.scored[seat], NOTHING)
    note(log, Event.end, g.winner, g.ending, int64(g.tally[POINTS]))


@inlined
def score_hand(g: State, r: Rules) -> None:
    """Credit points to the winner, or to those who hold cards, whether somebody won or not (B9, C9)."""
    if r.scoring == HandScoring.holders:
        for seat in range(g.players):
            g.scored[seat] = points_held(g, r, seat)
    elif g.winner >= 0 and r.scoring == HandScoring.winner:
        g.scored[g.winner] = points_of_all(g, r)
        if size_of_hand(g, g.winner) > 0:
            g.scored[g.winner] -= points_held(g, r, g.winner)
    elif g.winner >= 0 and r.scoring == HandScoring.one_per_win:
        g.scored[g.winner] = 1
