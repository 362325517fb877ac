"""Little logs of straights and rainbows, right ones and fouls."""

import pytest

from .hands import STOPPED, called, dealt, el_cero, judged
from .log_reader import Foul


@pytest.mark.rule("S1", "S3", "S4")
def test_golden_9_and_13_a_closing_zero_rotates_and_carries_a_combo():
    hands = ("R9 R0 RS B5", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B1 B2 B3 B4")
    # R9, R0, RS, R0+RS, R9+R0, R9+R0+RS
    laid = dealt("R8", *hands) + "MOVES 0 6 hand\n"
    plain = judged(el_cero(4, 4), laid, "MOVE 0 straight R9 R0", "ROTATE 0 1 1", STOPPED)
    assert (plain.straights, plain.longest_straight, plain.rotations_plain) == (1, 3, 1)
    combo = ["MOVE 0 straight R9 R0 RS", called(0, "player"), "ROTATE 0 2 2", called(2, "receiver")]
    counts = judged(el_cero(4, 4), laid, *combo, STOPPED)
    assert (counts.longest_straight, counts.rotations_plus2, counts.forfeits) == (3, 1, 0)
    for wrong in ("MOVE 0 straight R0 R9", "MOVE 0 combo R9 R0", "MOVE 0 straight R9 R0 RS RS'"):
        with pytest.raises(Foul):
            judged(el_cero(4, 4), laid, wrong, "ROTATE 0 1 1", STOPPED)


@pytest.mark.rule("S1", "S3")
def test_golden_11_a_zero_that_opens_a_straight_does_not_rotate():
    hands = ("G0 G1 G2 Y9", "Y1 Y2 Y3 Y4", "R1 R2 R3 R4")
    laid = dealt("G4", *hands) + "MOVES 0 4 hand\nMOVE 0 straight G0 G1 G2\n" + called(0, "player")
    counts = judged(el_cero(3, 4), laid, STOPPED)
    assert (counts.straights, counts.longest_straight, counts.rotations_plain) == (1, 3, 0)
    with pytest.raises(Foul):
        judged(el_cero(3, 4), laid, "ROTATE 0 1 1", STOPPED)


@pytest.mark.rule("S4")
def test_the_table_card_counts_in_the_length_also_of_a_longer_straight():
    hands = ("R2 R3 R4 Y9", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4")
    laid = dealt("R1", *hands) + "MOVES 0 5 hand\nMOVE 0 straight R2 R3 R4\n" + called(0, "player")
    assert judged(el_cero(3, 4), laid, STOPPED).longest_straight == 4


RAINBOW_HANDS = ("B0 G0 Y0 Y5", "Y1 Y2 Y3 Y4", "R1 R2 R3 R4")
GIFTS = "DRAW 1 gift R5 R6 R7 R8 R9\nDRAW 2 gift B5 B6 B7 B8 B9"


@pytest.mark.rule("R1", "R2", "R3")
def test_golden_12_a_rainbow_of_zeros_gives_ten_cards_and_does_not_rotate():
    # B0, G0, Y0 and the rainbow with each of them on top
    laid = dealt("R0", *RAINBOW_HANDS) + "MOVES 0 6 hand\nMOVE 0 rainbow G0 Y0 B0\n" + called(0, "player")
    counts = judged(el_cero(3, 4), laid, GIFTS, STOPPED)
    assert (counts.rainbows, counts.cards_given, counts.cards_drawn, counts.forced_cards) == (1, 10, 10, 0)
    for wrong in (
        GIFTS.replace(" R9", ""),
        "ROTATE 0 1 1\n" + GIFTS,
        GIFTS.replace("DRAW 2", "DRAW 0"),
        GIFTS + "\nDRAW 2 gift RS",
        "",
    ):
        with pytest.raises(Foul):
            judged(el_cero(3, 4), laid, wrong, STOPPED)


@pytest.mark.rule("R1", "R2")
def test_golden_13_a_rainbow_of_sixes_gives_six_cards_or_the_number_named():
    hands = ("B6 G6 Y6 Y5 Y7", "Y1 Y2 Y3 Y4 Y8", "R1 R2 R3 R4 R5")
    # singles B6 G6 Y6, the rainbow three times; Y5 Y6 Y7 must begin with a matching card
    laid = dealt("R6", *hands) + "MOVES 0 6 hand\nMOVE 0 rainbow G6 Y6 B6"
    assert judged(el_cero(3, 5), laid, "DRAW 1 gift R7 R8 R9\nDRAW 2 gift B7 B8 B9", STOPPED).cards_given == 6
    two = {"rainbow.cards": 2}
    assert judged(el_cero(3, 5, two), laid, "DRAW 1 gift R7 R8", STOPPED).cards_given == 2


@pytest.mark.rule("R1", "R3")
def test_zeros_of_a_run_laid_in_earlier_turns_rotate_and_a_skip_breaks_the_run():
    hands = ("R0 B0 BS Y9", "G0 Y1 Y2 Y3", "R1 R2 R3 R4")
    other = {"max_turns": 4}
    text = dealt("Y0", *hands) + "\n".join(
        [
            # R0, B0, Y9, B0+BS
            *("MOVES 0 4 hand", "MOVE 0 single R0", "ROTATE 0 1 1"),
            # seat 1 holds B0 BS Y9, seat 2 G0 Y1 Y2 Y3, seat 0 the reds
            *("TURN 1", "MOVES 1 2 hand", "MOVE 1 single B0", "ROTATE 1 1 1"),
            # seat 2 holds BS Y9, seat 0 G0 Y1 Y2 Y3, seat 1 the reds
            *("TURN 2", "MOVES 2 1 hand", "MOVE 2 single BS", called(2, "player"), "FORFEIT 0 skip"),
            # seat 1 has four reds on a blue Skip
            *("TURN 1", "MOVES 1 0 hand", "DRAW 1 lack Y7", "MOVES 1 0 drawn", "PASS 1"),
            STOPPED,
        ]
    )
    assert judged(el_cero(3, 4, other), text).rainbows == 0


@pytest.mark.rule("R1", "R2", "R3")
def test_the_fourth_colour_completes_even_as_a_single_card():
    hands = ("R6 B1 B2", "G6 Y1 Y2", "Y6 R1 R2")
    lines = [
        *("MOVES 0 3 hand", "MOVE 0 single R6"),
        *("TURN 1", "MOVES 1 1 hand", "MOVE 1 single G6"),
        *("TURN 2", "MOVES 2 1 hand", "MOVE 2 single Y6"),
    ]
    text = dealt("B6", *hands) + "\n".join(lines)
    gifts = "DRAW 0 gift R3 R4 R5\nDRAW 1 gift B3 B4 B5"
    assert judged(el_cero(3, 3, turns=3), text, gifts, STOPPED).rainbows == 1
    with pytest.raises(Foul):
        judged(el_cero(3, 3, turns=3), text, STOPPED)
