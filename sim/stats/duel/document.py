"""The document of a duel, as ``unosim duel --json`` prints it.

Rates are fractions of one. What cannot be given is null, never a NaN.
"""

from collections.abc import Sequence
from itertools import pairwise, permutations
from math import sqrt
from typing import Any

from scipy.special import ndtr

from ..means import LEVEL
from ..rates import critical_value
from .observed import Duel, influence, points_a_hand, variance, win_rate
from .pairs import pair
from .ratings import ELO, Ratings, ratings

SCHEMA = 1


def duel_document(duel: Duel, names: Sequence[str]) -> dict[str, Any]:
    """Return win rates, points, ratings and who is better.

    Args:
        duel: what was counted.
        names: the strategies.
    """
    fitted = ratings(duel)
    strategies = [_strategy(duel, fitted, place, name) for place, name in enumerate(names)]
    return {
        "schema": SCHEMA,
        "players": duel.players,
        "deals": duel.moments.games,
        "games": duel.moments.games * len(duel.seatings),
        "fair_share": 1 / duel.players,
        "seatings": [[names[place] for place in seating] for seating in duel.seatings],
        "strategies": strategies,
        "seats": None
        if fitted is None
        else [_seat(fitted, len(names), seat) for seat in range(duel.players)],
        "better": _better(duel, fitted, names, strategies),
        "pairs": [
            {"name": names[first], "against": names[second], **found}
            for first, second in permutations(range(len(names)), 2)
            if (found := pair(duel, first, second)) is not None
        ],
    }


def best_of(document: dict[str, Any]) -> str | None:
    """Return the strategy that wins most often, None where nobody won a hand."""
    known = [strategy for strategy in document["strategies"] if strategy["rate"] is not None]
    best = max(known, key=lambda strategy: float(strategy["rate"]), default=None)
    return None if best is None else str(best["name"])


def _strategy(duel: Duel, fitted: Ratings | None, place: int, name: str) -> dict[str, Any]:
    found, points = win_rate(duel, place), points_a_hand(duel, place)
    return {
        "name": name,
        "wins": None if found is None else found.wins,
        "hands": None if found is None else found.hands,
        "rate": None if found is None else found.rate,
        "se": None if found is None else found.se,
        "ci95": None if found is None else [found.low, found.high],
        "points": points and {"mean": points.value, "se": points.se, "ci95": [points.low, points.high]},
        "rating": None if fitted is None else _rating(fitted, place),
    }


def _rating(fitted: Ratings, place: int) -> dict[str, Any]:
    """Return the effect of a strategy on the log odds of winning, over the mean of all."""
    value, se = float(fitted.strategies[place]), sqrt(max(float(fitted.covariance[place, place]), 0.0))
    reach = critical_value(LEVEL) * se
    ends = [value - reach, value + reach]
    elo = {"value": ELO * value, "se": ELO * se, "ci95": [ELO * end for end in ends]}
    return {"log_odds": value, "se": se, "ci95": ends, "elo": elo}


def _seat(fitted: Ratings, strategies: int, seat: int) -> dict[str, Any]:
    value, place = float(fitted.seats[seat]), strategies + seat
    se = sqrt(max(float(fitted.covariance[place, place]), 0.0))
    reach = critical_value(LEVEL) * se
    return {"seat": seat, "log_odds": value, "se": se, "ci95": [value - reach, value + reach]}


def _better(
    duel: Duel, fitted: Ratings | None, names: Sequence[str], strategies: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Return each strategy against the next below it, with the confidence that it is better (one-sided)."""
    if any(strategy["rate"] is None for strategy in strategies):
        return []
    order = sorted(range(len(names)), key=lambda place: -float(strategies[place]["rate"]))
    if len(names) > 2 and fitted is not None:
        order = sorted(range(len(names)), key=lambda place: -float(fitted.strategies[place]))
    by_rate = len(names) == 2 or fitted is None
    rows = []
    for first, second in pairwise(order):
        if fitted is None or by_rate:
            value, se = _rate_difference(duel, first, second)
        else:
            value, se = fitted.difference(first, second)
        rows.append(
            {
                "name": names[first],
                "than": names[second],
                "of": "rate" if by_rate else "log_odds",
                "difference": value,
                "se": se,
                "confidence": float(ndtr(value / se)) if se else None,
            }
        )
    return rows


def _rate_difference(duel: Duel, first: int, second: int) -> tuple[float, float]:
    """Return the difference of two win rates and its standard error over deals."""
    rates = [win_rate(duel, place) for place in (first, second)]
    one, two = (found.rate if found is not None else float("nan") for found in rates)
    weight = influence(duel, first) - influence(duel, second)
    return one - two, sqrt(variance(duel, weight))
