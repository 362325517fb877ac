"""The moments of hands that stand alone, from their counters, where no rows were kept."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ...kernel.counters import Counters
from ..counts import PLACE, bins, by_seat, number, total
from ..moments import Moments
from .columns import (
    CARDS_DRAWN,
    FIRST_SEAT,
    HANDS,
    ROTATIONS,
    STARTER_WINS,
    TURNS,
    WON,
    columns_of,
    rank_places,
)
from .ranks import Ranks


def moments_of_hands(counters: Counters, players: int, others: Sequence[Ranks]) -> Moments:
    """Return the moments that counters hold: of every column with itself, with hands and with hands won.

    Products of other columns stay 0, but for the two ranks; no figure of a comparison asks for them.
    """
    moments = Moments(columns_of(players, len(others)))
    hands, wins = number(counters, "hands"), by_seat(counters, "wins", players)
    moments.games = hands
    _put(moments, HANDS, hands, hands)
    _put(moments, TURNS, *_sums(counters, "turns"))
    _put(moments, CARDS_DRAWN, *_sums(counters, "cards_drawn"))
    rotations = bins(counters, "rotations")
    _put(moments, ROTATIONS, *_weighted(rotations, np.arange(len(rotations))))
    indicators = {WON: sum(wins), STARTER_WINS: number(counters, "starter_wins")}
    indicators |= {FIRST_SEAT + seat: count for seat, count in enumerate(wins)}
    for place, count in indicators.items():
        _put(moments, place, count, count)
        moments.products[place, WON] = moments.products[WON, place] = count
    lengths = np.arange(len(counters.turns))
    for other, ranks in enumerate(others):
        places, values = rank_places(players, other), ranks.of(lengths)
        for place, own in zip(places, values, strict=True):
            _put(moments, place, *_weighted(counters.turns, own))
        product = sum(count * low * high for count, low, high in _present(counters.turns, *values))
        moments.products[places] = moments.products[places[::-1]] = product
    return moments


def _put(moments: Moments, place: int, total_of: int, squares: int) -> None:
    moments.sums[place] = total_of
    moments.products[place, HANDS] = moments.products[HANDS, place] = total_of
    moments.products[place, place] = squares


def _sums(counters: Counters, name: str) -> tuple[int, int]:
    return total(counters, name), int(counters.totals["squares"][0][PLACE[name]])


def _weighted(counts: NDArray[np.int64], values: NDArray[np.int64]) -> tuple[int, int]:
    """Return the sum of values and of their squares over hands counted by value, as Python integers."""
    pairs = _present(counts, values)
    return sum(count * value for count, value in pairs), sum(count * value * value for count, value in pairs)


def _present(counts: NDArray[np.int64], *values: NDArray[np.int64]) -> list[tuple[int, ...]]:
    """Return counts and values as Python integers where there are hands at all."""
    present = np.flatnonzero(counts)
    return list(zip(*(each[present].tolist() for each in (counts, *values)), strict=True))
