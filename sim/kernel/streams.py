"""Random numbers that depend on seed, game, hand and stream alone (SplitMix64, Steele, Lea and Flood 2014).

Two streams: *deal* (deal, opening card, draws and reshuffles) and *decisions* (strategies, habits), so that
two rule sets meet the same cards. For a fixed seed, stream and hand the map from game to state is a bijection.
"""

from typing import Any, Final

from .cards import U
from .jit import compiled, inlined, int64

DEAL_STEP: Final = U(0x9E3779B97F4A7C15)
DECISION_STEP: Final = U(0xD1342543DE82EF95)
HAND_STEP: Final = U(0xA24BAED4963EE407)

State = Any
"""The state of a hand: a record of ``state.state_dtype``."""


@inlined
def mix(value: Any) -> Any:
    """Scramble a uint64 by a bijection."""
    value = (value ^ (value >> U(30))) * U(0xBF58476D1CE4E5B9)
    value = (value ^ (value >> U(27))) * U(0x94D049BB133111EB)
    return value ^ (value >> U(31))


@compiled
def start_streams(g: State, seed: int, game: int, hand: int) -> None:
    """Set both streams to their beginning for one hand."""
    place = U(hand) * HAND_STEP
    g.deal_stream = mix(mix(mix(U(seed) + DEAL_STEP) + U(game)) + place) + DEAL_STEP
    g.decision_stream = mix(mix(mix(U(seed) + DECISION_STEP) + U(game)) + place) + DECISION_STEP
    g.next_deal = mix(g.deal_stream)
    g.next_decision = mix(g.decision_stream)


@inlined
def next_deal(g: State) -> Any:
    """Return the next uint64 of the deal stream; the one after it is worked out before it is waited for."""
    value = g.next_deal
    g.deal_stream = g.deal_stream + DEAL_STEP
    g.next_deal = mix(g.deal_stream)
    return value


@inlined
def next_decision(g: State) -> Any:
    """Return the next uint64 of the decision stream; the one after it is worked out before it is waited for."""
    value = g.next_decision
    g.decision_stream = g.decision_stream + DECISION_STEP
    g.next_decision = mix(g.decision_stream)
    return value


@inlined
def scale(value: Any, n: Any) -> int:
    """Map a uint64 to 0..n-1 by multiply and shift of its upper half."""
    return int64(((value >> U(32)) * U(n)) >> U(32))


@inlined
def deal_below(g: State, n: int) -> int:
    """Return a uniform number of 0..n-1 of the deal stream."""
    return scale(next_deal(g), n)


@inlined
def decide_below(g: State, n: int) -> int:
    """Return a uniform number of 0..n-1 of the decision stream."""
    return scale(next_decision(g), n)
