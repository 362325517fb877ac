"""The referee judges whole matches, and that they end when they are decided, and recounts them."""

import pytest

from .random_matches import random_match
from .test_random_hands import judge_random_hands


def test_a_few_matches_also_without_the_compiler() -> None:
    judge_random_hands(53, 10, longest=60, draw=random_match)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(600, 604))
def test_400_matches(number: int) -> None:
    judge_random_hands(number, 100, draw=random_match)


@pytest.mark.heavy
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(700, 720))
def test_6000_matches(number: int) -> None:
    judge_random_hands(number, 300, draw=random_match)
