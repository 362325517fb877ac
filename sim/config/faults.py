"""What is wrong with a config, and where."""

import difflib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

LONGEST_SHOWN: Final = 60
MOST_FAULTS: Final = 100


class Place(NamedTuple):
    """Where something was written: a file with line and column (from 1), or a ``--set`` without them."""

    source: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        """Return ``source:line:column``, or the source alone."""
        return f"{self.source}:{self.line}:{self.column}" if self.line else self.source


class Fault(NamedTuple):
    """One thing that is wrong."""

    place: Place
    message: str

    def __str__(self) -> str:
        """Return ``source:line:column: message``."""
        return f"{self.place}: {self.message}"


class Report:
    """Faults as they are found, and the dotted paths of the keys that are left out because of them."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.spoiled: set[str] = set()

    def add(self, place: Place, message: str, spoils: Iterable[str | int] | None = ()) -> None:
        """Note a fault, and the path of the key that it makes worthless: all of them by default, or None."""
        self.faults.append(Fault(place, message))
        if spoils is not None:
            self.spoiled.add(".".join(str(step) for step in spoils))

    def touches(self, key: str) -> bool:
        """Return whether a fault was found at a key, above it or below it."""
        return any(
            not path or f"{path}.".startswith(f"{key}.") or f"{key}.".startswith(f"{path}.")
            for path in self.spoiled
        )


class ConfigError(Exception):
    """A config that cannot be played.

    Args:
        faults: all that is wrong; ``str`` of the error gives them one a line.
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(dict.fromkeys(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        """Return all messages, one a line; beyond a hundred only their number."""
        lines = [str(fault) for fault in self.faults[:MOST_FAULTS]]
        left = len(self.faults) - MOST_FAULTS
        return "\n".join([*lines, f"... and {left} more faults"] if left > 0 else lines)


def printable(text: str) -> str:
    """Return ``text`` with everything a terminal could act upon escaped."""
    return "".join(
        c if c.isprintable() or c in "\u200c\u200d" else c.encode("unicode_escape").decode() for c in text
    )


def shown(text: str) -> str:
    """Return ``text`` printable and short enough to stand in a message."""
    return printable(text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "...")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ``; did you mean '...'?`` with the known word that is most like ``word``, or nothing."""
    if len(word) > LONGEST_SHOWN:
        return ""
    near = difflib.get_close_matches(word.strip().lower().replace("-", "_"), list(known), n=1, cutoff=0.6)
    return f"; did you mean '{near[0]}'?" if near else ""
