"""Differences of means per hand: turns, minutes, rotations, cards drawn."""

from math import sqrt

from ..differences import Difference, student, welch_df
from .columns import CARDS_DRAWN, HANDS, ROTATIONS, TURNS
from .observed import Observed, Of

COLUMNS = {"turns": TURNS, "minutes": TURNS, "rotations": ROTATIONS, "cards_drawn": CARDS_DRAWN}


def mean_difference(observed: Observed, place: int, measure: str) -> Difference:
    """Return the difference between the mean of a rule set and that of the baseline."""
    (base, of_base), (other, of_other) = (
        (_in_unit(observed, which, measure), observed.quotient(which, COLUMNS[measure], HANDS))
        for which in (0, place)
    )
    scales = (base[1], other[1])
    first, second = (
        scales[0] ** 2 * of_base.covariance(of_base),
        scales[1] ** 2 * of_other.covariance(of_other),
    )
    shared = scales[0] * scales[1] * of_base.covariance(of_other)
    variance = first + second - 2 * shared
    paired, games = observed.paired(place), (observed.games(0), observed.games(place))
    df = games[0] - 1 if paired else welch_df(first, games[0], second, games[1])
    values = base[0] + base[1] * of_base.value, other[0] + other[1] * of_other.value
    low, high, p = student(values[1] - values[0], variance, df)
    return Difference(
        base=values[0],
        other=values[1],
        value=values[1] - values[0],
        se=sqrt(max(variance, 0.0)),
        low=low,
        high=high,
        p=p,
        variance_ratio=variance / (first + second) if paired and first + second else None,
    )


def relative_change(observed: Observed, place: int, measure: str) -> tuple[float, float, float] | None:
    """Return the change relative to the baseline's mean and its interval (delta method).

    None where the baseline's mean is 0.
    """
    (shift0, scale0), (shift1, scale1) = (_in_unit(observed, which, measure) for which in (0, place))
    base, other = (observed.quotient(which, COLUMNS[measure], HANDS) for which in (0, place))
    below = shift0 + scale0 * base.value
    if not below:
        return None
    ratio = (shift1 + scale1 * other.value) / below
    variance = (
        scale1**2 * other.covariance(other)
        + ratio**2 * scale0**2 * base.covariance(base)
        - 2 * ratio * scale0 * scale1 * base.covariance(other)
    ) / below**2
    low, high, _ = student(ratio - 1, variance, min(observed.games(0), observed.games(place)) - 1)
    return ratio - 1, low, high


def _in_unit(observed: Observed, place: int, measure: str) -> tuple[float, float]:
    """Return offset and scale from turns (or what is counted) to the unit of the measure."""
    pace = observed.configs[place].pace
    return (pace.seconds_per_deal / 60, pace.seconds_per_turn / 60) if measure == "minutes" else (0.0, 1.0)


def standard_error(quotient: Of) -> float:
    """Return the standard error of a quotient."""
    return sqrt(max(quotient.covariance(quotient), 0.0))
