"""Which card may be the last (key ``finish``)."""

import pytest

from .notation import cards
from .positions import position


@pytest.mark.rule("finish")
@pytest.mark.parametrize(
    ("finish", "allowed"),
    [
        ("any", "R1 RS RR RD2 W W4"),
        ("no_action", "R1 W W4"),
        ("no_wild", "R1 RS RR RD2"),
        ("number_only", "R1"),
    ],
)
@pytest.mark.parametrize("card", ["R1", "RS", "RR", "RD2", "W", "W4"])
def test_which_card_may_be_the_last(finish: str, allowed: str, card: str) -> None:
    rules = {"finish": finish, "wild_draw_four.enforced_by": "nobody"}
    table = position("top R5", f"A[{card}] B4", rules=rules)
    assert table.legal() == (cards(card) if card in allowed.split() else [])


@pytest.mark.rule("finish")
def test_who_has_no_other_draws_and_may_lay_the_drawn_card() -> None:
    table = position("top R5", "A[RS] B4 C4", rules={"finish": "number_only"})
    table.draw("A", "RD2")
    assert table.told[:2] == ["A draws 1: lack of a play", "A lays RD2"]
    table = position("top R5", "A[RS] B4 C4", rules={"finish": "number_only"})
    table.draw("A", "G9")
    assert table.told == ["A draws 1: lack of a play", "A passes"]
    assert table.legal() == []


@pytest.mark.rule("finish")
def test_with_another_card_left_it_is_free_again() -> None:
    table = position("top R5", "A[RS G9] B4", rules={"finish": "number_only"})
    assert table.legal() == cards("RS")


@pytest.mark.rule("finish", "sets")
def test_of_a_combination_the_card_on_top_is_the_last() -> None:
    rules = {"finish": "number_only", "sets": "same_number"}
    assert not position("top R5", "A[RS GS] B4", rules=rules).offers("RS+GS")
    assert position("top R5", "A[RS GS Y1] B4", rules=rules).offers("RS+GS")
    assert position("top R5", "A[R1 G1] B4", rules=rules).offers("R1+G1")


@pytest.mark.rule("finish", "rotation_combos", "straights")
def test_of_a_rotation_combo_the_action_card_is_the_last() -> None:
    rules = {"finish": "no_action", "zero": "rotate", "rotation_combos": True, "straights": True}
    table = position("top R5", "A[R0 RS] B4", rules=rules)
    assert table.offers("R0")
    assert not table.offers("R0+RS")
    assert position("top R8", "A[R9 R0] B4", rules=rules).offers("R9+R0")
    assert not position("top R8", "A[R9 R0 RR] B4", rules=rules).offers("R9+R0+RR")


@pytest.mark.rule("finish", "stacking", "deflect")
def test_it_holds_for_answers_to_a_pile() -> None:
    rules = {"finish": "no_action", "stacking": "cross", "deflect": "both"}
    for held, offered in (("BD2", 0), ("RS", 0), ("W4", 1)):
        table = position("top R5", f"A[RD2 G1 G2] B[{held}] C4", rules=rules)
        table.play("A", "RD2")
        table.take_turn("B", stack="B")
        assert table.offered == {2: offered}


@pytest.mark.rule("finish", "jump_in")
@pytest.mark.parametrize(("finish", "jumps"), [("any", True), ("number_only", False)])
def test_it_holds_for_jump_ins(finish: str, jumps: bool) -> None:
    rules = {"finish": finish, "jump_in": "identical"}
    table = position("top R5", "A[RS G1 G2] B4 C[RS]", rules=rules)
    table.play("A", "RS", jump_in="C")
    assert ("C jumps in" in table.told) == jumps
