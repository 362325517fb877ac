"""Progress on stderr: a bar in a terminal, a line now and then elsewhere, or nothing."""

import sys
import time
from typing import Any, Protocol

COMPILING = "compiling the kernel (first run only) ..."
SECONDS_BETWEEN_LINES = 10.0


class Progress(Protocol):
    """What a run tells while it goes on."""

    def compiling(self) -> None:
        """Tell that the kernel is not ready at once."""

    def note(self, line: str) -> None:
        """Tell something else that the user should know."""

    def begin(self, games: int, done: int) -> None:
        """Tell how many games there are and how many were played before."""

    def advance(self, done: int, hands: int) -> None:
        """Tell how many games, and how many hands in this sitting, have been played."""

    def end(self) -> None:
        """Tell no more."""


class Silent:
    """Tells nothing."""

    def compiling(self) -> None:
        """Tell nothing."""

    def note(self, line: str) -> None:
        """Tell nothing."""

    def begin(self, games: int, done: int) -> None:
        """Tell nothing."""

    def advance(self, done: int, hands: int) -> None:
        """Tell nothing."""

    def end(self) -> None:
        """Tell nothing."""


class Lines:
    """Writes a plain line every ten seconds, for logs and pipes."""

    def __init__(self) -> None:
        self._games = 1
        self._before = 0
        self._began = self._told = 0.0

    def compiling(self) -> None:
        """Tell that the kernel is being compiled."""
        _tell(COMPILING)

    def note(self, line: str) -> None:
        """Write a line."""
        _tell(line)

    def begin(self, games: int, done: int) -> None:
        """Take the time."""
        self._games, self._before = games, done
        self._began = self._told = time.perf_counter()

    def advance(self, done: int, hands: int) -> None:
        """Write a line if the last one is long enough ago."""
        now = time.perf_counter()
        if now - self._told < SECONDS_BETWEEN_LINES:
            return
        self._told = now
        elapsed = now - self._began
        left = elapsed * (self._games - done) / max(done - self._before, 1)
        share = f"{done:,} of {self._games:,} games ({100 * done // self._games} %)"
        _tell(f"{share}, {speed(hands, elapsed)}, {left:,.0f} s left")

    def end(self) -> None:
        """Write nothing more."""


class Bar:
    """Draws a bar with the speed and the time left."""

    def __init__(self) -> None:
        from rich.console import Console  # noqa: PLC0415  (loaded only where a terminal shows it)
        from rich.progress import BarColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415
        from rich.progress import Progress as RichProgress  # noqa: PLC0415

        self._bar = RichProgress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            TextColumn("{task.fields[speed]}", markup=False),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        self._task: Any = None
        self._began = 0.0

    def compiling(self) -> None:
        """Tell that the kernel is being compiled."""
        self._bar.console.print(COMPILING, markup=False)

    def note(self, line: str) -> None:
        """Write a line above the bar."""
        self._bar.console.print(line, markup=False, highlight=False)

    def begin(self, games: int, done: int) -> None:
        """Draw the bar."""
        self._task = self._bar.add_task(f"{games:,} games", total=games, completed=done, speed="")
        self._began = time.perf_counter()
        self._bar.start()

    def advance(self, done: int, hands: int) -> None:
        """Move the bar."""
        elapsed = time.perf_counter() - self._began
        self._bar.update(self._task, completed=done, speed=speed(hands, elapsed))

    def end(self) -> None:
        """Take the bar away."""
        self._bar.stop()


def progress_on_stderr(*, quiet: bool) -> Progress:
    """Return what suits stderr: a bar in a terminal, lines elsewhere, nothing if ``quiet``."""
    if quiet:
        return Silent()
    return Bar() if sys.stderr.isatty() else Lines()


def speed(hands: int, seconds: float) -> str:
    """Return a speed in words."""
    rate = hands / seconds if seconds > 0 else 0.0
    if rate >= 1e6:
        return f"{rate / 1e6:.2f} M hands/s"
    return f"{rate / 1e3:.0f} k hands/s" if rate >= 1e4 else f"{rate:,.0f} hands/s"


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
