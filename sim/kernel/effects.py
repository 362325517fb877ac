"""What the top card does to the next player (B6, B7)."""

from .cards import DRAW_TWO, REVERSE, SKIP, WILD, WILD_DRAW_FOUR
from .doors import happens
from .events import Event, Lost, Reason, note
from .jit import compiled, inlined, int64
from .piles import FOUR_CARDS, TWO_CARDS, draw_cards
from .seats import flip_direction, forfeit_turn, next_seat, on_move, plays
from .state import House, Log, Rules, Script, State, Totals
from .tally import CHALLENGES, CHALLENGES_WON
from .words import Ending, EnforcedBy, Habit


@inlined
def affect_next(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, symbol: int
) -> None:
    """Let a Skip, Reverse, Draw Two or Wild Draw Four work on the seat that would be next.

    The last question is put another way, or the compiler would make one jump to four places of all four, which the
    processor foresees less often than one answer at a time.
    """
    if symbol == REVERSE:
        flip_direction(g, log, seat)
        g.seat = next_seat(g, seat)
        if g.reverse_skips:
            forfeit_turn(g, log, Lost.reverse)
    elif symbol == SKIP:
        forfeit_turn(g, log, Lost.skip)
    elif symbol == DRAW_TWO:
        draw_cards(g, r, c, house, log, script, on_move(g), TWO_CARDS, Reason.draw_two)
        forfeit_turn(g, log, Lost.draw_two)
    elif symbol > WILD and (r.drawn_penalty or not g.just_drawn):
        draw_four_or_challenge(g, r, c, house, log, script, seat)


@compiled
def affect_next_together(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int, symbol: int
) -> None:
    """Do the same once the direction is flipped, and for equal cards laid together, which add up (``sets``)."""
    if symbol == DRAW_TWO:
        draw_cards(g, r, c, house, log, script, on_move(g), 2 * g.times, Reason.draw_two)
        if g.ending == Ending.running:
            forfeit_turn(g, log, Lost.draw_two)
    elif symbol == WILD_DRAW_FOUR:
        draw_four_or_challenge(g, r, c, house, log, script, seat)
    for _ in range(g.times):
        if symbol == SKIP:
            forfeit_turn(g, log, Lost.skip)
        elif symbol == REVERSE and g.reverse_skips:
            forfeit_turn(g, log, Lost.reverse)


@compiled
def draw_four_or_challenge(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, seat: int
) -> None:
    """Let the next seat draw four and lose its turn, or challenge the player (B7)."""
    if challenges(g, r, log, script, seat):
        challenge(g, r, c, house, log, script, seat, FOUR_CARDS)
    else:
        draw_cards(g, r, c, house, log, script, on_move(g), FOUR_CARDS, Reason.wild_draw_four)
        if g.ending == Ending.running:
            forfeit_turn(g, log, Lost.wild_draw_four)


@compiled
def challenges(g: State, r: Rules, log: Log, script: Script, accused: int) -> bool:
    """Tell whether the seat on move challenges the Wild Draw Four of a seat that still plays (B7)."""
    if r.enforced_by != EnforcedBy.challenge or not plays(g, accused):
        return False
    return happens(g, r, log, script, Habit.challenge, on_move(g))


@compiled
def challenge(
    g: State, r: Rules, c: Totals, house: House, log: Log, script: Script, accused: int, owed: int
) -> None:
    """Let a bluffer draw instead and the challenger play; an innocent's challenger draws more and loses the turn.

    Of the cards owed, those of a pile before the Wild Draw Four come on top.
    """
    g.tally[CHALLENGES] += 1
    note(log, Event.challenge, on_move(g), accused, int64(g.guilty))
    before = owed - FOUR_CARDS
    if g.guilty:
        g.tally[CHALLENGES_WON] += 1
        draw_cards(g, r, c, house, log, script, accused, before + r.guilty_draws, Reason.challenge)
        if not r.winner_plays and g.ending == Ending.running:
            forfeit_turn(g, log, Lost.challenge)
    else:
        draw_cards(g, r, c, house, log, script, on_move(g), before + r.innocent_total, Reason.challenge)
        if g.ending == Ending.running:
            forfeit_turn(g, log, Lost.challenge)
