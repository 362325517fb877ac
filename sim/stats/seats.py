"""Seats, the starter and fairness: who wins how often, and whether all win equally often."""

from math import sqrt
from typing import Any

from ..config import Config
from ..kernel.counters import BY_SEAT_TALLY, Counters
from ..kernel.tally import SEAT_TALLY_NAMES
from .clusters import Clusters
from .counts import as_list, by_seat, number, ratio
from .fairness import MARGIN, deviation_interval, judge, seat_test
from .judging import FIXED_SIZE, Judging
from .means import Mean, interval_around, mean_of_sums

DIFFERENT_PLAYERS = "seats play different strategies or habits"
NO_WINNER = "no hand was won"
NO_MATCH_WON = "no match was won"


def seats(counters: Counters, players: int, judging: Judging = FIXED_SIZE) -> list[dict[str, Any]]:
    """Return the part ``seats`` of the summary: a rate of finished hands for each seat.

    The intervals of all seats hold at once (with two seats, which are one parameter, each is a plain one). In
    matches the points of a seat have the design effect of the hands it wins.
    """
    finished = number(counters, "finished")
    wins = by_seat(counters, "wins", players)
    scored = by_seat(counters, "points", players)
    squares = by_seat(counters, "points_squares", players)
    clusters = Clusters(counters)
    won = [clusters.wins(seat) for seat in range(players)]
    places = places_by_seat(counters, players, judging)
    rows = []
    for seat, ends in enumerate(clusters.rates(judging, wins, finished, won)):
        mean = clusters.mean(mean_of_sums(finished, scored[seat], squares[seat]), won[seat])
        rows.append(
            {
                "seat": seat,
                "wins": wins[seat],
                "rate": ratio(wins[seat], finished),
                "ci95": as_list(ends),
                "points_mean": mean.mean,
                "points_se": mean.se,
                **({"places": places[seat]} if places[seat] else {}),
                "events": {name: mean_of_seat(counters, name, seat).as_dict() for name in SEAT_TALLY_NAMES},
            }
        )
    return rows


def places_by_seat(counters: Counters, players: int, judging: Judging) -> list[list[dict[str, Any]]]:
    """Return for each seat how often it came in at each place, of the hands in which somebody did.

    A seat has no places where none was taken. The intervals of one place hold for all seats at once; in matches
    they have the design effect of the hands won.
    """
    taken = counters.totals["places"][0, :players, :players].T.tolist()
    clusters = Clusters(counters)
    won = [clusters.wins(seat) for seat in range(players)]
    rows: list[list[dict[str, Any]]] = [[] for _ in range(players)]
    for counts in taken if any(map(any, taken)) else []:
        whole = sum(counts)
        ends = clusters.rates(judging, counts, whole, won)
        for row, count, interval in zip(rows, counts, ends, strict=True):
            row.append({"hands": count, "rate": ratio(count, whole), "ci95": as_list(interval)})
    return rows


def mean_of_seat(counters: Counters, name: str, seat: int) -> Mean:
    """Return the mean per hand of what one seat did, a name of ``SEAT_TALLY_NAMES``, over all hands.

    Its standard deviation is that of the followed hands, which alone have their squares by seat counted. In matches
    the error has the design effect of what all seats did together.
    """
    hands, followed = number(counters, "hands"), int(counters.totals["round_hands"][0, 0])
    place, clusters = SEAT_TALLY_NAMES.index(name), Clusters(counters)
    done, sums, squares = (int(counters.totals[field][0, place, seat]) for field in BY_SEAT_TALLY)
    sd = mean_of_sums(followed, sums, squares).sd
    mean = ratio(done, hands)
    if mean is None or sd is None:
        return Mean(mean, None, None, None, None)
    se = sd / sqrt(hands)
    ends = interval_around(mean, se, followed - 1)
    return clusters.mean(Mean(mean, sd, se, *ends), clusters.tally(name))


def starter(counters: Counters, players: int, judging: Judging = FIXED_SIZE) -> dict[str, Any]:
    """Return the part ``starter`` of the summary: the rate of finished hands that the starter wins.

    The edge is what the starter's share of the hands that somebody won exceeds an equal share by. In matches both
    have the design effect of the hands won by seat.
    """
    clusters = Clusters(counters)
    counted = [clusters.wins(seat) for seat in range(players)]
    wins, finished = number(counters, "starter_wins"), number(counters, "finished")
    won = sum(by_seat(counters, "wins", players))
    ends = clusters.rate(judging, wins, won, players, counted)
    return {
        "wins": wins,
        "rate": ratio(wins, finished),
        "ci95": as_list(clusters.rate(judging, wins, finished, players, counted)),
        "edge": wins / won - 1 / players if won else None,
        "edge_ci95": as_list(ends and (ends[0] - 1 / players, ends[1] - 1 / players)),
    }


def plays_differ(config: Config) -> bool:
    """Return whether the seats play by different strategies or habits."""
    return len(set(config.strategies)) > 1 or any(habits != config.habits[0] for habits in config.habits)


def fairness(counters: Counters, config: Config, games: int, judging: Judging = FIXED_SIZE) -> dict[str, Any]:
    """Return the part ``fairness`` of the summary, on the hands or, where there are any, the matches won.

    Matches are independent of each other, the hands of one match are not; ``unit`` says what was judged.
    ``verdict`` and ``games_needed`` are null, and ``reason`` says why, where seats play differently.
    """
    in_matches = config.rules.match.mode != "none"
    wins = by_seat(counters, "match_wins" if in_matches else "wins", config.players)
    test = seat_test(wins)
    ends = judging.all_rates(wins, sum(wins))
    same = not plays_differ(config)
    nobody = NO_MATCH_WON if in_matches else NO_WINNER
    return {
        "unit": "matches" if in_matches else "hands",
        "chi2": test and test.chi2,
        "g": test and test.g,
        "df": config.players - 1,
        "p": judging.p(wins),
        "max_deviation": test and test.max_deviation,
        "max_deviation_ci95": as_list(deviation_interval(ends)) if test else None,
        "total_variation": test and test.total_variation,
        "margin": MARGIN,
        "verdict": judge(ends) if same else None,
        "games_needed": judging.games_needed(wins, games) if same else None,
        "reason": DIFFERENT_PLAYERS if not same else nobody if test is None else None,
    }
