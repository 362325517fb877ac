"""The referee judges hands under house rules drawn all at once, alone and together with combinations."""

import pytest

from .random_house import random_house
from .test_random_hands import judge_random_hands


def test_a_few_hands_also_without_the_compiler() -> None:
    judge_random_hands(52, 30, longest=40, draw=random_house)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(400, 408))
def test_2000_hands(number: int) -> None:
    judge_random_hands(number, 250, draw=random_house)


@pytest.mark.heavy
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(500, 540))
def test_20000_hands(number: int) -> None:
    judge_random_hands(number, 500, draw=random_house)
