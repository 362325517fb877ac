"""What is counted in a hand: one integer a line, in the order of the columns of a row.

Source: section 5 of docs/rules.md. The numbers are places in ``state.tally``; a row of the hand is
``(game, hand, starter, winner, ending)`` followed by the tally.
"""

from typing import Final

TURNS: Final = 0
FORFEITS: Final = 1
MOVES: Final = 2
DRAW_TURNS: Final = 3
CARDS_DRAWN: Final = 4
FORCED_CARDS: Final = 5
CARDS_GIVEN: Final = 6
RESHUFFLES: Final = 7
DIRECTION_CHANGES: Final = 8
ROTATIONS_PLAIN: Final = 9
ROTATIONS_PLUS2: Final = 10
ROTATIONS_PLUS3: Final = 11
ROTATIONS_MINUS1: Final = 12
ROTATIONS_NULL: Final = 13
SWAPS: Final = 14
STRAIGHTS: Final = 15
LONGEST_STRAIGHT: Final = 16
RAINBOWS: Final = 17
CHAINS: Final = 18
CHAIN_CARDS: Final = 19
CHALLENGES: Final = 20
CHALLENGES_WON: Final = 21
UNO_MISSED: Final = 22
UNO_CAUGHT: Final = 23
JUMP_INS: Final = 24
LEAD_CHANGES: Final = 25
POINTS: Final = 26
ZEROS_LAID: Final = 27
DISPLACEMENT: Final = 28
ROTATOR_CHANGE: Final = 29
UNO_BY_ROTATION: Final = 30
STRAIGHTS_WITH_TABLE: Final = 31

TALLY_NAMES: Final = (
    "turns",
    "forfeits",
    "moves",
    "draw_turns",
    "cards_drawn",
    "forced_cards",
    "cards_given",
    "reshuffles",
    "direction_changes",
    "rotations_plain",
    "rotations_plus2",
    "rotations_plus3",
    "rotations_minus1",
    "rotations_null",
    "swaps",
    "straights",
    "longest_straight",
    "rainbows",
    "chains",
    "chain_cards",
    "challenges",
    "challenges_won",
    "uno_missed",
    "uno_caught",
    "jump_ins",
    "lead_changes",
    "points",
    "zeros_laid",
    "displacement",
    "rotator_change",
    "uno_by_rotation",
    "straights_with_table",
)
TALLY_SIZE: Final = len(TALLY_NAMES)

SEAT_DRAW_TURNS: Final = 0
SEAT_CARDS_DRAWN: Final = 1
SEAT_FORCED_CARDS: Final = 2
SEAT_UNO_MISSED: Final = 3
SEAT_UNO_CAUGHT: Final = 4

SEAT_TALLY_NAMES: Final = ("draw_turns", "cards_drawn", "forced_cards", "uno_missed", "uno_caught")
"""What is counted by seat too, in the order of ``counters.seat_sums``."""

SEAT_TALLY_SIZE: Final = len(SEAT_TALLY_NAMES)

ROW_NAMES: Final = ("game", "hand", "starter", "winner", "ending", *TALLY_NAMES)
ROW_TALLY: Final = 5
"""Column of a row at which the tally begins."""

ROW_SIZE: Final = len(ROW_NAMES)
