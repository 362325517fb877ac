"""Differences against scipy and statsmodels on the same hands."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from observing import made_up, observe, rows_of
from scipy.stats import ttest_ind, ttest_rel
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.proportion import confint_proportions_2indep, proportions_ztest
from unosim.kernel.tally import ROW_NAMES
from unosim.stats.comparison.means import mean_difference, relative_change
from unosim.stats.comparison.starter_edge import edge_difference
from unosim.stats.multiple import holm
from unosim.stats.rate_differences import Pairs, square_and_add

HANDS = 3000


def column(rows: NDArray[np.int32], name: str) -> NDArray[Any]:
    return rows[:, ROW_NAMES.index(name)].astype(float)


@pytest.fixture(scope="module")
def pair() -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """A baseline and a rule set whose hands are longer, by half from what they have in common."""
    chance = np.random.default_rng(7)
    base, other = made_up(chance, HANDS), made_up(chance, HANDS, edge=0.03)
    other[:, ROW_NAMES.index("turns")] = (
        column(base, "turns") + column(other, "turns")
    ) // 2 + chance.integers(0, 4, HANDS)
    return base, other


@pytest.mark.parametrize("measure", ["turns", "rotations", "cards_drawn"])
def test_paired_means_are_students_t_of_the_pairs(pair: tuple[Any, Any], measure: str) -> None:
    name = "rotations_plain" if measure == "rotations" else measure
    base, other = (column(rows, name) for rows in pair)
    found, expected = mean_difference(observe(*pair), 1, measure), ttest_rel(other, base)
    assert found.value == pytest.approx((other - base).mean(), rel=1e-9)
    assert found.se == pytest.approx((other - base).std(ddof=1) / HANDS**0.5, rel=1e-9)
    assert found.p == pytest.approx(expected.pvalue, rel=1e-9)
    interval = expected.confidence_interval(0.95)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), rel=1e-9)
    achieved = (other - base).var() / (other.var() + base.var())
    assert found.variance_ratio == pytest.approx(achieved, rel=1e-9)


def test_unpaired_means_are_welchs(pair: tuple[Any, Any]) -> None:
    base, other = pair[0], pair[1][:2000]
    found = mean_difference(observe(base, other, paired=False), 1, "turns")
    expected = ttest_ind(column(other, "turns"), column(base, "turns"), equal_var=False)
    assert found.p == pytest.approx(expected.pvalue, rel=1e-9)
    interval = expected.confidence_interval(0.95)
    assert (found.low, found.high) == pytest.approx((interval.low, interval.high), rel=1e-9)
    assert found.variance_ratio is None


def test_minutes_are_turns_in_another_unit(pair: tuple[Any, Any]) -> None:
    turns, minutes = (mean_difference(observe(*pair), 1, measure) for measure in ("turns", "minutes"))
    # ten seconds a turn and a minute to deal
    assert minutes.base == pytest.approx(1 + turns.base / 6)
    assert (minutes.low, minutes.high) == pytest.approx((turns.low / 6, turns.high / 6))
    assert minutes.p == pytest.approx(turns.p)


def test_the_relative_change_agrees_with_a_jackknife(pair: tuple[Any, Any]) -> None:
    base, other = (column(rows, "turns") for rows in pair)
    change, low, high = relative_change(observe(*pair), 1, "turns")
    assert change == pytest.approx(other.mean() / base.mean() - 1, rel=1e-9)
    without = (other.sum() - other) / (base.sum() - base)
    jackknife = np.sqrt((HANDS - 1) / HANDS * ((without - without.mean()) ** 2).sum())
    assert (high - low) / 2 == pytest.approx(1.9608 * jackknife, rel=1e-3)


def test_nothing_that_rotates_has_no_relative_change() -> None:
    hands = rows_of(np.full(10, 40), np.arange(10) % 4)
    assert relative_change(observe(hands, hands), 1, "rotations") is None
    assert mean_difference(observe(hands, hands), 1, "rotations").p is None


def test_the_paired_edge_is_newcombes_and_mcnemars(pair: tuple[Any, Any]) -> None:
    base, other = (column(rows, "winner") == 0 for rows in pair)
    found = edge_difference(observe(*pair), 1)
    both, first, second = (int(part.sum()) for part in (other & base, other & ~base, ~other & base))
    table = [[both, first], [second, HANDS - both - first - second]]
    assert found.p == pytest.approx(mcnemar(table, exact=False, correction=False).pvalue, rel=1e-9)
    assert found.value == pytest.approx(other.mean() - base.mean(), rel=1e-9)
    assert (found.base, found.other) == pytest.approx((base.mean() - 0.25, other.mean() - 0.25))
    pairs = Pairs(both, first, second, HANDS - both - first - second)
    ends = square_and_add(other.mean(), base.mean(), (HANDS, HANDS), pairs.correlation)
    assert (found.low, found.high) == pytest.approx(ends, rel=1e-9)


def test_the_unpaired_edge_is_newcombes_and_the_pooled_test(pair: tuple[Any, Any]) -> None:
    base, other = pair[0], pair[1][:2000]
    wins, hands = [int((column(rows, "winner") == 0).sum()) for rows in (other, base)], [2000, HANDS]
    found = edge_difference(observe(base, other, paired=False), 1)
    ends = confint_proportions_2indep(wins[0], hands[0], wins[1], hands[1], method="newcomb", compare="diff")
    assert (found.low, found.high) == pytest.approx(ends, rel=1e-9)
    assert found.p == pytest.approx(proportions_ztest(wins, hands)[1], rel=1e-9)


def test_edges_at_tables_of_different_size_are_above_their_own_share() -> None:
    two = rows_of(np.full(400, 40), np.arange(400) % 2)
    four = rows_of(np.full(400, 40), np.arange(400) % 4)
    found = edge_difference(observe(two, four, players=(2, 4), paired=False), 1)
    assert (found.base, found.other, found.value) == pytest.approx((0.0, 0.0, 0.0))
    assert found.low < 0 < found.high
    assert found.p == pytest.approx(1.0)


def test_hands_nobody_won_are_left_out_of_the_edge() -> None:
    winner = np.tile([0, 1, 2, 3, -1], 200)
    found = edge_difference(
        observe(rows_of(np.full(1000, 40), winner), rows_of(np.full(1000, 40), winner)), 1
    )
    assert (found.base, found.value) == pytest.approx((0.0, 0.0))
    assert found.low == pytest.approx(-found.high)


def test_newcombes_interval_of_pairs_as_published() -> None:
    # airway responsiveness of 21 children before and after a transplantation (Bentur and others 2009), by
    # Newcombe's method in Fagerland, Lydersen and Laake's book on contingency tables: -0.507 to -0.026
    pairs = Pairs(both=1, first=1, second=7, neither=12)
    ends = square_and_add(2 / 21, 8 / 21, (21, 21), pairs.correlation)
    assert ends == pytest.approx((-0.507, -0.026), abs=5e-4)


def test_holm_agrees_with_statsmodels() -> None:
    ps = np.random.default_rng(3).uniform(0, 0.2, 25)
    assert holm(ps.tolist()) == pytest.approx(multipletests(ps, method="holm")[1], rel=1e-12)


def test_a_row_without_p_does_not_count() -> None:
    # smallest of three: 3 x 0.01; then 2 x 0.02; then 0.5
    assert holm([0.5, None, 0.01, 0.02]) == pytest.approx([0.5, None, 0.03, 0.04])
    assert holm([0.01, 0.01]) == pytest.approx([0.02, 0.02])
    assert holm([]) == []
