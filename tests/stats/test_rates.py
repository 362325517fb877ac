import pytest
from statsmodels.stats.proportion import proportion_confint
from unosim.stats.rates import simultaneous_wilson, wilson


@pytest.mark.parametrize(("successes", "trials"), [(0, 10), (10, 10), (1, 3), (2503, 10_000), (7, 10**11)])
def test_wilson_agrees_with_statsmodels(successes: int, trials: int) -> None:
    oracle = proportion_confint(successes, trials, method="wilson")
    assert wilson(successes, trials) == pytest.approx(oracle, rel=1e-9, abs=1e-15)


def test_the_intervals_of_four_seats_share_the_risk() -> None:
    counts = [260, 250, 240, 250]
    expected = [proportion_confint(count, 1000, alpha=0.05 / 4, method="wilson") for count in counts]
    for found, oracle in zip(simultaneous_wilson(counts, 1000), expected, strict=True):
        assert found == pytest.approx(oracle, rel=1e-9)


def test_two_seats_are_one_parameter() -> None:
    assert simultaneous_wilson([480, 520], 1000) == [wilson(480, 1000), wilson(520, 1000)]


def test_an_interval_never_leaves_the_unit_range() -> None:
    assert wilson(0, 5) is not None
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == 1.0


def test_no_trial_has_no_interval() -> None:
    assert wilson(0, 0) is None
    assert simultaneous_wilson([0, 0, 0], 0) == [None, None, None]
