"""The scores of a match from hand to hand, and how it ends (B9, C9, ``match``)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..config import Config
from ..kernel.events import Event
from .reader import Happening


@dataclass(frozen=True)
class Scores:
    """What the seats have after so many hands of a match.

    Attributes:
        totals: the points of each seat.
        hands: hands that are over.
    """

    totals: tuple[int, ...]
    hands: int = 0

    def after(self, events: Iterable[Happening]) -> "Scores":
        """Return the scores after some events."""
        totals, hands = list(self.totals), self.hands
        for event in events:
            if event.kind == Event.points:
                totals[event.seat] += event.a
            hands += event.kind == Event.end
        return Scores(tuple(totals), hands)

    def verdict(self, config: Config) -> Iterator[tuple[str, int]]:
        """Yield ``lost`` and ``won`` with the seat, where the match is decided and no other seat has as much."""
        match = config.rules.match
        decided = self.hands >= match.hands if match.mode == "hands" else max(self.totals) >= match.target
        if match.mode == "none" or not decided:
            return
        low_is_good = match.mode in ("first_loses", "lowest_wins")
        if match.mode == "hands":
            low_is_good = config.rules.scoring.hand == "holders"
        highest, lowest = max(self.totals), min(self.totals)
        if match.mode == "first_loses":
            if self.totals.count(highest) > 1:
                return  # who loses is open, and another hand is played
            yield "lost", self.totals.index(highest)
        best = lowest if low_is_good else highest
        if self.totals.count(best) == 1:
            yield "won", self.totals.index(best)
