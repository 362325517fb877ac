"""The verdict and the cautions in words."""

from typing import Any

import pytest
from unosim.cli.run_sentences import cautions, profit, rounded
from unosim.config import load


def summary_of(wins: list[int], **fairness: Any) -> dict[str, Any]:
    return {
        "fairness": {"margin": 0.0025, "reason": None, "games_needed": 0, **fairness},
        "seats": [{"seat": seat, "wins": count} for seat, count in enumerate(wins)],
        "hands": 1000,
        "unfinished": 0,
        "stalemates": 0,
    }


def test_an_unfair_table_names_who_profits_and_who_loses() -> None:
    # 26 % and 24.5 % where 25 % are equal; the errors are 0.04 points
    summary = summary_of([260_000, 247_000, 245_000, 248_000], verdict="unfair")
    assert profit(load("classic"), summary) == (
        "Seat 0, which starts, profits most: it wins 26.00 %, +1.00 percentage points. "
        "Seat 2 loses most: 24.50 %, -0.50. That is unfair by more than 0.25 percentage points."
    )
    at_random = load("classic", ["rules.start.first_player=random"])
    assert profit(at_random, summary).startswith("Seat 0 profits most")


@pytest.mark.parametrize(
    ("fairness", "expected"),
    [
        ({"verdict": "fair"}, "No seat profits"),
        ({"verdict": "undecided", "games_needed": 123_456}, "about 120,000 more games would tell"),
        ({"verdict": "undecided", "games_needed": None}, "no number of games will tell"),
        (
            {"verdict": None, "reason": "seats play different strategies"},
            "cannot be said: seats play different",
        ),
    ],
)
def test_every_verdict_has_its_sentence(fairness: dict[str, Any], expected: str) -> None:
    assert expected in profit(load("classic"), summary_of([250] * 4, **fairness))


def test_capped_hands_and_stalemates_are_said() -> None:
    summary = {**summary_of([1]), "unfinished": 20, "stalemates": 3}
    said = list(cautions(load("classic", ["rules.max_turns=500"]), summary))
    assert said[0].startswith("20 hands (2.0 %) were stopped at 500 turns")
    assert said[1].startswith("3 hands ended in a stalemate")
    assert list(cautions(load("classic"), summary_of([1]))) == []


@pytest.mark.parametrize(
    ("count", "expected"), [(1, "1"), (98, "98"), (104, "100"), (1_449_999, "1,400,000")]
)
def test_a_forecast_shows_two_digits(count: int, expected: str) -> None:
    assert rounded(count) == expected
