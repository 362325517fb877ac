"""The event log of a hand: what happened, one row an event, in the order of docs/log.md.

The log is an argument that may be None; compiled code then holds nothing of it, so that a traced hand is the
very hand of the run.
"""

from enum import IntEnum
from typing import Any, Final

import numpy as np

from .jit import inlined, int64
from .state import Log


class Event(IntEnum):
    """The kinds of event; the meaning of ``seat``, ``a`` and ``b`` is told in docs/log.md."""

    hand = 1
    deal = 2
    redraw = 3
    open = 4
    name = 5  # type: ignore[assignment]
    turn = 6
    habit = 7
    moves = 8
    move = 9
    card = 10
    draw = 11
    empty = 12
    reshuffle = 13
    passed = 14
    uno = 15
    caught = 16
    rotate = 17
    swap = 18
    keep = 19
    challenge = 20
    flip = 21
    forfeit = 22
    jump = 23
    out = 24
    mercy = 25
    points = 26
    end = 27
    pending = 28


class Reason(IntEnum):
    """Why a card is drawn."""

    lack = 0
    draw_anyway = 1
    draw_two = 2
    wild_draw_four = 3
    pile = 4
    challenge = 5
    uno = 6
    opening = 7
    gift = 8


class Lost(IntEnum):
    """Why a turn is forfeited."""

    skip = 0
    draw_two = 1
    wild_draw_four = 2
    pile = 3
    challenge = 4
    reverse = 5
    opening = 6


class Kind(IntEnum):
    """The kinds of move."""

    single = 0
    drawn = 1
    rotation_combo = 2
    straight = 3
    rainbow = 4
    set = 5
    stack = 6
    deflect = 7
    jump_in = 8


class Phase(IntEnum):
    """When moves are offered."""

    hand = 0
    drawn = 1
    pile = 2
    jump_in = 3


NOTHING: Final = int64(0)
NOBODY: Final = int64(-1)
"""Typed numbers, as others in the kernel: of every literal argument the compiler would make another copy."""

CAPACITY: Final = 1 << 19
"""Events a log holds."""

LOG: Final = np.dtype([("count", "i8"), ("rows", "i4", (CAPACITY, 4))], align=True)


def new_log() -> np.ndarray[Any, Any]:
    """Return an empty log, shape (1,)."""
    return np.zeros(1, LOG).view(np.recarray)


def events_of(log: np.ndarray[Any, Any]) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Return the events of a log, int32 (n, 4).

    Raises:
        OverflowError: the hand had more events than a log holds.
    """
    count = int(log["count"][0])
    if count > CAPACITY:
        raise OverflowError(f"the hand has {count:,} events, more than the log's {CAPACITY:,}")
    events: np.ndarray[Any, np.dtype[np.int32]] = log["rows"][0][:count]
    return events.copy()


@inlined
def note(log: Log, kind: int, seat: int, a: int, b: int) -> None:
    """Append an event."""
    if log is not None:
        if log.count < CAPACITY:
            row = log.rows[log.count]
            row[0] = kind
            row[1] = seat
            row[2] = a
            row[3] = b
        log.count += 1
