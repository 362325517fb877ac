"""The difference of two largest deviations: an interval that holds whichever seat is the furthest."""

import numpy as np
import pytest
from numpy.typing import NDArray
from observing import observe, rows_of
from unosim.stats.comparison.unfairness import unfairness_difference

HANDS = 4000


def at_table(winner: NDArray[np.int64]) -> NDArray[np.int32]:
    return rows_of(np.full(len(winner), 40), winner)


def test_it_is_the_difference_of_the_largest_deviations() -> None:
    # shares 0.30 0.25 0.25 0.20 against 0.25 0.25 0.15 0.35: 0.05 and 0.10
    base = np.repeat([0, 1, 2, 3], [300, 250, 250, 200])
    other = np.repeat([0, 1, 2, 3], [250, 250, 150, 350])
    found = unfairness_difference(observe(at_table(base), at_table(other), paired=False), 1)
    assert (found.base, found.other, found.value) == pytest.approx((0.05, 0.10, 0.05))
    assert found.low < 0.05 < found.high


def test_the_same_hands_are_as_unfair_without_any_doubt() -> None:
    # one seat is clearly the furthest: 0.10 above, the next 0.05 below, 10,000 hands
    hands = at_table(np.repeat([0, 1, 2, 3], [3500, 2300, 2200, 2000]))
    found = unfairness_difference(observe(hands, hands), 1)
    assert (found.value, found.low, found.high) == pytest.approx((0.0, 0.0, 0.0), abs=1e-12)


def test_p_is_where_the_interval_leaves_out_none() -> None:
    base = np.repeat([0, 1, 2, 3], [250, 250, 250, 250])
    other = np.repeat([0, 1, 2, 3], [310, 230, 230, 230])
    observed = observe(at_table(base), at_table(other), paired=False)
    p = unfairness_difference(observed, 1).p
    assert 0 < p < 1
    assert unfairness_difference(observed, 1, level=1 - 1.001 * p).low > 0
    assert unfairness_difference(observed, 1, level=1 - 0.999 * p).low <= 0


def test_common_deals_bring_the_bound_closer() -> None:
    chance = np.random.default_rng(4)
    base = chance.choice(4, HANDS, p=[0.30, 0.24, 0.23, 0.23])
    other = np.where(chance.random(HANDS) < 0.1, chance.choice(4, HANDS), base)
    paired, unpaired = (
        unfairness_difference(observe(at_table(base), at_table(other), paired=which), 1)
        for which in (True, False)
    )
    assert paired.high - paired.low < 0.6 * (unpaired.high - unpaired.low)


def misses(shares: list[list[float]], truth: float, replications: int, hands: int, seed: int) -> int:
    chance = np.random.default_rng(seed)
    missed = 0
    for _ in range(replications):
        hands_of = [at_table(chance.choice(len(share), hands, p=share)) for share in shares]
        found = unfairness_difference(observe(*hands_of, players=len(shares[0]), paired=False), 1)
        missed += not found.low <= truth <= found.high
    return missed


CASES = [
    ([[0.25] * 4, [0.25] * 4], 0.0),
    ([[0.28, 0.24, 0.24, 0.24]] * 2, 0.0),
    ([[0.27, 0.27, 0.23, 0.23], [0.30, 0.24, 0.23, 0.23]], 0.03),
    ([[0.5, 0.5], [0.52, 0.48]], 0.02),
]


@pytest.mark.parametrize(("shares", "truth"), CASES)
def test_it_holds_wherever_the_truth_is(shares: list[list[float]], truth: float) -> None:
    assert misses(shares, truth, 300, 1000, seed=9) <= 0.08 * 300


@pytest.mark.heavy
@pytest.mark.parametrize(("shares", "truth"), CASES)
def test_it_misses_one_in_twenty_at_most(shares: list[list[float]], truth: float) -> None:
    assert misses(shares, truth, 10_000, 1000, seed=10) <= 0.055 * 10_000
