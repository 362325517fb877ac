"""What is left to chance is even: choices of cards, colours and opponents, and all ties (section 7)."""

import pytest
from golden.positions import position
from referee import events as kinds
from repeated import assert_shares, card_laid, outcomes, values_of

pytestmark = pytest.mark.compiled

TIMES = 4000
CHALLENGE_FREE = {"wild_draw_four.enforced_by": "table"}


@pytest.mark.rule("random")
def test_random_lays_each_physical_card_as_often() -> None:
    table = position("top R5", "A[R1 R1 R2 GS B5 W W G9] B4", strategies="random")
    shares = {"R1": 2, "R2": 1, "B5": 1, "W": 2}
    assert_shares(outcomes(table, TIMES, card_laid), shares)


@pytest.mark.rule("random_action")
def test_random_action_lays_each_face_as_often_and_a_wild_once_per_colour() -> None:
    table = position("top R5", "A[R1 R1 R2 B5 W W G9] B4", strategies="random_action")
    assert_shares(outcomes(table, TIMES, card_laid), {"R1": 1, "R2": 1, "B5": 1, "W": 4})


@pytest.mark.rule("random_action", "wild_draw_four.legal")
def test_random_action_counts_a_legal_wild_draw_four_once_per_colour_too() -> None:
    table = position("top R5", "A[B5 W W4 W4 G9] B4", strategies="random_action", rules=CHALLENGE_FREE)
    assert_shares(outcomes(table, TIMES, card_laid), {"B5": 1, "W": 4, "W4": 4})


@pytest.mark.rule("random", "random_action")
@pytest.mark.parametrize("strategy", ["random", "random_action"])
def test_they_name_each_colour_as_often(strategy: str) -> None:
    table = position("top R5", "A[W G1 G2 G3] B4", strategies=strategy)
    assert_shares(outcomes(table, TIMES, values_of(kinds.NAME, 2)), dict.fromkeys(range(4), 1))


@pytest.mark.rule("random", "random_action", "seven")
@pytest.mark.parametrize("strategy", ["random", "random_action"])
def test_they_swap_with_each_opponent_as_often(strategy: str) -> None:
    table = position(
        "top R5", "A1 B2 C[R7 G1] D5 E4", strategies=strategy, rules={"seven": "swap"}, on_move="C"
    )
    assert_shares(outcomes(table, TIMES, values_of(kinds.SWAP, 2)), dict.fromkeys((0, 1, 3, 4), 1))


@pytest.mark.rule("high_points")
def test_high_points_breaks_ties_evenly_weighed_by_copies() -> None:
    table = position("top R5", "A[RS RS RR RD2 R9 G1] B4", strategies="high_points")
    assert_shares(outcomes(table, TIMES, card_laid), {"RS": 2, "RR": 1, "RD2": 1})


@pytest.mark.rule("save_wild")
def test_save_wild_breaks_ties_evenly_between_the_kinds_of_wild() -> None:
    table = position("top R5", "A[W W4 W4 G1] B4", strategies="save_wild", rules=CHALLENGE_FREE)
    assert_shares(outcomes(table, TIMES, card_laid), {"W": 1, "W4": 2})


@pytest.mark.rule("high_points")
def test_colours_held_equally_are_named_as_often() -> None:
    table = position("top R5", "A[W G1 G2 B1 B2 Y9] B4")
    named = outcomes(table, TIMES, values_of(kinds.NAME, 2))
    assert_shares(named, {2: 1, 3: 1})


@pytest.mark.rule("high_points")
def test_with_no_coloured_card_left_any_colour_is_named_as_often() -> None:
    table = position("top R5", "A[W W] B4")
    assert_shares(outcomes(table, TIMES, values_of(kinds.NAME, 2)), dict.fromkeys(range(4), 1))


@pytest.mark.rule("high_points", "seven")
def test_the_smallest_hands_are_chosen_as_often() -> None:
    table = position("top R5", "A[R7 G1 G2] B2 C4 D2 E2", rules={"seven": "swap"})
    assert_shares(outcomes(table, TIMES, values_of(kinds.SWAP, 2)), {1: 1, 3: 1, 4: 1})
