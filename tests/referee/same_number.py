"""Combinations of equal numbers or symbols: rainbows (R1-R3) and sets."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from .cards import COLOURS, DRAW_TWO, colour, face_of, is_number, symbol
from .combination import Combination
from .events import RAINBOW, SET
from .matching import matches_table
from .position import Position


def colours_on_table(rules: Any, position: Position, number: int) -> set[int]:
    """Colours of the unbroken run of a number on top of the discard pile (R1)."""
    if rules.rainbow.table_run and position.table_number() == number == position.run_number:
        return set(position.run)
    return set()


def completes_rainbow(rules: Any, position: Position, faces: Sequence[int]) -> bool:
    """Whether laying these faces lays the last missing colour of a rainbow.

    Only the cards laid directly on the run matter: all of a set, the first card of anything else.
    """
    if not rules.rainbow.enabled or not is_number(faces[0]):
        return False
    number = symbol(faces[0])
    laid = set()
    for card in faces:
        if symbol(card) != number:
            break
        laid.add(colour(card))
    return len(laid | colours_on_table(rules, position, number)) == 4


def find_rainbows(rules: Any, position: Position, hand: list[int]) -> Iterator[Combination]:
    """Rainbows of several cards: exactly the colours missing, any card on top that leaves one to match the
    table.
    """
    for number in range(10):
        missing = [one for one in COLOURS if one not in colours_on_table(rules, position, number)]
        faces = [face_of(one, number) for one in missing]
        if len(faces) >= 2 and all(card in hand for card in faces):
            for top in faces:
                others = [card for card in faces if card != top]
                if any(matches_table(rules, position, card) for card in others):
                    yield Combination(RAINBOW, (*others, top))


def find_sets(rules: Any, position: Position, hand: list[int]) -> Iterator[Combination]:
    """Several identical cards, or (``same_number``) equal numbers or symbols, never wilds."""
    held = Counter(card for card in hand if symbol(card) <= DRAW_TWO)
    if rules.sets == "identical":
        for card, count in held.items():
            if matches_table(rules, position, card):
                yield from (Combination(SET, (card,) * size) for size in range(2, count + 1))
        return
    for equal in {symbol(card) for card in held}:
        cards = [face_of(one, equal) for one in COLOURS]
        for sizes in product(*(range(held[card] + 1) for card in cards)):
            if sum(sizes) >= 2:
                laid = [card for card, size in zip(cards, sizes, strict=True) for _ in range(size)]
                yield from _with_each_top(rules, position, laid)


def _with_each_top(rules: Any, position: Position, laid: list[int]) -> Iterator[Combination]:
    for top in set(laid):
        others = list(laid)
        others.remove(top)
        if any(matches_table(rules, position, card) for card in others):
            yield Combination(SET, (*others, top))
