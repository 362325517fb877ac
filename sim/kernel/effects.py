"""What the top card does to the next player (B6, B7)."""

from .cards import DRAW_TWO, REVERSE, SKIP, WILD_DRAW_FOUR
from .doors import happens
from .events import Event, Lost, Reason, note
from .jit import compiled, inlined
from .piles import FOUR_CARDS, draw_cards
from .seats import flip_direction, forfeit_turn, next_seat, on_move
from .state import Log, Rules, Script, State, Totals
from .tally import CHALLENGES, CHALLENGES_WON
from .words import EnforcedBy, Habit


@inlined
def affect_next(
    g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int, symbol: int, times: int
) -> None:
    """Let a Skip, Reverse, Draw Two or Wild Draw Four work on the seat that would be next.

    Equal cards laid together add up: two Skips skip two, two Draw Twos draw four (``sets``).
    """
    if symbol == REVERSE:
        for _ in range(times):
            flip_direction(g, log, seat)
        g.seat = next_seat(g, seat)
        if r.reverse_skips:
            for _ in range(times):
                forfeit_turn(g, log, Lost.reverse)
    elif symbol == SKIP:
        for _ in range(times):
            forfeit_turn(g, log, Lost.skip)
    elif symbol == DRAW_TWO:
        draw_cards(g, c, log, script, on_move(g), 2 * times, Reason.draw_two)
        forfeit_turn(g, log, Lost.draw_two)
    elif symbol == WILD_DRAW_FOUR and (r.drawn_penalty or not g.just_drawn):
        draw_four_or_challenge(g, r, c, log, script, seat)


@compiled
def draw_four_or_challenge(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """Let the next seat draw four and lose its turn, or challenge the player (B7)."""
    if r.enforced_by == EnforcedBy.challenge and happens(g, r, log, script, Habit.challenge, on_move(g)):
        challenge(g, r, c, log, script, seat)
    else:
        draw_cards(g, c, log, script, on_move(g), FOUR_CARDS, Reason.wild_draw_four)
        forfeit_turn(g, log, Lost.wild_draw_four)


@compiled
def challenge(g: State, r: Rules, c: Totals, log: Log, script: Script, seat: int) -> None:
    """A bluffer draws instead and the challenger plays; an innocent's challenger draws more and loses the turn."""
    g.tally[CHALLENGES] += 1
    note(log, Event.challenge, on_move(g), seat, g.guilty)
    if g.guilty:
        g.tally[CHALLENGES_WON] += 1
        draw_cards(g, c, log, script, seat, r.guilty_draws, Reason.challenge)
        if not r.winner_plays:
            forfeit_turn(g, log, Lost.challenge)
    else:
        draw_cards(g, c, log, script, on_move(g), r.innocent_total, Reason.challenge)
        forfeit_turn(g, log, Lost.challenge)
