"""How many hands are still being played after so many turns, hands stopped by the limit censored there."""

import math
from typing import Final

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from ...stats.survival import survival as survival_of
from ..folder import Run
from ..texts import Words
from .game_length import draw_minutes
from .theme import BLUE, INK, SKY, SOFT, about, blank, read_numbers, themed, whole_ticks

SHOWN: Final = 0.999


@themed
def survival(run: Run, words: Words) -> Figure:
    """Draw the survival curve with the band that holds the whole of it with 95 % confidence."""
    figure = blank(2.8, words.say("survival.heading"), about(run, words))
    axes = figure.add_subplot()
    lengths = run.counts.array("turns")
    shares = survival_of(lengths, run.counts.unfinished).share
    half = band_half_width(run.counts.hands)
    last = _last_shown(lengths)
    turns, shown = np.arange(last + 1), 100 * shares[: last + 1]
    if half < 0.5:
        low, high = np.clip(shown - 100 * half, 0, 100), np.clip(shown + 100 * half, 0, 100)
        axes.fill_between(turns, low, high, step="post", color=SKY, lw=0, label=words.say("survival.band"))
    axes.step(turns, shown, where="post", color=BLUE, label=words.say("survival.curve"))
    axes.axhline(50, color=SOFT, lw=1, ls=":", label=words.say("survival.half"))
    if run.counts.unfinished:
        share = words.numbers.small_percent(run.counts.unfinished / run.counts.hands)
        limit, hands = words.whole(run.rules.max_turns), words.count("hands", run.counts.unfinished)
        label = words.say("survival.censored", hands=hands, limit=limit, share=share)
        axes.plot([last], [shown[-1]], ls="", marker="+", ms=11, mew=2, color=INK, label=label, clip_on=False)
    axes.set_ylim(0, 104)
    axes.set_xlim(0, max(last, 1) * 1.02)
    axes.set_xlabel(words.say("axis.turns"))
    axes.set_ylabel(words.say("axis.still_playing"))
    whole_ticks(axes)
    read_numbers(axes, words)
    draw_minutes(axes, run, words)
    axes.legend(loc="lower left" if shown[-1] > 50 else "upper right")
    return figure


def band_half_width(hands: int) -> float:
    """Return half the width of the band of Dvoretzky, Kiefer and Wolfowitz at 95 %."""
    return math.sqrt(math.log(2 / 0.05) / (2 * hands))


def _last_shown(turns: NDArray[np.int64]) -> int:
    last = int(np.searchsorted(turns.cumsum(), SHOWN * turns.sum()))
    return min(last + 1, len(turns) - 1)
