"""Straights by their length."""

from ..kernel.counters import Counters
from .counts import bins, number


def straights_by_length(counters: Counters) -> dict[str, float]:
    """Return the mean number of straights of each length in a hand, the table's card counted (S4).

    Lengths that did not occur are left out.
    """
    hands = number(counters, "hands")
    lengths = enumerate(bins(counters, "straight_lengths").tolist())
    return {str(length): count / hands for length, count in lengths if count}
