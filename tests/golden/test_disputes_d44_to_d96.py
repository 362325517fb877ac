"""Positions people argue about, D44 to D96, under their names in the collection: calls, moving hands, piles.

Where a key has both answers, both are played. D93 and D95 stand with the matches.

Not modelled, no key saying it: a call made late but in time (D48), wrong accusations and calls (D49, D50), shouts
at the same moment (D51, D59), cards that swap or shuffle hands (D62, D72), jumping in while somebody draws (D79).
"""

import pytest

from .notation import SEATS, cards
from .positions import deal, position
from .setup import begin_streams

SEVEN_ZERO = {"zero": "rotate", "seven": "swap"}

# Calling UNO


@pytest.mark.rule("sets")
@pytest.mark.parametrize(("value", "wins"), [("identical", True), ("none", False)])
def test_D44_the_last_two_cards_laid_together_owe_no_call(value: str, wins: bool) -> None:
    table = position("top R1", "A[R5 R5] B4", rules={"sets": value})
    assert table.offers("R5+R5") == wins
    table.play("A", "R5+R5" if wins else "R5", forget="A")
    assert (table.asked == []) == wins
    assert table.is_over == wins


@pytest.mark.rule("jump_in")
def test_D45_nobody_jumps_in_on_their_own_card() -> None:
    table = position("top Y1", "A[Y5 Y5 G1] B4", rules={"jump_in": "identical"})
    table.play("A", "Y5", jump_in="A")
    assert table.asked == []


@pytest.mark.rule("uno.penalty")
@pytest.mark.parametrize("penalty", [2, 4])
def test_D46_what_a_missed_call_costs(penalty: int) -> None:
    table = position("top R5", "A[R1 G1] B4", rules={"uno.penalty": penalty})
    table.play("A", "R1", forget="A", catch="A")
    assert table.sizes[0] == 1 + penalty


@pytest.mark.rule("B8", "B9")
def test_D53_who_never_called_and_was_never_caught_wins() -> None:
    table = position("top R5", "A[R5 R1] B[Y8 Y9]")
    table.play("A", "R1", forget="A")
    table.draw("B", "G9")
    table.play("A", "R5")
    assert table.told[-1] == "A wins"


@pytest.mark.rule("uno.due_at", "C4")
@pytest.mark.parametrize(("due_at", "due_after"), [(2, "R5"), (1, "R6")])
def test_D55_before_which_card_uno_is_due(due_at: int, due_after: str) -> None:
    table = position("top R1", "A[R5 R6 G2] B[Y8 Y9]", rules={"uno.due_at": due_at})
    for card in ("R5", "R6"):
        table.play("A", card)
        assert ("A says UNO" in table.told) == (card == due_after)
        table.draw("B", "B9")


@pytest.mark.rule("uno.on_receive")
@pytest.mark.parametrize(("value", "calls"), [("must_call", True), ("none", False)])
def test_D56_whether_a_single_card_got_by_a_swap_must_be_called(value: str, calls: bool) -> None:
    rules = {**SEVEN_ZERO, "uno.on_receive": value}
    table = position("top R1", "A[R7 G1 G2] B[R5] C4", rules=rules)
    table.play("A", "R7", target="B")
    assert ("A says UNO on receiving" in table.told) == calls


@pytest.mark.rule("Z8", "uno.penalty")
def test_D57_the_penalty_for_a_silent_zero_joins_the_new_hand() -> None:
    rules = {**SEVEN_ZERO, "uno.on_receive": "must_call"}
    table = position("top R5", "A[R0 R7] B4 C4 D3", rules=rules)
    table.play("A", "R0", forget="A", catch="A", draws="G8 G9")
    assert table.hand("A") == sorted([*table.hand_at_first("D"), "G8", "G9"])
    assert table.hand("B") == cards("R7")


@pytest.mark.rule("uno.on_receive", "Z7", "Z8")
def test_D58_both_the_player_and_the_receiver_can_be_caught() -> None:
    rules = {**SEVEN_ZERO, "uno.on_receive": "must_call"}
    table = position("top R5", "A[R0 R7] B4 C4 D3", rules=rules)
    table.play("A", "R0", forget="A B", catch="A B", draws="G8 G9 Y8 Y9")
    assert table.hand("A") == sorted([*table.hand_at_first("D"), "G8", "G9"])
    assert table.hand("B") == cards("R7 Y8 Y9")


# Zero and seven


@pytest.mark.rule("Z9", "zero")
def test_D60_a_zero_as_the_last_card_wins() -> None:
    table = position("top R5", "A[R0] B4 C4 D4", rules=SEVEN_ZERO)
    table.play("A", "R0")
    assert table.told[-1] == "A wins"
    assert table.sizes[0] == 0


@pytest.mark.rule("seven")
@pytest.mark.parametrize(("optional", "told"), [("false", "A swaps with B"), ("true", "A keeps")])
def test_D63_whether_a_bad_swap_may_be_declined(optional: str, told: str) -> None:
    rules = {"seven": f"{{mode: swap, optional: {optional}}}"}
    table = position("top R5", "A[R7 G1] B5 C6", rules=rules)
    table.play("A", "R7")
    assert table.told[-1] == told


@pytest.mark.rule("seven")
@pytest.mark.parametrize(("mode", "partner"), [("swap", "C"), ("swap_next", "B")])
def test_D64_with_whom_a_seven_swaps(mode: str, partner: str) -> None:
    table = position("top R5", "A[R7 G1 G2] B5 C4 D6", rules={"seven": mode})
    table.take_turn("A")
    assert table.told == ["A lays R7", f"A swaps with {partner}"]


@pytest.mark.rule("seven")
@pytest.mark.parametrize("strategy", ["random", "random_action", "high_points", "save_wild"])
def test_D65_nobody_swaps_with_themselves(strategy: str) -> None:
    for stream in range(40):
        table = position(
            "top R5", "A5 B[R7 G1] C5", rules={"seven": "swap"}, on_move="B", strategies=strategy
        )
        begin_streams(table.state, stream)
        table.take_turn("B")
        assert table.told[-1] in ("B swaps with A", "B swaps with C")


@pytest.mark.rule("Z3")
def test_D67_a_zero_with_a_reverse_moves_by_the_old_direction() -> None:
    table = position("top R5", "A[R0 RR G1 G2] B4 C5 D3", rules={**SEVEN_ZERO, "rotation_combos": True})
    table.play("A", "R0+RR")
    assert table.hand("D") == cards("G1 G2")
    assert table.on_move == "D"


@pytest.mark.rule("Z4")
def test_D68_a_zero_with_two_skips_moves_nothing_among_three() -> None:
    table = position("top R5", "A[R0 RS RS G1 G2] B4 C5", rules={**SEVEN_ZERO, "rotation_combos": True})
    table.play("A", "R0+RS+RS")
    assert [table.hand(letter) for letter in "BC"] == [table.hand_at_first(letter) for letter in "BC"]
    assert table.hand("A") == cards("G1 G2")


@pytest.mark.rule("sets", "R3")
def test_D69_two_zeros_at_once_move_the_hands_two_seats_or_none_in_a_rainbow() -> None:
    rules = {**SEVEN_ZERO, "sets": "same_number", "rainbow": True}
    table = position("top R5", "A[R0 G0 B1 B2] B4 C5 D3", rules=rules)
    table.play("A", "R0+G0")
    assert table.hand("C") == cards("B1 B2")
    table = position("top Y0", "A[R0 G0 B1 B2] B4 C5 D3", discards="B0", rules=rules)
    table.play("A", "R0+G0")
    assert table.hand("A") == cards("B1 B2")
    assert table.count("rainbows") == 1


@pytest.mark.rule("jump_in", "zero")
def test_D70_a_zero_laid_on_a_zero_moves_the_hands_again() -> None:
    """What moved stands. A's 0 takes C's hand with its R0 to D, who jumps in: the hands move on once more."""
    rules = {**SEVEN_ZERO, "jump_in": "identical", "decks": 2}
    table = position("top R5", "A[R0 G1 G2] B5 C[R0 Y1 Y2] D4", rules=rules)
    table.play("A", "R0", jump_in="D")
    assert [sentence for sentence in table.told if "rotate" in sentence] == ["hands rotate by 1"] * 2
    assert table.hand("C") == cards("G1 G2")
    assert table.hand("A") == cards("Y1 Y2")
    assert table.on_move == "A"


@pytest.mark.rule("stacking", "zero")
def test_D71_a_zero_is_no_answer_to_a_pile() -> None:
    table = position("top R5", "A[RD2 G1 G2] B[R0 Y1 Y2] C4", rules={**SEVEN_ZERO, "stacking": "cross"})
    table.play("A", "RD2")
    table.take_turn("B", stack="B")
    assert (table.offered, table.told[-1]) == ({2: 0}, "B forfeits: pile")


@pytest.mark.rule("mercy", "zero")
def test_D73_hands_below_the_limit_stay_below_it_when_they_move() -> None:
    rules = {**SEVEN_ZERO, "deal": 5, "mercy": "{limit: 6}"}
    table = position("top R5", "A[R0 G1 G2] B5 C5 D5", rules=rules)
    table.play("A", "R0")
    assert table.sizes == [5, 2, 5, 5]


# Jump-in


@pytest.mark.rule("jump_in")
@pytest.mark.parametrize(("willing", "on_move"), [("B", "C"), ("", "B"), ("C", "D")])
def test_D74_the_next_player_may_jump_in_and_be_beaten_to_it(willing: str, on_move: str) -> None:
    rules = {"jump_in": "identical", "decks": 2}
    table = position("top R1", "A[R5 G1 G2] B[R5 Y1 Y2] C[R5 Y3 Y4] D4", rules=rules)
    table.play("A", "R5", jump_in=willing)
    assert table.on_move == on_move


@pytest.mark.rule("jump_in")
def test_D75_a_skipped_player_may_jump_in() -> None:
    table = position("top R5", "A[RS G1 G2] B[RS Y1 Y2] C4 D4", rules={"jump_in": "identical"})
    table.play("A", "RS", jump_in="B")
    assert table.told[1:] == ["B jumps in", "B lays RS", "C forfeits: Skip"]


@pytest.mark.rule("jump_in")
@pytest.mark.parametrize("wilds", [True, False])
def test_D77_whether_a_wild_on_a_wild_is_a_jump_in(wilds: bool) -> None:
    rules = {"jump_in.mode": "identical", "jump_in.wilds": wilds}
    table = position("top R5", "A[W G1 G2] B4 C[W Y1 Y2] D4", rules=rules)
    table.play("A", "W", jump_in="C")
    assert ("C jumps in" in table.told) == wilds


@pytest.mark.rule("jump_in", "stacking")
def test_D78_only_the_top_card_counts() -> None:
    rules = {"jump_in": "identical", "stacking": "same"}
    table = position("top R5", "A[RD2 G1 G2] B[BD2 Y1 Y2] C[RD2 Y3 Y4] D4", rules=rules)
    table.play("A", "RD2")
    table.play("B", "BD2", stack="B", jump_in="C")
    assert table.asked == ["B stack"]


# Empty piles, table size


@pytest.mark.rule("both_piles_empty")
def test_D80_with_all_cards_in_hands_the_turn_passes() -> None:
    table = position("top R5", "A[R1 G1] B[G2 G3] C4", pile="", on_move="B")
    table.draw("B")
    assert table.told == ["nothing left for B, owed 1: lack of a play", "B passes"]


@pytest.mark.rule("reshuffle")
def test_D81_four_owed_two_in_the_pile_and_nine_discards() -> None:
    """With the W4 on top the 9 lie under it; two are drawn, the 9 shuffled, two of them drawn."""
    discards = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"
    table = position("top R5", "A[W4 G1 G2] B2 C2", pile="B1 B2", discards=discards)
    table.play("A", "W4", names="green", draws="B1 B2 Y1 Y2")
    assert table.told[2:] == ["B draws 2: W4", "reshuffle of 9", "B draws 2: W4", "B forfeits: W4"]
    assert len(table.pile) == 7


@pytest.mark.rule("both_piles_empty", "draw.amount")
def test_D83_drawing_until_playable_stops_when_nothing_is_left() -> None:
    rules = {"draw.amount": "until_playable"}
    table = position("top R5", "A[G1 G2] B4", pile="Y1 Y2 Y3", rules=rules)
    table.draw("A", "Y1 Y2 Y3")
    assert table.told[-2:] == ["nothing left for A, owed 1: lack of a play", "A passes"]


@pytest.mark.rule("reshuffle")
def test_D85_a_wild_that_was_reshuffled_has_no_colour() -> None:
    """Only the top card's colour counts: the W drawn again is laid on blue, not on the red it once named."""
    table = position("top B5", "A[R1 Y2] B4", pile="", discards="W")
    assert table.legal() == []
    table.draw("A", "W", names="yellow")
    assert table.top == "W named yellow"


@pytest.mark.rule("B1", "B3")
def test_D86_ten_players_leave_37_cards() -> None:
    table = deal(" ".join(f"{letter}7" for letter in SEATS), "R5")
    assert len(table.pile) == 37
    assert table.sizes == [7] * 10


@pytest.mark.rule("decks", "B3")
def test_D86_more_decks_for_more_cards() -> None:
    table = deal(" ".join(f"{letter}7" for letter in SEATS), "R5", rules={"decks": 2})
    assert len(table.pile) == 2 * 108 - 71


@pytest.mark.rule("mercy", "B1")
def test_D87_mercy_is_played_with_more_than_six_too() -> None:
    table = position("top R5", "A[RD2 G1 G2] B24 C2 D2 E2 F2 G2 H2", rules={"mercy": "{limit: 25}"})
    table.play("A", "RD2")
    assert "B leaves with 26 cards" in table.told
    table.play_out()
    assert table.is_over


# Drawing


@pytest.mark.rule("draw.voluntary")
def test_D88_whether_one_may_draw_although_one_could_play() -> None:
    table = position("top R5", "A[R1 G1] B4", rules={"draw.voluntary": True})
    table.draw("A", "B9", draw_anyway="A")
    assert table.told == ["A draws 1: draw_anyway", "A passes"]
    table = position("top R5", "A[R1 G1] B4", rules={"draw.voluntary": False})
    table.play("A", "R1", draw_anyway="A")


@pytest.mark.rule("draw.drawn_card")
@pytest.mark.parametrize(("value", "is_played"), [("may_play", True), ("must_play", True), ("keep", False)])
def test_D89_what_may_be_done_with_a_drawn_card_that_matches(value: str, is_played: bool) -> None:
    table = position("top R5", "A[G1 G2] B4", rules={"draw.drawn_card": value})
    table.draw("A", "R9")
    assert ("A lays R9" in table.told) == is_played


@pytest.mark.rule("draw.amount")
def test_D90_drawing_until_playable_does_not_change_a_draw_two() -> None:
    table = position("top R5", "A[RD2 G1 G2] B2 C4", rules={"draw.amount": "until_playable"})
    table.play("A", "RD2", draws="Y8 Y9")
    assert table.sizes == [2, 4, 4]


# Going out, scoring


@pytest.mark.rule("finish")
@pytest.mark.parametrize(("value", "told"), [("no_wild", "A draws 1: lack of a play"), ("any", "A lays W4")])
def test_D92_a_last_card_that_may_not_be_laid_makes_its_holder_draw(value: str, told: str) -> None:
    table = position("top R5", "A[W4] B4", rules={"finish": value})
    table.take_turn("A", draws="G9" if value == "no_wild" else "")
    assert table.told[0] == told
    assert table.is_over == (value == "any")


@pytest.mark.rule("scoring.values")
@pytest.mark.parametrize("value", [50, 40, 20])
def test_D96_what_a_wild_is_worth(value: int) -> None:
    rules = {} if value == 50 else {"scoring.values": f"{{wild: {value}}}"}
    table = position("top R5", "A[R1] B[W]", rules=rules)
    table.play("A", "R1")
    assert table.scored == [value, 0]
