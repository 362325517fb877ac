"""Getting the kernel ready: loaded from the cache, or compiled, with the time it takes."""

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

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
    faults: list[BaseException] = []

    def compile_kernel() -> None:
        try:
            with collector_paused():
                player(0, 0, False)
        except BaseException as fault:
            faults.append(fault)

    began = time.perf_counter()
    thread = threading.Thread(target=compile_kernel, daemon=True)
    thread.start()
    told = False
    while thread.is_alive():
        thread.join(0.05)
        stop.check()
        if not told and time.perf_counter() - began > PATIENCE:
            progress.compiling()
            told = True
    if faults:
        raise faults[0]
    return time.perf_counter() - began
