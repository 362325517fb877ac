"""How two keys work together: the mean of each pair of values beside the sum of what each does by itself."""

import math
from collections.abc import Callable
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..estimates import factor_of, share_of
from ..sweep import Measure, Sweep, Term
from ..texts import Words
from .about import about_sweep
from .lines import broken
from .theme import SERIES, SOFT, WIDTH, blank, notice_of, read_numbers, themed

MOST: Final = 6
COLUMNS: Final = 2
LONGEST_VALUE: Final = 14
LONGEST_KEY: Final = 26

Array = NDArray[np.float64]


def interactions(measure: str) -> Callable[[Sweep, Words], Figure]:
    """Return the chart of one measure.

    Args:
        measure: one of ``unosim.reports.sweep.MEASURES``.
    """

    @themed
    def draw(sweep: Sweep, words: Words) -> Figure:
        found = sweep.document.measures[measure]
        terms, about = found.pairs[:MOST], about_sweep(sweep, words)
        if not terms or found.mean is None:
            return notice_of(about, words.say("interactions.heading.single"), words.say("interactions.none"))
        columns = min(COLUMNS, len(terms))
        lines = math.ceil(len(terms) / columns)
        figure = blank(lines * 2.05 + 0.55, interactions_heading(sweep, measure, words), about)
        panels = figure.subplots(lines, columns, sharey=True, squeeze=False)
        for axes, term in zip(panels.ravel(), terms, strict=False):
            _draw(axes, found, term, measure, words)
        for axes in panels.ravel()[len(terms) :]:
            axes.remove()
        for axes in panels[:, 0]:
            axes.set_ylabel(words.say(f"interactions.axis.{measure}"))
        legend = "\n".join(broken(words.say("interactions.legend"), 8.5, WIDTH - 0.4))
        figure.supxlabel(legend, size=8.5, color=SOFT)
        return figure

    return draw


def interactions_heading(sweep: Sweep, measure: str, words: Words) -> str:
    """Return which two keys work differently together than each by itself, if any are known to."""
    noted = [term for term in sweep.document.measures[measure].pairs if term.noted]
    if not noted:
        return words.say("interactions.heading.none")
    first, second = (words.name(key, LONGEST_KEY) for key in noted[0].keys)
    return words.say(
        "interactions.heading", first=first, second=second, share=share_of(noted[0].share, words)
    )


def pair_means(found: Measure, term: Term) -> tuple[list[str], list[str], Array, Array, Array]:
    """Return what two keys come to together.

    Args:
        found: the analysis of a measure, its mean known.
        term: two of its keys.

    Returns:
        The values of the first key, those of the second, the mean (first, second) of each pair, the sum of
        what each value does by itself, and the ends (2, first, second) of the intervals around the mean of
        how far it is from that sum; nan for pairs that were not played.
    """
    mains = {main.keys[0]: main for main in found.mains}
    names, alone = [], []
    for key in term.keys:
        names.append([row.levels[key] for row in mains[key].effects])
        alone.append(np.array([_number(row.effect.value) for row in mains[key].effects]))
    assert found.mean is not None
    summed = _number(found.mean.value) + alone[0][:, None] + alone[1][None, :]
    beyond, ends = np.full(summed.shape, np.nan), np.full((2, *summed.shape), np.nan)
    for row in term.effects:
        place = tuple(levels.index(row.levels[key]) for levels, key in zip(names, term.keys, strict=True))
        beyond[place] = _number(row.effect.value)
        if row.effect.ci95 is not None:
            ends[:, place[0], place[1]] = row.effect.ci95
    return names[0], names[1], summed + beyond, summed, summed + ends


def _draw(axes: Axes, found: Measure, term: Term, measure: str, words: Words) -> None:
    across, lines, means, summed, ends = pair_means(found, term)
    factor, places = factor_of(measure), np.arange(len(across))
    for number, name in enumerate(lines):
        color, marker, style = SERIES[number % len(SERIES)]
        shift = places + 0.06 * (number - (len(lines) - 1) / 2)
        values, low, high = (factor * column[:, number] for column in (means, ends[0], ends[1]))
        axes.plot(shift, factor * summed[:, number], color=color, lw=4, alpha=0.22, solid_capstyle="butt")
        spread = np.maximum([values - low, high - values], 0.0)
        label = words.name(name, LONGEST_VALUE)
        axes.errorbar(
            shift, values, spread, color=color, ls=style, marker=marker, capsize=3, lw=1.5, label=label
        )
    first, second = (words.name(key, LONGEST_KEY) for key in term.keys)
    title = "interactions.title" if term.share is not None else "interactions.title.none"
    axes.set_title(words.say(title, share=share_of(term.share, words)), size=9)
    axes.set_xticks(places, [words.name(name, LONGEST_VALUE) for name in across])
    axes.set_xlabel(first, size=9)
    axes.set_xlim(-0.4, len(across) - 0.6)
    axes.grid(axis="x", visible=False)
    axes.margins(y=0.28)
    read_numbers(axes, words, x=False)
    axes.legend(title=second, title_fontsize=8.5, fontsize=8.5, loc="best", alignment="left")


def _number(value: float | None) -> float:
    return math.nan if value is None else value
