"""Reading an event log (docs/log.md): its events by name, and those that make one sentence together."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ..kernel.events import Event, Reason


class Happening(NamedTuple):
    """One event of the log; the meaning of ``seat``, ``a`` and ``b`` is told in docs/log.md."""

    kind: Event
    seat: int
    a: int
    b: int


Group = tuple[Happening, ...]
"""Events in a row that make one sentence: a hand as it is dealt, a move with its cards, a draw."""

_BEGINS_TURN: Final = (Event.turn, Event.end, Event.hand)


def read(rows: Iterable[Sequence[int]]) -> list[Happening]:
    """Return the events of a log, given as rows (kind, seat, a, b).

    Raises:
        ValueError: a kind is unknown.
    """
    return [Happening(Event(int(row[0])), int(row[1]), int(row[2]), int(row[3])) for row in rows]


def groups(events: Iterable[Happening]) -> Iterator[Group]:
    """Yield the events in their order, those that make one sentence together."""
    group: list[Happening] = []
    for event in events:
        if group and not _goes_on(group[-1], event):
            yield tuple(group)
            group = []
        group.append(event)
    if group:
        yield tuple(group)


def _goes_on(last: Happening, event: Happening) -> bool:
    """Return whether an event belongs into the sentence of the one before it."""
    if event.kind == Event.card:
        return last.kind in (Event.move, Event.card)
    if event.kind == Event.end:
        return last.kind == Event.points
    if event.kind != last.kind:
        return False
    if event.kind == Event.draw:
        return event.b == last.b and (event.seat == last.seat or event.b == Reason.gift)
    return event.kind == Event.points or (event.kind == Event.deal and event.seat == last.seat)


def pays_rainbow(sequence: Sequence[Group], index: int) -> bool:
    """Return whether the move at ``index`` of a sequence of groups completes a rainbow that gives cards."""
    for group in sequence[index + 1 :]:
        first = group[0]
        if first.kind in _BEGINS_TURN:
            return False
        if first.kind in (Event.draw, Event.empty) and first.b == Reason.gift:
            return True
    return False
