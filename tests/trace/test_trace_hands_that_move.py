"""Hands that move, and combinations, as a player reads them (golden positions of section 3)."""

ON = {"enabled": True}
ANY = {"enabled": True, "colors": "any"}

FOUR = """
HAND 0 3
DEAL 0 {}
DEAL 1 Y1 Y2 Y3 Y4
DEAL 2 G1 G2 G3 G4 G5
DEAL 3 B8 B9
OPEN {}
TURN 0
"""


def test_golden_1_a_zero_moves_all_hands_one_seat_on(told) -> None:
    lines = told(
        FOUR.format("R0 R7", "R5") + "MOVES 0 2 hand\nMOVE 0 single R0\nHABIT 0 forget no\n"
        "UNO 0 player said\nROTATE 0 1 1\nHABIT 1 forget no\nUNO 1 receiver said\nTURN 1"
    )
    assert lines[9:] == [
        "A  2 moves; lays red 0; 1 card left; says UNO",
        "all hands move one seat on in the direction of play: A to B · B to C · C to D · D to A",
        "now A 2 · B 1 · C 4 · D 5",
        "B  was handed a single card and says UNO",
        "Turn 2: B on red 0",
        "B  1 card: red 7",
    ]


def test_golden_3_to_6_rotation_combos(told) -> None:
    def moved(cards: str, rotation: str) -> list[str]:
        return told(FOUR.format(cards + " B1", "R5") + f"MOVE 0 combo {cards}\n{rotation}")[9:]

    assert moved("R0 RS", "ROTATE 0 2 2") == [
        "A  lays a rotation combo: red 0 + red Skip; 1 card left",
        "all hands move 2 seats on in the direction of play: A to C · B to D · C to A · D to B",
        "now A 5 · B 2 · C 1 · D 4",
    ]
    assert moved("R0 RS RS'", "ROTATE 0 3 3")[1:] == [
        "all hands move 3 seats on in the direction of play: A to D · B to A · C to B · D to C",
        "now A 4 · B 5 · C 2 · D 1",
    ]
    assert moved("R0 RR", "ROTATE 0 -1 3\nFLIP 0 -1")[1:] == [
        "all hands move one seat back, against the direction of play: A to D · B to A · C to B · D to C",
        "now A 4 · B 5 · C 2 · D 1",
        "the direction turns, now counterclockwise",
    ]
    assert moved("R0 RR RR'", "ROTATE 0 0 0")[1:] == ["the hands go there and back: nothing moves"]


def test_a_rotation_follows_the_direction_of_play(told) -> None:
    lines = told(FOUR.format("R0 R7 B1", "R5") + "FLIP 1 -1\nMOVE 0 single R0\nROTATE 0 1 3")
    assert lines[-2:] == [
        "all hands move one seat on in the direction of play: A to D · B to A · C to B · D to C",
        "now A 4 · B 5 · C 2 · D 2",
    ]


def test_golden_7_a_shift_that_brings_every_hand_back(told) -> None:
    text = "HAND 0 2\nDEAL 0 R0 RS RS' B1\nDEAL 1 Y1\nDEAL 2 G1 G2\nOPEN R5\nTURN 0\n"
    lines = told(text + "MOVE 0 combo R0 RS RS'\nROTATE 0 3 0", players=3)
    assert lines[-1] == "all hands would move 3 seats, which at this table brings each back: nothing moves"


def test_golden_8_a_combo_as_the_last_cards(told) -> None:
    lines = told(FOUR.format("R0 RS", "R5") + "MOVE 0 combo R0 RS\nPOINTS 0 42\nEND 0 won 42")
    assert lines[9:12] == [
        "A  lays a rotation combo: red 0 + red Skip; no card left",
        "The end: A wins the hand",
        "A  no cards; scores 42",
    ]


def test_swaps(told) -> None:
    start = FOUR.format("R7 R8 B1", "R5") + "MOVE 0 single R7\n"
    assert told(start + "SWAP 0 2 seven")[-2:] == [
        "A  lays red 7; 2 cards left; swaps hands with C",
        "now A 5 · C 2",
    ]
    assert told(start + "KEEP 0")[-1] == "A  lays red 7; 2 cards left; does not swap hands"
    traded = FOUR.format("R0 R8 B1", "R5") + "MOVE 0 single R0\nSWAP 0 1 zero"
    assert told(traded)[-2] == "A  lays red 0; 2 cards left; trades hands with B by the 0"


def test_golden_9_a_straight_from_the_hand_with_a_closing_zero_and_combo(told) -> None:
    lines = told(
        FOUR.format("R8 R9 R0 RS B3", "R5") + "MOVE 0 straight R8 R9 R0 RS\nROTATE 0 2 2", straights=ON
    )
    assert lines[9] == "A  lays a straight: red 8 + red 9 + red 0 + red Skip; 1 card left"


def test_golden_10_a_straight_goes_on_from_the_number_on_the_table(told) -> None:
    lines = told(FOUR.format("R1 R2 B4", "R0") + "MOVE 0 straight R1 R2", straights=ON)
    assert lines[9] == "A  goes on from the red 0 on the table with a straight: red 1 + red 2; 1 card left"
    unlike = told(FOUR.format("R1 R2 R3 B4", "B0") + "MOVE 0 straight R1 R2 R3", straights=ON)
    assert unlike[9].startswith("A  lays a straight: red 1")
    any_color = told(FOUR.format("R1 R2 R3 B4", "B0") + "MOVE 0 straight R1 R2 R3", straights=ANY)
    assert any_color[9].startswith("A  goes on from the blue 0 on the table")
    wild = told(FOUR.format("R1 R2 R3 B4", "W") + "NAME 0 red\nMOVE 0 straight R1 R2 R3", straights=ON)
    assert "lays a straight" in wild[-1]


def test_golden_12_and_13_rainbows_are_completed_and_paid(told) -> None:
    single = told(
        FOUR.format("B0 R7 B1", "R0") + "MOVE 0 single B0\n"
        "DRAW 1 gift G7\nDRAW 2 gift G8\nDRAW 1 gift R3\nTURN 1"
    )
    assert single[9:12] == [
        "A  lays blue 0; which completes a rainbow; 2 cards left",
        "B  is given 2 cards for the rainbow: red 3 · green 7",
        "C  is given green 8 for the rainbow",
    ]
    table = told(FOUR.format("B6 G6 Y6 R7", "R6") + "MOVE 0 rainbow B6 G6 Y6\nDRAW 1 gift G7")
    assert table[9] == "A  completes the rainbow on the table: blue 6 + green 6 + yellow 6; 1 card left"
    whole = told(FOUR.format("R6 B6 G6 Y6 R7", "R5") + "MOVE 0 rainbow R6 B6 G6 Y6\nDRAW 1 gift G7")
    assert whole[9] == "A  lays a rainbow: red 6 + blue 6 + green 6 + yellow 6; 1 card left"


def test_a_move_that_completes_no_rainbow_does_not_say_so(told) -> None:
    text = FOUR.format("B0 R7 B1", "R0") + "MOVE 0 single B0\nTURN 1\nMOVE 1 single Y1\nDRAW 2 gift G7"
    assert told(text)[9] == "A  lays blue 0; 2 cards left"


def test_sets(told) -> None:
    lines = told(FOUR.format("R7 R7' B1", "R5") + "MOVE 0 set R7 R7'")
    assert lines[9] == "A  lays a set: red 7 + red 7; 1 card left"
