"""Who of two strategies wins where both sit, worked out by hand."""

import numpy as np
import pytest
from unosim.stats.duel.observed import Duel
from unosim.stats.duel.pairs import pair
from unosim.stats.moments import Moments


def duel(seatings: tuple[tuple[int, ...], ...], wins: list[list[int]]) -> Duel:
    """Return a duel of two players from who won: a row a deal, a column a seat of a seating."""
    nothing = np.zeros((1, len(seatings), 2), np.int64)
    strategies = max(max(seating) for seating in seatings) + 1
    return Duel(2, strategies, seatings, Moments.of(np.array(wins)), nothing, nothing[:, :, 0])


def test_of_two_strategies_it_is_the_win_rate() -> None:
    played = duel(((0, 1), (1, 0)), [[1, 0, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 0, 1]])
    found = pair(played, 0, 1)
    assert found is not None
    assert (found["wins"], found["hands"], found["rate"]) == (6, 8, 0.75)
    # a deal gives strategy 0 two, one, one and two of its two hands: 0.5 off the mean of 1.5 each, over 8 hands
    assert found["se"] == pytest.approx((4 * 0.5**2 * 4 / 3) ** 0.5 / 8)
    assert found["ci95"][0] < 0.75 < found["ci95"][1]


def test_the_two_directions_add_up_to_all() -> None:
    played = duel(((0, 1), (1, 0)), [[1, 0, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 0, 1]])
    there, back = pair(played, 0, 1), pair(played, 1, 0)
    assert there is not None
    assert back is not None
    assert (back["wins"], back["hands"]) == (2, 8)
    assert there["se"] == pytest.approx(back["se"])
    assert there["ci95"] == pytest.approx([1 - end for end in reversed(back["ci95"])])


def test_tables_at_which_only_one_of_them_sits_do_not_count() -> None:
    seatings = ((0, 1), (1, 2), (2, 0), (0, 2), (1, 0), (2, 1))
    first = [1, 0] + [0, 1] * 3 + [1, 0] + [0, 1]  # 0 beats 1; 1 beats 0 from seat 0
    played = duel(seatings, [first, first])
    found = pair(played, 0, 1)
    assert found is not None
    assert (found["wins"], found["hands"], found["rate"]) == (2, 4, 0.5)


def test_nothing_is_known_where_neither_won() -> None:
    assert pair(duel(((0, 1), (1, 0)), [[0, 0, 0, 0]] * 2), 0, 1) is None
