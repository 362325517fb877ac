"""What is summed of each game, worked out by hand."""

import numpy as np
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.tally import ROW_NAMES, ROW_SIZE
from unosim.stats.comparison.columns import (
    CARDS_DRAWN,
    FIRST_SEAT,
    HANDS,
    ROTATIONS,
    STARTER_WINS,
    TURNS,
    WON,
    per_game,
    rank_places,
)
from unosim.stats.comparison.from_counts import moments_of_hands
from unosim.stats.comparison.ranks import Ranks
from unosim.stats.moments import Moments


def row(**values: int) -> list[int]:
    cells = dict.fromkeys(ROW_NAMES, 0) | {"winner": -1} | values
    return [cells[name] for name in ROW_NAMES]


HANDS_PLAYED = [
    row(game=5, winner=0, turns=20, cards_drawn=7, rotations_plain=2, rotations_null=1),
    row(game=6, hand=0, starter=1, winner=1, turns=30),
    row(game=6, hand=1, starter=2, winner=3, turns=50, rotations_plus2=1),
    row(game=7, starter=0, turns=40),
]


def test_hands_of_a_game_are_added_up() -> None:
    values = per_game(np.array(HANDS_PLAYED, np.int32), 4, [])
    assert values[:, [HANDS, WON, TURNS, ROTATIONS, CARDS_DRAWN, STARTER_WINS]].tolist() == [
        [1, 1, 20, 3, 7, 1],
        [2, 2, 80, 1, 0, 1],
        [1, 0, 40, 0, 0, 0],
    ]
    assert values[:, FIRST_SEAT : FIRST_SEAT + 4].tolist() == [[1, 0, 0, 0], [0, 1, 0, 1], [0, 0, 0, 0]]


def test_ranks_count_shorter_hands_and_those_not_longer() -> None:
    # two hands of 20 turns, one of 30, one of 60
    ranks = Ranks.among(np.bincount([20, 20, 30, 60]))
    shorter, no_longer = ranks.of(np.array([10, 20, 25, 30, 60, 70, 1000]))
    assert shorter.tolist() == [0, 0, 2, 2, 3, 4, 4]
    assert no_longer.tolist() == [0, 2, 2, 3, 4, 4, 4]
    assert ranks.hands == 4
    values = per_game(np.array(HANDS_PLAYED, np.int32), 4, [ranks])
    assert values[:, list(rank_places(4, 0))].tolist() == [[0, 2], [5, 6], [3, 3]]


def test_a_run_across_the_wrap_of_game_numbers_keeps_its_games_apart() -> None:
    rows = np.zeros((3, ROW_SIZE), np.int32)
    rows[:, 0] = [2**31 - 1, -(2**31), -(2**31) + 1]
    assert per_game(rows, 2, []).shape[0] == 3


def test_counters_give_the_moments_of_their_hands() -> None:
    """What a comparison asks for is the same from counters as from rows."""
    chance = np.random.default_rng(2)
    hands = 500
    rows = np.array([row(game=game) for game in range(hands)], np.int32)
    columns = {"winner": chance.integers(-1, 4, hands), "starter": chance.integers(0, 4, hands)}
    columns |= {"turns": chance.integers(10, 90, hands), "cards_drawn": chance.integers(0, 40, hands)}
    columns |= {
        "rotations_plain": chance.integers(0, 5, hands),
        "rotations_minus1": chance.integers(0, 3, hands),
    }
    for name, values in columns.items():
        rows[:, ROW_NAMES.index(name)] = values
    counters = Counters(load("classic").rules.max_turns)
    totals, tally = counters.totals[0], rows[:, 5:].astype(np.int64)
    totals["hands"] = hands
    totals["wins"][:4] = np.bincount(columns["winner"][columns["winner"] >= 0], minlength=4)
    totals["starter_wins"] = (columns["winner"] == columns["starter"]).sum()
    totals["sums"][:], totals["squares"][:] = tally.sum(axis=0), (tally**2).sum(axis=0)
    laid = columns["rotations_plain"] + columns["rotations_minus1"]
    totals["rotations"][:] = np.bincount(laid, minlength=64)
    counters.turns[:100] = np.bincount(columns["turns"], minlength=100)
    ranks = [Ranks.among(np.bincount([20, 40, 40, 60]))]
    expected, found = Moments.of(per_game(rows, 4, ranks)), moments_of_hands(counters, 4, ranks)
    assert found.games == expected.games
    assert (found.sums == expected.sums).all()
    for place in range(len(found.sums)):
        assert found.products[place, place] == expected.products[place, place]
        assert found.products[place, HANDS] == expected.products[HANDS, place]
    assert found.products[rank_places(4, 0)] == expected.products[rank_places(4, 0)]
    for place in range(FIRST_SEAT, FIRST_SEAT + 4):
        assert found.products[place, WON] == expected.products[place, WON]
