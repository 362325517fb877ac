"""Section 1 of the rules, B7 to B10: the challenge, UNO, the end of a hand, the house rules it names."""

import pytest

from .notation import cards
from .positions import position


@pytest.mark.rule("B7")
def test_a_wild_draw_four_wants_no_card_of_the_colour_in_force() -> None:
    assert "W4" in position("top R5", "A[B5 G1 W4] B4").legal()
    assert "W4" not in position("top R5", "A[R1 G1 W4] B4").legal()
    assert "W4" in position("top W named green", "A[R1 B1 W4] B4").legal()
    assert "W4" not in position("top W named green", "A[G1 B1 W4] B4").legal()


@pytest.mark.rule("B7", "habits.bluff", "habits.challenge")
def test_a_bluffer_draws_the_four_and_the_challenger_plays() -> None:
    table = position("top R5", "A[R3 G1 W4] B[B9 B8] C4 D4")
    table.play("A", "W4", bluff="A", names="blue", challenge="B", draws="Y1 Y2 Y3 Y4")
    assert table.told == ["A lays W4", "A names blue", "B challenges A, guilty", "A draws 4: challenge"]
    assert table.hand("A") == cards("R3 G1 Y1 Y2 Y3 Y4")
    assert (table.top, table.on_move) == ("W4 named blue", "B")
    assert table.legal() == cards("B9 B8")


@pytest.mark.rule("B7")
def test_the_challenger_of_an_innocent_draws_six_and_loses_the_turn() -> None:
    table = position("top R5", "A[B5 G1 W4] B4 C4 D4")
    table.play("A", "W4", names="blue", challenge="B", draws="Y1 Y2 Y3 Y4 Y5 Y6")
    assert table.told[2:] == [
        "B challenges A, innocent",
        "B draws 6: challenge",
        "B forfeits: lost challenge",
    ]
    assert table.sizes == [2, 10, 4, 4]
    assert table.on_move == "C"


@pytest.mark.rule("B7")
def test_other_wilds_do_not_make_a_bluffer() -> None:
    table = position("top R5", "A[W G1 W4 W4] B4")
    table.play("A", "W4", names="blue", challenge="B")
    assert "B challenges A, innocent" in table.told
    assert "A bluff" not in table.asked


@pytest.mark.rule("B8", "habits.forget")
def test_whoever_is_left_with_one_card_says_uno() -> None:
    table = position("top R5", "A[R1 G1] B4")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A says UNO"]


@pytest.mark.rule("B8")
def test_with_two_cards_left_nothing_is_due() -> None:
    table = position("top R5", "A[R1 G1 G2] B4")
    table.play("A", "R1", forget="A")
    assert table.told == ["A lays R1"]


@pytest.mark.rule("B8", "uno.penalty", "habits.catch")
def test_a_missed_call_that_is_caught_costs_two_cards() -> None:
    table = position("top R5", "A[R1 G1] B4")
    table.play("A", "R1", forget="A", catch="A", draws="B8 B9")
    assert table.told == ["A lays R1", "A misses UNO and is caught", "A draws 2: UNO penalty"]
    assert table.hand("A") == cards("G1 B8 B9")
    assert (table.count("uno_missed"), table.count("uno_caught")) == (1, 1)


@pytest.mark.rule("B8", "uno.window")
def test_it_is_caught_until_the_next_card_is_laid() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C[R4 G5 G6] D[G8 G9]")
    table.play("A", "R1", forget="A")
    assert table.told == ["A lays R1", "A misses UNO"]
    table.draw("B", "B9")
    assert table.asked == ["A catch"]
    table.play("C", "R4")
    table.draw("D", "B8", catch="A")
    assert table.asked == []
    assert table.sizes[0] == 1


@pytest.mark.rule("B8")
def test_it_is_caught_after_a_turn_without_a_card() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C4")
    table.play("A", "R1", forget="A")
    table.draw("B", "B9 Y8 Y9", catch="A")
    assert table.told == [
        "B draws 1: lack of a play",
        "B passes",
        "A is caught later",
        "A draws 2: UNO penalty",
    ]
    assert table.hand("A") == cards("G1 Y8 Y9")


@pytest.mark.rule("B9", "scoring.hand", "end")
def test_the_hand_ends_with_the_last_card_and_the_winner_scores_the_others() -> None:
    # B 9 + 3, C 20 + 20 + 20, D 50 + 50
    table = position("top R5", "A[R1] B[R9 G3] C[BS YR GD2] D[W W4]")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A scores 172", "A wins"]
    assert table.scored == [172, 0, 0, 0]
    assert table.is_over


@pytest.mark.rule("B9", "scoring.values")
def test_every_number_counts_its_face() -> None:
    table = position("top R5", "A[R1] B[R0 G1 G2 G3 G4] C[G5 G6 G7 G8 G9]")
    table.play("A", "R1")
    assert table.scored == [45, 0, 0]


@pytest.mark.rule("B10", "draw.amount")
def test_house_rule_drawing_until_a_card_can_be_played() -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.amount": "until_playable"})
    table.draw("A", "G9 B8 Y7 R2")
    assert table.told == ["A draws 4: lack of a play", "A lays R2"]
    assert table.hand("A") == cards("G1 G2 G9 B8 Y7")
    assert table.count("draw_turns") == 1


@pytest.mark.rule("B10", "seven")
def test_house_rule_swapping_hands_on_a_seven() -> None:
    table = position("top R5", "A[R7 G1 G2 G3] B4 C[B1 B2] D5", rules={"seven": "swap"})
    table.play("A", "R7", target="C")
    assert table.told == ["A lays R7", "A swaps with C"]
    assert table.hand("A") == cards("B1 B2")
    assert table.hand("C") == cards("G1 G2 G3")
    assert (table.sizes, table.on_move) == ([2, 4, 3, 5], "B")
