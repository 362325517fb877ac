"""The referee's own state of a hand: hands, piles, direction, colour in force, the run of a rainbow."""

from collections.abc import Iterable

from .cards import colour, face, is_number, symbol


class Position:
    """Where every physical card lies, who is in play, and what the next card has to match.

    ``top`` is the face that must be matched. After ``reshuffle: rlcard`` it is only remembered: the card
    itself lies in the draw pile again.
    """

    def __init__(self, players: int, deck: Iterable[int]) -> None:
        self.players = players
        self.deck = frozenset(deck)
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.draw_pile = set(deck)
        self.discards: list[int] = []
        self.top = -1
        self.colour = -1
        self.direction = 1
        self.in_play = list(range(players))
        self.run_number = -1
        self.run: set[int] = set()

    # seats

    def seat_after(self, seat: int) -> int:
        """The seat in play that follows in the direction of play."""
        following = (seat + self.direction) % self.players
        while following not in self.in_play:
            following = (following + self.direction) % self.players
        return following

    def seats_after(self, seat: int) -> list[int]:
        """All seats in play in the direction of play, from the one after ``seat`` to ``seat`` itself."""
        ring = [(seat + step * self.direction) % self.players for step in range(1, self.players + 1)]
        return [following for following in ring if following in self.in_play]

    def two_play(self) -> bool:
        """Whether two seats are in play (``end``: two left are two players)."""
        return len(self.in_play) == 2

    # cards

    def faces(self, seat: int) -> list[int]:
        """The faces of a hand, one for each physical card."""
        return [face(card) for card in self.hands[seat]]

    def open(self, card: int) -> None:
        """Lay the opening card."""
        self.draw_pile.remove(card)
        self._cover(card)

    def lay(self, seat: int, card: int) -> None:
        """Lay a card from a hand on the discard pile; a wild's colour is named later."""
        self.hands[seat].remove(card)
        self._cover(card)

    def _cover(self, card: int) -> None:
        self.discards.append(card)
        self.top = face(card)
        self.colour = colour(card)
        if not is_number(card):
            self.run_number, self.run = -1, set()
        elif symbol(card) != self.run_number:
            self.run_number, self.run = symbol(card), {colour(card)}
        else:
            self.run.add(colour(card))
        if len(self.run) == 4:
            self.run = set()

    def table_number(self) -> int:
        """The number on top of the discard pile, -1 if the top card has none (S4)."""
        return symbol(self.top) if is_number(self.top) else -1

    def take(self, seat: int, card: int) -> None:
        """Move a card from the draw pile to a hand."""
        self.draw_pile.remove(card)
        self.hands[seat].add(card)

    def reshufflable(self, *, top_too: bool) -> int:
        """How many discards a reshuffle would return to the draw pile."""
        return len(self.discards) if top_too else max(0, len(self.discards) - 1)

    def reshuffle(self, *, top_too: bool) -> None:
        """Return the discards to the draw pile; only the top card, or nothing, stays (R1: the run shrinks
        to it).
        """
        kept = [] if top_too else self.discards[-1:]
        self.draw_pile.update(self.discards[: len(self.discards) - len(kept)])
        self.discards = kept
        self.run &= {colour(card) for card in kept}

    # hands

    def rotate(self, shift: int) -> dict[int, int]:
        """Move every hand ``shift`` seats on in the direction of play; how many cards each seat received."""
        ring = self.in_play
        step = shift * self.direction % len(ring)
        if step == 0:
            return {}
        old = {seat: self.hands[seat] for seat in ring}
        for place, seat in enumerate(ring):
            self.hands[ring[(place + step) % len(ring)]] = old[seat]
        return {seat: len(self.hands[seat]) for seat in ring}

    def swap(self, seat: int, other: int) -> dict[int, int]:
        """Two hands change places; how many cards each of the two received."""
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        return {seat: len(self.hands[seat]), other: len(self.hands[other])}

    def leave(self, seat: int) -> None:
        """A seat leaves the game; cards it still holds go under the top of the discard pile (``mercy``)."""
        self.in_play.remove(seat)
        if self.hands[seat]:
            top = self.discards[-1:]
            self.discards = [*self.discards[:-1], *self.hands[seat], *top]
            self.hands[seat] = set()
            self.run &= {colour(card) for card in top}

    def all_there(self) -> bool:
        """Whether every physical card lies in exactly one place."""
        places = [*self.hands, self.draw_pile, self.discards]
        return sum(len(place) for place in places) == len(self.deck) and self.deck == set().union(*places)
