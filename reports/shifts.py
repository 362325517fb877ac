"""What each play that rotates hands does at a table of a given size (clauses Z1 to Z5)."""

from dataclasses import dataclass
from typing import Final

from .folder import Run

STEPS: Final = {"plain": 1, "plus2": 2, "plus3": 3, "minus1": -1}
"""Seats by which each play moves the hands, in the order of the counters' names."""

COMBOS: Final = {"skip": 2, "skips": 3, "reverse": -1, "reverses": 0}
"""Seats by which a 0 moves the hands with one or two Skips, with one or two Reverses."""


@dataclass(frozen=True)
class Shift:
    """A kind of rotation as it is counted.

    Attributes:
        name: the name of its counter: plain, plus2, plus3, minus1 or null.
        effect: where the hands go at this table: swap, none, or a number of seats with its sign.
    """

    name: str
    effect: str

    @property
    def moves(self) -> bool:
        """Whether any hand moves."""
        return self.effect != "none"

    @property
    def place(self) -> int:
        """Place of a kind that moves hands among the counts by kind."""
        return list(STEPS).index(self.name)


def effect_of(steps: int, players: int) -> str:
    """Return where hands go when moved by so many seats: "none", "swap" or the shorter way round, as "+1".

    Args:
        steps: seats as laid, in the direction of play.
        players: seats at the table.
    """
    around = steps % players
    if not around:
        return "none"
    if players == 2:
        return "swap"
    if 2 * around > players:
        around -= players
    return f"{around:+d}"


def moving_shifts(run: Run) -> list[Shift]:
    """Return the kinds of rotation that moved hands in a run."""
    return [kind for kind in shifts_of(run) if kind.moves and run.counts.sums[f"rotations_{kind.name}"]]


def idle_plays(run: Run) -> list[str]:
    """Return the rotation combos that move no hand at this table, as the names of their texts."""
    if not run.rules.rotation_combos:
        return []
    return [play for play, steps in COMBOS.items() if effect_of(steps, run.players) == "none"]


def shifts_of(run: Run) -> list[Shift]:
    """Return the kinds of rotation that this run's rules allow, those without effect gathered as "null"."""
    combos = run.rules.rotation_combos
    kinds = [Shift(name, effect_of(number, run.players)) for name, number in STEPS.items()]
    kinds = [kind for kind in kinds if kind.moves] + [Shift("null", "none")]
    return [
        kind for kind in kinds if combos or kind.name == "plain" or run.counts.sums[f"rotations_{kind.name}"]
    ]
