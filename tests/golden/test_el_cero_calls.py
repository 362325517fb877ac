"""Section 3, Z7 and Z8: who owes UNO when hands move, and where the penalty goes."""

import pytest

from .el_cero import OTHERS, position
from .notation import cards

CALLS = ("says UNO", "misses UNO")


def calls(told: list[str]) -> list[str]:
    return [sentence for sentence in told if any(call in sentence for call in CALLS)]


@pytest.mark.rule("Z7", "uno_by_rotation")
def test_whoever_receives_exactly_one_card_owes_a_call() -> None:
    """A is handed D's card, C is handed B's; D is handed C's two and owes nothing."""
    table = position("top R5", "A[R0 B1 B2] B1 C2 D1")
    table.play("A", "R0")
    assert calls(table.told) == ["C says UNO on receiving", "A says UNO on receiving"]
    assert table.count("uno_by_rotation") == 2


@pytest.mark.rule("Z7", "Z4", "Z5")
@pytest.mark.parametrize(
    ("others", "move"), [("B1 C1", "R0+RS+RS"), ("B1", "R0+RS"), ("B1 C1 D1", "R0+RR+RR")]
)
def test_a_null_shift_hands_nothing_over(others: str, move: str) -> None:
    """Everybody holds one card afterwards, and only the player has come to it just now."""
    table = position("top R5", f"A[{move.replace('+', ' ')} B1] {others}")
    table.play("A", move)
    assert calls(table.told) == ["A says UNO"]
    assert table.count("uno_by_rotation") == 0


@pytest.mark.rule("Z7", "uno.on_receive")
def test_without_the_key_receiving_one_card_owes_nothing() -> None:
    table = position("top R5", "A[R0 RS B1] B1 C1 D1", rules={"uno.on_receive": "none"})
    table.play("A", "R0+RS")
    assert calls(table.told) == ["A says UNO"]


@pytest.mark.rule("Z7", "Z2")
def test_a_silent_receiver_who_is_caught_draws_two() -> None:
    table = position("top R5", f"A[R0 RS B1] {OTHERS}")
    table.play("A", "R0+RS", forget="C", catch="C", draws="G8 G9")
    assert table.told[-2:] == ["C misses UNO and is caught on receiving", "C draws 2: UNO penalty"]
    assert table.hand("C") == cards("B1 G8 G9")


@pytest.mark.rule("Z8")
def test_the_penalty_joins_the_hand_a_combo_brings() -> None:
    """A hands B1 to C and gets C's five, to which the two penalty cards come."""
    table = position("top R5", f"A[R0 RS B1] {OTHERS}")
    table.play("A", "R0+RS", forget="A", catch="A", draws="G8 G9")
    assert table.hand("A") == sorted([*table.hand_at_first("C"), "G8", "G9"])
    assert table.hand("C") == cards("B1")


@pytest.mark.rule("Z8", "Z5")
def test_it_joins_the_hand_kept_where_nothing_moves() -> None:
    table = position("top R5", f"A[R0 RR RR B1] {OTHERS}")
    table.play("A", "R0+RR+RR", forget="A", catch="A", draws="G8 G9")
    assert table.hand("A") == cards("B1 G8 G9")


@pytest.mark.rule("Z8", "S3")
def test_a_straight_that_ends_in_a_zero_owes_the_call_too() -> None:
    table = position("top R8", f"A[R9 R0 B1] {OTHERS}")
    table.play("A", "R9+R0", forget="A", catch="A", draws="G8 G9")
    assert table.hand("A") == sorted([*table.hand_at_first("D"), "G8", "G9"])
    assert table.hand("B") == cards("B1")


@pytest.mark.rule("uno.due_at")
@pytest.mark.parametrize(("hand", "told"), [("R3 R4 R5 B1 B2", ["A says UNO"]), ("R3 R4 R5 B1", [])])
def test_a_call_is_due_when_exactly_so_many_cards_are_left(hand: str, told: list[str]) -> None:
    """Two under ``due_at: 2``; a straight that goes from four cards to one passes it by."""
    table = position("top R1", f"A[{hand}] {OTHERS}", rules={"uno.due_at": 2})
    table.play("A", "R3+R4+R5")
    assert calls(table.told) == told


@pytest.mark.rule("Z8")
def test_a_move_that_leaves_no_card_owes_nothing() -> None:
    table = position("top R1", f"A[R3 R4 R5] {OTHERS}")
    table.play("A", "R3+R4+R5")
    assert calls(table.told) == []


@pytest.mark.rule("Z3", "Z7", "Z8")
def test_the_order_of_calls_hands_penalties_and_the_direction() -> None:
    """A is handed B's four, B gets C's one, C gets D's two, D gets the blue 1."""
    table = position("top R5", "A[R0 RR B1] B4 C1 D2")
    table.play("A", "R0+RR", forget="A B", catch="A B", draws="G8 G9 Y8 Y9")
    assert table.told == [
        "A lays R0 RR",
        "A misses UNO and is caught",
        "hands rotate by -1",
        "A draws 2: UNO penalty",
        "B misses UNO and is caught on receiving",
        "B draws 2: UNO penalty",
        "D says UNO on receiving",
        "direction flips",
    ]
    assert table.on_move == "D"


@pytest.mark.rule("Z7", "Z8")
def test_a_player_who_draws_the_penalty_no_longer_holds_the_one_card_received() -> None:
    table = position("top R5", "A[R0 B1] B4 C5 D1")
    table.play("A", "R0", forget="A", catch="A", draws="G8 G9")
    assert calls(table.told) == ["A misses UNO and is caught", "B says UNO on receiving"]
    assert len(table.hand("A")) == 3
