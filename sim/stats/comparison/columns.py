"""What is summed of each game of a rule set, taken from its rows or from the counters of its hands."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...kernel.tally import ROW_NAMES
from .ranks import Ranks

HANDS, WON, TURNS, ROTATIONS, CARDS_DRAWN, STARTER_WINS, FIRST_SEAT = range(7)
"""Places of the columns; the wins of each seat follow, then two ranks for each other rule set."""

_ROTATIONS: Final = [place for place, name in enumerate(ROW_NAMES) if name.startswith("rotations_")]
_TURNS, _DRAWN, _WINNER, _STARTER = (
    ROW_NAMES.index(name) for name in ("turns", "cards_drawn", "winner", "starter")
)


def columns_of(players: int, others: int) -> int:
    """Return how many columns a rule set has that is compared with ``others``."""
    return FIRST_SEAT + players + 2 * others


def rank_places(players: int, other: int) -> tuple[int, int]:
    """Return the places of the ranks among the hands of the ``other``-th rule set."""
    first = FIRST_SEAT + players + 2 * other
    return first, first + 1


def per_game(rows: NDArray[np.int32], players: int, others: Sequence[Ranks]) -> NDArray[np.int64]:
    """Return int64 (games, columns) from int32 (hands, ROW_SIZE) rows of whole games in order.

    Args:
        rows: a row a hand.
        players: seats at the table.
        others: the hands that each length is ranked among, one for each rule set compared with.
    """
    values = np.empty((columns_of(players, len(others)), len(rows)), np.int64)
    winner = rows[:, _WINNER]
    values[HANDS] = 1
    values[WON] = winner >= 0
    values[TURNS] = rows[:, _TURNS]
    values[ROTATIONS] = sum(rows[:, place].astype(np.int64) for place in _ROTATIONS)
    values[CARDS_DRAWN] = rows[:, _DRAWN]
    values[STARTER_WINS] = winner == rows[:, _STARTER]
    for seat in range(players):
        values[FIRST_SEAT + seat] = winner == seat
    for other, ranks in enumerate(others):
        low, high = rank_places(players, other)
        values[low], values[high] = ranks.of(values[TURNS])
    return by_game(values, rows[:, 0]).T


def by_game(values: NDArray[np.int64], games: NDArray[np.int32]) -> NDArray[np.int64]:
    """Add up int64 (columns, hands) over the hands of each game, whose numbers are int32 (hands,)."""
    begins = np.flatnonzero(np.diff(games, prepend=games[:1] - 1))
    return values if len(begins) == len(games) else np.add.reduceat(values, begins, axis=1)
