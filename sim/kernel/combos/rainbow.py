"""Rainbows: the same number in the four colours, from the hand or completing a run on the table (R1 to R3)."""

from typing import Final

from ..cards import SKIP, ZERO, Mask, U, color_of, count_cards, symbol_of
from ..events import Kind
from ..jit import compiled, inlined
from ..state import Moves, Rules, State
from .moves import add_move, symbol_in

ALL_COLORS = 15
NO_RUN: Final = 15
"""The number of the run where there is none: a symbol that no card has, so that nobody can hold what it lacks."""


@inlined
def run_of(g: State, r: Rules, number: int) -> int:
    """Return the colours of a number that lie as an unspent run on the discard pile, a bit a colour."""
    return g.run_colors if r.rainbow and r.table_run and g.run_number == number else 0


@inlined
def completes_run(g: State, r: Rules, face: int) -> bool:
    """Tell whether a number card alone would complete the rainbow on the table."""
    run = run_of(g, r, symbol_of(face))
    return run != 0 and run | 1 << color_of(face) == ALL_COLORS


@inlined
def may_have_rainbow(g: State, r: Rules, held: Mask) -> bool:
    """Tell cheaply whether a number is held in all colours, or in all that its run on the table lacks."""
    in_all = held & (held >> U(16)) & (held >> U(32)) & (held >> U(48)) & U(0x3FF)
    missing = ALL_COLORS & ~g.run_colors
    return in_all != ZERO or (r.table_run != 0 and symbol_in(held, g.run_number) & missing == missing)


@compiled
def find_rainbows(g: State, r: Rules, m: Moves, held: Mask, legal: Mask) -> None:
    """Add the rainbows that lay exactly the missing colours, two or more, once for each card left on top."""
    for number in range(10):
        run = run_of(g, r, number)
        missing = ALL_COLORS & ~run
        if symbol_in(held, number) & missing == missing and count_cards(U(missing)) >= 2:
            add_rainbows(r, m, legal, number, missing)


@compiled
def add_rainbows(r: Rules, m: Moves, legal: Mask, number: int, colors: int) -> None:
    """Add the rainbow of a number in given colours for each top card that another one can precede."""
    for top in range(4):
        if colors >> top & 1 and symbol_in(legal, number) & colors & ~(1 << top):
            cards = count_cards(U(colors))
            place = add_move(m, Kind.rainbow, top << 4 | number, cards, cards * r.value[number])
            m.first[place] = number
            for color in range(4):
                m.counts[place] |= (colors >> color & 1) << 4 * color


@compiled
def is_rainbow(g: State, r: Rules, number: int, counts: int) -> bool:
    """Tell whether a set of single cards lays exactly the missing colours: then it is the rainbow itself."""
    if not r.rainbow or number > 9:
        return False
    missing = ALL_COLORS & ~run_of(g, r, number)
    for color in range(4):
        if counts >> 4 * color & 15 != missing >> color & 1:
            return False
    return True


@inlined
def start_run(g: State, card: int) -> None:
    """Let a card lie alone as the run on the table: the opening card, or the one left by a reshuffle."""
    number = symbol_of(card)
    g.run_number = number if number < 10 else NO_RUN
    g.run_colors = 1 << color_of(card) if number < 10 else 0


@inlined
def end_run(g: State) -> None:
    """Let no run lie on the table: it is spent, or does not count."""
    g.run_number = NO_RUN
    g.run_colors = 0


@inlined
def follow_run(g: State, r: Rules, card: int) -> None:
    """Add a card that is laid to the run; the fourth colour completes the rainbow, which is spent (R1 to R3).

    The colours of another number are shifted out, without a branch that the processor could not foresee.
    """
    number = symbol_of(card)
    color = 1 << color_of(card)
    colors = g.run_colors >> 4 * int(number != g.run_number) | color
    g.run_number = number if number < SKIP else NO_RUN
    g.run_colors = colors if number < SKIP else 0
    if colors == ALL_COLORS and r.rainbow:
        end_run(g)
        g.gifts = r.rainbow_cards[number]
        g.completed = 1


@inlined
def begin_move(g: State, r: Rules) -> None:
    """Before cards are laid: nothing is completed yet; where the table does not count, no run lies there."""
    g.times = 1
    g.shift = 1
    g.completed = 0
    g.gifts = -1
    if not r.table_run:
        end_run(g)
