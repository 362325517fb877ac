"""A game as one document of named objects, for other programs."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..config import Config
from ..kernel.events import Event, Kind, Lost, Phase, Reason
from ..kernel.jit import source_hash
from ..kernel.words import Ending, Habit
from .cards import COLORS, color_of, kind_of
from .reader import Happening

SCHEMA: Final = 1

NAMES: Final = {kind: name for name, kind in Event.__members__.items()} | {Event.passed: "pass"}
"""What each kind of event is called."""

_Reading = Callable[[int], Any]
_Field = tuple[str, _Reading]


def document(config: Config, game: int, events: Sequence[Happening]) -> dict[str, Any]:
    """Return a game as plain data: what was played, and each event of its log with named fields.

    Args:
        config: what was played.
        game: the number of the game.
        events: its event log.
    """
    return {
        "schema": SCHEMA,
        "name": config.name,
        "players": config.players,
        "seed": config.run.seed,
        "game": game,
        "kernel_hash": source_hash(),
        "events": [named(event) for event in events],
    }


def named(event: Happening) -> dict[str, Any]:
    """Return an event with its fields by name; seats are numbers from 0, None where nobody is meant."""
    result: dict[str, Any] = {"event": NAMES[event.kind]}
    for value, field in zip(event[1:], FIELDS[event.kind], strict=True):
        if field is not None:
            name, read = field
            result[name] = read(value)
    return result


def _card(card: int) -> dict[str, Any]:
    color = color_of(card)
    return {"color": None if color is None else COLORS[color], "symbol": kind_of(card), "code": card}


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _number(value: int) -> int:
    return value


def _one_of(*words: str) -> _Reading:
    return lambda value: words[value]


def _direction(value: int) -> str:
    return "clockwise" if value == 1 else "counterclockwise"


_SEAT: Final[_Field] = ("seat", _seat)
_CARD: Final[_Field] = ("card", _card)
_CARDS: Final[_Field] = ("cards", _number)
_DUTY: Final[_Field] = ("duty", _one_of("player", "receiver"))
_REASON: Final[_Field] = ("reason", lambda value: Reason(value).name)

FIELDS: Final[dict[Event, tuple[_Field | None, _Field | None, _Field | None]]] = {
    Event.hand: (("starter", _seat), ("dealer", _seat), ("hand", _number)),
    Event.deal: (_SEAT, _CARD, None),
    Event.redraw: (None, _CARD, None),
    Event.open: (None, _CARD, None),
    Event.name: (_SEAT, ("color", _one_of(*COLORS)), None),
    Event.turn: (_SEAT, ("pending", _number), ("direction", _direction)),
    Event.habit: (_SEAT, ("habit", lambda value: Habit(value).name), ("yes", bool)),
    Event.moves: (_SEAT, ("moves", _number), ("phase", lambda value: Phase(value).name)),
    Event.move: (_SEAT, ("kind", lambda value: Kind(value).name), _CARDS),
    Event.card: (_SEAT, _CARD, None),
    Event.draw: (_SEAT, _CARD, _REASON),
    Event.empty: (_SEAT, _CARDS, _REASON),
    Event.reshuffle: (None, _CARDS, None),
    Event.passed: (_SEAT, None, None),
    Event.uno: (_SEAT, _DUTY, ("call", _one_of("said", "missed", "caught"))),
    Event.caught: (_SEAT, _DUTY, None),
    Event.rotate: (_SEAT, ("shift_laid", _number), ("shift", _number)),
    Event.swap: (_SEAT, ("with", _seat), ("by", _one_of("seven", "zero"))),
    Event.keep: (_SEAT, None, None),
    Event.challenge: (_SEAT, ("accused", _seat), ("guilty", bool)),
    Event.flip: (_SEAT, ("direction", _direction), None),
    Event.forfeit: (_SEAT, ("reason", lambda value: Lost(value).name), None),
    Event.jump: (_SEAT, None, None),
    Event.out: (_SEAT, ("place", _number), None),
    Event.mercy: (_SEAT, _CARDS, None),
    Event.points: (_SEAT, ("points", _number), None),
    Event.end: (("winner", _seat), ("ending", lambda value: Ending(value).name), ("points", _number)),
    Event.pending: (_SEAT, _CARDS, None),
}
"""What ``seat``, ``a`` and ``b`` of an event are called and how they are read; None where nothing stands."""
