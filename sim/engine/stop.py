"""Stopping a run by Ctrl-C or SIGTERM: the first asks to stop, the second does not wait."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stop:
    """A request to end the run and keep what was played."""

    def __init__(self) -> None:
        self._asked = threading.Event()

    def ask(self) -> None:
        """Ask to stop."""
        self._asked.set()

    @property
    def asked(self) -> bool:
        """Whether somebody asked."""
        return self._asked.is_set()

    def check(self) -> None:
        """Raise KeyboardInterrupt if somebody asked, where there is nothing to keep yet."""
        if self.asked:
            raise KeyboardInterrupt


@contextmanager
def stop_on_signals(stop: Stop) -> Iterator[None]:
    """Let SIGINT and SIGTERM ask to stop; a second one raises KeyboardInterrupt at once.

    Outside the main thread, where Python allows no handlers, nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def handle(number: int, frame: FrameType | None) -> None:
        if stop.asked:
            raise KeyboardInterrupt
        stop.ask()

    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, handle) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
