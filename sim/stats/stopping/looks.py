"""The numbers of games after which a run looks at its counts: the same for every run."""

from typing import Final

FIRST: Final = 1000
"""Games before the first look; a game is at least one hand."""

STEP: Final = 20
"""A look comes after one twentieth more games than the look before."""


def next_look(games: int) -> int:
    """Return the first look after ``games`` games."""
    look = FIRST
    while look <= games:
        look += look // STEP
    return look


def is_look(games: int) -> bool:
    """Return whether a run looks at its counts after ``games`` games."""
    return games >= FIRST and next_look(games - 1) == games
