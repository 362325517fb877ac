"""The counters of a run, counted again from the event logs of its hands."""

from collections import Counter
from collections.abc import Sequence

from . import events as kinds
from .counts import Counts
from .sizes import Sizes

ROUNDS = 64
FIRST_FOLLOWED = 4096
EVERY_FOLLOWED = 16


class Recount:
    """Counts over hands, by name and, where there is one, by seat or round."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.counted: Counter[tuple[str, int]] = Counter()

    def of(self, name: str, size: int) -> list[int]:
        """A counter with a place for each seat or round."""
        return [self.counted[name, place] for place in range(size)]

    def add_hand(self, game: int, rows: Sequence[Sequence[int]], counts: Counts) -> None:
        """Count a hand: its game's number, its log, and what the referee made of it."""
        self._count("starts", counts.starter)
        if counts.winner >= 0:
            self._count("wins", counts.winner)
            self._count("starter_wins", 0, counts.winner == counts.starter)
        for seat, points in enumerate(counts.credited):
            self._count("points", seat, points)
            self._count("points_squares", seat, points * points)
        self._count("rotations", min(_rotations(counts) + counts.rotations_null, ROUNDS - 1))
        self._count("effective_rotations", min(_rotations(counts), ROUNDS - 1))
        followed = game < FIRST_FOLLOWED or game % EVERY_FOLLOWED == 0
        for (name, seat), times in count_by_seat(rows).items():
            self._count(f"seat_sums {name}", seat, times)
            self._count(f"seat_sums_followed {name}", seat, times * followed)
            self._count(f"seat_squares_followed {name}", seat, times * times * followed)
        if followed:
            self._follow_rounds(rows)

    def _count(self, name: str, place: int, by: int = 1) -> None:
        self.counted[name, place] += by

    def _follow_rounds(self, rows: Sequence[Sequence[int]]) -> None:
        """Hand sizes where a round begins: after ``players`` turns and forfeits, once the turn is over."""
        sizes, steps, current = Sizes(self.players), 0, -1
        for kind, seat, a, b in rows:
            turn_is_over = kind in (kinds.TURN, kinds.OPEN) or (kind == kinds.END and a == kinds.UNFINISHED)
            while turn_is_over and steps >= (current + 1) * self.players:
                current += 1
                self._count_sizes(current, sizes.held)
            steps += kind in (kinds.TURN, kinds.FORFEIT)
            self._count("round_rotations", min(current, ROUNDS - 1), kind == kinds.ROTATE)
            sizes.follow(kind, seat, a, b)

    def _count_sizes(self, current: int, sizes: list[int]) -> None:
        if current < ROUNDS - 1:
            self._count("round_hands", current)
            for seat, size in enumerate(sizes):
                self._count(f"round_sizes of {seat}", current, size)
                self._count(f"round_squares of {seat}", current, size * size)


def count_by_seat(rows: Sequence[Sequence[int]]) -> Counter[tuple[str, int]]:
    """What each seat did in a hand, by the log."""
    done, lacking = Counter[tuple[str, int]](), False
    for kind, seat, _, b in rows:
        if kind == kinds.TURN:
            lacking = False
        elif kind == kinds.DRAW:
            done["cards_drawn", seat] += 1
            done["forced_cards", seat] += kinds.BY_DRAW_TWO <= b < kinds.GIFT
            done["draw_turns", seat] += b == kinds.LACK and not lacking
            lacking = lacking or b == kinds.LACK
        elif kind == kinds.UNO:
            done["uno_missed", seat] += b != kinds.SAID
            done["uno_caught", seat] += b == kinds.MISSED_AND_CAUGHT
        elif kind == kinds.CAUGHT:
            done["uno_caught", seat] += 1
    return done


def _rotations(counts: Counts) -> int:
    return counts.rotations_plain + counts.rotations_plus2 + counts.rotations_plus3 + counts.rotations_minus1
