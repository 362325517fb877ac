"""What the built-in strategies choose (section 7); how evenly is a matter of the uniformity tests."""

import pytest

from .positions import position


@pytest.mark.rule("high_points")
@pytest.mark.parametrize(
    ("held", "laid"),
    [("R1 R9 RS", "RS"), ("R1 R9 B5", "R9"), ("RS W R9", "W"), ("R0 R1 G9", "R1")],
)
def test_high_points_lays_the_dearest_card(held: str, laid: str) -> None:
    table = position("top R5", f"A[{held}] B4")
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("high_points", "scoring.values")
def test_high_points_goes_by_the_values_in_force() -> None:
    rules = {"scoring.values": "{wild: 0, skip: 3}"}
    table = position("top R5", "A[RS W R9] B4", rules=rules)
    table.take_turn("A")
    assert table.told[0] == "A lays R9"


@pytest.mark.rule("high_points", "sets")
@pytest.mark.parametrize(("single", "laid"), [("R8", "R5 G5"), ("RS", "RS")])
def test_high_points_adds_up_a_set(single: str, laid: str) -> None:
    """Two fives are ten points: more than an 8, fewer than a Skip."""
    table = position("top R1", f"A[R5 G5 {single} B3] B4", rules={"sets": "same_number"})
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("high_points", "straights", "scoring.values")
@pytest.mark.parametrize(("zero", "laid"), [(0, "RD2"), (10, "R8 R9 R0")])
def test_high_points_adds_up_a_straight(zero: int, laid: str) -> None:
    """The 0 after the 9 is worth what a 0 is: 17 points or 27, against the 20 of the Draw Two."""
    rules = {"straights": True, "scoring.values": f'{{"0": {zero}}}'}
    table = position("top R1", "A[R8 R9 R0 RD2 B3] B4", rules=rules)
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("high_points", "rainbow")
@pytest.mark.parametrize(("single", "cards"), [("R9", 4), ("RS", 1)])
def test_high_points_adds_up_a_rainbow(single: str, cards: int) -> None:
    """Four fours are sixteen points: more than a 9, fewer than a Skip."""
    table = position("top R1", f"A[R4 Y4 G4 B4 {single} B3] B4", rules={"rainbow": True})
    table.take_turn("A")
    assert len(table.told[0].removeprefix("A lays ").split()) == cards


@pytest.mark.rule("high_points", "save_wild")
@pytest.mark.parametrize("strategy", ["high_points", "save_wild"])
def test_the_colour_most_held_after_the_move_is_named(strategy: str) -> None:
    """Two green, one blue; the other wild counts for no colour."""
    table = position("top R5", "A[W G1 G2 B9 W] B4", strategies=strategy)
    table.take_turn("A")
    assert table.told == ["A lays W", "A names green"]


@pytest.mark.rule("save_wild")
@pytest.mark.parametrize(("held", "laid"), [("R1 R3 W", "R3"), ("G1 W R0", "R0"), ("G1 B2 W", "W")])
def test_save_wild_lays_a_wild_only_for_want_of_another_move(held: str, laid: str) -> None:
    table = position("top R5", f"A[{held}] B4", strategies="save_wild")
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("save_wild")
def test_save_wild_saves_a_wild_draw_four_too() -> None:
    rules = {"wild_draw_four.enforced_by": "nobody"}
    table = position("top R5", "A[R1 W4 G2] B4", strategies="save_wild", rules=rules)
    table.take_turn("A")
    assert table.told[0] == "A lays R1"


@pytest.mark.rule("high_points", "save_wild")
@pytest.mark.parametrize("strategy", ["high_points", "save_wild"])
def test_they_swap_with_the_smallest_hand(strategy: str) -> None:
    table = position("top R5", "A[R7 G1 G2] B4 C2 D3", strategies=strategy, rules={"seven": "swap"})
    table.take_turn("A")
    assert table.told == ["A lays R7", "A swaps with C"]


@pytest.mark.rule("high_points", "save_wild")
def test_each_seat_plays_its_own_strategy() -> None:
    table = position("top R5", "A[R1 W G2] B[R1 W G3]", strategies="[high_points, save_wild]")
    table.take_turn("A", names="red")
    assert table.told[0] == "A lays W"
    table.take_turn("B")
    assert table.told[0] == "B lays R1"


@pytest.mark.rule("random", "random_action", "high_points", "save_wild")
@pytest.mark.parametrize("strategy", ["random", "random_action", "high_points", "save_wild"])
def test_all_of_them_play_the_drawn_card(strategy: str) -> None:
    table = position("top R5", "A[G1 G2] B4", strategies=strategy)
    table.draw("A", "R9")
    assert table.told[1] == "A lays R9"


@pytest.mark.rule("rotation_aware")
@pytest.mark.parametrize(("last", "laid"), [("D1", "R0"), ("D4", "R0"), ("D5", "R9"), ("D9", "R9")])
def test_rotation_aware_counts_ten_points_for_a_card_handed_away(last: str, laid: str) -> None:
    """R0 hands five cards to B and brings those of D: 10 x (5 - D's), against the nine points of R9."""
    rules = {"zero": "rotate"}
    table = position("top R5", f"A[R0 R9 G1 G2 G3 G4] B4 C4 {last}", strategies="rotation_aware", rules=rules)
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("rotation_aware")
def test_rotation_aware_does_not_leave_the_next_seat_with_one_card() -> None:
    """R7 would lay more points, but the swap with B's single card hands B a single card, and B is next."""
    rules = {"seven": "swap"}
    table = position("top R5", "A[R7 R1] B1 C4", strategies="rotation_aware", rules=rules)
    table.take_turn("A")
    assert table.told[0] == "A lays R1"
    table = position("top R5", "A[R7 G1] B1 C4", strategies="rotation_aware", rules=rules)
    table.take_turn("A")
    assert table.told[:3] == ["A lays R7", "A says UNO", "A swaps with B"]


@pytest.mark.rule("most_color")
@pytest.mark.parametrize(
    ("held", "laid"),
    [
        # three green against one red: the dearest green that matches
        ("G5 RS G1 G2", "G5"),
        # two of each colour: the dearest of both
        ("G5 G1 RS R1", "RS"),
        # blue is held most but nothing blue can be laid
        ("B1 B2 B3 R1 R9 G5", "R9"),
        # wilds come last
        ("W R0 B1 B2", "R0"),
        ("W B1 B2 Y1", "W"),
    ],
)
def test_most_color_lays_from_the_colour_most_held(held: str, laid: str) -> None:
    table = position("top R5", f"A[{held}] B4", strategies="most_color")
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("most_color", "sets")
def test_most_color_takes_a_combination_by_its_first_card() -> None:
    """R9+G9 begins red, of which most are held; more points than R9 alone."""
    table = position("top R5", "A[R9 G9 R1 R2 B1] B4", strategies="most_color", rules={"sets": "same_number"})
    table.take_turn("A")
    assert sorted(table.told[0].split()[2:]) == ["G9", "R9"]


@pytest.mark.rule("punisher")
@pytest.mark.parametrize(("next_holds", "laid"), [(3, "R1"), (2, "RS"), (1, "RS")])
def test_punisher_keeps_what_hurts_until_the_next_player_holds_two(next_holds: int, laid: str) -> None:
    table = position("top R5", f"A[RS R1 G1] B{next_holds} C4", strategies="punisher")
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("punisher")
@pytest.mark.parametrize(
    ("held", "laid"), [("RS G1 B1", "RS"), ("RS RR G1", "RR"), ("RD2 W G1", "W"), ("RD2 R0 G1", "R0")]
)
def test_punisher_lays_them_for_want_of_another_move(held: str, laid: str) -> None:
    table = position("top R5", f"A[{held}] B4 C4", strategies="punisher")
    table.take_turn("A")
    assert table.told[0] == f"A lays {laid}"


@pytest.mark.rule("punisher", "rotation_combos")
def test_punisher_keeps_combinations_with_them_too() -> None:
    rules = {"zero": "rotate", "rotation_combos": True}
    table = position("top R5", "A[R0 RS R1 G1] B4 C4", strategies="punisher", rules=rules)
    table.take_turn("A")
    assert table.told[0] == "A lays R1"


@pytest.mark.rule("most_color", "punisher", "save_wild")
@pytest.mark.parametrize(
    ("strategy", "laid"),
    [("high_points", "W4"), ("save_wild", "GD2"), ("most_color", "GD2"), ("punisher", "W4")],
)
def test_they_answer_a_pile_by_the_same_thoughts(strategy: str, laid: str) -> None:
    """For the punisher nothing is legal but what it keeps."""
    table = position(
        "top R5", "A[RD2 G1 G2] B[W4 GD2 Y1] C4", strategies=strategy, rules={"stacking": "escalate"}
    )
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.told[0] == f"B lays {laid}"


@pytest.mark.rule("punisher", "deflect")
def test_punisher_sends_a_pile_back_rather_than_use_what_it_keeps() -> None:
    rules = {"stacking": "same", "deflect": "reverse"}
    table = position("top R5", "A[RD2 G1 G2] B[GD2 RR Y1] C4", strategies="punisher", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.told[0] == "B lays RR"
