"""The chance that a hand is longer than an independent one of the baseline, and how far lengths differ."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import kolmogorov, ndtr

from ..means import LEVEL
from ..rates import critical_value
from .columns import HANDS, rank_places
from .observed import Observed, Of


@dataclass(frozen=True, slots=True)
class Dominance:
    """Lengths of two rule sets compared hand by hand, every hand of the one with every hand of the other.

    Attributes:
        longer: the chance that a hand of the rule set is longer than an independent one of the baseline.
        longer_se: its standard error.
        as_long: the chance that both are as long.
        delta: Cliff's delta: the chance of being longer less that of being shorter.
        delta_se: its standard error.
        p: of delta being 0; None where nothing varies.
    """

    longer: float
    longer_se: float
    as_long: float
    delta: float
    delta_se: float
    p: float | None

    def as_dict(self) -> dict[str, Any]:
        """Return the two parts of the document that it makes."""
        return {
            "longer": {
                "probability": self.longer,
                "se": self.longer_se,
                "ci95": _interval(self.longer, self.longer_se, 0.0),
                "as_long": self.as_long,
            },
            "cliffs_delta": {
                "value": self.delta,
                "se": self.delta_se,
                "ci95": _interval(self.delta, self.delta_se, -1.0),
                "p": self.p,
            },
        }


def dominance(observed: Observed, place: int) -> Dominance:
    """Compare the lengths of a rule set with those of the baseline.

    The chances come from all hands of both; the standard errors from ranks among the first hands of the
    other, summed over games, so that common deals and matches are accounted for.
    """
    longer, as_long, shorter = _chances(observed.turns[place], observed.turns[0])
    low, high = _ranks(observed, place, 0)
    base_low, base_high = _ranks(observed, 0, place)
    hands, base_hands = (observed.ranks[which].hands for which in (0, place))
    longer_se = _error([(1 / hands, low), (-1 / base_hands, base_high)])
    both = [(1 / hands, low), (1 / hands, high), (-1 / base_hands, base_low), (-1 / base_hands, base_high)]
    delta, delta_se = longer - shorter, _error(both)
    p = 2 * float(ndtr(-abs(delta) / delta_se)) if delta_se else None
    return Dominance(longer, longer_se, as_long, delta, delta_se, p)


def kolmogorov_smirnov(first: NDArray[np.int64], second: NDArray[np.int64]) -> tuple[float, float | None]:
    """Return the largest distance between two distributions and its p for independent observations.

    On common deals, and for whole numbers, the p is larger than it need be, never smaller.

    Args:
        first: int64 (values,), observations of 0, 1, 2 ...
        second: likewise, maybe of another length.
    """
    one, two = _padded(first, second)
    hands, others = one.sum(), two.sum()
    distance = float(np.abs(np.cumsum(one) / hands - np.cumsum(two) / others).max())
    p = float(kolmogorov(distance * sqrt(hands * others / (hands + others))))
    return distance, p if distance else None


def _chances(turns: NDArray[np.int64], base: NDArray[np.int64]) -> tuple[float, float, float]:
    """Return the chances that a hand is longer, as long, shorter, over all pairs of hands."""
    one, two = _padded(turns, base)
    shares, others = one / one.sum(), two / two.sum()
    below = np.cumsum(others)
    longer = float(shares @ (below - others))
    as_long = float(shares @ others)
    return longer, as_long, float(shares @ (1 - below))


def _padded(first: NDArray[np.int64], second: NDArray[np.int64]) -> tuple[NDArray[np.int64], ...]:
    length = max(len(first), len(second))
    return tuple(np.pad(counts, (0, length - len(counts))) for counts in (first, second))


def _ranks(observed: Observed, place: int, among: int) -> tuple[Of, Of]:
    """Return the mean ranks of a rule set's hands among those of another."""
    other = observed.others(place).index(among)
    low, high = rank_places(observed.configs[place].players, other)
    return observed.quotient(place, low, HANDS), observed.quotient(place, high, HANDS)


def _error(terms: Sequence[tuple[float, Of]]) -> float:
    variance = sum(one * two * first.covariance(second) for one, first in terms for two, second in terms)
    return sqrt(max(variance, 0.0))


def _interval(value: float, se: float, least: float) -> list[float]:
    reach = critical_value(LEVEL) * se
    return [max(value - reach, least), min(value + reach, 1.0)]
