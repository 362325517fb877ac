"""Differences and effects with their intervals as text, in the reader's numbers."""

from dataclasses import dataclass
from typing import Final

from ..results.wording import places
from .comparison import Difference
from .sweep import Estimate
from .texts import Words

POINTS: Final = ("starter_edge", "unfairness")
"""Measures that are fractions of one and shown in percentage points."""


def factor_of(measure: str) -> float:
    """Return what a measure is multiplied by to stand in the unit shown."""
    return 100.0 if measure in POINTS else 1.0


@dataclass(frozen=True)
class Shown:
    """A value with its 95 % interval, in the unit shown.

    Attributes:
        value: the value.
        low: the lower end of its interval.
        high: the upper end.
        error: its standard error, or what the interval says of it.
    """

    value: float
    low: float
    high: float
    error: float

    @classmethod
    def of(cls, row: Difference | Estimate, measure: str) -> "Shown | None":
        """Return a difference or an estimate as it is shown, None where it is not known."""
        value = row.difference if isinstance(row, Difference) else row.value
        if value is None or row.ci95 is None:
            return None
        factor = factor_of(measure)
        low, high = row.ci95
        error = row.se or (high - low) / 4
        return cls(factor * value, factor * low, factor * high, factor * error)

    @property
    def beside_zero(self) -> bool:
        """Whether the whole interval lies on one side of 0."""
        return self.low > 0 or self.high < 0

    def plain(self, words: Words) -> str:
        """Return the value with the digits its error supports."""
        return words.measured(self.value, self.error)

    def signed(self, words: Words) -> str:
        """Return the value with its sign."""
        return words.numbers.signed(self.value, places(self.error))

    def ends(self, words: Words) -> str:
        """Return the interval, as in "1.1 to 2.0"."""
        return words.interval((self.low, self.high), self.error)

    def whole(self, words: Words, *, signed: bool = True) -> str:
        """Return value and interval, as in "+1.5 (1.1 to 2.0)"."""
        value = self.signed(words) if signed else self.plain(words)
        return words.say("value_and_interval", value=value, interval=self.ends(words))


def share_of(estimate: Estimate | None, words: Words) -> str:
    """Return an explained share in percent with the digits its error supports."""
    if estimate is None or estimate.value is None:
        return words.say("unknown")
    decimals = min(max(places(100 * estimate.se if estimate.se else None), 0), 2)
    whole = estimate.value > 0.99995 and decimals > 0
    return words.numbers.percent(max(estimate.value, 0.0), 0 if whole else decimals)


def p_of(p: float | None, words: Words) -> str:
    """Return a p-value with two significant digits, a tiny one as a bound."""
    if p is None:
        return words.say("unknown")
    if p < 0.0001:
        return words.say("less_than", value=words.numbers.decimal(0.0001, 4))
    return words.numbers.decimal(p, 4) if p < 0.1 else words.numbers.decimal(p, 2)
