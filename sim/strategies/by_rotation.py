"""Choices with an eye on moving hands: strategy ``rotation_aware``.

A move is worth the points it lays and ten for each card it hands away more than it brings, a card being worth
about ten points. Moves that would leave the seat next on move with a single card are set aside.
"""

from typing import Final

from ..kernel.cards import EACH_COLOR, ZERO, Mask, U, lowest, of_symbol, symbol_of
from ..kernel.combos.moves import NO_TAIL, tail_shift
from ..kernel.combos.rainbow import completes_run
from ..kernel.events import Kind
from ..kernel.hands import held_cards, moves_hands, seat_after, size_of_hand
from ..kernel.jit import compiled, int64
from ..kernel.seats import next_seat, seat_before
from ..kernel.state import Moves, Rules, State
from ..kernel.tally import TURNS
from ..kernel.words import Seven, Zero
from .by_chance import uniform_card
from .by_points import NONE, best_of, dearest_cards
from .targets import smallest_hand

PER_CARD: Final = 10
SET_ASIDE: Final = 1 << 20
"""Taken off the score of a move that is laid only if all others are as bad."""

ROTATED: Final = int64(1)
SWAPPED: Final = int64(2)
NO_SHIFT: Final = int64(0)
ONE_ON: Final = int64(1)


@compiled
def best_rotation(g: State, r: Rules, m: Moves, seat: int, legal: Mask) -> int:
    """Return the best move, ties uniform, single cards weighed by copies."""
    if (m is None or m.count == 0) and held_cards(g, seat) & legal & r.moves_hands == ZERO:
        return uniform_card(g, seat, dearest_cards(g, r, seat, legal))
    plan_target(g, r, seat)
    singles, score = best_singles(g, r, seat, legal)
    if m is None:
        return uniform_card(g, seat, singles)
    for place in range(m.count):
        m.score[place] = score_combination(g, r, m, seat, place)
    return best_of(g, m, seat, singles, score)


@compiled
def plan_target(g: State, r: Rules, seat: int) -> None:
    """Choose beforehand with whom a 7 would swap or a 0 trade, where a move may do so."""
    g.planned_at = -1
    swaps = ZERO
    if r.seven == Seven.swap:
        swaps |= of_symbol(7)
    if r.zero == Zero.trade:
        swaps |= EACH_COLOR
    if swaps != ZERO and (held_cards(g, seat) & swaps != ZERO):
        g.planned_target = smallest_hand(g, seat)
        g.planned_at = g.tally[TURNS]


@compiled
def best_singles(g: State, r: Rules, seat: int, legal: Mask) -> tuple[Mask, int]:
    """Return the best legal single cards, all of one score, and that score."""
    held = held_cards(g, seat) & legal
    still = held & ~r.moves_hands
    best = ZERO
    score = NONE
    if still != ZERO:
        best = dearest_cards(g, r, seat, still)
        score = r.value[symbol_of(lowest(held & best))]
    moving = held & r.moves_hands
    while moving != ZERO:
        place = lowest(moving)
        moving &= moving - U(1)
        worth = score_single(g, r, seat, place)
        if worth > score:
            best = ZERO
            score = worth
        if worth == score:
            best |= U(1) << U(place)
    return best, score


@compiled
def score_single(g: State, r: Rules, seat: int, face: int) -> int:
    """Return the score of a 0 or 7 laid alone."""
    symbol = symbol_of(face)
    points = r.value[symbol]
    if symbol == 0 and completes_run(g, r, face):
        return points
    if symbol == 0 and r.zero == Zero.rotate:
        return points + worth_of_moving(g, r, seat, size_of_hand(g, seat) - 1, ROTATED, ONE_ON)
    return points + worth_of_moving(g, r, seat, size_of_hand(g, seat) - 1, SWAPPED, NO_SHIFT)


@compiled
def score_combination(g: State, r: Rules, m: Moves, seat: int, place: int) -> int:
    """Return the score of a combination: of several 7s the first swap counts."""
    kind = m.kind[place]
    symbol = symbol_of(int64(m.top[place]))
    left = size_of_hand(g, seat) - int64(m.cards[place])
    points = int64(m.points[place])
    tail = int64(m.tail[place])
    if kind == Kind.rainbow and symbol == 0:
        return points
    if tail != NO_TAIL:
        return points + worth_of_moving(g, r, seat, left, ROTATED, tail_shift(tail))
    if symbol == 0 and r.zero == Zero.rotate:
        shift = int64(m.cards[place]) if kind == Kind.set else 1
        return points + worth_of_moving(g, r, seat, left, ROTATED, shift)
    if moves_hands(r, symbol):
        return points + worth_of_moving(g, r, seat, left, SWAPPED, NO_SHIFT)
    return points


@compiled
def worth_of_moving(g: State, r: Rules, seat: int, left: int, how: int, shift: int) -> int:
    """Return ten for each card handed away more than received, less a great deal for a gift to the next."""
    if left == 0:
        return 0  # going out comes first: no hand moves
    following = next_seat(g, seat)
    if how == ROTATED:
        effective = (shift * g.direction) % g.in_play
        if effective == 0:
            return 0
        if shift == -1:
            following = seat_before(g, seat)
        received = size_of_hand(g, seat_after(g, seat, g.in_play - effective))
        source = seat_after(g, following, g.in_play - effective)
        next_holds = left if source == seat else size_of_hand(g, source)
    else:
        target = g.planned_target if g.planned_at == g.tally[TURNS] else following
        if r.seven_optional and size_of_hand(g, target) >= left:
            return 0
        received = size_of_hand(g, target)
        next_holds = left if target == following else 0
    worth = PER_CARD * (left - received)
    return worth - SET_ASIDE if next_holds == 1 else worth
