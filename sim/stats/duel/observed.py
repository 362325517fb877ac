"""What a duel leaves behind: who won, deal by deal over all seatings, and the points by seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from ...kernel.tally import ROW_NAMES
from ..comparison.columns import by_game
from ..factorial.inference import Estimate, over_blocks
from ..means import LEVEL
from ..moments import Moments
from ..rates import critical_value, wilson_of_rate
from .seatings import Seating, seats_of

_WINNER = ROW_NAMES.index("winner")


@dataclass(frozen=True, slots=True)
class Duel:
    """Strategies at their seats.

    Attributes:
        players: seats at the table.
        strategies: how many strategies there are.
        seatings: who sits where.
        moments: of the wins of each seat of each seating, a deal being one observation.
        points: int64 (blocks, seatings, players), points by seat over the deals of each block.
        hands: int64 (blocks, seatings), finished hands of each block.
    """

    players: int
    strategies: int
    seatings: tuple[Seating, ...]
    moments: Moments
    points: NDArray[np.int64]
    hands: NDArray[np.int64]

    @property
    def wins(self) -> NDArray[np.int64]:
        """Wins, int64 (seatings, players)."""
        return self.moments.sums.astype(np.int64).reshape(len(self.seatings), self.players)

    @property
    def products(self) -> NDArray[np.float64]:
        """Products of wins over deals, float64 (seatings * players,) * 2."""
        return self.moments.products.astype(np.float64)


@dataclass(frozen=True, slots=True)
class WinRate:
    """How often a strategy wins.

    Attributes:
        wins: hands won at any of its seats.
        hands: hands that somebody won, once for each of its seats.
        rate: wins over hands; equal players win one over the number of seats.
        se: its standard error over deals.
        low, high: Wilson's interval for as many independent hands as give this error.
    """

    wins: int
    hands: int
    rate: float
    se: float
    low: float
    high: float


def wins_by_deal(rows: Sequence[NDArray[np.int32]], players: int) -> NDArray[np.int64]:
    """Return int64 (deals, seatings * players) wins of each seat from the rows of each seating."""
    values = [
        by_game(
            np.stack([played[:, _WINNER] == seat for seat in range(players)]).astype(np.int64), played[:, 0]
        )
        for played in rows
    ]
    return np.vstack(values).T


def weights(duel: Duel, strategy: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return how each column of the moments counts for a strategy: as its win, as a hand of its seats."""
    own = np.zeros((len(duel.seatings), duel.players))
    for number, seat in seats_of(strategy, duel.seatings):
        own[number, seat] = 1.0
    hands = np.repeat(own.sum(axis=1, keepdims=True), duel.players, axis=1)
    return own.ravel(), hands.ravel()


def influence(duel: Duel, strategy: int) -> NDArray[np.float64]:
    """Return the weight of each column in the error of a win rate (the delta method)."""
    own, hands = weights(duel, strategy)
    sums = duel.moments.sums.astype(np.float64)
    whole = float(hands @ sums)
    return (own - float(own @ sums) / whole * hands) / whole


def variance(duel: Duel, weight: NDArray[np.float64]) -> float:
    """Return the variance over deals of a weighted sum of columns whose mean is 0."""
    deals = duel.moments.games
    return max(float(weight @ duel.products @ weight) * deals / (deals - 1), 0.0)


def win_rate(duel: Duel, strategy: int, level: float = LEVEL) -> WinRate | None:
    """Return how often a strategy wins, None where nobody won a hand."""
    own, hands = weights(duel, strategy)
    sums = duel.moments.sums.astype(np.float64)
    wins, whole = round(float(own @ sums)), round(float(hands @ sums))
    if not whole or duel.moments.games < 2:
        return None
    rate, spread = wins / whole, variance(duel, influence(duel, strategy))
    trials = rate * (1 - rate) / spread if spread else whole
    low, high = wilson_of_rate(rate, trials, critical_value(level))
    return WinRate(wins, whole, rate, sqrt(spread), low, high)


def points_a_hand(duel: Duel, strategy: int) -> Estimate | None:
    """Return the points a hand of one seat of a strategy; None with fewer than two blocks of deals."""
    sits = seats_of(strategy, duel.seatings)
    scored = np.sum([duel.points[:, number, seat] for number, seat in sits], axis=0, dtype=float)
    hands = np.sum([duel.hands[:, number] for number, _ in sits], axis=0, dtype=float)
    played = hands > 0
    if played.sum() < 2:
        return None
    scored, hands = scored[played], hands[played]
    mean = scored.sum() / hands.sum()
    return over_blocks(mean + len(hands) * (scored - mean * hands) / hands.sum())
