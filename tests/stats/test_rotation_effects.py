"""What rotations and straights come to in the summary, every number worked out by hand."""

from typing import Any

import pytest
from unosim.config import load
from unosim.kernel.counters import Counters
from unosim.kernel.tally import TALLY_NAMES
from unosim.stats.summary import summarise

SETS = ["players=3", "rules.zero=rotate"]


def counters_with(sums: dict[str, int], **totals: Any) -> Counters:
    """Counters of two finished hands with these sums and further totals."""
    counters = Counters(100)
    counters.totals["hands"] = counters.totals["finished"] = counters.turns[20] = counters.steps[20] = 2
    for name, value in sums.items():
        counters.totals["sums"][0][TALLY_NAMES.index(name)] = value
        counters.totals["squares"][0][TALLY_NAMES.index(name)] = value**2
    for name, value in totals.items():
        counters.totals[name][0] = value
    return counters


def summary_of(counters: Counters) -> dict[str, Any]:
    return summarise(load("classic", [*SETS, "rules.max_turns=100"]), counters, games=2, stopped="games")


def by_seat(*values: int) -> list[int]:
    return [*values, *[0] * (10 - len(values))]


def test_by_how_many_cards_each_hand_changes_in_a_rotation() -> None:
    """Four plain ones took six cards from who laid them, and gave four to the next and two to the third."""
    counters = counters_with(
        {"rotations_plain": 4, "rotations_plus2": 1, "rotations_null": 3},
        rotation_change=[by_seat(-6, 4, 2), by_seat(5, -2, -3), by_seat(), by_seat()],
    )
    change = summary_of(counters)["rotations"]["change"]
    assert change["plain"] == [-1.5, 1.0, 0.5]
    assert change["plus2"] == [5.0, -2.0, -3.0]
    assert change["plus3"] is None
    assert change["all"] == pytest.approx([-0.2, 0.4, -0.2])


def test_the_error_of_a_change_takes_the_rotations_of_a_hand_together() -> None:
    """One hand has one rotation that takes 3 cards, another three that take 3 together: -6 in 4, or -1.5 in each.

    The hands are 1.5 below and 1.5 above what so many rotations take on average, so that the variance of their sum
    is 2 x (1.5 ** 2 + 1.5 ** 2) = 9 and the error of the mean 3 / 4.
    """
    counters = counters_with(
        {},
        rotation_change=[by_seat(-6), by_seat(), by_seat(), by_seat()],
        rotation_change_squares=[by_seat(18), by_seat(), by_seat(), by_seat()],
        rotation_change_products=[by_seat(-3 * 1 - 3 * 3), by_seat(), by_seat(), by_seat()],
    )
    place = TALLY_NAMES.index("rotations_plain")
    counters.totals["sums"][0][place], counters.totals["squares"][0][place] = 1 + 3, 1 + 9
    errors = summary_of(counters)["rotations"]["change_se"]
    assert errors["plain"] == pytest.approx([0.75, 0.0, 0.0])
    assert errors["minus1"] is None


def test_how_often_who_leads_still_leads() -> None:
    counters = counters_with({"rotations_plain": 12}, rotations_with_leader=10, leader_kept=4)
    kept = summary_of(counters)["rotations"]["leader_kept"]
    assert kept["rate"] == 0.4
    assert kept["ci95"] == pytest.approx([0.1682, 0.6873], abs=1e-4)  # Wilson's interval of 4 in 10


def test_how_many_win_with_a_hand_received_not_long_ago() -> None:
    """Of twenty wins one with a hand of the turn before, two of three turns before, three of forty."""
    received = [0] * 64
    received[1], received[3], received[40] = 1, 2, 3
    counters = counters_with({}, finished=20, wins=by_seat(10, 6, 4), received_wins=received)
    shares = {entry["turns"]: entry["rate"] for entry in summary_of(counters)["rotations"]["received_wins"]}
    assert (shares[1], shares[2], shares[3], shares[20], shares[None]) == (0.05, 0.05, 0.15, 0.15, 0.3)


def test_without_rotations_nothing_is_said_of_them() -> None:
    rotations = summary_of(counters_with({}))["rotations"]
    assert rotations["change"] == dict.fromkeys(("all", "plain", "plus2", "plus3", "minus1"))
    assert rotations["leader_kept"] == {"rate": None, "ci95": None}
    assert {entry["rate"] for entry in rotations["received_wins"]} == {None}


def test_zeros_laid_and_the_rotations_each_made() -> None:
    """Five 0s in two hands, of which four moved the hands or would have."""
    rotations = summary_of(counters_with({"zeros_laid": 5, "rotations_plain": 3, "rotations_null": 1}))[
        "rotations"
    ]
    assert rotations["zeros_laid"]["mean"] == 2.5
    assert rotations["per_zero"] == 0.8


def test_straights_by_their_length() -> None:
    lengths = [0] * 16
    lengths[3], lengths[5] = 4, 1
    events = summary_of(counters_with({"straights": 5}, straight_lengths=lengths))["events"]
    assert events["straights_by_length"] == {"3": 2.0, "5": 0.5}
    assert events["straights"]["mean"] == 2.5
