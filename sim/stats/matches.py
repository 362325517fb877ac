"""Matches: how many hands and turns they take, who wins them, with which final scores."""

from fractions import Fraction
from typing import Any

from ..config import Config
from ..kernel.counters import Counters
from .clusters import Clusters
from .counts import as_list, bins, by_seat, number, ratio
from .histogram import describe
from .judging import FIXED_SIZE, Judging
from .means import Mean, mean_of_sums


def matches(counters: Counters, config: Config, judging: Judging = FIXED_SIZE) -> dict[str, Any]:
    """Return the part ``matches`` of the summary.

    ``hands`` and ``turns`` are per match, ``minutes`` an estimate by ``pace``; a match of 255 hands or more counts
    with 255 among the quantiles of ``hands``. Rates are of the matches that were decided. A seat's ``points`` is
    its final score. ``most_hands``: of the matches in which one seat alone won most hands (``matches``), the share
    in which another seat won the match (``lost`` of them).
    """
    played, unfinished = number(counters, "matches"), number(counters, "matches_unfinished")
    hands = mean_of_sums(played, number(counters, "hands"), number(counters, "hands_squares"))
    alone, lost = number(counters, "matches_with_most_hands"), number(counters, "most_hands_lost")
    return {
        "number": played,
        "unfinished": unfinished,
        "hands": {**describe(bins(counters, "match_hands")), **hands.as_dict(), "sd": hands.sd},
        "turns": turns_of_a_match(counters).as_dict(),
        "minutes": minutes_of_a_match(counters, config).as_dict(),
        "seats": seats_of_matches(counters, config, played - unfinished, judging),
        "most_hands": {
            "matches": alone,
            "lost": lost,
            "rate": ratio(lost, alone),
            "ci95": as_list(judging.rate(lost, alone, config.players)),
        },
    }


def turns_of_a_match(counters: Counters) -> Mean:
    """Return the mean of the turns of a match."""
    turns = Clusters(counters).tally("turns")
    return mean_of_sums(number(counters, "matches"), turns.total, turns.match_squares)


def minutes_of_a_match(counters: Counters, config: Config) -> Mean:
    """Return the mean of the minutes of a match, every turn and every deal reckoned by ``pace``."""
    turns, pace = Clusters(counters).tally("turns"), config.pace
    turn, deal = Fraction(pace.seconds_per_turn), Fraction(pace.seconds_per_deal)
    hands, squares = number(counters, "hands"), number(counters, "hands_squares")
    both = turn * turn * turns.match_squares + 2 * turn * deal * turns.match_products + deal * deal * squares
    seconds = turn * turns.total + deal * hands
    return mean_of_sums(number(counters, "matches"), seconds, both, scale=1 / 60)


def seats_of_matches(
    counters: Counters, config: Config, decided: int, judging: Judging = FIXED_SIZE
) -> list[dict[str, Any]]:
    """Return for each seat the matches it wins, those it loses where the mode names a loser, and its final score.

    The intervals of all seats hold at once.
    """
    players, played = config.players, number(counters, "matches")
    wins, losses = (by_seat(counters, name, players) for name in ("match_wins", "match_losses"))
    points = by_seat(counters, "match_points", players)
    squares = by_seat(counters, "match_points_squares", players)
    winning, losing = (judging.all_rates(counts, decided) for counts in (wins, losses))
    rows = []
    for seat in range(players):
        row = {
            "seat": seat,
            "wins": wins[seat],
            "rate": ratio(wins[seat], decided),
            "ci95": as_list(winning[seat]),
            "points": mean_of_sums(played, points[seat], squares[seat]).as_dict(),
        }
        if config.rules.match.mode == "first_loses":
            row |= {
                "losses": losses[seat],
                "loss_rate": ratio(losses[seat], decided),
                "loss_ci95": as_list(losing[seat]),
            }
        rows.append(row)
    return rows
