"""What each value of each key adds to the mean over all combinations of a sweep."""

from collections.abc import Callable
from typing import Final

from matplotlib.figure import Figure

from ..estimates import Shown, share_of
from ..sweep import Effect, Sweep, Term
from ..texts import Words
from .about import about_sweep
from .rows import PANEL, ROW, Row, draw_rows
from .theme import BLUE, INK, SOFT, blank, notice_of, themed

LONGEST_VALUE: Final = 20
LONGEST_KEY: Final = 40


def main_effects(measure: str) -> Callable[[Sweep, Words], Figure]:
    """Return the chart of one measure.

    Args:
        measure: one of ``unosim.reports.sweep.MEASURES``.
    """

    @themed
    def draw(sweep: Sweep, words: Words) -> Figure:
        terms = sweep.document.measures[measure].mains
        if not terms:
            return notice_of(
                about_sweep(sweep, words), words.say("effects.none"), words.say("effects.untold")
            )
        rows = [len(term.effects) for term in terms]
        height = sum(ROW * count + PANEL for count in rows) + 0.35
        figure = blank(height, effects_heading(sweep, measure, words), about_sweep(sweep, words))
        panels = figure.subplots(len(terms), 1, sharex=True, height_ratios=[count + 0.8 for count in rows])
        panels = [panels] if len(terms) == 1 else list(panels)
        for axes, term in zip(panels, terms, strict=True):
            draw_rows(axes, [_row(effect, term, measure, words) for effect in term.effects], words)
            axes.set_title(_title(term, words), size=9.5)
        panels[-1].set_xlabel(words.say(f"effects.axis.{measure}"), size=9, loc="left")
        return figure

    return draw


def effects_heading(sweep: Sweep, measure: str, words: Words) -> str:
    """Return which key changes a measure most, and how much of the differences it explains."""
    found = sweep.document.measures[measure]
    term = next((term for term in found.mains if term.keys == (found.leading,)), None)
    if found.leading is None or term is None or not term.noted:
        return words.say(f"effects.heading.{measure}.none")
    surely = "" if found.leads_surely else ".seems"
    return words.say(
        f"effects.heading.{measure}{surely}",
        key=words.name(found.leading, LONGEST_KEY),
        share=share_of(term.share, words),
    )


def _title(term: Term, words: Words) -> str:
    key = words.name(term.keys[0], LONGEST_KEY)
    if term.share is None:
        return key
    return words.say("effects.title", key=key, share=share_of(term.share, words))


def _row(effect: Effect, term: Term, measure: str, words: Words) -> Row:
    shown = Shown.of(effect.effect, measure)
    mean = None if effect.mean is None else Shown.of(effect.mean, measure)
    told = words.say("unknown") if shown is None else shown.whole(words)
    if mean is not None:
        told = words.say("effects.told", effect=told, mean=mean.plain(words))
    marker, color = ("x", SOFT) if shown is None or not shown.beside_zero else ("o", BLUE)
    if shown is not None and shown.beside_zero and shown.value > 0:
        marker, color = "s", INK
    return Row(words.name(effect.levels[term.keys[0]], LONGEST_VALUE), shown, told, marker, color)
