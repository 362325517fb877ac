"""Little logs of El Cero: the golden positions with equal hands, and what must be called a foul in them."""

import pytest

from .judge import judge_hand
from .log_reader import Foul
from .settings import EL_CERO, config
from .written import log


def el_cero(players, deal, changes=None, *, turns=1):
    rules = {**EL_CERO, "deal": deal, "max_turns": turns, **(changes or {})}
    return config(players, rules, forget=0.5, catch=0.5)


def dealt(top, *hands):
    """Seat 0 starts; one hand a seat."""
    lines = [f"HAND 0 {len(hands) - 1}"]
    lines += [f"DEAL {seat} {hand}" for seat, hand in enumerate(hands)]
    return "\n".join([*lines, f"OPEN {top}", "TURN 0", ""])


def judged(cfg, *parts):
    return judge_hand(cfg, log("\n".join(parts)))


def called(seat, duty):
    return f"HABIT {seat} forget no\nUNO {seat} {duty} said"


STOPPED = "END - unfinished 0"

GOLDEN_2 = (
    dealt("R5", "R0 R7", "Y1 Y2", "G1 G2", "B1 B2")
    + """
MOVES 0 2 hand
MOVE 0 single R0
HABIT 0 forget yes
HABIT 0 catch yes
UNO 0 player caught
ROTATE 0 1 1
DRAW 0 penalty G8 G9
HABIT 1 forget no
UNO 1 receiver said
TURN 1
MOVES 1 1 hand
MOVE 1 single R7
POINTS 1 26
END 1 won 26
"""
)


@pytest.mark.rule("Z1", "Z7", "Z8")
def test_golden_2_the_penalty_joins_the_hand_received():
    counts = judged(el_cero(4, 2, turns=9), GOLDEN_2)
    # seat 0 holds B1 B2 G8 G9, seat 2 Y1 Y2, seat 3 G1 G2
    assert counts.held == [20, 0, 3, 3]
    assert (counts.rotations_plain, counts.uno_missed, counts.uno_caught, counts.forced_cards) == (1, 1, 1, 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ROTATE 0 1 1\n", ""),
        ("ROTATE 0 1 1", "ROTATE 0 1 3"),
        ("ROTATE 0 1 1", "ROTATE 0 2 2"),
        ("DRAW 0 penalty G8 G9", "DRAW 1 penalty G8 G9"),
        ("DRAW 0 penalty G8 G9\n", ""),
        ("ROTATE 0 1 1\nDRAW 0 penalty G8 G9", "DRAW 0 penalty G8 G9\nROTATE 0 1 1"),
        ("HABIT 1 forget no\nUNO 1 receiver said\n", ""),
        ("UNO 1 receiver said", "UNO 1 player said"),
        ("TURN 1", "TURN 3"),
        ("MOVES 1 1 hand", "MOVES 1 0 hand"),
        ("POINTS 1 26", "POINTS 1 25"),
    ],
)
def test_one_thing_wrong_with_a_rotation_is_a_foul(old, new):
    assert old in GOLDEN_2
    with pytest.raises(Foul):
        judged(el_cero(4, 2, turns=9), GOLDEN_2.replace(old, new))


FOUR = ("Y1 Y2 Y3", "G1 G2 G3", "B2 B3 B4")


@pytest.mark.rule("Z2")
def test_golden_3_the_hand_jumps_one_seat_and_the_next_player_is_not_skipped():
    combo = dealt("R5", "R0 RS B1", *FOUR) + "MOVES 0 3 hand\nMOVE 0 combo R0 RS\n" + called(0, "player")
    after = "\n".join(["ROTATE 0 2 2", called(2, "receiver"), "TURN 1", "MOVES 1 0 hand"])
    # seat 1 now holds the blue cards of seat 3
    rest = "DRAW 1 lack RR\nMOVES 1 1 drawn\nPASS 1"
    counts = judged(el_cero(4, 3, turns=2), combo, after, rest, STOPPED)
    assert (counts.rotations_plus2, counts.rotations_plain, counts.forfeits) == (1, 0, 0)
    with pytest.raises(Foul):
        judged(
            el_cero(4, 3, turns=2), combo, after.replace("TURN 1", "FORFEIT 1 skip\nTURN 2"), rest, STOPPED
        )
    with pytest.raises(Foul, match="MOVES"):
        judged(el_cero(4, 3, turns=2, changes={"rotation_combos": False}), combo, after, rest, STOPPED)


@pytest.mark.rule("Z3")
def test_golden_5_a_reverse_sends_the_hand_back_and_flips():
    combo = dealt("R5", "R0 RR B1", *FOUR) + "MOVES 0 3 hand\nMOVE 0 combo R0 RR\n" + called(0, "player")
    after = "\n".join(["ROTATE 0 -1 3", called(3, "receiver"), "FLIP 0 -1"])
    turn = "TURN 3 0 -1\nMOVES 3 0 hand\nDRAW 3 lack R7\nMOVES 3 1 drawn\nMOVE 3 drawn R7\n" + called(
        3, "player"
    )
    counts = judged(el_cero(4, 3, turns=2), combo, after, turn, STOPPED)
    assert (counts.rotations_minus1, counts.direction_changes) == (1, 1)
    with pytest.raises(Foul):
        judged(el_cero(4, 3, turns=2), combo, after.replace("\nFLIP 0 -1", ""), turn, STOPPED)


@pytest.mark.rule("Z4")
def test_golden_4_two_skips_send_the_hand_three_seats_on():
    hands = ("R0 RS RS' B1", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B2 B3 B4 B5")
    combo = dealt("R5", *hands) + "MOVES 0 4 hand\nMOVE 0 combo R0 RS RS'\n" + called(0, "player")
    counts = judged(el_cero(4, 4), combo, "ROTATE 0 3 3", called(3, "receiver"), STOPPED)
    assert counts.rotations_plus3 == 1


@pytest.mark.rule("Z5")
def test_golden_6_two_reverses_move_nobody():
    hands = ("R0 RR RR' B1", "Y1 Y2 Y3 Y4", "G1 G2 G3 G4", "B2 B3 B4 B5")
    combo = dealt("R5", *hands) + "MOVES 0 4 hand\nMOVE 0 combo R0 RR RR'\n" + called(0, "player")
    turn = "TURN 1\nMOVES 1 0 hand\nDRAW 1 lack G9\nMOVES 1 0 drawn\nPASS 1"
    counts = judged(el_cero(4, 4, turns=2), combo, "ROTATE 0 0 0", turn, STOPPED)
    assert (counts.rotations_null, counts.direction_changes) == (1, 0)
    with pytest.raises(Foul):
        judged(el_cero(4, 4, turns=2), combo, "ROTATE 0 0 0\nFLIP 0 -1\nFLIP 0 1", turn, STOPPED)


SHIFTS = {
    # cards laid: shift laid, then what is logged for 2, 3, 4, 5 and 6 players (0: nobody's hand moves)
    "R0": (1, (1, 1, 1, 1, 1)),
    "R0 RS": (2, (0, 2, 2, 2, 2)),
    "R0 RS RS'": (3, (1, 0, 3, 3, 3)),
    "R0 RR": (-1, (1, 2, 3, 4, 5)),
    "R0 RR RR'": (0, (0, 0, 0, 0, 0)),
}
FILLERS = ("Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5", "Y6 Y7 Y8 Y9 Y6'", "G6 G7 G8 G9 G6'")


@pytest.mark.rule("Z1", "Z2", "Z3", "Z4", "Z5", "Z7")
@pytest.mark.parametrize("cards", SHIFTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_table_of_shifts(cards, players):
    shift, steps = SHIFTS[cards]
    step = steps[players - 2]
    hand = [*cards.split(), "B7", "B8", "B9", "B6"][:5]
    singles = len({name.rstrip("'") for name in hand if name[0] == "R"})
    offered = singles + (len(cards.split()) - 1)
    kind = "combo" if " " in cards else "single"
    laid = dealt("R5", " ".join(hand), *FILLERS[: players - 1])
    laid += f"MOVES 0 {offered} hand\nMOVE 0 {kind} {cards}"
    flip = "FLIP 0 -1" if shift == -1 else ""
    counts = judged(el_cero(players, 5), laid, f"ROTATE 0 {shift} {step}", flip, STOPPED)
    assert counts.rotations_null == (step == 0)
    with pytest.raises(Foul):
        judged(el_cero(players, 5), laid, f"ROTATE 0 {shift} {step + 1}", flip, STOPPED)


@pytest.mark.rule("Z3", "Z7")
def test_golden_7_with_two_players_a_reverse_in_a_combo_never_skips():
    laid = (
        dealt("R5", "R0 RR B1 B2", "Y1 Y2 Y3 Y4")
        + "MOVES 0 3 hand\nMOVE 0 combo R0 RR\nROTATE 0 -1 1\nFLIP 0 -1"
    )
    turn = "TURN 1 0 -1\nMOVES 1 0 hand\nDRAW 1 lack G9\nMOVES 1 0 drawn\nPASS 1"
    judged(el_cero(2, 4, turns=2), laid, turn, STOPPED)
    with pytest.raises(Foul):
        judged(el_cero(2, 4, turns=2), laid, "FORFEIT 1 reverse", STOPPED)


@pytest.mark.rule("Z9")
def test_golden_8_a_combo_as_the_last_cards_wins_at_once():
    laid = dealt("R5", "R0 RS", "Y1 Y2", "G1 G2") + "MOVES 0 3 hand\nMOVE 0 combo R0 RS"
    counts = judged(el_cero(3, 2), laid, "POINTS 0 6\nEND 0 won 6")
    assert (counts.winner, counts.rotations_plus2) == (0, 0)
    with pytest.raises(Foul):
        judged(el_cero(3, 2), laid, "ROTATE 0 2 2\nPOINTS 0 6\nEND 0 won 6")


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
