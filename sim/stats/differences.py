"""Differences of two means: Student's interval, paired or after Welch."""

from dataclasses import dataclass
from math import sqrt

from scipy.special import stdtr, stdtrit

from .means import LEVEL


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure of a rule set less that of the baseline.

    Attributes:
        base, other: the figure of the baseline and of the rule set.
        value: ``other - base``.
        se: standard error of the difference, None where an interval has none.
        low, high: its interval.
        p: probability of a difference at least as large if there is none; None where nothing varies.
        variance_ratio: variance of the difference over that without common deals; None if unpaired.
    """

    base: float
    other: float
    value: float
    se: float | None
    low: float
    high: float
    p: float | None
    variance_ratio: float | None


def welch_df(first: float, first_games: int, second: float, second_games: int) -> float:
    """Return the degrees of freedom of a difference of independent means (Welch and Satterthwaite).

    Args:
        first: variance of the first mean.
        first_games: observations behind it.
        second: variance of the second mean.
        second_games: observations behind it.
    """
    below = first**2 / (first_games - 1) + second**2 / (second_games - 1)
    return (first + second) ** 2 / below if below else float(first_games + second_games - 2)


def student(
    value: float, variance: float, df: float, level: float = LEVEL
) -> tuple[float, float, float | None]:
    """Return the interval of an estimate and the p of its being 0."""
    se = sqrt(max(variance, 0.0))
    reach = float(stdtrit(df, (1 + level) / 2)) * se
    p = 2 * float(stdtr(df, -abs(value) / se)) if se else None
    return value - reach, value + reach, p
