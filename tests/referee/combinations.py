"""Every combination a hand can lay (section 3): rotation combos, straights, rainbows and sets."""

from collections.abc import Iterator
from typing import Any

from .cards import COLOURS, REVERSE, SKIP, colour, face_of, is_number, symbol
from .combination import Combination, MoveKey
from .events import ROTATION_COMBO, STRAIGHT
from .matching import matches_table
from .position import Position
from .same_number import completes_rainbow, find_rainbows, find_sets

TEN = 10
"""Place of a 0 that closes a straight after the 9."""


def find_combinations(rules: Any, position: Position, hand: list[int]) -> dict[MoveKey, Combination]:
    """All legal combinations of a hand given as faces, each once."""
    found: dict[MoveKey, Combination] = {}
    if rules.rotation_combos:
        _add(found, find_rotation_combos(rules, position, hand))
    if rules.straights.enabled:
        _add(found, find_straights(rules, position, hand))
    if rules.rainbow.enabled:
        _add(found, find_rainbows(rules, position, hand))
    if rules.sets != "none":
        _add(found, find_sets(rules, position, hand))
    return found


def _add(found: dict[MoveKey, Combination], moves: Iterator[Combination]) -> None:
    for move in moves:
        found.setdefault(move.key(), move)


def rotation_tails(rules: Any, hand: list[int], zero_colour: int) -> list[tuple[int, ...]]:
    """The Skips or Reverses of its colour that a rotating 0 may carry (Z2-Z5); a mixture is none."""
    if not rules.rotation_combos or rules.zero != "rotate":
        return []
    tails = []
    for action in (SKIP, REVERSE):
        card = face_of(zero_colour, action)
        tails += [(card,) * count for count in (1, 2) if hand.count(card) >= count]
    return tails


def find_rotation_combos(rules: Any, position: Position, hand: list[int]) -> Iterator[Combination]:
    """Z2-Z6: a 0 that matches the table and keeps its rotation, with its tail."""
    for zero in {card for card in hand if symbol(card) == 0}:
        if matches_table(rules, position, zero) and not completes_rainbow(rules, position, [zero]):
            for tail in rotation_tails(rules, hand, colour(zero)):
                yield Combination(ROTATION_COMBO, (zero, *tail), ordered=True)


def continues_table(rules: Any, position: Position, first: int) -> bool:
    """S4: whether a straight that opens with this face goes on from the number on the table."""
    number = position.table_number()
    return bool(
        rules.straights.table_card
        and number >= 0
        and symbol(first) == number + 1
        and (rules.straights.colors == "any" or colour(first) == colour(position.top))
    )


def _may_open(rules: Any, position: Position, numbers: tuple[int, ...]) -> bool:
    if len(numbers) >= 2 and continues_table(rules, position, numbers[0]):
        return True
    return len(numbers) >= 3 and matches_table(rules, position, numbers[0])


def find_straights(rules: Any, position: Position, hand: list[int]) -> Iterator[Combination]:
    """S1-S4: consecutive numbers, a 0 only at the ends, with the rotation tails of a closing 0."""
    rows = _rows_of_any_colour if rules.straights.colors == "any" else _rows_of_one_colour
    for numbers in rows([card for card in hand if is_number(card)], hand):
        if _may_open(rules, position, numbers):
            yield Combination(STRAIGHT, numbers, ordered=True)
            if symbol(numbers[-1]) == 0:
                for tail in rotation_tails(rules, hand, colour(numbers[-1])):
                    yield Combination(STRAIGHT, (*numbers, *tail), ordered=True)


def _rows_of_one_colour(numbers: list[int], hand: list[int]) -> Iterator[tuple[int, ...]]:
    for one_colour in COLOURS:
        held = [symbol(card) for card in numbers if colour(card) == one_colour]
        for first, last in _row_ends(held):
            yield tuple(face_of(one_colour, place % TEN) for place in range(first, last + 1))


def _rows_of_any_colour(numbers: list[int], hand: list[int]) -> Iterator[tuple[int, ...]]:
    """First and last card in any colour; between them the colour most held, ties red, yellow, green, blue."""
    held = [sum(card & 15 <= 12 and colour(card) == one for card in hand) for one in COLOURS]
    by_number = {n: [c for c in COLOURS if face_of(c, n) in numbers] for n in range(TEN)}
    likely = {n: max(colours, key=lambda c: held[c], default=-1) for n, colours in by_number.items()}
    for first, last in _row_ends([symbol(card) for card in numbers]):
        inner = [face_of(likely[place], place) for place in range(first + 1, last)]
        for first_colour in by_number[first]:
            for last_colour in by_number[last % TEN]:
                row = (face_of(first_colour, first), *inner, face_of(last_colour, last % TEN))
                if row[0] != row[-1] or numbers.count(row[0]) >= 2:
                    yield row


def _row_ends(held: list[int]) -> Iterator[tuple[int, int]]:
    """First and last place, 0 to ten, of every row of two or more consecutive numbers."""
    for first in range(TEN):
        last = first
        while last < TEN and (last % TEN) in held:
            last += 1
            if last % TEN in held and (last < TEN or first > 0 or held.count(0) >= 2):
                yield first, last
            else:
                break
