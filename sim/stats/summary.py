"""The summary of a run: the document written as ``summary.json``.

Every number comes from the integer counters. Rates, shares, edges, deviations and the margin are fractions of
one (0.0025 is a quarter of a percentage point). Rates are of finished hands; lengths and events are of all
hands. What cannot be given (no hand, one hand, no winner) is null, never a NaN. Where hands make matches, the
errors of all means and rates per hand are clustered by match (``clusters``), and the seats are judged by the
matches they win.
"""

from typing import Any

from ..config import Config
from ..kernel.counters import Counters
from .clusters import Clusters
from .counts import by_seat, number
from .histogram import describe
from .judging import FIXED_SIZE, Judging
from .matches import matches
from .moving_hands import rotations
from .per_hand import estimates, mean_per_hand
from .seats import fairness, seats, starter
from .straights import straights_by_length

SCHEMA = 1

EVENTS = (
    "draw_turns",
    "cards_drawn",
    "forced_cards",
    "forfeits",
    "reshuffles",
    "direction_changes",
    "swaps",
    "straights",
    "rainbows",
    "cards_given",
    "chains",
    "chain_cards",
    "challenges",
    "challenges_won",
    "uno_missed",
    "uno_caught",
    "jump_ins",
    "lead_changes",
    "moves",
    "straights_with_table",
)


def summarise(
    config: Config, counters: Counters, *, games: int, stopped: str, judging: Judging = FIXED_SIZE
) -> dict[str, Any]:
    """Return the summary of the first ``games`` games of a run.

    Args:
        config: what was played.
        counters: the counts of all hands of these games.
        games: games played; a game is a hand, or a match where one is set.
        stopped: why the run ended: ``games``, ``until`` or ``interrupted``.
        judging: how seats are judged, which depends on what the run stops on.
    """
    return {
        "schema": SCHEMA,
        "name": config.name,
        "games": games,
        "hands": number(counters, "hands"),
        "seed": config.run.seed,
        "players": config.players,
        "finished": number(counters, "finished"),
        "unfinished": number(counters, "unfinished"),
        "stalemates": number(counters, "stalemates"),
        "void": number(counters, "void"),
        "stopped": stopped,
        **lengths(config, counters),
        "rotations": rotations(counters, config.players),
        "points": points(config, counters),
        "events": {**estimates(counters, EVENTS), "straights_by_length": straights_by_length(counters)},
        "seats": seats(counters, config.players, judging),
        "starter": starter(counters, config.players, judging),
        "fairness": fairness(counters, config, games, judging),
        **({} if config.rules.match.mode == "none" else {"matches": matches(counters, config, judging)}),
    }


def lengths(config: Config, counters: Counters) -> dict[str, Any]:
    """Return the length of a hand in turns, in rounds and, as an estimate, in minutes.

    A round is as many turns and forfeits as there are players. Minutes follow from turns by ``pace``.
    """
    limit = config.rules.max_turns if number(counters, "unfinished") else None
    clusters = Clusters(counters)
    turns, forfeits = clusters.tally("turns"), clusters.tally("forfeits")
    return {
        "turns": describe(counters.turns, restricted_to=limit, clusters=clusters, counted=(turns,)),
        "rounds": describe(
            counters.steps,
            scale=1 / config.players,
            restricted_to=limit,
            clusters=clusters,
            counted=(turns, forfeits),
        ),
        "minutes": describe(
            counters.turns,
            scale=config.pace.seconds_per_turn / 60,
            offset=config.pace.seconds_per_deal / 60,
            restricted_to=limit,
            clusters=clusters,
            counted=(turns,),
        ),
    }


def points(config: Config, counters: Counters) -> dict[str, Any]:
    """Return the mean of what a winner scores, over the hands that somebody won."""
    won = sum(by_seat(counters, "wins", config.players))
    return mean_per_hand(counters, "points", won).as_dict()
