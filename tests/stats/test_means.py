import numpy as np
import pytest
from statsmodels.stats.weightstats import DescrStatsW
from unosim.stats.histogram import describe, mean_of_histogram
from unosim.stats.means import mean_of_sums


@pytest.mark.parametrize("size", [2, 7, 1000])
def test_mean_and_interval_agree_with_statsmodels(size: int) -> None:
    values = np.random.default_rng(size).integers(0, 300, size)
    mean = mean_of_sums(size, int(values.sum()), int((values**2).sum()))
    oracle = DescrStatsW(values)
    assert mean.mean == pytest.approx(oracle.mean, rel=1e-12)
    assert mean.se == pytest.approx(oracle.std_mean, rel=1e-9)
    assert (mean.low, mean.high) == pytest.approx(oracle.tconfint_mean(), rel=1e-9)


def test_the_variance_of_a_trillion_numbers_keeps_its_digits() -> None:
    # half of them 1,000,000 and half 1,000,001: the standard deviation is a half
    half = 5 * 10**11
    total = half * 1_000_000 + half * 1_000_001
    squares = half * 1_000_000**2 + half * 1_000_001**2
    assert mean_of_sums(2 * half, total, squares).sd == pytest.approx(0.5, rel=1e-9)


def test_a_unit_scales_mean_and_error_and_shifts_the_mean_alone() -> None:
    # 2, 4, 6: mean 4, standard deviation 2; ten seconds each and a minute before, in minutes
    mean = mean_of_sums(3, 12, 56, scale=10 / 60, offset=1.0)
    assert mean.mean == pytest.approx(1 + 40 / 60)
    assert mean.sd == pytest.approx(20 / 60)


def test_no_observation_has_no_mean_and_one_has_no_error() -> None:
    assert mean_of_sums(0, 0, 0).as_dict() == {"mean": None, "se": None, "ci95": None}
    assert mean_of_sums(1, 7, 49).as_dict() == {"mean": 7.0, "se": None, "ci95": None}


def test_a_histogram_has_the_mean_of_its_values() -> None:
    values = np.random.default_rng(5).poisson(9, 500)
    mean = mean_of_histogram(np.bincount(values))
    assert mean == mean_of_sums(500, int(values.sum()), int((values**2).sum()))


def test_describe_gives_extremes_and_quantiles_in_the_unit() -> None:
    # two of 3, one of 5, one of 9
    described = describe(np.array([0, 0, 0, 2, 0, 1, 0, 0, 0, 1, 0]), scale=2.0, offset=1.0)
    expected = {"mean": 11.0, "min": 7.0, "p25": 7.0, "median": 7.0, "p75": 11.0, "p95": 19.0, "max": 19.0}
    assert {name: described[name] for name in expected} == expected


def test_describe_of_nothing_is_null_throughout() -> None:
    assert set(describe(np.zeros(5, np.int64), restricted_to=4).values()) == {None}
