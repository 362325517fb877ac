"""What moving hands and combinations add to the counters, counted again from the event log of a hand."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from . import events as kinds
from .cards import colour, face, is_number, symbol
from .sizes import Sizes

KINDS = {1: 0, 2: 1, -1: 3}
"""Place of an effective rotation by its shift; greater ones, of sets, stand with three at place 2."""

Counted = Counter[tuple[str, int]]


class MovingHand:
    """One hand, followed event by event.

    Attributes:
        counted: by the name of a counter and the place in it; 0 for a single number.
    """

    def __init__(self, config: Any) -> None:
        self.counted: Counted = Counter()
        self._rules = config.rules
        self._players = config.players
        self._sizes = Sizes(config.players)
        self._direction = 1
        self._turn = 0
        self._top = -1
        self._laid: list[int] = []
        self._kind = -1
        self._laid_of_kind = Counter[int]()
        self._received: dict[int, int] = {}
        self._won_at = -1

    def follow(self, rows: Sequence[Sequence[int]]) -> Counted:
        """Follow a hand from the deal to its end."""
        for kind, seat, a, b in rows:
            if self._laid and kind != kinds.CARD:
                self._look_at_straight()
            self._follow_one(kind, seat, a, b)
        self._square_changes()
        return self.counted

    def _follow_one(self, kind: int, seat: int, a: int, b: int) -> None:
        match kind:
            case kinds.OPEN:
                self._top = face(a)
                opens = symbol(a) == 0 and self._rules.opening.zero == "rotate"
                self._add("zeros_laid", 0, opens)
            case kinds.TURN:
                self._turn, self._direction = self._turn + 1, b
            case kinds.FLIP:
                self._direction = a
            case kinds.MOVE:
                self._kind = a
            case kinds.CARD:
                self._laid.append(face(a))
                self._add("zeros_laid", 0, symbol(a) == 0 and self._rules.zero != "plain")
            case kinds.ROTATE if b:
                self._rotate(seat, a, b)
                return
            case kinds.SWAP:
                self._received |= {seat: self._turn, a: self._turn}
            case kinds.UNO:
                self._add("uno_by_rotation", 0, a == kinds.OF_RECEIVER)
            case kinds.OUT if a == 1:
                self._won_at = self._turn
            case kinds.END if seat in self._received:
                won_at = self._won_at if self._won_at >= 0 else self._turn
                self._add("received_wins", min(won_at - self._received[seat], 63))
        self._sizes.follow(kind, seat, a, b)

    def _rotate(self, player: int, shift: int, step: int) -> None:
        sizes, before, led = self._sizes, list(self._sizes.held), self._sizes.sole_leader()
        sizes.follow(kinds.ROTATE, player, shift, step)
        self._received |= dict.fromkeys(sizes.in_play, self._turn)
        self._add("displacement", 0, shift * self._direction)
        self._add("rotations_with_leader", 0, led is not None)
        self._add("leader_kept", 0, led is not None and led == sizes.sole_leader())
        self._laid_of_kind[KINDS.get(shift, 2)] += 1
        if player >= 0:
            n = self._players
            self._add("rotator_change", 0, sizes.held[player] - before[player])
            for place in range(n):
                seat = (player + place * self._direction) % n
                self._add(f"rotation_change {KINDS.get(shift, 2)}", place, sizes.held[seat] - before[seat])

    def _square_changes(self) -> None:
        for kind, times in self._laid_of_kind.items():
            for place in range(self._players):
                grown = self.counted[f"rotation_change {kind}", place]
                self._add(f"rotation_change_squares {kind}", place, grown * grown)
                self._add(f"rotation_change_products {kind}", place, grown * times)

    def _look_at_straight(self) -> None:
        if self._kind == kinds.STRAIGHT:
            keys, first = self._rules.straights, self._laid[0]
            served = (
                keys.table_card
                and is_number(self._top)
                and symbol(first) == symbol(self._top) + 1
                and (keys.colors == "any" or colour(first) == colour(self._top))
            )
            self._add("straights_with_table", 0, served)
            self._add("straight_lengths", sum(map(is_number, self._laid)) + served)
        self._top, self._laid, self._kind = self._laid[-1], [], -1

    def _add(self, name: str, place: int, by: int = 1) -> None:
        self.counted[name, place] += by
