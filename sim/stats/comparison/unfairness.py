"""Unfairness: by how much the seat that is furthest from an equal share is away from it, of two rule sets.

It is the largest of the signed distances d of all seats. The difference of two of them is bounded from below
by the maximum over k of the minimum over l of (d_k of the one - d_l of the other), each contrast taken at the
lower end of its interval: for a given k the smallest contrast is no larger than the true difference,
whichever l is the true furthest. Only the choice of k is free, so the level is shared among as many as there
are signed seats. Nothing is assumed about which seat is the furthest; common deals bring the bound close.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtr

from ..differences import Difference
from ..means import LEVEL
from ..rates import critical_value
from .columns import FIRST_SEAT, WON
from .observed import Observed, Of

Array = NDArray[np.float64]


def unfairness_difference(observed: Observed, place: int, level: float = LEVEL) -> Difference:
    """Return the difference of the largest deviations from an equal share, with an interval that holds."""
    seats = [_seats(observed, which) for which in (place, 0)]
    other, base = (_distances(of, 1 / len(of)) for of in seats)
    contrasts = other[:, None] - base[None, :]
    errors = _errors(*seats)
    value = float(other.max() - base.max())
    low, high = _bounds(contrasts, errors, level)
    return Difference(
        base=float(base.max()),
        other=float(other.max()),
        value=value,
        se=None,
        low=min(low, value),
        high=max(high, value),
        p=_p(contrasts, errors),
        variance_ratio=None,
    )


def _seats(observed: Observed, place: int) -> list[Of]:
    players = observed.configs[place].players
    return [observed.quotient(place, FIRST_SEAT + seat, WON) for seat in range(players)]


def _distances(seats: list[Of], share: float) -> Array:
    """Return the signed distances: of each seat above an equal share, then of each seat below it."""
    above = np.array([seat.value - share for seat in seats])
    return np.concatenate([above, -above])


def _errors(other: list[Of], base: list[Of]) -> Array:
    """Return the standard errors of all contrasts of signed distances."""
    own, theirs = (np.array([seat.covariance(seat) for seat in seats]) for seats in (other, base))
    shared = np.array([[one.covariance(two) for two in base] for one in other])
    same = np.sqrt(np.maximum(own[:, None] + theirs[None, :] - 2 * shared, 0.0))
    opposite = np.sqrt(np.maximum(own[:, None] + theirs[None, :] + 2 * shared, 0.0))
    return np.block([[same, opposite], [opposite, same]])


def _candidates(distances: int) -> int:
    """Return among how many choices the level is shared: two seats are one parameter with two signs."""
    return 2 if distances == 4 else distances


def _bounds(contrasts: Array, errors: Array, level: float) -> tuple[float, float]:
    low, high = (critical_value(level, _candidates(count)) for count in contrasts.shape)
    lower = (contrasts - low * errors).min(axis=1).max()
    upper = (contrasts + high * errors).max(axis=0).min()
    return float(lower), float(upper)


def _p(contrasts: Array, errors: Array) -> float | None:
    """Return the smallest 1 - level at which the interval leaves out 0; None where nothing varies."""
    if not errors.any():
        return None
    with np.errstate(divide="ignore", invalid="ignore"):
        steps: Any = np.nan_to_num(contrasts / errors, nan=0.0)
    more, less = steps.min(axis=1).max(), -steps.max(axis=0).min()
    chances = [
        2 * _candidates(count) * float(ndtr(-max(found, 0.0)))
        for found, count in zip((more, less), contrasts.shape, strict=True)
    ]
    return min(1.0, *chances)
