"""What each play that rotates hands does at a table of a given size (clauses Z1 to Z5)."""

from dataclasses import dataclass
from typing import Final

from .folder import Run

STEPS: Final = {"plain": 1, "plus2": 2, "plus3": 3, "minus1": -1}
"""Seats by which each play moves the hands, in the order of the counters' names."""


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


def shifts_of(run: Run) -> list[Shift]:
    """Return the kinds of rotation that this run's rules allow, those without effect gathered as "null"."""
    combos = run.rules.rotation_combos
    kinds = [Shift(name, effect_of(number, run.players)) for name, number in STEPS.items()]
    kinds = [kind for kind in kinds if kind.moves] + [Shift("null", "none")]
    return [
        kind for kind in kinds if combos or kind.name == "plain" or run.counts.sums[f"rotations_{kind.name}"]
    ]
