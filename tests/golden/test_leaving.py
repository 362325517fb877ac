"""Seats that leave while others play on: too many cards, playing for places (``mercy``, ``end``)."""

import pytest

from .positions import position

NINE = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 Y1"


@pytest.mark.rule("mercy")
@pytest.mark.parametrize(("limit", "leaves"), [(11, True), (12, False)])
def test_a_hand_at_the_limit_is_out_of_the_game(limit: int, leaves: bool) -> None:
    """B holds nine and draws two; its cards go under the top card, and C, who comes after it, plays."""
    rules = {"mercy": f"{{limit: {limit}}}"}
    table = position("top R5", f"A[RD2 G1 G2] B[{NINE}] C4", rules=rules)
    table.play("A", "RD2", draws="B1 B2")
    left = ["B leaves with 11 cards"] if leaves else []
    assert table.told == ["A lays RD2", "B draws 2: D2", *left, "B forfeits: D2"]
    assert table.on_move == "C"
    assert sorted(table.discards) == sorted(["R5", *NINE.split(), "B1", "B2"] if leaves else ["R5"])
    assert table.sizes == [2, 0 if leaves else 11, 4]


@pytest.mark.rule("mercy")
def test_the_last_one_left_wins() -> None:
    table = position("top R5", f"A[RD2 G1 G2] B[{NINE}]", rules={"mercy": "{limit: 11}"})
    table.play("A", "RD2", draws="B1 B2")
    # nobody holds cards but A
    assert table.told[2:] == ["B leaves with 11 cards", "A wins"]
    assert table.scored == [0, 0]


@pytest.mark.rule("mercy")
@pytest.mark.parametrize(("first", "second", "clockwise"), [("A", "B", True), ("B", "A", False)])
def test_one_may_leave_after_another(first: str, second: str, clockwise: bool) -> None:
    rules = {"deal": 2, "mercy": "{limit: 3}"}
    hands = "A[G1 G2] B[Y1 Y2] C[B1 B2]"
    table = position("top R5", hands, rules=rules, on_move=first, clockwise=clockwise)
    table.draw(first, "G9")
    assert table.told[1] == f"{first} leaves with 3 cards"
    table.draw(second, "Y9")
    assert table.told[1:] == [f"{second} leaves with 3 cards", "C wins"]


@pytest.mark.rule("mercy", "B6")
@pytest.mark.parametrize(("leavers", "clockwise", "players"), [("BC", True, "DAD"), ("CB", False, "ADA")])
def test_neighbours_who_left_are_passed_over_either_way(leavers: str, clockwise: bool, players: str) -> None:
    """Two who sit side by side have left, one after the other; two Reverses take the turn across the gap and back."""
    rules = {"deal": 2, "mercy": "{limit: 3}"}
    hands = "A[RR G1] B[Y1 Y2] C[B1 B2] D[RR G2] E[Y3 Y4]"
    table = position("top R5", hands, rules=rules, on_move=leavers[0], clockwise=clockwise)
    for seat in leavers:
        table.draw(seat, "G9")
    first, second, third = players
    table.play(first, "RR")
    assert table.on_move == second
    table.play(second, "RR")
    assert table.on_move == third


@pytest.mark.rule("mercy", "rainbow")
def test_cards_of_a_rainbow_reach_the_limit() -> None:
    """C gives two cards each to D, A and B; D, the next seat, leaves before A, and B is on move."""
    rules = {"mercy": "{limit: 11}", "rainbow": True}
    hands = f"A[{NINE}] B4 C[B6 B1 B2] D[{NINE.replace('Y', 'G')}]"
    table = position("top Y6", hands, discards="R6 G6", rules=rules, on_move="C")
    table.play("C", "B6", target="D D A A B B")
    assert table.told[-2:] == ["D leaves with 11 cards", "A leaves with 11 cards"]
    assert (table.sizes, table.on_move) == ([0, 6, 2, 0], "B")


@pytest.mark.rule("mercy", "R1")
def test_a_spent_rainbow_stays_spent_when_a_seat_leaves() -> None:
    """B leaves with 9 + 6 cards; on the blue 6 a red, a green and a yellow one are three colours, not four."""
    rules = {"mercy": "{limit: 11}", "rainbow": True}
    hands = "A[B6 G6 B1 B2] B[G1 G2 G3 G4 G5 G7 G8 G9 G1] C[R6 Y6 Y2]"
    table = position("top Y6", hands, discards="R6 G6", rules=rules)
    table.play("A", "B6", target="B B B B B B")
    assert table.told[-1] == "B leaves with 15 cards"
    for seat, card in (("C", "R6"), ("A", "G6"), ("C", "Y6")):
        table.play(seat, card)
    assert table.count("rainbows") == 1


@pytest.mark.rule("mercy", "draw.amount")
def test_it_is_looked_at_when_the_draw_is_complete() -> None:
    """B draws three, which would reach the limit of eleven in between, and lays none of them."""
    rules = {"mercy": "{limit: 11}", "draw.amount": "{up_to: 3}"}
    table = position("top R5", f"A4 B[{NINE}] C4", on_move="B", rules={**rules})
    assert table.legal() == ["Y5"]
    table = position("top R7", f"A4 B[{NINE}] C4", on_move="B", rules=rules)
    table.draw("B", "B1 B2 B3")
    assert table.told == ["B draws 3: lack of a play", "B leaves with 12 cards", "B passes"]
    assert table.on_move == "C"


@pytest.mark.rule("mercy")
def test_a_card_that_reaches_the_limit_is_not_laid_any_more() -> None:
    table = position("top R7", f"A4 B[{NINE} Y2] C4", on_move="B", rules={"mercy": "{limit: 11}"})
    table.draw("B", "R1")
    assert table.told == ["B draws 1: lack of a play", "B leaves with 11 cards", "B passes"]


@pytest.mark.rule("mercy", "uno.penalty")
def test_a_penalty_can_reach_the_limit() -> None:
    rules = {"deal": 2, "mercy": "{limit: 3}", "uno.penalty": 2}
    table = position("top R5", "A[R1 G1] B2 C2", rules=rules)
    table.play("A", "R1", forget="A", catch="A", draws="B1 B2")
    assert table.told[-2:] == ["A draws 2: UNO penalty", "A leaves with 3 cards"]
    assert table.on_move == "B"


@pytest.mark.rule("mercy", "stacking")
def test_whoever_leaves_by_a_pile_loses_the_turn_with_it() -> None:
    rules = {"mercy": "{limit: 11}", "stacking": "same"}
    table = position("top R5", f"A[RD2 G1 G2] B[{NINE}] C4", rules=rules)
    table.play("A", "RD2")
    table.take_turn("B", draws="B1 B2")
    assert table.told == ["B draws 2: pile", "B leaves with 11 cards", "B forfeits: pile"]
    assert table.on_move == "C"


@pytest.mark.rule("mercy", "rainbow")
def test_cards_that_leave_break_the_run_on_the_table() -> None:
    """R6 G6 Y6 lie there; the hand that left is buried under Y6, so that B6 completes nothing."""
    rules = {"deal": 2, "mercy": "{limit: 3}", "rainbow": True}
    table = position("top Y6", "A[R1 R2] B[B6 Y1] C[Y2 Y3]", discards="R6 G6", rules=rules)
    table.draw("A", "B9")
    assert table.told[1] == "A leaves with 3 cards"
    table.play("B", "B6")
    assert table.count("rainbows") == 0


@pytest.mark.rule("mercy", "zero")
def test_seats_out_of_the_game_are_passed_over_by_turns_rotations_and_skips() -> None:
    rules = {"mercy": "{limit: 11}", "zero": "rotate"}
    table = position("top R5", f"A[RD2 R0 G1] B[{NINE}] C[RS Y2 Y3] D4", rules=rules)
    table.play("A", "RD2", draws="B1 B2")
    table.play("C", "RS")
    assert table.told[-1] == "D forfeits: Skip"
    table.play("A", "R0")
    assert table.told[-1] == "hands rotate by 1"
    assert table.hand("C") == ["G1"]
    assert table.hand("D") == ["Y2", "Y3"]
    assert table.hand("A") == table.hand_at_first("D")


THREE = "A[R1] B[R2 G1] C[R3 G2]"
STANDING = {"end": "last_standing"}


@pytest.mark.rule("end", "C10")
def test_the_others_play_on_for_places_and_the_first_out_has_won() -> None:
    table = position("top R5", "A[R1] B[R2] C[R3 G2]", rules=STANDING)
    table.play("A", "R1")
    assert table.told == ["A lays R1", "A is out, place 1"]
    assert not table.is_over
    table.play("B", "R2")
    # what C still holds is A's: 3 + 2
    assert table.told == ["B lays R2", "A scores 5", "A wins"]


@pytest.mark.rule("end", "C10")
def test_places_are_counted_by_seat() -> None:
    """B is out first, C second, A third, which leaves D last."""
    table = position("top R5", "A[R3] B[R1] C[R2] D[G4 G5]", rules=STANDING, on_move="B")
    table.play("B", "R1")
    table.play("C", "R2")
    table.draw("D", "Y9")
    table.play("A", "R3")
    places = table.player.totals["places"][0]
    assert (places[1, 0], places[2, 1], places[0, 2], places[3, 3]) == (1, 1, 1, 1)
    assert places.sum() == 4


@pytest.mark.rule("end")
def test_first_out_ends_the_hand() -> None:
    table = position("top R5", THREE)
    table.play("A", "R1")
    assert table.told[-1] == "A wins"


@pytest.mark.rule("end", "reverse.two_players")
@pytest.mark.parametrize(("value", "on_move"), [("skip", "B"), ("none", "C")])
def test_two_left_are_two_players(value: str, on_move: str) -> None:
    rules = {**STANDING, "reverse.two_players": value}
    table = position("top R5", "A[R1] B[RR G1 G2] C4", rules=rules)
    table.play("A", "R1")
    table.play("B", "RR")
    assert table.on_move == on_move


@pytest.mark.rule("end", "last_draw_card")
@pytest.mark.parametrize(("value", "on_move", "size"), [("counts", "C", 6), ("ignored", "B", 4)])
def test_a_last_draw_two_strikes_the_next_of_those_who_play_on(value: str, on_move: str, size: int) -> None:
    rules = {**STANDING, "last_draw_card": value}
    table = position("top R5", "A[RD2] B4 C4", rules=rules)
    table.play("A", "RD2")
    assert (table.on_move, table.sizes) == (on_move, [0, size, 4])


@pytest.mark.rule("end", "stacking", "deflect")
def test_nothing_is_laid_on_a_last_card_though_others_play_on() -> None:
    rules = {**STANDING, "stacking": "same", "deflect": "both"}
    table = position("top R5", "A[RD2] B[BD2 RS Y1] C4", rules=rules)
    table.play("A", "RD2", stack="B")
    assert table.asked == []
    assert table.told == ["A lays RD2", "A is out, place 1", "B draws 2: pile", "B forfeits: pile"]


@pytest.mark.rule("end", "B6")
def test_other_last_cards_keep_their_effect_on_those_who_play_on() -> None:
    table = position("top R5", "A[RS] B4 C4", rules=STANDING)
    table.play("A", "RS")
    assert table.told == ["A lays RS", "A is out, place 1", "B forfeits: Skip"]


@pytest.mark.rule("end", "zero", "Z9")
def test_a_last_zero_moves_no_hands_though_others_play_on() -> None:
    table = position("top R5", "A[R0] B4 C5", rules={**STANDING, "zero": "rotate"})
    table.play("A", "R0")
    assert table.told == ["A lays R0", "A is out, place 1"]


@pytest.mark.rule("end", "mercy")
def test_who_was_out_first_wins_when_mercy_leaves_one() -> None:
    rules = {**STANDING, "mercy": "{limit: 11}"}
    table = position("top R5", f"A[R1] B[RD2 G1 G2] C[{NINE}]", rules=rules)
    table.play("A", "R1")
    table.play("B", "RD2", draws="B1 B2")
    assert table.told[-1] == "A wins"


@pytest.mark.rule("rainbows", "end", "last_draw_card")
@pytest.mark.parametrize(("value", "given"), [("counts", 6), ("ignored", 0)])
def test_a_rainbow_as_the_last_cards_counts_though_others_play_on(value: str, given: int) -> None:
    rules = {**STANDING, "rainbow": True, "last_draw_card": value}
    table = position("top R6", "A[G6 B6 Y6] B4 C4", rules=rules)
    table.play("A", "G6+B6+Y6")
    assert not table.is_over
    assert (table.count("rainbows"), table.count("cards_given")) == (1, given)


@pytest.mark.rule("rainbows", "both_piles_empty")
def test_a_rainbow_counts_though_the_penalty_for_a_missed_call_ends_the_hand() -> None:
    rules = {"rainbow": True, "both_piles_empty": "void", "uno.penalty": 6}
    table = position("top R6", "A[G6 B6 Y6 R1] B4", pile="G9", rules=rules)
    table.play("A", "G6+B6+Y6", forget="A", catch="A")
    # the card in the pile, then R6 G6 B6, which lay under Y6, and no more
    assert table.told[-2:] == ["nothing left for A, owed 2: UNO penalty", "void"]
    assert table.count("rainbows") == 1


@pytest.mark.rule("mercy", "wild_draw_four.winner_plays", "forfeits")
@pytest.mark.parametrize(
    ("hand", "guilty", "leaver"), [("R1 R2 R3 R4", True, "A"), ("B1 B2 B3 B4", False, "B")]
)
def test_nobody_forfeits_once_a_challenge_has_ended_the_hand(hand: str, guilty: bool, leaver: str) -> None:
    """The bluffer draws four to its four; or the challenger of an innocent six to its three: too many, either way."""
    rules = {"mercy": "{limit: 8}", "wild_draw_four.winner_plays": False}
    table = position("top R5", f"A[{hand} W4] B3", rules=rules)
    table.play("A", "W4", bluff="A" if guilty else "", challenge="B", names="green")
    assert table.is_over
    assert any(line.startswith(f"{leaver} leaves with") for line in table.told)
    assert table.count("forfeits") == 0
