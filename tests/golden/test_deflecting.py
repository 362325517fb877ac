"""A Reverse or a Skip passes a pending draw card on (key ``deflect``)."""

import pytest

from .notation import cards
from .positions import position


@pytest.mark.rule("deflect")
def test_a_reverse_sends_it_to_the_seat_before() -> None:
    """One Draw Two is a pile, also without stacking. It comes back to A; the direction is flipped."""
    table = position("top R5", "A[RD2 G1 G2] B[RR Y1 Y2] C4 D4", rules={"deflect": "reverse"})
    table.play("A", "RD2")
    assert table.told[-1] == "pile of 2"
    table.play("B", "RR", stack="B")
    assert table.told == ["B lays RR", "direction flips", "pile of 2"]
    assert (table.on_move, table.clockwise) == ("A", False)
    table.take_turn("A", stack="A")
    assert table.told == ["A draws 2: pile", "A forfeits: pile"]
    assert table.on_move == "D"
    assert (table.count("turns"), table.count("chains")) == (2, 0)


@pytest.mark.rule("deflect")
def test_a_skip_sends_it_to_the_seat_after() -> None:
    table = position("top R5", "A[RD2 G1 G2] B[RS Y1 Y2] C4 D4", rules={"deflect": "skip"})
    table.play("A", "RD2")
    table.play("B", "RS", stack="B")
    assert table.told == ["B lays RS", "pile of 2"]
    table.take_turn("C", stack="C")
    assert table.told == ["C draws 2: pile", "C forfeits: pile"]
    assert table.on_move == "D"


@pytest.mark.rule("deflect")
@pytest.mark.parametrize(
    ("mode", "same_color", "answers"),
    [
        ("reverse", True, "RR"),
        ("skip", True, "RS"),
        ("both", True, "RR RS"),
        ("reverse", False, "RR BR"),
        ("skip", False, "RS BS"),
        ("both", False, "RR BR RS BS"),
        ("none", True, ""),
    ],
)
def test_which_cards_deflect(mode: str, same_color: bool, answers: str) -> None:
    rules = {"deflect.mode": mode, "deflect.same_color": same_color, "stacking": "draw_two"}
    table = position("top R5", "A[RD2 G1 G2] B[RR BR RS BS R1] C4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.offered == {2: len(answers.split())}


@pytest.mark.rule("deflect")
def test_a_wild_draw_four_is_deflected_in_the_colour_named() -> None:
    table = position("top R5", "A[W4 G1 G2] B[BS RS Y1] C4 D4", rules={"deflect": "skip"})
    table.play("A", "W4", names="blue")
    table.take_turn("B", stack="B")
    assert table.told == ["B lays BS", "pile of 4"]
    assert table.offered == {2: 1}
    assert table.asked == ["B challenge", "B stack"]


@pytest.mark.rule("deflect", "habits.stack")
def test_nobody_must_deflect() -> None:
    """``mandatory`` is about stacking; deflecting is a matter of the habit."""
    rules = {"deflect.mode": "skip", "stacking.mode": "same", "stacking.mandatory": True}
    table = position("top R5", "A[RD2 G1 G2] B[RS Y1 Y2] C4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B")
    assert table.told == ["B draws 2: pile", "B forfeits: pile"]
    assert table.asked == ["B stack"]


@pytest.mark.rule("deflect", "stacking")
def test_a_deflected_pile_can_be_stacked_on() -> None:
    """What counts is the last draw card: C answers the Draw Two under B's Skip."""
    rules = {"deflect": "skip", "stacking": "same"}
    table = position("top R5", "A[RD2 G1 G2] B[RS Y1 Y2] C[BD2 Y3 Y4] D4", rules=rules)
    table.play("A", "RD2")
    table.play("B", "RS", stack="B")
    table.play("C", "BD2", stack="C")
    assert table.told == ["C lays BD2", "pile of 4"]


@pytest.mark.rule("deflect", "B7")
def test_a_deflected_wild_draw_four_is_challenged_no_more() -> None:
    table = position("top R5", "A[W4 G1 G2] B[BS Y1 Y2] C4 D4", rules={"deflect": "skip"})
    table.play("A", "W4", names="blue")
    table.play("B", "BS", stack="B")
    table.take_turn("C", challenge="C")
    assert table.asked == []
    assert table.told == ["C draws 4: pile", "C forfeits: pile"]


@pytest.mark.rule("deflect", "reverse.two_players")
def test_between_two_both_send_it_back() -> None:
    for card in ("RR", "RS"):
        table = position("top R5", f"A[RD2 G1 G2] B[{card} Y1 Y2]", rules={"deflect": "both"})
        table.play("A", "RD2")
        table.play("B", card, stack="B")
        assert table.told[-1] == "pile of 2"
        assert table.on_move == "A"


@pytest.mark.rule("deflect", "last_draw_card")
@pytest.mark.parametrize(("card", "victim"), [("RR", "A"), ("RS", "C")])
def test_a_deflection_as_the_last_card_still_makes_somebody_draw(card: str, victim: str) -> None:
    table = position("top R5", f"A[RD2 G1] B[{card}] C[G3] D[G4]", rules={"deflect": "both"})
    table.play("A", "RD2")
    table.play("B", card, stack="B")
    assert table.told[1] == f"{victim} draws 2: pile"
    assert table.told[-1] == "B wins"


@pytest.mark.rule("deflect", "last_draw_card")
def test_a_last_draw_card_is_not_deflected() -> None:
    table = position("top R5", "A[RD2] B[RR Y1] C4", rules={"deflect": "both"})
    table.play("A", "RD2", stack="B")
    assert table.asked == []
    assert table.told[1] == "B draws 2: pile"
    assert table.told[-1] == "A wins"


@pytest.mark.rule("deflect")
def test_without_a_pile_a_reverse_is_a_reverse() -> None:
    table = position("top R5", "A[RR G1 G2] B[RS R2 Y1] C4", rules={"deflect": "both"})
    assert table.legal() == cards("RR")
    table.play("A", "RR")
    assert (table.told, table.on_move) == (["A lays RR", "direction flips"], "C")
