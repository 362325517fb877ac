"""Comparisons of what does not differ, and of what differs by a known amount."""

from typing import Any

import numpy as np
import pytest
from observing import made_up, observe, rows_of
from scipy.stats import norm
from unosim.kernel.tally import ROW_NAMES
from unosim.stats.comparison.document import comparison_document
from unosim.stats.comparison.margins import DEFAULTS, Margin
from unosim.stats.comparison.means import mean_difference

TURNS = ROW_NAMES.index("turns")
NO_MARGINS = dict.fromkeys(DEFAULTS, Margin(1e-12))


def finds_a_difference(comparison: dict[str, Any]) -> bool:
    measures = comparison["measures"].values()
    ps = [row["p_holm"] for row in (*measures, comparison["cliffs_delta"], comparison["kolmogorov_smirnov"])]
    return any(p is not None and p < 0.05 for p in ps) or any(
        row["verdict"] in ("more", "less") for row in measures
    )


def alarms(replications: int, hands: int, seed: int) -> int:
    """How many comparisons of three equal rule sets, each with a seed of its own, find any difference.

    A difference is found by a p of Holm's or by a verdict; without a margin a verdict needs no size.
    """
    chance = np.random.default_rng(seed)
    found = 0
    for _ in range(replications):
        observed = observe(*(made_up(chance, hands) for _ in range(3)), paired=False)
        document = comparison_document(observed, ["a", "b", "c"], [None, "seeds", "seeds"], NO_MARGINS)
        found += any(map(finds_a_difference, document["comparisons"]))
    return found


def test_equal_rules_rarely_differ() -> None:
    assert alarms(200, 1000, seed=1) <= 0.09 * 200


@pytest.mark.heavy
def test_equal_rules_differ_in_one_comparison_of_twenty_at_most() -> None:
    assert alarms(10_000, 1000, seed=2) <= 0.055 * 10_000


def test_a_verdict_needs_a_difference_among_all_rows() -> None:
    chance = np.random.default_rng(9)
    base = made_up(chance, 1000)
    # hands longer by more than chance taken alone: twice its error, but not among the eight rows of a comparison
    turns = base[:, TURNS] + chance.permutation(np.repeat([-7, 8], 500)) + (np.arange(1000) % 100 < 5)
    document = comparison_document(
        observe(base, rows_of(turns, base[:, 3])), ["a", "b"], [None, None], NO_MARGINS
    )
    row = document["comparisons"][0]["measures"]["turns"]
    assert row["ci95"][0] > 0
    assert 0.05 < row["p_holm"] < 1
    assert row["verdict"] == "undecided"


def found_as_longer(replications: int, hands: int, shift: float, seed: int) -> tuple[int, float]:
    """How often hands longer by ``shift``, a part of a turn, are found, and how often they should be."""
    chance = np.random.default_rng(seed)
    found, errors = 0, []
    for _ in range(replications):
        base = made_up(chance, hands)
        turns = base[:, TURNS] + chance.integers(-7, 8, hands) + (chance.random(hands) < shift)
        difference = mean_difference(observe(base, rows_of(turns, base[:, 3])), 1, "turns")
        found += difference.low > 0
        errors.append(difference.se)
    return found, float(norm.sf(1.96 - shift / np.mean(errors)))


def test_a_known_difference_is_found_as_often_as_its_power_says() -> None:
    found, power = found_as_longer(400, 1000, 0.3, seed=3)
    assert 0.3 < power < 0.8
    assert found / 400 == pytest.approx(power, abs=3.5 * (power * (1 - power) / 400) ** 0.5)


@pytest.mark.heavy
@pytest.mark.parametrize("shift", [0.2, 0.3, 0.4])
def test_known_differences_are_found_as_often_as_their_power_says(shift: float) -> None:
    found, power = found_as_longer(10_000, 1000, shift, seed=4)
    assert 0.2 < power < 0.95
    assert found / 10_000 == pytest.approx(power, abs=3.5 * (power * (1 - power) / 10_000) ** 0.5)
