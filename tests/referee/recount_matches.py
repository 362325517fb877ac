"""The counters of whole matches, counted again from the referee's hands."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from .counts import Counts
from .match import Match

MATCH_HANDS = 256

BY_SEAT = (
    *("match_wins", "match_losses", "match_points", "match_points_squares"),
    *("seat_win_squares", "seat_win_products"),
)
PLAIN = ("matches", "matches_unfinished", "matches_with_most_hands", "most_hands_lost", "hands_squares")
BY_TALLY = ("match_squares", "match_products")


class MatchRecount:
    """Counts over matches, by the name of a counter and the seat, tally or number of hands."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, str | int]] = Counter()

    def add_match(self, config: Any, hands: Sequence[Counts], rows: Sequence[dict[str, int]]) -> None:
        """Count a match: what the referee made of its hands, and their counts by name."""
        match = Match(config)
        for hand in hands:
            match.add(hand)
        played = len(hands)
        won = [sum(hand.winner == seat for hand in hands) for seat in range(config.players)]
        self._count("matches", 0)
        self._count("matches_unfinished", 0, not match.is_over())
        self._count("match_hands", min(played, MATCH_HANDS - 1))
        self._count("hands_squares", 0, played * played)
        for seat, total in enumerate(match.totals):
            self._count("match_points", seat, total)
            self._count("match_points_squares", seat, total * total)
            self._count("seat_win_squares", seat, won[seat] ** 2)
            self._count("seat_win_products", seat, won[seat] * played)
        for name in rows[0]:
            tally = sum(row[name] for row in rows)
            self._count("match_squares", name, tally * tally)
            self._count("match_products", name, tally * played)
        if match.is_over():
            self._count_verdict(match, won)

    def _count_verdict(self, match: Match, won: list[int]) -> None:
        winner, loser = match.winner(), match.loser()
        if loser is not None:
            self._count("match_losses", loser)
        if winner is None:
            return
        self._count("match_wins", winner)
        if won.count(max(won)) == 1:
            self._count("matches_with_most_hands", 0)
            self._count("most_hands_lost", 0, won.index(max(won)) != winner)

    def _count(self, name: str, place: str | int, by: int = 1) -> None:
        self.counted[name, place] += by

    def compare(self, counted: dict[str, Any]) -> None:
        """The counters of a run hold the same numbers."""
        for name in PLAIN:
            assert counted[name] == self.counted[name, 0], name
        for name in BY_SEAT:
            assert counted[name] == [self.counted[name, seat] for seat in range(10)], name
        assert counted["match_hands"] == [self.counted["match_hands", n] for n in range(MATCH_HANDS)]
        for name in BY_TALLY:
            assert counted[name] == {tally: self.counted[name, tally] for tally in counted[name]}, name
