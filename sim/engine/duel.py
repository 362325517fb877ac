"""Playing strategies against each other: all seatings of the same deals, chunk by chunk."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..config import Config
from ..stats.duel.document import best_of, duel_document
from ..stats.duel.observed import Duel, wins_by_deal
from ..stats.duel.seatings import Seating, duel_seatings, one_among_others
from ..stats.duel.skill import skill
from ..stats.errors import WishError
from ..stats.factorial.blocks import COUNT
from ..stats.moments import Moments
from .chunks import Chunks
from .player import Player
from .pool import AHEAD, Pool
from .progress import Progress
from .run import PlayerOf
from .stop import Stop, stop_on_signals
from .warm_up import warm_up

LEAST_DEALS, MOST_DEALS = 2, 10**12
RANDOM = "random"

LoadSeated = Callable[[Sequence[str]], Config]
"""Loads the config with a strategy for each seat."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """How a duel is played: by what, on how many threads, telling whom, and stopped by what."""

    player_of: PlayerOf
    threads: int
    progress: Progress
    stop: Stop


@dataclass(slots=True)
class Sums:
    """Sums over deals: moments of wins; finished hands and points by seat of each seating."""

    moments: Moments
    hands: NDArray[np.int64]
    points: NDArray[np.int64]


def run_duel(
    names: Sequence[str], load_seated: LoadSeated, *, players: int, deals: int, sitting: Sitting
) -> dict[str, Any]:
    """Play a duel and return its document; skill is null where it was interrupted.

    Args:
        names: the strategies, two or more, all different.
        load_seated: loads the config with a strategy for each seat.
        players: seats at the table.
        deals: deals of the duel; as many more tell how much is skill.
        sitting: how it is played.

    Raises:
        WishError, ConfigError: it cannot be played.
        KeyboardInterrupt: stopped before the second deal.
    """
    if len(names) < 2 or len(set(names)) < len(names):
        raise WishError("a duel needs two strategies at least, all different")
    if not LEAST_DEALS <= deals <= MOST_DEALS // 2:
        raise WishError(f"--games: must be from {LEAST_DEALS} to {MOST_DEALS // 2:,}")
    seatings = duel_seatings(len(names), players)
    configs = [load_seated([names[place] for place in seating]) for seating in seatings]
    load_seated([RANDOM] * players)
    with stop_on_signals(sitting.stop):
        warm_up(sitting.player_of(configs[0]), sitting.progress, sitting.stop)
        duel = _play(configs, seatings, len(names), (0, deals), sitting)
        document = duel_document(duel, names)
        stopped = "interrupted" if duel.moments.games < deals else "games"
        told = (
            None
            if stopped == "interrupted"
            else _skill(best_of(document), load_seated, players, deals, sitting)
        )
    head = {"schema": document.pop("schema"), "name": configs[0].name, "seed": configs[0].run.seed}
    return {**head, "stopped": stopped, **document, "skill": told}


def _skill(
    best: str | None, load_seated: LoadSeated, players: int, deals: int, sitting: Sitting
) -> dict[str, Any] | None:
    """Play the best strategy among players at random, on further deals: those of the duel chose it."""
    if best is None or best == RANDOM:
        return None
    seatings = one_among_others(players)
    names = (best, RANDOM)
    configs = [load_seated([names[place] for place in seating]) for seating in seatings]
    try:
        return skill(_play(configs, seatings, 2, (deals, deals), sitting), best, 0, RANDOM)
    except KeyboardInterrupt:
        return None


def _play(
    configs: Sequence[Config],
    seatings: Sequence[Seating],
    strategies: int,
    deals: tuple[int, int],
    sitting: Sitting,
) -> Duel:
    """Play a range of deals, given by the first and how many, in all seatings."""
    first, count = deals
    players = configs[0].players
    tables = [sitting.player_of(config) for config in configs]
    size = -(-count // COUNT)
    blocks = -(-count // size)
    moments = Moments(len(seatings) * players)
    hands = np.zeros((blocks, len(seatings)), np.int64)
    points = np.zeros((blocks, len(seatings), players), np.int64)

    def play(start: int, games: int, _with_rows: bool) -> Sums:
        return _sums(tables, players, first + start, games)

    waiting = (sitting.threads + AHEAD) * len(tables)  # a deal here is a hand at every table
    chunks = Chunks(0, count, size, waiting)
    with Pool(play, chunks, threads=sitting.threads, with_rows=True, stop=sitting.stop) as pool:
        sitting.progress.begin(count, 0)
        for played in pool:
            moments.add(played.batch.moments)
            hands[played.first // size] += played.batch.hands
            points[played.first // size] += played.batch.points
            done = played.first + played.games
            sitting.progress.advance(done, done * len(tables))
        sitting.progress.end()
    if moments.games < LEAST_DEALS:
        raise KeyboardInterrupt
    return Duel(players, strategies, tuple(seatings), moments, points, hands)


def _sums(tables: Sequence[Player], players: int, first: int, games: int) -> Sums:
    batches = [player(first, games, True) for player in tables]
    totals = [batch.counters.totals[0] for batch in batches]
    return Sums(
        Moments.of(wins_by_deal([batch.rows for batch in batches], players)),
        np.array([total["finished"] for total in totals]),
        np.array([total["points"][:players] for total in totals]),
    )
