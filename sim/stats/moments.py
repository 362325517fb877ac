"""Exact sums and products of what games leave behind, and the standard errors of quotients that follow.

A game is the unit: hands of one match are not independent, but matches are. All numbers are whole, so that
any order and any chunking of games gives the same.
"""

from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

EXACT_FLOAT = 2**53
EXACT_INTEGER = 2**63


class Quotient(NamedTuple):
    """The sum of one column over the sum of another, by their places: turns over hands is the mean length."""

    part: int
    whole: int


class Moments:
    """Sums over games of columns of whole numbers, and of all products of two columns.

    Attributes:
        games: how many games.
        sums: Python integers (columns,).
        products: Python integers (columns, columns), symmetric.
    """

    def __init__(self, columns: int) -> None:
        self.games = 0
        self.sums: NDArray[Any] = np.zeros(columns, object)
        self.products: NDArray[Any] = np.zeros((columns, columns), object)

    @classmethod
    def of(cls, values: NDArray[np.int64]) -> Self:
        """Return the moments of int64 (games, columns) values."""
        moments = cls(values.shape[1])
        moments.games = len(values)
        moments.sums = values.sum(axis=0).astype(object)
        moments.products = _products(values)
        return moments

    def add(self, other: "Moments") -> None:
        """Add the moments of other games to these."""
        self.games += other.games
        self.sums = self.sums + other.sums
        self.products = self.products + other.products

    def value(self, quotient: Quotient) -> float:
        """Return a quotient of sums, NaN where there is nothing to divide by."""
        part, whole = self.sums[quotient.part], self.sums[quotient.whole]
        return part / whole if whole else float("nan")

    def covariance(self, first: Quotient, second: Quotient) -> float:
        """Return the covariance of two quotients over games (the delta method, divisor games - 1).

        With one hand a game and ``whole`` counting it, this is the covariance of two sample means.
        """
        wholes = self.sums[first.whole] * self.sums[second.whole]
        if self.games < 2 or not wholes:
            return float("nan")
        residuals = (
            self.products[first.part, second.part] * wholes
            - self.products[first.part, second.whole] * self.sums[first.whole] * self.sums[second.part]
            - self.products[first.whole, second.part] * self.sums[first.part] * self.sums[second.whole]
            + self.products[first.whole, second.whole] * self.sums[first.part] * self.sums[second.part]
        )
        return float(residuals * self.games / (wholes**2 * (self.games - 1)))


def _products(values: NDArray[np.int64]) -> NDArray[Any]:
    """Return all products of two columns as Python integers, by way of floats where those are exact."""
    if not len(values):
        return np.zeros((values.shape[1],) * 2, object)
    largest = int(np.abs(values).max()) ** 2 * len(values)
    if largest < EXACT_FLOAT:
        floats = values.astype(np.float64)
        return (floats.T @ floats).astype(np.int64).astype(object)
    if largest < EXACT_INTEGER:
        return (values.T @ values).astype(object)
    return np.asarray(values.astype(object).T @ values.astype(object))
