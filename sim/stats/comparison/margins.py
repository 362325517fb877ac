"""From which difference on a difference matters, and the verdict that follows."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...config import printable
from ..errors import WishError

MEASURES: Final = ("turns", "minutes", "rotations", "cards_drawn", "starter_edge", "unfairness")
"""What is compared, in the order of the table."""

_NUMBER: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(%?)")
_MEANS: Final = ("turns", "minutes", "rotations", "cards_drawn")


@dataclass(frozen=True, slots=True)
class Margin:
    """The largest difference that does not matter.

    Attributes:
        amount: in the unit of the measure (shares are fractions of one), or as a fraction of the baseline.
        relative: whether it is a fraction of the baseline's mean.
    """

    amount: float
    relative: bool = False

    def of(self, base: float) -> float:
        """Return the margin in the unit of the measure."""
        return self.amount * abs(base) if self.relative else self.amount


DEFAULTS: Final = {
    "turns": Margin(0.01, relative=True),
    "minutes": Margin(0.01, relative=True),
    "rotations": Margin(0.01),
    "cards_drawn": Margin(0.01, relative=True),
    "starter_edge": Margin(0.0025),
    "unfairness": Margin(0.0025),
}


def read_margins(texts: Sequence[str]) -> dict[str, Margin]:
    """Read margins as ``--margin`` takes them: ``turns=0.5``, ``turns=2%``, ``starter_edge=0.001``.

    Raises:
        WishError: one of them is no margin.
    """
    margins = dict(DEFAULTS)
    for text in texts:
        key, _, value = (part.strip() for part in text.partition("="))
        shown = printable(text[:60])
        if key not in DEFAULTS:
            raise WishError(f"--margin {shown}: must be of one of {', '.join(MEASURES)}")
        found = _NUMBER.fullmatch(value)
        if found is None or float(found[1]) <= 0:
            raise WishError(f"--margin {shown}: needs a number above 0, as in turns=0.5 or turns=2%")
        relative = found[2] == "%"
        if relative and key not in _MEANS:
            raise WishError(f"--margin {shown}: is a fraction of one, as in {key}=0.0025")
        margins[key] = Margin(float(found[1]) / 100 if relative else float(found[1]), relative)
    return margins


def verdict(low: float, high: float, margin: float) -> str:
    """Judge a difference by its interval: ``more`` or ``less`` by more than the margin, ``same`` within it.

    Otherwise ``undecided``: the games played do not tell. A document with many rows says ``more`` and ``less``
    only where Holm's p agrees.
    """
    if low > margin:
        return "more"
    if high < -margin:
        return "less"
    return "same" if -margin <= low and high <= margin else "undecided"
