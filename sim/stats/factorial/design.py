"""A design of factors with any number of levels: main effects and two-way interactions that add up to 0."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Term = tuple[int, ...]
"""Places of the factors whose effect it is: one for a main effect, two for an interaction."""


@dataclass(frozen=True, slots=True)
class Design:
    """Which cells there are, and what can be told from them.

    Attributes:
        levels: how many levels each factor has.
        cells: int64 (cells, factors), the level of each factor in each cell that is played.
        terms: the main effects and two-way interactions that the cells determine.
    """

    levels: tuple[int, ...]
    cells: NDArray[np.int64]
    terms: tuple[Term, ...]

    @classmethod
    def of(cls, levels: Sequence[int], cells: Sequence[Sequence[int]]) -> "Design":
        """Return the design of some cells; without all of them, terms they do not determine are left out.

        Interactions go first: one whose combinations are not all there, then all. Main effects go if the
        cells do not determine them either.
        """
        table = np.array(cells, np.int64).reshape(len(cells), len(levels))
        mains: list[Term] = [(factor,) for factor in range(len(levels))]
        pairs = [pair for pair in combinations(range(len(levels)), 2) if _crossed(table, pair, levels)]
        for terms in ([*mains, *pairs], mains, []):
            design = cls(tuple(levels), table, tuple(terms))
            if np.linalg.matrix_rank(design.matrix()) == design.parameters:
                return design
        raise AssertionError("a mean can be told of any cells")

    @property
    def parameters(self) -> int:
        """How many free parameters the grand mean and all terms have."""
        return 1 + sum(self.width(term) for term in self.terms)

    def width(self, term: Term) -> int:
        """Return how many free parameters a term has."""
        return int(np.prod([self.levels[factor] - 1 for factor in term]))

    def columns(self, term: Term) -> Array:
        """Return (cells, width) the columns of a term in the model."""
        factors = [_coding(self.levels[factor])[self.cells[:, factor]] for factor in term]
        return reduce(_products, factors)

    def matrix(self, without: Term | None = None) -> Array:
        """Return (cells, parameters) the model: the grand mean, then the columns of each term but one."""
        terms = [self.columns(term) for term in self.terms if term != without]
        return np.hstack([np.ones((len(self.cells), 1)), *terms])

    def solve(self, values: Array) -> tuple[Array, dict[Term, Array]]:
        """Fit the model to (cells, n) columns of values by least squares.

        Returns:
            The grand means (n,), and for each term its parameters (width, n).
        """
        fitted = np.linalg.lstsq(self.matrix(), values, rcond=None)[0]
        bounds = np.cumsum([1, *(self.width(term) for term in self.terms)])
        parts = zip(self.terms, bounds[:-1], bounds[1:], strict=True)
        return fitted[0], {term: np.asarray(fitted[first:last]) for term, first, last in parts}

    def explained(self, term: Term, values: Array) -> Array:
        """Return what a term alone explains of (cells, n) columns of values: no other term could.

        It is what the fitted values have beyond those of the model without the term. With all cells played
        that is the term's effect in each cell; without some, what keys have in common belongs to neither.
        """
        return _fitted(self.matrix(), values) - _fitted(self.matrix(without=term), values)

    def combinations(self, term: Term) -> list[tuple[int, ...]]:
        """Return the combinations of levels that a term has an effect for."""
        return list(product(*(range(self.levels[factor]) for factor in term)))

    def effects(self, term: Term, parameters: Array) -> Array:
        """Return (combinations, n) the effects of combinations of levels; over any factor they add to 0."""
        coding = reduce(_kron, [_coding(self.levels[factor]) for factor in term])
        return np.asarray(coding @ parameters)


def _fitted(matrix: Array, values: Array) -> Array:
    return np.asarray(matrix @ np.linalg.lstsq(matrix, values, rcond=None)[0])


def _coding(levels: int) -> Array:
    """Return (levels, levels - 1): a column for each level but the last, which has -1 everywhere."""
    return np.vstack([np.eye(levels - 1), -np.ones((1, levels - 1))])


def _products(first: Array, second: Array) -> Array:
    """Return for each row all products of the columns of both."""
    return (first[:, :, None] * second[:, None, :]).reshape(len(first), -1)


def _kron(first: Array, second: Array) -> Array:
    return np.asarray(np.kron(first, second))


def _crossed(table: NDArray[np.int64], pair: Term, levels: Sequence[int]) -> bool:
    present = {tuple(row) for row in table[:, pair].tolist()}
    return len(present) == levels[pair[0]] * levels[pair[1]]
