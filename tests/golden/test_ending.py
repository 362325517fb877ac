"""How a hand ends and what it scores (keys ``last_draw_card``, ``scoring``, ``max_turns``)."""

import pytest

from .positions import position


@pytest.mark.rule("last_draw_card")
def test_a_last_draw_two_is_drawn_before_scoring() -> None:
    # B holds R9 and draws G1 G2: 12 points
    table = position("top R5", "A[RD2] B[R9]")
    table.play("A", "RD2", draws="G1 G2")
    assert table.told == ["A lays RD2", "B draws 2: D2", "A scores 12", "A wins"]
    assert (table.count("forced_cards"), table.count("forfeits")) == (2, 0)


@pytest.mark.rule("last_draw_card")
def test_a_last_wild_draw_four_is_drawn_and_cannot_be_challenged() -> None:
    # B holds R9 and draws 1 + 2 + 3 + 4
    table = position("top R5", "A[W4] B[R9]")
    table.play("A", "W4", names="blue", draws="G1 G2 G3 G4", challenge="B")
    assert table.asked == []
    assert table.told == ["A lays W4", "A names blue", "B draws 4: W4", "A scores 19", "A wins"]


@pytest.mark.rule("last_draw_card")
@pytest.mark.parametrize("card", ["RD2", "W4"])
def test_ignored_it_makes_nobody_draw(card: str) -> None:
    table = position("top R5", f"A[{card}] B[R9]", rules={"last_draw_card": "ignored"})
    table.play("A", card)
    assert table.told[-2:] == ["A scores 9", "A wins"]
    assert table.count("cards_drawn") == 0


@pytest.mark.rule("last_draw_card", "B6")
def test_the_victim_of_a_last_card_sits_in_the_direction_of_play() -> None:
    table = position("top R5", "A[RD2] B[R9] C[R8] D[R6]", clockwise=False)
    table.play("A", "RD2", draws="G1 G2")
    assert table.told[1] == "D draws 2: D2"


@pytest.mark.rule("last_draw_card", "wild_draw_four.drawn_penalty")
def test_a_last_wild_draw_four_is_never_one_just_drawn() -> None:
    """Whoever draws held a card before: the last card comes from the hand, and its four are drawn."""
    rules = {"wild_draw_four.drawn_penalty": False}
    table = position("top R5", "A[W4] B[R9]", rules=rules)
    table.play("A", "W4", draws="G1 G2 G3 G4")
    assert "B draws 4: W4" in table.told


@pytest.mark.rule("B9")
@pytest.mark.parametrize("card", ["RS", "RR", "R7", "W"])
def test_any_other_last_card_has_no_effect(card: str) -> None:
    table = position("top R5", f"A[{card}] B[R9] C[R8]", rules={"seven": "swap"})
    table.play("A", card)
    assert table.told[-2:] == ["A scores 17", "A wins"]
    assert table.count("forfeits") + table.count("direction_changes") + table.count("swaps") == 0


@pytest.mark.rule("scoring.hand")
@pytest.mark.parametrize(
    ("value", "scored"),
    [("winner", [61, 0, 0]), ("holders", [0, 11, 50]), ("one_per_win", [1, 0, 0]), ("none", [0, 0, 0])],
)
def test_who_scores_what(value: str, scored: list[int]) -> None:
    table = position("top R5", "A[R1] B[R9 G2] C[W]", rules={"scoring.hand": value})
    table.play("A", "R1")
    assert table.scored == scored
    assert table.count("points") == sum(scored)


@pytest.mark.rule("scoring.hand", "both_piles_empty")
@pytest.mark.parametrize(
    ("value", "scored"),
    [("winner", [0, 0]), ("holders", [3, 15]), ("one_per_win", [0, 0]), ("none", [0, 0])],
)
def test_a_stalemate_scores_only_for_the_holders(value: str, scored: list[int]) -> None:
    """Nobody wins it, though A holds fewer cards and points."""
    rules = {"scoring.hand": value}
    table = position("top R5", "A[G1 G2] B[G3 G4 G8]", pile="", rules=rules)
    table.draw("A")
    table.draw("B")
    assert "stalemate" in table.told
    assert (table.scored, table.state.winner) == (scored, -1)


@pytest.mark.rule("scoring.values")
def test_other_values() -> None:
    # Wild 40, Skip 10, a 9 worth 0; the rest as ever
    rules = {"scoring.values": '{wild: 40, skip: 10, "9": 0}'}
    table = position("top R5", "A[R1] B[R9 GS] C[W BR]", rules=rules)
    table.play("A", "R1")
    assert table.scored == [0 + 10 + 40 + 20, 0, 0]


@pytest.mark.rule("max_turns")
def test_a_hand_stopped_by_max_turns_is_unfinished() -> None:
    table = position("top R5", "A[R1 G1 G2] B[R2 G3 G4]", rules={"max_turns": 2})
    table.play("A", "R1")
    assert not table.is_over
    table.play("B", "R2")
    assert table.told == ["B lays R2", "unfinished"]
    assert table.scored == [0, 0]


@pytest.mark.rule("max_turns", "scoring.hand")
def test_an_unfinished_hand_scores_for_nobody() -> None:
    rules = {"max_turns": 1, "scoring.hand": "holders"}
    table = position("top R5", "A[R1 G1 G2] B[R2 G3 G4]", rules=rules)
    table.play("A", "R1")
    assert table.scored == [0, 0]


@pytest.mark.rule("max_turns")
def test_a_hand_won_in_the_last_turn_is_won() -> None:
    table = position("top R5", "A[R1] B[R2 G3 G4]", rules={"max_turns": 1})
    table.play("A", "R1")
    assert table.told[-1] == "A wins"
