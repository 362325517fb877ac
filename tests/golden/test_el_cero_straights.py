"""Section 3, S1 to S4: straights, with and without the number on the table."""

import pytest

from .el_cero import OTHERS, how_many, position, rotations, straights
from .notation import cards
from .positions import deal

TAILS = [("RS", 2), ("RS+RS", 3), ("RR", -1), ("RR+RR", 0)]


@pytest.mark.rule("S1", "straights")
@pytest.mark.parametrize(
    ("top", "move", "may"),
    [
        ("R9", "R3+R4+R5", True),
        ("R9", "R3+R4+R5+R6", True),
        ("R9", "R3+R4", False),  # two are too few
        ("R9", "R3+R5+R6", False),  # the 4 is missing
        ("R9", "R5+R4+R3", False),  # ascending
        ("B3", "R3+R4+R5", True),  # the 3 matches
        ("B5", "R3+R4+R5", False),  # the first card must match, not another
        ("W named red", "R3+R4+R5", True),
    ],
)
def test_three_or_more_consecutive_numbers_ascending(top: str, move: str, may: bool) -> None:
    assert position(f"top {top}", f"A[R3 R4 R5 R6 G1 G1] {OTHERS}").offers(move) == may


@pytest.mark.rule("S1")
def test_the_straight_is_one_turn_and_its_last_card_is_on_top() -> None:
    table = position("top R9", f"A[R3 R4 R5 B1 B2] {OTHERS}")
    table.play("A", "R3+R4+R5")
    assert table.told == ["A lays R3 R4 R5"]
    assert (table.hand("A"), table.top, table.on_move) == (cards("B1 B2"), "R5", "B")
    assert table.discards == ["R9", "R3", "R4"]


@pytest.mark.rule("S1", "straights")
def test_all_cards_are_of_one_colour_the_last_one_too() -> None:
    table = position("top R9", f"A[R3 R4 R5 B5 B1] {OTHERS}")
    assert not table.offers("R3+R4+B5")
    assert how_many(table, "A", "R3+R4+R5") == 3 + 1


@pytest.mark.rule("S1")
def test_numbers_alone_make_a_straight() -> None:
    """A Skip does not follow the 9, nor does a wild stand for a number."""
    table = position("top R1", f"A[R7 R8 R9 RS W R4 R5] {OTHERS}")
    assert not table.offers("R8+R9+RS")
    assert not table.offers("R4+R5+W")
    assert table.offers("R7+R8+R9")


@pytest.mark.rule("S1", "S2")
def test_a_zero_stands_before_the_one_or_after_the_nine() -> None:
    table = position("top R5", f"A[R0 R1 R2 R8 R9 B1] {OTHERS}")
    assert table.offers("R0+R1+R2")
    assert table.offers("R8+R9+R0")
    assert not table.offers("R9+R0+R1")
    assert not table.offers("R8+R9+R0+R1+R2")


@pytest.mark.rule("S2", "S4")
def test_a_turn_does_not_run_on_through_the_zero_that_closes_with_the_table() -> None:
    table = position("top R8", f"A[R9 R0 R1 B1] {OTHERS}")
    assert table.offers("R9+R0")
    assert not table.offers("R9+R0+R1")


@pytest.mark.rule("S2", "S3")
def test_two_zeros_stand_in_one_straight_one_at_each_end() -> None:
    """The opening one rests, the closing one rotates; with a single 0 the straight has one end."""
    deck = "{mode: custom, cards: {" + ", ".join(f"{n}: 2" for n in range(10)) + "}}"
    row = "+".join(f"R{n}" for n in range(10))
    hand = row.replace("+", " ")
    table = position("top R5", f"A[{hand} R0 B1 B2] B4 C3", rules={"deck": deck})
    table.play("A", f"{row}+R0")
    assert table.told[1:] == ["hands rotate by 1"]
    assert (table.hand("B"), table.count("longest_straight")) == (cards("B1 B2"), 11)
    table = position("top R5", f"A[{hand} B1 B2] B4 C3", rules={"deck": deck})
    assert not table.offers(f"{row}+R0")
    table.play("A", row)
    assert (rotations(table), table.count("longest_straight")) == ({}, 10)


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("top", "numbers"), [("R1", "R8+R9+R0"), ("R8", "R9+R0"), ("B8", "R8+R9+R0")])
def test_a_closing_zero_rotates(top: str, numbers: str) -> None:
    table = position(f"top {top}", f"A[{numbers.replace('+', ' ')} B1 B2] {OTHERS}")
    table.play("A", numbers)
    assert table.told[1:] == ["hands rotate by 1"]
    assert table.hand("B") == cards("B1 B2")


@pytest.mark.rule("S3", "Z2", "Z3", "Z4", "Z5")
@pytest.mark.parametrize(("tail", "shift"), TAILS)
def test_it_carries_every_combo(tail: str, shift: int) -> None:
    move = f"R8+R9+R0+{tail}"
    table = position("top R1", f"A[{move.replace('+', ' ')} B1 B2] {OTHERS}")
    table.play("A", move)
    flips = ["direction flips"] if shift == -1 else []
    assert table.told[1:] == [f"hands rotate by {shift}", *flips]
    assert table.on_move == ("D" if flips else "B")
    assert table.hand("ABCD"[shift % 4]) == cards("B1 B2")


@pytest.mark.rule("S3", "rotation_combos")
def test_without_combos_it_rotates_alone() -> None:
    table = position("top R8", f"A[R9 R0 RS B1 B2] {OTHERS}", rules={"rotation_combos": False})
    assert not table.offers("R9+R0+RS")
    table.play("A", "R9+R0")
    assert table.told[1:] == ["hands rotate by 1"]


@pytest.mark.rule("S3", "Z6", "zero")
@pytest.mark.parametrize(("zero", "told"), [("plain", []), ("trade", ["A swaps with C"])])
def test_it_keeps_what_a_zero_does(zero: str, told: list[str]) -> None:
    rules = {"zero": zero, "rotation_combos": False}
    table = position("top R8", f"A[R9 R0 RS B1 B2] {OTHERS}", rules=rules)
    assert not table.offers("R9+R0+RS")
    table.play("A", "R9+R0", target="C" if told else "")
    assert table.told[1:] == told


@pytest.mark.rule("S3", "zeros_laid")
def test_an_opening_zero_does_nothing() -> None:
    table = position("top R5", f"A[R0 R1 R2 B1] {OTHERS}")
    table.play("A", "R0+R1+R2")
    assert table.told == ["A lays R0 R1 R2", "A says UNO"]
    assert (rotations(table), table.count("zeros_laid")) == ({}, 1)


@pytest.mark.rule("S4", "straights.table_card", "straights_with_table", "longest_straight")
def test_the_next_number_to_the_tables_needs_one_more_from_hand() -> None:
    """5 and 6 on the 4; 6 alone does not go on from it, so 6-7 are too few."""
    table = position("top R4", f"A[R5 R6 R7 B1] {OTHERS}")
    assert table.offers("R5+R6")
    assert table.offers("R5+R6+R7")
    assert not table.offers("R6+R7")
    assert how_many(table, "A", "R5+R6") == 3 + 2
    assert (table.count("straights"), table.count("longest_straight")) == (1, 3)
    assert table.count("straights_with_table") == 1


@pytest.mark.rule("S4", "straights")
def test_a_straight_from_the_hand_alone_does_not_count_the_table() -> None:
    table = position("top R9", f"A[R5 R6 R7 B1] {OTHERS}")
    table.play("A", "R5+R6+R7")
    assert (table.count("longest_straight"), table.count("straights_with_table")) == (3, 0)


@pytest.mark.rule("S4")
def test_one_table_card_at_most_counts() -> None:
    """3 and 4 lie on the table; 5 alone makes no straight of them."""
    table = position("top R4", f"A[R5 B1 B2] {OTHERS}", discards="R3")
    table.play("A", "R5")
    assert (table.count("straights"), table.offered) == (0, {0: 1})


@pytest.mark.rule("S4")
def test_the_opening_card_counts() -> None:
    table = deal("A[R6 R7 B1] B3 C3", "R5", preset="el_cero")
    table.play("A", "R6+R7")
    assert table.count("straights_with_table") == 1


@pytest.mark.rule("S4")
@pytest.mark.parametrize("laid", ["R4", "R2+R3+R4", "R4+G4"])
def test_it_does_not_matter_who_laid_the_tables_number_and_how(laid: str) -> None:
    """B continues the last card that A laid, alone, in a straight or in a set."""
    table = position("top R9", "A[R2 R3 R4 G4 B1] B[R5 R6 G5 G6 Y1] C5 D2", rules={"sets": "same_number"})
    table.play("A", laid)
    color = laid[-2]
    table.play("B", f"{color}5+{color}6")
    assert table.count("straights_with_table") == 1


@pytest.mark.rule("S4")
@pytest.mark.parametrize("top", ["RS", "RR", "RD2", "W named red", "W4 named red"])
def test_cards_without_a_number_are_not_continued(top: str) -> None:
    table = position(f"top {top}", f"A[R0 R1 R2 R3 B1] {OTHERS}")
    assert not table.offers("R0+R1")
    assert not table.offers("R1+R2")
    assert table.offers("R1+R2+R3")


@pytest.mark.rule("S4", "S2", "Z1")
def test_a_zero_on_a_nine_is_a_plain_zero() -> None:
    """It continues nothing: it opens 0-1-2, rotates alone, and carries a combo as any 0 does."""
    table = position("top R9", f"A[R0 R1 R2 RS B1] {OTHERS}")
    assert not table.offers("R0+R1")
    assert table.offers("R0+R1+R2")
    assert table.offers("R0+RS")
    table.play("A", "R0")
    assert (table.told[1], table.count("straights")) == ("hands rotate by 1", 0)


@pytest.mark.rule("S4", "straights.colors")
@pytest.mark.parametrize(("colors", "may"), [("same", False), ("any", True)])
def test_the_table_card_has_the_straights_colour_unless_colours_mix(colors: str, may: bool) -> None:
    """A red 5 goes on from a green 4 by its number alone; it need not match it otherwise (B4)."""
    table = position("top G4", f"A[R5 R6 B1 B2] {OTHERS}", rules=straights(colors=colors))
    assert table.offers("R5+R6") == may


@pytest.mark.rule("straights.table_card")
def test_without_the_table_card_three_come_from_the_hand_and_the_first_must_match() -> None:
    table = position("top R4", f"A[R5 R6 R7 G5 G6 G7] {OTHERS}", rules=straights(table_card=False))
    assert not table.offers("R5+R6")
    assert not table.offers("G5+G6+G7")
    table.play("A", "R5+R6+R7")
    assert (table.count("longest_straight"), table.count("straights_with_table")) == (3, 0)


@pytest.mark.rule("straights.colors")
def test_in_any_colours_the_inner_cards_come_from_the_colour_most_held() -> None:
    """A holds two greens, one an action, and one yellow: the inner 4 is green. Wilds have no colour."""
    table = position("top R1", f"A[R3 Y4 G4 GD2 B5 W W] {OTHERS}", rules=straights(colors="any"))
    assert table.offers("R3+G4+B5")
    assert not table.offers("R3+Y4+B5")


@pytest.mark.rule("straights.colors")
def test_inner_cards_of_colours_held_equally_are_laid_red_yellow_green_blue() -> None:
    table = position("top R1", f"A[R3 G4 Y4 B5 W] {OTHERS}", rules=straights(colors="any"))
    assert table.offers("R3+Y4+B5")
    assert not table.offers("R3+G4+B5")


@pytest.mark.rule("straights.colors")
def test_the_first_and_the_last_card_may_have_any_colour() -> None:
    """G3 does not match the red 1; the 5 may be red or blue. With R3, R4 and R5 alone that is five moves."""
    table = position("top R1", f"A[R3 G3 R4 R5 B5] {OTHERS}", rules=straights(colors="any"))
    assert table.offers("R3+R4+R5")
    assert table.offers("R3+R4+B5")
    assert not table.offers("G3+R4+R5")
    assert how_many(table, "A", "R3+R4+B5") == 3 + 2


@pytest.mark.rule("straights.colors", "S3")
def test_in_any_colours_a_combo_has_the_colour_of_the_closing_zero() -> None:
    table = position("top R1", f"A[R8 G9 B0 BS RS Y1 Y2] {OTHERS}", rules=straights(colors="any"))
    assert not table.offers("R8+G9+B0+RS")
    table.play("A", "R8+G9+B0+BS")
    assert table.told[1:] == ["hands rotate by 2"]


@pytest.mark.rule("straights.colors")
def test_in_any_colours_a_single_zero_does_not_open_and_close() -> None:
    rules = straights(colors="any")
    row = " ".join(f"R{n}" for n in range(1, 10))
    move = "+".join(["R0", *row.split()])
    table = position("top R5", f"A[R0 {row} B1] {OTHERS}", rules=rules)
    assert not table.offers(f"{move}+R0")
    table = position("top R5", f"A[R0 G0 {row} B1] {OTHERS}", rules=rules)
    assert table.offers(f"{move}+G0")
    assert not table.offers(f"{move}+R0")


@pytest.mark.rule("straights")
def test_without_the_key_there_are_none() -> None:
    table = position("top R2", f"A[R3 R4 R5 B1] {OTHERS}", rules={"straights": False})
    assert not table.offers("R3+R4")
    assert not table.offers("R3+R4+R5")
