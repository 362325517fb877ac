"""All combinations of a sweep as a heat map, over the two keys that explain most."""

from collections.abc import Callable
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.collections import QuadMesh
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from numpy.typing import NDArray

from ...results.wording import places
from ..estimates import factor_of
from ..sweep import Factor, Sweep
from ..texts import Words
from .about import about_sweep
from .theme import PALE, SOFT, blank, draw_cells, ink_on, notice_of, themed

LONGEST_VALUE: Final = 18
LONGEST_KEY: Final = 40
MOST_COLUMNS: Final = 8
"""Up to so many columns each cell says its value."""

Array = NDArray[np.float64]


def heat_map(measure: str) -> Callable[[Sweep, Words], Figure]:
    """Return the chart of one measure.

    Args:
        measure: one of ``unosim.reports.sweep.MEASURES``.
    """

    @themed
    def draw(sweep: Sweep, words: Words) -> Figure:
        about = about_sweep(sweep, words)
        if len(sweep.document.factors) < 2:
            return notice_of(about, words.say("interactions.heading.single"), words.say("interactions.none"))
        rows, columns = shown_factors(sweep, measure)
        values, halves = cell_means(sweep, measure, rows, columns)
        figure = blank(0.95 + 0.42 * len(rows.levels) + 0.35, _heading(sweep, measure, words), about)
        axes = figure.add_subplot()
        cells = draw_cells(axes, values, words.say(f"heat_map.bar.{measure}"), words, cmap="cividis")
        _write(axes, cells, values, halves, words, told=len(columns.levels) <= MOST_COLUMNS)
        axes.set_xticklabels(_names(columns, words))
        axes.set_yticklabels(_names(rows, words))
        axes.set_xlabel(words.name(columns.key, LONGEST_KEY))
        axes.set_ylabel("\n".join(words.name(rows.key, LONGEST_KEY).rsplit(".", 1)), size=9)
        return figure

    return draw


def shown_factors(sweep: Sweep, measure: str) -> tuple[Factor, Factor]:
    """Return the two keys that explain most of a measure, that with fewer values for the rows."""
    weights = {term.keys[0]: term.weight for term in sweep.document.measures[measure].mains}
    first, second = sorted(sweep.document.factors, key=lambda factor: -weights.get(factor.key, 0.0))[:2]
    return (first, second) if len(first.levels) <= len(second.levels) else (second, first)


def cell_means(sweep: Sweep, measure: str, rows: Factor, columns: Factor) -> tuple[Array, Array]:
    """Return the mean (rows, columns) over the combinations with two values, and half an interval.

    Half an interval is the mean of those of the combinations: however they hang together through common
    deals, that of their mean is no wider. Both are nan where no combination was played.
    """
    shape = len(rows.levels), len(columns.levels)
    sums, halves, count = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    for cell in sweep.document.cells:
        found = cell.of(measure)
        if found.value is None:
            continue
        place = rows.levels.index(cell.levels[rows.key]), columns.levels.index(cell.levels[columns.key])
        sums[place] += found.value
        halves[place] += np.nan if found.ci95 is None else (found.ci95[1] - found.ci95[0]) / 2
        count[place] += 1
    with np.errstate(invalid="ignore"):
        return factor_of(measure) * sums / count, factor_of(measure) * halves / count


def _write(axes: Axes, cells: QuadMesh, values: Array, halves: Array, words: Words, *, told: bool) -> None:
    """Write the value of each cell, and hatch those that were not played."""
    for row, column in np.ndindex(values.shape):
        value, half = float(values[row, column]), float(halves[row, column])
        if np.isnan(value):
            axes.add_patch(Rectangle((column, row), 1, 1, fc=PALE, ec=SOFT, hatch="///", lw=0))
            continue
        if told:
            text = _value(value, half, words)
            ink = ink_on(cells, value)
            axes.text(column + 0.5, row + 0.5, text, ha="center", va="center", size=8.5, color=ink)


def _value(value: float, half: float, words: Words) -> str:
    if np.isnan(half):
        return words.measured(value, None)
    decimals = max(places(half / 2 or None), 0)
    return f"{words.numbers.decimal(value, decimals)} \u00b1 {words.numbers.decimal(half, decimals)}"


def _names(factor: Factor, words: Words) -> list[str]:
    return [words.name(level, LONGEST_VALUE) for level in factor.levels]


def _heading(sweep: Sweep, measure: str, words: Words) -> str:
    known = [cell for cell in sweep.document.cells if cell.of(measure).value is not None]
    low, high = (choose(known, key=lambda cell: cell.of(measure).value or 0.0) for choose in (min, max))
    first, last = (
        words.measured(
            factor_of(measure) * (cell.of(measure).value or 0.0),
            factor_of(measure) * (cell.of(measure).se or 0.0) or None,
        )
        for cell in (low, high)
    )
    several = "" if len(sweep.document.factors) == 2 else ".several"
    return words.say(f"heat_map.heading.{measure}{several}", low=first, high=last)
