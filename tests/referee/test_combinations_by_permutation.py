"""The combination finder against every row of cards, each tested by the rules alone."""

from itertools import pairwise, permutations

import pytest

from . import settings
from .cards import WILD, face, is_number, physical, symbol
from .legal import legal_moves
from .test_combinations import set_up


def is_straight(cards, table):
    """S1-S4 of one colour, read off a row of faces without its tail."""
    places = [symbol(card) for card in cards]
    if len(places) > 1 and places[-1] == 0:
        places[-1] = 10
    going_on = is_number(table) and places[0] == symbol(table) + 1 and cards[0] >> 4 == table >> 4
    return (
        all(is_number(card) and card >> 4 == cards[0] >> 4 for card in cards)
        and all(after == before + 1 for before, after in pairwise(places))
        and (len(cards) >= 3 or (len(cards) == 2 and going_on))
        and (going_on or cards[0] >> 4 == table >> 4 or symbol(cards[0]) == symbol(table))
    )


def is_rotation_combo(cards, table):
    zero, *tail = cards
    return (
        symbol(zero) == 0
        and (zero >> 4 == table >> 4 or symbol(table) == 0)
        and len(tail) in (1, 2)
        and len(set(tail)) == 1
        and tail[0] >> 4 == zero >> 4
        and symbol(tail[0]) in (10, 11)
    )


def is_rainbow(cards, table):
    """R1 with one number card on the table."""
    on_table = {table >> 4} if symbol(table) == symbol(cards[0]) else set()
    colours = [card >> 4 for card in cards]
    return (
        len(cards) >= 2
        and all(is_number(card) and symbol(card) == symbol(cards[0]) for card in cards)
        and len(set(colours)) == len(colours)
        and set(colours) | on_table == {0, 1, 2, 3}
        and not set(colours) & on_table
        and (bool(on_table) or colours[0] == table >> 4)
    )


def is_closing_combo(cards, table):
    """S3: a straight with closing 0 and a tail."""
    return any(
        is_straight(cards[:-size], table)
        and symbol(cards[-size - 1]) == 0
        and len(set(cards[-size:])) == 1
        and cards[-1] >> 4 == cards[0] >> 4
        and symbol(cards[-1]) in (10, 11)
        for size in (1, 2)
        if len(cards) > size + 1
    )


@pytest.mark.rule("S1", "S2", "S3", "S4", "R1", "Z2")
@pytest.mark.parametrize(
    ("hand", "table"),
    [
        ("R8 R9 R0 RS RS RR", "R7"),
        ("R0 R1 R2 B0 G0 Y0", "R3"),
        ("R0 R1 R2 B0 G0 Y0", "G0"),
        ("R1 R2 R3 G0 GS Y0", "R0"),
        ("B8 B9 B0 B1 BR BR", "G8"),
        ("R6 G6 Y6 R7 R8 B6", "B6"),
        ("R6 G6 Y6 R7 R8 B6", "Y5"),
    ],
)
def test_the_combinations_are_all_rows_of_cards_that_the_rules_call_one(hand, table):
    cards = [face(physical(name)) for name in hand.split()]
    top = face(physical(table))
    every_row = {row for size in range(2, 7) for row in permutations(cards, size)}
    tests = (is_straight, is_closing_combo, is_rotation_combo, is_rainbow)
    rows = [row for row in every_row if any(test(row, top) for test in tests)]
    by_faces = {(tuple(sorted(row)), row[-1]) for row in rows}
    legal = legal_moves(settings.rules(settings.EL_CERO), set_up(hand, table), 0, bluffing=False)
    assert set(legal.combinations) == by_faces
    assert by_faces
    assert WILD not in cards
