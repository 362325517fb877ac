"""Rotations: how often hands move around the table, by which shift, and what it does."""

from typing import Any

from ..kernel.counters import Counters
from .clusters import Clustered, Clusters
from .counts import as_list, bins, number, ratio, total
from .histogram import mean_of_histogram
from .means import LEVEL, Mean
from .per_hand import estimates, mean_per_hand
from .rates import critical_value, wilson_of_rate
from .rotation_effects import rotation_effects

SHIFTS = ("plain", "plus2", "plus3", "minus1", "null")


def rotations(counters: Counters, players: int) -> dict[str, Any]:
    """Return the part ``rotations`` of the summary.

    ``mean`` counts every rotation laid, null shifts included; ``effective_mean`` only those that moved hands.
    ``per_zero`` is rotations for each 0 laid. Means per hand are ``zeros_laid`` (counted where a 0 does
    something), ``displacement`` (seats by which rotations moved hands, clockwise less counterclockwise),
    ``rotator_change`` (cards by which they changed the hands of those who laid them) and ``uno_by_rotation``
    (UNO calls due for a single card received). In matches, what counts several shifts has the design effect of
    these shifts together.
    """
    hands = number(counters, "hands")
    without, still = int(bins(counters, "rotations")[0]), int(bins(counters, "effective_rotations")[0])
    laid = sum(total(counters, f"rotations_{shift}") for shift in SHIFTS)
    effective = laid - total(counters, "rotations_null")
    clusters = Clusters(counters)
    shifts = [clusters.tally(f"rotations_{shift}") for shift in SHIFTS]
    all_laid = _exact(mean_of_histogram(bins(counters, "rotations")), laid, hands)
    moving = _exact(mean_of_histogram(bins(counters, "effective_rotations")), effective, hands)
    moving = clusters.mean(moving, *shifts[:-1])

    def share_interval(without: int, counted: list[Clustered]) -> list[float] | None:
        trials = clusters.trials(hands, *counted)
        if not trials:
            return None
        return as_list(wilson_of_rate((hands - without) / hands, trials, critical_value(LEVEL)))

    return {
        **clusters.mean(all_laid, *shifts).as_dict(),
        "share_of_hands_with_one": ratio(hands - without, hands),
        "share_ci95": share_interval(without, shifts),
        "effective_mean": moving.mean,
        "effective_se": moving.se,
        "effective_ci95": moving.as_dict()["ci95"],
        "share_of_hands_with_effective_one": ratio(hands - still, hands),
        "effective_share_ci95": share_interval(still, shifts[:-1]),
        "by_shift": {shift: mean_per_hand(counters, f"rotations_{shift}").as_dict() for shift in SHIFTS},
        "per_zero": ratio(laid, total(counters, "zeros_laid")),
        **estimates(counters, ("zeros_laid", "displacement", "rotator_change", "uno_by_rotation")),
        **rotation_effects(counters, players),
    }


def _exact(mean: Mean, total_laid: int, hands: int) -> Mean:
    """Centre a mean on the exact total: the last bin of its histogram may hold several numbers."""
    if mean.mean is None or mean.low is None or mean.high is None:
        return mean
    shift = total_laid / hands - mean.mean
    return Mean(mean.mean + shift, mean.sd, mean.se, mean.low + shift, mean.high + shift)
