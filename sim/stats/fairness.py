"""Do all seats win equally often? Tests, effects, and a verdict against a margin."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log

from scipy.special import chdtrc

from .means import LEVEL
from .rates import seat_critical_value, simultaneous_wilson

MARGIN = 0.0025
"""Largest deviation from an equal share that still counts as fair: a quarter of a percentage point."""

MOST_GAMES = 10**12
"""Beyond this many games the answer is that no number of hands will tell."""


@dataclass(frozen=True, slots=True)
class SeatTest:
    """Equal chances tested, with the size of the effect.

    Attributes:
        chi2, g: Pearson's statistic and the likelihood ratio.
        df: degrees of freedom of both.
        p: probability of a chi2 at least as large under equal chances.
        max_deviation: the largest distance of a seat's share from an equal one.
        total_variation: half the sum of all those distances.
    """

    chi2: float
    g: float
    df: int
    p: float
    max_deviation: float
    total_variation: float


def seat_test(wins: Sequence[int]) -> SeatTest | None:
    """Test that all seats win equally often, or return None where nobody won.

    Args:
        wins: wins by seat, two seats or more.
    """
    won, seats = sum(wins), len(wins)
    if won == 0:
        return None
    chi2 = (seats * sum(count * count for count in wins) - won * won) / won
    g = 2 * sum(count * log(count * seats / won) for count in wins if count)
    distances = [abs(count * seats - won) / (won * seats) for count in wins]
    return SeatTest(
        chi2=chi2,
        g=max(g, 0.0),
        df=seats - 1,
        p=float(chdtrc(seats - 1, chi2)),
        max_deviation=max(distances),
        total_variation=sum(distances) / 2,
    )


def verdict(wins: Sequence[int], margin: float = MARGIN, level: float = LEVEL) -> str:
    """Judge by Wilson's intervals of all seats at once: ``fair``, ``unfair`` or ``undecided``."""
    return judge(simultaneous_wilson(wins, sum(wins), level), margin)


def judge(ends: Sequence[tuple[float, float] | None], margin: float = MARGIN) -> str:
    """Judge by the intervals of all seats.

    Fair: every seat's interval lies within the margin of an equal share. Unfair: at least one lies wholly
    outside. Otherwise the hands played do not decide.
    """
    share = 1 / len(ends)
    intervals = [found for found in ends if found is not None]
    if any(low > share + margin or high < share - margin for low, high in intervals):
        return "unfair"
    if intervals and all(low >= share - margin and high <= share + margin for low, high in intervals):
        return "fair"
    return "undecided"


def deviation_interval(ends: Sequence[tuple[float, float] | None]) -> tuple[float, float] | None:
    """Return between which values the largest deviation lies, by the intervals of all seats at once."""
    share = 1 / len(ends)
    intervals = [found for found in ends if found is not None]
    if not intervals:
        return None
    least = max(max(low - share, share - high, 0.0) for low, high in intervals)
    return least, max(max(high - share, share - low) for low, high in intervals)


def games_needed(wins: Sequence[int], games: int, margin: float = MARGIN, level: float = LEVEL) -> int | None:
    """Return about how many further games will decide: 0 if decided, None if no number will tell."""
    if verdict(wins, margin, level) != "undecided":
        return 0
    return games_to_decide(wins, games, seat_critical_value(len(wins), level), margin)


def games_to_decide(wins: Sequence[int], games: int, z: float, margin: float = MARGIN) -> int | None:
    """Return about how many further games will decide, None if no number will tell.

    Supposes that the shares seen so far are the true ones; the normal width of the intervals, ``z`` standard
    errors to each side, shrinks with the square root of the hands won.
    """
    won, share = sum(wins), 1 / len(wins)
    if won == 0:
        return None
    hands = []
    for count in wins:
        rate = count / won
        gap = abs(rate - share) - margin
        spread = max(rate * (1 - rate), 1 / won)
        hands.append((gap, z * z * spread / (gap * gap) if gap else float("inf")))
    beyond = [needed for gap, needed in hands if gap > 0]
    needed = min(beyond) if beyond else max(needed for _, needed in hands)
    further = (needed - won) * games / won
    if further > MOST_GAMES:
        return None
    return max(ceil(further), 1)
