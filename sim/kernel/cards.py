"""Cards, and hands as bit masks.

A physical card is ``copy << 6 | colour << 4 | symbol``. A hand is one uint64 for each copy: a lane of 16 bits
for each colour, in it a bit for each symbol. The lane of a wild only tells its copies apart.
"""

from typing import Any, Final

import numpy as np

from .jit import compiled, inlined, int64

U = np.uint64
Mask = Any
"""A uint64 in which each bit is a card: bit ``colour << 4 | symbol``."""

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3

SKIP: Final = 10
REVERSE: Final = 11
DRAW_TWO: Final = 12
WILD: Final = 13
WILD_DRAW_FOUR: Final = 14
SYMBOLS: Final = 15

ZERO: Final = U(0)
ONE: Final = U(1)
EACH_COLOR: Final = U(0x0001_0001_0001_0001)
"""The bit of symbol 0 in every lane; shifted by a symbol, that symbol in every colour."""

LANE: Final = U(0x1FFF)
"""The coloured cards of one lane: numbers, Skip, Reverse, Draw Two."""

WILDS: Final = EACH_COLOR << U(WILD)
WILD_DRAW_FOURS: Final = EACH_COLOR << U(WILD_DRAW_FOUR)
ANY_WILD: Final = WILDS | WILD_DRAW_FOURS


@inlined
def count_cards(mask: Mask) -> int:
    """Return how many cards stand in a mask."""
    mask = mask - ((mask >> ONE) & U(0x5555555555555555))
    mask = (mask & U(0x3333333333333333)) + ((mask >> U(2)) & U(0x3333333333333333))
    mask = (mask + (mask >> U(4))) & U(0x0F0F0F0F0F0F0F0F)
    return int64((mask * U(0x0101010101010101)) >> U(56))


@inlined
def lowest(mask: Mask) -> int:
    """Return the place of the lowest card of a mask that is not empty."""
    return count_cards((mask & (ZERO - mask)) - ONE)


@inlined
def highest_symbol(mask: Mask) -> int:
    """Return the highest symbol of a mask in any colour; of an empty mask, 0."""
    mask |= mask >> U(32)
    mask |= mask >> U(16)
    mask &= U(0x7FFF)
    mask |= mask >> ONE
    mask |= mask >> U(2)
    mask |= mask >> U(4)
    mask |= mask >> U(8)
    return count_cards(mask >> ONE)


@inlined
def nth(mask: Mask, n: int) -> int:
    """Return the place of the n-th card of a mask, the lowest being number 0.

    The first two steps are without a branch, which the processor could not foresee; more are rare.
    """
    mask &= (mask - ONE) | (ZERO - U(int(n <= 0)))
    mask &= (mask - ONE) | (ZERO - U(int(n <= 1)))
    for _ in range(2, n):
        mask &= mask - ONE
    return lowest(mask)


@inlined
def bit(card: int) -> Mask:
    """Return the bit of a card in the mask of its copy."""
    return ONE << U(card & 63)


@inlined
def color_of(card: int) -> int:
    """Return the colour of a card; of a wild, a number without meaning."""
    return (card >> 4) & 3


@inlined
def symbol_of(card: int) -> int:
    """Return the symbol of a card."""
    return card & 15


@inlined
def copy_of(card: int) -> int:
    """Return which copy of its face a card is; the mask tells the compiler that it is no negative index."""
    return (card >> 6) & 7


@inlined
def lane(color: int) -> Mask:
    """Return the coloured cards of one colour."""
    return LANE << U(16 * color)


@inlined
def of_symbol(symbol: int) -> Mask:
    """Return the cards of one symbol in every lane."""
    return EACH_COLOR << U(symbol)


@compiled
def count_faces(mask: Mask) -> int:
    """Return the number of distinct faces in a mask, Wild and Wild Draw Four counting once each."""
    faces = count_cards(mask & ~ANY_WILD)
    if mask & WILDS != ZERO:
        faces += 1
    if mask & WILD_DRAW_FOURS != ZERO:
        faces += 1
    return faces
