"""Tables set up for a test: ``position`` in the middle of a hand, ``deal`` before the first turn."""

from typing import Any

from referee.cards import words
from unosim.config import Config, load

from .notation import read_hands, read_top, seat
from .scripting import Answers
from .setup import Cards, hands_of, lay_on_top, lay_out, seat_all_around
from .table import Table

Settings = dict[str, Any]
"""Keys under ``rules`` and their values as YAML has them."""


def position(
    top: str,
    hands: str,
    *,
    rules: Settings | None = None,
    on_move: str = "A",
    clockwise: bool = True,
    discards: str = "",
    pile: str | None = None,
    strategies: str = "high_points",
    preset: str = "classic",
) -> Table:
    """A table in the middle of a hand.

    Args:
        top: ``top R5``, ``top W named red``; its effect is spent.
        hands: ``A[R0 R7] B4 C5 D2``, a hand a seat; a number stands for cards nobody asks about.
        rules: keys under ``rules``, all else being as in the preset.
        on_move: the seat that plays next.
        clockwise: the direction.
        discards: the cards under the top card, the lowest first.
        pile: the draw pile; without it, all cards that are nowhere else.
        strategies: the strategy of all seats, which decides where a test says nothing.
        preset: the preset the rules start from.
    """
    held = read_hands(hands)
    table = Table(settings(len(held), rules, strategies, preset))
    upper = read_top(top)
    deck = Cards(table.player.deck)
    card, under = deck.take(upper.card), deck.take_all(discards)
    fixed = None if pile is None else deck.take_all(pile)
    dealt = hands_of(deck, held, upper.card)
    lay_out(table.state, dealt, deck.left if fixed is None else fixed)
    lay_on_top(table.state, upper, card, under)
    table.state.seat = seat(on_move)
    seat_all_around(table.state, clockwise)
    table.state.starter, table.state.dealer = 0, len(held) - 1
    table.hands_at_first = {letter: table.hand(letter) for letter in table.seats}
    return table


def deal(
    hands: str,
    opening: str,
    *,
    draws: str = "",
    rules: Settings | None = None,
    strategies: str = "high_points",
    preset: str = "classic",
    **script: Answers,
) -> Table:
    """A table just dealt, before the first turn.

    Args:
        hands: as for ``position``, all of one size.
        opening: the cards turned up as opening card, one after the other until one stays.
        draws: what the opening card makes somebody draw.
        rules: keys under ``rules``; ``deal`` is set by the size of the hands.
        strategies: the strategy of all seats.
        preset: the preset the rules start from.
        script: what else happens: see ``write_script``.
    """
    held = read_hands(hands)
    sizes = {hand if isinstance(hand, int) else len(hand) for hand in held}
    assert len(sizes) == 1, "a deal gives everybody as many cards"
    table = Table(settings(len(held), {"deal": sizes.pop(), **(rules or {})}, strategies, preset))
    deck = Cards(table.player.deck)
    deck.take_all(opening)
    dealt = [words(card) for hand in hands_of(deck, held, opening.rsplit(maxsplit=1)[-1]) for card in hand]
    table.run(0, deals=True, draws=" ".join([*dealt, opening, draws]), **script)
    table.hands_at_first = {letter: table.hand(letter) for letter in table.seats}
    return table


def settings(players: int, rules: Settings | None, strategies: str, preset: str) -> Config:
    """The config of a table; a value may be anything YAML writes in a line."""
    sets = [f"players={players}", f"strategies={strategies}"]
    for key, value in (rules or {}).items():
        sets.append(f"rules.{key}={str(value).lower() if isinstance(value, bool) else value}")
    return load(preset, sets)
