"""The files of ``games/``: fixed ranges of games, named by the first and the last."""

import re
from pathlib import Path
from typing import NamedTuple

ROWS_PER_PART = 250_000
DIGITS = 12
_NAME = re.compile(rf"(\d{{{DIGITS}}})-(\d{{{DIGITS}}})\.parquet")


class Part(NamedTuple):
    """The games that one file holds, the last one included."""

    first: int
    last: int

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.first:0{DIGITS}}-{self.last:0{DIGITS}}.parquet"


def part_of_name(name: str) -> Part | None:
    """Return the games a file holds by its name, None for another file."""
    found = _NAME.fullmatch(name)
    return Part(int(found[1]), int(found[2])) if found else None


def parts_in(folder: Path) -> list[Part]:
    """Return the parts in a folder ``games``, in the order of games; none where there is no such folder."""
    if not folder.is_dir():
        return []
    return sorted(part for entry in folder.iterdir() if (part := part_of_name(entry.name)))
