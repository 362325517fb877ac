"""How seats are judged: in a run of fixed size, or in one that stops on what it sees."""

from collections.abc import Sequence
from typing import Protocol

from .fairness import games_needed, games_to_decide, judge, seat_test
from .rates import critical_value, simultaneous_wilson, wilson, wilson_with
from .sequences import equal_shares_p, rate_sequence

Ends = tuple[float, float] | None


class Judging(Protocol):
    """Intervals of the seats' rates, and what follows from them."""

    def rate(self, successes: float, trials: float, seats: int) -> Ends:
        """Return the interval of one rate."""

    def all_rates(self, successes: Sequence[float], trials: float) -> list[Ends]:
        """Return intervals of all seats that hold at once."""

    def p(self, wins: Sequence[int]) -> float | None:
        """Return the p of equal shares, None where nobody won."""

    def games_needed(self, wins: Sequence[int], games: int) -> int | None:
        """Return about how many further games will decide: 0 if decided, None if no number will tell."""


class FixedSize:
    """A number of games fixed before the first: Wilson's intervals (all seats at once), Pearson's p."""

    def rate(self, successes: float, trials: float, seats: int) -> Ends:
        """Return Wilson's interval."""
        return wilson(successes, trials)

    def all_rates(self, successes: Sequence[float], trials: float) -> list[Ends]:
        """Return Wilson's intervals of all seats at once."""
        return simultaneous_wilson(successes, trials)

    def p(self, wins: Sequence[int]) -> float | None:
        """Return Pearson's p."""
        test = seat_test(wins)
        return None if test is None else test.p

    def games_needed(self, wins: Sequence[int], games: int) -> int | None:
        """Return about how many further games will decide."""
        return games_needed(wins, games)


class StoppedOnVerdict:
    """A run that stops once the seats are judged: confidence sequences, and a p that holds whenever."""

    def rate(self, successes: float, trials: float, seats: int) -> Ends:
        """Return the interval of the mixture sequence."""
        return rate_sequence(successes, trials, 1 / seats)

    def all_rates(self, successes: Sequence[float], trials: float) -> list[Ends]:
        """Return the intervals of all seats; two seats are one parameter."""
        seats = len(successes)
        comparisons = 1 if seats == 2 else seats
        return [rate_sequence(count, trials, 1 / seats, comparisons=comparisons) for count in successes]

    def p(self, wins: Sequence[int]) -> float | None:
        """Return the p of the mixture."""
        return equal_shares_p(wins) if sum(wins) else None

    def games_needed(self, wins: Sequence[int], games: int) -> int | None:
        """Return about how many further games will decide, by intervals as many standard errors wide."""
        won = sum(wins)
        ends = self.all_rates(wins, won)
        if judge(ends) != "undecided":
            return 0
        plain = [wilson_with(count, won, critical_value(0.95)) for count in wins]
        widths = [
            (wide[1] - wide[0]) / (narrow[1] - narrow[0])
            for wide, narrow in zip(ends, plain, strict=True)
            if wide and narrow
        ]
        return games_to_decide(wins, games, critical_value(0.95) * max(widths)) if widths else None


FIXED_SIZE = FixedSize()
STOPPED_ON_VERDICT = StoppedOnVerdict()
