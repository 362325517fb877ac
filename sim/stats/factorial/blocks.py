"""What a cell of a design leaves behind, block of games by block of games.

All cells play the same games, cut into the same blocks. Whatever common deals make of the cells, blocks are
independent of each other: an effect worked out block by block has its standard error from how it varies.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...kernel.counters import Counters
from ..counts import bins, by_seat, number, total

Array = NDArray[np.float64]

COUNT: Final = 100
"""Blocks of a cell; a t quantile is then a hundredth larger than a normal one."""

COLUMNS: Final = ("hands", "won", "turns", "rotations", "starter_wins")
MEASURES: Final = {
    "turns": ("turns", "hands"),
    "rotations": ("rotations", "hands"),
    "starter_edge": ("starter_wins", "won"),
}
"""What is analysed: a sum over another."""


@dataclass(frozen=True, slots=True)
class CellCounts:
    """A cell that was played.

    Attributes:
        players: seats at the table.
        blocks: int64 (blocks, columns), the sums of ``COLUMNS`` over the games of each block.
        counters: the counts of all its hands.
    """

    players: int
    blocks: NDArray[np.int64]
    counters: Counters

    def mean(self, measure: str) -> float:
        """Return the figure of the cell, NaN where nobody won."""
        part, whole = (int(self._column(name).sum()) for name in MEASURES[measure])
        shift = 1 / self.players if measure == "starter_edge" else 0.0
        return part / whole - shift if whole else float("nan")

    def by_block(self, measure: str) -> Array:
        """Return float64 (blocks,) pseudo-values: their mean is the figure, their spread its error.

        Of a quotient of sums they are the delta method's: the figure plus what each block has beyond it.
        """
        part, whole = (self._column(name).astype(float) for name in MEASURES[measure])
        ratio = part.sum() / whole.sum() if whole.sum() else float("nan")
        values: Array = self.mean(measure) + len(part) * (part - ratio * whole) / whole.sum()
        return values

    def variance(self, measure: str) -> float:
        """Return the variance between the hands of the cell."""
        hands = number(self.counters, "hands")
        if measure == "starter_edge":
            won = sum(by_seat(self.counters, "wins", self.players))
            rate = number(self.counters, "starter_wins") / won if won else float("nan")
            return rate * (1 - rate)
        counts = self.counters.turns if measure == "turns" else bins(self.counters, "rotations")
        values = np.arange(len(counts))
        mean = float(counts @ values) / hands
        return float(counts @ (values - mean) ** 2) / hands

    def _column(self, name: str) -> NDArray[np.int64]:
        return self.blocks[:, COLUMNS.index(name)]


def block_of(counters: Counters, players: int) -> list[int]:
    """Return the sums of ``COLUMNS`` over the games that were counted."""
    laid = sum(
        total(counters, f"rotations_{shift}") for shift in ("plain", "plus2", "plus3", "minus1", "null")
    )
    return [
        number(counters, "hands"),
        sum(by_seat(counters, "wins", players)),
        total(counters, "turns"),
        laid,
        number(counters, "starter_wins"),
    ]
