"""Every word of the reports, one file a language.

Texts are templates; what is filled in (numbers, names) is data and is never read as a template or as markup.
"""

from dataclasses import dataclass
from typing import Final

from ...results.wording import places
from ...stats.rates import wilson
from ..displayed import displayed
from ..errors import ReportError
from ..numbers import NUMBERS, Numbers
from ..summary import Mean
from .en import ENGLISH
from .en_matches import ENGLISH_OF_MATCHES
from .en_several import ENGLISH_OF_SEVERAL
from .es import SPANISH
from .es_matches import SPANISH_OF_MATCHES
from .es_several import SPANISH_OF_SEVERAL

TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": ENGLISH | ENGLISH_OF_SEVERAL | ENGLISH_OF_MATCHES,
    "es": SPANISH | SPANISH_OF_SEVERAL | SPANISH_OF_MATCHES,
}
LANGUAGES: Final = tuple(TEXTS)


@dataclass(frozen=True)
class Words:
    """The texts and the numbers of one language.

    Attributes:
        language: its two-letter code.
        numbers: how its readers write numbers.
    """

    language: str
    numbers: Numbers

    def say(self, key: str, /, **data: object) -> str:
        """Return a text with its places filled in."""
        return TEXTS[self.language][key].format(**data)

    def has(self, key: str) -> bool:
        """Return whether there is a text of this name."""
        return key in TEXTS[self.language]

    def count(self, key: str, number: int) -> str:
        """Return a counted noun, as in "1 hand" or "2,000 hands"."""
        return self.say(f"{key}.one" if number == 1 else f"{key}.many", n=self.whole(number))

    def name(self, name: str, limit: int | None = None) -> str:
        """Return a name from a config as the fonts can show it."""
        return displayed(name, limit)

    def seat(self, number: int) -> str:
        """Return the name of a seat, numbered as in configs."""
        return self.say("seat", n=number)

    def whole(self, value: float) -> str:
        """Write a whole number."""
        return self.numbers.whole(value)

    def short(self, value: float) -> str:
        """Write a number with as few decimal places as it needs."""
        return self.numbers.short(value)

    def measured(self, mean: float | None, error: float | None) -> str:
        """Write a mean with no digit its standard error does not support."""
        return self.say("unknown") if mean is None else self.numbers.decimal(mean, places(error))

    def interval(self, ci95: tuple[float, float] | None, error: float | None) -> str:
        """Write a 95 % interval with the digits of its mean."""
        if ci95 is None:
            return self.say("no_interval")
        low, high = (self.numbers.decimal(end, places(error)) for end in ci95)
        return self.say("interval", low=low, high=high)

    def plus_minus(self, mean: Mean) -> str:
        """Write a mean with half its 95 % interval."""
        written = self.measured(mean.mean, mean.se)
        if mean.ci95 is None:
            return written
        half = (mean.ci95[1] - mean.ci95[0]) / 2
        return f"{written}\u00a0±\u00a0{self.numbers.decimal(half, max(places(mean.se), places(half)))}"

    def rate(self, rate: float | None, ci95: tuple[float, float] | None) -> str:
        """Write a share in percent, precise to the half-width of its interval."""
        if rate is None:
            return self.say("unknown")
        return self.numbers.percent(rate, rate_places(ci95))

    def share(self, part: int, whole: int) -> str:
        """Write what share of the hands some are, precise to its interval."""
        return self.rate(part / whole, wilson(part, whole))

    def rate_interval(self, ci95: tuple[float, float] | None) -> str:
        """Write the interval of a share in percent."""
        if ci95 is None:
            return self.say("no_interval")
        low, high = (self.numbers.percent(end, rate_places(ci95)) for end in ci95)
        return self.say("interval", low=low, high=high)


def rate_places(ci95: tuple[float, float] | None) -> int:
    """Return the decimal places of a percentage that an interval of four to six standard errors supports."""
    return places(100 * (ci95[1] - ci95[0]) / 5) if ci95 is not None else 1


def words_of(language: str) -> Words:
    """Return the words of a language.

    Raises:
        ReportError: there are no texts in it.
    """
    if language not in TEXTS:
        raise ReportError(f"no texts in language '{language}'; there are {', '.join(LANGUAGES)}")
    return Words(language, NUMBERS[language])
