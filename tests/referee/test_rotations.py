"""Little logs of rotations: the golden positions with equal hands, and fouls in them."""

import pytest

from .hands import STOPPED, called, dealt, el_cero, judged
from .log_reader import Foul

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
