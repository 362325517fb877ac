"""A comparison as a forest plot: each difference from the baseline with its interval, and the margin."""

from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Patch

from ..comparison import Comparison
from ..estimates import Shown, factor_of
from ..texts import Words
from .about import about_comparison
from .rows import PANEL, ROW, Row, draw_rows, span_at_least
from .theme import BLUE, INK, ORANGE, SKY, SOFT, blank, themed

PANELS: Final = ("turns", "rotations", "cards_drawn", "starter_edge", "unfairness")
"""The measures that have a panel each."""

MARKS: Final = {"more": (ORANGE, "s"), "less": (BLUE, "o"), "same": (INK, "D"), "undecided": (SOFT, "x")}
"""Colour and marker of each verdict."""

LONGEST_NAME: Final = 20
SPAN: Final = 4.0
"""How many margins a panel spans at least."""


@themed
def forest(comparison: Comparison, words: Words) -> Figure:
    """Draw the differences of all rule sets from the baseline, measure by measure."""
    height = len(PANELS) * (ROW * len(comparison.others) + PANEL) + 0.7
    figure = blank(height, heading(comparison, words), about_comparison(comparison, words))
    for axes, measure in zip(figure.subplots(len(PANELS), 1), PANELS, strict=True):
        draw_rows(axes, _rows(comparison, measure, words), words)
        _draw_margins(axes, comparison, measure)
        axes.set_title(words.say(f"measure.{measure}.more"), size=9.5)
    figure.legend(handles=_legend(comparison, words), loc="outside lower center", ncols=2)
    return figure


def heading(comparison: Comparison, words: Words) -> str:
    """Return which rule set changes the length of a hand most, if any is known to."""
    known = [
        (shown.value, other)
        for other in comparison.others
        if (shown := Shown.of(other.measures["turns"], "turns")) is not None and shown.beside_zero
    ]
    if not known:
        return words.say("forest.heading.none", baseline=words.name(comparison.document.baseline, 24))
    change, most = max(known, key=lambda pair: abs(pair[0]))
    shown = Shown.of(most.measures["turns"], "turns")
    assert shown is not None
    only = ".only" if len(comparison.others) == 1 else ""
    return words.say(
        f"forest.heading.{'longer' if change > 0 else 'shorter'}{only}",
        name=words.name(most.name, 24),
        baseline=words.name(most.baseline, 24),
        turns=words.measured(abs(change), shown.error),
    )


def _rows(comparison: Comparison, measure: str, words: Words) -> list[Row]:
    rows = []
    for other in comparison.others:
        row = other.measures[measure]
        shown = Shown.of(row, measure)
        color, marker = MARKS[row.verdict or "undecided"]
        told = words.say("unknown") if shown is None else shown.whole(words)
        rows.append(Row(words.name(other.name, LONGEST_NAME), shown, told, marker, color))
    return rows


def _draw_margins(axes: Axes, comparison: Comparison, measure: str) -> None:
    """Shade the differences that do not matter, row by row."""
    widest = 0.0
    for place, other in enumerate(comparison.others):
        margin = factor_of(measure) * (other.measures[measure].margin or 0.0)
        axes.fill_betweenx(
            [place - 0.45, place + 0.45], -margin, margin, color=SKY, alpha=0.6, lw=0, zorder=0
        )
        widest = max(widest, margin)
    span_at_least(axes, SPAN * widest)


def _legend(comparison: Comparison, words: Words) -> list[Line2D | Patch]:
    """Return the marks of the verdicts that occur, and what is shaded."""
    met = {
        other.measures[measure].verdict or "undecided" for other in comparison.others for measure in PANELS
    }
    marks: list[Line2D | Patch] = [
        Line2D(
            [],
            [],
            color=color,
            marker=marker,
            mfc="white" if marker in "oD" else color,
            mew=1.6,
            label=words.say(f"forest.{verdict}"),
        )
        for verdict, (color, marker) in MARKS.items()
        if verdict in met
    ]
    return [*marks, Patch(color=SKY, alpha=0.6, lw=0, label=words.say("forest.margin"))]
