"""The share of hands still being played after so many turns, capped hands censored."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Survival:
    """A survival curve over whole turns.

    Attributes:
        share: float64 (turns + 1,), share of hands that last longer than 0, 1, 2 ... turns.
        se: float64 (turns + 1,), its standard error (Greenwood's, here the binomial one).
        restricted_to: the number of turns beyond which nothing is known, None if every hand ended.
    """

    share: NDArray[np.float64]
    se: NDArray[np.float64]
    restricted_to: int | None


def survival(turns: NDArray[np.int64], unfinished: int) -> Survival:
    """Return the survival curve of hand lengths.

    Args:
        turns: int64 (max_turns + 1,) histogram of turns, unfinished hands at its last place.
        unfinished: hands that the limit stopped; a stalemate is an ending and is not among them.

    Censoring happens at the very end alone, so Kaplan and Meier's product is a plain share of hands.
    """
    hands = int(turns.sum())
    limit = len(turns) - 1
    if hands == 0:
        nothing = np.full(limit + 1, np.nan)
        return Survival(nothing, nothing, None)
    ended = np.cumsum(turns)
    ended[limit] -= unfinished
    share = (hands - ended) / hands
    se = np.sqrt(share * (1 - share) / hands)
    return Survival(share, se, limit if unfinished else None)
