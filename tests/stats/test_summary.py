"""The summary of a handful of hands, every number worked out by hand."""

import json
from typing import Any

import pytest
from unosim.config import Config, load
from unosim.kernel.counters import Counters
from unosim.kernel.tally import TALLY_NAMES
from unosim.stats.summary import EVENTS, summarise

LIMIT = 100


def config_of(*sets: str) -> Config:
    return load("classic", [f"rules.max_turns={LIMIT}", "pace.seconds_per_turn=12", *sets])


def counted(hands: list[dict[str, Any]]) -> Counters:
    """Counters of hands given by turns, winner (None: unfinished), starter, and further counts."""
    counters = Counters(LIMIT)
    totals = counters.totals[0]
    for hand in hands:
        winner, tally = hand.get("winner"), {name: hand.get(name, 0) for name in TALLY_NAMES}
        totals["hands"] += 1
        totals["finished" if "winner" in hand else "unfinished"] += 1
        totals["stalemates"] += "winner" in hand and winner is None
        if winner is not None:
            totals["wins"][winner] += 1
            totals["starter_wins"] += winner == hand.get("starter", 0)
            totals["points"][winner] += tally["points"]
            totals["points_squares"][winner] += tally["points"] ** 2
        totals["sums"] += list(tally.values())
        totals["squares"] += [value**2 for value in tally.values()]
        laid = sum(count for name, count in tally.items() if name.startswith("rotations_"))
        totals["rotations"][laid] += 1
        totals["effective_rotations"][laid - tally["rotations_null"]] += 1
        counters.turns[tally["turns"]] += 1
        counters.steps[tally["turns"] + tally["forfeits"]] += 1
    return counters


FOUR_HANDS = [
    {"turns": 20, "forfeits": 4, "winner": 0, "points": 100, "rotations_plain": 2, "zeros_laid": 2},
    {"turns": 30, "forfeits": 6, "winner": 1, "points": 50, "rotations_null": 1, "zeros_laid": 2},
    {"turns": 40, "forfeits": 8, "winner": 0, "points": 60},
    {"turns": 50, "forfeits": 2, "winner": None},
]


@pytest.fixture
def summary() -> dict[str, Any]:
    return summarise(config_of(), counted(FOUR_HANDS), games=4, stopped="games")


def test_length_in_turns_rounds_and_minutes(summary: dict[str, Any]) -> None:
    # 20, 30, 40, 50: mean 35, squares of distances 225 + 25 + 25 + 225 = 500
    assert summary["turns"]["mean"] == 35
    assert summary["turns"]["sd"] == pytest.approx((500 / 3) ** 0.5)
    assert summary["turns"]["se"] == pytest.approx((500 / 3) ** 0.5 / 2)
    assert [summary["turns"][name] for name in ("min", "p25", "median", "p95", "max")] == [20, 20, 30, 50, 50]
    # turns and forfeits 24, 36, 48, 52 by four players: 6, 9, 12, 13
    assert summary["rounds"]["mean"] == 10
    assert summary["rounds"]["max"] == 13
    # 12 seconds a turn, 60 for the deal: 1 + 35 / 5
    assert summary["minutes"]["mean"] == pytest.approx(8)
    assert summary["minutes"]["min"] == pytest.approx(5)
    assert summary["turns"]["restricted_to_turns"] is None


def test_rates_are_of_finished_hands_and_a_stalemate_is_finished(summary: dict[str, Any]) -> None:
    assert (summary["finished"], summary["stalemates"]) == (4, 1)
    assert [seat["rate"] for seat in summary["seats"]] == [0.5, 0.25, 0, 0]
    assert summary["seats"][0]["points_mean"] == 40  # 100 + 60 over four hands
    assert summary["seats"][3]["ci95"][0] == 0.0


def test_the_edge_is_over_an_equal_share_of_the_hands_won(summary: dict[str, Any]) -> None:
    # the starter won two of the three hands that anybody won
    assert summary["starter"]["rate"] == 0.5
    assert summary["starter"]["edge"] == pytest.approx(2 / 3 - 1 / 4)


def test_fairness_counts_hands_won(summary: dict[str, Any]) -> None:
    # wins 2, 1, 0, 0 where 0.75 each are expected
    expected = ((2 - 0.75) ** 2 + (1 - 0.75) ** 2 + 2 * 0.75**2) / 0.75
    assert summary["fairness"]["chi2"] == pytest.approx(expected)
    assert summary["fairness"]["max_deviation"] == pytest.approx(2 / 3 - 1 / 4)
    assert summary["fairness"]["verdict"] == "undecided"
    assert summary["fairness"]["margin"] == 0.0025


def test_rotations_are_all_laid_and_effective_ones_apart(summary: dict[str, Any]) -> None:
    rotations = summary["rotations"]
    assert rotations["mean"] == 0.75
    assert rotations["effective_mean"] == 0.5
    assert rotations["share_of_hands_with_one"] == 0.5
    assert rotations["share_of_hands_with_effective_one"] == 0.25
    assert rotations["by_shift"]["plain"]["mean"] == 0.5
    assert rotations["by_shift"]["null"]["mean"] == 0.25
    assert rotations["per_zero"] == 0.75


def test_points_are_what_a_winner_scores(summary: dict[str, Any]) -> None:
    assert summary["points"]["mean"] == 70  # 100, 50, 60


def test_events_are_means_of_all_hands(summary: dict[str, Any]) -> None:
    assert set(summary["events"]) == {*EVENTS, "straights_by_length"}
    assert summary["events"]["forfeits"]["mean"] == 5


def test_the_document_begins_as_designed(summary: dict[str, Any]) -> None:
    head = "schema name games hands seed players finished unfinished stalemates void stopped"
    body = "turns rounds minutes rotations points events seats starter fairness"
    assert list(summary) == f"{head} {body}".split()


def test_capped_hands_are_counted_and_restrict_the_mean() -> None:
    hands = [*FOUR_HANDS, {"turns": LIMIT, "forfeits": 10}]
    summary = summarise(config_of(), counted(hands), games=5, stopped="games")
    assert (summary["finished"], summary["unfinished"]) == (4, 1)
    assert summary["turns"]["mean"] == 48
    assert summary["turns"]["restricted_to_turns"] == LIMIT
    assert summary["minutes"]["restricted_to_turns"] == LIMIT
    assert summary["seats"][0]["rate"] == 0.5


@pytest.mark.parametrize(
    "sets",
    [
        ("strategies=[random, high_points, random, random]",),
        ("habits=[{forget: 0.5}, {}, {}, {}]",),
    ],
)
def test_seats_that_play_differently_get_no_verdict(sets: tuple[str, ...]) -> None:
    fairness = summarise(config_of(*sets), counted(FOUR_HANDS), games=4, stopped="games")["fairness"]
    assert fairness["verdict"] is None
    assert fairness["games_needed"] is None
    assert "different" in fairness["reason"]
    assert fairness["chi2"] is not None


@pytest.mark.parametrize("hands", [[], [FOUR_HANDS[0]], [{"turns": LIMIT}], [FOUR_HANDS[3]]])
def test_what_cannot_be_said_is_null_and_never_nan(hands: list[dict[str, Any]]) -> None:
    summary = summarise(config_of(), counted(hands), games=len(hands), stopped="interrupted")
    assert json.loads(json.dumps(summary, allow_nan=False)) == summary
    assert summary["turns"]["se"] is None


def test_no_hand_finished_has_no_rates() -> None:
    summary = summarise(config_of(), counted([{"turns": LIMIT}] * 3), games=3, stopped="games")
    assert summary["turns"]["mean"] == LIMIT
    assert summary["seats"][0]["rate"] is None
    assert summary["seats"][0]["ci95"] is None
    assert summary["starter"]["edge"] is None
    assert summary["fairness"]["chi2"] is None
    assert summary["points"]["mean"] is None


def test_two_seats_have_plain_intervals() -> None:
    hands = [{"turns": 20, "winner": number % 2} for number in range(100)]
    summary = summarise(config_of("players=2"), counted(hands), games=100, stopped="games")
    # Wilson: (0.5 +- 1.96 sqrt(0.25 / 100 + 1.96^2 / 40000)) centred on a half
    assert summary["seats"][0]["ci95"] == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert summary["fairness"]["df"] == 1
