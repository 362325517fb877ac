"""The kinds of event in a log, their codes, and an event in words."""

from .cards import COLOUR_LETTERS, words

HAND, DEAL, REDRAW, OPEN, NAME, TURN, HABIT, MOVES, MOVE, CARD, DRAW, EMPTY, RESHUFFLE, PASS = range(1, 15)
UNO, CAUGHT, ROTATE, SWAP, KEEP, CHALLENGE, FLIP, FORFEIT, JUMP, OUT, MERCY, POINTS, END, PENDING = range(
    15, 29
)

KIND_WORDS = (
    "end of the log",
    *(
        "HAND",
        "DEAL",
        "REDRAW",
        "OPEN",
        "NAME",
        "TURN",
        "HABIT",
        "MOVES",
        "MOVE",
        "CARD",
        "DRAW",
        "EMPTY",
        "RESHUFFLE",
    ),
    *(
        "PASS",
        "UNO",
        "CAUGHT",
        "ROTATE",
        "SWAP",
        "KEEP",
        "CHALLENGE",
        "FLIP",
        "FORFEIT",
        "JUMP",
        "OUT",
        "MERCY",
    ),
    *("POINTS", "END", "PENDING"),
)

# habits
FORGET, CATCH, BLUFF, CHALLENGES, STACK, JUMPS_IN, DRAW_ANYWAY = range(7)
HABIT_WORDS = ("forget", "catch", "bluff", "challenge", "stack", "jump_in", "draw_anyway")

# phases of MOVES
FROM_HAND, JUST_DRAWN, ANSWER, JUMP_IN = range(4)
PHASE_WORDS = ("from the hand", "just drawn", "answering a pile", "jump-in")

# kinds of MOVE
SINGLE, DRAWN, ROTATION_COMBO, STRAIGHT, RAINBOW, SET, STACKED, DEFLECTED, JUMPED = range(9)
MOVE_WORDS = (
    *("single card", "card just drawn", "rotation combo", "straight", "rainbow", "set", "stacked card"),
    *("deflection", "jump-in"),
)

# reasons of DRAW and EMPTY
LACK, ANYWAY, BY_DRAW_TWO, BY_WILD_DRAW_FOUR, BY_PILE, BY_CHALLENGE, PENALTY, BY_OPENING, GIFT = range(9)
REASON_WORDS = (
    *("lack of a play", "draw_anyway", "D2", "W4", "pile", "challenge", "UNO penalty", "opening card"),
    "gift of a rainbow",
)

# reasons of FORFEIT
(
    LOST_TO_SKIP,
    LOST_TO_DRAW_TWO,
    LOST_TO_WILD_DRAW_FOUR,
    LOST_TO_PILE,
    LOST_TO_CHALLENGE,
    LOST_TO_REVERSE,
    LOST_TO_OPENING,
) = range(7)
FORFEIT_WORDS = ("Skip", "D2", "W4", "pile", "lost challenge", "Reverse with two players", "opening card")

# duties of UNO and what became of them
OF_PLAYER, OF_RECEIVER = range(2)
SAID, MISSED, MISSED_AND_CAUGHT = range(3)

# endings
WON, STALEMATE, UNFINISHED, FEWEST_POINTS, FEWEST_CARDS, VOID = range(6)

_TABLES: dict[int, tuple[str | tuple[str, ...] | None, str | tuple[str, ...] | None]] = {
    NAME: (COLOUR_LETTERS, None),
    HABIT: (HABIT_WORDS, ("no", "yes")),
    MOVES: (None, PHASE_WORDS),
    MOVE: (MOVE_WORDS, None),
    DRAW: (None, REASON_WORDS),
    EMPTY: (None, REASON_WORDS),
    FORFEIT: (FORFEIT_WORDS, None),
    UNO: (("player", "receiver"), ("said", "missed", "missed and caught")),
    CAUGHT: (("player", "receiver"), None),
    CHALLENGE: (None, ("innocent", "guilty")),
    END: (("won", "stalemate", "unfinished", "fewest points", "fewest cards", "void"), None),
}
_WITH_CARD = (DEAL, REDRAW, OPEN, CARD, DRAW)


def event_words(kind: int, seat: int | None, a: int | None, b: int | None) -> str:
    """An event in words; a value that may be anything (None) is shown as ``?``."""
    if not 0 < kind < len(KIND_WORDS):
        return KIND_WORDS[0] if kind == 0 else f"unknown event {kind}"
    tables = _TABLES.get(kind, (None, None))
    first = words(a) if kind in _WITH_CARD and a is not None else _value_words(a, tables[0])
    return f"{KIND_WORDS[kind]}(seat {_value_words(seat, None)}, {first}, {_value_words(b, tables[1])})"


def _value_words(value: int | None, table: str | tuple[str, ...] | None) -> str:
    if value is None:
        return "?"
    if table is not None and 0 <= value < len(table):
        return table[value]
    return str(value)
