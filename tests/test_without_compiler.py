"""The kernel is plain Python too: without the compiler it plays the very same hands, and nothing warns."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from referee.judged import play_run
from referee.random_configs import load_sets, random_sets

CONFIGS, GAMES = 20, 5
TURNS = 200
"""Longest hand: without the compiler a turn takes a third of a millisecond, and some decks never end."""

Order = tuple[list[str], int, int, int]
"""What is played: ``--set`` texts, seed, first game, games."""


def random_orders() -> list[Order]:
    chance, orders = Random(1), []
    while len(orders) < CONFIGS:
        sets = random_sets(chance, longest=TURNS)
        if load_sets(sets) is not None:
            orders.append((sets, chance.randrange(2**63), chance.randrange(2**31 - GAMES), GAMES))
    return orders


@pytest.mark.compiled
def test_100_hands_are_the_same_with_and_without_the_compiler() -> None:
    orders = random_orders()
    process = subprocess.run(
        [sys.executable, "-W", "error", "-m", "referee.uncompiled"],
        input=json.dumps(orders),
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert process.returncode == 0, process.stderr
    rows = json.loads(process.stdout)
    assert len(rows) == CONFIGS * GAMES
    compiled = []
    for sets, run_seed, first, games in orders:
        config = load_sets(sets)
        assert config is not None
        compiled += play_run(config, run_seed, first, games)[0]
    assert rows == compiled
