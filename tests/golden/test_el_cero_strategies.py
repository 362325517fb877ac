"""What the strategies do with combinations and with hands that move (section 7)."""

from typing import Any

import pytest

from .el_cero import position
from .table import Table


def laid(top: str, hands: str, **how: Any) -> str:
    """The cards that seat A lays, its strategy deciding."""
    table = turn(top, hands, **how)
    assert table.told[0].startswith("A lays ")
    return table.told[0].removeprefix("A lays ").replace(" ", "+")


def turn(top: str, hands: str, **how: Any) -> Table:
    table = position(top, hands, **{"strategies": "rotation_aware", **how})
    table.take_turn("A")
    return table


@pytest.mark.rule("rotation_aware")
@pytest.mark.parametrize(("received", "move"), [(2, "R0"), (4, "R9"), (6, "R9")])
def test_a_zero_is_worth_ten_for_each_card_handed_away_more_than_received(received: int, move: str) -> None:
    """Four cards go: for D's two that is 20, for its four or six 0 or less; the 9 is worth 9."""
    assert laid("top R5", f"A[R0 R9 B1 B2 B3] B4 C5 D{received}") == move


@pytest.mark.rule("rotation_aware")
@pytest.mark.parametrize(
    ("others", "move"),
    [
        ("B6 C1 D6", "R0+RS"),  # 20 + 10 x (4 - 1) by C's hand
        ("B1 C6 D6", "R0+RR"),  # as much by B's
        ("B6 C6 D1", "R0"),  # 10 x (5 - 1) by D's
        ("B6 C6 D6", "RS RR"),  # 20 for either alone, less than nothing for any rotation
    ],
)
def test_it_weighs_the_hands_that_each_combo_brings(others: str, move: str) -> None:
    assert laid("top R5", f"A[R0 RS RR B1 B2 B3] {others}") in move.split()


@pytest.mark.rule("rotation_aware")
def test_a_rotation_that_moves_nothing_is_worth_its_points() -> None:
    """Among three 0+S+S brings A its own hand back: 40; 0+S would be 20 + 10 x (4 - 3) for B's three."""
    assert laid("top R5", "A[R0 RS RS G1 G2 G3] B3 C9") == "R0+RS+RS"


@pytest.mark.rule("rotation_aware")
def test_a_single_card_for_the_next_player_is_set_aside_while_another_move_is_left() -> None:
    """R0 would be 10 x (1 - 1) for D's card too; it hands B one card. Without R2 there is nothing else."""
    assert laid("top R5", "A[R0 R2] B4 C5 D1", rules={"rainbow": False}) == "R2"
    assert laid("top R5", "A[R0 G2] B4 C5 D1") == "R0"


@pytest.mark.rule("rotation_aware")
def test_after_a_reverse_the_next_player_is_the_one_before() -> None:
    """R0+RR would bring B's two for one, and hand that one to D, who is next then."""
    assert laid("top R5", "A[R0 RR G2] B9 C9 D9") == "RR"
    assert laid("top R5", "A[R0 RR G2 G3] B1 C9 D9") == "R0+RR"
    # C's single card goes to B, who is not next
    assert laid("top R5", "A[R0 RR G2 G3] B1 C1 D9") == "R0+RR"


@pytest.mark.rule("rotation_aware", "seven")
@pytest.mark.parametrize(("others", "move"), [("B5 C2 D5", "R7"), ("B5 C4 D5", "R9")])
def test_a_seven_is_worth_the_swap_with_the_smallest_hand(others: str, move: str) -> None:
    """Three cards go for C's two, 7 + 10, or for its four, 7 - 10."""
    table = turn("top R5", f"A[R7 R9 G1 G2] {others}", rules={"seven": "swap"})
    assert table.told[0] == f"A lays {move}"
    assert table.told[1:] == (["A swaps with C"] if move == "R7" else [])


@pytest.mark.rule("rotation_aware", "zero")
def test_a_traded_zero_is_weighed_like_a_swap() -> None:
    rules = {"zero": "trade", "rotation_combos": False}
    table = turn("top R5", "A[R0 R9 G1 G2 G3] B5 C2 D5", rules=rules)
    assert table.told == ["A lays R0", "A swaps with C"]


@pytest.mark.rule("high_points", "straights")
@pytest.mark.parametrize(("hand", "move"), [("R6 R7 R8 RD2", "R6+R7+R8"), ("R6 R7 RD2", "RD2")])
def test_high_points_counts_all_cards_of_a_move(hand: str, move: str) -> None:
    """6, 7 and 8 are 21 points, one more than a Draw Two."""
    assert laid("top R5", f"A[{hand} B1] B4 C5 D2", strategies="high_points") == move


@pytest.mark.rule("save_wild", "straights.colors")
def test_save_wild_saves_a_wild_also_for_a_combination() -> None:
    """Only the wild could be laid alone; the red 5 and 6 go on from the green 4."""
    rules = {"straights": "{enabled: true, colors: any}"}
    assert laid("top G4", "A[R5 R6 W B1] B4 C5 D2", strategies="save_wild", rules=rules) == "R5+R6"
