"""A pending pile of Draw Twos and Wild Draw Fours: it grows, is passed on, or drawn (``stacking``, ``deflect``)."""

from .cards import (
    DRAW_TWO,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOURS,
    ZERO,
    Mask,
    count_faces,
    lane,
    symbol_of,
)
from .decide import decide_move
from .doors import happens
from .effects import challenge, challenges
from .events import NOTHING, Event, Kind, Lost, Phase, Reason, note
from .hands import held_cards, size_of_hand
from .jit import compiled, int64
from .legal import draw_four_is_legal
from .piles import color_in_force, draw_cards
from .rounds import count_rounds, round_is_due
from .seats import follow_lead, forfeit_turn, on_move
from .state import House, Log, Moves, Rules, Script, State, Totals
from .tally import CHAIN_CARDS, CHAINS
from .words import Ending, EnforcedBy, Habit, Stacking

NO_ANSWER = -1


@compiled
def grow_pile(g: State, r: Rules, seat: int, kind: int) -> None:
    """Let a draw card that has been laid begin a pile or grow it; a deflection or jump-in keeps its size."""
    symbol = symbol_of(int64(g.top))
    g.pile_laid_by = seat
    if g.pending > 0 and (kind == Kind.deflect or kind == Kind.jump_in):
        g.challengeable = int(symbol == WILD_DRAW_FOUR)
        return
    owed = cards_owed(g, r, symbol)
    if owed == 0 or (g.pending == 0 and not begins_pile(r, symbol)):
        return
    if g.pending == 0:
        g.pile_cards = 0
    counted = g.pile_cards if g.pile_cards >= 2 else 0
    g.pending += owed
    g.pile_cards += g.times
    g.pile_last = symbol
    g.challengeable = int(symbol == WILD_DRAW_FOUR)
    if g.pile_cards >= 2:
        g.tally[CHAINS] += int(counted == 0)
        g.tally[CHAIN_CARDS] += g.pile_cards - counted


@compiled
def cards_owed(g: State, r: Rules, symbol: int) -> int:
    """Return how many cards the top card makes the next player draw."""
    if symbol == DRAW_TWO:
        return 2 * g.times
    if symbol == WILD_DRAW_FOUR and (r.drawn_penalty or not g.just_drawn):
        return 4
    return 0


@compiled
def begins_pile(r: Rules, symbol: int) -> bool:
    """Tell whether a draw card can be answered at all: then it is a pending pile."""
    if r.deflects != ZERO:
        return True
    return r.stacking != Stacking.none and (symbol == DRAW_TWO or r.stacking != Stacking.draw_two)


@compiled
def answer_pile(g: State, r: Rules, c: Totals, m: Moves, house: House, log: Log, script: Script) -> int:
    """Let the seat on move challenge, choose a card as its answer, or draw the pile and lose its turn.

    Returns the card that answers, or -1.
    """
    seat = on_move(g)
    if g.challengeable:
        g.challengeable = 0
        if challenges(g, r, log, script, g.pile_laid_by):
            owed = g.pending
            g.pending = 0
            challenge(g, r, c, house, log, script, g.pile_laid_by, owed)
            return NO_ANSWER
    stacked = cards_to_stack(g, r, log, script, seat)
    answers = stacked | cards_to_deflect(g, r, seat)
    if answers != ZERO and (
        (r.stacking_mandatory and stacked != ZERO) or happens(g, r, log, script, Habit.stack, seat)
    ):
        follow_lead(g)
        if round_is_due(g):
            count_rounds(g, c)
        note(log, Event.turn, seat, g.pending, g.direction)
        note(log, Event.moves, seat, count_faces(answers), Phase.pile)
        if m is not None:
            m.count = 0
        return decide_move(g, r, m, script, seat, answers)
    if answers == ZERO:
        note(log, Event.moves, seat, NOTHING, Phase.pile)
    owed = g.pending
    g.pending = 0
    draw_cards(g, r, c, house, log, script, seat, owed, Reason.pile)
    if g.ending == Ending.running:
        forfeit_turn(g, log, Lost.pile)
    return NO_ANSWER


@compiled
def cards_to_stack(g: State, r: Rules, log: Log, script: Script, seat: int) -> Mask:
    """Return the draw cards that a seat may lay on the pile; a Wild Draw Four must be legal or a bluff."""
    held = held_cards(g, seat)
    stacked = held & (r.stacks_on_two if g.pile_last == DRAW_TWO else r.stacks_on_four)
    if stacked & WILD_DRAW_FOURS != ZERO and not draw_four_is_legal(g, r, held):
        bluffs = r.enforced_by == EnforcedBy.challenge and happens(g, r, log, script, Habit.bluff, seat)
        if not bluffs:
            stacked &= ~WILD_DRAW_FOURS
    return stacked & r.last_card if size_of_hand(g, seat) == 1 else stacked


@compiled
def cards_to_deflect(g: State, r: Rules, seat: int) -> Mask:
    """Return the Reverses and Skips by which a seat may pass the pile on."""
    deflecting = held_cards(g, seat) & r.deflects
    if r.deflect_same_color:
        deflecting &= lane(color_in_force(g))
    return deflecting & r.last_card if size_of_hand(g, seat) == 1 else deflecting
