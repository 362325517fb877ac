"""From YAML text to nodes: one document of mappings, lists and scalars, in bounded depth and size."""

from collections.abc import Iterator
from typing import Final, NoReturn, Protocol

import yaml

from .faults import Fault, Place, printable, shown
from .nodes import Entry, Items, Keys, Node, Scalar
from .scalars import joined_surrogates, read_plain

DEEPEST: Final = 32
MOST_EVENTS: Final = 5_000
_ENDS: Final = (yaml.MappingEndEvent, yaml.SequenceEndEvent)


class Mark(Protocol):
    """A position in a text, line and column from 0."""

    line: int
    column: int


class _Unreadable(Exception):
    def __init__(self, fault: Fault) -> None:
        self.fault = fault


def read_yaml(text: str, source: str, positions: bool = True) -> tuple[Node | None, list[Fault]]:
    """Read one YAML document.

    Args:
        text: the document.
        source: what messages call it.
        positions: whether messages give line and column.

    Returns:
        the document, or None if nothing or nothing readable stands there, and what is wrong with it.
    """
    reader = _Reader(source, positions)
    try:
        return reader.document(yaml.parse(text, yaml.SafeLoader)), reader.faults
    except _Unreadable as error:
        reader.faults.append(error.fault)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reader.fault(mark, f"not valid YAML: {_reason(error)}")
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        place = reader.position(before.count("\n"), len(before) - before.rfind("\n") - 1)
        reader.faults.append(
            Fault(place, f"the character U+{ord(text[error.position]):04X} may not stand in YAML")
        )
    except (ValueError, OverflowError) as error:
        # escapes and directives with absurd numbers, which PyYAML lets through
        reader.fault(None, f"not valid YAML: {printable(str(error))}")
    return None, reader.faults


def _reason(error: yaml.MarkedYAMLError) -> str:
    parts = [part for part in (error.problem, error.context) if part]
    reason = printable(" ".join(parts))
    return f"{reason} (indent with spaces)" if "'\\t'" in reason else reason


class _Reader:
    def __init__(self, source: str, positions: bool) -> None:
        self.source = source
        self.positions = positions
        self.faults: list[Fault] = []
        self.events: Iterator[yaml.Event] = iter(())
        self.count = 0
        self.last: Mark | None = None

    def position(self, line: int, column: int) -> Place:
        return Place(self.source, line + 1, column + 1) if self.positions else Place(self.source)

    def place(self, mark: Mark | None) -> Place:
        mark = mark or self.last
        return self.position(mark.line, mark.column) if mark else self.position(0, 0)

    def fault(self, mark: Mark | None, message: str) -> None:
        self.faults.append(Fault(self.place(mark), message))

    def stop(self, mark: Mark | None, message: str) -> NoReturn:
        raise _Unreadable(Fault(self.place(mark), message))

    def next(self) -> yaml.Event:
        event = next(self.events)
        self.last = event.start_mark
        self.count += 1
        if self.count > MOST_EVENTS:
            self.stop(None, f"too much for a config: more than {MOST_EVENTS} keys and values")
        return event

    def document(self, events: Iterator[yaml.Event]) -> Node | None:
        self.events = events
        self.next()
        if isinstance(self.next(), yaml.StreamEndEvent):
            return None
        node = self.node(self.next(), 1)
        self.next()
        after = self.next()
        if not isinstance(after, yaml.StreamEndEvent):
            self.stop(after.start_mark, "a config is one YAML document; a second one begins here")
        return node

    def node(self, event: yaml.Event, depth: int) -> Node | None:
        """Read one value; None stands for a null and for an alias, which is reported."""
        if isinstance(event, yaml.AliasEvent):
            self.fault(
                event.start_mark, f"aliases are not read (*{shown(str(event.anchor))}); write the value out"
            )
            return None
        assert isinstance(event, yaml.NodeEvent)
        if event.anchor is not None:
            self.fault(event.start_mark, f"anchors are not read (&{shown(event.anchor)})")
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.fault(event.start_mark, f"tags are not read ({shown(tag)})")
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event)
        if depth > DEEPEST:
            self.stop(event.start_mark, f"nested more than {DEEPEST} levels deep")
        if isinstance(event, yaml.SequenceStartEvent):
            return self.items(event, depth)
        return self.keys(event, depth)

    def scalar(self, event: yaml.ScalarEvent) -> Scalar | None:
        text = joined_surrogates(event.value)
        value = text if event.style else read_plain(text)
        return None if value is None else Scalar(value, text, self.place(event.start_mark))

    def items(self, start: yaml.Event, depth: int) -> Items:
        items = []
        while not isinstance(event := self.next(), _ENDS):
            items.append(self.value(event, "an item of the list", depth))
        return Items(tuple(item for item in items if item), self.place(start.start_mark))

    def keys(self, start: yaml.Event, depth: int) -> Keys:
        entries: dict[str, Entry] = {}
        while not isinstance(event := self.next(), _ENDS):
            key, place = self.key(event, depth)
            value = self.value(self.next(), f"'{shown(key)}'" if key is not None else "the key", depth)
            if key in entries:
                first = entries[key].place
                again = f" (first in line {first.line})" if first.line else ""
                self.faults.append(Fault(place, f"the key '{shown(key)}' stands here twice{again}"))
            elif key is not None and value is not None:
                entries[key] = Entry(place, value, shown(key))
        return Keys(entries, self.place(start.start_mark))

    def key(self, event: yaml.Event, depth: int) -> tuple[str | None, Place]:
        place = self.place(event.start_mark)
        if isinstance(event, yaml.ScalarEvent):
            self.node(event, depth)
            return joined_surrogates(event.value), place
        if not isinstance(event, yaml.AliasEvent):
            self.faults.append(Fault(place, "a key must be a word"))
        self.node(event, depth + 1)
        return None, place

    def value(self, event: yaml.Event, of: str, depth: int) -> Node | None:
        node = self.node(event, depth + 1)
        if node is None and not isinstance(event, yaml.AliasEvent):
            self.fault(event.start_mark, f"{of} has no value; give it one or leave it out")
        return node
