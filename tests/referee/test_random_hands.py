"""The referee judges hands of random configs and seeds, and agrees with the kernel on all that is counted."""

import pytest
from hypothesis import HealthCheck, assume, given, seed, settings
from hypothesis import strategies as st

from .judged import play_and_judge
from .random_configs import load_sets, random_sets

GAMES = 5
"""Games of each config."""

SEEDS = st.integers(0, 2**63 - 1)
FIRST_GAMES = st.sampled_from([0, 4094]) | st.integers(0, 2**31 - GAMES)
"""Rounds are followed in the first 4,096 games and every sixteenth after."""


def judge_random_hands(number: int, hands: int, longest: int = 0) -> None:
    """Judge this many hands, of so many turns at most; another number draws others."""
    judged = 0

    @seed(number)
    @settings(
        max_examples=hands // GAMES,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    @given(random_sets(longest), SEEDS, FIRST_GAMES)
    def judge(sets: list[str], run_seed: int, first: int) -> None:
        nonlocal judged
        config = load_sets(sets)
        assume(config is not None)
        assert config is not None
        play_and_judge(config, run_seed, first, GAMES)
        judged += GAMES

    judge()
    assert judged >= hands


def test_a_few_hands_also_without_the_compiler() -> None:
    judge_random_hands(50, 60, longest=150)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(8))
def test_2000_hands(number: int) -> None:
    judge_random_hands(number, 250)


@pytest.mark.heavy
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(100, 140))
def test_20000_hands(number: int) -> None:
    judge_random_hands(number, 500)
