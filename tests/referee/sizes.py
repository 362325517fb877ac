"""Hand sizes, followed event by event."""

from . import events as kinds


class Sizes:
    """How many cards each seat holds, and who is in play, from the deal on.

    Attributes:
        held: cards by seat; a seat out of play holds none.
        in_play: the seats in play, ascending.
    """

    def __init__(self, players: int) -> None:
        self.held = [0] * players
        self.in_play = list(range(players))

    def follow(self, kind: int, seat: int, a: int, b: int) -> None:
        """Change the sizes as an event does."""
        held = self.held
        match kind:
            case kinds.DEAL | kinds.DRAW:
                held[seat] += 1
            case kinds.CARD:
                held[seat] -= 1
            case kinds.SWAP:
                held[seat], held[a] = held[a], held[seat]
            case kinds.ROTATE:
                self._rotate(b)
            case kinds.OUT | kinds.MERCY:
                held[seat] = 0
                self.in_play.remove(seat)

    def _rotate(self, step: int) -> None:
        ring, before = self.in_play, list(self.held)
        for place, seat in enumerate(ring):
            self.held[seat] = before[ring[(place - step) % len(ring)]]

    def sole_leader(self) -> int | None:
        """The only seat in play with the fewest cards."""
        fewest = min(self.held[seat] for seat in self.in_play)
        seats = [seat for seat in self.in_play if self.held[seat] == fewest]
        return seats[0] if len(seats) == 1 else None
