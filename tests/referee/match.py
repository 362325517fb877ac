"""A match: several hands whose points add up (B9, C9, ``match``)."""

from collections.abc import Callable
from typing import Any

from .counts import Counts
from .log_reader import Foul

MOST_HANDS = 1000
"""A match still undecided after so many hands is unfinished."""


class Match:
    """The hands of a match so far and their totals."""

    def __init__(self, config: Any) -> None:
        self._match = config.rules.match
        self._start = config.rules.start
        self._players = config.players
        by_points = {"first_wins": True, "first_loses": False, "lowest_wins": False}
        self._high_is_good = by_points.get(config.rules.match.mode, config.rules.scoring.hand != "holders")
        self.hands: list[Counts] = []
        self.totals = [0] * config.players

    def add(self, counts: Counts) -> None:
        """Add the points of a hand."""
        self.hands.append(counts)
        self.totals = [total + points for total, points in zip(self.totals, counts.credited, strict=True)]

    def next_start(self, number: int) -> tuple[int | None, int | None]:
        """Starter and dealer of the next hand where the hand before decides them; None where the rules
        alone do.

        The loser of a hand is who holds most points at its end. A hand without a winner, or with a tie for
        most, passes the start on to the next seat.
        """
        word = self._start.first_player
        if not number or word not in ("previous_winner", "previous_loser"):
            return None, None
        last = self.hands[-1]
        start = (last.starter + 1) % self._players
        if word == "previous_winner" and last.winner >= 0:
            start = last.winner
        elif word == "previous_loser" and last.held.count(max(last.held)) == 1:
            start = last.held.index(max(last.held))
        return start, (start - 1) % self._players

    def is_over(self) -> bool:
        """Whether the match is decided: the line is reached (or the hands are played) and no exact tie is
        left.
        """
        mode, played = self._match.mode, len(self.hands)
        if mode == "none":
            return played == 1
        if mode == "hands":
            return played >= self._match.hands and self.winner() is not None
        if max(self.totals) < self._match.target:
            return False
        return (self.loser() if mode == "first_loses" else self.winner()) is not None

    def winner(self) -> int | None:
        """The only seat with the best total, if there is one."""
        return self._alone(max if self._high_is_good else min)

    def loser(self) -> int | None:
        """The only seat with the worst total, if there is one."""
        return self._alone(min if self._high_is_good else max)

    def _alone(self, extreme: Callable[[list[int]], int]) -> int | None:
        total = extreme(self.totals)
        return self.totals.index(total) if self.totals.count(total) == 1 else None

    def must_go_on(self, number: int) -> None:
        """A further hand may only be played while the match is open."""
        if self.hands and self.is_over():
            raise Foul(f"[match] hand {number} is played although the match is over: {self.totals}")

    def must_be_over(self) -> None:
        """A match ends only when it is decided."""
        if not self.is_over() and len(self.hands) < MOST_HANDS:
            raise Foul(f"[match] the match stops after {len(self.hands)} hands undecided: {self.totals}")
