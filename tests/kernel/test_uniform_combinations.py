"""Choices among single cards and combinations, of receivers and trade partners, are even (section 7)."""

import pytest
from golden.el_cero import position
from referee import events as kinds
from referee.cards import words
from repeated import Rows, assert_shares, outcomes, values_of

pytestmark = pytest.mark.compiled

TIMES = 4000


def cards_laid(rows: Rows) -> str:
    return "+".join(words(int(card)) for card in rows[rows[:, 0] == kinds.CARD][:, 2])


@pytest.mark.rule("random")
def test_random_counts_a_card_once_per_copy_and_a_combination_once() -> None:
    table = position("top R9", "A[R3 R3 R4 R5 W W G1] B4", strategies="random")
    shares = {"R3": 2, "R4": 1, "R5": 1, "W": 2, "R3+R4+R5": 1}
    assert_shares(outcomes(table, TIMES, cards_laid), shares)


@pytest.mark.rule("random_action")
def test_random_action_counts_a_wild_once_per_colour_and_all_else_once() -> None:
    table = position("top R9", "A[R0 RS RS R5 R5 W W G1] B4", strategies="random_action")
    shares = {"R0": 1, "RS": 1, "R5": 1, "W": 4, "R0+RS": 1, "R0+RS+RS": 1}
    assert_shares(outcomes(table, TIMES, cards_laid), shares)


@pytest.mark.rule("high_points")
def test_high_points_weighs_copies_against_a_combination_of_as_many_points() -> None:
    """2 + 3 + 4 + 5 + 6 are the 20 points of each Skip."""
    table = position("top R9", "A[R2 R3 R4 R5 R6 RS RS G1] B4", strategies="high_points")
    assert_shares(outcomes(table, TIMES, cards_laid), {"RS": 2, "R2+R3+R4+R5+R6": 1})


@pytest.mark.rule("rotation_aware")
def test_rotation_aware_breaks_ties_alike() -> None:
    """With two players 0+S moves nothing and is worth 20, as a Skip is; 0+S+S swaps, 40 - 10 x (6 - 2)."""
    table = position("top R5", "A[R0 RS RS G1 G2] B6", strategies="rotation_aware")
    assert_shares(outcomes(table, TIMES, cards_laid), {"RS": 2, "R0+RS": 1})


@pytest.mark.rule("R2", "random", "random_action")
@pytest.mark.parametrize("strategy", ["random", "random_action"])
def test_each_card_of_a_rainbow_goes_to_each_opponent_as_often(strategy: str) -> None:
    table = position("top Y6", "A1 B2 C[B6 R1 R2] D5 E4", discards="R6 G6", strategies=strategy, on_move="C")
    for gift in (0, 5):
        receivers = outcomes(table, TIMES, lambda rows, gift=gift: gifts(rows)[gift])
        assert_shares(receivers, dict.fromkeys((0, 1, 3, 4), 1))


@pytest.mark.rule("R2", "high_points")
def test_of_the_smallest_hands_each_is_given_the_first_card_as_often() -> None:
    table = position("top Y6", "A[B6 R1 R2] B2 C4 D2 E2", discards="R6 G6", strategies="high_points")
    assert_shares(outcomes(table, TIMES, lambda rows: gifts(rows)[0]), {1: 1, 3: 1, 4: 1})


@pytest.mark.rule("zero", "random", "random_action")
@pytest.mark.parametrize("strategy", ["random", "random_action"])
def test_a_zero_is_traded_with_each_opponent_as_often(strategy: str) -> None:
    rules = {"zero": "trade", "rotation_combos": False}
    table = position("top R5", "A1 B2 C[R0 G1] D5 E4", strategies=strategy, rules=rules, on_move="C")
    assert_shares(outcomes(table, TIMES, values_of(kinds.SWAP, 2)), dict.fromkeys((0, 1, 3, 4), 1))


def gifts(rows: Rows) -> list[int]:
    """Who was given the cards of a rainbow, one after the other."""
    seats: list[int] = rows[(rows[:, 0] == kinds.DRAW) & (rows[:, 3] == kinds.GIFT), 1].tolist()
    return seats
