"""Seats, the starter and fairness: who wins how often, and whether all win equally often."""

from typing import Any

from ..config import Config
from ..kernel.counters import Counters
from .counts import as_list, by_seat, number, ratio
from .fairness import MARGIN, games_needed, seat_test, verdict
from .means import mean_of_sums
from .rates import simultaneous_wilson, wilson

DIFFERENT_PLAYERS = "seats play different strategies or habits"
NO_WINNER = "no hand was won"


def seats(counters: Counters, players: int) -> list[dict[str, Any]]:
    """Return the part ``seats`` of the summary: a rate of finished hands for each seat.

    The intervals of all seats hold at once (with two seats, which are one parameter, each is a plain one).
    """
    finished = number(counters, "finished")
    wins = by_seat(counters, "wins", players)
    scored = by_seat(counters, "points", players)
    squares = by_seat(counters, "points_squares", players)
    rows = []
    for seat, ends in enumerate(simultaneous_wilson(wins, finished)):
        mean = mean_of_sums(finished, scored[seat], squares[seat])
        rows.append(
            {
                "seat": seat,
                "wins": wins[seat],
                "rate": ratio(wins[seat], finished),
                "ci95": as_list(ends),
                "points_mean": mean.mean,
                "points_se": mean.se,
            }
        )
    return rows


def starter(counters: Counters, players: int) -> dict[str, Any]:
    """Return the part ``starter`` of the summary: the rate of finished hands that the starter wins.

    The edge is what the starter's share of the hands that somebody won exceeds an equal share by.
    """
    wins, finished = number(counters, "starter_wins"), number(counters, "finished")
    won = sum(by_seat(counters, "wins", players))
    ends = wilson(wins, won)
    return {
        "wins": wins,
        "rate": ratio(wins, finished),
        "ci95": as_list(wilson(wins, finished)),
        "edge": wins / won - 1 / players if won else None,
        "edge_ci95": as_list(ends and (ends[0] - 1 / players, ends[1] - 1 / players)),
    }


def plays_differ(config: Config) -> bool:
    """Return whether the seats play by different strategies or habits."""
    return len(set(config.strategies)) > 1 or any(habits != config.habits[0] for habits in config.habits)


def fairness(counters: Counters, config: Config, games: int) -> dict[str, Any]:
    """Return the part ``fairness`` of the summary, on the hands that somebody won.

    ``verdict`` and ``games_needed`` are null, and ``reason`` says why, where seats play differently.
    """
    wins = by_seat(counters, "wins", config.players)
    test = seat_test(wins)
    same = not plays_differ(config)
    return {
        "chi2": test and test.chi2,
        "g": test and test.g,
        "df": config.players - 1,
        "p": test and test.p,
        "max_deviation": test and test.max_deviation,
        "total_variation": test and test.total_variation,
        "margin": MARGIN,
        "verdict": verdict(wins) if same else None,
        "games_needed": games_needed(wins, games) if same else None,
        "reason": DIFFERENT_PLAYERS if not same else NO_WINNER if test is None else None,
    }
