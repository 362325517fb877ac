"""Playing a range of games by the compiled kernel."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..config import Config
from ..config.players import is_own
from ..kernel.counters import Counters
from ..kernel.tally import ROW_SIZE
from ..results.layout import by_columns

SPARE = 1.2
"""Room for rows beyond what matches needed so far."""


class Batch(NamedTuple):
    """What a range of games leaves behind.

    Attributes:
        counters: the counts of all its hands.
        rows: int32 (hands, ROW_SIZE), or (0, ROW_SIZE) where no rows were asked for.
    """

    counters: Counters
    rows: NDArray[np.int32]


Player = Callable[[int, int, bool], Batch]
"""Plays ``games`` games from number ``first`` on, with rows or without: ``player(first, games, with_rows)``.

Called from several threads at once. The result depends on nothing but the numbers of the games.
"""


def usable_threads() -> int:
    """Return how many threads this process may run at a time."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def kernel_hash(*configs: Config) -> str:
    """Return the hash of all kernel sources, by which a run says what played it.

    Where configs have strategies of the user's own, the hash of their files follows after a plus.
    """
    from ..kernel.jit import source_hash  # noqa: PLC0415  (numba takes half a second to import)

    own = [name for config in configs for name in config.strategies if is_own(name)]
    if not own:
        return source_hash()
    from ..strategies.own import code_hash  # noqa: PLC0415

    return f"{source_hash()}+{code_hash(own)}"


def kernel_player(config: Config) -> Player:
    """Return a player that plays a config by the kernel; every call has its own state and counters."""
    from ..kernel.table import Table  # noqa: PLC0415  (numba takes half a second to import)

    table, seed = Table(config), config.run.seed
    room = _Room(1.0)

    def play(first: int, games: int, with_rows: bool) -> Batch:
        counters, seated = Counters(config.rules.max_turns), table.another()
        rows = np.empty((room.rows_of(games) if with_rows else 0, ROW_SIZE), np.int32)
        hands = seated.play(counters, rows, seed, first, games)
        if with_rows and hands > len(rows):  # matches, of more hands than those before
            room.hands_per_game = max(room.hands_per_game, SPARE * hands / games)
            counters = Counters(config.rules.max_turns)
            rows = seated.play_with_rows(counters, seed, first, games)
        return Batch(counters, by_columns(rows[:hands]))

    return play


@dataclass(slots=True)
class _Room:
    """How many rows games may need, learned on the way by all threads; it changes no result."""

    hands_per_game: float

    def rows_of(self, games: int) -> int:
        return ceil(self.hands_per_game * games)
