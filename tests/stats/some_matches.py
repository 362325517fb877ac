"""Counters of matches given hand by hand, with the sums over matches that the kernel keeps."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from unosim.kernel.counters import Counters
from unosim.kernel.tally import FORFEITS, POINTS, TALLY_SIZE, TURNS

LIMIT = 200


def counters_of(match: Sequence[int], turns: Sequence[int], winners: Sequence[int], **more: Any) -> Counters:
    """Count hands.

    Args:
        match: of each hand the number of its match.
        turns: its turns.
        winners: the seat that won it.
        more: ``forfeits`` and ``points`` of each hand, where there are any.
    """
    counters = Counters(LIMIT)
    totals = counters.totals[0]
    numbers, seats = np.asarray(match), np.asarray(winners)
    tally = np.zeros((len(numbers), TALLY_SIZE), np.int64)
    tally[:, TURNS] = turns
    tally[:, FORFEITS] = more.get("forfeits", 0)
    tally[:, POINTS] = more.get("points", 0)
    won = (seats[:, None] == np.arange(10)).astype(np.int64)
    totals["hands"] = totals["finished"] = len(numbers)
    totals["wins"] = won.sum(axis=0)
    totals["points"] = (won * tally[:, [POINTS]]).sum(axis=0)
    totals["points_squares"] = (won * tally[:, [POINTS]] ** 2).sum(axis=0)
    totals["sums"], totals["squares"] = tally.sum(axis=0), (tally**2).sum(axis=0)
    totals["rotations"][0] = totals["effective_rotations"][0] = len(numbers)
    counters.turns += np.bincount(tally[:, TURNS], minlength=len(counters.turns))
    steps = tally[:, TURNS] + tally[:, FORFEITS]
    counters.steps += np.bincount(steps, minlength=len(counters.steps))
    add_matches(totals, numbers, tally, won)
    return counters


def add_matches(
    totals: Any, numbers: NDArray[np.int64], tally: NDArray[np.int64], won: NDArray[np.int64]
) -> None:
    """Add the sums over matches; each is won by the seat with most points, or with most hands if none has any."""
    for number in np.unique(numbers):
        in_it = numbers == number
        hands, sums, wins = int(in_it.sum()), tally[in_it].sum(axis=0), won[in_it].sum(axis=0)
        points = (won[in_it] * tally[in_it][:, [POINTS]]).sum(axis=0)
        totals["matches"] += 1
        totals["match_hands"][hands] += 1
        totals["hands_squares"] += hands**2
        totals["match_squares"] += sums**2
        totals["match_products"] += sums * hands
        totals["seat_win_squares"] += wins**2
        totals["seat_win_products"] += wins * hands
        totals["match_points"] += points
        totals["match_points_squares"] += points**2
        totals["match_wins"][int(np.argmax(points if points.any() else wins))] += 1
