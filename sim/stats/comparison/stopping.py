"""A comparison that stops as soon as it is known which rule sets have longer hands than the baseline."""

from collections.abc import Mapping
from dataclasses import replace
from math import sqrt

from ..differences import Difference
from ..means import LEVEL
from ..sequences import mean_sequence, mean_sequence_p
from .margins import Margin, verdict
from .means import mean_difference
from .observed import Observed

GOAL = "difference"
"""What ``--until`` calls it."""


def in_sequence(difference: Difference, games: int, comparisons: int) -> Difference:
    """Return a difference of means with the interval and p of a confidence sequence.

    Args:
        difference: the difference.
        games: games of each rule set.
        comparisons: differences that are looked at side by side (Bonferroni).
    """
    if difference.se is None:
        return difference
    sd = difference.se * sqrt(games)
    low, high = mean_sequence(difference.value, sd, games, level=1 - (1 - LEVEL) / comparisons)
    return replace(difference, low=low, high=high, p=mean_sequence_p(difference.value, sd, games))


def all_decided(observed: Observed, margins: Mapping[str, Margin]) -> bool:
    """Return whether every rule set is known to have longer, shorter or equally long hands."""
    comparisons = len(observed.configs) - 1
    for place in range(1, comparisons + 1):
        plain = mean_difference(observed, place, "turns")
        found = in_sequence(plain, observed.games(place), comparisons)
        if verdict(found.low, found.high, margins["turns"].of(found.base)) == "undecided":
            return False
    return True
