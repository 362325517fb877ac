"""Rotations: how often hands move around the table, by which shift, and what it does."""

from typing import Any

from ..kernel.counters import Counters
from .counts import as_list, bins, estimates, mean_per_hand, number, ratio, total
from .histogram import mean_of_histogram
from .means import Mean
from .rates import wilson
from .rotation_effects import rotation_effects

SHIFTS = ("plain", "plus2", "plus3", "minus1", "null")


def rotations(counters: Counters, players: int) -> dict[str, Any]:
    """Return the part ``rotations`` of the summary.

    ``mean`` counts every rotation laid, null shifts included; ``effective_mean`` only those that moved hands.
    ``per_zero`` is rotations for each 0 laid. Means per hand are ``zeros_laid`` (counted where a 0 does
    something), ``displacement`` (seats by which rotations moved hands, clockwise less counterclockwise),
    ``rotator_change`` (cards by which they changed the hands of those who laid them) and ``uno_by_rotation``
    (UNO calls due for a single card received).
    """
    hands = number(counters, "hands")
    without, still = int(bins(counters, "rotations")[0]), int(bins(counters, "effective_rotations")[0])
    laid = sum(total(counters, f"rotations_{shift}") for shift in SHIFTS)
    effective = laid - total(counters, "rotations_null")
    moving = _exact(mean_of_histogram(bins(counters, "effective_rotations")), effective, hands)
    return {
        **_exact(mean_of_histogram(bins(counters, "rotations")), laid, hands).as_dict(),
        "share_of_hands_with_one": ratio(hands - without, hands),
        "share_ci95": as_list(wilson(hands - without, hands)),
        "effective_mean": moving.mean,
        "effective_se": moving.se,
        "effective_ci95": moving.as_dict()["ci95"],
        "share_of_hands_with_effective_one": ratio(hands - still, hands),
        "effective_share_ci95": as_list(wilson(hands - still, hands)),
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
