"""Little logs of the house rules, each right and with things wrong."""

import pytest

from .judge import judge_hand, judge_match
from .log_reader import Foul
from .settings import config
from .test_referee_el_cero import STOPPED, called, dealt
from .written import log


def house(players, deal, changes, *, turns=1, **habits):
    return config(players, {"deal": deal, "max_turns": turns, "uno.window": "none", **changes}, **habits)


def judged(cfg, *parts):
    return judge_hand(cfg, log("\n".join(parts)))


def passes(seat, *drawn):
    return f"MOVES {seat} 0 hand\nDRAW {seat} lack {' '.join(drawn)}\nMOVES {seat} 0 drawn\nPASS {seat}"


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


@pytest.mark.rule("sets")
def test_actions_of_a_set_add_up():
    sets = {"sets": "same_number"}
    skips = dealt("R5", "RS BS G1", "Y1 Y2 Y3", "Y4 Y5 Y6", "B1 B2 B3") + "MOVES 0 2 hand\nMOVE 0 set RS BS"
    counts = judged(house(4, 3, sets), skips, "FORFEIT 1 skip\nFORFEIT 2 skip", STOPPED)
    assert counts.forfeits == 2
    draws = skips.replace("RS", "RD2").replace("BS", "BD2")
    judged(house(4, 3, sets), draws, "DRAW 1 D2 R1 R2 R3 R4\nFORFEIT 1 D2", STOPPED)
    flips = skips.replace("RS", "RR").replace("BS", "BR")
    assert judged(house(4, 3, sets), flips, "FLIP 0 -1\nFLIP 0 1", STOPPED).direction_changes == 2
    for wrong in ("FORFEIT 1 skip", "FORFEIT 1 skip\nFORFEIT 2 skip\nFORFEIT 3 skip"):
        with pytest.raises(Foul):
            judged(house(4, 3, sets), skips, wrong, STOPPED)
    with pytest.raises(Foul):
        judged(
            house(4, 3, sets),
            skips.replace("set RS BS", "set BS RS"),
            "FORFEIT 1 skip\nFORFEIT 2 skip",
            STOPPED,
        )
    zeros = dealt("R5", "R0 B0 G1", "Y1 Y2 Y3", "Y4 Y5 Y6") + "MOVES 0 2 hand\nMOVE 0 set R0 B0"
    rotating = {**sets, "zero": "rotate"}
    assert judged(house(3, 3, rotating), zeros, "ROTATE 0 2 2", STOPPED).rotations_plus2 == 1
    swapping = {**sets, "seven.mode": "swap"}
    sevens = dealt("R5", "R7 B7 G1", "Y1 Y2 Y3", "Y4 Y5 Y6") + "MOVES 0 2 hand\nMOVE 0 set R7 B7"
    assert judged(house(3, 3, swapping), sevens, "SWAP 0 1 seven\nSWAP 0 2 seven", STOPPED).swaps == 2


def hand_of_match(number, starter, points_card):
    """Seat ``starter`` of two lays its only card and scores the other's."""
    other = 1 - starter
    rows = [f"HAND {starter} {other} {number}", "DEAL 0 R1", f"DEAL 1 {points_card}"]
    if starter:
        rows = [f"HAND {starter} {other} {number}", f"DEAL 0 {points_card}", "DEAL 1 R1"]
    rows += ["OPEN R5", f"TURN {starter}", f"MOVES {starter} 1 hand", f"MOVE {starter} single R1"]
    return log("\n".join([*rows, f"POINTS {starter} 50", f"END {starter} won 50"]))


@pytest.mark.rule("match", "B9")
def test_a_match_ends_when_the_line_is_reached_without_a_tie():
    hands = [hand_of_match(number, number % 2, "W") for number in range(3)]
    # seat 0 wins hands 0 and 2, seat 1 hand 1: 50-0, 50-50, 100-50
    match = house(2, 1, {"match.mode": "first_wins", "match.target": 50})
    assert len(judge_match(match, hands[:1])) == 1
    with pytest.raises(Foul, match="although the match is over"):
        judge_match(match, hands[:2])
    hundred = house(2, 1, {"match.mode": "first_wins", "match.target": 100})
    assert [counts.credited for counts in judge_match(hundred, hands)] == [[50, 0], [0, 50], [50, 0]]
    with pytest.raises(Foul, match="undecided"):
        judge_match(hundred, hands[:2])
    # two hands are a tie, which plays another
    assert len(judge_match(house(2, 1, {"match.mode": "hands", "match.hands": 2}), hands)) == 3
    winner_starts = {
        "match.mode": "first_wins",
        "match.target": 100,
        "start.first_player": "previous_winner",
    }
    again = [hand_of_match(number, 0, "W") for number in range(2)]
    assert len(judge_match(house(2, 1, winner_starts), again)) == 2
    with pytest.raises(Foul, match="HAND"):
        judge_match(house(2, 1, winner_starts), hands)
