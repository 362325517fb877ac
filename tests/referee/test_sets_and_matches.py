"""Little logs of sets and of whole matches, right ones and fouls."""

import pytest

from .hands import STOPPED, dealt, house, judged
from .judge import judge_match
from .log_reader import Foul
from .written import log


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
