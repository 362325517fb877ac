"""Cards, seats and positions as the rules write them: R5, GS, W4, ``A[R0 R7] B4``."""

import re
from typing import NamedTuple

from referee.cards import WILD, physical, words

SEATS = "ABCDEFGHIJ"
COLORS = ("red", "yellow", "green", "blue")

_HAND = re.compile(r"([A-J])(\d+|\[[^\]]*\])")
_TOP = re.compile(r"top (\w+)(?: named (\w+))?")


class Top(NamedTuple):
    """The top card of the discard pile, and the colour named for it if it is a wild."""

    card: str
    color: int | None


def cards(text: str) -> list[str]:
    """The cards of a text, sorted, as ``Table.hand`` gives them."""
    return sorted(words(face(name)) for name in text.split())


def face(name: str) -> int:
    """What a card shows: ``colour << 4 | symbol``, of a wild the symbol alone."""
    return physical(name.rstrip("'"))


def is_wild(name: str) -> bool:
    return face(name) & 15 >= WILD


def seat(letter: str) -> int:
    return SEATS.index(letter)


def read_top(text: str) -> Top:
    """``top R5``, ``top W named red``."""
    found = _TOP.fullmatch(text)
    assert found, f"not a top card: {text}"
    card, color = found.groups()
    assert is_wild(card) == (color is not None), f"a wild, and only a wild, has a named colour: {text}"
    return Top(card, COLORS.index(color) if color else None)


def read_hands(text: str) -> list[list[str] | int]:
    """``A[R0 R7] B4``: of each seat the cards it holds, or how many nobody asks about."""
    hands = _HAND.findall(text)
    assert [letter for letter, _ in hands] == list(SEATS[: len(hands)]), f"not one hand a seat: {text}"
    return [int(held) if held.isdigit() else held[1:-1].split() for _, held in hands]
