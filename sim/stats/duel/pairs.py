"""Each strategy against each other one: who of the two wins, at the tables where both sit."""

from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..means import LEVEL
from ..rates import critical_value, wilson_of_rate
from .observed import Duel, variance


def pair(duel: Duel, first: int, second: int) -> dict[str, Any] | None:
    """Return how many of the hands that one of two strategies won were won by the first.

    Only tables at which both sit count; over all seatings both have as many seats there, and the same ones.
    None where neither won a hand there.

    Args:
        duel: what was counted.
        first: place of a strategy.
        second: place of another.
    """
    mine, others = (_columns(duel, place, first, second) for place in (first, second))
    sums = duel.moments.sums.astype(np.float64)
    wins, whole = float(mine @ sums), float((mine + others) @ sums)
    if not whole:
        return None
    rate = wins / whole
    spread = variance(duel, (mine - rate * (mine + others)) / whole)
    trials = rate * (1 - rate) / spread if spread else whole
    low, high = wilson_of_rate(rate, trials, critical_value(LEVEL))
    return {"wins": round(wins), "hands": round(whole), "rate": rate, "se": sqrt(spread), "ci95": [low, high]}


def _columns(duel: Duel, own: int, first: int, second: int) -> NDArray[np.float64]:
    """Return 1 for each column of the moments that is a seat of ``own`` where both strategies sit."""
    seated = np.zeros((len(duel.seatings), duel.players))
    for number, seating in enumerate(duel.seatings):
        if first in seating and second in seating:
            seated[number] = [strategy == own for strategy in seating]
    return seated.ravel()
