"""What a run may be asked to reach."""

from typing import Any

import pytest
from unosim.config import Config, load
from unosim.kernel.counters import Counters
from unosim.stats.errors import WishError
from unosim.stats.stopping.goals import Goals, Width, known_within, read_goals, summarise_until


def counted(wins: list[int], turns: dict[int, int]) -> tuple[Config, Counters, int]:
    config = load("classic", [f"players={len(wins)}", "rules.max_turns=100"])
    counters, hands = Counters(100), sum(wins)
    totals = counters.totals[0]
    totals["hands"] = totals["finished"] = hands
    totals["wins"][: len(wins)] = wins
    totals["starter_wins"] = wins[0]
    for value, count in turns.items():
        counters.turns[value] = count
    return config, counters, hands


def goals(*texts: str) -> Goals:
    read = read_goals(texts, load("classic"))
    assert read is not None
    return read


def test_goals_are_widths_and_a_verdict() -> None:
    read = goals("turns.mean=0.05", "seats.rate = 1e-3", "fairness")
    assert read.widths == (Width("turns.mean", 0.05), Width("seats.rate", 0.001))
    assert read.fairness


def test_without_goals_there_are_none() -> None:
    assert read_goals([], load("classic")) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn.mean=1", "did you mean 'turns.mean'"),
        ("fairnes", "did you mean 'fairness'"),
        ("turns.sd=1", "did you mean 'turns.p5'|did you mean"),
        ("turns.mean", "needs the half-width"),
        ("turns.mean=", "needs the half-width"),
        ("turns.mean=0", "above 0"),
        ("turns.mean=-1", "above 0"),
        ("turns.mean=nan", "above 0"),
        ("turns.mean=inf", "above 0"),
        ("turns.mean=1e999", "above 0"),
        ("turns.mean=e5", "above 0"),
        ("", "no figure"),
        ("\x1b[31m=1", r"\\x1b"),
    ],
)
def test_a_goal_that_is_none_is_refused(text: str, message: str) -> None:
    with pytest.raises(WishError, match=message):
        goals(text)


def test_no_verdict_where_seats_play_differently() -> None:
    mixed = load("classic", ["players=2", "strategies=[random, high_points]"])
    with pytest.raises(WishError, match="different strategies"):
        read_goals(["fairness"], mixed)


def test_a_width_is_reached_by_the_interval_of_the_summary() -> None:
    # 5,000 hands of 40 turns and 5,000 of 60: sd 10, half-width 1.96 * 10 / 100 = 0.196
    counted_hands = counted([2500] * 4, {40: 5000, 60: 5000})
    assert goals("turns.mean=0.197").reached(*counted_hands)
    assert not goals("turns.mean=0.195").reached(*counted_hands)


def test_several_goals_are_all_to_be_reached() -> None:
    counted_hands = counted([2500] * 4, {40: 5000, 60: 5000})
    # a rate of a quarter of 10,000: 2.5 * sqrt(0.1875 / 10,000) = 0.0108
    assert goals("seats.rate=0.011").reached(*counted_hands)
    assert not goals("seats.rate=0.0107").reached(*counted_hands)
    assert goals("turns.mean=0.2", "seats.rate=0.011").reached(*counted_hands)
    assert not goals("turns.mean=0.2", "seats.rate=0.01").reached(*counted_hands)
    assert not goals("turns.mean=0.1", "seats.rate=0.011").reached(*counted_hands)


def test_what_was_never_seen_is_not_known_at_once() -> None:
    # no rotation in 1,000 hands says little about one in ten thousand: 1.96 / 1,000 is the least width
    assert not known_within(0.0, 1000, 0.0019)
    assert known_within(0.0, 1000, 0.002)


def test_the_verdict_on_fairness_needs_more_hands_than_a_single_look() -> None:
    # 52 % of 8,000 with two seats: Wilson excludes 50.25 %, looking again and again does not allow it yet
    config, counters, games = counted([4160, 3840], {40: 8000})
    plain = summarise_until(None, config, counters, games=games, stopped="games")
    assert plain["fairness"]["verdict"] == "unfair"
    assert not goals("fairness").reached(config, counters, games)
    config, counters, games = counted([41_600, 38_400], {40: 80_000})
    assert goals("fairness").reached(config, counters, games)


def summary_until(*texts: str, wins: list[int]) -> dict[str, Any]:
    config, counters, games = counted(wins, {40: sum(wins) // 2, 60: sum(wins) // 2})
    return summarise_until(goals(*texts), config, counters, games=games, stopped="until")


def test_the_summary_tells_what_was_asked_and_reached() -> None:
    told = summary_until("turns.mean=0.2", "fairness", wins=[2500] * 4)["until"]
    assert told[0]["key"] == "turns.mean"
    assert told[0]["half_width"] == 0.2
    assert told[0]["reached"] == pytest.approx(0.196, abs=0.001)
    assert told[1] == {"key": "fairness", "reached": "undecided"}


def test_intervals_of_a_run_that_stops_on_a_verdict_are_wider() -> None:
    fixed = summary_until("turns.mean=1", wins=[2500] * 4)
    stopped = summary_until("fairness", wins=[2500] * 4)
    for name in ("seats", "starter"):
        narrow, wide = fixed[name], stopped[name]
        if name == "seats":
            narrow, wide = narrow[0], wide[0]
        assert wide["ci95"][0] < narrow["ci95"][0] < narrow["ci95"][1] < wide["ci95"][1]
    assert stopped["turns"]["ci95"] == fixed["turns"]["ci95"]
    assert stopped["fairness"]["games_needed"] > fixed["fairness"]["games_needed"]
    assert stopped["fairness"]["p"] == 1.0
