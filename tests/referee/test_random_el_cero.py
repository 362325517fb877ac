"""The referee judges hands under random keys of section 3, at tables of 2 to 10, and recounts what moves."""

import pytest

from .random_el_cero import random_el_cero
from .test_random_hands import judge_random_hands


def test_a_few_hands_also_without_the_compiler() -> None:
    judge_random_hands(51, 30, longest=40, draw=random_el_cero)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(200, 208))
def test_2000_hands(number: int) -> None:
    judge_random_hands(number, 250, draw=random_el_cero)


@pytest.mark.heavy
@pytest.mark.compiled
@pytest.mark.parametrize("number", range(300, 340))
def test_20000_hands(number: int) -> None:
    judge_random_hands(number, 500, draw=random_el_cero)
