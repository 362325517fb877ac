"""The kernel is plain Python too: without the compiler it plays the very same hands, and nothing warns."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import Phase, assume, given, seed, settings
from hypothesis import strategies as st
from referee.judged import play_run
from referee.random_configs import load_sets, random_sets

CONFIGS, GAMES = 20, 5
TURNS = 200
"""Longest hand: without the compiler a turn takes a third of a millisecond, and some decks never end."""

Order = tuple[list[str], int, int, int]
"""What is played: ``--set`` texts, seed, first game, games."""


def random_orders() -> list[Order]:
    orders: list[Order] = []

    @seed(1)
    @settings(max_examples=CONFIGS, deadline=None, database=None, phases=[Phase.generate])
    @given(random_sets(longest=TURNS), st.integers(0, 2**63 - 1), st.integers(0, 2**31 - GAMES))
    def draw(sets: list[str], run_seed: int, first: int) -> None:
        assume(load_sets(sets) is not None)
        orders.append((sets, run_seed, first, GAMES))

    draw()
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
