"""Positions people argue about, D01 to D43, under their names in the collection: draw cards and openings.

Where a key has both answers, both are played. Who starts the next hand (D37) stands with the matches.

Not modelled, no key saying it: a Skip passed on by a Skip (D12; whoever is skipped is skipped).
"""

import pytest

from .notation import cards
from .positions import deal, position

FOUR = "A7 B7 C7 D7"
SEVEN_ZERO = {"zero": "rotate", "seven": "swap"}

# Draw cards


@pytest.mark.rule("stacking")
def test_D01_a_draw_two_on_a_draw_two() -> None:
    table = position("top R5", "A[RD2 G1 G2] B[BD2 G7 Y1] C4 D4")
    table.play("A", "RD2", stack="B")
    assert table.told[1:] == ["B draws 2: D2", "B forfeits: D2"]
    table = position("top R5", "A[RD2 G1 G2] B[BD2 G7 Y1] C4 D4", rules={"stacking": "same"})
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B")
    assert (table.told[-1], table.on_move) == ("pile of 4", "C")


@pytest.mark.rule("stacking")
@pytest.mark.parametrize(("mode", "told"), [("same", "B draws 2: pile"), ("escalate", "B lays W4")])
def test_D02_a_wild_draw_four_on_a_draw_two(mode: str, told: str) -> None:
    table = position("top R5", "A[RD2 G1 G2] B[W4 G7 Y1] C4", rules={"stacking": mode})
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.told[0] == told
    assert (table.told[-1] == "pile of 6") == (mode == "escalate")


@pytest.mark.rule("stacking")
def test_D04_no_colour_is_needed() -> None:
    table = position("top Y5", "A[YD2 G1 G2] B[GD2 Y7 Y1] C4", rules={"stacking": "same"})
    table.play("A", "YD2")
    table.play("B", "GD2", stack="B")
    assert table.told[-1] == "pile of 4"


@pytest.mark.rule("stacking")
def test_D05_one_card_an_answer() -> None:
    rules = {"stacking": "same", "sets": "same_number"}
    table = position("top R5", "A[RD2 G1 G2] B[BD2 GD2 Y1] C4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert (table.offered, table.told[-1]) == ({2: 2}, "pile of 4")


@pytest.mark.rule("stacking")
@pytest.mark.parametrize(("mandatory", "told"), [(False, "B draws 2: pile"), (True, "B lays BD2")])
def test_D06_whether_one_may_rather_draw(mandatory: bool, told: str) -> None:
    rules = {"stacking.mode": "same", "stacking.mandatory": mandatory}
    table = position("top R5", "A[RD2 G1 G2] B[BD2 R1 Y1] C4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B")
    assert table.told[0] == told


@pytest.mark.rule("stacking")
def test_D07_whoever_takes_six_loses_the_turn() -> None:
    hands = "A[YD2 G1 G2] B[R1 Y1 Y2] C[GD2 Y3 Y4] D[BD2 Y5 Y6]"
    table = position("top G5", hands, on_move="C", rules={"stacking": "same"})
    table.play("C", "GD2")
    table.play("D", "BD2", stack="D")
    table.play("A", "YD2", stack="A")
    table.take_turn("B")
    assert table.told == ["B draws 6: pile", "B forfeits: pile"]
    assert table.on_move == "C"


@pytest.mark.rule("last_draw_card")
@pytest.mark.parametrize(("value", "sizes"), [("counts", [0, 3, 1]), ("ignored", [0, 1, 1])])
@pytest.mark.parametrize("stacking", ["none", "same"])
def test_D08_a_draw_two_as_the_last_card(stacking: str, value: str, sizes: list[int]) -> None:
    """The hand is over; B may have to draw for the count, and cannot answer with its own Draw Two."""
    rules = {"last_draw_card": value, "stacking": stacking}
    table = position("top R5", "A[RD2] B[BD2] C[GD2]", rules=rules)
    table.play("A", "RD2", stack="B C")
    assert table.sizes == sizes
    assert table.told[-1] == "A wins"


@pytest.mark.rule("deflect")
@pytest.mark.parametrize(
    ("mode", "same_color", "card", "deflected"),
    [
        ("none", True, "RR", False),
        ("reverse", True, "RR", True),
        ("reverse", True, "BR", False),
        ("reverse", False, "BR", True),
    ],
)
def test_D10_a_reverse_on_a_draw_two(mode: str, same_color: bool, card: str, deflected: bool) -> None:
    rules = {"deflect.mode": mode, "deflect.same_color": same_color, "stacking": "same"}
    table = position("top R5", f"A[RD2 G1 G2] B[{card} Y1 Y2] C4 D4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.on_move == ("A" if deflected else "C")
    assert table.clockwise != deflected


@pytest.mark.rule("deflect")
@pytest.mark.parametrize(
    ("mode", "same_color", "card", "deflected"),
    [
        ("none", True, "RS", False),
        ("skip", True, "RS", True),
        ("skip", True, "BS", False),
        ("skip", False, "BS", True),
    ],
)
def test_D11_a_skip_on_a_draw_two(mode: str, same_color: bool, card: str, deflected: bool) -> None:
    rules = {"deflect.mode": mode, "deflect.same_color": same_color, "stacking": "same"}
    table = position("top R5", f"A[RD2 G1 G2] B[{card} Y1 Y2] C4 D4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert table.told[-1] == ("pile of 2" if deflected else "B forfeits: pile")
    assert table.on_move == "C"


@pytest.mark.rule("stacking")
@pytest.mark.parametrize(("mode", "told"), [("escalate", "C draws 6: pile"), ("cross", "C lays GD2")])
def test_D14_a_draw_two_on_a_wild_draw_four_on_a_draw_two(mode: str, told: str) -> None:
    """Compared with the last card, not the total."""
    table = position("top R5", "A[RD2 G1 G2] B[W4 Y1 Y2] C[GD2 Y3 Y4] D4", rules={"stacking": mode})
    table.play("A", "RD2")
    table.play("B", "W4", names="blue", stack="B")
    table.take_turn("C", stack="C")
    assert table.told[0] == told


@pytest.mark.rule("B6")
def test_D15_a_draw_two_that_was_drawn_for_is_dead() -> None:
    """A's Draw Two has cost B its turn; C only has to match it, by colour or by sign."""
    table = position("top R5", "A[BD2 RD2 G1 G2] B4 C[Y7 B1 GD2] D4")
    table.play("A", "RD2")
    assert table.on_move == "C"
    assert table.legal() == cards("GD2")


# Wild Draw Four and the challenge


@pytest.mark.rule("wild_draw_four.legal", "B7", "C8")
@pytest.mark.parametrize(("value", "verdict"), [("no_color", "innocent"), ("no_match", "guilty")])
def test_D16_holding_the_number_but_not_the_colour(value: str, verdict: str) -> None:
    table = position("top R5", "A[B5 G2 W4] B4", rules={"wild_draw_four.legal": value})
    table.play("A", "W4", bluff="A", challenge="B", names="green")
    assert f"B challenges A, {verdict}" in table.told


@pytest.mark.rule("wild_draw_four.legal", "B7")
@pytest.mark.parametrize(("value", "verdict"), [("no_color", "innocent"), ("no_other_playable", "guilty")])
def test_D17_holding_another_wild(value: str, verdict: str) -> None:
    table = position("top R5", "A[W G2 W4] B4", rules={"wild_draw_four.legal": value})
    table.play("A", "W4", bluff="A", challenge="B", names="green")
    assert f"B challenges A, {verdict}" in table.told


@pytest.mark.rule("B7")
def test_D19_the_colour_in_force_is_the_one_named_for_a_wild() -> None:
    table = position("top W named green", "A[R5 G1 W4] B4")
    table.play("A", "W4", bluff="A", challenge="B", names="blue")
    assert "B challenges A, guilty" in table.told


@pytest.mark.rule("wild_draw_four.winner_plays", "B7")
@pytest.mark.parametrize(("value", "on_move"), [(True, "B"), (False, "C")])
def test_D20_who_is_on_move_after_a_challenge_that_was_right(value: bool, on_move: str) -> None:
    rules = {"wild_draw_four.winner_plays": value}
    table = position("top R5", "A[R3 W4] B4 C4", rules=rules)
    table.play("A", "W4", bluff="A", challenge="B", names="green")
    assert "A draws 4: challenge" in table.told
    assert table.on_move == on_move


@pytest.mark.rule("B7")
def test_D21_the_card_of_a_bluffer_stays_and_so_does_its_colour() -> None:
    table = position("top R5", "A[R3 W4] B[G1 R9] C4")
    table.play("A", "W4", bluff="A", challenge="B", names="green", draws="Y1 Y2 Y3 Y4")
    assert table.top == "W4 named green"
    assert table.hand("A") == cards("R3 Y1 Y2 Y3 Y4")
    assert table.legal() == cards("G1")


@pytest.mark.rule("B7")
def test_D22_only_the_victim_may_challenge() -> None:
    table = position("top R5", "A[R3 B1 W4] B4 C4 D4")
    table.play("A", "W4", bluff="A", challenge="D", names="green")
    assert table.asked == ["A bluff", "B challenge"]
    assert table.told[2:] == ["B draws 4: W4", "B forfeits: W4"]


@pytest.mark.rule("B7", "last_draw_card")
def test_D24_a_wild_draw_four_as_the_last_card_is_always_legal() -> None:
    table = position("top R5", "A[W4] B1")
    table.play("A", "W4", challenge="B")
    assert table.sizes == [0, 5]
    assert table.asked == []


@pytest.mark.rule("wild_draw_four.legal", "draw.voluntary")
@pytest.mark.parametrize(("value", "is_played"), [("no_color", False), ("always", True)])
def test_D25_one_drawn_by_choice_while_a_red_card_is_held(value: str, is_played: bool) -> None:
    rules = {"wild_draw_four.legal": value, "draw.voluntary": True}
    table = position("top R5", "A[R3 B7] B4", rules=rules)
    table.draw("A", "W4", draw_anyway="A")
    assert ("A lays W4" in table.told) == is_played


@pytest.mark.rule("wild_draw_four.enforced_by")
@pytest.mark.parametrize(("value", "legal"), [("challenge", "R1 W4"), ("table", "R1")])
def test_D26_whether_bluffing_is_allowed(value: str, legal: str) -> None:
    rules = {"wild_draw_four.enforced_by": value}
    table = position("top R5", "A[R1 G1 W4] B4", rules=rules)
    assert table.legal(bluff="A") == cards(legal)


@pytest.mark.rule("wild_draw_four.enforced_by")
def test_D27_without_bluffing_it_is_impossible_or_unchallengeable() -> None:
    rules = {"wild_draw_four.enforced_by": "table"}
    assert position("top R5", "A[R3 W4] B4", rules=rules).legal() == cards("R3")
    rules = {"wild_draw_four.enforced_by": "nobody"}
    table = position("top R5", "A[R3 W4] B4", rules=rules)
    table.play("A", "W4", challenge="B", names="red")
    assert table.told[-2:] == ["B draws 4: W4", "B forfeits: W4"]


# Opening card


@pytest.mark.rule("opening.wild")
def test_D28_a_wild_turned_up() -> None:
    assert deal(FOUR, "W", names="blue").told == ["W opens", "A names blue"]
    by_dealer = deal(FOUR, "W", names="blue", rules={"opening.wild": "dealer_names"})
    assert by_dealer.told == ["W opens", "D names blue"]
    assert deal(FOUR, "W R5", rules={"opening.wild": "redraw"}).top == "R5"


@pytest.mark.rule("opening.wild_draw_four")
def test_D29_a_wild_draw_four_turned_up_goes_back_and_is_shuffled_in() -> None:
    table = deal(FOUR, "W4 R5")
    assert table.told == ["W4 is put back", "R5 opens"]
    assert table.pile.count("W4") + sum(table.hand(letter).count("W4") for letter in "ABCD") == 4


@pytest.mark.rule("opening.draw_two")
@pytest.mark.parametrize(("value", "on_move"), [("draw_and_skip", "B"), ("draw_and_play", "A")])
def test_D30_a_draw_two_turned_up(value: str, on_move: str) -> None:
    table = deal(FOUR, "RD2", rules={"opening.draw_two": value})
    assert (table.sizes, table.on_move) == ([9, 7, 7, 7], on_move)


@pytest.mark.rule("opening.reverse")
@pytest.mark.parametrize(
    ("value", "on_move"), [("dealer_first", "D"), ("right_of_dealer_first", "C"), ("starter_first", "A")]
)
def test_D31_a_reverse_turned_up(value: str, on_move: str) -> None:
    table = deal(FOUR, "RR", rules={"opening.reverse": value})
    assert (table.on_move, table.clockwise) == (on_move, False)


@pytest.mark.rule("opening.skip")
def test_D33_a_skip_turned_up_with_two_players_lets_the_dealer_start() -> None:
    table = deal("A7 B7", "RS")
    assert (table.on_move, table.state.dealer) == ("B", 1)


@pytest.mark.rule("zero", "opening.zero")
@pytest.mark.parametrize(("value", "told"), [("ignore", []), ("rotate", ["hands rotate by 1"])])
def test_D34_whether_a_zero_turned_up_moves_the_hands(value: str, told: list[str]) -> None:
    table = deal(FOUR, "R0", rules={**SEVEN_ZERO, "opening.zero": value})
    assert table.told == ["R0 opens", *told]
    assert table.on_move == "A"


@pytest.mark.rule("opening.skip", "opening.draw_two", "opening.reverse", "opening.wild")
def test_D35_whether_an_action_card_may_open_at_all() -> None:
    never = {
        f"opening.{kind}": "redraw" for kind in ("skip", "draw_two", "reverse", "wild", "wild_draw_four")
    }
    assert deal(FOUR, "RS RD2 RR W W4 G5", rules=never).top == "G5"
    assert deal(FOUR, "RS").top == "RS"


@pytest.mark.rule("opening.wild")
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue"])
def test_D36_any_colour_may_be_named_whatever_is_held(color: str) -> None:
    table = position("top W named red", "A[W B7 B8] B4")
    table.play("A", "W", names=color)
    assert table.top == f"W named {color}"
    assert deal("A[B7] B1", "W", names=color).top == f"W named {color}"


# Two players


@pytest.mark.rule("B6")
def test_D39_with_two_players_a_skip_lets_its_player_play_again() -> None:
    table = position("top R5", "A[RS R1 G1] B4")
    table.play("A", "RS")
    assert table.on_move == "A"


@pytest.mark.rule("B6")
def test_D40_with_two_players_a_draw_two_lets_its_player_play_again() -> None:
    table = position("top R5", "A[RD2 R1 G1] B4")
    table.play("A", "RD2")
    assert (table.sizes, table.on_move) == ([2, 6], "A")


@pytest.mark.rule("zero", "seven")
@pytest.mark.parametrize("card", ["R0", "R7"])
def test_D42_with_two_players_zero_and_seven_both_swap(card: str) -> None:
    table = position("top R5", f"A[{card} G1 G2] B4", rules=SEVEN_ZERO)
    table.play("A", card)
    assert table.hand("A") == table.hand_at_first("B")
    assert table.hand("B") == cards("G1 G2")


@pytest.mark.rule("Z2", "rotation_combos")
def test_D42_with_two_players_a_zero_with_a_skip_swaps_twice() -> None:
    table = position("top R5", "A[R0 RS G1 G2] B4", rules={**SEVEN_ZERO, "rotation_combos": True})
    table.play("A", "R0+RS")
    assert table.hand("A") == cards("G1 G2")
    assert table.on_move == "B"


@pytest.mark.rule("end", "mercy", "reverse.two_players")
def test_D43_two_left_of_three_are_two_players() -> None:
    rules = {"deal": 5, "mercy": "{limit: 6}"}
    table = position("top R5", "A[RD2 G1 G2] B4 C[RR Y1 Y2]", rules=rules)
    table.play("A", "RD2")
    assert "B leaves with 6 cards" in table.told
    table.play("C", "RR")
    assert table.told == ["C lays RR", "direction flips", "A forfeits: Reverse with two players"]
    assert table.on_move == "C"
