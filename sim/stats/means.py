"""Means with standard errors, from exact integer sums."""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from scipy.special import stdtrit

Exact = int | Fraction

LEVEL = 0.95
"""Coverage of every interval that does not say otherwise."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A sample mean; fields that the sample is too small to give are None.

    Attributes:
        mean: the mean, None without observations.
        sd: standard deviation with divisor n - 1, None with fewer than two observations.
        se: standard error of the mean, None with fewer than two observations.
        low, high: Student's interval of the mean, None with fewer than two observations.
    """

    mean: float | None
    sd: float | None
    se: float | None
    low: float | None
    high: float | None

    def as_dict(self) -> dict[str, Any]:
        """Return ``mean``, ``se`` and ``ci95`` as the summary writes them."""
        return {"mean": self.mean, "se": self.se, "ci95": interval(self.low, self.high)}


def interval(low: float | None, high: float | None) -> list[float] | None:
    """Return an interval as a pair, or None where there is none."""
    return None if low is None or high is None else [low, high]


def mean_of_sums(
    count: int, total: Exact, squares: Exact, *, scale: float = 1.0, offset: float = 0.0, level: float = LEVEL
) -> Mean:
    """Return the mean of ``offset + scale * x`` over ``count`` whole numbers or fractions x.

    Args:
        count: number of observations.
        total: their sum.
        squares: the sum of their squares.
        scale: factor to another unit, positive.
        offset: constant added after scaling.
        level: coverage of the interval.

    The variance is taken from exact numbers, so that nothing cancels however long the run.
    """
    if count == 0:
        return Mean(None, None, None, None, None)
    mean = offset + scale * (total / count)
    if count == 1:
        return Mean(mean, None, None, None, None)
    variance = (count * squares - total * total) / (count * (count - 1))
    sd = scale * sqrt(variance)
    se = sd / sqrt(count)
    return Mean(mean, sd, se, *interval_around(mean, se, count - 1, level))


def interval_around(mean: float, se: float, df: int, level: float = LEVEL) -> tuple[float, float]:
    """Return Student's interval of a mean."""
    reach = float(stdtrit(df, (1 + level) / 2)) * se
    return mean - reach, mean + reach
