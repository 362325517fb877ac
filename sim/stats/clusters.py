"""Hands of one match are not independent of each other, matches are: standard errors clustered by match.

A mean per hand is a quotient of two sums over matches, of what is counted and of hands. Its variance is that of
the residuals of the matches, ``count - mean * hands``, with divisor matches - 1: the cluster-robust variance of
a least squares fit of a constant. What it exceeds the variance of as many independent hands by is the *design
effect*; where hands stand alone it is 1.
"""

from dataclasses import dataclass
from math import sqrt

from scipy.special import ndtri, stdtrit

from ..kernel.counters import Counters
from .counts import PLACE, number, total
from .judging import Ends, Judging
from .means import LEVEL, Mean, interval_around


@dataclass(frozen=True, slots=True)
class Clustered:
    """What is counted in a hand, summed over hands and over matches.

    Attributes:
        total: the sum over all hands.
        squares: the sum of the squares over hands.
        match_squares: the sum over matches of the square of what a match has in all.
        match_products: the sum over matches of that times the hands of the match.
    """

    total: int
    squares: int
    match_squares: int
    match_products: int


class Clusters:
    """The matches that hands belong to.

    Attributes:
        matches: how many; 0 where hands stand alone.
    """

    def __init__(self, counters: Counters) -> None:
        self._counters = counters
        self.matches = number(counters, "matches")
        self._hands = number(counters, "hands")
        self._hands_squares = number(counters, "hands_squares")

    @property
    def df(self) -> int:
        """Degrees of freedom of a standard error: units, matches or hands, less one."""
        return (self.matches or self._hands) - 1

    def tally(self, name: str) -> Clustered:
        """Return the sums of a tally."""
        totals, place = self._counters.totals[0], PLACE[name]
        sums = ("squares", "match_squares", "match_products")
        return Clustered(total(self._counters, name), *(int(totals[key][place]) for key in sums))

    def wins(self, seat: int) -> Clustered:
        """Return the sums of the hands that a seat won."""
        totals = self._counters.totals[0]
        won = int(totals["wins"][seat])
        return Clustered(won, won, *(int(totals[f"seat_win_{key}"][seat]) for key in ("squares", "products")))

    def effect(self, *counted: Clustered) -> float | None:
        """Return the design effect of a mean per hand; of several together, that of the sum of their variances.

        None with a single match, which gives no variance.
        """
        if not self.matches:
            return 1.0
        if self.matches < 2:
            return None
        alone = sum(self._spread(each) for each in counted)
        if alone <= 0:
            return 1.0
        residuals = sum(self._residuals(each) for each in counted)
        return residuals * self.matches / (self.matches - 1) * (self._hands - 1) / (self._hands * alone)

    def mean(self, mean: Mean, *counted: Clustered, level: float = LEVEL) -> Mean:
        """Return a mean per hand with the standard error and the interval that its matches allow.

        Args:
            mean: the mean, with the error of independent hands.
            counted: what it is the mean of.
            level: coverage of the interval.
        """
        if not self.matches or mean.mean is None:
            return mean
        effect = self.effect(*counted)
        if effect is None or mean.se is None:
            return Mean(mean.mean, mean.sd, None, None, None)
        se = mean.se * sqrt(effect)
        return Mean(mean.mean, mean.sd, se, *interval_around(mean.mean, se, self.df, level))

    def trials(self, count: int, *counted: Clustered) -> float | None:
        """Return as many independent hands as tell as much as ``count`` of these; None where nothing is told."""
        if not self.matches:
            return count
        effect = self._widened(*counted)
        return None if effect is None else count / effect

    def rates(self, judging: Judging, counts: list[int], trials: int, counted: list[Clustered]) -> list[Ends]:
        """Return intervals of the rates of all seats: of as many independent hands as give the same variance."""
        if not self.matches:
            return judging.all_rates(counts, trials)
        ends: list[Ends] = []
        for place, each in enumerate(counted):
            enough = self.trials(trials, each)
            scaled = [count * (enough or 0) / trials for count in counts] if trials else []
            ends.append(judging.all_rates(scaled, enough)[place] if enough else None)
        return ends

    def rate(self, judging: Judging, count: int, trials: int, seats: int, counted: list[Clustered]) -> Ends:
        """Return the interval of one rate."""
        if not self.matches:
            return judging.rate(count, trials, seats)
        enough = self.trials(trials, *counted)
        return judging.rate(count * enough / trials, enough, seats) if enough else None

    def _widened(self, *counted: Clustered) -> float | None:
        """Return a design effect that makes a normal interval as wide as Student's."""
        effect = self.effect(*counted)
        if effect is None:
            return None
        tail = (1 + LEVEL) / 2
        return max(effect, 1 / self._hands) * float(stdtrit(self.df, tail) / ndtri(tail)) ** 2

    def _spread(self, counted: Clustered) -> float:
        """Return the sum of squared distances of the hands from their mean."""
        return (self._hands * counted.squares - counted.total**2) / self._hands

    def _residuals(self, counted: Clustered) -> float:
        """Return the sum of squared residuals of the matches."""
        return squared_residuals(
            counted.total, counted.match_squares, counted.match_products, self._hands, self._hands_squares
        )


def squared_residuals(part: int, squares: int, products: int, whole: int, whole_squares: int) -> float:
    """Return by how much units differ from their quotient: the sum of the squares of x - n * part / whole.

    Args:
        part: the sum of x over all units.
        squares: the sum of its squares.
        products: the sum of its products with n.
        whole: the sum of n over all units, not 0.
        whole_squares: the sum of its squares.

    It is a quotient of whole numbers: nothing cancels (Cochran, Sampling Techniques, 1977, section 2.11).
    """
    above = whole * whole * squares - 2 * whole * part * products + part * part * whole_squares
    return above / (whole * whole)
