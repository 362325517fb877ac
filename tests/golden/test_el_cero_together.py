"""Section 3, "How the clauses fit together": moves, the order within a turn, the last card, sets."""

from typing import Any

import pytest

from .el_cero import OTHERS, how_many, position, rotations, straights
from .notation import cards
from .positions import deal
from .table import Table

SAME_NUMBER = {"sets": "same_number"}


def with_sevens(top: str, hands: str, **how: Any) -> Table:
    rules = {"seven": "swap", **how.pop("rules", {})}
    return position(top, hands, rules=rules, **how)


# Moves


@pytest.mark.rule("Z2", "S1", "R1", "sets")
def test_a_combination_is_a_move_beside_the_single_cards() -> None:
    """R0 and RS alone; R0+RS; R0-R1-R2. A player may always lay fewer."""
    hand = f"A[R0 RS R1 R2 G0 G9] {OTHERS}"
    assert how_many(position("top R5", hand), "A", "R0") == 4 + 1 + 1
    assert how_many(position("top R5", hand, rules=SAME_NUMBER), "A", "R0") == 4 + 1 + 1 + 1


@pytest.mark.rule("sets")
def test_moves_are_the_same_if_they_lay_the_same_and_leave_the_same_on_top() -> None:
    """RS; RS+RS; RS+GS with green on top; RS+RS+GS with green and with red on top. GS cannot go first."""
    table = position("top R5", f"A[RS RS GS B1] {OTHERS}", rules=SAME_NUMBER)
    assert how_many(table, "A", "RS") == 5


@pytest.mark.rule("sets")
def test_equal_cards_in_any_number_and_with_each_on_top() -> None:
    """All fives match: beside R, G and the wild there are R+G, G+R, G+G, and all three with either on top."""
    table = position("top B5", f"A[R5 G5 G5 W Y1] {OTHERS}", rules=SAME_NUMBER)
    assert how_many(table, "A", "R5+G5+G5") == (2 + 1) + 3 + 2


@pytest.mark.rule("sets", "R1")
def test_a_set_that_is_the_rainbow_is_no_second_move() -> None:
    """On the red 6: G6, Y6, B6 alone; six ordered pairs; three rainbows and no set of the same three."""
    table = position("top R6", f"A[G6 Y6 B6 W B1] {OTHERS}", rules=SAME_NUMBER)
    assert how_many(table, "A", "G6+Y6+B6") == (3 + 1) + 6 + 3


@pytest.mark.rule("B5", "S1", "Z2")
def test_after_drawing_the_drawn_card_alone_may_be_laid() -> None:
    """The red 5 matches the yellow one, and 5-6-7 would be a straight."""
    table = position("top Y5", f"A[R6 R7 B8] {OTHERS}")
    table.draw("A", "R5")
    assert table.told[1:] == ["A lays R5"]
    assert table.offered == {0: 0, 1: 1}


@pytest.mark.rule("S1", "Z9")
def test_a_combination_may_be_as_large_as_the_hand() -> None:
    table = position("top R1", "A[R2 R3 R4 R5 R6 R7 R8 R9 R0 RS RS] B4 C5 D2")
    table.play("A", "R2+R3+R4+R5+R6+R7+R8+R9+R0+RS+RS")
    assert (table.told[-1], table.count("longest_straight")) == ("A wins", 10)


# A rainbow completed in passing


@pytest.mark.rule("R1", "R2", "S1")
def test_a_straight_passing_through_completes_and_pays() -> None:
    """The blue 5 is the fourth; five cards are given although the 7 is on top."""
    table = position("top Y5", f"A[B5 B6 B7 R1 R2] {OTHERS}", discards="R5 G5")
    table.play("A", "B5+B6+B7", target="B C D B C")
    assert (table.count("straights"), table.count("rainbows"), table.count("cards_given")) == (1, 1, 5)
    assert table.sizes == [2, 6, 7, 3]


@pytest.mark.rule("R1", "R2", "sets")
def test_a_set_that_completes_pays_and_is_spent_as_a_whole() -> None:
    """Blue, blue and red on red, green, yellow; green and yellow after them do not make another one."""
    table = position("top Y6", "A[B6 B6 R6 W W] B[G6 R1 R2] C[Y6 R4 R5] D[B1 B2 B3]", **_set_rules("R6 G6"))
    table.play("A", "B6+B6+R6", target="B B B C C D")
    assert (table.count("rainbows"), table.count("cards_given")) == (1, 6)
    table.play("B", "G6")
    table.play("C", "Y6")
    assert table.count("rainbows") == 1


def _set_rules(under: str) -> dict[str, Any]:
    return {"rules": SAME_NUMBER, "discards": under}


@pytest.mark.rule("R3", "S3", "Z1")
def test_a_closing_zero_rotates_although_the_first_card_completed_a_rainbow() -> None:
    """Eights lie there, the blue one opens 8-9-0: eight cards are given, and the 0 has no part in that."""
    table = position("top Y8", f"A[B8 B9 B0 R1 R2] {OTHERS}", discards="R8 G8")
    table.play("A", "B8+B9+B0", target="C C C C C C C C")
    assert table.told == ["A lays B8 B9 B0", "hands rotate by 1", "C draws 8: gift of a rainbow"]
    assert (table.hand("B"), table.sizes) == (cards("R1 R2"), [2, 2, 12, 5])


@pytest.mark.rule("R2", "R3", "S3")
def test_an_opening_zero_completes_and_pays_ten() -> None:
    table = position("top Y0", f"A[B0 B1 B2 R1 R2] {OTHERS}", discards="R0 G0")
    table.play("A", "B0+B1+B2", target="B B B B B B B B B B")
    assert (table.count("cards_given"), rotations(table)) == (10, {})


# The order within a turn


@pytest.mark.rule("R2", "Z7", "seven", "uno.on_receive")
def test_calls_and_hands_come_before_the_gifts() -> None:
    """A swaps its last card for C's; both call, then C is given seven cards on top of the one received."""
    table = with_sevens("top Y7", "A[B7 R1] B4 C[G1] D5", discards="R7 G7")
    table.play("A", "B7", target="C C C C C C C C")
    assert table.told == [
        "A lays B7",
        "A says UNO",
        "A swaps with C",
        "C says UNO on receiving",
        "A says UNO on receiving",
        "C draws 7: gift of a rainbow",
    ]
    assert table.sizes == [1, 4, 8, 5]


@pytest.mark.rule("R2", "sets", "B6")
def test_the_effect_on_the_next_player_comes_last() -> None:
    """A set of Draw Twos works after the player's call and its penalty."""
    table = position("top R5", f"A[RD2 GD2 B1] {OTHERS}", rules=SAME_NUMBER)
    table.play("A", "RD2+GD2", forget="A", catch="A")
    assert table.told == [
        "A lays RD2 GD2",
        "A misses UNO and is caught",
        "A draws 2: UNO penalty",
        "B draws 4: D2",
        "B forfeits: D2",
    ]


@pytest.mark.rule("Z9", "sets", "seven")
@pytest.mark.parametrize("move", ["R7+G7", "RR+GR", "RS+GS"])
def test_going_out_comes_first_of_all(move: str) -> None:
    table = with_sevens("top R5", f"A[{move.replace('+', ' ')}] {OTHERS}", rules=SAME_NUMBER)
    table.play("A", move)
    assert [sentence.split()[1] for sentence in table.told] == ["lays", "scores", "wins"]
    assert (table.sizes, table.count("forfeits"), table.clockwise) == ([0, 4, 5, 2], 0, True)


# The last card of a combination


@pytest.mark.rule("S1", "S3", "seven")
@pytest.mark.parametrize(
    ("move", "told"), [("R5+R6+R7", ["A swaps with C"]), ("R6+R7+R8", []), ("R7+R8+R9", [])]
)
def test_the_card_on_top_keeps_its_power_and_those_under_it_have_none(move: str, told: list[str]) -> None:
    table = with_sevens("top R1", f"A[{move.replace('+', ' ')} B1 B2] {OTHERS}")
    table.play("A", move, target="C" if told else "")
    assert table.told[1:] == told


@pytest.mark.rule("sets", "reverse.two_players")
@pytest.mark.parametrize(
    ("move", "players", "told", "on_move"),
    [
        ("RS+GS", 4, ["B forfeits: Skip", "C forfeits: Skip"], "D"),
        ("RS+GS", 2, ["B forfeits: Skip", "A forfeits: Skip"], "B"),
        ("RR+GR", 4, ["direction flips"] * 2, "B"),
        ("RR+GR+BR", 4, ["direction flips"] * 3, "D"),
        (
            "RR+GR",
            2,
            ["direction flips"] * 2
            + ["B forfeits: Reverse with two players", "A forfeits: Reverse with two players"],
            "B",
        ),
        ("RD2+GD2+BD2", 4, ["B draws 6: D2", "B forfeits: D2"], "C"),
    ],
)
def test_actions_in_a_set_add_up(move: str, players: int, told: list[str], on_move: str) -> None:
    others = " ".join(["B4", "C5", "D2"][: players - 1])
    table = position("top R5", f"A[{move.replace('+', ' ')} W W] {others}", rules=SAME_NUMBER)
    table.play("A", move)
    assert (table.told[1:], table.on_move) == (told, on_move)


@pytest.mark.rule("sets", "Z1")
@pytest.mark.parametrize(
    ("move", "players", "shift", "kind"),
    [
        ("R0+G0", 4, 2, "plus2"),
        ("R0+G0", 2, 2, "null"),
        ("R0+G0+B0", 4, 3, "plus3"),
        ("R0+G0+B0", 3, 3, "null"),
    ],
)
def test_the_zeros_of_a_set_make_one_rotation_of_their_number(
    move: str, players: int, shift: int, kind: str
) -> None:
    others = " ".join(["B4", "C5", "D2"][: players - 1])
    table = position("top R5", f"A[{move.replace('+', ' ')} W W] {others}", rules=SAME_NUMBER)
    table.play("A", move)
    assert (table.told[1:], rotations(table)) == ([f"hands rotate by {shift}"], {kind: 1})
    assert table.hand("ABCD"[shift % players]) == cards("W W")


@pytest.mark.rule("sets", "Z1")
def test_more_than_three_zeros_are_counted_with_three() -> None:
    deck = "{mode: custom, cards: {0: 2, 1: 4, 2: 4, 3: 4, 5: 4}}"
    rules = {"deck": deck, "rainbow": False, **SAME_NUMBER}
    table = position("top R5", "A[R0 R0 G0 B0 R1 R2] B4 C5 D2 E3", rules=rules)
    table.play("A", "R0+R0+G0+B0")
    assert (table.told[1:], rotations(table)) == (["hands rotate by 4"], {"plus3": 1})
    assert table.hand("E") == cards("R1 R2")


@pytest.mark.rule("sets", "zero")
def test_traded_zeros_of_a_set_trade_once_each() -> None:
    rules = {"zero": "trade", "rotation_combos": False, **SAME_NUMBER}
    table = position("top R5", f"A[R0 G0 R1 R2] {OTHERS}", rules=rules)
    table.play("A", "R0+G0", target="D B")
    assert table.told[1:] == ["A swaps with D", "A swaps with B"]
    assert (table.hand("D"), table.hand("B")) == (cards("R1 R2"), table.hand_at_first("D"))


@pytest.mark.rule("sets", "seven")
def test_the_sevens_of_a_set_swap_once_each() -> None:
    """A takes C's five and hands them to D for its two."""
    table = with_sevens("top R5", f"A[R7 G7 R1 R2] {OTHERS}", rules=SAME_NUMBER)
    table.play("A", "R7+G7", target="C D")
    assert table.told[1:] == ["A swaps with C", "A swaps with D"]
    assert (table.hand("C"), table.hand("D")) == (cards("R1 R2"), table.hand_at_first("C"))


@pytest.mark.rule("R1", "seven")
def test_of_several_sevens_laid_as_a_rainbow_the_last_swaps() -> None:
    table = with_sevens("top R7", f"A[G7 Y7 B7 R1 R2] {OTHERS}")
    table.play("A", "G7+Y7+B7", target="C B B B B B B B")
    assert table.told[1:] == ["A swaps with C", "B draws 7: gift of a rainbow"]
    assert table.count("swaps") == 1


@pytest.mark.rule("zero", "uno.on_receive")
def test_both_seats_of_a_trade_are_receivers() -> None:
    rules = {"zero": "trade", "rotation_combos": False}
    table = position("top R5", "A[R0 B1] B4 C1", rules=rules)
    table.play("A", "R0", target="C")
    assert table.told[1:] == [
        "A says UNO",
        "A swaps with C",
        "C says UNO on receiving",
        "A says UNO on receiving",
    ]


@pytest.mark.rule("opening.zero", "Z7")
def test_the_rotation_of_an_opening_zero_is_counted_and_calls_nobody() -> None:
    table = deal("A[R1] B1 C1", "R0", preset="el_cero", rules={"opening.zero": "rotate"})
    assert table.told == ["R0 opens", "hands rotate by 1"]
    assert (table.hand("B"), rotations(table)) == (cards("R1"), {"plain": 1})


@pytest.mark.rule("S4", "Z1", "straights.colors")
def test_the_number_continued_may_be_the_last_of_another_straight() -> None:
    """A ends on the 5, from where B goes on in another colour where colours mix."""
    table = position("top R1", "A[R3 R4 R5 W] B[G6 B7 W] C5 D2", rules=straights(colors="any"))
    table.play("A", "R3+R4+R5")
    table.play("B", "G6+B7")
    assert table.count("straights_with_table") == 1
