"""Section 3, R1 to R3: one number in the four colours, from the hand or on a run on the table."""

import pytest

from .el_cero import OTHERS, how_many, position, rainbow, rotations
from .notation import cards
from .positions import deal

SIX = "B6+G6+Y6"


@pytest.mark.rule("R1")
def test_the_opening_card_counts() -> None:
    table = deal("A[B6 G6 Y6 R1] B4 C4", "R6", preset="el_cero")
    table.play("A", "B6+G6+Y6")
    assert table.count("rainbows") == 1


@pytest.mark.rule("R1", "R2")
def test_it_may_be_laid_card_by_card_by_several_players() -> None:
    """The red 6 opened; who lays the last colour gives the six cards."""
    table = position("top R6", "A[G6 R1 R2] B[Y6 R3 R4] C[B6 R8 R9] D4")
    table.play("A", "G6")
    table.play("B", "Y6")
    assert table.count("rainbows") == 0
    table.play("C", "B6", target="A A A A B D")
    assert table.told == [
        "C lays B6",
        "A draws 4: gift of a rainbow",
        "B draws 1: gift of a rainbow",
        "D draws 1: gift of a rainbow",
    ]
    assert (table.sizes, table.count("rainbows"), table.count("cards_given")) == ([6, 3, 2, 5], 1, 6)


@pytest.mark.rule("R2")
def test_any_card_may_be_given_the_red_zero_too() -> None:
    table = position("top Y3", "A[B3 R1 R2] B4 C4 D4", discards="R3 G3")
    table.play("A", "B3", target="B C D", draws="R0 R8 R4")
    assert (table.sizes, table.count("cards_given")) == ([2, 5, 5, 5], 3)


@pytest.mark.rule("R1")
@pytest.mark.parametrize(
    ("under", "top", "completes"),
    [
        ("R6 G6", "Y6", True),
        ("R6 R6 G6 G6", "Y6", True),  # duplicates neither add nor break
        ("R6 G6", "G6", False),  # and a colour is still missing
        ("R6 W G6", "Y6", False),
        ("R6 G6 R5", "Y6", False),
        ("R6 G6 GS", "Y6", False),
        ("R5 R6 G6", "Y6", True),
        ("R6 G6 Y6", "W named blue", False),  # the run no longer lies on top
    ],
)
def test_an_unbroken_run_on_top_counts(under: str, top: str, completes: bool) -> None:
    table = position(f"top {top}", f"A[B6 B1 B2] {OTHERS}", discards=under)
    table.play("A", "B6")
    assert (table.count("rainbows"), table.count("cards_given")) == ((1, 6) if completes else (0, 0))


@pytest.mark.rule("R1")
def test_after_a_reshuffle_only_the_top_card_lies_there() -> None:
    """A draws the green 6 out of the reshuffled pile; with yellow and blue the run is of three colours."""
    table = position("top Y6", "A[B1 B2 B3] B[B6 B4 B5] C5 D2", discards="R1 R2 R6 G6", pile="")
    table.draw("A", "G6")
    assert table.told == ["reshuffle of 4", "A draws 1: lack of a play", "A lays G6"]
    table.play("B", "B6")
    assert table.count("rainbows") == 0


@pytest.mark.rule("R1")
def test_a_completed_rainbow_is_spent() -> None:
    """The red 6 laid on it begins a run of its own: it takes all four colours again."""
    table = position("top Y6", "A[B6 B6 B1] B[R6 R1 R2] C[G6 G1 G2] D[Y6 Y1 Y2]", discards="R6 G6")
    table.play("A", "B6", target="B B C C D D")
    for seat, card in (("B", "R6"), ("C", "G6"), ("D", "Y6")):
        table.play(seat, card)
        assert table.count("rainbows") == 1
    table.play("A", "B6")
    assert table.count("rainbows") == 2


@pytest.mark.rule("R1")
def test_without_a_run_all_four_come_from_the_hand_and_the_first_matches() -> None:
    """The red 6 alone matches and goes first; any other may be on top: three moves beside R6 itself."""
    hand = f"A[R6 G6 Y6 B6 B1 B2] {OTHERS}"
    assert not position("top R5", hand).offers("G6+Y6+B6+R6")
    assert not position("top R5", hand).offers("R6+G6+Y6")
    table = position("top R5", hand)
    assert how_many(table, "A", "R6+G6+B6+Y6") == 1 + 3
    assert (table.top, table.count("rainbows"), table.count("cards_given")) == ("Y6", 1, 6)


@pytest.mark.rule("R1")
def test_exactly_the_missing_colours_are_laid() -> None:
    """On the red 6: G6, Y6 and B6 with each of them on top, but neither a second blue nor the red one."""
    table = position("top R6", f"A[R6 G6 Y6 B6 B6 W] {OTHERS}")
    assert not table.offers("G6+Y6+B6+B6")
    assert not table.offers("R6+G6+Y6+B6")
    assert not table.offers("G6+Y6")
    assert how_many(table, "A", SIX) == 5 + 3


@pytest.mark.rule("R1", "rainbow.table_run")
def test_without_the_run_all_four_come_from_the_hand() -> None:
    """On the green 6 each of them matches, so that each may be on top."""
    hand = f"A[R6 G6 Y6 B6 B1] {OTHERS}"
    rules = rainbow(table_run=False)
    assert not position("top G6", hand, rules=rules).offers("R6+Y6+B6")
    table = position("top G6", hand, rules=rules)
    assert how_many(table, "A", "R6+Y6+B6+G6") == 4 + 4
    assert table.count("rainbows") == 1


@pytest.mark.rule("R2", "rainbow.cards", "rainbow.zero_cards")
@pytest.mark.parametrize(
    ("number", "options", "given"),
    [
        (1, {}, 1),
        (7, {}, 7),
        (9, {}, 9),
        (0, {}, 10),
        (7, {"cards": 3}, 3),
        (0, {"cards": 3}, 10),
        (0, {"zero_cards": 2}, 2),
        (9, {"zero_cards": 2}, 9),
        (0, {"zero_cards": 0}, 0),
    ],
)
def test_how_many_cards_it_gives(number: int, options: dict[str, int], given: int) -> None:
    table = position(
        f"top Y{number}",
        f"A[B{number} B1 B2] {OTHERS}",
        discards=f"R{number} G{number}",
        rules=rainbow(**options),
    )
    table.play("A", f"B{number}")
    assert (table.count("rainbows"), table.count("cards_given")) == (1, given)
    assert sum(table.sizes) == 2 + 4 + 5 + 2 + given


@pytest.mark.rule("R2")
def test_the_player_chooses_who_is_given_them_and_nobody_loses_a_turn() -> None:
    table = position("top Y3", f"A[B3 B1 B2] {OTHERS}", discards="R3 G3", pile="R9 R8 R4")
    table.play("A", "B3", target="D B D", draws="R9 R8 R4")
    assert (table.sizes, table.on_move, table.count("forfeits")) == ([2, 5, 5, 4], "B", 0)
    assert table.hand("D") == sorted([*table.hand_at_first("D"), "R9", "R4"])


@pytest.mark.rule("R2")
@pytest.mark.parametrize("strategy", ["high_points", "save_wild", "rotation_aware"])
def test_strategies_give_each_to_whoever_holds_fewest(strategy: str) -> None:
    """Six cards to hands of 4, 5 and 2: 2 go to D, one each to B and D, two to any two of three."""
    table = position("top Y6", f"A[B6 R1 R2] {OTHERS}", discards="R6 G6", strategies=strategy)
    table.play("A", "B6")
    assert (table.sizes[0], sorted(table.sizes[1:])) == (2, [5, 6, 6])


@pytest.mark.rule("R2")
def test_when_both_piles_are_empty_the_rest_is_not_given() -> None:
    """One card is left, and the three discards under the blue 6: four of six."""
    table = position("top Y6", f"A[B6 B1 B2] {OTHERS}", discards="R6 G6", pile="R9")
    table.play("A", "B6", target="B C D B C")
    assert table.told[-1] == "nothing left for C, owed 2: gift of a rainbow"
    assert (table.count("cards_given"), table.count("reshuffles")) == (4, 1)


@pytest.mark.rule("R1", "reshuffle")
def test_a_spent_rainbow_stays_spent_after_a_reshuffle() -> None:
    """B, C and D are given the three sixes that lay under the blue one, and lay them on it: still three colours."""
    hands = "A[B6 B1 B2] B[R1 R2] C[G1 G2] D[Y1 Y2]"
    table = position("top Y6", hands, discards="R6 G6", pile="")
    table.play("A", "B6", target="B C D B", draws="R6 G6 Y6")
    assert "reshuffle of 3" in table.told
    for seat, card in (("B", "R6"), ("C", "G6"), ("D", "Y6")):
        table.play(seat, card)
    assert table.count("rainbows") == 1


@pytest.mark.rule("R3", "Z1")
def test_earlier_zeros_rotate_and_the_last_does_not() -> None:
    """The red 0 lies there; green and yellow rotate when laid; the blue one, just drawn, completes."""
    table = position("top R0", "A[G0 R1 R2] B[Y0 B3 B4]")
    table.play("A", "G0")
    assert (table.told[1], table.hand("A")) == ("hands rotate by 1", cards("Y0 B3 B4"))
    table.draw("B", "Y9")
    table.play("A", "Y0")
    assert (table.told[1], table.hand("B")) == ("hands rotate by 1", cards("B3 B4"))
    table.draw("B", "B0")
    assert table.told[1:] == ["B lays B0", "A draws 10: gift of a rainbow"]
    assert rotations(table) == {"plain": 2}


@pytest.mark.rule("R3")
def test_a_zero_that_completes_counts_nowhere_as_a_rotation() -> None:
    table = position("top Y0", f"A[B0 B1 B2] {OTHERS}", discards="R0 G0")
    table.play("A", "B0")
    assert (rotations(table), table.count("rainbows"), table.count("zeros_laid")) == ({}, 1, 1)


@pytest.mark.rule("R3")
def test_four_zeros_from_the_hand_do_not_rotate() -> None:
    table = position("top R5", f"A[R0 G0 Y0 B0 B1 B2] {OTHERS}")
    table.play("A", "R0+G0+Y0+B0", target="B B B B B B B B B B")
    assert table.told[1:] == ["B draws 10: gift of a rainbow"]
    assert (rotations(table), table.count("zeros_laid")) == ({}, 4)


@pytest.mark.rule("R1", "R2", "last_draw_card")
@pytest.mark.parametrize(("value", "told", "points"), [("counts", True, 26), ("ignored", False, 8)])
def test_a_rainbow_as_the_last_cards(value: str, told: bool, points: int) -> None:
    """Its cards, three times six, are dealt before scoring, or not at all; B and C hold 8 points in fours."""
    rules = {"last_draw_card": value, **rainbow(cards=3)}
    table = position("top Y3", "A[B3] B[R4] C[G4]", discards="R3 G3", pile="R6 G6 Y6 B6", rules=rules)
    table.play("A", "B3", target="B C B" if told else "", draws="R6 G6 Y6" if told else "")
    assert (table.told[-1], table.scored[0]) == ("A wins", points)
    assert (table.count("rainbows"), table.count("cards_given")) == (1, 3 if told else 0)


@pytest.mark.rule("rainbow")
def test_without_the_key_there_are_none() -> None:
    table = position("top Y6", f"A[B6 B1 B2] {OTHERS}", discards="R6 G6", rules={"rainbow": False})
    table.play("A", "B6")
    assert (table.count("rainbows"), table.count("cards_given")) == (0, 0)
    assert not position("top R6", f"A[B6 G6 Y6 B1] {OTHERS}", rules={"rainbow": False}).offers(SIX)
