"""A histogram of whole numbers described: mean, spread and quantiles, in any unit."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .clusters import Clustered, Clusters
from .means import Mean, interval, mean_of_sums
from .quantiles import quantile, quantile_interval

QUANTILES = {"p5": 5, "p25": 25, "median": 50, "p75": 75, "p95": 95, "p99": 99}


def mean_of_histogram(counts: NDArray[np.int64], *, scale: float = 1.0, offset: float = 0.0) -> Mean:
    """Return the mean of ``offset + scale * value`` for int64 (values,) counts of the values 0, 1, 2 ..."""
    total = squares = 0
    present = np.flatnonzero(counts)
    for value, count in zip(present.tolist(), counts[present].tolist(), strict=True):
        total += value * count
        squares += value * value * count
    return mean_of_sums(int(counts.sum()), total, squares, scale=scale, offset=offset)


def describe(
    counts: NDArray[np.int64],
    *,
    scale: float = 1.0,
    offset: float = 0.0,
    restricted_to: int | None = None,
    clusters: Clusters | None = None,
    counted: Sequence[Clustered] = (),
) -> dict[str, Any]:
    """Return mean, spread, extremes and quantiles with their intervals.

    Args:
        counts: int64 (values,), observations of the values 0, 1, 2 ...
        scale: the unit: what is described is ``offset + scale * value``.
        offset: see ``scale``.
        restricted_to: the limit of turns, where it stopped any hand. The mean is then one restricted to the
            limit, and a quantile that falls on it says no more than "at least so long".
        clusters: the matches that the observations, hands, belong to; None where they are independent.
        counted: what makes up the values, tallies of the kernel.
    """
    mean = mean_of_histogram(counts, scale=scale, offset=offset)
    effect: float | None = 1.0
    if clusters is not None:
        mean, effect = clusters.mean(mean, *counted), clusters.effect(*counted)
    described = {**mean.as_dict(), "sd": mean.sd}
    cumulated = np.cumsum(counts)
    if mean.mean is None:
        names = ("min", *QUANTILES, "max")
        return {**described, **dict.fromkeys(names), "quantiles_ci95": None, "restricted_to_turns": None}

    def in_unit(value: int) -> float:
        return offset + scale * value if (scale, offset) != (1.0, 0.0) else value

    present = np.flatnonzero(counts)
    described["min"] = in_unit(int(present[0]))
    intervals: dict[str, Any] = {}
    for name, percent in QUANTILES.items():
        described[name] = in_unit(quantile(cumulated, percent))
        ends = quantile_interval(cumulated, percent, effect=effect) if effect else None
        intervals[name] = ends and interval(in_unit(ends[0]), in_unit(ends[1]))
    described["max"] = in_unit(int(present[-1]))
    return {**described, "quantiles_ci95": intervals, "restricted_to_turns": restricted_to}
