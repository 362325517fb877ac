"""Means per hand of what the kernel tallies, their errors clustered by match where hands share one."""

from typing import Any

from ..kernel.counters import Counters
from .clusters import Clusters
from .counts import number
from .means import Mean, mean_of_sums


def mean_per_hand(counters: Counters, name: str, hands: int | None = None) -> Mean:
    """Return the mean of a tally over all hands, or over ``hands`` of them where the others count nothing."""
    clusters = Clusters(counters)
    tally = clusters.tally(name)
    count = number(counters, "hands") if hands is None else hands
    return clusters.mean(mean_of_sums(count, tally.total, tally.squares), tally)


def estimates(counters: Counters, names: tuple[str, ...]) -> dict[str, Any]:
    """Return the mean of each tally with its standard error and interval."""
    return {name: mean_per_hand(counters, name).as_dict() for name in names}
