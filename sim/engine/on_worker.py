"""What a worker of a cluster does: say by which kernel it plays, and play chunks."""

import pickle
import time
import zlib
from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.counters import TOTALS, Counters
from ..results.rows import whole_game_numbers
from ..results.sampling import Sampling
from .player import Batch, Player, kernel_hash, kernel_player
from .warm_up import collector_paused

_getting_ready = Lock()


class AnotherKernelError(Exception):
    """A worker has other kernel sources than the run was begun with."""


class Returned(NamedTuple):
    """What travels back for a chunk.

    Attributes:
        counters: packed by ``pack``.
        rows: int32 (rows, ROW_SIZE), those that the sampling keeps.
        seconds: time the chunk took to play.
    """

    counters: bytes
    rows: NDArray[np.int32]
    seconds: float


def play_chunk(config: bytes, kernel: str, sampling: Sampling, first: int, games: int) -> Returned:
    """Play a chunk on this worker.

    Args:
        config: the config, pickled.
        kernel: the hash of the kernel sources by which the run is played.
        sampling: which games get a row.
        first: number of the first game.
        games: how many games.

    Raises:
        AnotherKernelError: this worker's kernel is another.
    """
    if kernel_hash() != kernel:
        raise AnotherKernelError(f"kernel {kernel_hash()} here, {kernel} wanted")
    player = _ready_player(config)
    began = time.perf_counter()
    batch = player(first, games, sampling.block > 0)
    rows = batch.rows
    if sampling.block > 1:
        rows = np.asfortranarray(rows[sampling.keeps(whole_game_numbers(rows, first))])
    return Returned(pack(batch.counters), rows, time.perf_counter() - began)


@lru_cache(maxsize=8)
def _player(config: bytes) -> Player:
    player = kernel_player(pickle.loads(config))
    with collector_paused():
        player(0, 0, False)
    return player


def _ready_player(config: bytes) -> Player:
    """Return the player of a config, compiled once however many threads ask for it at a time."""
    with _getting_ready:
        return _player(config)


def unpack(returned: Returned, max_turns: int) -> Batch:
    """Return what a chunk left behind, from what travelled back."""
    plain = zlib.decompress(returned.counters)
    counters = Counters(max_turns)
    totals = np.frombuffer(plain, np.int64, TOTALS.itemsize // 8)
    sizes = np.frombuffer(plain, np.int64, 2, TOTALS.itemsize)
    turns = np.frombuffer(plain, np.int64, sizes[0], TOTALS.itemsize + 16)
    steps = np.frombuffer(plain, np.int64, sizes[1], TOTALS.itemsize + 16 + turns.nbytes)
    counters.totals.view(np.int64)[:] = totals
    counters.turns[: len(turns)] = turns
    counters.steps[: len(steps)] = steps
    return Batch(counters, returned.rows)


def pack(counters: Counters) -> bytes:
    """Return counters as few bytes: most of them are zeros."""
    turns, steps = np.trim_zeros(counters.turns, "b"), np.trim_zeros(counters.steps, "b")
    sizes = np.array([len(turns), len(steps)], np.int64)
    parts = (counters.totals.tobytes(), sizes.tobytes(), turns.tobytes(), steps.tobytes())
    return zlib.compress(b"".join(parts), 1)


def question() -> Callable[[Any], tuple[str, str]]:
    """Return what a worker is asked at the door: its name, and its kernel or why it has none.

    A function within a function travels as its code, so that a worker without unosim can answer too.
    """

    def name_and_kernel(dask_worker: Any) -> tuple[str, str]:
        name = str(dask_worker.name)
        try:
            from unosim.kernel.jit import source_hash  # noqa: PLC0415
        except ImportError as fault:
            return name, f"none ({fault})"
        return name, source_hash()

    return name_and_kernel
