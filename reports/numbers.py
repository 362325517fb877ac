"""Numbers as a reader of a language writes them."""

import math
from dataclasses import dataclass
from typing import Final

MINUS: Final = "\u2212"
NO_BREAK: Final = "\u00a0"
MOST_PLACES: Final = 6


@dataclass(frozen=True)
class Numbers:
    """The signs of a language: decimal point, grouping of thousands, the percent sign with its space."""

    point: str
    group: str
    percent_sign: str

    def whole(self, value: float) -> str:
        """Write a whole number with its thousands grouped."""
        return self.decimal(value, 0)

    def decimal(self, value: float, places: int) -> str:
        """Write a number with a fixed count of decimal places (negative: rounded to tens and more)."""
        rounded = round(value, places) + 0.0
        written = f"{abs(rounded):,.{max(places, 0)}f}"
        written = written.translate({ord(","): self.group, ord("."): self.point})
        return MINUS + written if rounded < 0 else written

    def short(self, value: float) -> str:
        """Write a number with as few decimal places as it needs, six at most."""
        places = next(
            (n for n in range(MOST_PLACES) if math.isclose(value, round(value, n), abs_tol=1e-7)), MOST_PLACES
        )
        return self.decimal(value, places)

    def signed(self, value: float, places: int) -> str:
        """Write a difference with its sign, also where it is positive."""
        written = self.decimal(value, places)
        return written if written.startswith(MINUS) or not round(value, places) else f"+{written}"

    def percent(self, share: float, places: int) -> str:
        """Write a share of 1 in percent."""
        return self.decimal(100 * share, places) + self.percent_sign

    def significant(self, value: float) -> str:
        """Write a number with one decimal place, or with as many as two significant digits need."""
        if value == round(value):
            return self.decimal(value, 0)
        return self.decimal(value, min(max(1 - math.floor(math.log10(abs(value))), 1), MOST_PLACES))

    def small_percent(self, share: float) -> str:
        """Write a share of 1 in percent, a small one with two significant digits."""
        return self.significant(100 * share) + self.percent_sign


NUMBERS: Final = {
    "en": Numbers(".", ",", "%"),
    "es": Numbers(",", NO_BREAK, NO_BREAK + "%"),
}
