"""Little logs of drawing, calling, swapping and scoring, right ones and fouls."""

import pytest

from .hands import STOPPED, called, dealt, house, judged, passes
from .log_reader import Foul


@pytest.mark.rule("C5", "C6", "reverse.two_players")
def test_with_two_players_a_reverse_is_a_skip():
    start = dealt("R5", "RR G1 G2", "Y1 Y2 Y3") + "MOVES 0 1 hand\nMOVE 0 single RR\nFLIP 0 -1"
    skipped = ["FORFEIT 1 reverse", "TURN 0 0 -1", passes(0, "B9"), STOPPED]
    assert judged(house(2, 3, {}, turns=2), start, *skipped).forfeits == 1
    none = {"reverse.two_players": "none"}
    judged(house(2, 3, none, turns=2), start, "TURN 1 0 -1", passes(1, "B9"), STOPPED)
    with pytest.raises(Foul):
        judged(house(2, 3, none, turns=2), start, *skipped)
    opening = "HAND 0 1\nDEAL 0 G1\nDEAL 1 G2\nOPEN RR\nFLIP - -1\nFORFEIT 0 opening\nTURN 1 0 -1\n"
    judged(house(2, 1, {"opening.reverse": "starter_first"}), opening, passes(1, "B9"), STOPPED)


@pytest.mark.rule("C4")
def test_uno_is_due_at_two_and_the_penalty_automatic():
    rules = {"uno.window": "automatic", "uno.due_at": 2}
    start = dealt("R5", "R1 G1 G2", "Y2 Y3 Y4") + "MOVES 0 1 hand\nMOVE 0 single R1"
    late = ["HABIT 0 forget yes", "UNO 0 player caught", "DRAW 0 penalty B8 B9", STOPPED]
    counts = judged(house(2, 3, rules, forget=0.5), start, *late)
    assert (counts.uno_missed, counts.uno_caught) == (1, 1)
    with pytest.raises(Foul):
        judged(house(2, 3, rules, forget=0.5), start, late[0], "HABIT 0 catch yes", *late[1:])
    with pytest.raises(Foul):
        judged(house(2, 3, {**rules, "uno.due_at": 1}, forget=0.5), start, *late)


@pytest.mark.rule("C9", "scoring.hand")
def test_holders_and_wins_are_credited():
    start = dealt("R5", "R1", "Y2", "W") + "MOVES 0 1 hand\nMOVE 0 single R1"
    holders = judged(house(3, 1, {"scoring.hand": "holders"}), start, "POINTS 1 2\nPOINTS 2 50\nEND 0 won 52")
    assert holders.credited == [0, 2, 50]
    judged(house(3, 1, {"scoring.hand": "one_per_win"}), start, "POINTS 0 1\nEND 0 won 1")
    judged(house(3, 1, {"scoring.hand": "none"}), start, "END 0 won 0")
    with pytest.raises(Foul):
        judged(house(3, 1, {"scoring.hand": "holders"}), start, "POINTS 2 50\nPOINTS 1 2\nEND 0 won 52")


@pytest.mark.rule("last_draw_card")
def test_the_last_draw_card_counts_or_is_ignored():
    start = dealt("R5", "RD2", "Y2", "Y3") + "MOVES 0 1 hand\nMOVE 0 single RD2"
    judged(house(3, 1, {}), start, "DRAW 1 D2 R1 R2\nPOINTS 0 8\nEND 0 won 8")
    judged(house(3, 1, {"last_draw_card": "ignored"}), start, "POINTS 0 5\nEND 0 won 5")
    for wrong in ("POINTS 0 5\nEND 0 won 5", "DRAW 1 D2 R1 R2\nFORFEIT 1 D2\nPOINTS 0 8\nEND 0 won 8"):
        with pytest.raises(Foul):
            judged(house(3, 1, {}), start, wrong)


@pytest.mark.rule("seven")
def test_a_seven_swaps_hands():
    start = dealt("R5", "R7 G1", "Y2 Y3", "B2 B3") + "MOVES 0 1 hand\nMOVE 0 single R7"
    swap = {"seven.mode": "swap"}
    assert judged(house(3, 2, swap), start, "SWAP 0 2 seven", STOPPED).swaps == 1
    calls = {**swap, "uno.window": "next_plays", "uno.on_receive": "must_call"}
    answer = [called(0, "player"), "SWAP 0 2 seven", called(2, "receiver"), STOPPED]
    judged(house(3, 2, calls, forget=0.5), start, *answer)
    for changes, wrong in (
        (swap, "SWAP 0 0 seven"),
        (swap, "SWAP 0 2 zero"),
        (swap, "KEEP 0"),
        (swap, ""),
        ({"seven.mode": "swap_next"}, "SWAP 0 2 seven"),
        ({}, "SWAP 0 1 seven"),
    ):
        with pytest.raises(Foul):
            judged(house(3, 2, changes), start, wrong, STOPPED)
    judged(house(3, 2, {**swap, "seven.optional": True}), start, "KEEP 0", STOPPED)
    judged(house(3, 2, {"seven.mode": "swap_next"}), start, "SWAP 0 1 seven", STOPPED)


@pytest.mark.rule("draw.amount", "draw.drawn_card", "draw.voluntary")
def test_drawing():
    start = dealt("R5", "G1 G2", "Y2 Y3")
    until = {"draw.amount": "until_playable"}
    drawn = "MOVES 0 0 hand\nDRAW 0 lack G3 G4 R1\nMOVES 0 1 drawn\nMOVE 0 drawn R1"
    judged(house(2, 2, until), start, drawn, STOPPED)
    with pytest.raises(Foul):
        judged(house(2, 2, until), start, passes(0, "G3", "G4"), STOPPED)
    with pytest.raises(Foul):
        judged(house(2, 2, {}), start, drawn, STOPPED)
    two = {"draw.amount": "up_to", "draw.up_to": 2}
    judged(house(2, 2, two), start, passes(0, "G3", "G4"), STOPPED)
    for wrong in (["G3"], ["G3", "G4", "G6"]):
        with pytest.raises(Foul):
            judged(house(2, 2, two), start, passes(0, *wrong), STOPPED)
    keep = {"draw.drawn_card": "keep"}
    counts = judged(house(2, 2, keep), start, passes(0, "R1"), STOPPED)
    assert counts.draw_turns == 1
    voluntary = {"draw.voluntary": True}
    willing = dealt("R5", "R1 R2", "Y2 Y3")
    anyway = "HABIT 0 draw_anyway yes\nDRAW 0 anyway G3\nMOVES 0 0 drawn\nPASS 0"
    counts = judged(house(2, 2, voluntary, draw_anyway=0.5), willing, anyway, STOPPED)
    assert (counts.draw_turns, counts.cards_drawn) == (0, 1)
    with pytest.raises(Foul):
        judged(house(2, 2, voluntary, draw_anyway=0.5), willing, "MOVES 0 2 hand\nMOVE 0 single R1", STOPPED)


@pytest.mark.rule("draw.drawn_card")
def test_the_drawn_card_of_rlcard():
    rlcard = {"draw.drawn_card": "rlcard", "wild_draw_four.drawn_penalty": False}
    start = dealt("R5", "G1 G2", "Y2 Y3") + "MOVES 0 0 hand\n"
    kept = "DRAW 0 lack B5\nMOVES 0 0 drawn\nPASS 0"
    judged(house(2, 2, rlcard), start, kept, STOPPED)
    wild = "DRAW 0 lack W4\nMOVES 0 1 drawn\nMOVE 0 drawn W4\nNAME - blue"
    judged(house(2, 2, rlcard), start, wild, STOPPED)
    for wrong in (wild + "\nDRAW 1 W4 R1 R2 R3 R4\nFORFEIT 1 W4", wild.replace("NAME -", "NAME 0")):
        with pytest.raises(Foul):
            judged(house(2, 2, rlcard), start, wrong, STOPPED)
