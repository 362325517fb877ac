"""Positions of El Cero, and what tests of it look at."""

from collections.abc import Mapping
from typing import Any

from . import positions
from .table import Table

OTHERS = "B4 C5 D2"
"""The other hands where nothing but their sizes matters."""

ROTATIONS = ("plain", "plus2", "plus3", "minus1", "null")

Options = Mapping[str, Any]


def position(top: str, hands: str, **how: Any) -> Table:
    """A position under the preset ``el_cero``; see ``positions.position``."""
    return positions.position(top, hands, preset="el_cero", **how)


def straights(**options: Any) -> Options:
    """The key ``straights`` with options: ``straights(colors="any")``."""
    return {"straights": _enabled(options)}


def rainbow(**options: Any) -> Options:
    """The key ``rainbow`` with options: ``rainbow(table_run=False)``."""
    return {"rainbow": _enabled(options)}


def rotations(table: Table) -> dict[str, int]:
    """The rotations counted so far, by kind, those there were."""
    counts = {kind: table.count(f"rotations_{kind}") for kind in ROTATIONS}
    return {kind: count for kind, count in counts.items() if count}


def how_many(table: Table, letter: str, move: str) -> int:
    """How many moves a seat is offered, of which it lays one."""
    table.play(letter, move)
    return table.offered[0]


def _enabled(options: Options) -> str:
    pairs = ", ".join(f"{key}: {str(value).lower()}" for key, value in options.items())
    return f"{{enabled: true, {pairs}}}"
