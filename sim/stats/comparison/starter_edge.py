"""The starter's edge of two rule sets: the share of hands won by the starter, less an equal share."""

from math import sqrt

from ..differences import Difference, student
from ..rate_differences import Pairs, independent_rates_p, square_and_add
from .columns import HANDS, STARTER_WINS, WON
from .observed import Observed, Of


def edge_difference(observed: Observed, place: int) -> Difference:
    """Return the difference of the starter's edges; Newcombe's interval, paired on common deals."""
    base, other = (observed.quotient(which, STARTER_WINS, WON) for which in (0, place))
    first, second, shared = base.covariance(base), other.covariance(other), base.covariance(other)
    variance = first + second - 2 * shared
    pairs = _pairs(observed, place)
    correlation = pairs.correlation if pairs else _correlation(first, second, shared)
    trials = _trials(observed, place, other), _trials(observed, 0, base)
    low, high = square_and_add(other.value, base.value, trials, correlation)
    fair = [1 / observed.configs[which].players for which in (0, place)]
    shift = fair[0] - fair[1]
    edges = base.value - fair[0], other.value - fair[1]
    value = edges[1] - edges[0]
    return Difference(
        base=edges[0],
        other=edges[1],
        value=value,
        se=sqrt(max(variance, 0.0)),
        low=low + shift,
        high=high + shift,
        p=_p(observed, place, pairs, (value, variance)),
        variance_ratio=variance / (first + second) if observed.paired(place) and first + second else None,
    )


def _p(observed: Observed, place: int, pairs: Pairs | None, estimate: tuple[float, float]) -> float | None:
    """Return McNemar's p of pairs, the pooled one of independent hands at equal tables, else Wald's."""
    if pairs is not None:
        return pairs.p
    if not observed.paired(place) and _alone(observed, 0) and _alone(observed, place):
        players = {observed.configs[which].players for which in (0, place)}
        if len(players) == 1:
            counts = [observed.total(which, column) for which in (place, 0) for column in (STARTER_WINS, WON)]
            return independent_rates_p(*counts)
    games = min(observed.games(0), observed.games(place))
    return student(*estimate, games - 1)[2]


def _pairs(observed: Observed, place: int) -> Pairs | None:
    """Return the pairs of hands on common deals, None unless somebody won every hand of them."""
    if not observed.paired(place) or not (_alone(observed, 0) and _alone(observed, place)):
        return None
    games = observed.games(0)
    if any(observed.total(which, WON) != games for which in (0, place)):
        return None
    other, base = (observed.quotient(which, STARTER_WINS, WON) for which in (place, 0))
    both = int(base.group.moments.products[base.quotient.part, other.quotient.part])
    first, second = (observed.total(which, STARTER_WINS) - both for which in (place, 0))
    return Pairs(both, first, second, games - both - first - second)


def _alone(observed: Observed, place: int) -> bool:
    """Return whether every game is one hand."""
    return observed.total(place, HANDS) == observed.games(place)


def _trials(observed: Observed, place: int, rate: Of) -> float:
    """Return the hands won; of matches, as many independent hands as would give the same variance."""
    won = observed.total(place, WON)
    variance = rate.covariance(rate)
    if _alone(observed, place) or not variance:
        return won
    return min(won, rate.value * (1 - rate.value) / variance)


def _correlation(first: float, second: float, shared: float) -> float:
    return shared / sqrt(first * second) if first and second else 0.0
