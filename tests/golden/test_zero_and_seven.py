"""Hands that move: a 0 rotates them all, a 7 swaps two (keys ``zero``, ``seven``; Z1, Z7 to Z9)."""

import pytest

from .notation import cards
from .positions import position

ROTATE = {"zero": "rotate", "uno.on_receive": "must_call"}


@pytest.mark.rule("zero")
def test_a_plain_zero_is_a_number() -> None:
    table = position("top R5", "A[R0 R7] B4 C5 D2")
    table.play("A", "R0")
    assert table.told == ["A lays R0", "A says UNO"]
    assert table.sizes == [1, 4, 5, 2]


@pytest.mark.rule("zero", "Z1", "Z7", "Z8")
def test_golden_1_every_hand_moves_one_seat_on() -> None:
    table = position("top R5", "A[R0 R7] B4 C5 D2", rules=ROTATE)
    table.play("A", "R0")
    assert table.hand("A") == table.hand_at_first("D")
    assert table.hand("B") == cards("R7")
    assert table.hand("C") == table.hand_at_first("B")
    assert table.hand("D") == table.hand_at_first("C")
    assert table.told == ["A lays R0", "A says UNO", "hands rotate by 1", "B says UNO on receiving"]
    assert table.on_move == "B"


@pytest.mark.rule("Z8", "uno.penalty")
def test_golden_2_the_penalty_joins_the_hand_received() -> None:
    table = position("top R5", "A[R0 R7] B4 C5 D2", rules=ROTATE)
    table.play("A", "R0", forget="A", catch="A", draws="G8 G9")
    assert table.hand("A") == sorted([*table.hand_at_first("D"), "G8", "G9"])
    assert table.hand("B") == cards("R7")


@pytest.mark.rule("Z9")
def test_golden_8_a_zero_as_the_last_card_wins_and_moves_nothing() -> None:
    table = position("top R5", "A[R0] B4 C5 D2", rules=ROTATE)
    table.play("A", "R0")
    assert table.told[0] == "A lays R0"
    assert table.told[-1] == "A wins"
    assert table.sizes == [0, 4, 5, 2]
    assert table.count("rotations_plain") == 0


@pytest.mark.rule("Z8")
def test_golden_8_a_zero_before_the_last_card_hands_it_on() -> None:
    table = position("top R5", "A[R0 RS] B4 C5 D2", rules=ROTATE)
    table.play("A", "R0")
    assert table.hand("B") == cards("RS")


@pytest.mark.rule("Z1", "zero")
def test_hands_move_in_the_direction_in_force() -> None:
    table = position("top R5", "A[R0 R7 G1] B4 C5 D2", rules=ROTATE, clockwise=False)
    table.play("A", "R0")
    assert table.hand("D") == cards("R7 G1")
    assert table.hand("A") == table.hand_at_first("B")
    assert table.hand("B") == table.hand_at_first("C")
    assert table.on_move == "D"


@pytest.mark.rule("Z1", "zero")
def test_with_two_players_a_zero_swaps() -> None:
    table = position("top R5", "A[R0 R7 G1] B4", rules=ROTATE)
    table.play("A", "R0")
    assert table.hand("B") == cards("R7 G1")
    assert table.hand("A") == table.hand_at_first("B")
    assert table.count("rotations_plain") == 1


@pytest.mark.rule("Z7")
@pytest.mark.parametrize("clockwise", [True, False])
def test_receivers_call_from_the_next_seat_on(clockwise: bool) -> None:
    """Everybody receives one card: the next seat in the direction calls first, the player last."""
    table = position("top R5", "A[R0 R7] B1 C1 D1", rules=ROTATE, clockwise=clockwise)
    table.play("A", "R0")
    order = "BCDA" if clockwise else "DCBA"
    assert table.told[3:] == [f"{letter} says UNO on receiving" for letter in order]


@pytest.mark.rule("Z1")
def test_a_drawn_zero_rotates_too() -> None:
    table = position("top R5", "A[G1 G2] B4 C5 D2", rules=ROTATE)
    table.draw("A", "R0")
    assert table.told[1:] == ["A lays R0", "hands rotate by 1"]
    assert table.hand("B") == cards("G1 G2")


@pytest.mark.rule("seven")
def test_a_plain_seven_is_a_number() -> None:
    table = position("top R5", "A[R7 G1 G2] B4 C5")
    table.play("A", "R7")
    assert table.told == ["A lays R7"]


@pytest.mark.rule("seven")
@pytest.mark.parametrize("target", ["B", "C", "D"])
def test_a_swap_with_a_chosen_player(target: str) -> None:
    table = position("top R5", "A[R7 G1 G2] B4 C5 D6", rules={"seven": "swap"})
    table.play("A", "R7", target=target)
    assert table.told == ["A lays R7", f"A swaps with {target}"]
    assert table.hand("A") == table.hand_at_first(target)
    assert table.hand(target) == cards("G1 G2")
    assert (table.count("swaps"), table.on_move) == (1, "B")


@pytest.mark.rule("seven")
@pytest.mark.parametrize(("clockwise", "target"), [(True, "B"), (False, "D")])
def test_a_swap_with_the_next_player(clockwise: bool, target: str) -> None:
    table = position("top R5", "A[R7 G1 G2] B4 C5 D6", rules={"seven": "swap_next"}, clockwise=clockwise)
    table.play("A", "R7")
    assert table.told == ["A lays R7", f"A swaps with {target}"]


@pytest.mark.rule("seven")
@pytest.mark.parametrize("mode", ["swap", "swap_next"])
def test_a_swap_that_must_be_made_is_made_though_it_hurts(mode: str) -> None:
    table = position("top R5", "A[R7 G1] B4 C5", rules={"seven": mode})
    table.play("A", "R7")
    assert table.told[2] == "A swaps with B"


@pytest.mark.rule("seven")
@pytest.mark.parametrize(
    ("others", "told"), [("B4 C5", "A keeps"), ("B2 C5", "A keeps"), ("B1 C5", "A swaps with B")]
)
def test_an_optional_swap_is_made_if_the_target_holds_fewer(others: str, told: str) -> None:
    rules = {"seven": "{mode: swap, optional: true}"}
    table = position("top R5", f"A[R7 G1 G2] {others}", rules=rules)
    table.play("A", "R7")
    assert table.told == ["A lays R7", told]
    assert table.count("swaps") == (told != "A keeps")


@pytest.mark.rule("seven")
def test_a_seven_as_the_last_card_wins_and_swaps_nothing() -> None:
    table = position("top R5", "A[R7] B4 C5", rules={"seven": "swap"})
    table.play("A", "R7")
    assert table.told[-1] == "A wins"
    assert table.count("swaps") == 0


@pytest.mark.rule("zero", "seven")
def test_zero_and_seven_together() -> None:
    rules = {"zero": "rotate", "seven": "swap"}
    table = position("top R5", "A[R0 G1 G2] B[R7 G3] C3", rules=rules)
    table.play("A", "R0")  # B holds G1 G2, C holds R7 G3
    assert table.hand("C") == cards("R7 G3")
    table = position("top R0", "A[R7 G1 G2] B[R1 G3] C3", rules=rules)
    table.play("A", "R7", target="B")
    assert table.hand("A") == cards("R1 G3")
