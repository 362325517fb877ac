"""Means and shares read off the counters."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.counters import Counters
from ..kernel.tally import TALLY_NAMES
from .means import Mean, mean_of_sums

PLACE = {name: place for place, name in enumerate(TALLY_NAMES)}


def number(counters: Counters, name: str) -> int:
    """Return a count of ``TOTALS`` that is one number."""
    return int(counters.totals[name][0])


def by_seat(counters: Counters, name: str, players: int) -> list[int]:
    """Return a count of ``TOTALS`` kept by seat, for the seats at the table."""
    counts: list[int] = counters.totals[name][0][:players].tolist()
    return counts


def bins(counters: Counters, name: str) -> NDArray[np.int64]:
    """Return a histogram of ``TOTALS``."""
    counts: NDArray[np.int64] = counters.totals[name][0]
    return counts


def total(counters: Counters, name: str) -> int:
    """Return the sum of a tally over all hands."""
    return int(counters.totals["sums"][0][PLACE[name]])


def mean_per_hand(counters: Counters, name: str, hands: int | None = None) -> Mean:
    """Return the mean of a tally over all hands, or over ``hands`` of them where the others count nothing."""
    squares = int(counters.totals["squares"][0][PLACE[name]])
    count = number(counters, "hands") if hands is None else hands
    return mean_of_sums(count, total(counters, name), squares)


def ratio(part: int, whole: int) -> float | None:
    """Return a quotient, None where there is nothing to divide by."""
    return part / whole if whole else None


def as_list(ends: tuple[float, float] | None) -> list[float] | None:
    """Return an interval as JSON writes it."""
    return None if ends is None else list(ends)


def estimates(counters: Counters, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the mean of each tally with its standard error and interval."""
    return {name: mean_per_hand(counters, name).as_dict() for name in names}
