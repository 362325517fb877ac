"""Lengths compared hand by hand, against scipy."""

from typing import Any

import numpy as np
import pytest
from observing import MAX_TURNS, made_up, observe, rows_of
from scipy.stats import brunnermunzel, ks_2samp, kstwobign
from unosim.kernel.tally import ROW_NAMES
from unosim.stats.comparison.dominance import dominance, kolmogorov_smirnov

TURNS = ROW_NAMES.index("turns")


@pytest.fixture(scope="module")
def pair() -> tuple[Any, Any]:
    chance = np.random.default_rng(11)
    return made_up(chance, 1500), made_up(chance, 1200, longer=2.0)


def test_chances_are_over_all_pairs_of_hands(pair: tuple[Any, Any]) -> None:
    base, other = (rows[:, TURNS] for rows in pair)
    found = dominance(observe(*pair, paired=False), 1)
    assert found.longer == pytest.approx((other[:, None] > base[None, :]).mean(), rel=1e-9)
    assert found.as_long == pytest.approx((other[:, None] == base[None, :]).mean(), rel=1e-9)
    assert found.delta == pytest.approx(np.sign(other[:, None] - base[None, :]).mean(), rel=1e-9)


def test_independent_hands_agree_with_brunner_and_munzel(pair: tuple[Any, Any]) -> None:
    base, other = (rows[:, TURNS] for rows in pair)
    expected = brunnermunzel(base, other, distribution="normal")
    found = dominance(observe(*pair, paired=False), 1)
    assert found.delta / found.delta_se == pytest.approx(expected.statistic, rel=1e-9)
    assert found.p == pytest.approx(expected.pvalue, rel=1e-9)


def test_common_deals_are_accounted_for() -> None:
    chance = np.random.default_rng(5)
    base = made_up(chance, 4000)
    other = rows_of(base[:, TURNS] + chance.integers(0, 3, 4000), base[:, ROW_NAMES.index("winner")])
    paired, unpaired = (dominance(observe(base, other, paired=which), 1) for which in (True, False))
    assert paired.delta == unpaired.delta
    assert paired.delta_se < 0.2 * unpaired.delta_se
    # by drawing the pairs again and again
    deltas = []
    for _ in range(300):
        drawn = chance.integers(0, 4000, 4000)
        deltas.append(dominance(observe(base[drawn], other[drawn]), 1).delta)
    assert paired.delta_se == pytest.approx(np.std(deltas), rel=0.15)


def test_ranks_among_the_first_hands_alone_serve_as_well() -> None:
    chance = np.random.default_rng(6)
    base, other = made_up(chance, 20_000), made_up(chance, 20_000, longer=3.0)
    whole, part = (dominance(observe(base, other, ranked=ranked), 1) for ranked in (None, 5000))
    assert part.delta == whole.delta
    assert part.delta_se == pytest.approx(whole.delta_se, rel=0.02)
    assert part.longer_se == pytest.approx(whole.longer_se, rel=0.02)


def test_the_distance_of_distributions_is_kolmogorovs(pair: tuple[Any, Any]) -> None:
    base, other = (rows[:, TURNS] for rows in pair)
    counts = [np.bincount(turns, minlength=MAX_TURNS + 1) for turns in (other, base)]
    distance, p = kolmogorov_smirnov(counts[0], counts[1][:400])
    assert distance == pytest.approx(ks_2samp(other, base).statistic, rel=1e-9)
    assert p == pytest.approx(kstwobign.sf(distance * np.sqrt(1500 * 1200 / 2700)), rel=1e-9)
    assert kolmogorov_smirnov(counts[0], counts[0]) == (0.0, None)
