"""Equal cards laid in one turn, a 0 that trades, a 0 turned up (``sets``, ``zero``, ``opening.zero``)."""

import pytest

from .notation import cards
from .positions import deal, position

OTHERS = "B4 C5 D2"


@pytest.mark.rule("zero")
def test_a_zero_may_trade_with_a_chosen_player() -> None:
    table = position("top R5", f"A[R0 G1 G2] {OTHERS}", rules={"zero": "trade"})
    table.play("A", "R0", target="C")
    assert table.told == ["A lays R0", "A swaps with C"]
    assert table.hand("C") == cards("G1 G2")


@pytest.mark.rule("opening.zero")
@pytest.mark.parametrize(("value", "told"), [("ignore", []), ("rotate", ["hands rotate by 1"])])
def test_a_zero_turned_up(value: str, told: list[str]) -> None:
    rules = {"zero": "rotate", "opening.zero": value}
    table = deal("A[R1 R2] B2 C2", "R0", rules=rules)
    assert table.told == ["R0 opens", *told]
    assert table.hand("B" if told else "A") == cards("R1 R2")


@pytest.mark.rule("sets")
@pytest.mark.parametrize(
    ("value", "offered"),
    [("none", ""), ("identical", "RS+RS"), ("same_number", "RS+RS RS+GS RS+RS+GS RS+GS+RS")],
)
def test_which_equal_cards_may_be_laid_together(value: str, offered: str) -> None:
    table = position("top R5", f"A[RS RS GS G1] {OTHERS}", rules={"sets": value})
    for move in ("RS+RS", "RS+GS", "RS+RS+GS", "RS+GS+RS"):
        assert table.offers(move) == (move in offered.split())


@pytest.mark.rule("sets", "decks")
@pytest.mark.parametrize("value", ["identical", "same_number"])
def test_three_of_a_face_are_a_set_too(value: str) -> None:
    """Three moves: one red Skip, two, or all three of two decks."""
    table = position("top R5", f"A[RS RS RS G1] {OTHERS}", rules={"sets": value, "decks": 2})
    table.play("A", "RS+RS+RS")
    assert (table.offered, table.count("forfeits")) == ({0: 3}, 3)


@pytest.mark.rule("sets")
def test_actions_in_a_set_add_up() -> None:
    rules = {"sets": "same_number"}
    table = position("top R5", f"A[RS GS G1 G2] {OTHERS}", rules=rules)
    table.play("A", "RS+GS")
    assert table.told[1:] == ["B forfeits: Skip", "C forfeits: Skip"]
    table = position("top R5", f"A[RR GR G1 G2] {OTHERS}", rules=rules)
    table.play("A", "RR+GR")
    assert (table.told[1:], table.on_move) == (["direction flips", "direction flips"], "B")
    table = position("top R5", f"A[RD2 GD2 G1 G2] {OTHERS}", rules=rules)
    table.play("A", "RD2+GD2")
    assert table.told[1:] == ["B draws 4: D2", "B forfeits: D2"]
