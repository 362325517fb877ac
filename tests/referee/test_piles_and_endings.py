"""Little logs of reshuffles, empty piles, pending piles, jump-ins and endings."""

import pytest

from .hands import STOPPED, dealt, house, judged, passes
from .log_reader import Foul

SMALL = {
    "deck.mode": "custom",
    # one each of 1, 2, 3 and a D2 per colour: sixteen cards
    "deck.cards": {"1": 1, "2": 1, "3": 1, "draw_two": 1},
}


@pytest.mark.rule("reshuffle")
def test_a_draw_across_a_reshuffle():
    # sixteen cards: twelve dealt, R1 opens, three left: B1 B2 B3
    hands = ("RD2 Y1 Y2 Y3", "R2 R3 GD2 BD2", "G1 G2 G3 YD2")
    start = dealt("R1", *hands) + "MOVES 0 2 hand\nMOVE 0 single RD2\nDRAW 1 D2 B1 B2\nFORFEIT 1 D2"
    # seat 2 lays YD2 on RD2 and seat 0 takes the last card, then R1 or RD2 from the discards
    turn = "TURN 2\nMOVES 2 1 hand\nMOVE 2 single YD2"
    draw = "DRAW 0 D2 B3\nRESHUFFLE 2\nDRAW 0 D2 R1\nFORFEIT 0 D2"
    counts = judged(house(3, 4, SMALL, turns=2), start, turn, draw, STOPPED)
    assert counts.reshuffles == 1
    # two players keep a D2 exactly two; under rlcard the top card goes in too, before the first draw
    rlcard = "RESHUFFLE 4\nDRAW 0 D2 YD2 R1\nFORFEIT 0 D2"
    judged(house(3, 4, {**SMALL, "reshuffle": "rlcard"}, turns=2), start, turn, rlcard, STOPPED)
    for wrong in (
        draw.replace("RESHUFFLE 2", "RESHUFFLE 3"),
        draw.replace("RESHUFFLE 2\n", ""),
        draw.replace("D2 R1", "D2 YD2"),
        "RESHUFFLE 3\nDRAW 0 D2 B3 R1\nFORFEIT 0 D2",
    ):
        with pytest.raises(Foul):
            judged(house(3, 4, SMALL, turns=2), start, turn, wrong, STOPPED)


STUCK = {
    # four Skips, none of which may be anybody's last card
    "deck.mode": "custom",
    "deck.cards": {"skip": 1},
    "finish": "no_action",
    "opening.skip": "ignore",
}


def stuck(seat):
    return f"TURN {seat}\nMOVES {seat} 0 hand\nEMPTY {seat} 1 lack\nPASS {seat}"


@pytest.mark.rule("both_piles_empty", "finish")
def test_as_many_passes_as_players_are_a_stalemate():
    start = "HAND 0 2\nDEAL 0 RS\nDEAL 1 YS\nDEAL 2 GS\nOPEN BS\n"
    passing = [start, stuck(0), stuck(1), stuck(2)]
    counts = judged(house(3, 1, STUCK, turns=99), *passing, "END - stalemate 0")
    assert (counts.turns, counts.draw_turns, counts.cards_drawn) == (3, 0, 0)
    for wrong in (["END - stalemate 0"], [stuck(0), "END - stalemate 0"]):
        with pytest.raises(Foul):
            judged(house(3, 1, STUCK, turns=99), *passing[:-1], *wrong)
    once = [start, "TURN 0\nMOVES 0 0 hand\nEMPTY 0 1 lack"]
    judged(house(3, 1, {**STUCK, "both_piles_empty": "void"}), *once, "END - void 0")
    # a tie has no winner
    judged(house(3, 1, {**STUCK, "both_piles_empty": "fewest_points_wins"}), *once, "END - fewest_points 0")


@pytest.mark.rule("both_piles_empty")
def test_the_fewest_cards_win_when_nothing_is_left_to_draw():
    start = "HAND 0 1\nDEAL 0 RS\nDEAL 1 YS\nOPEN BS\nTURN 0\nMOVES 0 0 hand\n"
    start += "DRAW 0 lack GS\nMOVES 0 1 drawn\nPASS 0\nTURN 1\nMOVES 1 0 hand\nEMPTY 1 1 lack"
    fewest = {**STUCK, "both_piles_empty": "fewest_cards_wins"}
    assert judged(house(2, 1, fewest, turns=9), start, "POINTS 1 40\nEND 1 fewest_cards 40").winner == 1
    with pytest.raises(Foul):
        judged(house(2, 1, fewest, turns=9), start, "PASS 1\nEND 1 fewest_cards 40")


@pytest.mark.rule("stacking")
def test_stacking_and_a_chain():
    start = (
        dealt("R5", "RD2 G1 G2", "BD2 Y1 Y2", "Y4 Y5 Y6") + "MOVES 0 1 hand\nMOVE 0 single RD2\nPENDING 0 2"
    )
    answer = ["HABIT 1 stack yes", "TURN 1 2", "MOVES 1 1 answer", "MOVE 1 stacked BD2", "PENDING 1 4"]
    taken = ["MOVES 2 0 answer", "DRAW 2 pile R6 R7 R8 R9", "FORFEIT 2 pile", "TURN 0", "MOVES 0 0 hand"]
    rest = ["DRAW 0 lack Y9", "MOVES 0 0 drawn", "PASS 0", STOPPED]
    same = house(3, 3, {"stacking.mode": "same"}, turns=3, stack=0.5)
    counts = judged(same, start, *answer, *taken, *rest)
    assert (counts.chains, counts.chain_cards, counts.turns, counts.forfeits) == (1, 2, 3, 1)
    declined = ["HABIT 1 stack no", "DRAW 1 pile R6 R7", "FORFEIT 1 pile"]
    two_turns = house(3, 3, {"stacking.mode": "same"}, turns=2, stack=0.5)
    played = ["TURN 2", "MOVES 2 0 hand", "DRAW 2 lack Y9", "MOVES 2 0 drawn", "PASS 2", STOPPED]
    assert judged(two_turns, start, *declined, *played).chains == 0
    for at, wrong in ((0, ""), (1, "TURN 1"), (2, "MOVES 1 0 answer"), (4, "PENDING 1 2")):
        with pytest.raises(Foul):
            judged(same, start, *answer[:at], wrong, *answer[at + 1 :], *taken, *rest)
    must = house(3, 3, {"stacking.mode": "same", "stacking.mandatory": True}, turns=3)
    judged(must, start, *answer[1:], *taken, *rest)
    with pytest.raises(Foul):
        judged(must, start, *declined, *played)


@pytest.mark.rule("deflect")
def test_a_reverse_sends_a_pile_back():
    start = (
        dealt("R5", "RD2 G1 G2", "RR BR Y2", "R1 R3 R4") + "MOVES 0 1 hand\nMOVE 0 single RD2\nPENDING 0 2"
    )
    answer = [
        "HABIT 1 stack yes",
        "TURN 1 2",
        "MOVES 1 1 answer",
        "MOVE 1 deflected RR",
        "FLIP 1 -1",
        "PENDING 1 2",
    ]
    taken = ["MOVES 0 0 answer", "DRAW 0 pile R6 R7", "FORFEIT 0 pile"]
    rest = ["TURN 2 0 -1", "MOVES 2 3 hand", "MOVE 2 single R1", STOPPED]
    deflect = house(3, 3, {"deflect.mode": "reverse"}, turns=3, stack=0.5)
    assert judged(deflect, start, *answer, *taken, *rest).direction_changes == 1
    any_colour = house(3, 3, {"deflect.mode": "both", "deflect.same_color": False}, turns=3, stack=0.5)
    judged(any_colour, start, *[line.replace("1 1 answer", "1 2 answer") for line in answer], *taken, *rest)
    with pytest.raises(Foul):
        judged(deflect, start, *[line.replace("RR", "BR") for line in answer], *taken, *rest)
    with pytest.raises(Foul):
        judged(house(3, 3, {}, turns=3), start, *answer, *taken, *rest)


@pytest.mark.rule("jump_in")
def test_a_jump_in_replaces_the_effect_on_the_next_player():
    start = dealt("R5", "RS G1 G2", "Y1 Y2 Y3", "RS' B2 B3") + "MOVES 0 1 hand\nMOVE 0 single RS"
    jump = [
        "HABIT 2 jump_in yes",
        "JUMP 2",
        "TURN 2",
        "MOVES 2 1 jump",
        "MOVE 2 jumped RS'",
        "FORFEIT 0 skip",
    ]
    rest = ["TURN 1", passes(1, "B9"), STOPPED]
    rules = {"jump_in.mode": "identical"}
    counts = judged(house(3, 3, rules, turns=3, jump_in=0.5), start, *jump, *rest)
    assert (counts.jump_ins, counts.turns, counts.forfeits) == (1, 3, 1)
    refused = ["HABIT 2 jump_in no", "FORFEIT 1 skip", "TURN 2", "MOVES 2 1 hand", "MOVE 2 single RS'"]
    judged(house(3, 3, rules, turns=2, jump_in=0.5), start, *refused, "FORFEIT 0 skip", STOPPED)
    for at in range(len(jump)):
        with pytest.raises(Foul):
            judged(house(3, 3, rules, turns=3, jump_in=0.5), start, *jump[:at], *jump[at + 1 :], *rest)


@pytest.mark.rule("mercy")
def test_a_hand_at_the_limit_is_out_of_the_game():
    start = dealt("R5", "RD2 G1", "Y1 Y2", "B1 B2") + "MOVES 0 1 hand\nMOVE 0 single RD2"
    out = ["DRAW 1 D2 R1 R2", "MERCY 1 4", "FORFEIT 1 D2", "TURN 2", passes(2, "Y9"), STOPPED]
    judged(house(3, 2, {"mercy.limit": 4}, turns=2), start, *out)
    with pytest.raises(Foul):
        judged(house(3, 2, {"mercy.limit": 5}, turns=2), start, *out)
    with pytest.raises(Foul):
        judged(house(3, 2, {"mercy.limit": 4}, turns=2), start, out[0], *out[2:])
    alone = dealt("R5", "RD2 G1", "Y1 Y2") + "MOVES 0 1 hand\nMOVE 0 single RD2"
    counts = judged(house(2, 2, {"mercy.limit": 4}), alone, *out[:2], "END 0 won 0")
    assert counts.winner == 0


@pytest.mark.rule("end", "C10")
def test_the_others_play_on_for_places():
    start = dealt("R5", "R1", "R2", "B7") + "MOVES 0 1 hand\nMOVE 0 single R1\nOUT 0 1\n"
    rest = "TURN 1\nMOVES 1 1 hand\nMOVE 1 single R2\nPOINTS 0 7\nEND 0 won 7"
    counts = judged(house(3, 1, {"end": "last_standing"}, turns=9), start, rest)
    assert (counts.winner, counts.points) == (0, 7)
    with pytest.raises(Foul):
        judged(house(3, 1, {}, turns=9), start, rest)
    with pytest.raises(Foul):
        judged(house(3, 1, {"end": "last_standing"}, turns=9), start, rest.replace("END 0", "END 1"))
