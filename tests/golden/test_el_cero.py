"""Section 3 of the rules: golden positions 3 to 14 and what a shift does at every size of table."""

from typing import Any

import pytest

from . import positions
from .notation import SEATS, cards
from .table import Table

OTHERS = "B4 C5 D2"


def position(top: str, hands: str, **how: Any) -> Table:
    return positions.position(top, hands, preset="el_cero", **how)


@pytest.mark.rule("Z2", "Z7", "Z8", "rotation_combos")
def test_golden_3_a_zero_and_a_skip_send_the_hands_two_seats_on() -> None:
    table = position("top R5", f"A[R0 RS B1] {OTHERS}")
    table.play("A", "R0+RS")
    assert table.told == ["A lays R0 RS", "A says UNO", "hands rotate by 2", "C says UNO on receiving"]
    assert (table.hand("C"), table.on_move, table.top) == (cards("B1"), "B", "RS")


@pytest.mark.rule("Z4", "Z7", "Z8")
def test_golden_4_a_zero_and_two_skips_send_them_three_on() -> None:
    table = position("top R5", f"A[R0 RS RS B1] {OTHERS}")
    table.play("A", "R0+RS+RS")
    assert table.told[1:] == ["A says UNO", "hands rotate by 3", "D says UNO on receiving"]
    assert (table.hand("D"), table.on_move) == (cards("B1"), "B")


@pytest.mark.rule("Z3", "Z7", "Z8")
def test_golden_5_a_zero_and_a_reverse_send_them_back_and_flip_the_direction() -> None:
    table = position("top R5", f"A[R0 RR B1] {OTHERS}")
    table.play("A", "R0+RR")
    assert table.told[1:] == [
        "A says UNO",
        "hands rotate by -1",
        "D says UNO on receiving",
        "direction flips",
    ]
    assert (table.hand("D"), table.on_move, table.clockwise) == (cards("B1"), "D", False)


@pytest.mark.rule("Z5")
def test_golden_6_a_zero_and_two_reverses_move_nothing() -> None:
    table = position("top R5", f"A[R0 RR RR B1] {OTHERS}")
    table.play("A", "R0+RR+RR")
    assert table.told[1] == "A says UNO"
    assert table.count("direction_changes") == 0
    assert (table.hand("A"), table.on_move, table.clockwise) == (cards("B1"), "B", True)


@pytest.mark.rule("Z4", "Z7")
def test_golden_7_a_shift_by_all_players_hands_nothing_over() -> None:
    table = position("top R5", "A[R0 RS RS B1] B4 C5")
    table.play("A", "R0+RS+RS")
    assert [sentence for sentence in table.told if "UNO" in sentence] == ["A says UNO"]
    assert (table.hand("A"), table.on_move, table.count("rotations_null")) == (cards("B1"), "B", 1)


@pytest.mark.rule("Z2", "Z3")
def test_golden_7_with_two_players() -> None:
    table = position("top R5", "A[R0 RS B1] B4")
    table.play("A", "R0+RS")
    assert (table.hand("A"), table.on_move) == (cards("B1"), "B")
    table = position("top R5", "A[R0 RR B1 B2] B4")
    table.play("A", "R0+RR")
    assert (table.hand("B"), table.on_move, table.count("forfeits")) == (cards("B1 B2"), "B", 0)


@pytest.mark.rule("Z9")
def test_golden_8_a_combo_as_the_last_cards_wins() -> None:
    table = position("top R5", f"A[R0 RS] {OTHERS}")
    table.play("A", "R0+RS")
    assert table.told[-1] == "A wins"
    assert table.sizes == [0, 4, 5, 2]


@pytest.mark.rule("S3", "S4", "straights")
def test_golden_9_a_closing_zero_continues_the_table_and_rotates() -> None:
    table = position("top R8", f"A[R9 R0 B3 B4] {OTHERS}")
    table.play("A", "R9+R0")
    assert table.told == ["A lays R9 R0", "hands rotate by 1"]
    assert table.hand("B") == cards("B3 B4")


@pytest.mark.rule("S2", "S4")
def test_golden_9_a_turn_does_not_run_on_through_a_zero() -> None:
    table = position("top R9", f"A[R0 R1 B3] {OTHERS}")
    assert not table.offers("R0+R1")
    table.play("A", "R0")
    assert table.told[1] == "hands rotate by 1"


@pytest.mark.rule("S1", "S3", "S4")
def test_golden_10_a_zero_on_the_table_is_a_beginning() -> None:
    table = position("top R0", f"A[R1 R2 B4] {OTHERS}", discards="R8 R9")
    table.play("A", "R1+R2")
    assert table.told == ["A lays R1 R2", "A says UNO"]
    assert not position("top B0", f"A[B1 R2 G9] {OTHERS}").offers("B1+R2")


@pytest.mark.rule("S1", "S3", "Z9")
def test_golden_11_a_straight_opened_by_a_zero_does_not_rotate() -> None:
    table = position("top G4", f"A[G0 G1 G2] {OTHERS}")
    table.play("A", "G0+G1+G2")
    assert table.told[0] == "A lays G0 G1 G2"
    assert table.told[-1] == "A wins"
    table = position("top G4", f"A[G0 G1 G2 B8 B9] {OTHERS}")
    table.play("A", "G0+G1+G2")
    assert table.told == ["A lays G0 G1 G2"]


@pytest.mark.rule("R1", "R2", "R3", "Z6", "rainbow", "cards_given")
@pytest.mark.parametrize("move", ["G0+Y0+B0", "B0+Y0+G0", "B0+G0+Y0"])
def test_golden_12_the_zeros_that_complete_a_rainbow_do_not_rotate(move: str) -> None:
    table = position("top R0", f"A[B0 G0 Y0 BS YS GS R9] {OTHERS}")
    assert not table.offers("B0+G0+Y0+YS")
    table.play("A", move, target="B B B B B C C C D D")
    assert [sentence for sentence in table.told if "rotate" in sentence] == []
    assert (table.sizes, table.count("cards_given")) == ([4, 9, 8, 4], 10)


@pytest.mark.rule("R1", "R2", "rainbows")
def test_golden_13_a_rainbow_of_sixes_gives_six_cards() -> None:
    table = position("top R6", f"A[B6 G6 Y6 B1 B2] {OTHERS}")
    table.play("A", "B6+G6+Y6")
    assert (table.count("rainbows"), table.count("cards_given")) == (1, 6)


@pytest.mark.rule("S3", "Z2")
def test_golden_13_a_closing_zero_carries_a_skip() -> None:
    table = position("top R8", f"A[R9 R0 RS B5] {OTHERS}")
    table.play("A", "R9+R0+RS")
    assert table.told[2] == "hands rotate by 2"
    assert (table.hand("C"), table.on_move) == (cards("B5"), "B")


@pytest.mark.rule("S4")
def test_golden_14_a_named_colour_is_no_number() -> None:
    assert not position("top W named red", f"A[R1 R2 B9] {OTHERS}").offers("R1+R2")


@pytest.mark.rule("R1", "R2", "R3", "Z6")
def test_golden_14_a_single_zero_completes_the_run_and_pays() -> None:
    table = position("top Y0", f"A[B0 BS B2 B3] {OTHERS}", discards="R0 G0")
    assert not table.offers("B0+BS")
    table.play("A", "B0")
    assert table.count("cards_given") == 10
    assert [sentence for sentence in table.told if "rotate" in sentence] == []


SHIFTS = {
    # players: 2, 3, 4, 5, 6
    "R0": (1, 1, 1, 1, 1),
    "R0+RS": (0, -1, 2, 2, 2),
    "R0+RS+RS": (1, 0, -1, -2, 3),
    "R0+RR": (1, -1, -1, -1, -1),
    "R0+RR+RR": (0, 0, 0, 0, 0),
}


@pytest.mark.rule("Z1", "Z2", "Z3", "Z4", "Z5")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("move", SHIFTS)
@pytest.mark.parametrize("clockwise", [True, False])
def test_where_the_hands_go_at_every_size_of_table(players: int, move: str, clockwise: bool) -> None:
    others = " ".join(f"{letter}{size}" for letter, size in zip(SEATS[1:players], range(5, 11), strict=False))
    table = position("top R5", f"A[{move.replace('+', ' ')} B1 B2] {others}", clockwise=clockwise)
    table.play("A", move)
    shift = SHIFTS[move][players - 2] * (1 if clockwise else -1)
    assert table.hand(SEATS[shift % players]) == cards("B1 B2")
    for seat in range(1, players):
        assert table.hand(SEATS[(seat + shift) % players]) == table.hand_at_first(SEATS[seat])


@pytest.mark.rule(
    "rotations_plain", "rotations_plus2", "rotations_plus3", "rotations_minus1", "rotations_null"
)
@pytest.mark.parametrize(
    ("move", "players", "counted"),
    [
        ("R0", 4, "rotations_plain"),
        ("R0+RS", 4, "rotations_plus2"),
        ("R0+RS+RS", 4, "rotations_plus3"),
        ("R0+RR", 4, "rotations_minus1"),
        ("R0+RR+RR", 4, "rotations_null"),
        ("R0", 2, "rotations_plain"),
        ("R0+RS", 2, "rotations_null"),
        ("R0+RS+RS", 3, "rotations_null"),
    ],
)
def test_a_rotation_is_counted_as_laid_unless_no_hand_moves(move: str, players: int, counted: str) -> None:
    others = " ".join(f"{letter}4" for letter in SEATS[1:players])
    table = position("top R5", f"A[{move.replace('+', ' ')} B1 B2] {others}")
    table.play("A", move)
    kinds = ("plain", "plus2", "plus3", "minus1", "null")
    assert {kind: table.count(f"rotations_{kind}") for kind in kinds if table.count(f"rotations_{kind}")} == {
        counted.removeprefix("rotations_"): 1
    }


@pytest.mark.rule("rotations_plain", "Z9")
@pytest.mark.parametrize(
    ("top", "held", "move"),
    [("top R5", "R0", "R0"), ("top G4", "G0 G1 G2 B9", "G0+G1+G2"), ("top Y0", "B0 B9 B8", "B0")],
)
def test_a_zero_that_ends_the_hand_opens_a_straight_or_completes_a_rainbow_counts_nowhere(
    top: str, held: str, move: str
) -> None:
    table = position(top, f"A[{held}] {OTHERS}", discards="R0 G0" if top == "top Y0" else "")
    table.play("A", move)
    assert table.count("rotations_plain") + table.count("rotations_null") == 0
