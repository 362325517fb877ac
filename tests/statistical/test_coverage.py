"""How often the intervals of a run hold, on counts drawn again and again from a known distribution."""

from collections.abc import Callable

import numpy as np
import pytest
from lengths import MEAN, SHARES
from unosim.stats.differences import student
from unosim.stats.histogram import mean_of_histogram
from unosim.stats.quantiles import quantile_interval
from unosim.stats.rate_differences import Pairs, square_and_add
from unosim.stats.rates import simultaneous_wilson, wilson

HANDS = 10_000
SEATS = [0.26, 0.25, 0.245, 0.245]

Trial = Callable[[np.random.Generator], bool]


def mean_holds(chance: np.random.Generator) -> bool:
    found = mean_of_histogram(chance.multinomial(HANDS, SHARES))
    assert found.low is not None
    assert found.high is not None
    return found.low <= MEAN <= found.high


def rate_holds(chance: np.random.Generator) -> bool:
    ends = wilson(int(chance.binomial(HANDS, 0.26)), HANDS)
    return ends is not None and ends[0] <= 0.26 <= ends[1]


def rare_rate_holds(chance: np.random.Generator) -> bool:
    ends = wilson(int(chance.binomial(HANDS, 0.003)), HANDS)
    return ends is not None and ends[0] <= 0.003 <= ends[1]


def all_seats_hold(chance: np.random.Generator) -> bool:
    ends = simultaneous_wilson(chance.multinomial(HANDS, SEATS).tolist(), HANDS)
    return all(
        pair is not None and pair[0] <= share <= pair[1] for pair, share in zip(ends, SEATS, strict=True)
    )


def quantile_holds(percent: int) -> Trial:
    truth = int(np.searchsorted(np.cumsum(SHARES), percent / 100))

    def holds(chance: np.random.Generator) -> bool:
        ends = quantile_interval(np.cumsum(chance.multinomial(HANDS, SHARES)), percent)
        return ends is not None and ends[0] <= truth <= ends[1]

    return holds


def paired_rates_hold(chance: np.random.Generator) -> bool:
    both, first, second, neither = chance.multinomial(1000, [0.15, 0.11, 0.08, 0.66]).tolist()
    pairs = Pairs(both, first, second, neither)
    rates = (both + first) / 1000, (both + second) / 1000
    low, high = square_and_add(*rates, (1000, 1000), pairs.correlation)
    return low <= 0.03 <= high


def few_pairs_hold(chance: np.random.Generator) -> bool:
    differences = chance.choice([-3, 0, 1, 5], 200, p=[0.3, 0.3, 0.2, 0.2])
    low, high, _ = student(differences.mean(), differences.var(ddof=1) / 200, 199)
    return low <= 0.3 <= high


TRIALS: dict[str, tuple[Trial, float, float]] = {
    "mean": (mean_holds, 0.94, 0.96),
    "rate": (rate_holds, 0.94, 0.96),
    "rare rate": (rare_rate_holds, 0.94, 0.96),
    "all seats": (all_seats_hold, 0.945, 1.0),
    "p5": (quantile_holds(5), 0.945, 1.0),
    "median": (quantile_holds(50), 0.945, 1.0),
    "p99": (quantile_holds(99), 0.945, 1.0),
    "paired rates": (paired_rates_hold, 0.94, 0.965),
    "paired means": (few_pairs_hold, 0.94, 0.96),
}


def held(trial: Trial, replications: int, seed: int) -> float:
    chance = np.random.default_rng(seed)
    return sum(trial(chance) for _ in range(replications)) / replications


@pytest.mark.parametrize("name", TRIALS)
def test_intervals_hold_about_as_often_as_they_say(name: str) -> None:
    trial, least, most = TRIALS[name]
    assert least - 0.035 <= held(trial, 500, seed=1) <= most + 0.035


@pytest.mark.heavy
@pytest.mark.parametrize("name", TRIALS)
def test_intervals_hold_as_often_as_they_say(name: str) -> None:
    trial, least, most = TRIALS[name]
    assert least <= held(trial, 10_000, seed=2) <= most
