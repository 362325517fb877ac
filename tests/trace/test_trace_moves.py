"""Moves as a player reads them: what is laid, drawn, named and lost."""

import pytest

FOUR = """
HAND 0 3
DEAL 0 R1 R5 RS W
DEAL 1 Y3
DEAL 2 G1 G2
DEAL 3 B1 B2 B3
OPEN R9
"""

TWO = """
HAND 0 1
DEAL 0 R1 R5 W4
DEAL 1 Y3 Y4
OPEN R9
"""


def test_the_deal_names_seats_hands_and_opening_card(told) -> None:
    lines = told("HAND 1 0\nDEAL 0 YD2 R1 W B0 R1'\nDEAL 1 GR\nREDRAW W4\nOPEN R9\nTURN 1", players=2)
    assert lines[1:] == [
        "A to B are seats 0 to 1, clockwise; A deals, B is to start",
        "A  5 cards: red 1 1 · yellow Draw Two · blue 0 · Wild",
        "B  1 card: green Reverse",
        "Wild Draw Four is turned up, may not open and goes back into the pile",
        "the opening card is red 9",
        "Turn 1: B on red 9",
        "B  1 card: green Reverse",
    ]


def test_a_skip_is_laid_and_the_next_seat_loses_its_turn(told) -> None:
    lines = told(FOUR + "TURN 0\nMOVES 0 4 hand\nMOVE 0 single RS\nFORFEIT 1 skip\nTURN 2")
    assert lines[7:] == [
        "Turn 1: A on red 9",
        "A  4 cards: red 1 5 Skip · Wild",
        "A  4 moves; lays red Skip; 3 cards left",
        "B  loses the turn by the Skip",
        "Turn 2: C on red Skip",
        "C  2 cards: green 1 2",
    ]


def test_a_wild_names_a_colour_that_is_then_in_force(told) -> None:
    lines = told(FOUR + "TURN 0\nMOVES 0 4 hand\nMOVE 0 single W\nNAME 0 blue\nTURN 1")
    assert "A  4 moves; lays Wild; 3 cards left; names blue" in lines
    assert "Turn 2: B on Wild, blue named" in lines


def test_a_reverse_turns_the_direction(told) -> None:
    text = FOUR.replace("RS", "RR") + "TURN 0\nMOVES 0 4 hand\nMOVE 0 single RR\nFLIP 0 -1\nTURN 3 0 -1"
    assert told(text)[9:11] == [
        "A  4 moves; lays red Reverse; 3 cards left",
        "the direction turns, now counterclockwise",
    ]
    assert "Turn 2: D on red Reverse, counterclockwise" in told(text)


def test_without_a_move_a_card_is_drawn_and_laid_or_kept(told) -> None:
    kept = "TURN 1\nMOVES 1 0 hand\nDRAW 1 lack G7\nMOVES 1 0 drawn\nPASS 1"
    assert "B  no move; draws green 7; not playable; passes" in told(FOUR + kept)
    laid = "TURN 1\nMOVES 1 0 hand\nDRAW 1 lack G7 G8 R7\nMOVES 1 1 drawn\nMOVE 1 drawn R7"
    assert (
        "B  no move; draws 3 cards: red 7 · green 7 8; playable; lays the red 7 just drawn; 3 cards left"
        in told(FOUR + laid)
    )


def test_piles_that_run_out(told) -> None:
    lines = told(
        FOUR + "TURN 1\nMOVES 1 0 hand\nRESHUFFLE 12\nDRAW 1 lack G7\nPASS 1\nTURN 2\nMOVES 2 0 hand\n"
        "EMPTY 2 1 lack\nPASS 2"
    )
    assert "the draw pile is used up; 12 discards are shuffled and make the new one" in lines
    assert "C  no move; both piles are empty, 1 card is not drawn; passes" in lines


def test_a_bluff_and_a_challenge(told) -> None:
    bluff = "TURN 0\nHABIT 0 bluff yes\nMOVE 0 single W4\nNAME 0 blue\nHABIT 1 challenge yes\n"
    lines = told(TWO + bluff + "CHALLENGE 1 0 guilty\nDRAW 0 challenge G1 G2 G3 G4\nTURN 1", players=2)
    assert lines[7:10] == [
        "A  is ready to bluff with the Wild Draw Four; lays Wild Draw Four; 2 cards left; names blue",
        "B  challenges A, who bluffed, holding red 1 5",
        "A  draws 4 cards for the challenge: green 1 2 3 4",
    ]


def test_a_wild_draw_four_nobody_challenges(told) -> None:
    text = "TURN 0\nMOVES 0 1 hand\nMOVE 0 single W4\nNAME 0 blue\nHABIT 1 challenge no\n"
    lines = told(TWO + text + "DRAW 1 W4 G1 G2 G3 G4\nFORFEIT 1 W4\nTURN 0", players=2)
    assert (
        "B  does not challenge; draws 4 cards for the Wild Draw Four: green 1 2 3 4; loses the turn" in lines
    )


def test_uno_is_said_forgotten_caught_and_caught_late(told) -> None:
    said = "TURN 1\nMOVES 1 1 hand\nMOVE 1 single Y3\nHABIT 1 forget no\nUNO 1 player said"
    assert "B  1 move; lays yellow 3; 1 card left; says UNO" in told(TWO + said, players=2)
    laid = TWO + "MOVE 1 single Y3\nHABIT 1 forget yes\n"
    lines = told(laid + "HABIT 1 catch yes\nUNO 1 player caught\nDRAW 1 penalty G1", players=2)
    assert lines[-1] == (
        "B  lays yellow 3; 1 card left; forgets to say UNO and is caught; draws green 1 for the UNO not said"
    )
    late = laid + "HABIT 1 catch no\nUNO 1 player missed\nTURN 0\nPASS 0\n"
    lines = told(late + "HABIT 1 catch yes\nCAUGHT 1 player\nDRAW 1 penalty G1 G2", players=2)
    assert "B  lays yellow 3; 1 card left; forgets to say UNO, unnoticed so far" in lines
    assert "B  is now caught for the UNO not said; draws 2 cards for the UNO not said: green 1 2" in lines
    lines = told(late + "HABIT 1 catch no", players=2)
    assert lines[-1] == "B  gets away with the UNO not said"


def test_piles_of_draw_cards_are_answered_deflected_and_drawn(told) -> None:
    lines = told(
        FOUR.replace("RS", "RD2")
        + "TURN 0\nMOVES 0 4 hand\nMOVE 0 single RD2\nPENDING 0 2\nTURN 1 2\nHABIT 1 stack no\n"
        "DRAW 1 pile G5 G6\nFORFEIT 1 pile\nTURN 2 2\nMOVES 2 1 answer\nMOVE 2 stacked G1\nPENDING 2 4\n"
        "TURN 3 4\nMOVES 3 2 answer\nMOVE 3 deflected B1"
    )
    assert lines[9:] == [
        "A  4 moves; lays red Draw Two; 3 cards left; makes it 2 cards to draw",
        "Turn 2: B on red Draw Two, 2 cards waiting to be drawn",
        "B  1 card: yellow 3",
        "B  could answer the pile but does not; draws 2 cards of the pile: green 5 6; loses the turn",
        "Turn 3: C on red Draw Two, 2 cards waiting to be drawn",
        "C  2 cards: green 1 2",
        "C  1 answer; puts green 1 on the pile; 1 card left; makes it 4 cards to draw",
        "Turn 4: D on green 1, 4 cards waiting to be drawn",
        "D  3 cards: blue 1 2 3",
        "D  2 answers; sends the pile on with blue 1; 2 cards left",
    ]


def test_a_jump_in(told) -> None:
    lines = told(
        FOUR + "HABIT 1 jump_in no\nHABIT 3 jump_in yes\nJUMP 3\nTURN 3\nMOVES 3 1 jump\nMOVE 3 jumped B1"
    )
    assert lines[7:] == [
        "B  could jump in but does not",
        "D  jumps in",
        "Turn 1: D on red 9",
        "D  3 cards: blue 1 2 3",
        "D  1 card to jump in; lays blue 1 out of turn; 2 cards left",
    ]


def test_the_end_shows_every_hand_with_its_worth(told) -> None:
    lines = told(TWO + "TURN 0\nPOINTS 0 7\nEND 0 won 7", players=2)
    assert lines[-3:] == [
        "The end: A wins the hand",
        "A  3 cards worth 56: red 1 5 · Wild Draw Four; scores 7",
        "B  2 cards worth 7: yellow 3 4",
    ]


@pytest.mark.parametrize(
    ("end", "how"),
    [
        ("END - stalemate 0", "a stalemate, all passed in a row"),
        ("END - unfinished 0", "stopped after 1 turn, nobody has won"),
        ("END 1 fewest_cards 0", "both piles are empty, B wins with the fewest cards"),
        ("END 0 fewest_points 0", "both piles are empty, A wins with the fewest points in hand"),
        ("END - fewest_points 0", "both piles are empty, a tie, nobody wins"),
        ("END - void 0", "both piles are empty, the hand does not count"),
    ],
)
def test_other_ends(told, end: str, how: str) -> None:
    assert f"The end: {how}" in told(TWO + "TURN 0\n" + end, players=2)


def test_places_and_mercy(told) -> None:
    lines = told(FOUR + "OUT 1 1\nMERCY 3 25\nROTATE 0 1 1")
    assert "B  is out in place 1; the others play on" in lines
    assert "D  has reached 25 cards and is out of the game; they go under the discard pile" in lines
    assert lines[-2:] == [
        "all hands move one seat on in the direction of play: A to C · C to A",
        "now A 2 · C 4",
    ]


def test_hands_of_a_match_are_told_one_after_the_other(told) -> None:
    text = TWO + "TURN 0\nEND 0 won 0\nHAND 1 0 1\nDEAL 0 G1\nDEAL 1 G2\nOPEN G9\nTURN 1"
    lines = told(text, players=2, match={"mode": "hands", "hands": 2})
    assert "Hand 1 of the match" in lines
    assert lines[-6:] == [
        "Hand 2 of the match",
        "A  green 1".replace("A  ", "A  1 card: "),
        "B  1 card: green 2",
        "the opening card is green 9",
        "Turn 1: B on green 9",
        "B  1 card: green 2",
    ]
