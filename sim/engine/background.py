"""Work that cannot be interrupted, done beside the main thread so that Ctrl-C need not wait for it."""

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from .stop import Stop

Result = TypeVar("Result")


def in_background(
    work: Callable[[], Result], stop: Stop, look: Callable[[], None] | None = None, every: float = 0.05
) -> Result:
    """Do some work in a thread of its own and return its result, or raise its fault.

    Args:
        work: what to do.
        stop: asked every now and then.
        look: called every now and then while it goes on; may raise.
        every: how often, in seconds.

    Raises:
        KeyboardInterrupt: somebody asked to stop; the work goes on until it or the process ends.
    """
    results: list[Result] = []
    faults: list[BaseException] = []
    done = threading.Event()

    def do() -> None:
        try:
            results.append(work())
        except BaseException as fault:
            faults.append(fault)
        finally:
            done.set()

    threading.Thread(target=do, daemon=True).start()
    while not done.wait(every):
        stop.check()
        if look is not None:
            look()
    if faults:
        raise faults[0]
    return results[0]


def finish_within(work: Callable[[], object], seconds: float) -> None:
    """Do some work beside the main thread and wait for it no longer than that; its faults are nobody's."""

    def do() -> None:
        try:
            work()
        except Exception:
            return

    thread = threading.Thread(target=do, daemon=True)
    thread.start()
    deadline = time.monotonic() + seconds
    while thread.is_alive() and time.monotonic() < deadline:
        thread.join(0.05)  # in short steps, so that a signal is handled at once
