"""Random streams: from the number of a game back to it, and no two games alike."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from unosim.kernel.jit import entry
from unosim.kernel.state import new_state
from unosim.kernel.streams import DEAL_STEP, DECISION_STEP, HAND_STEP, start_streams

BITS = 2**64
WORDS = st.integers(0, BITS - 1)
SEEDS = st.integers(0, 2**63 - 1)


@entry
def begin(states: Any, seeds: Any, games: Any, hands: Any, begun: Any) -> None:
    """Write the beginnings of the deal and decision streams of some hands."""
    for place in range(games.shape[0]):
        start_streams(states[0], seeds[place], games[place], hands[place])
        begun[place, 0] = states[0].deal_stream
        begun[place, 1] = states[0].decision_stream
        begun[place, 2] = states[0].next_deal
        begun[place, 3] = states[0].next_decision


def beginnings(seed: int, games: Any, hand: int = 0) -> Any:
    games = np.asarray(games, np.uint64)
    seeds, hands = np.full(len(games), seed, np.uint64), np.full(len(games), hand, np.uint64)
    begun = np.zeros((len(games), 4), np.uint64)
    begin(new_state(2), seeds, games, hands, begun)
    assert begun[:, 2:].ravel().tolist() == [mix(state) for state in begun[:, :2].ravel().tolist()]
    return begun[:, :2]


def unshifted(value: int, shift: int) -> int:
    """Undo ``x ^ (x >> shift)``."""
    result = value
    for _ in range(64 // shift):
        result = value ^ (result >> shift)
    return result


def mix(value: int) -> int:
    """SplitMix64's finalizer, as its authors give it."""
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % BITS
    value = (value ^ (value >> 27)) * 0x94D049BB133111EB % BITS
    return value ^ (value >> 31)


def unmix(value: int) -> int:
    """Undo ``mix``."""
    value = unshifted(value, 31) * pow(0x94D049BB133111EB, -1, BITS) % BITS
    value = unshifted(value, 27) * pow(0xBF58476D1CE4E5B9, -1, BITS) % BITS
    return unshifted(value, 30)


@given(WORDS)
def test_the_inverse_is_one(value: int) -> None:
    assert unmix(mix(value)) == value
    assert mix(unmix(value)) == value


@settings(deadline=None)
@given(SEEDS, st.lists(WORDS, min_size=1, max_size=20), st.integers(0, 1000))
def test_the_game_can_be_told_from_either_stream(seed: int, games: list[int], hand: int) -> None:
    """With an inverse on all 64 bits the map from game to state is a bijection."""
    for column, step in enumerate((DEAL_STEP, DECISION_STEP)):
        for game, state in zip(games, beginnings(seed, games, hand)[:, column].tolist(), strict=True):
            before_hand = (unmix((state - int(step)) % BITS) - hand * int(HAND_STEP)) % BITS
            assert (unmix(before_hand) - mix((seed + int(step)) % BITS)) % BITS == game


@pytest.mark.compiled
@pytest.mark.parametrize("first", [0, 2**32 - 100_000, 10**12 - 200_000])
def test_no_two_games_begin_alike_in_any_stream(first: int) -> None:
    begun = beginnings(1, np.arange(first, first + 200_000))
    assert len(np.unique(begun)) == 400_000


@pytest.mark.compiled
def test_neither_do_seeds_or_hands() -> None:
    games = np.arange(1000)
    begun = [beginnings(seed, games, hand) for seed in range(20) for hand in range(5)]
    assert len(np.unique(np.concatenate(begun))) == 20 * 5 * 1000 * 2
