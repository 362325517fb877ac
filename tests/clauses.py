"""The clauses and keys that docs/rules.md has, read from its tables."""

import re
from pathlib import Path
from typing import NamedTuple

RULES = Path(__file__).parent.parent / "docs" / "rules.md"

BUILT_SECTIONS = (1, 2, 4, 5, 7)
"""Sections whose clauses must all have a test, those marked as not yet playable apart."""

NOT_YET = "†"

_HEADING = re.compile(r"## (\d+)\.")
_ROW = re.compile(rf"\| `?(?P<name>[\w.]+)`?(?P<not_yet> {NOT_YET})? \|")


class Clause(NamedTuple):
    """A clause (B4), key (``draw.amount``), count, strategy or habit, and whether it is played already."""

    name: str
    built: bool


def read_clauses() -> list[Clause]:
    """All in the order of the page: the first cell of each row of the tables under numbered headings."""
    clauses, section = [], 0
    lines = RULES.read_text(encoding="utf-8").splitlines()
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        if heading := _HEADING.match(line):
            section = int(heading[1])
        row = _ROW.match(line)
        if section and row and not following.startswith("| ---"):
            built = section in BUILT_SECTIONS and not row["not_yet"]
            clauses.append(Clause(row["name"], built))
    return clauses
