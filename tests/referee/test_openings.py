"""Little logs of opening cards and of plain actions, right ones and fouls."""

import pytest

from .hands import judged
from .log_reader import Foul
from .settings import config
from .test_referee import with_change

ACTIONS = """
HAND 0 2
DEAL 0 RS RR YD2
DEAL 1 G1 G2 G3
DEAL 2 B1 R2 B3
OPEN R9
TURN 0
MOVES 0 2 hand
MOVE 0 single RS
FORFEIT 1 skip
TURN 2
MOVES 2 1 hand
MOVE 2 single R2
TURN 0
MOVES 0 1 hand
MOVE 0 single RR
HABIT 0 forget no
UNO 0 player said
FLIP 0 -1
TURN 2 0 -1
MOVES 2 0 hand
DRAW 2 lack Y5
MOVES 2 0 drawn
PASS 2
TURN 1 0 -1
MOVES 1 0 hand
DRAW 1 lack YR
MOVES 1 1 drawn
PASS 1
TURN 0 0 -1
MOVES 0 0 hand
DRAW 0 lack Y7
MOVES 0 0 drawn
PASS 0
END - unfinished 0
"""
ACTION_CONFIG = config(3, {"deal": 3, "max_turns": 6}, forget=0.5)


@pytest.mark.rule("B6")
def test_skip_and_reverse():
    counts = judged(ACTION_CONFIG, ACTIONS)
    assert (counts.forfeits, counts.direction_changes, counts.turns) == (1, 1, 6)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("FORFEIT 1 skip", ""),
        ("FORFEIT 1 skip", "FORFEIT 2 skip"),
        ("FLIP 0 -1", ""),
        ("FLIP 0 -1", "FLIP 0 1"),
        ("TURN 2 0 -1", "TURN 1 0 -1"),
        ("MOVES 1 1 drawn", "MOVES 1 0 drawn"),
        ("END - unfinished 0", "END - stalemate 0"),
    ],
)
def test_one_thing_wrong_with_actions_is_a_foul(old, new):
    with pytest.raises(Foul):
        judged(ACTION_CONFIG, with_change(ACTIONS, old, new))


def test_a_playable_drawn_card_must_be_played_where_the_key_says_so():
    must = config(3, {"deal": 3, "max_turns": 6, "draw.drawn_card": "must_play"}, forget=0.5)
    with pytest.raises(Foul, match="MOVE"):
        judged(must, ACTIONS)


OPENINGS = {
    "skip": ("OPEN RS\nFORFEIT 0 opening\nTURN 1", {}),
    "skip ignored": ("OPEN RS\nTURN 0", {"opening.skip": "ignore"}),
    "draw two": ("OPEN RD2\nDRAW 0 opening G5 G6\nFORFEIT 0 opening\nTURN 1", {}),
    "draw two, then play": (
        "OPEN RD2\nDRAW 0 opening G5 G6\nTURN 0",
        {"opening.draw_two": "draw_and_play"},
    ),
    "reverse": ("OPEN RR\nFLIP - -1\nTURN 2 0 -1", {}),
    "reverse, starter first": ("OPEN RR\nFLIP - -1\nTURN 0 0 -1", {"opening.reverse": "starter_first"}),
    "reverse, right of dealer": (
        "OPEN RR\nFLIP - -1\nTURN 1 0 -1",
        {"opening.reverse": "right_of_dealer_first"},
    ),
    "reverse ignored": ("OPEN RR\nTURN 0", {"opening.reverse": "ignore"}),
    "wild": ("OPEN W\nNAME 0 red\nTURN 0", {}),
    "wild, dealer names": ("OPEN W\nNAME 2 red\nTURN 0", {"opening.wild": "dealer_names"}),
    "wild at random": ("OPEN W\nNAME - red\nTURN 0", {"opening.wild": "random"}),
    "wild draw four": ("REDRAW W4\nREDRAW W4'\nOPEN R9\nTURN 0", {}),
    "wild draw four as wild": (
        "OPEN W4\nNAME 0 red\nTURN 0",
        {"opening.wild_draw_four": "as_wild"},
    ),
    "wild draw four applied": (
        "OPEN W4\nNAME 0 red\nDRAW 0 opening R1 R2 R3 R4\nFORFEIT 0 opening\nTURN 1",
        {"opening.wild_draw_four": "apply"},
    ),
    "zero rotates": ("OPEN R0\nROTATE - 1 1\nTURN 0", {"opening.zero": "rotate"}),
}
DEALT_TO_THREE = "HAND 0 2\nDEAL 0 Y1 Y2\nDEAL 1 Y3 Y4\nDEAL 2 Y5 Y6\n"


def opened(words, changes):
    """The opening and the first turn, in which nobody has a card to play."""
    seat = words.rpartition("TURN ")[2].split()[0]
    first_turn = f"\nMOVES {seat} 0 hand\nDRAW {seat} lack G9'\nMOVES {seat} 0 drawn\nPASS {seat}\n"
    cfg = config(3, {"deal": 2, "max_turns": 1, "wild_draw_four.enforced_by": "table", **changes})
    return judged(cfg, DEALT_TO_THREE + words + first_turn + "END - unfinished 0")


@pytest.mark.rule("opening.skip", "opening.draw_two", "opening.reverse", "opening.wild", "C5", "C6")
@pytest.mark.parametrize("name", OPENINGS)
def test_opening_cards(name):
    words, changes = OPENINGS[name]
    if name.startswith("wild"):
        changes = {**changes, "draw.drawn_card": "keep"}
    counts = opened(words, changes)
    assert counts.forfeits == words.count("FORFEIT")
    assert counts.direction_changes == words.count("FLIP")


@pytest.mark.parametrize("name", ["skip", "draw two", "reverse", "wild", "zero rotates"])
def test_an_opening_card_treated_in_another_way_is_a_foul(name):
    words, changes = OPENINGS[name]
    other = {
        "opening.skip": "ignore",
        "opening.draw_two": "ignore",
        "opening.reverse": "ignore",
        "opening.wild": "dealer_names",
    }
    with pytest.raises(Foul):
        opened(words, {**changes, **other, "opening.zero": "ignore"})
