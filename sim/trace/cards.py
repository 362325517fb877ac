"""Cards of a log: their colour, symbol and worth."""

from collections.abc import Iterable
from typing import Final

from ..config import KINDS, Config, Kind

COLORS: Final = ("red", "yellow", "green", "blue")
WILD: Final = 13
"""From this symbol on, cards have no colour of their own."""


def symbol_of(card: int) -> int:
    """Return the symbol of a card: its number, or 10 to 14 as in docs/log.md."""
    return card & 15


def color_of(card: int) -> int | None:
    """Return the colour of a card, None for a wild."""
    return None if symbol_of(card) >= WILD else card >> 4 & 3


def kind_of(card: int) -> Kind:
    """Return the kind of a card as configs write it: ``0`` to ``9``, ``skip``, ``wild`` ..."""
    return KINDS[symbol_of(card)]


def in_order(cards: Iterable[int]) -> list[int]:
    """Return cards by colour and symbol, wilds last."""
    return sorted(cards, key=lambda card: (_rank(card), symbol_of(card), card))


def worth(config: Config, cards: Iterable[int]) -> int:
    """Return the points that cards count under a config (B9, ``scoring.values``)."""
    values = config.rules.scoring.values
    return sum(values[kind_of(card)] for card in cards)


def _rank(card: int) -> int:
    color = color_of(card)
    return len(COLORS) if color is None else color
