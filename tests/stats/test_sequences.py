import numpy as np
import pytest
from scipy.integrate import quad
from scipy.stats import beta, betabinom, binom, dirichlet_multinomial, multinomial
from unosim.stats.sequences import (
    PRIOR_HANDS,
    equal_shares_p,
    mean_sequence,
    mean_sequence_p,
    mixture_evidence,
    rate_sequence,
)


@pytest.mark.parametrize(("successes", "trials"), [(250, 1000), (0, 1000), (260_000, 10**6), (1000, 1000)])
def test_the_evidence_is_the_ratio_of_scipys_likelihoods(successes: int, trials: int) -> None:
    a, b = PRIOR_HANDS * 0.25, PRIOR_HANDS * 0.75
    expected = betabinom.logpmf(successes, trials, a, b) - binom.logpmf(successes, trials, 0.3)
    assert mixture_evidence(successes, trials, 0.3, 0.25) == pytest.approx(expected, rel=1e-9)


def test_the_mixture_is_over_a_beta_distribution() -> None:
    def likelihood(rate: float) -> float:
        distribution = beta(PRIOR_HANDS * 0.25, PRIOR_HANDS * 0.75)
        return float(binom.pmf(12, 40, rate) / binom.pmf(12, 40, 0.2) * distribution.pdf(rate))

    mixed, _ = quad(likelihood, 0.2, 0.3, epsabs=1e-12)
    assert mixture_evidence(12, 40, 0.2, 0.25) == pytest.approx(np.log(mixed), abs=1e-9)


@pytest.mark.parametrize("comparisons", [1, 4])
@pytest.mark.parametrize(("successes", "trials"), [(250, 1000), (1200, 5000), (2_510_000, 10_000_000)])
def test_the_ends_are_where_the_evidence_reaches_the_bound(
    successes: int, trials: int, comparisons: int
) -> None:
    low, high = rate_sequence(successes, trials, 0.25, comparisons=comparisons)
    bound = np.log(comparisons / 0.05)
    assert low < successes / trials < high
    for end in (low, high):
        assert mixture_evidence(successes, trials, end, 0.25) == pytest.approx(bound, abs=1e-6)


def test_nothing_or_everything_seen_ends_at_0_or_1() -> None:
    assert rate_sequence(0, 1000, 0.25)[0] == 0.0
    assert rate_sequence(1, 5000, 0.25)[0] == 0.0  # far from the mixing distribution it takes longer to tell
    assert rate_sequence(1000, 1000, 0.25)[1] == 1.0
    assert rate_sequence(0, 0, 0.25) is None


def test_a_sequence_is_wider_than_an_interval_but_not_by_much() -> None:
    # at its best a mixture sequence is about sqrt((ln 400 + ln 11 + 1) / 3.84) = 1.6 times as wide
    low, high = rate_sequence(55_000, 220_000, 0.25)
    plain = 1.96 * np.sqrt(0.1875 / 220_000)
    assert 1.3 < (high - low) / (2 * plain) < 1.7


def test_the_p_of_equal_shares_is_the_mixtures_inverse() -> None:
    wins = [260, 250, 243, 247]
    weights = [PRIOR_HANDS / 4] * 4
    ratio = multinomial.logpmf(wins, 1000, [0.25] * 4) - dirichlet_multinomial.logpmf(wins, weights, 1000)
    assert equal_shares_p(wins) == pytest.approx(min(1.0, np.exp(ratio)), rel=1e-9)
    wins = [26_000, 24_000]
    ratio = multinomial.logpmf(wins, 50_000, [0.5, 0.5]) - dirichlet_multinomial.logpmf(
        wins, [PRIOR_HANDS / 2] * 2, 50_000
    )
    assert equal_shares_p(wins) == pytest.approx(np.exp(ratio), rel=1e-9)
    assert equal_shares_p(wins) < 1e-12


def test_the_mean_sequence_is_the_published_formula() -> None:
    # t = 20,000 observations of sd 10 under rho^2 = 1 / 20,000: 10 sqrt(2 / 20,000 ln(2 / 0.0025))
    low, high = mean_sequence(40.0, 10.0, 20_000)
    assert (high - low) / 2 == pytest.approx(10 * np.sqrt(1e-4 * np.log(800)), rel=1e-12)
    assert (high + low) / 2 == pytest.approx(40.0)


@pytest.mark.parametrize("mean", [0.1, 0.5, -0.3])
def test_the_p_of_a_mean_is_where_its_sequence_leaves_out_none(mean: float) -> None:
    p = mean_sequence_p(mean, 10.0, 20_000)
    assert p is not None
    if p < 1:
        low, high = mean_sequence(mean, 10.0, 20_000, level=1 - p)
        assert min(abs(low), abs(high)) == pytest.approx(0.0, abs=1e-9)
    else:
        low, high = mean_sequence(mean, 10.0, 20_000, level=0.01)
        assert low < 0 < high


def test_what_does_not_vary_has_no_p() -> None:
    assert mean_sequence_p(0.0, 0.0, 1000) is None
