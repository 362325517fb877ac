"""Cards put where a position wants them, and the kernel's state made of it."""

from random import Random
from typing import Any

from referee.cards import COLOUR_LETTERS, SYMBOL_WORDS, words
from unosim.config import Config
from unosim.kernel.rounds import NEVER
from unosim.kernel.rules import copies_needed
from unosim.kernel.state import new_state
from unosim.kernel.words import Ending

from .notation import Top, face

DULL = [str(number) for number in (1, 2, 3, 4, 5, 6, 8, 9)]
"""Numbers by which nothing moves."""

STREAMS = ("deal_stream", "decision_stream", "next_deal", "next_decision")
"""What the kernel's state keeps of chance."""


class Cards:
    """The cards of the deck that have no place yet."""

    def __init__(self, deck: list[int]) -> None:
        self.left = sorted(deck)

    def take(self, name: str) -> int:
        """Take the lowest copy that is left of a card."""
        for card in self.left:
            if words(card) == words(face(name)):
                self.left.remove(card)
                return card
        raise AssertionError(f"the deck has no {name} left")

    def take_all(self, names: str) -> list[int]:
        return [self.take(name) for name in names.split()]

    def take_dull(self, count: int, top: str) -> list[int]:
        """Take cards that cannot matter: numbers by which nothing moves, best those that may not be laid."""

        def rank(card: int) -> tuple[bool, bool, int]:
            letter, symbol = COLOUR_LETTERS[card >> 4 & 3], SYMBOL_WORDS[card & 15]
            return symbol not in DULL, letter == top[0] or symbol == top[1:], card

        chosen = sorted(self.left, key=rank)[:count]
        assert len(chosen) == count, "the deck is too small for this position"
        self.left = [card for card in self.left if card not in chosen]
        return chosen


def hands_of(cards: Cards, hands: list[list[str] | int], top: str) -> list[list[int]]:
    """Give out the cards that are named, then those nobody asks about."""
    named = [[cards.take(name) for name in hand] if isinstance(hand, list) else [] for hand in hands]
    return [
        cards.take_dull(hand, top) if isinstance(hand, int) else held
        for hand, held in zip(hands, named, strict=True)
    ]


def empty_state(config: Config) -> Any:
    """The kernel's state before anything has a place."""
    states = new_state(copies_needed(config))
    state = states[0]
    state.players = config.players
    state.in_play = config.players
    state.reverse_skips = config.players == 2 and config.rules.reverse.two_players == "skip"
    state.first_out = -1
    begin_streams(state, 1)
    return states


def begin_streams(state: Any, number: int) -> None:
    """Let both streams of chance begin somewhere, elsewhere for every number."""
    chance = Random(number)
    for name in STREAMS:
        setattr(state, name, chance.getrandbits(64))


def seat_all_around(state: Any, clockwise: bool) -> None:
    """Let all seats be in play and follow one another in one of the two directions."""
    state.direction = 1 if clockwise else -1
    for seat in range(state.players):
        state.seats_ahead[seat] = (seat + state.direction) % state.players
        state.seats_behind[seat] = (seat - state.direction) % state.players


def lay_out(state: Any, hands: list[list[int]], pile: list[int]) -> None:
    """Put hands and the draw pile into an empty state, in the middle of a hand of the game."""
    for seat, hand in enumerate(hands):
        for card in hand:
            state.hand[seat, card >> 6] |= type(state.hand[0, 0])(1 << (card & 63))
        state.hand_size[seat] = len(hand)
        state.seats_holding[len(hand)] |= 1 << seat
    state.pile[: len(pile)] = pile
    state.pile_size = len(pile)
    state.fewest = min(len(hand) for hand in hands)
    state.winner = -1
    state.ending = Ending.running
    state.next_round = NEVER


def lay_on_top(state: Any, top: Top, card: int, under: list[int]) -> None:
    """Lay the top card, whose effect is spent, and the cards under it, the lowest first."""
    state.top = card
    state.on_top = card & 63 if top.color is None else top.color << 4 | card & 15
    state.under[: len(under)] = under
    state.discards = len(under)
    state.run_number, state.run_colors = run_on([*under, card])


def run_on(discards: list[int]) -> tuple[int, int]:
    """The number on top and the colours in which it lies there without a break, a bit a colour (R1)."""
    number, colors = discards[-1] & 15, 0
    if number > 9:
        return -1, 0
    for card in reversed(discards):
        if card & 15 != number:
            break
        colors |= 1 << (card >> 4 & 3)
    return number, colors
