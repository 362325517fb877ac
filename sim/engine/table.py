"""A rule set at its table: played by the kernel, or its rows read from the folder of a run."""

import threading
from pathlib import Path
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ..config import Config
from ..kernel.counters import Counters
from ..kernel.tally import ROW_NAMES
from ..kernel.words import Ending
from ..results.errors import FolderError
from ..results.own_files import GAMES
from ..results.parts import Part, parts_in
from ..results.rows import read_rows
from .player import Batch, Player

_TURNS, _ENDING = ROW_NAMES.index("turns"), ROW_NAMES.index("ending")


class Table(Protocol):
    """Gives out what ranges of games leave behind; called from several threads."""

    def sit(self, first: int, games: int) -> Batch:
        """Return counters and rows of games ``first`` to ``first + games - 1``."""


class PlayedTable:
    """A table at which the kernel plays."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def sit(self, first: int, games: int) -> Batch:
        """Play games."""
        return self.player(first, games, True)


class RunTable:
    """A table whose games were played before and have a row each; the part read last is kept."""

    def __init__(self, folder: Path, config: Config) -> None:
        self._folder = folder / GAMES
        self._max_turns = config.rules.max_turns
        self._parts = parts_in(self._folder)
        self._lock = threading.Lock()
        self._last: tuple[Part, NDArray[np.int32], NDArray[np.int64]] | None = None

    def sit(self, first: int, games: int) -> Batch:
        """Read games; the counters tell hands, their ends and their lengths alone.

        Raises:
            FolderError: rows of some of them are missing or cannot be read.
        """
        found = []
        for part in self._parts:
            if part.first < first + games and part.last >= first:
                rows, numbers = self._read(part)
                low, high = np.searchsorted(numbers, (first, first + games))
                found.append((rows[low:high], len(np.unique(numbers[low:high]))))
        if sum(count for _, count in found) != games:
            raise FolderError(f"{self._folder}: rows of games {first:,} to {first + games - 1:,} are missing")
        rows = np.concatenate([rows for rows, _ in found])
        return Batch(self._counted(rows), rows)

    def _read(self, part: Part) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        with self._lock:
            if self._last is None or self._last[0] != part:
                path = self._folder / part.file_name
                try:
                    self._last = (part, *read_rows(path))
                except Exception as error:
                    raise FolderError(f"{path}: cannot be read ({error})") from error
            return self._last[1], self._last[2]

    def _counted(self, rows: NDArray[np.int32]) -> Counters:
        counters = Counters(self._max_turns)
        counters.totals["hands"] = len(rows)
        counters.totals["unfinished"] = int((rows[:, _ENDING] == Ending.unfinished).sum())
        counters.turns += np.bincount(rows[:, _TURNS], minlength=len(counters.turns))
        return counters
