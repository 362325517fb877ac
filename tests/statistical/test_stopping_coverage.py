"""Runs that stop by themselves: what they say must hold although they chose the moment."""

import numpy as np
import pytest
from lengths import LENGTHS, MEAN, SHARES
from numpy.typing import NDArray
from unosim.stats.means import mean_of_sums
from unosim.stats.sequences import mean_sequence, mean_sequence_p, mixture_evidence, rate_sequence
from unosim.stats.stopping.goals import known_within
from unosim.stats.stopping.looks import next_look

LOOKS = 100


def first_looks(count: int = LOOKS) -> NDArray[np.int64]:
    found = [next_look(0)]
    while len(found) < count:
        found.append(next_look(found[-1]))
    return np.array(found)


def stopped_interval_holds(chance: np.random.Generator, half_width: float) -> tuple[bool, int]:
    """Whether the interval of a run that stops at a half-width holds, and after how many games it stops."""
    games = total = squares = 0
    while True:
        look = next_look(games)
        counts = chance.multinomial(look - games, SHARES)
        total, squares, games = total + int(counts @ LENGTHS), squares + int(counts @ LENGTHS**2), look
        found = mean_of_sums(games, total, squares)
        assert found.low is not None
        assert found.high is not None
        if known_within((found.high - found.low) / 2, games, half_width):
            return found.low <= MEAN <= found.high, games


def held_after_stopping(replications: int, half_width: float, seed: int) -> tuple[float, float]:
    chance = np.random.default_rng(seed)
    trials = [stopped_interval_holds(chance, half_width) for _ in range(replications)]
    return float(np.mean([held for held, _ in trials])), float(np.mean([games for _, games in trials]))


def test_an_interval_at_a_half_width_holds() -> None:
    held, games = held_after_stopping(300, 0.8, seed=1)
    assert held >= 0.915
    assert 2000 < games < 3500  # sd 21.2: 1.96 * 21.2 / 0.8, squared, is 2,700


@pytest.mark.heavy
@pytest.mark.parametrize("half_width", [0.5, 0.8, 1.2])
def test_an_interval_at_a_half_width_holds_as_often_as_it_says(half_width: float) -> None:
    assert held_after_stopping(10_000, half_width, seed=2)[0] >= 0.94


def wins_at_looks(chance: np.random.Generator, seats: int) -> NDArray[np.int64]:
    """Wins of equal seats at each look, int64 (looks, seats)."""
    steps = np.diff(first_looks(), prepend=0)
    return chance.multinomial(steps, np.full(seats, 1 / seats)).cumsum(axis=0)


def false_alarms(replications: int, seats: int, seed: int) -> tuple[float, float]:
    """How often equal seats are found unequal at any of the looks: by sequences, and by plain intervals."""
    chance, looks = np.random.default_rng(seed), first_looks()[:, None]
    by_sequence = by_interval = 0
    comparisons = 1 if seats == 2 else seats
    plain = 1.96 if seats == 2 else 2.4977
    for _ in range(replications):
        wins = wins_at_looks(chance, seats)
        evidence = mixture_evidence(wins, looks, 1 / seats, 1 / seats)
        by_sequence += bool((evidence > np.log(comparisons / 0.05)).any())
        steps = np.abs(wins / looks - 1 / seats) / np.sqrt((1 / seats) * (1 - 1 / seats) / looks)
        by_interval += bool((steps > plain).any())
    return by_sequence / replications, by_interval / replications


def test_the_alarm_is_where_the_interval_leaves_out_the_equal_share() -> None:
    wins, looks = wins_at_looks(np.random.default_rng(3), 4)[::10], first_looks()[::10]
    for counts, games in zip(wins.tolist(), looks.tolist(), strict=True):
        for count in (counts[0], counts[0] + 300):
            ends = rate_sequence(count, games, 0.25, comparisons=4)
            assert ends is not None
            outside = not ends[0] <= 0.25 <= ends[1]
            assert outside == bool(mixture_evidence(count, games, 0.25, 0.25) > np.log(4 / 0.05))


@pytest.mark.parametrize("seats", [2, 4])
def test_looking_again_and_again_gives_no_false_alarms(seats: int) -> None:
    by_sequence, by_interval = false_alarms(300, seats, seed=4)
    assert by_sequence <= 0.08
    assert by_interval > 0.2  # why a sequence is needed


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
def test_a_hundred_looks_give_one_false_alarm_in_twenty_at_most(seats: int) -> None:
    assert false_alarms(10_000, seats, seed=5)[0] <= 0.05


def missed_means(replications: int, seed: int) -> tuple[float, float]:
    """How often a sequence of means leaves out the truth at any look, and how often its p is below 0.05."""
    chance, looks = np.random.default_rng(seed), first_looks()
    steps, missed, alarms = np.diff(looks, prepend=0), 0, 0
    for _ in range(replications):
        counts = chance.multinomial(steps, SHARES).cumsum(axis=0)
        totals, squares = counts @ LENGTHS, counts @ LENGTHS**2
        means = totals / looks
        spread = np.sqrt((squares - looks * means**2) / (looks - 1))
        told = [
            (float(mean), float(sd), int(games)) for mean, sd, games in zip(means, spread, looks, strict=True)
        ]
        ends = [mean_sequence(*figures) for figures in told]
        missed += any(not low <= MEAN <= high for low, high in ends)
        ps = [mean_sequence_p(mean - MEAN, sd, games) for mean, sd, games in told]
        alarms += any(p is not None and p < 0.05 for p in ps)
    return missed / replications, alarms / replications


def test_a_sequence_of_means_holds_at_all_looks() -> None:
    missed, alarms = missed_means(300, seed=6)
    assert missed <= 0.08
    assert alarms == missed


@pytest.mark.heavy
def test_a_sequence_of_means_holds_at_a_hundred_looks() -> None:
    assert missed_means(10_000, seed=7)[0] <= 0.055
