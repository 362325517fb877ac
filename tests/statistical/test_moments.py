"""Standard errors from exact sums, against numpy and against cluster-robust least squares."""

import numpy as np
import pytest
import statsmodels.api as sm
from unosim.stats.moments import Moments, Quotient

CHANCE = np.random.default_rng(1)


def test_one_hand_a_game_gives_the_covariance_of_means() -> None:
    values = CHANCE.integers(0, 200, (5000, 2))
    moments = Moments.of(np.column_stack([np.ones(5000, np.int64), values]))
    expected = np.cov(values.T) / 5000
    for first in (0, 1):
        for second in (0, 1):
            found = moments.covariance(Quotient(first + 1, 0), Quotient(second + 1, 0))
            assert found == pytest.approx(expected[first, second], rel=1e-9)


def test_several_hands_a_game_are_clustered() -> None:
    games = np.repeat(np.arange(400), CHANCE.integers(1, 9, 400))
    level = CHANCE.normal(0, 10, 400)[games]
    turns = np.round(50 + level + CHANCE.normal(0, 20, len(games))).astype(np.int64)
    fit = sm.OLS(turns, np.ones(len(turns))).fit(cov_type="cluster", cov_kwds={"groups": games})
    by_game = np.column_stack([np.bincount(games), np.bincount(games, turns)]).astype(np.int64)
    moments = Moments.of(by_game)
    mean = Quotient(1, 0)
    assert moments.value(mean) == pytest.approx(fit.params[0], rel=1e-9)
    assert moments.covariance(mean, mean) == pytest.approx(fit.bse[0] ** 2, rel=1e-9)
    assert moments.covariance(mean, mean) > 1.5 * turns.var() / len(turns)


@pytest.mark.parametrize("largest", [100, 10**6, 10**9, 4 * 10**9])
def test_any_cut_into_chunks_gives_the_very_same_numbers(largest: int) -> None:
    values = CHANCE.integers(0, largest, (1000, 4))
    whole, cut = Moments.of(values), Moments(4)
    for chunk in np.array_split(values, [0, 1, 17, 600]):
        cut.add(Moments.of(chunk))
    exact = values.astype(object)
    assert (whole.products == exact.T @ exact).all()
    assert (cut.products == whole.products).all()
    assert (cut.sums == whole.sums).all()
    assert cut.games == whole.games == 1000


def test_a_constant_has_exactly_no_variance() -> None:
    values = np.column_stack([np.ones(10**5, np.int64), np.full(10**5, 10**6 + 3)])
    moments = Moments.of(values)
    assert moments.covariance(Quotient(1, 0), Quotient(1, 0)) == 0.0
