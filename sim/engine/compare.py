"""Playing rule sets against each other: chunk by chunk, on common deals, keeping sums and no rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from ..kernel.counters import Counters
from ..results.parts import ROWS_PER_PART
from ..stats.comparison.columns import columns_of, per_game
from ..stats.comparison.from_counts import moments_of_hands
from ..stats.comparison.observed import Group, Observed, others
from ..stats.comparison.ranks import Ranks
from ..stats.moments import Moments
from ..stats.stopping.looks import is_look, next_look
from .chunks import Chunks
from .player import kernel_player
from .pool import AHEAD, Pool
from .progress import Progress
from .rule_sets import RuleSet
from .run import PlayerOf
from .stop import Stop
from .table import PlayedTable, RunTable, Table
from .warm_up import warm_up

FIRST_GAMES = 20_000
"""Games whose lengths the others are ranked among; enough for standard errors good to a hundredth."""


LEAST_GAMES = 2
"""Fewer give no standard error."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Rule sets that were played.

    Attributes:
        observed: what was counted of all of them together.
        counters: the counts of each; of one read from a folder, those in it.
        games: games of those played; fewer than asked for if it was interrupted or decided.
        decided: whether it stopped by itself.
    """

    observed: Observed
    counters: tuple[Counters, ...]
    games: int
    decided: bool = False


@dataclass(slots=True)
class Sums:
    """Sums over games of rule sets at their tables.

    Attributes:
        moments: of each group of rule sets on common deals.
        counters: of each rule set at a table.
    """

    moments: list[Moments]
    counters: dict[int, Counters]

    def add(self, more: "Sums") -> None:
        """Add the sums over other games to these."""
        for mine, theirs in zip(self.moments, more.moments, strict=True):
            mine.add(theirs)
        for place, counters in self.counters.items():
            counters.add(more.counters[place])


class Comparison:
    """Rule sets at their tables.

    Those without a table are known by their counters alone: a run without a row for every game, or one that
    nothing is paired with.
    """

    def __init__(
        self, sets: Sequence[RuleSet], unpaired: Sequence[str | None], player_of: PlayerOf | None = None
    ) -> None:
        """Seat them.

        Args:
            sets: the rule sets, the baseline first.
            unpaired: for each why it is not paired with the baseline, None where it is.
            player_of: what plays a config; the kernel if None.
        """
        self._sets = sets
        common = tuple(place for place, reason in enumerate(unpaired) if reason is None)
        alone = tuple((place,) for place, reason in enumerate(unpaired) if reason is not None)
        self.tables: dict[int, Table] = {}
        for place, rule_set in enumerate(sets):
            if rule_set.folder is None:
                self.tables[place] = PlayedTable((player_of or kernel_player)(rule_set.config))
            elif rule_set.rows and ((place in common and len(common) > 1) or _matches(rule_set)):
                self.tables[place] = RunTable(rule_set.folder, rule_set.config)
        self._groups = (common, *alone)
        self._seated = [group for group in self._groups if all(place in self.tables for place in group)]
        self._ranks: tuple[Ranks, ...] = ()

    def rank(self) -> None:
        """Take the lengths that others are ranked among, of each rule set's first games."""
        self._ranks = tuple(Ranks.among(self._first_turns(place)) for place in range(len(self._sets)))

    def play(self, first: int, games: int, _with_rows: bool) -> Sums:
        """Play a range of games at all tables and sum them up."""
        moments, counters = [], {}
        for group in self._seated:
            values = []
            for place in group:
                batch = self.tables[place].sit(first, games)
                counters[place] = batch.counters
                values.append(per_game(batch.rows, self._players(place), self._others(place)))
            moments.append(Moments.of(np.hstack(values)))
        return Sums(moments, counters)

    def nothing(self) -> Sums:
        """Return the sums over no games."""
        columns = [
            sum(columns_of(self._players(place), len(self._others(place))) for place in group)
            for group in self._seated
        ]
        limits = {
            place: self._sets[place].config.rules.max_turns for group in self._seated for place in group
        }
        return Sums(
            [Moments(count) for count in columns], {place: Counters(most) for place, most in limits.items()}
        )

    def observed(self, sums: Sums, games: int) -> Compared:
        """Return all that is known after ``games`` games at the tables."""
        played = dict(zip(self._seated, sums.moments, strict=True))
        groups = []
        for group in self._groups:
            moments = played.get(group)
            groups.append(Group(self._counted(group[0]) if moments is None else moments, group))
        counts = [sums.counters.get(place) or self._known(place) for place in range(len(self._sets))]
        observed = Observed(
            configs=tuple(each.config for each in self._sets),
            turns=tuple(counters.turns for counters in counts),
            unfinished=tuple(int(counters.totals["unfinished"][0]) for counters in counts),
            ranks=self._ranks,
            groups=tuple(groups),
        )
        own = tuple(each.counters or counters for each, counters in zip(self._sets, counts, strict=True))
        return Compared(observed, own, games)

    def _first_turns(self, place: int) -> NDArray[np.int64]:
        rule_set = self._sets[place]
        if place not in self.tables:
            return self._known(place).turns
        games = min(FIRST_GAMES, rule_set.config.run.games)
        return self.tables[place].sit(0, games).counters.turns

    def _counted(self, place: int) -> Moments:
        return moments_of_hands(self._known(place), self._players(place), self._others(place))

    def _known(self, place: int) -> Counters:
        counters = self._sets[place].counters
        assert counters is not None
        return counters

    def _players(self, place: int) -> int:
        return self._sets[place].config.players

    def _others(self, place: int) -> list[Ranks]:
        return [self._ranks[other] for other in others(place, len(self._sets))]


def compare_rule_sets(
    sets: Sequence[RuleSet],
    unpaired: Sequence[str | None],
    *,
    threads: int,
    progress: Progress,
    stop: Stop,
    player_of: PlayerOf | None = None,
    decided: Callable[[Observed], bool] | None = None,
) -> Compared:
    """Play all rule sets, or read what was played, until the last game or until asked to stop.

    Args:
        sets: the rule sets, the baseline first.
        unpaired: for each why it is not paired with the baseline, None where it is.
        threads: threads that play; changes no result.
        progress: what to tell on the way.
        stop: how it is asked to stop.
        player_of: what plays a config; the kernel if None.
        decided: asked at looks whether enough is known to stop.

    Raises:
        FolderError: rows of a run are missing.
        KeyboardInterrupt: stopped before there was anything to compare.
    """
    comparison = Comparison(sets, unpaired, player_of)
    for table in comparison.tables.values():
        if isinstance(table, PlayedTable):
            warm_up(table.player, progress, stop)
            break
    comparison.rank()
    stop.check()
    sums, games = comparison.nothing(), 0
    if not comparison.tables:
        return comparison.observed(sums, games)
    most = max(sets[place].config.run.games for place in comparison.tables)
    looks = None if decided is None else next_look
    waiting = (threads + AHEAD) * len(comparison.tables)  # a game here is one at every table
    chunks = Chunks(0, most, ROWS_PER_PART, waiting, looks)
    with Pool(comparison.play, chunks, threads=threads, with_rows=True, stop=stop) as pool:
        progress.begin(most, 0)
        for played in pool:
            sums.add(played.batch)
            games = played.first + played.games
            progress.advance(games, games * len(comparison.tables))
            if decided is not None and is_look(games):
                compared = comparison.observed(sums, games)
                if decided(compared.observed):
                    progress.end()
                    return replace(compared, decided=True)
        progress.end()
    if games < LEAST_GAMES:
        raise KeyboardInterrupt
    return comparison.observed(sums, games)


def _matches(rule_set: RuleSet) -> bool:
    return rule_set.config.rules.match.mode != "none"
