"""Quantiles of integers kept as a histogram, with intervals from order statistics."""

from math import ceil

import numpy as np
from numpy.typing import NDArray
from scipy.special import bdtrik, betainc

from .means import LEVEL


def value_at_rank(cumulated: NDArray[np.int64], rank: int) -> int:
    """Return the ``rank``-th smallest value (1 is the smallest) of a cumulated histogram."""
    return int(np.searchsorted(cumulated, rank))


def quantile(cumulated: NDArray[np.int64], percent: int) -> int:
    """Return the smallest value that at least ``percent`` % of the observations do not exceed.

    Args:
        cumulated: int64 (values,), observations up to and including each value; at least one in all.
        percent: 1 to 99.
    """
    return value_at_rank(cumulated, -(-percent * int(cumulated[-1]) // 100))


def binomial_quantile(probability: float, trials: int, rate: float) -> int:
    """Return the smallest k whose binomial distribution function reaches ``probability``."""
    k = max(ceil(bdtrik(probability, trials, rate)), 0)
    while k > 0 and _binomial_distribution(k - 1, trials, rate) >= probability:
        k -= 1
    while _binomial_distribution(k, trials, rate) < probability:
        k += 1
    return k


def _binomial_distribution(k: int, trials: int, rate: float) -> float:
    # the incomplete beta function stays exact for many trials where scipy's bdtr does not
    return 1.0 if k >= trials else float(betainc(trials - k, k + 1, 1 - rate))


def quantile_interval(
    cumulated: NDArray[np.int64], percent: int, level: float = LEVEL, effect: float = 1.0
) -> tuple[int, int] | None:
    """Return two observed values that enclose the quantile with at least probability ``level``.

    None where there are too few observations for both ends. Where observations are not independent, ``effect``
    of them tell as much as one that is; the ranks are then those among so many fewer, spread over all.
    """
    observed, rate = int(cumulated[-1]), percent / 100
    trials = observed if effect == 1.0 else round(observed / effect)
    if trials < 1:
        return None
    low = binomial_quantile((1 - level) / 2, trials, rate)
    high = binomial_quantile((1 + level) / 2, trials, rate) + 1
    if low < 1 or high > trials:
        return None
    if trials != observed:
        low, high = max(low * observed // trials, 1), -(-high * observed // trials)
    return value_at_rank(cumulated, low), value_at_rank(cumulated, high)
