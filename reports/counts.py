"""The integer counts of ``counters.json`` that reports draw."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=0)]
BySeat = tuple[Count, ...]
Histogram = tuple[Count, ...]


class Counts(BaseModel):
    """Counts over all hands of a run, as the kernel merged them.

    ``turns`` and the two histograms of rotations count hands by a number per hand; ``round_hands[k]`` those
    hands followed by round that reached round k, ``round_sizes[k][seat]`` the cards held there;
    ``rotation_change[kind][k]`` the cards by which rotations of a kind changed the hand of the k-th seat after
    the player; ``received_wins[k]`` wins with a hand received k turns earlier. Lists by seat may hold more
    places than there are players. ``match_hands`` counts matches by their hands.
    """

    model_config = ConfigDict(extra="ignore", frozen=True, strict=True)

    hands: Count
    finished: Count
    unfinished: Count
    starts: BySeat
    wins: BySeat
    points: BySeat
    sums: dict[str, int]
    rotations: Histogram
    effective_rotations: Histogram
    rotation_change: tuple[tuple[int, ...], ...]
    rotations_with_leader: Count
    leader_kept: Count
    received_wins: Histogram
    round_hands: Histogram
    round_sizes: tuple[BySeat, ...]
    round_squares: tuple[BySeat, ...]
    round_rotations: Histogram
    turns: Histogram
    match_hands: Histogram = ()

    def array(self, name: str) -> NDArray[np.int64]:
        """Return one field as an array of int64."""
        return np.asarray(getattr(self, name), np.int64)
