"""Section 2 of the rules: the online variant, preset ``cerav``, clause by clause."""

from typing import Any

import pytest

from . import positions
from .notation import cards
from .table import Table


def position(top: str, hands: str, **how: Any) -> Table:
    return positions.position(top, hands, preset="cerav", **how)


def deal(hands: str, opening: str, **how: Any) -> Table:
    return positions.deal(hands, opening, preset="cerav", **how)


@pytest.mark.rule("C1", "start.first_player")
def test_the_second_to_join_starts_and_the_first_deals() -> None:
    table = deal("A7 B7 C7 D7", "R5")
    assert table.on_move == "B"
    assert (table.state.starter, table.state.dealer) == (1, 0)


@pytest.mark.rule("C2")
@pytest.mark.parametrize(
    ("top", "held", "legal"),
    [
        ("top R5", "R9 G1 B2", "R9"),
        ("top R5", "G5 G1 B2", "G5"),
        ("top RS", "BS G1 B2", "BS"),
    ],
)
def test_number_colour_or_word(top: str, held: str, legal: str) -> None:
    assert position(top, f"A[{held}] B4").legal() == cards(legal)


@pytest.mark.rule("C3")
def test_without_a_playable_card_one_is_drawn() -> None:
    table = position("top R5", "A[G1 G2 G3] B4")
    table.draw("A", "B9")
    assert table.told == ["A draws 1: lack of a play", "A passes"]


@pytest.mark.rule("C3")
def test_the_drawn_card_is_played_if_it_matches() -> None:
    table = position("top R5", "A[G1 G2 G3] B4")
    table.draw("A", "B5")
    assert table.told == ["A draws 1: lack of a play", "A lays B5"]


@pytest.mark.rule("C4", "uno.due_at")
def test_uno_is_due_with_two_cards_left() -> None:
    table = position("top R5", "A[R1 G1 G2] B4")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A says UNO"]


@pytest.mark.rule("C4")
def test_with_one_card_left_nothing_is_due() -> None:
    table = position("top R5", "A[R1 G1] B4")
    table.play("A", "R1", forget="A")
    assert table.told == ["A lays R1"]


@pytest.mark.rule("C4", "uno.window")
def test_a_missed_call_costs_two_cards_without_anybody_noticing() -> None:
    table = position("top R5", "A[R1 G1 G2] B4")
    table.play("A", "R1", forget="A", draws="B8 B9")
    assert table.told == ["A lays R1", "A misses UNO and is caught", "A draws 2: UNO penalty"]
    assert table.asked == ["A forget"]
    assert table.hand("A") == cards("G1 G2 B8 B9")


@pytest.mark.rule("C5", "opening.draw_two")
def test_an_opening_draw_two_hits_the_starter() -> None:
    table = deal("A7 B7 C7 D7", "RD2", draws="G8 G9")
    assert table.told == ["RD2 opens", "B draws 2: opening card", "B forfeits: opening card"]
    assert (table.sizes, table.on_move) == ([7, 9, 7, 7], "C")


@pytest.mark.rule("C6", "opening.reverse")
def test_an_opening_reverse_leaves_the_starter_and_flips_the_direction() -> None:
    table = deal("A7 B[B1 B2 B3 B4 B5 B6 R1] C7 D7", "RR")
    assert table.told == ["RR opens", "direction flips"]
    assert (table.on_move, table.clockwise) == ("B", False)
    table.play("B", "R1")
    assert table.on_move == "A"


@pytest.mark.rule("C6", "opening.reverse")
def test_with_two_players_an_opening_reverse_costs_the_starter_the_turn() -> None:
    table = deal("A7 B7", "RR")
    assert table.told == ["RR opens", "direction flips", "B forfeits: opening card"]
    assert table.on_move == "A"


@pytest.mark.rule("C6", "reverse.two_players")
def test_with_two_players_a_reverse_is_a_skip() -> None:
    table = position("top R5", "A[RR G1 G2 G3] B4")
    table.play("A", "RR")
    assert table.told == ["A lays RR", "direction flips", "B forfeits: Reverse with two players"]
    assert table.on_move == "A"


@pytest.mark.rule("C7")
def test_a_wild_may_be_played_beside_other_playable_cards() -> None:
    table = position("top R5", "A[R1 W G1 G2] B4")
    assert table.legal() == cards("R1 W")
    table.play("A", "W", names="green")
    assert (table.top, table.on_move) == ("W named green", "B")


@pytest.mark.rule("C8", "wild_draw_four.legal", "wild_draw_four.enforced_by")
@pytest.mark.parametrize(
    ("top", "others", "is_legal"),
    [
        ("top R5", "G1 B2 Y3", True),
        ("top R5", "R1 B2 Y3", False),
        ("top R5", "G1 B5 Y3", False),
        ("top RS", "G1 BS Y3", False),
        ("top R5", "G1 W Y3", True),
        ("top W named green", "R1 B2 W", True),
        ("top W named green", "R1 G2 W", False),
    ],
)
def test_a_wild_draw_four_wants_nothing_else_that_matches(top: str, others: str, is_legal: bool) -> None:
    legal = position(top, f"A[{others} W4] B4").legal(bluff="A")
    assert ("W4" in legal) == is_legal


@pytest.mark.rule("C8")
def test_the_table_enforces_it_and_nobody_challenges() -> None:
    table = position("top R5", "A[G1 G2 G3 W4] B4 C4")
    table.play("A", "W4", names="green", challenge="B", bluff="A", draws="R1 R2 R3 R4")
    assert table.asked == []
    assert table.told == ["A lays W4", "A names green", "B draws 4: W4", "B forfeits: W4"]


@pytest.mark.rule("C9", "scoring.hand")
def test_points_held_are_added_to_their_holders() -> None:
    table = position("top R5", "A[R1] B[R9 G3] C[BS YR] D[W W4]")
    table.play("A", "R1")
    assert table.told == ["A lays R1", "B scores 12", "C scores 40", "D scores 100", "A wins"]
    assert table.scored == [0, 12, 40, 100]
    assert table.count("points") == 152


@pytest.mark.rule("C10", "end")
def test_the_first_to_be_out_wins_and_the_hand_is_over() -> None:
    table = position("top R5", "A[R1] B4 C4 D4")
    table.play("A", "R1")
    assert table.told[-1] == "A wins"
    assert table.is_over
