"""How much of winning is skill: a strategy alone among players at random, over its fair share."""

from typing import Any

from .observed import Duel, WinRate, win_rate


def skill(duel: Duel, name: str, strategy: int, other: str) -> dict[str, Any] | None:
    """Return how often a strategy wins among others, and how far that is from luck; None where nobody won.

    ``share`` is 0 where it wins no more than its fair share, 1 where it always wins.

    Args:
        duel: the strategy at every seat in turn, all other seats played by ``other``.
        name: the strategy.
        strategy: its place.
        other: who it plays among.
    """
    found, fair = win_rate(duel, strategy), 1 / duel.players
    if found is None:
        return None
    over, left = _less(found, fair), 1 - fair
    return {
        "strategy": name,
        "among": other,
        "deals": duel.moments.games,
        "fair_share": fair,
        "rate": found.rate,
        "se": found.se,
        "ci95": [found.low, found.high],
        "over_fair_share": over[0],
        "share": over[0] / left,
        "share_ci95": [end / left for end in over[1:]],
    }


def _less(found: WinRate, fair: float) -> tuple[float, float, float]:
    return found.rate - fair, found.low - fair, found.high - fair
