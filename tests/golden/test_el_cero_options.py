"""Section 3 of the rules: which combinations are offered, and the keys of straights and rainbows."""

from typing import Any

import pytest

from . import positions
from .table import Table

OTHERS = "B4 C5 D2"


def position(top: str, hands: str, **how: Any) -> Table:
    return positions.position(top, hands, preset="el_cero", **how)


@pytest.mark.rule("Z2", "Z4", "rotation_combos")
def test_how_many_moves_a_zero_with_its_skips_offers() -> None:
    """R0, RS, R0+RS and R0+RS+RS; B1 does not match."""
    table = position("top R5", f"A[R0 RS RS B1] {OTHERS}")
    table.play("A", "RS")
    assert table.offered == {0: 4}


@pytest.mark.rule("Z2", "Z3")
def test_a_skip_of_another_colour_or_mixed_signs_are_no_combo() -> None:
    table = position("top R5", f"A[R0 GS RS RR B1] {OTHERS}")
    assert not table.offers("R0+GS")
    assert not table.offers("R0+RS+RR")
    assert table.offers("R0+RS")
    assert table.offers("R0+RR")


@pytest.mark.rule("S1", "S4")
def test_how_many_moves_four_numbers_in_a_row_offer() -> None:
    """Four cards, 3-4-5, 4-5-6 and 3-4-5-6; the red 1 on the table is matched but not continued."""
    table = position("top R1", f"A[R3 R4 R5 R6] {OTHERS}")
    table.play("A", "R3")
    assert table.offered == {0: 7}


@pytest.mark.rule("S3")
def test_a_seven_that_closes_a_straight_swaps() -> None:
    table = position("top R1", f"A[R5 R6 R7 B1 B2] {OTHERS}", rules={"seven": "swap"})
    table.play("A", "R5+R6+R7", target="C")
    assert table.told == ["A lays R5 R6 R7", "A swaps with C"]


@pytest.mark.rule("S4", "straights.table_card")
@pytest.mark.parametrize("counts", [True, False])
def test_whether_the_number_on_the_table_counts(counts: bool) -> None:
    rules = {"straights": f"{{enabled: true, table_card: {str(counts).lower()}}}"}
    table = position("top R4", f"A[R5 R6 B1] {OTHERS}", rules=rules)
    assert table.offers("R5+R6") == counts


@pytest.mark.rule("straights.colors")
@pytest.mark.parametrize("colors", ["same", "any"])
def test_whether_a_straight_has_one_colour(colors: str) -> None:
    rules = {"straights": f"{{enabled: true, colors: {colors}}}"}
    table = position("top R1", f"A[R5 G6 B7 Y1] {OTHERS}", rules=rules)
    assert table.offers("R5+G6+B7") == (colors == "any")


@pytest.mark.rule("rainbow.table_run")
@pytest.mark.parametrize("counts", [True, False])
def test_whether_the_run_on_the_table_counts(counts: bool) -> None:
    rules = {"rainbow": f"{{enabled: true, table_run: {str(counts).lower()}}}"}
    table = position("top Y6", f"A[B6 B1 B2] {OTHERS}", discards="R6 G6", rules=rules)
    table.play("A", "B6")
    assert table.count("rainbows") == counts


@pytest.mark.rule("rainbow.cards", "rainbow.zero_cards", "R2")
@pytest.mark.parametrize(("number", "given"), [(9, 3), (0, 4)])
def test_how_many_cards_a_rainbow_gives(number: int, given: int) -> None:
    rules = {"rainbow": "{enabled: true, cards: 3, zero_cards: 4}"}
    table = position(
        f"top Y{number}", f"A[B{number} B1 B2] {OTHERS}", discards=f"R{number} G{number}", rules=rules
    )
    table.play("A", f"B{number}")
    assert table.count("cards_given") == given


@pytest.mark.rule("R1")
def test_a_card_in_between_breaks_the_run() -> None:
    table = position("top Y6", f"A[B6 B1 B2] {OTHERS}", discards="R6 G6 Y5")
    table.play("A", "B6")
    assert table.count("rainbows") == 0


@pytest.mark.rule("straights", "longest_straight")
@pytest.mark.parametrize(
    ("top", "move", "length"),
    [("top R1", "R3+R4+R5", 3), ("top R2", "R3+R4+R5", 4), ("top R8", "R9+R0+RS", 3)],
)
def test_the_table_counts_in_a_straights_length_and_a_combo_does_not(
    top: str, move: str, length: int
) -> None:
    table = position(top, f"A[{move.replace('+', ' ')} B1 B2] {OTHERS}")
    table.play("A", move)
    assert (table.count("straights"), table.count("longest_straight")) == (1, length)
