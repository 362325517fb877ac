"""The event log in short sentences, for assertions."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from referee import events as kinds
from referee.cards import words
from referee.events import DRAW, FORFEIT_WORDS, MOVE, REASON_WORDS

from .notation import COLORS, SEATS

Row = Sequence[int]

_CALLS = ("{seat} says UNO", "{seat} misses UNO", "{seat} misses UNO and is caught")
_ENDINGS = ("{seat} wins", "stalemate", "unfinished", "{seat} wins", "{seat} wins", "void")


def told(rows: Sequence[Row]) -> list[str]:
    """What happened, without what was only asked or offered.

    Cards drawn one after another for the same reason are one sentence: ``B draws 2: D2``.
    """
    return [sentence for group in _grouped(rows) if (sentence := _sentence(group))]


def _grouped(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Draws for one reason together, and a move with its cards."""
    for key, group in groupby(rows, key=lambda row: (row[0], row[1], row[3]) if row[0] == DRAW else row[0]):
        if key in (kinds.CARD, MOVE) or isinstance(key, tuple):
            yield list(group)
        else:
            yield from ([row] for row in group)


def _sentence(group: list[Row]) -> str:
    kind, number, a, b = group[0]
    seat = SEATS[number] if number >= 0 else "chance"
    match kind:
        case kinds.OPEN:
            return f"{words(a)} opens"
        case kinds.REDRAW:
            return f"{words(a)} is put back"
        case kinds.CARD:
            return f"{seat} lays " + " ".join(words(row[2]) for row in group)
        case kinds.NAME:
            return f"{seat} names {COLORS[a]}"
        case kinds.DRAW:
            return f"{seat} draws {len(group)}: {REASON_WORDS[b]}"
        case kinds.EMPTY:
            return f"nothing left for {seat}, owed {a}: {REASON_WORDS[b]}"
        case kinds.RESHUFFLE:
            return f"reshuffle of {a}"
        case kinds.PASS:
            return f"{seat} passes"
        case kinds.UNO:
            return _CALLS[b].format(seat=seat) + (" on receiving" if a else "")
        case kinds.CAUGHT:
            return f"{seat} is caught later" + (" on receiving" if a else "")
        case kinds.ROTATE:
            return f"hands rotate by {a}"
        case kinds.SWAP:
            return f"{seat} swaps with {SEATS[a]}"
        case kinds.KEEP:
            return f"{seat} keeps"
        case kinds.CHALLENGE:
            return f"{seat} challenges {SEATS[a]}, " + ("guilty" if b else "innocent")
        case kinds.FLIP:
            return "direction flips"
        case kinds.FORFEIT:
            return f"{seat} forfeits: {FORFEIT_WORDS[a]}"
        case kinds.PENDING:
            return f"pile of {a}"
        case kinds.JUMP:
            return f"{seat} jumps in"
        case kinds.OUT:
            return f"{seat} is out, place {a}"
        case kinds.MERCY:
            return f"{seat} leaves with {a} cards"
        case kinds.POINTS:
            return f"{seat} scores {a}"
        case kinds.END:
            return _ENDINGS[a].format(seat=seat)
    return ""
