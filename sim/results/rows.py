"""One row a hand: from the kernel's integers to the bytes of a Parquet file and back."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ..kernel.tally import ROW_NAMES

Rows = NDArray[np.int32]
"""int32 (hands, ROW_SIZE), the columns of ``ROW_NAMES``; the game number wrapped to 32 bits."""

NUMPY_TYPES: dict[str, Any] = {
    **dict.fromkeys(ROW_NAMES, np.uint32),
    "game": np.int64,
    "starter": np.uint8,
    "winner": np.int8,
    "ending": np.uint8,
    "turns": np.uint16,
    "displacement": np.int32,
    "rotator_change": np.int32,
}
"""Wide enough for 65,535 turns, each with a whole deck drawn, and for a trillion games."""

TYPES = {name: pl.Series(np.empty(0, kind)).dtype for name, kind in NUMPY_TYPES.items()}


def whole_game_numbers(rows: Rows, first_game: int) -> NDArray[np.int64]:
    """Return the game numbers int64 (hands,) of rows that begin at or after ``first_game``."""
    wrapped = rows[:, 0].astype(np.int64) - first_game
    return first_game + (wrapped & 0xFFFFFFFF)


def table(chunks: Sequence[Rows], games: Sequence[NDArray[np.int64]]) -> pl.DataFrame:
    """Return rows as one table with named and typed columns.

    Args:
        chunks: arrays int32 (hands, ROW_SIZE), at least one.
        games: for each of them int64 (hands,) whole game numbers.
    """
    columns: dict[str, Any] = {"game": np.concatenate(games)}
    for place, name in enumerate(ROW_NAMES[1:], start=1):
        pieces = [rows[:, place] for rows in chunks]
        columns[name] = np.concatenate(pieces, dtype=NUMPY_TYPES[name], casting="unsafe")
    return pl.DataFrame(columns)


def parquet_bytes(frame: pl.DataFrame) -> bytes:
    """Return a table as one Parquet file of one row group; the same table gives the same bytes.

    Without statistics: they take a third of the time, and the file's name says which games it holds.
    """
    file = BytesIO()
    size = max(frame.height, 1)
    frame.write_parquet(file, compression="zstd", compression_level=1, statistics=False, row_group_size=size)
    return file.getvalue()


def read_rows(path: Path) -> tuple[Rows, NDArray[np.int64]]:
    """Return the rows of a Parquet file as the kernel had written them, and their game numbers."""
    frame = pl.read_parquet(path, columns=list(ROW_NAMES))
    games = frame["game"].to_numpy().astype(np.int64)
    rows = np.empty((frame.height, len(ROW_NAMES)), np.int32)
    rows[:, 0] = games.astype(np.uint32).view(np.int32)
    for place, name in enumerate(ROW_NAMES[1:], start=1):
        rows[:, place] = frame[name].to_numpy()
    return rows, games


def scan_rows(folder: Path) -> pl.LazyFrame:
    """Return all rows of a folder ``games`` as one lazy table, empty where no rows were kept."""
    paths = sorted(folder.glob("*.parquet"))
    return pl.scan_parquet(paths) if paths else pl.LazyFrame(schema=TYPES)
