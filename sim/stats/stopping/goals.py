"""What a run is to reach before it stops by itself: half-widths of intervals, a verdict on fairness."""

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from ...config import Config, printable
from ...kernel.counters import Counters
from ..errors import WishError
from ..judging import FIXED_SIZE, STOPPED_ON_VERDICT, Judging
from ..rates import critical_value
from ..seats import DIFFERENT_PLAYERS, fairness, plays_differ
from ..summary import summarise
from .intervals import intervals_of

FAIRNESS: Final = "fairness"
_NUMBER: Final = re.compile(r"(?=\.?[0-9])[0-9]{0,12}\.?[0-9]{0,12}(e-?[0-9]{1,2})?")


@dataclass(frozen=True, slots=True)
class Width:
    """An interval to be reached: of the figure ``key``, at most ``half_width`` to each side."""

    key: str
    half_width: float


@dataclass(frozen=True, slots=True)
class Goals:
    """All that is to be reached.

    Attributes:
        texts: the goals as they were given.
        widths: the intervals to reach.
        fairness: whether the seats are to be judged.
    """

    texts: tuple[str, ...]
    widths: tuple[Width, ...]
    fairness: bool

    @property
    def judging(self) -> Judging:
        """How seats are judged in a run that stops on these goals."""
        return STOPPED_ON_VERDICT if self.fairness else FIXED_SIZE

    def reached(self, config: Config, counters: Counters, games: int) -> bool:
        """Return whether all is reached by the counts of the first ``games`` games."""
        if self.fairness and fairness(counters, config, games, self.judging)["verdict"] == "undecided":
            return False
        if not self.widths:
            return True
        summary = summarise(config, counters, games=games, stopped="until", judging=self.judging)
        return all(is_reached(width, summary) for width in self.widths)


def summarise_until(
    goals: Goals | None, config: Config, counters: Counters, *, games: int, stopped: str
) -> dict[str, Any]:
    """Return the summary of a run, with what was to be reached and what is under ``until``."""
    if goals is None:
        return summarise(config, counters, games=games, stopped=stopped)
    summary = summarise(config, counters, games=games, stopped=stopped, judging=goals.judging)
    told: list[dict[str, Any]] = [
        {"key": width.key, "half_width": width.half_width, "reached": reached_half_width(width.key, summary)}
        for width in goals.widths
    ]
    if goals.fairness:
        told.append({"key": FAIRNESS, "reached": summary["fairness"]["verdict"]})
    return {**summary, "until": told}


def read_goals(texts: Sequence[str], config: Config) -> Goals | None:
    """Read goals as ``--until`` takes them: ``fairness``, ``turns.mean=0.05``; None without any.

    Raises:
        WishError: one of them is no goal, or cannot be reached under this config.
    """
    if not texts:
        return None
    empty = summarise(config, Counters(config.rules.max_turns), games=0, stopped="until")
    keys = list(intervals_of(empty))
    widths = [_read_width(text, keys) for text in texts if text != FAIRNESS]
    judged = FAIRNESS in texts
    if judged and plays_differ(config):
        raise WishError(f"--until {FAIRNESS}: there is no verdict where {DIFFERENT_PLAYERS}")
    return Goals(tuple(texts), tuple(widths), judged)


def is_reached(width: Width, summary: dict[str, Any]) -> bool:
    """Return whether a figure of a summary is known as closely as asked."""
    reached = reached_half_width(width.key, summary)
    return reached is not None and known_within(reached, summary["games"], width.half_width)


def known_within(reached: float, games: int, asked: float) -> bool:
    """Return whether an interval of half-width ``reached`` is narrow enough (Chow and Robbins 1965).

    Their rule adds 1 / n to the variance, so that a rare event not seen yet does not count as known.
    """
    return games > 0 and hypot(reached, critical_value(0.95) / games) <= asked


def reached_half_width(key: str, summary: dict[str, Any]) -> float | None:
    """Return the half-width of the widest interval of a figure, None where it has none."""
    ends = intervals_of(summary)[key]
    if not ends or any(pair is None for pair in ends):
        return None
    return max((pair[1] - pair[0]) / 2 for pair in ends if pair is not None)


def _read_width(text: str, keys: list[str]) -> Width:
    key, equals, value = (part.strip() for part in text.partition("="))
    shown = printable(text[:60])
    if key not in keys:
        near = difflib.get_close_matches(key, [*keys, FAIRNESS], n=1, cutoff=0.5)
        hint = (
            f"; did you mean '{near[0]}'?" if near else "; as in turns.mean=0.05, seats.rate=0.001, fairness"
        )
        raise WishError(f"--until {shown}: no figure with an interval has that name{hint}")
    if not equals or not _NUMBER.fullmatch(value) or float(value) <= 0:
        raise WishError(f"--until {shown}: needs the half-width to reach, above 0, as in {key}=0.05")
    return Width(key, float(value))
