"""Games that nobody played: counters and rows made from the game number alone, at any chunking the same."""

import hashlib
import time
from pathlib import Path
from typing import Any

import numpy as np
from unosim.config import Config
from unosim.engine.player import Batch, Player
from unosim.kernel.counters import Counters
from unosim.kernel.tally import FORFEITS, POINTS, ROW_NAMES, ROW_SIZE, ROW_TALLY, TALLY_SIZE, TURNS


def digests(folder: Path) -> dict[str, str]:
    """Return the hash of every file but the manifest, which tells of time."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != "manifest.json")
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


def pretend_player(config: Config, seconds_per_game: float = 0.0) -> Player:
    """Return a player of made-up hands that takes its time."""

    def play(first: int, games: int, with_rows: bool) -> Batch:
        rows = made_up_rows(config, first, games)
        time.sleep(seconds_per_game * games)
        return Batch(counted(config, rows), rows if with_rows else rows[:0])

    return play


def made_up_rows(config: Config, first: int, games: int) -> np.ndarray[Any, Any]:
    rows = np.zeros((games, ROW_SIZE), np.int32)
    numbers = np.arange(first, first + games, dtype=np.uint64)
    rows[:, 0] = numbers.astype(np.uint32).view(np.int32)
    rows[:, 3] = _noise(numbers, 3) % config.players
    for column in range(ROW_TALLY, ROW_SIZE):
        rows[:, column] = _noise(numbers, column) % 7
    rows[:, ROW_TALLY + TURNS] = 10 + _noise(numbers, 40) % 50
    rows[:, ROW_TALLY + POINTS] = _noise(numbers, 41) % 200
    rows[:, ROW_NAMES.index("rotator_change")] -= 3
    return rows


def counted(config: Config, rows: np.ndarray[Any, Any]) -> Counters:
    counters = Counters(config.rules.max_turns)
    totals, tally = counters.totals[0], rows[:, ROW_TALLY:].astype(np.int64)
    totals["hands"] = totals["finished"] = totals["starts"][0] = len(rows)
    totals["wins"][:] = np.bincount(rows[:, 3], minlength=10)
    totals["starter_wins"] = totals["wins"][0]
    totals["points"][:] = np.bincount(rows[:, 3], tally[:, POINTS], minlength=10)
    totals["points_squares"][:] = np.bincount(rows[:, 3], tally[:, POINTS] ** 2, minlength=10)
    totals["sums"][:TALLY_SIZE] = tally.sum(axis=0)
    totals["squares"][:TALLY_SIZE] = (tally**2).sum(axis=0)
    totals["rotations"][0] = totals["effective_rotations"][0] = len(rows)
    turns, steps = tally[:, TURNS], tally[:, TURNS] + tally[:, FORFEITS]
    counters.turns += np.bincount(turns, minlength=len(counters.turns))
    counters.steps += np.bincount(steps, minlength=len(counters.steps))
    return counters


def _noise(numbers: np.ndarray[Any, Any], column: int) -> np.ndarray[Any, Any]:
    mixed = (numbers + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(column * 977)
    mixed = (mixed ^ (mixed >> np.uint64(31))) * np.uint64(0xBF58476D1CE4E5B9)
    return (mixed >> np.uint64(33)).astype(np.int64)
