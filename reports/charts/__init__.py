"""One chart a file; ``run_charts`` draws all of a run."""

from collections.abc import Callable

from matplotlib.figure import Figure

from ..folder import Run
from ..texts import Words
from .fairness import fairness
from .game_length import game_length
from .hand_sizes import hand_sizes
from .points import points
from .rotation_effects import rotation_effects
from .rotations import rotations
from .seat_events import seat_events
from .survival import survival

RUN_CHARTS: dict[str, Callable[[Run, Words], Figure]] = {
    "game_length": game_length,
    "survival": survival,
    "rotations": rotations,
    "rotation_effects": rotation_effects,
    "fairness": fairness,
    "points": points,
    "hand_sizes": hand_sizes,
    "seat_events": seat_events,
}
"""The charts of a run by the name of their file."""

OF_ROTATIONS = ("rotation_effects",)
"""Charts that a run whose rules rotate nothing does without."""


def run_charts(run: Run, words: Words) -> dict[str, Figure]:
    """Draw every chart of a run."""
    return {
        name: draw(run, words) for name, draw in RUN_CHARTS.items() if run.rotates or name not in OF_ROTATIONS
    }
