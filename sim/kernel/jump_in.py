"""Jumping in out of turn with a card identical to the one just laid (``jump_in``)."""

from .cards import WILD, WILD_DRAW_FOUR, ZERO, Mask, bit, lowest, of_symbol, symbol_of
from .doors import happens
from .hands import held_cards, size_of_hand
from .jit import compiled, inlined, int64
from .legal import draw_four_is_legal
from .seats import next_seat, plays
from .state import Log, Rules, Script, State
from .streams import decide_below
from .tally import TURNS
from .words import Ending, Habit, JumpIn, Race

NOBODY_JUMPS = -1


@inlined
def find_jumper(g: State, r: Rules, log: Log, script: Script, seat: int) -> int:
    """Return the seat that jumps in on the card that ``seat`` has just laid, or -1.

    Whoever can is asked, from the next seat on or in any order (``jump_in.race``), until one is willing.
    """
    if r.jump_in == JumpIn.none or g.ending != Ending.running or g.tally[TURNS] >= r.max_turns:
        return NOBODY_JUMPS
    able = seats_able(g, r, seat)
    other = seat
    while able != 0:
        at_random = r.jump_in_race == Race.random
        other = random_seat_of(g, able) if at_random else next_seat(g, other)
        if able >> other & 1:
            able &= ~(1 << other)
            if happens(g, r, log, script, Habit.jump_in, other):
                return other
    return NOBODY_JUMPS


@inlined
def twins_of_top(g: State) -> Mask:
    """Return the cards identical to the top card: its face, or of a wild that wild in every lane."""
    top = int64(g.top)
    return of_symbol(symbol_of(top)) if symbol_of(top) >= WILD else bit(top)


@inlined
def others_hold_twin(g: State, seat: int) -> bool:
    """Tell cheaply whether anybody but ``seat`` holds the top card's twin at all, which is rare.

    All are looked at: where to stop early is what the processor could not foresee.
    """
    held = ZERO
    other = seat
    for _ in range(others_in_play(g, seat)):
        other = next_seat(g, other)
        held |= held_cards(g, other)
    return held & twins_of_top(g) != ZERO


@compiled
def seats_able(g: State, r: Rules, seat: int) -> int:
    """Return the seats, a bit a seat, that could jump in."""
    able = 0
    other = seat
    for _ in range(others_in_play(g, seat)):
        other = next_seat(g, other)
        able |= int(may_jump_in(g, r, other)) << other
    return able


@inlined
def others_in_play(g: State, seat: int) -> int:
    """Return how many seats in play there are beside one that laid a card, and may have left the game by it."""
    return g.in_play - int(plays(g, seat))


@compiled
def may_jump_in(g: State, r: Rules, seat: int) -> bool:
    """Tell whether a seat holds the top card's twin and may lay it."""
    held = held_cards(g, seat)
    symbol = symbol_of(int64(g.top))
    twins = held & twins_of_top(g)
    if symbol >= WILD and not r.jump_in_wilds:
        return False
    if symbol == WILD_DRAW_FOUR and not draw_four_is_legal(g, r, held):
        return False
    if size_of_hand(g, seat) == 1:
        twins &= r.last_card
    return twins != ZERO


@compiled
def twin_of_top(g: State, seat: int) -> int:
    """Return the card of a hand that is identical to the top card."""
    twins = twins_of_top(g)
    for copy in range(g.hand.shape[1]):
        if g.hand[seat, copy] & twins != ZERO:
            return copy << 6 | lowest(g.hand[seat, copy] & twins)
    return 0


@compiled
def random_seat_of(g: State, seats: int) -> int:
    """Return a uniform one of the seats marked."""
    count = 0
    for seat in range(g.players):
        count += seats >> seat & 1
    n = decide_below(g, count)
    for seat in range(g.players):
        if seats >> seat & 1:
            if n == 0:
                return seat
            n -= 1
    return 0
