"""Little logs of the base game: right ones pass, the same with one thing wrong are fouls."""

import pytest

from .judge import judge_hand
from .log_reader import Foul
from .settings import config
from .written import log

TWO = config(2, {"deal": 2}, forget=0.5, catch=0.5, challenge=0.5, bluff=0.5)

HONEST_WILD_DRAW_FOUR = """
HAND 0 1
DEAL 0 R5 B7
DEAL 1 G1 G2
OPEN R9
TURN 0
MOVES 0 1 hand
MOVE 0 single R5
HABIT 0 forget no
UNO 0 player said
TURN 1
MOVES 1 0 hand
DRAW 1 lack G5
MOVES 1 1 drawn
MOVE 1 drawn G5
TURN 0
MOVES 0 0 hand
DRAW 0 lack W4
MOVES 0 1 drawn
MOVE 0 drawn W4
NAME 0 blue
HABIT 0 forget no
UNO 0 player said
HABIT 1 challenge yes
CHALLENGE 1 0 innocent
DRAW 1 challenge R1 R2 R3 R4 Y6 YD2
FORFEIT 1 challenge
TURN 0
MOVES 0 1 hand
MOVE 0 single B7
POINTS 0 39
END 0 won 39
"""


def judged(cfg, text):
    return judge_hand(cfg, log(text))


def with_change(text, old, new):
    assert text.count(f"\n{old}\n") >= 1, old
    return text.replace(f"\n{old}\n", f"\n{new}\n" if new else "\n", 1)


@pytest.mark.rule("B3", "B4", "B5", "B6", "B7", "B8", "B9")
def test_a_hand_won_after_an_innocent_challenge():
    counts = judged(TWO, HONEST_WILD_DRAW_FOUR)
    # seat 1 holds G1 G2 R1 R2 R3 R4 Y6 (19) and YD2 (20)
    assert counts.points == 39
    assert counts.winner == 0
    assert (counts.turns, counts.moves, counts.draw_turns, counts.forfeits) == (4, 4, 2, 1)
    assert (counts.cards_drawn, counts.forced_cards) == (8, 6)
    assert (counts.challenges, counts.challenges_won) == (1, 0)
    # the turns end with 1-2, 1-2, 1-8 and 0-8 cards: seat 0 leads throughout
    assert counts.lead_changes == 0


@pytest.mark.parametrize(
    ("clause", "old", "new"),
    [
        ("B4", "MOVE 0 single R5", "MOVE 0 single B7"),
        ("legal moves", "MOVES 0 1 hand", "MOVES 0 2 hand"),
        ("legal moves", "MOVES 1 0 hand", "MOVES 1 1 hand"),
        ("draw.drawn_card", "MOVES 1 1 drawn", "MOVES 1 0 drawn"),
        ("B5", "DRAW 1 lack G5", ""),
        ("B5", "MOVE 1 drawn G5", "MOVE 1 drawn G1"),
        ("section 5: turn", "TURN 1", "TURN 0"),
        ("section 5: turn", "TURN 1", "TURN 1 0 -1"),
        ("section 5: turn", "TURN 1", "TURN 1 2"),
        ("B8", "HABIT 0 forget no", ""),
        ("B8", "UNO 0 player said", ""),
        ("B8", "UNO 0 player said", "UNO 0 player missed"),
        ("B6", "NAME 0 blue", ""),
        ("B6", "NAME 0 blue", "NAME 1 blue"),
        ("B7", "HABIT 1 challenge yes", ""),
        ("B7", "CHALLENGE 1 0 innocent", "CHALLENGE 1 0 guilty"),
        ("B7", "DRAW 1 challenge R1 R2 R3 R4 Y6 YD2", "DRAW 1 challenge R1 R2 R3 R4"),
        ("B7", "DRAW 1 challenge R1 R2 R3 R4 Y6 YD2", "DRAW 0 challenge R1 R2 R3 R4 Y6 YD2"),
        ("B7", "FORFEIT 1 challenge", ""),
        ("B7", "FORFEIT 1 challenge", "FORFEIT 1 W4"),
        ("card conservation", "DRAW 1 lack G5", "DRAW 1 lack B7"),
        ("card conservation", "DEAL 1 G1 G2", "DEAL 1 G1 G1"),
        ("card conservation", "MOVE 0 single R5", "MOVE 0 single R5'"),
        ("opening", "OPEN R9", "OPEN R5"),
        ("opening", "OPEN R9", "OPEN W4"),
        ("B9", "POINTS 0 39", "POINTS 0 40"),
        ("B9", "POINTS 0 39", ""),
        ("B9", "END 0 won 39", "END 1 won 39"),
        ("B9", "END 0 won 39", "PASS 1"),
        ("start.first_player", "HAND 0 1", "HAND 1 0"),
        ("start.first_player", "HAND 0 1", "HAND 0 0"),
        ("start.first_player", "HAND 0 1", "HAND 0 1 1"),
    ],
)
def test_one_thing_wrong_is_a_foul(clause, old, new):
    with pytest.raises(Foul) as caught:
        judged(TWO, with_change(HONEST_WILD_DRAW_FOUR, old, new))
    assert str(caught.value).startswith(f"[{clause}]")


def test_nothing_may_follow_the_end():
    with pytest.raises(Foul, match="nothing was due"):
        judged(TWO, HONEST_WILD_DRAW_FOUR + "PASS 1")


def test_a_log_that_stops_early_is_a_foul():
    with pytest.raises(Foul, match="end of the log"):
        judged(TWO, HONEST_WILD_DRAW_FOUR.replace("END 0 won 39\n", ""))


def test_a_habit_of_probability_zero_or_one_is_certain():
    never = config(2, {"deal": 2}, forget=0.0, challenge=1.0)
    judged(never, HONEST_WILD_DRAW_FOUR)
    with pytest.raises(Foul, match="forget of seat 0 is 0"):
        judged(never, with_change(HONEST_WILD_DRAW_FOUR, "HABIT 0 forget no", "HABIT 0 forget yes"))


GUILTY = """
HAND 0 2
DEAL 0 R5 W4
DEAL 1 G1 G2
DEAL 2 RS B2
OPEN R9
TURN 0
HABIT 0 bluff yes
MOVES 0 2 hand
MOVE 0 single W4
NAME 0 green
HABIT 0 forget yes
HABIT 0 catch no
UNO 0 player missed
HABIT 1 challenge yes
CHALLENGE 1 0 guilty
DRAW 0 challenge Y1 Y2 Y3 Y4
TURN 1
MOVES 1 2 hand
MOVE 1 single G1
HABIT 1 forget yes
HABIT 1 catch no
UNO 1 player missed
TURN 2
MOVES 2 0 hand
DRAW 2 lack R3
MOVES 2 0 drawn
PASS 2
HABIT 1 catch yes
CAUGHT 1 player
DRAW 1 penalty Y5 Y6
TURN 0
MOVES 0 1 hand
"""
BLUFFERS = config(3, {"deal": 2, "max_turns": 4}, bluff=0.5, forget=0.5, challenge=0.5)


def unfinished(text, *lines):
    return text + "\n".join([*lines, "END - unfinished 0"])


@pytest.mark.rule("B7", "B8")
def test_a_bluffer_draws_and_a_missed_call_is_caught_after_a_turn_without_a_card():
    counts = judged(BLUFFERS, unfinished(GUILTY, "MOVE 0 single Y1"))
    assert (counts.challenges, counts.challenges_won) == (1, 1)
    assert (counts.uno_missed, counts.uno_caught) == (2, 1)
    assert counts.forced_cards == 6
    assert counts.forfeits == 0
    # cards after the turns: 5-2-2, 5-1-2, 5-3-3, 4-3-3: seat 1 alone leads once, never another
    assert counts.lead_changes == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("HABIT 0 bluff yes", ""),
        ("HABIT 0 bluff yes", "HABIT 0 bluff no"),
        ("HABIT 0 catch no", ""),
        ("UNO 0 player missed", "UNO 0 player caught"),
        ("CHALLENGE 1 0 guilty", "CHALLENGE 1 0 innocent"),
        ("DRAW 0 challenge Y1 Y2 Y3 Y4", "DRAW 1 challenge Y1 Y2 Y3 Y4"),
        ("TURN 1", "FORFEIT 1 challenge"),
        ("HABIT 1 catch yes", ""),
        ("HABIT 1 catch yes", "HABIT 1 catch no"),
        ("CAUGHT 1 player", "CAUGHT 1 receiver"),
        ("DRAW 1 penalty Y5 Y6", "DRAW 1 penalty Y5"),
        ("DRAW 1 penalty Y5 Y6", ""),
        ("PASS 2", ""),
    ],
)
def test_one_thing_wrong_with_bluff_and_calls_is_a_foul(old, new):
    with pytest.raises(Foul):
        judged(BLUFFERS, unfinished(with_change(GUILTY, old, new), "MOVE 0 single Y1"))


@pytest.mark.rule("B7")
def test_a_challenger_who_wins_may_have_to_forfeit():
    loser = config(
        3, {"deal": 2, "max_turns": 1, "wild_draw_four.winner_plays": False}, bluff=0.5, challenge=0.5
    )
    first_turn = GUILTY.partition("TURN 1\n")[0]
    judged(loser, first_turn + "FORFEIT 1 challenge\nEND - unfinished 0")
    with pytest.raises(Foul):
        judged(loser, unfinished(first_turn))
