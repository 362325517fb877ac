"""Standard errors, tests and shares from how effects vary over blocks of games."""

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from scipy.special import fdtrc, stdtrit

from ..means import LEVEL

Array = NDArray[np.float64]

ROUNDING = 1e-13
"""What varies less than this, relative to its size, does not vary: the arithmetic does."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its standard error and interval."""

    value: float
    se: float
    low: float
    high: float


def over_blocks(values: Array, level: float = LEVEL) -> Estimate:
    """Return the mean of float64 (blocks,) values with Student's interval."""
    mean, se = float(values.mean()), float(values.std(ddof=1)) / sqrt(len(values))
    if se <= ROUNDING * float(np.abs(values).max(initial=1.0)):
        se = 0.0
    reach = float(stdtrit(len(values) - 1, (1 + level) / 2)) * se
    return Estimate(mean, se, mean - reach, mean + reach)


def hotelling_p(values: Array) -> float | None:
    """Return the p of all means being 0, of (variables, blocks) values; None where it cannot be told.

    That is where there are as many variables as blocks, or one of them does not vary.
    """
    variables, blocks = values.shape
    covariance = np.atleast_2d(np.cov(values))
    spread = np.sqrt(np.diag(covariance))
    if variables >= blocks or not (spread > ROUNDING * np.abs(values).max(initial=1.0)).all():
        return None
    correlation = covariance / np.outer(spread, spread)
    if np.linalg.cond(correlation) > 1e10:
        return None
    steps = values.mean(axis=1) / spread
    squared = blocks * float(steps @ np.linalg.solve(correlation, steps))
    scale = (blocks - variables) / (variables * (blocks - 1))
    return float(fdtrc(variables, blocks - variables, scale * squared))


def true_square(values: Array) -> tuple[float, Array]:
    """Return the mean square of what rows of (rows, blocks) values estimate, freed of their noise.

    The square of a mean over blocks is too large by its variance; the mean of all products of two different
    blocks is not. Beside it stands what it would be without each block in turn, for the jackknife.
    """
    blocks = values.shape[1]
    sums, squares = values.sum(axis=1, keepdims=True), (values**2).sum(axis=1, keepdims=True)
    whole = float(((sums**2 - squares) / (blocks * (blocks - 1))).mean())
    without = ((sums - values) ** 2 - (squares - values**2)) / ((blocks - 1) * (blocks - 2))
    return whole, without.mean(axis=0)


def share(part: tuple[float, Array], whole: tuple[float, Array], level: float = LEVEL) -> Estimate | None:
    """Return the share of one mean square in another with its jackknife interval, cut to 0 and 1.

    None where the whole is none beyond its noise.
    """
    if whole[0] <= 0 or (whole[1] <= 0).any():
        return None
    value = part[0] / whole[0]
    found = _jackknife(value, part[1] / whole[1], level)
    return Estimate(value, found.se, *(min(max(end, 0.0), 1.0) for end in (found.low, found.high)))


def exceeds(one: tuple[float, Array], other: tuple[float, Array], level: float = LEVEL) -> bool:
    """Return whether one mean square is the larger beyond chance."""
    return _jackknife(one[0] - other[0], one[1] - other[1], level).low > 0


def _jackknife(value: float, without: Array, level: float) -> Estimate:
    """Return a figure with its error from what it would be without each block in turn."""
    blocks = len(without)
    se = sqrt((blocks - 1) / blocks * float(((without - without.mean()) ** 2).sum()))
    reach = float(stdtrit(blocks - 1, (1 + level) / 2)) * se
    return Estimate(value, se, value - reach, value + reach)
