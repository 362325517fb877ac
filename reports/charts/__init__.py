"""One chart a file; ``run_charts`` draws all of a run."""

from collections.abc import Callable

from matplotlib.figure import Figure

from ..folder import Run
from ..texts import Words
from .fairness import fairness
from .game_length import game_length
from .hand_sizes import hand_sizes
from .matches import matches
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
    "matches": matches,
    "points": points,
    "hand_sizes": hand_sizes,
    "seat_events": seat_events,
}
"""The charts of a run by the name of their file."""

def run_charts(run: Run, words: Words) -> dict[str, Figure]:
    """Draw every chart of a run, without those of rotations or matches where its rules know none."""
    left_out = [
        name
        for name, wanted in (("rotation_effects", run.rotates), ("matches", run.in_matches))
        if not wanted
    ]
    return {name: draw(run, words) for name, draw in RUN_CHARTS.items() if name not in left_out}
