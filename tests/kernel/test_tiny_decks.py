"""Decks small enough to be solved exactly; the kernel comes within its error of the exact answer."""

from collections import defaultdict
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest
from repeated import IMPLAUSIBLE
from scipy.stats import chisquare
from tiny_solver import WILD, Card, Solution, solve
from unosim.config import Config, load
from unosim.kernel.counters import Counters
from unosim.kernel.table import Table
from unosim.kernel.tally import ROW_NAMES, ROW_SIZE

pytestmark = pytest.mark.compiled

HANDS = 200_000
LONGEST = 25
ERRORS = 4

DECKS = {
    "two numbers": ({"1": 1, "2": 1}, 2),
    "one card each": ({"1": 1, "2": 1}, 1),
    "three cards each": ({"1": 1, "2": 1}, 3),
    "skips": ({"1": 1, "skip": 1}, 2),
    "reverses": ({"1": 1, "reverse": 1}, 2),
    "draw twos": ({"1": 1, "draw_two": 1}, 2),
    "wilds": ({"1": 1, "wild": 2}, 2),
}
EACH_DECK = pytest.mark.parametrize(("counts", "deal"), DECKS.values(), ids=DECKS)


def cards_of(counts: dict[str, int]) -> list[Card]:
    coloured = [
        (color, kind) for kind in counts if kind != "wild" for color in range(4) for _ in range(counts[kind])
    ]
    return [*coloured, *[WILD] * counts.get("wild", 0)]


def tiny_config(counts: dict[str, int], deal: int) -> Config:
    cards = ", ".join(f"{kind}: {count}" for kind, count in counts.items())
    ignored = [f"rules.opening.{kind}=ignore" for kind in ("skip", "draw_two", "reverse")]
    return load(
        "classic",
        [
            *("players=2", "strategies=random", "habits.forget=0.0", "rules.opening.wild=random"),
            *(f"rules.deck={{mode: custom, cards: {{{cards}}}}}", f"rules.deal={deal}"),
            *(f"rules.max_turns={LONGEST}", *ignored),
        ],
    )


def played(config: Config) -> dict[str, Any]:
    """Columns of the rows of many hands, by name."""
    rows = np.zeros((HANDS, ROW_SIZE), np.int32)
    Table(config).play(Counters(LONGEST), rows, seed=11, first=0, games=HANDS)
    return {name: rows[:, place] for place, name in enumerate(ROW_NAMES)}


def turns_of(solution: Solution) -> dict[int, Fraction]:
    """The chance of each number of turns; an unfinished hand has the most."""
    turns: dict[int, Fraction] = defaultdict(Fraction)
    for (_, turn), chance in solution.chances.items():
        turns[turn] += chance
    turns[LONGEST] += solution.unfinished
    return turns


@pytest.mark.rule("B4", "B5", "B6", "random")
@EACH_DECK
def test_the_kernel_agrees_with_the_exact_solution(counts: dict[str, int], deal: int) -> None:
    solution = solve(cards_of(counts), deal, LONGEST)
    turns = turns_of(solution)
    assert sum(turns.values()) == 1
    hands = played(tiny_config(counts, deal))
    for winner, ending in ((0, 0), (1, 0), (-1, 1)):
        exact = float(sum(chance for (won, _), chance in solution.chances.items() if won == winner))
        share = np.mean((hands["winner"] == winner) & (hands["ending"] == ending))
        assert abs(share - exact) <= ERRORS * sqrt(exact * (1 - exact) / HANDS)
    exact_mean = float(sum(turn * chance for turn, chance in turns.items()))
    variance = float(sum(turn * turn * chance for turn, chance in turns.items())) - exact_mean**2
    assert abs(hands["turns"].mean() - exact_mean) <= ERRORS * sqrt(variance / HANDS)


@pytest.mark.rule("B4", "B5", "random")
@EACH_DECK
def test_so_does_the_whole_distribution_of_turns(counts: dict[str, int], deal: int) -> None:
    turns = turns_of(solve(cards_of(counts), deal, LONGEST))
    hands = played(tiny_config(counts, deal))
    often = [turn for turn in sorted(turns) if turns[turn] * HANDS >= 50]
    expected = np.array([float(turns[turn]) for turn in often])
    observed = np.array([np.sum(hands["turns"] == turn) for turn in often])
    assert chisquare(observed, expected / expected.sum() * observed.sum()).pvalue > IMPLAUSIBLE
