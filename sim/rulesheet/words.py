"""The texts of a language with their places filled in; numbers, cards and seats as its readers write them.

What is filled in, as the name of a config, is data and is never read as a template.
"""

from collections.abc import Sequence
from decimal import Decimal
from typing import Final

from ..config import Kind
from .texts import TEXTS

SEATS: Final = "ABCDEFGHIJ"
"""What players are called, as in a trace."""

_NO_BREAK: Final = "\u00a0"
_POINT: Final = {"en": ".", "es": ","}
_GROUP: Final = {"en": ",", "es": _NO_BREAK}


class Words:
    """The words of one language.

    Args:
        language: ``en`` or ``es``.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._texts = TEXTS[language]

    def say(self, key: str, **data: object) -> str:
        """Return a text with its places filled in."""
        return self._texts[key].format(**data)

    def counted(self, key: str, number: float, **data: object) -> str:
        """Return a text that has a form for one and a form for many."""
        return self.say(f"{key}.{'one' if number == 1 else 'many'}", n=self.number(number), **data)

    def cards(self, number: int) -> str:
        """Return so many cards, as in "1 card" or "7 cards"."""
        return self.counted("cards", number)

    def number(self, value: float) -> str:
        """Return a number with all its decimal places."""
        signs = {ord(","): _GROUP[self._language], ord("."): _POINT[self._language]}
        return f"{Decimal(repr(value)).normalize():,f}".translate(signs)

    def percent(self, share: float) -> str:
        """Return a share of 1 in percent, with all its decimal places."""
        sign = "%" if self._language == "en" else f"{_NO_BREAK}%"
        hundredfold = (Decimal(repr(share)) * 100).normalize()
        return f"{hundredfold:f}".replace(".", _POINT[self._language]) + sign

    def listed(self, joint: str, items: Sequence[str]) -> str:
        """Return items in a row.

        Args:
            joint: what stands before the last one: ``and``, ``or`` or ``nor``.
            items: at least one.
        """
        if len(items) == 1:
            return items[0]
        before_i = joint == "and" and items[-1].lower().startswith("i")
        key = f"joint.{joint}{'.before_i' if before_i else ''}"
        return self.say(key, items=", ".join(items[:-1]), last=items[-1])

    def kind(self, kind: Kind) -> str:
        """Return the name of a kind of card."""
        return kind if kind.isdigit() else self.say(f"kind.{kind}")

    def one(self, kind: Kind) -> str:
        """Return the name of a kind of card with its article, as in "a Skip"."""
        return self.say("one_of_a_kind", kind=self.kind(kind))

    def any_of(self, kinds: Sequence[Kind]) -> str:
        """Return kinds of cards of which one is meant, as in "a Skip or a Reverse"."""
        return self.listed("or", [self.one(kind) for kind in kinds])

    def seats(self, seats: Sequence[int]) -> str:
        """Return the letters of some seats, as in "A and C"."""
        return self.listed("and", [SEATS[seat] for seat in seats])
