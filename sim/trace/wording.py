"""Texts with their places filled in, and cards, hands and seats as words.

What is filled in, as the name of a config, is never read as a template.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from string import Formatter
from typing import Final

from rich.text import Text

from .cards import COLORS, color_of, in_order, kind_of, symbol_of
from .texts_en import ENGLISH
from .texts_es import SPANISH

TEXTS: Final = {"en": ENGLISH, "es": SPANISH}
LANGUAGES: Final = tuple(TEXTS)
SEATS: Final = "ABCDEFGHIJ"

HOLD: Final = "\ue000"
"""A space at which no line ends; what prints a text puts a space in its place."""

_BETWEEN: Final = " \u00b7 "
_CARD_STYLES: Final = ("bold red", "bold yellow", "bold green", "bold blue")
_WILD_STYLE: Final = "bold magenta"


class Words:
    """The words of one language.

    Args:
        language: one of ``LANGUAGES``.
    """

    def __init__(self, language: str) -> None:
        self._texts = TEXTS[language]

    def say(self, key: str, **data: object) -> Text:
        """Return a text with its places filled in."""
        text = Text()
        for literal, name, _, _ in Formatter().parse(self._texts[key]):
            text.append(literal)
            if name:
                value = data[name]
                text.append_text(value) if isinstance(value, Text) else text.append(str(value))
        return text

    def has(self, key: str) -> bool:
        """Return whether there is a text of this name."""
        return key in self._texts

    def counted(self, key: str, n: int, **data: object) -> Text:
        """Return a text that has a form for one and a form for many, and perhaps one for none."""
        if n == 0 and self.has(f"{key}.none"):
            return self.say(f"{key}.none", n=n, **data)
        return self.say(f"{key}.one" if n == 1 else f"{key}.many", n=n, **data)

    def seat(self, seat: int) -> Text:
        """Return the letter of a seat."""
        return Text(SEATS[seat], style="bold")

    def color(self, color: int) -> Text:
        """Return the name of a colour."""
        return Text(self._texts[f"color.{COLORS[color]}"], style=_CARD_STYLES[color])

    def direction(self, direction: int) -> Text:
        """Return the name of a direction."""
        return self.say("clockwise" if direction == 1 else "counterclockwise")

    def card(self, card: int) -> Text:
        """Return the name of a card."""
        color, symbol = color_of(card), self._symbol(card)
        if color is None:
            return Text(symbol, style=_WILD_STYLE)
        words = self.say("card", color=self._texts[f"color.{COLORS[color]}"], symbol=symbol)
        words.stylize(_CARD_STYLES[color])
        return held(words)

    def top(self, card: int, color: int | None) -> Text:
        """Return the name of the top card, with the colour named if it is a wild."""
        if color is None or color_of(card) is not None:
            return self.card(card)
        return self.say("card.named", card=self.card(card), color=self.color(color))

    def cards(self, cards: Iterable[int]) -> Text:
        """Return the names of cards in the order they were laid."""
        return Text(" + ").join(map(self.card, cards))

    def hand(self, cards: Sequence[int]) -> Text:
        """Return cards sorted, those of a colour together."""
        if not cards:
            return self.say("no_cards")
        if len(cards) == 1:
            return self.card(cards[0])
        return Text(_BETWEEN).join(
            self._of_color(color, list(held)) for color, held in groupby(in_order(cards), color_of)
        )

    def counts(self, counts: dict[int, int]) -> Text:
        """Return how many cards each of some seats holds."""
        return self.row(held(self.say("count", seat=self.seat(seat), n=n)) for seat, n in counts.items())

    def row(self, items: Iterable[Text]) -> Text:
        """Return some texts in a row."""
        return Text(_BETWEEN).join(items)

    def _of_color(self, color: int | None, cards: list[int]) -> Text:
        symbols = [self._symbol(card) for card in cards]
        if color is None:
            return Text(_BETWEEN.join(symbols), style=_WILD_STYLE)
        words = self.say(
            "color_of_hand", color=self._texts[f"color.{COLORS[color]}"], symbols=" ".join(symbols)
        )
        words.stylize(_CARD_STYLES[color])
        return words

    def _symbol(self, card: int) -> str:
        if symbol_of(card) < 10:
            return str(symbol_of(card))
        return self._texts[f"symbol.{kind_of(card)}"].replace(" ", HOLD)


def held(text: Text) -> Text:
    """Return a text that stays in one line."""
    text.plain = text.plain.replace(" ", HOLD)
    return text


def spaced(text: Text) -> Text:
    """Return a text with plain spaces again, once its lines are known."""
    text.plain = text.plain.replace(HOLD, " ")
    return text
