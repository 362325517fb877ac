"""Standard errors clustered by match: by hand, against statsmodels, and by what they promise."""

import numpy as np
import pytest
import statsmodels.api as sm
from some_matches import counters_of
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.stats.clusters import Clusters
from unosim.stats.means import mean_of_sums
from unosim.stats.per_hand import mean_per_hand
from unosim.stats.summary import summarise


def made_up(chance: np.random.Generator, matches: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Matches of one to nine hands, each with a pace and a favourite of its own."""
    match = np.repeat(np.arange(matches), chance.integers(1, 10, matches))
    turns = 20 + 5 * chance.integers(0, 6, matches)[match] + chance.integers(0, 15, len(match))
    favourite = chance.integers(0, 4, matches)[match]
    winners = np.where(chance.random(len(match)) < 0.4, favourite, chance.integers(0, 4, len(match)))
    return match, turns, winners


def clustered_error(values: np.ndarray, match: np.ndarray) -> float:
    """The error of a mean by statsmodels: a constant fitted by least squares, clustered."""
    fit = sm.OLS(values.astype(float), np.ones(len(values))).fit(
        cov_type="cluster", cov_kwds={"groups": match}
    )
    return float(fit.bse[0])


def test_two_matches_by_hand() -> None:
    # match 0: hands of 10 and 20 turns; match 1: one of 60. Mean 30; residuals 30 - 60 = -30 and 60 - 30 = 30:
    # variance 2 / 1 * (900 + 900) / 9 = 400
    mean = mean_per_hand(counters_of([0, 0, 1], [10, 20, 60], [0, 1, 2]), "turns")
    assert mean.mean == 30
    assert mean.se == pytest.approx(20)
    # Student's quantile with one degree of freedom is 12.706
    assert (mean.low, mean.high) == pytest.approx((30 - 254.12, 30 + 254.12), abs=0.01)


def test_a_single_match_has_no_error() -> None:
    mean = mean_per_hand(counters_of([0, 0, 0], [10, 20, 30], [0, 1, 2]), "turns")
    assert (mean.mean, mean.se, mean.low) == (20, None, None)


def test_matches_of_one_hand_are_hands_that_stand_alone() -> None:
    turns = [10, 20, 60, 30, 15]
    mean = mean_per_hand(counters_of(range(5), turns, [0, 1, 2, 3, 0]), "turns")
    alone = mean_of_sums(5, sum(turns), sum(value**2 for value in turns))
    assert mean.se == pytest.approx(alone.se)
    assert (mean.low, mean.high) == pytest.approx((alone.low, alone.high))


def test_no_match_changes_nothing() -> None:
    counters = Counters(100)
    clusters = Clusters(counters)
    mean = mean_of_sums(4, 10, 30)
    assert clusters.mean(mean, clusters.tally("turns")) is mean
    assert clusters.effect(clusters.tally("turns")) == 1.0


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_means_and_rates_agree_with_statsmodels(seed: int) -> None:
    match, turns, winners = made_up(np.random.default_rng(seed), 60)
    counters = counters_of(match, turns, winners)
    assert mean_per_hand(counters, "turns").se == pytest.approx(clustered_error(turns, match), rel=1e-9)
    clusters = Clusters(counters)
    for seat in range(4):
        won = winners == seat
        count = int(won.sum())
        mean = clusters.mean(mean_of_sums(len(won), count, count), clusters.wins(seat))
        assert mean.se == pytest.approx(clustered_error(won, match), rel=1e-9)


def test_turns_minutes_and_rounds_of_the_summary() -> None:
    match, turns, winners = made_up(np.random.default_rng(4), 60)
    forfeits = turns // 5
    counters = counters_of(match, turns, winners, forfeits=forfeits)
    sets = ["rules.max_turns=200", "pace.seconds_per_turn=12"]
    summary = summarise(load("classic_500", sets), counters, games=60, stopped="games")
    assert summary["turns"]["se"] == pytest.approx(clustered_error(turns, match), rel=1e-9)
    assert summary["minutes"]["se"] == pytest.approx(clustered_error(turns / 5, match), rel=1e-9)
    # turns and forfeits are kept apart by match: their design effects are taken together
    rounds = clustered_error((turns + forfeits) / 4, match)
    assert summary["rounds"]["se"] == pytest.approx(rounds, rel=0.03)


def test_the_interval_of_a_seat_is_that_of_as_many_independent_hands_as_tell_as_much() -> None:
    # four matches of four hands, each won by one seat alone, tell what four hands do: the design effect is 4, and
    # as variances have divisors 4 - 1 and 16 - 1, 4 (4 / 3) (15 / 16) = 5; three degrees of freedom widen it
    match = np.repeat(np.arange(4), 4)
    counters = counters_of(match, [20] * 16, np.repeat([0, 1, 2, 3], 4))
    assert Clusters(counters).effect(Clusters(counters).wins(0)) == pytest.approx(5)
    trials = Clusters(counters).trials(16, Clusters(counters).wins(0))
    assert trials == pytest.approx(3.2 * (1.959964 / 3.182446) ** 2)


def test_intervals_hold_what_they_promise_where_plain_ones_do_not() -> None:
    chance, matches, trials = np.random.default_rng(5), 50, 1500
    held = plain = 0
    for _ in range(trials):
        match = np.repeat(np.arange(matches), chance.integers(2, 8, matches))
        turns = 40 + 4 * chance.integers(-3, 4, matches)[match] + chance.integers(-5, 6, len(match))
        mean = mean_per_hand(counters_of(match, turns, np.zeros(len(match), int)), "turns")
        alone = mean_of_sums(len(turns), int(turns.sum()), int((turns**2).sum()))
        held += mean.low <= 40 <= mean.high
        plain += alone.low <= 40 <= alone.high
    # 95 %, within three standard errors of 1,500 trials
    assert 0.933 * trials < held < 0.967 * trials
    assert plain < 0.8 * trials


def test_quantiles_and_shares_get_wider_too() -> None:
    match, turns, winners = made_up(np.random.default_rng(6), 200)
    together = counters_of(match, turns, winners)
    apart = counters_of(np.arange(len(match)), turns, winners)
    config = load("classic_500", ["rules.max_turns=200"])
    wide, narrow = (summarise(config, counters, games=200, stopped="games") for counters in (together, apart))

    def width(ends: list[float]) -> float:
        return ends[1] - ends[0]

    assert width(wide["turns"]["quantiles_ci95"]["median"]) > width(
        narrow["turns"]["quantiles_ci95"]["median"]
    )
    for seat in range(4):
        assert width(wide["seats"][seat]["ci95"]) > 1.1 * width(narrow["seats"][seat]["ci95"])
        assert wide["seats"][seat]["rate"] == narrow["seats"][seat]["rate"]
