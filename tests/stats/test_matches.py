"""The part ``matches`` of a summary, worked out by hand from a few matches."""

from typing import Any

import pytest
from some_matches import counters_of
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.stats.stopping.goals import reached_half_width, read_goals
from unosim.stats.summary import summarise

# points of the winner; match 0: seat 0 wins two hands with 20 and 20, seat 1 one with 60 and so the match;
# match 1: seat 0 wins with 50; match 2: seat 2 wins both hands, 80 in all
COUNTERS = counters_of(
    [0, 0, 0, 1, 2, 2],
    [10, 20, 30, 40, 25, 15],
    [0, 1, 0, 0, 2, 2],
    points=[20, 60, 20, 50, 30, 50],
)
COUNTERS.totals["matches_with_most_hands"], COUNTERS.totals["most_hands_lost"] = 3, 1


def summary_of(counters: Counters, *sets: str, preset: str = "classic_500") -> dict[str, Any]:
    config = load(preset, ["rules.max_turns=200", "pace.seconds_per_turn=12", *sets])
    return summarise(config, counters, games=int(counters.totals["matches"][0]), stopped="games")


def test_hands_and_turns_of_a_match() -> None:
    matches = summary_of(COUNTERS)["matches"]
    assert (matches["number"], matches["unfinished"]) == (3, 0)
    # 3, 1 and 2 hands: mean 2, sd 1, se 1 / sqrt(3)
    assert matches["hands"]["mean"] == 2
    assert matches["hands"]["se"] == pytest.approx(3**-0.5)
    assert [matches["hands"][name] for name in ("min", "median", "max")] == [1, 2, 3]
    # 60, 40, 40 turns: mean 140 / 3, squares of distances 8 * 100 / 3, se sqrt(400 / 3 / 3)
    assert matches["turns"]["mean"] == pytest.approx(140 / 3)
    assert matches["turns"]["se"] == pytest.approx(20 / 3)
    # a fifth of a minute a turn, a minute a deal: 15, 9, 10 minutes
    assert matches["minutes"]["mean"] == pytest.approx(34 / 3)
    assert matches["minutes"]["se"] == pytest.approx(((121 + 49 + 16) / 9 / 2 / 3) ** 0.5)


def test_wins_and_final_scores_by_seat() -> None:
    seats = summary_of(COUNTERS)["matches"]["seats"]
    assert [seat["wins"] for seat in seats] == [1, 1, 1, 0]
    assert [seat["rate"] for seat in seats] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    # seat 0 ends with 40, 50 and 0
    assert seats[0]["points"]["mean"] == 30
    assert seats[0]["points"]["se"] == pytest.approx((1400 / 2 / 3) ** 0.5)
    assert "losses" not in seats[0]


def test_who_wins_most_hands_may_lose() -> None:
    most_hands = summary_of(COUNTERS)["matches"]["most_hands"]
    assert (most_hands["matches"], most_hands["lost"]) == (3, 1)
    assert most_hands["rate"] == pytest.approx(1 / 3)
    assert most_hands["ci95"][0] < 1 / 3 < most_hands["ci95"][1]


def test_losses_where_the_mode_names_a_loser() -> None:
    counters = counters_of([0, 0, 1], [10, 20, 30], [0, 1, 2])
    counters.totals["match_losses"][0][3] = 2
    seats = summary_of(counters, preset="cerav_1000")["matches"]["seats"]
    assert [seat["losses"] for seat in seats] == [0, 0, 0, 2]
    assert seats[3]["loss_rate"] == 1
    assert seats[3]["loss_ci95"][1] == 1


def test_rates_are_of_the_matches_decided() -> None:
    counters = counters_of([0, 1, 2, 3], [10, 20, 30, 40], [0, 1, 2, 0])
    counters.totals["matches_unfinished"] = 1
    counters.totals["match_wins"][0] = [1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    matches = summary_of(counters)["matches"]
    assert matches["unfinished"] == 1
    assert matches["seats"][0]["rate"] == pytest.approx(1 / 3)


def test_seats_are_judged_by_the_matches_they_win() -> None:
    fairness = summary_of(COUNTERS)["fairness"]
    # matches won: 1, 1, 1, 0, where 0.75 each are expected
    assert fairness["unit"] == "matches"
    assert fairness["chi2"] == pytest.approx((3 * 0.25**2 + 0.75**2) / 0.75)
    assert fairness["max_deviation"] == pytest.approx(0.25)


def test_no_matches_where_hands_stand_alone_and_nothing_of_none() -> None:
    assert "matches" not in summary_of(COUNTERS, preset="classic")
    assert summary_of(COUNTERS, preset="classic")["fairness"]["unit"] == "hands"
    empty = summary_of(Counters(200))["matches"]
    assert (empty["number"], empty["hands"]["mean"], empty["seats"][0]["rate"]) == (0, None, None)


def test_a_run_can_stop_on_what_is_known_of_matches() -> None:
    config = load("classic_500", ["rules.max_turns=200"])
    goals = read_goals(("matches.hands.mean=0.1", "matches.seats.rate=0.01"), config)
    assert goals is not None
    assert [width.key for width in goals.widths] == ["matches.hands.mean", "matches.seats.rate"]
    # Student's quantile with two degrees of freedom is 4.303
    reached = reached_half_width("matches.hands.mean", summary_of(COUNTERS))
    assert reached == pytest.approx(4.303 * 3**-0.5, abs=0.001)
