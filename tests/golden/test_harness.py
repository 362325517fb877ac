"""The harness itself: what a test asks for happens, or the test fails."""

import pytest

from .notation import cards
from .positions import deal, position


def test_hands_are_as_written() -> None:
    table = position("top R5", "A[R0 R7 R7 W W] B4 C[W4]", discards="G1 G2", pile="Y1 Y2")
    assert table.hand("A") == cards("R0 R7 R7 W W")
    assert (table.sizes, table.top, table.discards, table.pile) == (
        [5, 4, 1],
        "R5",
        ["G1", "G2"],
        ["Y1", "Y2"],
    )


def test_cards_nobody_asks_about_are_numbers_that_do_not_match() -> None:
    table = position("top R5", "A20 B[R1]")
    assert table.legal() == []
    assert all(name[0] in "YGB" and name[1:] in "1234689" for name in table.hand("A"))


def test_who_is_not_on_move_does_not_play() -> None:
    with pytest.raises(AssertionError, match="A is on move"):
        position("top R5", "A[R1 G1] B[R2 G2]").play("B", "R2")


def test_a_move_that_is_not_legal_fails() -> None:
    with pytest.raises(AssertionError, match="the move is not legal"):
        position("top R5", "A[R1 G1] B4").play("A", "G1")


def test_a_move_of_a_seat_that_must_draw_fails() -> None:
    with pytest.raises(AssertionError, match="0 of 1 scripted moves"):
        position("top R5", "A[G2 G1] B4").play("A", "G1")


def test_a_card_that_is_not_in_the_pile_fails() -> None:
    with pytest.raises(AssertionError, match="not in the draw pile"):
        position("top R5", "A[G1 G2] B4", pile="Y1").draw("A", "Y2")


def test_a_draw_that_does_not_happen_fails() -> None:
    with pytest.raises(AssertionError, match="0 of 1 scripted draws"):
        position("top R5", "A[R1 G2] B4").draw("A", "Y2")


def test_a_seat_that_plays_instead_of_drawing_fails() -> None:
    with pytest.raises(AssertionError, match="A lays R1"):
        position("top R5", "A[R1 G2] B4").draw("A")


def test_a_card_is_not_in_two_places() -> None:
    with pytest.raises(AssertionError, match="no R0 left"):
        position("top R0", "A[R0] B4")


def test_nobody_plays_on_when_the_hand_is_over() -> None:
    table = position("top R5", "A[R1] B[R2]")
    table.play("A", "R1")
    with pytest.raises(AssertionError, match="the hand is over"):
        table.play("B", "R2")


def test_a_deal_gives_the_cards_that_are_named() -> None:
    table = deal("A[R1 R2 W] B3 C[GS GS W4]", "B7")
    assert table.hand("A") == cards("R1 R2 W")
    assert table.hand("C") == cards("GS GS W4")
    assert (table.top, len(table.all_cards)) == ("B7", 108)
