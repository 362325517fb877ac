"""Hands played and judged by a process of its own, which the test starts without the compiler.

Reads JSON from its standard input, a list of ``[sets, seed, first game, games]``; writes all rows.
"""

import json
import sys

import numba
from unosim.config import load

from .judged import play_and_judge


def main() -> None:
    assert numba.config.DISABLE_JIT
    rows: list[list[int]] = []
    for sets, seed, first, games in json.load(sys.stdin):
        rows += play_and_judge(load("classic", sets), seed, first, games)
    json.dump(rows, sys.stdout)


if __name__ == "__main__":
    main()
