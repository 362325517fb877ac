"""How many hands of another rule set are shorter, from which follows the chance of being longer."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Ranks:
    """Ranks of a length among the hands of a rule set.

    Attributes:
        shorter: int64 (lengths + 1,), hands with fewer turns than 0, 1, 2 ...; the last place is for longer.
        no_longer: int64 (lengths + 1,), hands with at most so many turns.
    """

    shorter: NDArray[np.int64]
    no_longer: NDArray[np.int64]

    @classmethod
    def among(cls, turns: NDArray[np.int64]) -> "Ranks":
        """Return the ranks among hands given as int64 (lengths,) counts by number of turns."""
        hands = np.cumsum(turns)
        return cls(
            shorter=np.concatenate([[0], hands]).astype(np.int64),
            no_longer=np.append(hands, hands[-1]).astype(np.int64),
        )

    @property
    def hands(self) -> int:
        """How many hands there are."""
        return int(self.no_longer[-1])

    def of(self, turns: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return for int64 (hands,) lengths how many hands are shorter, and how many are not longer."""
        places = np.minimum(turns, len(self.shorter) - 1)
        return self.shorter[places], self.no_longer[places]
