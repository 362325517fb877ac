"""Taking the time of players and of the first hand."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np

from ..engine.player import Player

TRIAL = 2000
"""Games by which the length of a round is chosen."""

_FIRST_HAND = (
    "import sys; from unosim.config import load; from unosim.engine.player import kernel_player; "
    "kernel_player(load(sys.argv[1]))(0, 1, False)"
)


class Speed(NamedTuple):
    """Hands and turns a second."""

    hands: float
    turns: float


def in_turn(players: Mapping[str, Player], seconds: float, rounds: int) -> dict[str, Speed]:
    """Let players play one after the other, round by round, on one core; return the median of each.

    Args:
        players: what plays, by name.
        seconds: how long each plays in a round, about.
        rounds: how many rounds.
    """
    measured: dict[str, list[Speed]] = {name: [] for name in players}
    with _on_one_core():
        games = {name: _games(player, seconds) for name, player in players.items()}
        for number in range(rounds):
            for name, player in players.items():
                measured[name].append(_speed(player, number * games[name], games[name]))
    return {
        name: Speed(median(speed.hands for speed in speeds), median(speed.turns for speed in speeds))
        for name, speeds in measured.items()
    }


def two_threads(player: Player, seconds: float, rounds: int) -> tuple[float, float]:
    """Return the hands a second of one thread and of two, medians of rounds in turn."""
    games = _games(player, seconds)
    one, two = [], []
    with ThreadPoolExecutor(2) as pool:
        for number in range(rounds):
            one.append(_speed(player, number * games, games).hands)
            began = time.perf_counter()
            batches = list(pool.map(lambda first: player(first, games, False), (0, games)))
            played = sum(int(batch.counters.turns.sum()) for batch in batches)
            two.append(played / (time.perf_counter() - began))
    return median(one), median(two)


def first_hand(config: str) -> tuple[float, float]:
    """Return the seconds from the start of Python to the first hand: nothing compiled yet, and after that."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "UNOSIM_CACHE_DIR": folder}
        seconds = []
        for _ in range(2):
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", _FIRST_HAND, config], check=True, env=environment)
            seconds.append(time.perf_counter() - began)
    return seconds[0], seconds[1]


def _games(player: Player, seconds: float) -> int:
    return max(1, round(_speed(player, 0, TRIAL).hands * seconds))


def _speed(player: Player, first: int, games: int) -> Speed:
    began = time.perf_counter()
    turns = player(first, games, False).counters.turns
    passed = time.perf_counter() - began
    return Speed(int(turns.sum()) / passed, int(turns @ np.arange(len(turns))) / passed)


@contextmanager
def _on_one_core() -> Iterator[None]:
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
