"""Reading a log event by event; whatever is not the event due next is a foul."""

from collections.abc import Sequence
from typing import Any

from .events import event_words

Row = tuple[int, int, int, int]

_SHOWN = 8


class Foul(Exception):
    """The log breaks a rule; the message names the event, the clause and what was due."""


class LogReader:
    """The events of one hand and the place reached in them.

    ``events`` is an integer array of shape (n, 4) or a sequence of rows: kind, seat, a, b.
    """

    def __init__(self, events: Any) -> None:
        rows: Sequence[Sequence[int]] = events.tolist() if hasattr(events, "tolist") else events
        self._rows: list[Row] = [(row[0], row[1], row[2], row[3]) for row in rows]
        self._rows.append((0, 0, 0, 0))
        self._index = 0

    def next_kind(self) -> int:
        """Kind of the event that comes next, 0 after the last."""
        return self._rows[self._index][0]

    def next_row(self) -> Row:
        """The event that comes next, without taking it."""
        return self._rows[self._index]

    def take(self, clause: str, kind: int, seat: int | None, a: int | None = 0, b: int | None = 0) -> Row:
        """Take the next event, which must be of this kind and hold these values; None allows any value."""
        row = self._rows[self._index]
        if (
            row[0] != kind
            or (seat is not None and row[1] != seat)
            or (a is not None and row[2] != a)
            or (b is not None and row[3] != b)
        ):
            raise self.foul(clause, f"{event_words(kind, seat, a, b)} was due")
        self._index += 1
        return row

    def take_end(self) -> None:
        """Nothing may follow the last event."""
        if self._index != len(self._rows) - 1:
            raise self.foul("log", "nothing was due after END")

    def foul(self, clause: str, due: str, *, taken: bool = False) -> Foul:
        """A foul at the next event, or (``taken``) at the one just taken."""
        index = self._index - taken
        lines = [f"[{clause}] event {index} is {event_words(*self._rows[index])}, but {due}; before it:"]
        first = max(0, index - _SHOWN)
        lines += [f"  {i}: {event_words(*self._rows[i])}" for i in range(first, index)]
        return Foul("\n".join(lines))
