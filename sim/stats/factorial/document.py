"""The document of a design: what is written as ``sweep.json``.

Edges and shares are fractions of one. What cannot be given is null, never a NaN.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..counts import number
from ..means import LEVEL
from ..multiple import holm
from .blocks import MEASURES, CellCounts
from .design import Design, Term
from .inference import Estimate, exceeds, hotelling_p, over_blocks, share, true_square

Array = NDArray[np.float64]
Square = tuple[float, Array]
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Factor:
    """A key that is varied, and its values as they were given."""

    key: str
    levels: tuple[str, ...]


def sweep_document(
    factors: Sequence[Factor], places: Sequence[Sequence[int]], cells: Sequence[CellCounts]
) -> dict[str, Any]:
    """Return cells and effects.

    Args:
        factors: the keys that are varied.
        places: for each cell played the level of each factor.
        cells: what was counted in it.
    """
    given = factors, places
    factors, places = _varied(factors, places)
    design = Design.of([len(factor.levels) for factor in factors], places)
    measures = {name: _measure(design, factors, cells, name) for name in MEASURES}
    terms = [term for measure in measures.values() for term in measure["terms"]]
    for term, p in zip(terms, holm([term["p"] for term in terms]), strict=True):
        term["p_holm"] = p
    for measure in measures.values():
        _lead(measure)
    return {
        "schema": SCHEMA,
        "factors": [{"key": factor.key, "levels": list(factor.levels)} for factor in given[0]],
        "cells": [_cell(given[0], place, cell) for place, cell in zip(given[1], cells, strict=True)],
        "measures": measures,
    }


def _varied(
    factors: Sequence[Factor], places: Sequence[Sequence[int]]
) -> tuple[list[Factor], list[list[int]]]:
    """Return the factors of which two levels at least are played, with these levels alone."""
    kept, columns = [], []
    for factor, column in zip(factors, zip(*places, strict=True), strict=True):
        present = sorted(set(column))
        if len(present) > 1:
            kept.append(Factor(factor.key, tuple(factor.levels[level] for level in present)))
            columns.append([present.index(level) for level in column])
    return kept, [list(place) for place in zip(*columns, strict=True)] if columns else [[] for _ in places]


def _cell(factors: Sequence[Factor], places: Sequence[int], cell: CellCounts) -> dict[str, Any]:
    levels = {factor.key: factor.levels[place] for factor, place in zip(factors, places, strict=True)}
    figures = {name: _as_dict(over_blocks(cell.by_block(name))) for name in MEASURES}
    counts = {name: number(cell.counters, name) for name in ("hands", "unfinished")}
    return {"levels": levels, "players": cell.players, **counts, **figures}


def _measure(
    design: Design, factors: Sequence[Factor], cells: Sequence[CellCounts], measure: str
) -> dict[str, Any]:
    values = np.vstack([cell.by_block(measure) for cell in cells])
    if not np.isfinite(values).all():
        return {"mean": None, "between_cells": None, "hand_variance": None, "terms": []}
    grand, parameters = design.solve(values)
    between = true_square(values - values.mean(axis=0))
    within = float(np.mean([cell.variance(measure) for cell in cells]))
    hands = (between[0] + within, between[1] + within)
    terms = [
        {
            "keys": [factors[factor].key for factor in term],
            "p": hotelling_p(parameters[term]),
            **_shares(true_square(design.explained(term, values)), between, hands),
            "effects": list(_effects(design, factors, term, grand, parameters)),
        }
        for term in design.terms
    ]
    return {
        "mean": _as_dict(over_blocks(grand)),
        "between_cells": max(between[0], 0.0),
        "hand_variance": within,
        "terms": terms,
    }


def _shares(own: Square, between: Square, hands: Square) -> dict[str, Any]:
    found = {"share": share(own, between), "hand_r2": share(own, hands)}
    return {"square": own, **{name: estimate and _as_dict(estimate) for name, estimate in found.items()}}


def _effects(
    design: Design, factors: Sequence[Factor], term: Term, grand: Array, parameters: dict[Term, Array]
) -> list[dict[str, Any]]:
    effects = design.effects(term, parameters[term])
    rows = []
    for combination, effect in zip(design.combinations(term), effects, strict=True):
        levels = {
            factors[factor].key: factors[factor].levels[level]
            for factor, level in zip(term, combination, strict=True)
        }
        rows.append({"levels": levels, "effect": _as_dict(over_blocks(effect))})
        if len(term) == 1:
            rows[-1]["mean"] = _as_dict(over_blocks(grand + effect))
    return rows


def _lead(measure: dict[str, Any]) -> None:
    """Put down the key that explains most by itself, None where none does, and whether that is beyond chance."""
    squares = {id(term): term.pop("square") for term in measure["terms"]}
    mains = [term for term in measure["terms"] if len(term["keys"]) == 1]
    best = max(filter(_noted, mains), key=lambda term: float(squares[id(term)][0]), default=None)
    others = [squares[id(term)] for term in mains if term is not best]
    measure["leading"] = best and best["keys"][0]
    measure["leads_surely"] = best and all(exceeds(squares[id(best)], other) for other in others)


def _noted(term: dict[str, Any]) -> bool:
    """Return whether a term explains anything beyond chance."""
    if term["share"] is None:
        return False
    return bool(term["share"]["ci95"][0] > 0 if term["p_holm"] is None else term["p_holm"] < 1 - LEVEL)


def _as_dict(estimate: Estimate) -> dict[str, Any]:
    numbers = (estimate.value, estimate.se, estimate.low, estimate.high)
    value, se, low, high = (number if np.isfinite(number) else None for number in numbers)
    return {"value": value, "se": se, "ci95": None if low is None or high is None else [low, high]}
