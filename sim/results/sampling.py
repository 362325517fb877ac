"""Which games get rows: all, none, or one out of each block of games."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .parts import ROWS_PER_PART

MOST_ROWS = {"all": 10_000_000, "sample": 1_000_000, "none": 0}
"""The most games with a row. Beyond it a seeded sample of that size is kept."""

HANDS_PER_MATCH = 20
"""Hands that a match is reckoned with: of matches, so many fewer have rows, and share a file."""


@dataclass(frozen=True, slots=True)
class Sampling:
    """A choice of games that depends on nothing but seed, games and wish.

    Attributes:
        block: one game out of so many gets a row; 1 is all games, 0 is none.
        seed: the seed of the run.
        hands_per_game: hands that a game is reckoned with.
    """

    block: int
    seed: int
    hands_per_game: int = 1

    @property
    def games_per_part(self) -> int:
        """Games whose rows go into one file; 0 where no rows are kept."""
        return self.block * max(ROWS_PER_PART // self.hands_per_game, 1)

    def keeps(self, games: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Tell for int64 (n,) game numbers which of them get a row.

        The place within each block is drawn by hashing seed and block, every place equally likely.
        """
        if self.block <= 1:
            return np.full(games.shape, self.block == 1)
        chosen = _hash(self.seed, games // self.block) % np.uint64(self.block)
        kept: NDArray[np.bool_] = chosen == (games % self.block).astype(np.uint64)
        return kept


def sampling(wish: str, games: int, seed: int, *, in_matches: bool = False) -> Sampling:
    """Return which of ``games`` games get their rows under ``run.rows`` (``all``, ``sample`` or ``none``).

    A match has a row for each of its hands.
    """
    hands = HANDS_PER_MATCH if in_matches else 1
    most = MOST_ROWS[wish] // hands
    return Sampling(-(-games // most) if most else 0, seed, hands)


def _hash(seed: int, numbers: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Mix numbers with a seed by the finaliser of SplitMix64, a bijection of 64 bits."""
    with np.errstate(over="ignore"):
        x = (numbers.astype(np.uint64) + np.uint64(seed)) * np.uint64(0x9E3779B97F4A7C15)
        x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return x ^ (x >> np.uint64(31))
