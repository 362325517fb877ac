"""Whether every seat wins its share: win rates with simultaneous intervals against the fair line."""

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..folder import Run
from ..judged import judged
from ..texts import Words
from .by_seat import draw_seats, name_seats, seat_names, seats_height
from .theme import BLUE, ORANGE, SKY, about, blank, notice, read_numbers, themed


@themed
def fairness(run: Run, words: Words) -> Figure:
    """Draw the win rate of each seat, the equal share and the margin around it."""
    of = judged(run)
    if not of.won:
        nobody = "fairness.none.matches" if of.unit == "matches" else "fairness.none"
        return notice(run, words, words.say("fairness.heading.plain"), words.say(nobody))
    figure = blank(seats_height(run), _heading(run, words), about(run, words))
    axes = figure.add_subplot()
    seats = of.seats
    rates = np.array([100 * (np.nan if seat.rate is None else seat.rate) for seat in seats])
    ends = np.array([(np.nan, np.nan) if seat.ci95 is None else seat.ci95 for seat in seats]) * 100
    _draw_share(axes, run, words)
    draw_seats(axes, rates, ends[:, 0], ends[:, 1], label=words.say("fairness.points"))
    _mark_outside(axes, run, words)
    name_seats(axes, seat_names(run, words))
    axes.set_xlabel(words.say("axis.win_rate.matches" if of.unit == "matches" else "axis.win_rate"))
    axes.locator_params(axis="x", nbins=8)
    axes.margins(x=0.08)
    read_numbers(axes, words, y=False)
    figure.legend(loc="outside lower center", ncols=2)
    return figure


def _heading(run: Run, words: Words) -> str:
    verdict = run.summary.fairness.verdict
    if verdict is None:
        return words.say("fairness.heading.plain")
    margin = words.short(100 * (run.summary.fairness.margin or 0.0))
    return words.say(f"fairness.heading.{verdict}", margin=margin)


def fair_band(run: Run) -> tuple[float, float, float]:
    """Return the equal share and the ends of the margin around it, as shares of what was finished.

    All seats are judged on the hands, or the matches, that somebody won; finished ones without a winner (a
    stalemate) lower share and margin alike. Without a verdict there is no margin.
    """
    of = judged(run)
    won = of.won / of.finished
    has_verdict = run.summary.fairness.verdict is not None
    margin = won * (run.summary.fairness.margin or 0.0) if has_verdict else 0.0
    share = won / run.players
    return share, share - margin, share + margin


def _draw_share(axes: Axes, run: Run, words: Words) -> None:
    """Draw the equal share, and the margin around it where there is one."""
    share, low, high = fair_band(run)
    if low < share:
        label = words.say("fairness.margin", margin=words.short(100 * (run.summary.fairness.margin or 0.0)))
        axes.axvspan(100 * low, 100 * high, fc=SKY, ec=BLUE, alpha=0.5, lw=0.6, label=label)
    label = words.say("fairness.share", share=words.numbers.percent(share, 2))
    axes.axvline(100 * share, color=BLUE, ls="--", lw=1.6, label=label)


def _mark_outside(axes: Axes, run: Run, words: Words) -> None:
    """Mark the seats whose whole interval lies beside the equal share and its margin."""
    _, low, high = fair_band(run)
    outside = [
        (100 * seat.rate, place)
        for place, seat in enumerate(judged(run).seats)
        if seat.rate is not None and seat.ci95 is not None and (seat.ci95[0] > high or seat.ci95[1] < low)
    ]
    if outside:
        x, y = zip(*outside, strict=True)
        label = words.say("fairness.outside")
        axes.plot(x, y, ls="", marker="D", ms=7, color=ORANGE, mec="black", mew=0.8, zorder=5, label=label)
