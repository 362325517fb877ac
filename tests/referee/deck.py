"""The physical cards of a deck (B2 and the keys ``deck`` and ``decks``)."""

from typing import Any

from .cards import COLOURS, KINDS, WILD


def cards_per_kind(rules: Any) -> dict[str, int]:
    """How many cards of each kind one deck has: of coloured kinds per colour, of wilds in all."""
    if rules.deck.mode == "classic":
        return {kind: {"0": 1, "wild": 4, "wild_draw_four": 4}.get(kind, 2) for kind in KINDS}
    if rules.deck.mode == "numbers_only":
        return dict.fromkeys(KINDS[:10], 2)
    return dict(rules.deck.cards)


def build_deck(rules: Any) -> frozenset[int]:
    """All physical cards in play, ``decks`` times the counts per kind."""
    deck = set()
    for kind, count in cards_per_kind(rules).items():
        symbol = KINDS.index(kind)
        for number in range(count * rules.decks):
            if symbol >= WILD:
                deck.add(number // 4 << 6 | number % 4 << 4 | symbol)
            else:
                deck.update(number << 6 | colour << 4 | symbol for colour in COLOURS)
    return frozenset(deck)
