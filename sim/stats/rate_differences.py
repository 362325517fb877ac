"""Differences of two rates: Newcombe's intervals, paired and unpaired, and the tests that belong to them."""

from dataclasses import dataclass
from math import sqrt

from scipy.special import chdtrc, ndtr

from .means import LEVEL
from .rates import critical_value, wilson_of_rate


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs of two yes-or-no observations, counted.

    Attributes:
        both, first, second, neither: pairs in which both, only the first, only the second, none happened.
    """

    both: int
    first: int
    second: int
    neither: int

    @property
    def count(self) -> int:
        """All pairs."""
        return self.both + self.first + self.second + self.neither

    @property
    def correlation(self) -> float:
        """The correlation as Newcombe's method 10 takes it: corrected for continuity where it is positive."""
        firsts, seconds = self.both + self.first, self.both + self.second
        margins = firsts * (self.count - firsts) * seconds * (self.count - seconds)
        excess: float = self.both * self.neither - self.first * self.second
        if excess > 0:
            excess = max(excess - self.count / 2, 0)
        return excess / sqrt(margins) if margins else 0.0

    @property
    def p(self) -> float | None:
        """McNemar's p of equal rates, without correction; None where no pair differs."""
        differing = self.first + self.second
        return float(chdtrc(1, (self.first - self.second) ** 2 / differing)) if differing else None


def square_and_add(
    first: float,
    second: float,
    trials: tuple[float, float],
    correlation: float = 0.0,
    level: float = LEVEL,
) -> tuple[float, float]:
    """Return the interval of ``first - second`` from Wilson's intervals of both rates.

    Source: Newcombe, Statistics in Medicine 17 (1998): method 10 of 873-890 for independent rates
    (correlation 0), method 10 of 2635-2650 for paired ones.

    Args:
        first: the one rate.
        second: the other.
        trials: how many trials each is of; fewer than counted where they are clustered.
        correlation: of the two within a pair.
        level: coverage.
    """
    z = critical_value(level)
    (low1, high1), (low2, high2) = (
        wilson_of_rate(rate, number, z) for rate, number in zip((first, second), trials, strict=True)
    )
    below = _reach(first - low1, high2 - second, correlation)
    above = _reach(high1 - first, second - low2, correlation)
    return first - second - below, first - second + above


def independent_rates_p(first: int, first_trials: int, second: int, second_trials: int) -> float | None:
    """Return the p of two independent rates being equal (pooled), None where nothing varies."""
    pooled = (first + second) / (first_trials + second_trials)
    variance = pooled * (1 - pooled) * (1 / first_trials + 1 / second_trials)
    if not variance:
        return None
    return 2 * float(ndtr(-abs(first / first_trials - second / second_trials) / sqrt(variance)))


def _reach(one: float, other: float, correlation: float) -> float:
    return sqrt(max(one * one - 2 * correlation * one * other + other * other, 0.0))
