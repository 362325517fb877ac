"""How often hands rotate: in a hand, by what was laid, and in which round."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ..folder import Run
from ..shifts import Shift, shifts_of
from ..texts import Words
from .lines import broken
from .theme import (
    BLUE,
    INK,
    ORANGE,
    SKY,
    about,
    blank,
    legend_below,
    notice,
    read_numbers,
    themed,
    whole_ticks,
)

FEWEST_HANDS: Final = 30
"""Rounds reached by fewer hands are left out: a frequency of so few says nothing."""

FEWEST_SHARE: Final = 0.01
"""Rounds reached by a smaller share of the hands are left out, too."""


@themed
def rotations(run: Run, words: Words) -> Figure:
    """Draw rotations per hand, by kind and by round, or say why there are none."""
    if not run.rotates:
        return notice(run, words, words.say("rotations.heading.none"), words.say("rotations.none"))
    if not sum(run.counts.rotations[1:]):
        hands = words.count("hands", run.summary.hands)
        return notice(
            run, words, words.say("rotations.heading.none"), words.say("rotations.none_met", hands=hands)
        )
    followed = len(rotation_rounds(run)[0]) > 1
    figure = blank(5.4 if followed else 2.9, _heading(run, words), about(run, words))
    ratios = (1.25, 1) if followed else None
    rows = figure.add_gridspec(2 if followed else 1, 2, width_ratios=(1, 1.15), height_ratios=ratios)
    several = len(shifts_of(run)) > 1
    _draw_per_hand(figure.add_subplot(rows[0, 0] if several else rows[0, :]), run, words)
    if several:
        _draw_kinds(figure.add_subplot(rows[0, 1]), run, words)
    if followed:
        _draw_rounds(figure.add_subplot(rows[1, :]), run, words)
    return figure


def rotation_rounds(run: Run) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
    """Return rounds, rotations laid in each per 100 hands that reached it, and half the 95 % intervals.

    An interval takes the count of a round for a Poisson count. The last place, of later rounds, is left out.
    """
    reached = run.counts.array("round_hands")[:-1]
    laid = run.counts.array("round_rotations")[: len(reached)]
    rounds = np.flatnonzero(reached >= max(FEWEST_HANDS, FEWEST_SHARE * reached[0]))
    rates = 100 * laid[rounds] / reached[rounds]
    halves = 196 * np.sqrt(np.maximum(laid[rounds], 1)) / reached[rounds]
    return rounds, rates, halves


def _heading(run: Run, words: Words) -> str:
    rotations = run.summary.rotations
    return words.say(
        "rotations.heading",
        mean=words.measured(rotations.effective_mean, rotations.effective_se),
        share=words.share(run.rotated, run.counts.hands),
    )


def _draw_per_hand(axes: Axes, run: Run, words: Words) -> None:
    """Bars for rotations that moved hands; points for all laid, where some moved nothing."""
    hands = run.counts.hands
    laid, moved = run.counts.array("rotations"), run.counts.array("effective_rotations")
    last = _last_bar(laid)
    shares = [100 * np.append(counts[:last], counts[last:].sum()) / hands for counts in (laid, moved)]
    numbers = np.arange(last + 1)
    axes.bar(numbers, shares[1], color=BLUE, ec="white", lw=0.5, label=words.say("rotations.moved"))
    if (laid != moved).any():
        label = words.say("rotations.laid")
        axes.plot(numbers, shares[0], ls="", marker="D", mfc="white", mec=INK, mew=1.2, label=label)
        legend_below(axes)
    axes.set_title(words.say("rotations.per_hand"))
    axes.set_xlabel(words.say("axis.rotations_in_a_hand"))
    axes.set_ylabel(words.say("axis.share_of_hands"))
    axes.grid(axis="x", visible=False)
    read_numbers(axes, words, x=False)
    ticks = numbers[last % (1 + last // 8) :: 1 + last // 8]
    gathered = bool(laid[last + 1 :].sum())
    axes.set_xticks(ticks, [f"{n}+" if gathered and n == last else str(n) for n in ticks])


def _last_bar(laid: NDArray[np.int64]) -> int:
    """Return the last number with its own bar: all but 0.1 % of the hands have no more."""
    return max(int(np.searchsorted(laid.cumsum(), 0.999 * laid.sum())), 1)


def _draw_kinds(axes: Axes, run: Run, words: Words) -> None:
    kinds = shifts_of(run)
    means = [run.summary.rotations.by_shift[kind.name] for kind in kinds]
    per_100 = [100 * (mean.mean or 0.0) for mean in means]
    errors = [196 * (mean.se or 0.0) for mean in means]
    places = np.arange(len(kinds))
    colors = [BLUE if kind.moves else SKY for kind in kinds]
    bars = axes.barh(places, per_100, 0.62, xerr=errors, color=colors, ec=INK, lw=0.6, capsize=3)
    for bar, kind in zip(bars, kinds, strict=True):
        bar.set_hatch("" if kind.moves else "////")
    for place, mean, value, error in zip(places, means, per_100, errors, strict=True):
        written = words.measured(value, mean.se and 100 * mean.se)
        axes.annotate(
            written, (value + error, place), xytext=(5, 0), textcoords="offset points", va="center", size=9
        )
    axes.set_yticks(places, [_kind_label(kind, words) for kind in kinds])
    axes.invert_yaxis()
    axes.set_title(words.say("rotations.by_kind"))
    axes.set_xlabel(words.say("axis.per_100_hands"))
    axes.set_xlim(0, 1.3 * max(value + error for value, error in zip(per_100, errors, strict=True)))
    axes.grid(axis="y", visible=False)
    axes.tick_params(axis="y", length=0)
    axes.locator_params(axis="x", nbins=4)
    read_numbers(axes, words, y=False)


def _kind_label(kind: Shift, words: Words) -> str:
    play, effect = words.say(f"shift.{kind.name}"), words.say(f"effect.{kind.effect}")
    return "\n".join([play, *broken(effect, 9.0, 1.7)])


def _draw_rounds(axes: Axes, run: Run, words: Words) -> None:
    rounds, rates, halves = rotation_rounds(run)
    low, high = np.maximum(rates - halves, 0), rates + halves
    axes.fill_between(rounds, low, high, color=SKY, lw=0, label=words.say("rotations.round_band"))
    axes.plot(rounds, rates, color=ORANGE, marker="o", ms=3.5, label=words.say("rotations.round_points"))
    axes.set_title(words.say("rotations.by_round"))
    axes.set_xlabel(words.say("axis.rounds"))
    axes.set_ylabel(words.say("axis.per_100_hands_there"))
    axes.set_ylim(bottom=0)
    whole_ticks(axes, most=12)
    read_numbers(axes, words)
    axes.legend(loc="best")
