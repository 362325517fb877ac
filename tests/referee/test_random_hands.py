"""The referee judges hands of random configs and seeds, and agrees with the kernel on all that is counted."""

from collections.abc import Callable
from random import Random

import pytest
from unosim.config import Config

from .judged import play_and_judge
from .random_configs import fewest, load_sets, random_sets

Draw = Callable[[Random, int], list[str]]

GAMES = 5
"""Games of each config."""

FIRST_GAMES = (0, 4094, 2**31 - GAMES)
"""Rounds are followed in the first 4,096 games and every sixteenth after."""


def judge_random_hands(number: int, hands: int, longest: int = 0, draw: Draw = random_sets) -> None:
    """Judge this many hands, of so many turns at most, under configs drawn; another number draws others.

    Raises:
        AssertionError: kernel and referee disagree; told with the fewest changes of the config that show it.
    """
    chance, judged = Random(number), 0
    while judged < hands:
        sets = draw(chance, longest)
        seed, first = chance.randrange(2**63), chance.choice([*FIRST_GAMES, chance.randrange(2**31 - GAMES)])
        config = load_sets(sets)
        if config is None:
            continue
        if disagreement(config, seed, first):
            shown = fewest(sets, lambda shorter, at=(seed, first): bool(disagreement(shorter, *at)))
            raise AssertionError(f"{shown}, seed {seed}, games from {first} on: {told(shown, seed, first)}")
        judged += GAMES


def disagreement(config: Config, seed: int, first: int) -> str:
    """What is wrong with some games, or nothing."""
    try:
        play_and_judge(config, seed, first, GAMES)
    except Exception as fault:
        return f"{type(fault).__name__}: {fault}"
    return ""


def told(sets: list[str], seed: int, first: int) -> str:
    config = load_sets(sets)
    return disagreement(config, seed, first) if config else ""


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
