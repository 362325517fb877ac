"""Confidence sequences: intervals that all hold together, however often one looks and whenever one stops."""

from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from typing import Any, Final

from scipy.special import betaln, gammaln, xlog1py, xlogy

from .means import LEVEL

PRIOR_HANDS: Final = 20_000
"""Weight of the mixing distribution in hands; the intervals are narrowest at about eleven times as many."""

TINY: Final = 1e-15


def rate_sequence(
    successes: float, trials: float, share: float, *, comparisons: int = 1, level: float = LEVEL
) -> tuple[float, float] | None:
    """Return the interval of a rate in the beta-binomial mixture sequence, or None without trials.

    A rate stays inside as long as the likelihood of the counts, mixed over a beta distribution, is less than
    1 / (1 - level) times their likelihood under that rate (Robbins 1970; Ville's inequality).

    Args:
        successes: how often it happened.
        trials: how often it could have.
        share: the rate that the mixing distribution is centred on, between 0 and 1.
        comparisons: sequences that are to hold at once (Bonferroni).
        level: coverage over all looks together.
    """
    if trials == 0:
        return None
    bound = log(comparisons / (1 - level))
    rate = successes / trials

    def excess(candidate: float) -> float:
        return float(mixture_evidence(successes, trials, candidate, share)) - bound

    low = _crossing(excess, rate, 0.0) if successes else 0.0
    high = _crossing(excess, rate, 1.0) if successes < trials else 1.0
    return low, high


def mixture_evidence(successes: Any, trials: Any, rate: float, share: float) -> Any:
    """Return the logarithm of the mixture's likelihood over that of a rate: the evidence against it.

    Args:
        successes: how often it happened; one number, or an array of them.
        trials: how often it could have, likewise.
        rate: the rate judged.
        share: the rate that the mixing distribution is centred on.
    """
    yes, no = PRIOR_HANDS * share, PRIOR_HANDS * (1 - share)
    failures = trials - successes
    mixed = betaln(yes + successes, no + failures) - betaln(yes, no)
    return mixed - (xlogy(successes, rate) + xlog1py(failures, -rate))


def equal_shares_p(wins: Sequence[int]) -> float:
    """Return a p of equal shares that holds whenever one stops (a Dirichlet mixture; two seats or more)."""
    seats, won = len(wins), sum(wins)
    weight = PRIOR_HANDS / seats
    mixed = float(gammaln(PRIOR_HANDS) - gammaln(PRIOR_HANDS + won))
    mixed += sum(float(gammaln(weight + count) - gammaln(weight)) for count in wins)
    return min(1.0, exp(min(-(mixed + won * log(seats)), 0.0)))


def mean_sequence(mean: float, sd: float, count: int, *, level: float = LEVEL) -> tuple[float, float]:
    """Return the interval of a mean in an asymptotic confidence sequence.

    Source: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, Time-uniform central limit theory and
    asymptotic confidence sequences, Annals of Statistics 52 (2024).

    Args:
        mean: the mean of ``count`` observations.
        sd: their standard deviation.
        count: at least 1; the sequence is meant to be looked at from about 1,000 on.
        level: coverage over all looks together.
    """
    weight = count / PRIOR_HANDS + 1
    reach = sd * sqrt(weight * PRIOR_HANDS / count**2 * log(weight / (1 - level) ** 2))
    return mean - reach, mean + reach


def mean_sequence_p(mean: float, sd: float, count: int) -> float | None:
    """Return the p of a mean being 0 that holds whenever one stops; None where nothing varies."""
    if not sd:
        return None
    weight = count / PRIOR_HANDS + 1
    evidence = (mean * count / sd) ** 2 / (2 * weight * PRIOR_HANDS)
    return min(1.0, sqrt(weight) * exp(-evidence))


def _crossing(excess: Callable[[float], float], inside: float, end: float) -> float:
    """Return where ``excess`` turns positive on the way from ``inside`` to an end, 0 or 1; else the end."""
    from scipy.optimize import brentq  # noqa: PLC0415  (a third of a second to import, and rarely needed)

    nearly = min(max(end, TINY), 1 - TINY)
    if excess(nearly) <= 0:
        return end
    return float(brentq(excess, inside, nearly, xtol=TINY))
