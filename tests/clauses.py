"""The clauses and keys that docs/rules.md has, read from its tables."""

import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parent.parent / "docs" / "rules.md"

BUILT_SECTIONS = (1, 2, 3, 4, 5, 7)
"""Sections whose clauses must all have a test."""

NAMED = ("clause", "key", "count", "strategy", "habit")
"""What the first column of a table is called if its rows want tests."""

_HEAD = re.compile(r"\| ([a-z]+) \|")
_HEADING = re.compile(r"## (\d+)\.")
_ROW = re.compile(r"\| `?(?P<name>[\w.]+)`? \|")


class Clause(NamedTuple):
    """A clause (B4), key (``draw.amount``), count, strategy or habit, and whether it wants a test."""

    name: str
    built: bool


def read_clauses() -> list[Clause]:
    """All in the order of the page: the first cells of the tables of clauses, keys and the like."""
    clauses, section, counts = [], 0, False
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if heading := _HEADING.match(line):
            section = int(heading[1])
        if not line.startswith("|"):
            counts = False
        elif head := _HEAD.match(line):
            counts = head[1] in NAMED
        elif counts and (row := _ROW.match(line)):
            clauses.append(Clause(row["name"], section in BUILT_SECTIONS))
    return clauses
