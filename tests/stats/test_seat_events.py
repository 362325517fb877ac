"""What each seat does in a hand: means over all hands, their spread from the hands that are followed."""

import pytest
from scipy import stats
from unosim.kernel.counters import Counters
from unosim.kernel.tally import SEAT_TALLY_NAMES
from unosim.stats.seats import seats

DRAWN = SEAT_TALLY_NAMES.index("cards_drawn")


def counters_of(done: list[int], *, followed: int) -> Counters:
    """Hands in which seat 1 of two draws these cards, the first of them followed."""
    counters = Counters(100)
    counters.totals["hands"] = len(done)
    counters.totals["round_hands"][0, 0] = followed
    counters.totals["seat_sums"][0, DRAWN, 1] = sum(done)
    counters.totals["seat_sums_followed"][0, DRAWN, 1] = sum(done[:followed])
    counters.totals["seat_squares_followed"][0, DRAWN, 1] = sum(cards**2 for cards in done[:followed])
    return counters


def test_where_all_hands_are_followed_it_is_the_mean_as_scipy_gives_it() -> None:
    done = [3, 0, 5, 4, 1]
    drawn = seats(counters_of(done, followed=5), 2)[1]["events"]["cards_drawn"]
    assert (drawn["mean"], drawn["se"]) == pytest.approx((2.6, stats.sem(done)))
    assert drawn["ci95"] == pytest.approx(stats.t.interval(0.95, 4, 2.6, stats.sem(done)))


def test_hands_that_are_not_followed_count_for_the_mean_alone() -> None:
    drawn = seats(counters_of([2, 4, 9, 1], followed=2), 2)[1]["events"]["cards_drawn"]
    assert drawn["mean"] == 4
    assert drawn["se"] == pytest.approx(2**0.5 / 4**0.5)  # the followed two have a variance of 2


@pytest.mark.parametrize("followed", [0, 1])
def test_one_hand_gives_no_error(followed: int) -> None:
    drawn = seats(counters_of([2, 4], followed=followed), 2)[1]["events"]["cards_drawn"]
    assert drawn == {"mean": 3, "se": None, "ci95": None}


def test_without_a_hand_there_is_no_mean() -> None:
    assert seats(Counters(100), 2)[0]["events"]["cards_drawn"]["mean"] is None
