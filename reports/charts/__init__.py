"""One chart a file; ``run_charts`` draws all of a run, and likewise for comparisons, sweeps and duels."""

from collections.abc import Callable

from matplotlib.figure import Figure

from ..comparison import Comparison
from ..duel import Duel
from ..folder import Run
from ..sweep import Sweep
from ..texts import Words
from .fairness import fairness
from .forest import forest
from .game_length import game_length
from .hand_sizes import hand_sizes
from .heat_map import heat_map
from .interactions import interactions
from .lengths import lengths
from .main_effects import main_effects
from .matches import matches
from .points import points
from .rotation_effects import rotation_effects
from .rotations import rotations
from .seat_events import seat_events
from .seats import seats
from .survival import survival
from .win_matrix import win_matrix
from .win_rates import win_rates

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


def comparison_charts(comparison: Comparison, words: Words) -> dict[str, Figure]:
    """Draw every chart of a comparison."""
    draw = {"forest": forest, "lengths": lengths, "seats": seats}
    return {name: chart(comparison, words) for name, chart in draw.items()}


def sweep_charts(sweep: Sweep, words: Words) -> dict[str, Figure]:
    """Draw every chart of a sweep: three for each measure in which its combinations differ."""
    charts = {}
    for measure in sweep.measures:
        charts[f"effects_{measure}"] = main_effects(measure)(sweep, words)
        if len(sweep.document.factors) > 1:
            charts[f"interactions_{measure}"] = interactions(measure)(sweep, words)
            charts[f"heat_map_{measure}"] = heat_map(measure)(sweep, words)
    return charts


def duel_charts(duel: Duel, words: Words) -> dict[str, Figure]:
    """Draw every chart of a duel."""
    return {"win_rates": win_rates(duel, words), "win_matrix": win_matrix(duel, words)}
