"""A match: several hands whose points add up (B9, C9, ``match``)."""

from typing import Any

from .counts import Counts
from .log_reader import Foul


class Match:
    """The hands of a match so far and their totals."""

    def __init__(self, config: Any) -> None:
        self._match = config.rules.match
        self._start = config.rules.start
        self._players = config.players
        self._high_is_good = config.rules.scoring.hand != "holders"
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
            return played >= self._match.hands and self._leads_alone(best=self._high_is_good)
        if max(self.totals) < self._match.target:
            return False
        return self._leads_alone(best=mode != "lowest_wins")

    def _leads_alone(self, *, best: bool) -> bool:
        """One seat alone has the highest (``best``) or the lowest total."""
        extreme = max(self.totals) if best else min(self.totals)
        return self.totals.count(extreme) == 1

    def must_go_on(self, number: int) -> None:
        """A further hand may only be played while the match is open."""
        if self.hands and self.is_over():
            raise Foul(f"[match] hand {number} is played although the match is over: {self.totals}")

    def must_be_over(self) -> None:
        """A match ends only when it is decided."""
        if not self.is_over():
            raise Foul(f"[match] the match stops after {len(self.hands)} hands undecided: {self.totals}")
