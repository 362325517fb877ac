"""What was counted of all rule sets compared, and the covariances of their figures."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...config import Config
from ..moments import Moments, Quotient
from .columns import columns_of
from .ranks import Ranks


@dataclass(frozen=True, slots=True)
class Group:
    """Rule sets played on the same deals, their columns side by side in one table of moments.

    Attributes:
        moments: the moments of all their columns.
        members: places of the rule sets, in the order of their columns.
    """

    moments: Moments
    members: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Observed:
    """All that was counted; the first rule set is the baseline.

    Attributes:
        configs: what was played.
        turns: for each rule set int64 (lengths,) hands by number of turns.
        unfinished: for each rule set the hands stopped by the limit of turns.
        ranks: for each rule set the hands of a first part by length, which others are ranked among.
        groups: rule sets on common deals; what stands in different groups is independent.
    """

    configs: tuple[Config, ...]
    turns: tuple[NDArray[np.int64], ...]
    unfinished: tuple[int, ...]
    ranks: tuple[Ranks, ...]
    groups: tuple[Group, ...]

    def others(self, place: int) -> tuple[int, ...]:
        """Return the rule sets among whose hands those of one are ranked."""
        return others(place, len(self.configs))

    def group(self, place: int) -> Group:
        """Return the group of a rule set."""
        return next(group for group in self.groups if place in group.members)

    def paired(self, place: int) -> bool:
        """Return whether a rule set was played on the deals of the baseline."""
        return place in self.group(0).members

    def games(self, place: int) -> int:
        """Return the games of a rule set."""
        return self.group(place).moments.games

    def quotient(self, place: int, part: int, whole: int) -> "Of":
        """Return a quotient of two columns of a rule set."""
        group = self.group(place)
        offset = 0
        for member in group.members[: group.members.index(place)]:
            offset += columns_of(self.configs[member].players, len(self.others(member)))
        return Of(group, Quotient(offset + part, offset + whole))

    def total(self, place: int, column: int) -> int:
        """Return the sum of a column over all games of a rule set."""
        found = self.quotient(place, column, column)
        return int(found.group.moments.sums[found.quotient.part])


@dataclass(frozen=True, slots=True)
class Of:
    """A quotient of two columns, and the group it is of."""

    group: Group
    quotient: Quotient

    @property
    def value(self) -> float:
        """The quotient."""
        return self.group.moments.value(self.quotient)

    def covariance(self, other: "Of") -> float:
        """Return the covariance with another quotient; 0 if they are of different groups."""
        if self.group is not other.group:
            return 0.0
        return self.group.moments.covariance(self.quotient, other.quotient)


def others(place: int, count: int) -> tuple[int, ...]:
    """Return which rule sets one of ``count`` is compared with: the baseline with all, the others with it."""
    return tuple(range(1, count)) if place == 0 else (0,)
