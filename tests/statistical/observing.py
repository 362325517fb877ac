"""Hands made up for a comparison, as a kernel's rows, and what is observed of them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from unosim.config import load
from unosim.kernel.tally import ROW_NAMES, ROW_SIZE
from unosim.stats.comparison.columns import per_game
from unosim.stats.comparison.observed import Group, Observed, others
from unosim.stats.comparison.ranks import Ranks
from unosim.stats.moments import Moments

Ints = NDArray[np.int64]
MAX_TURNS = 500


def rows_of(turns: Ints, winner: Ints, **columns: Any) -> NDArray[np.int32]:
    """Rows of hands; ``game`` counts from 0 and everything else is 0 unless given."""
    rows = np.zeros((len(turns), ROW_SIZE), np.int32)
    given = {"game": np.arange(len(turns)), "turns": turns, "winner": winner, **columns}
    for name, values in given.items():
        rows[:, ROW_NAMES.index(name)] = values
    return rows


def observe(
    *rule_sets: NDArray[np.int32],
    players: int | tuple[int, ...] = 4,
    paired: bool = True,
    ranked: int | None = None,
) -> Observed:
    """What a comparison keeps of rule sets given by their rows; lengths are ranked among ``ranked`` hands."""
    seats = players if isinstance(players, tuple) else (players,) * len(rule_sets)
    place_of_turns = ROW_NAMES.index("turns")
    lengths = [rows[:, place_of_turns] for rows in rule_sets]
    ranks = tuple(Ranks.among(np.bincount(turns[:ranked], minlength=MAX_TURNS + 1)) for turns in lengths)
    values = [
        per_game(rows, seats[place], [ranks[other] for other in others(place, len(rule_sets))])
        for place, rows in enumerate(rule_sets)
    ]
    if paired:
        groups = [Group(Moments.of(np.hstack(values)), tuple(range(len(rule_sets))))]
    else:
        groups = [Group(Moments.of(value), (place,)) for place, value in enumerate(values)]
    return Observed(
        configs=tuple(load("classic", [f"players={count}"]) for count in seats),
        turns=tuple(np.bincount(turns, minlength=MAX_TURNS + 1) for turns in lengths),
        unfinished=(0,) * len(rule_sets),
        ranks=ranks,
        groups=tuple(groups),
    )


def made_up(
    chance: np.random.Generator, hands: int, *, longer: float = 0.0, edge: float = 0.01
) -> NDArray[np.int32]:
    """Independent hands at a table of four: skewed lengths, one seat ahead."""
    turns = np.minimum(8 + chance.negative_binomial(4, 0.09, hands) + np.round(longer).astype(int), MAX_TURNS)
    shares = [0.25 + edge, 0.25, 0.25, 0.25 - edge]
    winner = chance.choice(4, hands, p=shares)
    drawn = chance.poisson(turns / 2)
    return rows_of(turns, winner, cards_drawn=drawn, rotations_plain=chance.poisson(1.0, hands))
