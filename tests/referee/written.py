"""Logs written by hand: one event, or a run of like events, a line.

    HAND starter dealer [number]       DEAL seat cards...       OPEN card      REDRAW card
    TURN seat [pending [direction]]    MOVES seat number phase  MOVE seat kind cards...
    DRAW seat reason cards...          EMPTY seat owed reason   RESHUFFLE cards

and all other events in the order of their columns. ``-`` stands for no seat; cards are named as in the rules
(R5, GS, W4), an apostrophe takes the next copy.
"""

from . import events
from .cards import physical
from .log_reader import Row

_WORDS = {"-": -1, "red": 0, "yellow": 1, "green": 2, "blue": 3, "no": 0, "yes": 1}
_HABITS = dict(zip(events.HABIT_WORDS, range(7), strict=True))
_PHASES = {"hand": 0, "drawn": 1, "answer": 2, "jump": 3}
_MOVES = ("single", "drawn", "combo", "straight", "rainbow", "set", "stacked", "deflected", "jumped")
_REASONS = ("lack", "anyway", "D2", "W4", "pile", "challenge", "penalty", "opening", "gift")
_FORFEITS = ("skip", "D2", "W4", "pile", "challenge", "reverse", "opening")
_DUTIES = {"player": 0, "receiver": 1}
_ENDINGS = ("won", "stalemate", "unfinished", "fewest_points", "fewest_cards", "void")


def _numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_COLUMNS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "HABIT": (_HABITS, {}),
    "MOVES": ({}, _PHASES),
    "EMPTY": ({}, _numbered(_REASONS)),
    "FORFEIT": (_numbered(_FORFEITS), {}),
    "UNO": (_DUTIES, {"said": 0, "missed": 1, "caught": 2}),
    "CAUGHT": (_DUTIES, {}),
    "CHALLENGE": ({}, {"innocent": 0, "guilty": 1}),
    "SWAP": ({}, {"seven": 0, "zero": 1}),
    "END": (_numbered(_ENDINGS), {}),
}
_KINDS = {name: getattr(events, name) for name in events.KIND_WORDS[1:]}


def log(text: str) -> list[Row]:
    """The events of a log written by hand."""
    return [row for line in text.splitlines() if line for row in _rows(line.split())]


def _rows(words: list[str]) -> list[Row]:
    name, *rest = words
    kind = _KINDS[name]
    if name in ("OPEN", "REDRAW"):
        return [(kind, -1, physical(rest[0]), 0)]
    if name == "RESHUFFLE":
        return [(kind, -1, int(rest[0]), 0)]
    seat = _value(rest[0], {})
    if name == "DEAL":
        return [(kind, seat, physical(card), 0) for card in rest[1:]]
    if name == "DRAW":
        return [(kind, seat, physical(card), _REASONS.index(rest[1])) for card in rest[2:]]
    if name == "MOVE":
        cards: list[Row] = [(events.CARD, seat, physical(card), 0) for card in rest[2:]]
        return [(kind, seat, _MOVES.index(rest[1]), len(cards)), *cards]
    defaults = ["0", "1"] if name == "TURN" else ["0", "0"]
    first, second = [*rest[1:], *defaults[len(rest) - 1 :]]
    columns = _COLUMNS.get(name, ({}, {}))
    return [(kind, seat, _value(first, columns[0]), _value(second, columns[1]))]


def _value(word: str, names: dict[str, int]) -> int:
    if word in names:
        return names[word]
    return _WORDS[word] if word in _WORDS else int(word)
