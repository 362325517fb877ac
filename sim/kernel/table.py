"""A table to play at: what one thread needs to play the games of a config, from Python."""

from functools import cached_property
from typing import Any, Final

import numpy as np

from ..config import Config
from ..config.players import is_own
from ..config.trust import StrategyError
from ..strategies.own import OwnStrategy, explain, own_strategy
from .batch import (
    play_common_games,
    play_games_by_all_rules,
    play_games_by_house_rules,
    play_games_with_combinations,
    trace_common_game,
    trace_game_by_all_rules,
)
from .combos.moves import new_moves
from .counters import Counters
from .events import events_of, new_log
from .rules import has_combinations, has_house_rules, pack_rules
from .state import new_state
from .tally import ROW_SIZE

ROOM_PER_MATCH: Final = 16


class Table:
    """Packed rules and room for one hand at a time; not to be shared between threads.

    Attributes:
        config: the config that is played.
        rules: the packed rules, record array (1,).
        states: the hand in play, record array (1,).
        moves: room for combinations, record array (1,), or None where the config needs none of them.
    """

    def __init__(self, config: Config, like: "Table | None" = None) -> None:
        self.config = config
        self.rules: np.ndarray[Any, Any] = pack_rules(config) if like is None else like.rules
        copies = int(self.rules[0].copies)
        self.own: dict[int, OwnStrategy] = self._own_strategies(copies) if like is None else like.own
        self.states = new_state(copies)
        self.by_house_rules = has_house_rules(config)
        self.moves = new_moves(copies) if has_combinations(config) else None

    def another(self) -> "Table":
        """Return a table for another thread, with the same rules and strategies."""
        return Table(self.config, self)

    def _own_strategies(self, copies: int) -> dict[int, OwnStrategy]:
        """Load the strategies of the user's own, by seat, and pack where they are called."""
        own = {
            seat: own_strategy(name, copies)
            for seat, name in enumerate(self.config.strategies)
            if is_own(name)
        }
        for seat, strategy in own.items():
            self.rules[0].own_strategy[seat] = strategy.address
        return own

    def play_with_rows(
        self, counters: Counters, seed: int, first: int, games: int
    ) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Play games as ``play`` does and return a row a hand, int32 (hands, ROW_SIZE).

        How many hands a match has is known only afterwards: where the rows do not suffice, the same games are
        played again with more of them.
        """
        room = games if self.config.rules.match.mode == "none" else games * ROOM_PER_MATCH
        while True:
            fresh = Counters(self.config.rules.max_turns)
            rows = np.empty((room, ROW_SIZE), np.int32)
            hands = self.play(fresh, rows, seed, first, games)
            if hands <= room:
                counters.add(fresh)
                return rows[:hands]
            room = hands

    def play(self, counters: Counters, rows: np.ndarray[Any, Any], seed: int, first: int, games: int) -> int:
        """Play games ``first`` to ``first + games - 1``, adding to the counters and filling the rows.

        Args:
            counters: where the games are counted.
            rows: int32 (n, ROW_SIZE), filled a row a hand as far as they reach.
            seed: seed of the run.
            first: number of the first game.
            games: how many games.

        Returns:
            The number of hands played.

        Raises:
            StrategyError: a strategy of the user's own did what it may not; the counters are then of no use.
        """
        where = (counters.turns, counters.steps, rows)
        if self.moves is None:
            play_games = play_games_by_house_rules if self.by_house_rules else play_common_games
            hands = play_games(self.states, self.rules, counters.totals, *where, seed, first, games)
        elif not self.by_house_rules:
            hands = play_games_with_combinations(
                self.states, self.rules, counters.totals, self.moves, *where, seed, first, games
            )
        else:
            hands = play_games_by_all_rules(
                self.states, self.rules, counters.totals, self.moves, *where, seed, first, games
            )
        self._check_own_strategies()
        return int(hands)

    def _check_own_strategies(self) -> None:
        """Raise what a strategy of the user's own did wrong, if it did."""
        g = self.states[0]
        if not g.broken:
            return
        seat, turn = int(g.broken) - 1, int(g.broken_turn)
        g.broken = 0
        assert self.moves is not None
        wrong = explain(self.own[seat], self.moves[0].seen, self.moves[0].offered)
        raise StrategyError(
            f"{self.own[seat].name}: game {int(g.broken_game)}, hand {int(g.broken_hand)}, turn {turn}, "
            f"seat {seat}: {wrong}"
        )

    def trace(
        self, seed: int, game: int, counters: Counters | None = None
    ) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Play one game and return its events, int32 (n, 4): the very game that ``play`` plays.

        Args:
            seed: seed of the run.
            game: number of the game.
            counters: where the game is counted (its totals alone), if anywhere.

        Raises:
            OverflowError: the hand had more events than a log holds.
        """
        if counters is None:
            counters = Counters(self.config.rules.max_turns)
        self._log["count"] = 0
        if self.moves is None and not self.by_house_rules:
            trace_common_game(self.states, self.rules, counters.totals, self._log, seed, game)
        else:
            moves = self.moves if self.moves is not None else new_moves(int(self.rules[0].copies))
            trace_game_by_all_rules(self.states, self.rules, counters.totals, moves, self._log, seed, game)
        self._check_own_strategies()
        return events_of(self._log)

    @cached_property
    def _log(self) -> np.ndarray[Any, Any]:
        return new_log()
