"""Getting the kernel ready: loaded from the cache, or compiled, with the time it takes."""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

from .background import in_background
from .player import Player
from .progress import Progress
from .stop import Stop

PATIENCE = 0.5
"""Seconds after which the user is told what takes so long."""


@contextmanager
def collector_paused() -> Iterator[None]:
    """Spare the compiler the garbage collector, which would go through its many objects again and again."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def warm_up(player: Player, progress: Progress, stop: Stop) -> float:
    """Let a player play no game at all, which compiles the kernel; return the seconds it took.

    Raises:
        KeyboardInterrupt: somebody asked to stop; the compiler cannot be stopped and ends with the process.
    """
    began = time.perf_counter()
    told = False

    def compile_kernel() -> None:
        with collector_paused():
            player(0, 0, False)

    def tell() -> None:
        nonlocal told
        if not told and time.perf_counter() - began > PATIENCE:
            progress.compiling()
            told = True

    in_background(compile_kernel, stop, tell)
    return time.perf_counter() - began
