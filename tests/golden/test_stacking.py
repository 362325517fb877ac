"""Draw cards answered by draw cards (key ``stacking``, habit ``stack``)."""

import pytest

from .notation import cards
from .positions import position

OTHERS = "C4 D4"


@pytest.mark.rule("stacking")
@pytest.mark.parametrize(
    ("mode", "on_two", "on_four"),
    [
        ("draw_two", "YD2", None),
        ("same", "YD2", "W4"),
        ("escalate", "YD2 W4", "W4"),
        ("cross", "YD2 W4", "YD2 W4"),
    ],
)
def test_what_may_be_laid_on_a_pile(mode: str, on_two: str, on_four: str | None) -> None:
    """B holds both; neither has to match a colour, and B's W4 is honest: it holds no red, no green."""
    for laid, answers in (("RD2", on_two), ("W4", on_four)):
        if answers is None:
            continue
        table = position("top R5", f"A[{laid} G1 G2] B[YD2 W4 B1 B2] {OTHERS}", rules={"stacking": mode})
        table.play("A", laid, names="red" if laid == "W4" else "")
        assert table.told[-1] == f"pile of {2 if laid == 'RD2' else 4}"
        table.take_turn("B", stack="B")
        assert table.offered == {2: len(answers.split())}


@pytest.mark.rule("stacking")
def test_draw_two_leaves_a_wild_draw_four_no_pile() -> None:
    table = position("top R5", f"A[W4 G1 G2] B[W4 B1 B2] {OTHERS}", rules={"stacking": "draw_two"})
    table.play("A", "W4", names="red")
    assert table.told[1:] == ["A names red", "B draws 4: W4", "B forfeits: W4"]


@pytest.mark.rule("stacking", "chains", "chain_cards")
def test_whoever_has_no_answer_draws_the_whole_pile_and_loses_the_turn() -> None:
    table = position("top R5", "A[RD2 G1 G2] B[BD2 G7 G8] C[GD2 Y1 Y2] D[Y3 Y4]", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B")
    table.play("C", "GD2", stack="C")
    assert table.told == ["C lays GD2", "pile of 6"]
    table.take_turn("D", stack="D")
    assert table.told == ["D draws 6: pile", "D forfeits: pile"]
    assert (table.asked, table.offered) == ([], {2: 0})
    assert (table.sizes, table.on_move) == ([2, 2, 2, 8], "A")
    assert (table.count("chains"), table.count("chain_cards")) == (1, 3)
    assert (table.count("turns"), table.count("forfeits"), table.count("forced_cards")) == (3, 1, 6)


@pytest.mark.rule("stacking", "chains")
def test_a_draw_card_nobody_answers_is_no_chain() -> None:
    table = position("top R5", f"A[RD2 G1 G2] B[Y1 Y2 Y3] {OTHERS}", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.take_turn("B")
    assert (table.count("chains"), table.count("chain_cards"), table.count("forced_cards")) == (0, 0, 2)


@pytest.mark.rule("stacking", "habits.stack")
@pytest.mark.parametrize("mandatory", [False, True])
def test_who_can_answer_may_or_must(mandatory: bool) -> None:
    rules = {"stacking.mode": "same", "stacking.mandatory": mandatory}
    table = position("top R5", f"A[RD2 G1 G2] B[BD2 Y1 Y2] {OTHERS}", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B")
    assert table.told[0] == ("B lays BD2" if mandatory else "B draws 2: pile")
    assert table.asked == ([] if mandatory else ["B stack"])


@pytest.mark.rule("stacking")
def test_a_pile_that_was_drawn_is_spent() -> None:
    table = position("top R5", "A[RD2 G1 G2] B[Y1 Y2 Y3] C[R1 Y5 Y6]", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.take_turn("B")
    assert (table.on_move, table.legal()) == ("C", cards("R1"))


@pytest.mark.rule("stacking", "sets")
def test_two_draw_twos_of_a_set_are_a_pile_of_four_and_one_card_answers_it() -> None:
    rules = {"stacking": "same", "sets": "same_number"}
    table = position("top R5", f"A[RD2 GD2 G1 G2] B[BD2 YD2 Y1] {OTHERS}", rules=rules)
    table.play("A", "RD2+GD2")
    assert table.told[-1] == "pile of 4"
    table.play("B", "BD2", stack="B")
    assert table.offered == {2: 2}
    assert table.told[-1] == "pile of 6"


@pytest.mark.rule("stacking", "wild_draw_four.legal", "habits.bluff")
@pytest.mark.parametrize(("bluff", "told"), [("", "B draws 4: pile"), ("B", "B lays W4")])
def test_a_wild_draw_four_on_a_pile_must_be_legal_or_a_bluff(bluff: str, told: str) -> None:
    """A named green and B holds a green card."""
    table = position("top R5", f"A[W4 B1 B2] B[W4 G1 Y1] {OTHERS}", rules={"stacking": "same"})
    table.play("A", "W4", names="green")
    table.take_turn("B", bluff=bluff, stack="B")
    assert table.told[0] == told
    assert table.asked[:2] == ["B challenge", "B bluff"]


@pytest.mark.rule("stacking", "wild_draw_four.enforced_by")
def test_where_the_table_enforces_it_nobody_bluffs_on_a_pile() -> None:
    """A named green and B holds a green card."""
    rules = {"stacking": "same", "wild_draw_four.enforced_by": "table"}
    table = position("top R5", f"A[W4 B1 B2] B[W4 G1 Y1] {OTHERS}", rules=rules)
    table.play("A", "W4", names="green")
    table.take_turn("B", bluff="B", stack="B")
    assert (table.asked, table.told[0]) == ([], "B draws 4: pile")


@pytest.mark.rule("stacking", "wild_draw_four.innocent_total")
def test_only_the_last_wild_draw_four_can_be_challenged_and_before_the_choice_to_stack() -> None:
    """On A's RD2 B lays an honest W4; C challenges in vain: 6 - 4 + 6 cards."""
    rules = {"stacking": "escalate"}
    table = position("top R5", "A[RD2 B1 B2] B[W4 Y1 Y2] C[W4 Y3] D4", rules=rules)
    table.play("A", "RD2")
    table.play("B", "W4", names="blue", stack="B")
    assert table.told[-1] == "pile of 6"
    table.take_turn("C", challenge="C", stack="C")
    assert table.asked == ["C challenge"]
    assert table.told == ["C challenges B, innocent", "C draws 8: challenge", "C forfeits: lost challenge"]
    assert table.on_move == "D"


@pytest.mark.rule("stacking", "wild_draw_four.innocent_total")
def test_a_wild_draw_four_under_the_challenged_one_is_drawn_too() -> None:
    """On A's W4 B lays an honest one, for it holds no green; C challenges in vain: 8 - 4 + 6 cards."""
    table = position("top R5", "A[W4 B1 B2] B[W4 Y1 Y2] C[Y3 Y4] D4", rules={"stacking": "same"})
    table.play("A", "W4", names="green")
    table.play("B", "W4", names="blue", stack="B")
    assert table.told[-1] == "pile of 8"
    table.take_turn("C", challenge="C")
    assert table.told[:2] == ["C challenges B, innocent", "C draws 10: challenge"]


@pytest.mark.rule("stacking", "wild_draw_four.guilty_draws")
@pytest.mark.parametrize(("guilty_draws", "drawn"), [(4, 6), (6, 8), (0, 2)])
def test_a_bluffer_on_a_pile_draws_all_of_it(guilty_draws: int, drawn: int) -> None:
    """B's W4 on A's RD2 is a bluff: it holds red. It draws 6 - 4 + guilty_draws; C plays."""
    rules = {"stacking": "escalate", "wild_draw_four.guilty_draws": guilty_draws}
    table = position("top R5", "A[RD2 B1 B2] B[W4 R1 Y2] C4 D4", rules=rules)
    table.play("A", "RD2")
    table.play("B", "W4", names="blue", bluff="B", stack="B")
    table.take_turn("C", challenge="C")
    assert table.told[:2] == ["C challenges B, guilty", f"B draws {drawn}: challenge"]
    assert table.on_move == "C"


@pytest.mark.rule("stacking", "wild_draw_four.drawn_penalty")
def test_a_drawn_wild_draw_four_that_makes_nobody_draw_begins_no_pile() -> None:
    rules = {"stacking": "same", "wild_draw_four.drawn_penalty": False}
    table = position("top R5", f"A[B1 G1] B[W4 Y1 Y2] {OTHERS}", rules=rules)
    table.draw("A", "W4", names="green")
    assert table.told == ["A draws 1: lack of a play", "A lays W4", "A names green"]
    assert table.on_move == "B"


@pytest.mark.rule("stacking", "last_draw_card")
def test_a_last_card_on_a_pile_makes_the_next_draw_it_whole() -> None:
    """B goes out on A's pile of two: C draws four before scoring; it may not answer."""
    table = position("top R5", "A[RD2 G1] B[BD2] C[GD2]", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B", draws="R1 R2 R3 R4")
    # A holds G1, C GD2 and the four: 1 + 20 + 10
    assert table.told == ["B lays BD2", "C draws 4: pile", "B scores 31", "B wins"]


@pytest.mark.rule("stacking", "last_draw_card")
def test_ignored_the_pile_under_a_last_card_is_drawn_by_nobody() -> None:
    rules = {"stacking": "same", "last_draw_card": "ignored"}
    table = position("top R5", "A[RD2 G1] B[BD2] C[GD2]", rules=rules)
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B")
    assert table.told == ["B lays BD2", "B scores 21", "B wins"]


@pytest.mark.rule("stacking", "B8")
def test_an_answer_can_owe_uno() -> None:
    table = position("top R5", f"A[RD2 G1 G2] B[BD2 Y1] {OTHERS}", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B", forget="B", catch="B", draws="Y8 Y9")
    assert table.told == ["B lays BD2", "B misses UNO and is caught", "B draws 2: UNO penalty", "pile of 4"]
