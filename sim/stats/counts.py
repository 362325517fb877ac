"""Counts and shares read off the counters."""

import numpy as np
from numpy.typing import NDArray

from ..kernel.counters import Counters
from ..kernel.tally import TALLY_NAMES

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


def ratio(part: int, whole: int) -> float | None:
    """Return a quotient, None where there is nothing to divide by."""
    return part / whole if whole else None


def as_list(ends: tuple[float, float] | None) -> list[float] | None:
    """Return an interval as JSON writes it."""
    return None if ends is None else list(ends)
