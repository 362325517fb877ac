import numpy as np
import pytest
from scipy.stats import binom
from unosim.stats.quantiles import binomial_quantile, quantile, quantile_interval


@pytest.mark.parametrize("percent", [5, 25, 50, 75, 95, 99])
@pytest.mark.parametrize("size", [1, 20, 999, 1000])
def test_quantiles_are_those_of_the_inverted_distribution_function(size: int, percent: int) -> None:
    values = np.random.default_rng(size).poisson(40, size)
    cumulated = np.cumsum(np.bincount(values))
    assert quantile(cumulated, percent) == np.quantile(values, percent / 100, method="inverted_cdf")


@pytest.mark.parametrize("trials", [1, 10, 1000, 10**6, 10**10])
@pytest.mark.parametrize("rate", [0.05, 0.5, 0.99])
@pytest.mark.parametrize("probability", [0.025, 0.975])
def test_binomial_quantiles_agree_with_scipy(trials: int, rate: float, probability: float) -> None:
    assert binomial_quantile(probability, trials, rate) == binom.ppf(probability, trials, rate)


def test_the_median_of_ten_lies_between_the_second_and_the_ninth() -> None:
    # 1 - 2 (1 + 10) / 1024 = 97.9 %; the third to the eighth would hold with 89 % only
    cumulated = np.cumsum(np.ones(10, np.int64))
    assert quantile_interval(cumulated, 50) == (1, 8)


def test_too_few_observations_have_no_interval() -> None:
    # 0.5 ** 5 = 3.1 % that all five lie above the median
    assert quantile_interval(np.cumsum(np.ones(5, np.int64)), 50) is None
    assert quantile_interval(np.cumsum(np.ones(100, np.int64)), 99) is None


@pytest.mark.parametrize("percent", [5, 50, 95])
def test_the_interval_covers_the_true_quantile_often_enough(percent: int) -> None:
    chance = np.random.default_rng(percent)
    truth, size, repeats = binom.ppf(percent / 100, 200, 0.25), 400, 1000
    covered = 0
    for _ in range(repeats):
        counts = np.bincount(chance.binomial(200, 0.25, size))
        low, high = quantile_interval(np.cumsum(counts), percent)
        covered += low <= truth <= high
    assert covered >= 0.945 * repeats
