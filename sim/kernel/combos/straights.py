"""Straights: consecutive numbers, ascending, with or without the number on the table (S1 to S4)."""

from typing import Final

from ..cards import EACH_COLOR, ONE, ZERO, Mask, U, color_of, lowest, symbol_of
from ..events import Kind
from ..jit import compiled, inlined, int64
from ..state import Moves, Rules, State
from .moves import (
    CLOSING_ZERO,
    NO_TAIL,
    TWO_REVERSES,
    add_move,
    copies_held,
    has_face,
    symbol_in,
    tail_cards,
    tail_is_held,
    tail_points,
    tail_symbol,
)
from .rainbow import ALL_COLORS

NUMBERS: Final = U(0x3FF)
IN_EACH_COLOR: Final = U(0x03FF_03FF_03FF_03FF)
ANY_COLOR: Final = int64(-1)
WITHOUT_TAIL: Final = int64(NO_TAIL)
NONE_IN_A_ROW: Final = int64(15)


@inlined
def with_closing_zero(numbers: Mask) -> int:
    """Return the numbers of one row as bits 0 to 10: a 0 stands for 0 and for 10."""
    return int64(numbers & NUMBERS) | int64(numbers & U(1)) << CLOSING_ZERO


@inlined
def next_on_table(g: State, r: Rules) -> int:
    """Return the number that would continue the table's top card; if none does, it is none that a row has (S4).

    A row of numbers ends with the closing 0, so on an action card or a wild the question answers itself, without a
    branch that the processor could not foresee.
    """
    return symbol_of(int64(g.top)) + 1 if r.table_card else NONE_IN_A_ROW


@compiled
def find_straights(g: State, r: Rules, m: Moves, seat: int, held: Mask, legal: Mask) -> None:
    """Add all straights, in one colour or, under ``colors: any``, in any mixture."""
    if r.mixed_colors:
        find_in_row(g, r, m, seat, held, legal, with_closing_zero(in_any_color(held)), ANY_COLOR)
        return
    for color in range(4):
        row = with_closing_zero(held >> U(16 * color))
        find_in_row(g, r, m, seat, held, legal, row, int64(color))


@inlined
def may_have_straight(g: State, r: Rules, held: Mask, legal: Mask) -> bool:
    """Tell cheaply whether a legal card begins three in sequence, or one that continues the table's begins two."""
    numbers = held & IN_EACH_COLOR
    if r.mixed_colors:
        numbers = in_any_color(numbers)
        legal = in_any_color(held & legal)
    numbers |= (numbers & EACH_COLOR) << U(CLOSING_ZERO)
    pairs = numbers & numbers >> U(1)
    if pairs & pairs >> U(1) & legal != ZERO:
        return True
    row = 0 if r.mixed_colors else color_of(int64(g.top)) << 4
    return pairs >> U(row | next_on_table(g, r)) & U(1) != ZERO


@inlined
def in_any_color(cards: Mask) -> Mask:
    """Return the numbers that a mask has in one colour or another, as one row."""
    return (cards | (cards >> U(16)) | (cards >> U(32)) | (cards >> U(48))) & NUMBERS


@compiled
def find_in_row(
    g: State, r: Rules, m: Moves, seat: int, held: Mask, legal: Mask, row: int, color: int
) -> None:
    """Add the straights of a row of numbers, in one colour or, if that is -1, in all."""
    followed = U(row & row >> 1)
    while followed != ZERO:
        first = lowest(followed)
        followed &= followed - ONE
        colors = colors_to_begin_with(g, r, held, legal, first, color)
        last = first
        while colors != 0 and row >> (last + 1) & 1:
            last += 1
            for first_color in range(4):
                if colors >> first_color & 1:
                    fewest = 2 if continues_table(g, r, first, first_color) else 3
                    if last - first + 1 >= fewest:
                        add_endings(g, r, m, seat, held, first, last, first_color, color)


@inlined
def colors_to_begin_with(g: State, r: Rules, held: Mask, legal: Mask, first: int, color: int) -> int:
    """Return the colours, a bit a colour, in which a number may begin a straight: legal or continuing (S1, S4)."""
    colors = symbol_in(held & legal, first) | symbol_in(held, first) & colors_that_continue(g, r, first)
    return colors if color < 0 else colors & 1 << color


@inlined
def colors_that_continue(g: State, r: Rules, first: int) -> int:
    """Return the colours, a bit a colour, in which a number continues the table's: all, or the top card's own (S4)."""
    if first != next_on_table(g, r):
        return 0
    return ALL_COLORS if r.mixed_colors else 1 << color_of(int64(g.top))


@inlined
def continues_table(g: State, r: Rules, first: int, color: int) -> bool:
    """Tell whether a number continues the table's; in one colour the table's card must have it too (S4)."""
    return colors_that_continue(g, r, first) >> color & 1 != 0


@compiled
def add_endings(
    g: State, r: Rules, m: Moves, seat: int, held: Mask, first: int, last: int, first_color: int, color: int
) -> None:
    """Add a straight for each last card it may have, a closing 0 also with each tail it may carry (S3)."""
    number = last if last < CLOSING_ZERO else 0
    for last_color in range(4):
        face = last_color << 4 | number
        if (color >= 0 and last_color != color) or not has_face(held, face):
            continue
        if last - first == CLOSING_ZERO and last_color == first_color and copies_held(g, seat, face) < 2:
            continue  # a straight from 0 to 0 needs two of them (S2)
        add_straight(r, m, first, last, first_color, last_color, WITHOUT_TAIL)
        if last == CLOSING_ZERO and r.rotation_combos:
            for tail in range(NO_TAIL + 1, TWO_REVERSES + 1):
                if tail_is_held(g, r, seat, last_color, tail):
                    add_straight(r, m, first, last, first_color, last_color, tail)


@compiled
def add_straight(
    r: Rules, m: Moves, first: int, last: int, first_color: int, last_color: int, tail: int
) -> None:
    """Add one straight."""
    points = tail_points(r, tail)
    for number in range(first, last + 1):
        points += r.value[number if number < CLOSING_ZERO else 0]
    symbol = last if last < CLOSING_ZERO else 0
    if tail != NO_TAIL:
        symbol = tail_symbol(tail)
    cards = last - first + 1 + tail_cards(tail)
    place = add_move(m, Kind.straight, last_color << 4 | symbol, cards, points)
    m.first[place] = first
    m.last[place] = last
    m.first_color[place] = first_color
    m.last_color[place] = last_color
    m.tail[place] = tail


@compiled
def inner_color(g: State, r: Rules, seat: int, held: Mask, number: int, color: int) -> int:
    """Return the colour of an inner card: the straight's, or of those that have the number the one most held.

    Colours are counted before the move; ties go to red, yellow, green, blue in this order.
    """
    if not r.mixed_colors:
        return color
    best = -1
    most = -1
    for candidate in range(4):
        if symbol_in(held, number) >> candidate & 1:
            count = 0
            for symbol in range(13):
                count += copies_held(g, seat, candidate << 4 | symbol)
            if count > most:
                most = count
                best = candidate
    return best
