"""Workers that play in turn, so that whatever else the machine does falls on all of them alike."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parent
TRIAL = 2000
"""Games by which the length of a round is chosen."""


class WorkerError(Exception):
    """A worker cannot play what it was asked to; the text says why."""


class Speed(NamedTuple):
    """Hands and turns a second."""

    hands: float
    turns: float


class Worker:
    """A process that plays batches on one core."""

    def __init__(self, *arguments: str, package: Path | None = None) -> None:
        environment = dict(os.environ)
        if package is not None:
            environment["PYTHONPATH"] = str(package)
        self._process = subprocess.Popen(
            [sys.executable, *(arguments or (str(HERE / "worker.py"),))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def play(self, config: str, sets: Sequence[str], first: int, games: int) -> Speed:
        """Play a batch and return its speed.

        Raises:
            WorkerError: it cannot.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        request = {"config": config, "sets": list(sets), "first": first, "games": games}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise WorkerError("the process ended")
        answer: dict[str, Any] = json.loads(line)
        if "fault" in answer:
            raise WorkerError(answer["fault"])
        return Speed(answer["hands"] / answer["seconds"], answer["turns"] / answer["seconds"])

    def end(self) -> None:
        """Let the process end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def in_turn(
    workers: Sequence[Worker], config: str, sets: Sequence[str], seconds: float, rounds: int
) -> list[list[Speed]]:
    """Let workers play one after the other, round by round; return the speeds of each.

    Raises:
        WorkerError: one cannot play this.
    """
    games = [max(1, round(worker.play(config, sets, 0, TRIAL).hands * seconds)) for worker in workers]
    speeds: list[list[Speed]] = [[] for _ in workers]
    for number in range(rounds):
        for place, worker in enumerate(workers):
            speeds[place].append(worker.play(config, sets, number * games[place], games[place]))
    return speeds


def ratios(speeds: Sequence[Speed], base: Sequence[Speed]) -> list[float]:
    """Return the ratio of hands a second in each round, ascending."""
    return sorted(each.hands / other.hands for each, other in zip(speeds, base, strict=True))


def hands(speeds: Sequence[Speed]) -> float:
    """Return the median of hands a second."""
    return median(speed.hands for speed in speeds)
