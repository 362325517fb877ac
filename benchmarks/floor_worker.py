"""A worker (see worker.py) that plays by the bare loop of a module, whose path is the only argument."""

import importlib.util
import json
import os
import sys
import tempfile
import time
from types import ModuleType
from typing import Any

import numpy as np

MAX_TURNS = 10_000
SEED = 1


def load_module(path: str) -> ModuleType:
    """Import a file by its path, with its compiled code kept away from it."""
    sys.dont_write_bytecode = True
    import numba  # noqa: PLC0415  (its cache folder is set before the module is read)

    numba.config.CACHE_DIR = tempfile.mkdtemp()  # type: ignore[attr-defined]
    spec = importlib.util.spec_from_file_location("bare_loop", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def deck() -> list[int]:
    """Return the 108 cards as ``copy << 6 | colour << 4 | symbol``."""
    colored = [
        copy << 6 | color << 4 | symbol
        for color in range(4)
        for symbol in range(13)
        for copy in range(1 if symbol == 0 else 2)
    ]
    return colored + [color << 4 | symbol for color in range(4) for symbol in (13, 14)]


class BareLoop:
    """The loop, with its records filled in for the classic hand at random."""

    def __init__(self, module: ModuleType) -> None:
        self._batch = module.batch
        self._games = np.zeros(1, module.GAME)
        self._rules = np.zeros(1, module.RULES)
        cards = deck()
        self._games["full"][0, : len(cards)] = cards
        rules = {
            "planes": 2,
            "n_deck": len(cards),
            "hand": 7,
            "cap": MAX_TURNS,
            "force_play": 1,
            "reverse2_skips": 1,
        }
        for name, value in rules.items():
            self._rules[name] = value

    def play(self, players: int, first: int, games: int) -> dict[str, Any]:
        """Play a batch."""
        winners, turns = np.zeros(11, np.int64), np.zeros(MAX_TURNS + 1, np.int64)
        others = (np.zeros(4096, np.int64), np.zeros(512, np.int64), np.zeros(8192, np.int64))
        began = time.perf_counter()
        self._batch(self._games, self._rules, players, SEED, first, games, winners, turns, *others)
        seconds = time.perf_counter() - began
        return {"hands": games, "turns": int(turns @ np.arange(len(turns))), "seconds": seconds}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    loop = BareLoop(load_module(sys.argv[1]))
    loop.play(4, 0, 1)
    for line in sys.stdin:
        request = json.loads(line)
        players = next(int(key.partition("=")[2]) for key in request["sets"] if key.startswith("players="))
        print(json.dumps(loop.play(players, request["first"], request["games"])), flush=True)


if __name__ == "__main__":
    main()
