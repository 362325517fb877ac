"""Rows on their way into files, in memory only until their part is whole."""

from pathlib import Path

import numpy as np
import polars as pl
from numpy.typing import NDArray

from .errors import FolderError
from .files import write_whole
from .own_files import GAMES
from .parts import DIGITS, Part, parts_in
from .rows import Rows, parquet_bytes, read_rows, table, whole_game_numbers
from .sampling import Sampling


class PartWriter:
    """Collects rows in the order of games and writes a file whenever a part is whole.

    A part that is not whole yet can be written too (``save``), under the name of the games it holds so far;
    the next file that begins with the same game takes its place.
    """

    def __init__(self, folder: Path, sampling: Sampling, games: int) -> None:
        """Begin to write.

        Args:
            folder: the run folder; its ``games`` is made where rows are kept.
            sampling: which games get a row.
            games: games of the whole run.
        """
        self._folder = folder / GAMES
        self._sampling = sampling
        self._games = games
        self._first = 0
        self._next = 0
        self._rows: list[Rows] = []
        self._numbers: list[NDArray[np.int64]] = []
        self._saved: Part | None = None
        if sampling.block:
            self._folder.mkdir(exist_ok=True)

    def add(self, first: int, games: int, rows: Rows) -> None:
        """Take the rows of the games ``first`` to ``first + games - 1``, which lie within one part."""
        self._next = first + games
        if not self._sampling.block:
            return
        numbers = whole_game_numbers(rows, first)
        if self._sampling.block > 1:
            kept = self._sampling.keeps(numbers)
            rows, numbers = rows[kept], numbers[kept]
        self._rows.append(rows)
        self._numbers.append(numbers)
        if self._next % self._sampling.games_per_part == 0 or self._next == self._games:
            self.save()
            self._first, self._saved = self._next, None
            self._rows, self._numbers = [], []

    def save(self) -> None:
        """Write the rows of the part begun, if there are games in it."""
        if not self._sampling.block or self._next == self._first:
            return
        part = Part(self._first, self._next - 1)
        if part == self._saved:
            return  # a game number names the same rows, and these are on disk
        frame = table(self._rows, self._numbers)
        write_whole(self._folder / part.file_name, parquet_bytes(frame))
        if self._saved not in (None, part):
            (self._folder / self._saved.file_name).unlink(missing_ok=True)
        self._saved = part

    def take_up(self, games_played: int) -> None:
        """Go on after ``games_played`` games: read the part begun, remove what lies beyond it.

        Raises:
            FolderError: rows of earlier games are missing.
        """
        self._next = games_played
        size = self._sampling.games_per_part
        if not size:
            return
        self._first = games_played // size * size
        present = parts_in(self._folder)
        begun = [part for part in present if part.first == self._first and part.last >= games_played - 1]
        whole = {Part(first, first + size - 1) for first in range(0, self._first, size)}
        missing = whole - set(present)
        if missing or (not begun and games_played > self._first):
            name = min(missing).file_name if missing else f"{self._first:0{DIGITS}}-...parquet"
            raise FolderError(f"{self._folder}: {name} is missing; what was played cannot be gone on with")
        self._read_begun(begun[0] if begun and games_played > self._first else None, games_played)
        for part in present:
            if part.first >= self._first and part != self._saved:
                (self._folder / part.file_name).unlink()

    def _read_begun(self, part: Part | None, games_played: int) -> None:
        if part is None:
            return
        try:
            rows, numbers = read_rows(self._folder / part.file_name)
        except (OSError, pl.exceptions.PolarsError) as error:
            raise FolderError(f"{self._folder / part.file_name}: cannot be read ({error})") from error
        kept = numbers < games_played
        self._rows, self._numbers, self._saved = [rows[kept]], [numbers[kept]], part
