"""What rotations do: to the hands around the table, by what was laid, and to who wins soon after."""

from typing import Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.gridspec import GridSpec
from numpy.typing import NDArray

from ...stats.means import LEVEL
from ...stats.rates import critical_value, wilson
from ..folder import Run
from ..shifts import Shift, idle_plays, moving_shifts
from ..texts import Words
from .theme import BLUE, INK, ORANGE, SKY, about, blank, notice, read_numbers, themed, whole_ticks

KIND_HEIGHT: Final = 0.8
"""Inches that the bars of one kind of rotation take."""

LONGEST: Final = 40
"""Turns since a hand was received, as far as they are drawn."""


@themed
def rotation_effects(run: Run, words: Words) -> Figure:
    """Draw by how many cards each hand changes, and the wins with a hand received not long ago."""
    kinds = moving_shifts(run)
    if not kinds:
        return notice(run, words, words.say("gains.heading.none"), words.say("gains.none"))
    wins = received_within(run)
    heights = [KIND_HEIGHT] * len(kinds) + [1.3] * (len(wins) > 1)
    figure = blank(0.9 + sum(heights) + 0.35 * len(heights), _heading(run, words), about(run, words))
    rows = figure.add_gridspec(len(heights), 1, height_ratios=heights)
    _draw_changes(figure, rows, run, words, kinds)
    if len(wins) > 1:
        _draw_wins(figure.add_subplot(rows[len(kinds)]), run, words, wins)
    return figure


def change_by_seat(run: Run, kind: Shift) -> NDArray[np.float64]:
    """Return by how many cards the hand of the k-th seat after the player grows in a rotation of a kind."""
    grown: NDArray[np.int64] = run.counts.array("rotation_change")[kind.place][: run.players]
    return np.asarray(grown / run.counts.sums[f"rotations_{kind.name}"], np.float64)


def errors_by_seat(run: Run, kind: Shift) -> NDArray[np.float64]:
    """Return half the 95 % intervals of ``change_by_seat``; nan where a run is too short to give them."""
    errors = run.summary.rotations.change_se.get(kind.name)
    return np.full(run.players, np.nan) if errors is None else critical_value(LEVEL) * np.array(errors)


def received_within(run: Run) -> NDArray[np.float64]:
    """Return the share of wins, in percent, with a hand received at most so many turns earlier, from 0 on.

    It is as long as something comes in, but no longer than ``LONGEST``; empty where no such win occurred.
    """
    received = run.counts.array("received_wins")
    last = min(int(np.flatnonzero(received).max(initial=-1)), LONGEST, len(received) - 2)
    return 100 * received[: last + 1].cumsum() / max(run.won, 1)


def _heading(run: Run, words: Words) -> str:
    kinds = moving_shifts(run)
    moved = sum(run.counts.sums[f"rotations_{kind.name}"] for kind in kinds)
    change = sum(run.counts.rotation_change[kind.place][0] for kind in kinds) / moved
    side = "more" if change > 0 else "less"
    return words.say(f"gains.heading.{side}", n=words.numbers.decimal(abs(change), 1))


def _draw_changes(figure: Figure, rows: GridSpec, run: Run, words: Words, kinds: list[Shift]) -> None:
    """Draw bars for the seats, a row a kind; below, what does nothing at this table."""
    shared: Axes | None = None
    for place, kind in enumerate(kinds):
        axes = figure.add_subplot(rows[place], sharex=shared, sharey=shared)
        shared = shared or axes
        _draw_kind(axes, run, words, kind)
        axes.tick_params(axis="x", labelbottom=place == len(kinds) - 1, length=0)
    assert shared is not None
    _leave_room_for_numbers(shared)
    axes.set_xticks(range(run.players), _seat_labels(run, words))
    idle = idle_plays(run)
    label = words.say("axis.seat_after")
    if idle:
        plays = words.say("gains.and").join(words.say(f"play.{play}") for play in idle)
        label += "\n" + words.say("gains.idle", plays=plays)
    axes.set_xlabel(label)


def _draw_kind(axes: Axes, run: Run, words: Words, kind: Shift) -> None:
    changes = change_by_seat(run, kind)
    places = np.arange(run.players)
    colors = [BLUE if change < 0 else ORANGE for change in changes]
    halves = errors_by_seat(run, kind)
    axes.bar(places, changes, 0.62, yerr=halves, color=colors, ec=INK, lw=0.6, capsize=3)
    axes.axhline(0, color=INK, lw=0.8)
    for place, change, half in zip(places, changes, np.nan_to_num(halves), strict=True):
        axes.annotate(
            words.numbers.signed(change, 1),
            (place, change + half if change >= 0 else change - half),
            xytext=(0, 3 if change >= 0 else -3),
            textcoords="offset points",
            ha="center",
            va="bottom" if change >= 0 else "top",
            size=8.5 if run.players < 8 else 7.5,
        )
    count = words.count("rotation_count", run.counts.sums[f"rotations_{kind.name}"])
    play, effect = words.say(f"shift.{kind.name}"), words.say(f"effect.{kind.effect}")
    axes.set_title(words.say("gains.kind", play=play, effect=effect, count=count))
    axes.set_ylabel(words.say("axis.cards_gained"))
    axes.grid(axis="x", visible=False)
    axes.locator_params(axis="y", nbins=4)
    read_numbers(axes, words, x=False)


def _leave_room_for_numbers(axes: Axes) -> None:
    low, high = axes.get_ylim()
    room = 0.28 * (high - low)
    axes.set_ylim(low - room, high + room)


def _seat_labels(run: Run, words: Words) -> list[str]:
    return [words.say("gains.player"), *(f"+{place}" for place in range(1, run.players))]


def _draw_wins(axes: Axes, run: Run, words: Words, shares: NDArray[np.float64]) -> None:
    ends = [wilson(share / 100 * run.won, run.won) or (np.nan, np.nan) for share in shares]
    low, high = 100 * np.transpose(ends)
    turns = np.arange(len(shares))
    axes.fill_between(turns, low, high, step="post", color=SKY, lw=0)
    axes.step(turns, shares, where="post", color=BLUE)
    axes.set_title(words.say("gains.wins"))
    axes.set_xlabel(words.say("axis.received_within"))
    axes.set_ylabel(words.say("axis.share_of_wins"))
    axes.set_ylim(bottom=0)
    axes.set_xlim(left=0)
    whole_ticks(axes, most=12)
    read_numbers(axes, words)
