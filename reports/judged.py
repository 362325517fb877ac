"""What the seats are judged by: the matches they win where there are any, otherwise the hands."""

from dataclasses import dataclass

from .folder import Run
from .summary import MatchSeat, Seat


@dataclass(frozen=True)
class Judged:
    """Who won what is independent of each other: matches, or hands that stand alone.

    Attributes:
        unit: "matches" or "hands".
        seats: their wins, with a rate of what was ``finished``.
        won: how many somebody won.
        finished: how many came to an end.
    """

    unit: str
    seats: tuple[Seat | MatchSeat, ...]
    won: int
    finished: int


def judged(run: Run) -> Judged:
    """Return what the seats of a run are judged by."""
    matches = run.summary.matches
    if matches is None:
        return Judged("hands", run.summary.seats, run.won, run.counts.finished)
    won = sum(seat.wins for seat in matches.seats)
    return Judged("matches", matches.seats, won, matches.number - matches.unfinished)
