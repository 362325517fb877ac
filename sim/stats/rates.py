"""Wilson's interval for a rate, and for several rates of one whole at once."""

from collections.abc import Sequence
from math import sqrt

from scipy.special import ndtri

from .means import LEVEL


def critical_value(level: float, comparisons: int = 1) -> float:
    """Return the two-sided normal quantile, Bonferroni's for several comparisons."""
    return float(-ndtri((1 - level) / (2 * comparisons)))


def seat_critical_value(seats: int, level: float = LEVEL) -> float:
    """Return the quantile for intervals of all seats at once; two seats are one parameter."""
    return critical_value(level, 1 if seats == 2 else seats)


def wilson_with(successes: float, trials: float, z: float) -> tuple[float, float] | None:
    """Return Wilson's interval for the critical value ``z``, or None without trials."""
    return wilson_of_rate(successes / trials, trials, z) if trials else None


def wilson_of_rate(rate: float, trials: float, z: float) -> tuple[float, float]:
    """Return Wilson's interval of a rate; ``trials`` need not be a whole number."""
    spread = z * z / trials
    centre = (rate + spread / 2) / (1 + spread)
    reach = z * sqrt(rate * (1 - rate) / trials + spread / (4 * trials)) / (1 + spread)
    low = 0.0 if rate == 0.0 else centre - reach
    high = 1.0 if rate == 1.0 else centre + reach
    return low, high


def wilson(successes: float, trials: float, level: float = LEVEL) -> tuple[float, float] | None:
    """Return Wilson's interval for one rate, or None without trials."""
    return wilson_with(successes, trials, critical_value(level))


def simultaneous_wilson(
    successes: Sequence[float], trials: float, level: float = LEVEL
) -> list[tuple[float, float] | None]:
    """Return intervals that hold for all seats together with probability ``level`` (Bonferroni)."""
    z = seat_critical_value(len(successes), level)
    return [wilson_with(count, trials, z) for count in successes]
