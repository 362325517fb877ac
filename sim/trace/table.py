"""What lies on the table and in the hands, followed event by event."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..kernel.events import Event
from .cards import color_of
from .reader import Happening

Hands = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Table:
    """The table at one moment.

    Attributes:
        hands: the cards of each seat, in the order they came.
        top: the top card of the discard pile, None before the opening card.
        color: the colour in force, None while a wild waits for its colour.
        direction: 1 clockwise, -1 counterclockwise.
        gone: seats that are out of the game while others play on.
    """

    hands: Hands
    top: int | None = None
    color: int | None = None
    direction: int = 1
    gone: frozenset[int] = frozenset()

    @classmethod
    def empty(cls, players: int) -> "Table":
        """Return the table before the deal."""
        return cls(hands=((),) * players)

    @property
    def seats(self) -> list[int]:
        """The seats still in the game, ascending."""
        return [seat for seat in range(len(self.hands)) if seat not in self.gone]

    def sizes(self) -> list[int]:
        """Return how many cards each seat holds."""
        return [len(hand) for hand in self.hands]

    def givers(self, shift: int) -> dict[int, int]:
        """Return which seat receives whose hand when all hands move by ``shift`` seats (clockwise)."""
        seats = self.seats
        return {seats[(place + shift) % len(seats)]: seat for place, seat in enumerate(seats)}

    def after(self, events: Iterable[Happening]) -> "Table":
        """Return the table after some events."""
        table = self
        for event in events:
            table = table._after_one(event)
        return table

    def _after_one(self, event: Happening) -> "Table":
        kind, seat, a, b = event
        if kind in (Event.deal, Event.draw):
            return self._with_hands({seat: (*self.hands[seat], a)})
        if kind == Event.card:
            hand = list(self.hands[seat])
            hand.remove(a)
            return replace(self._with_hands({seat: tuple(hand)}), top=a, color=color_of(a))
        if kind == Event.open:
            return replace(self, top=a, color=color_of(a))
        if kind == Event.name:
            return replace(self, color=a)
        if kind == Event.flip:
            return replace(self, direction=a)
        if kind == Event.rotate:
            return self._with_hands({to: self.hands[giver] for to, giver in self.givers(b).items()})
        if kind == Event.swap:
            return self._with_hands({seat: self.hands[a], a: self.hands[seat]})
        if kind == Event.out:
            return replace(self, gone=self.gone | {seat})
        if kind == Event.mercy:
            return replace(self._with_hands({seat: ()}), gone=self.gone | {seat})
        return self

    def _with_hands(self, changed: dict[int, tuple[int, ...]]) -> "Table":
        hands = tuple(changed.get(seat, hand) for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands)
