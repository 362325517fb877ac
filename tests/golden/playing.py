"""The one place that knows how the kernel is called for a position."""

from typing import Any

from unosim.config import Config
from unosim.kernel.batch import play_position
from unosim.kernel.combos.moves import new_moves
from unosim.kernel.counters import Counters
from unosim.kernel.events import new_log
from unosim.kernel.rules import pack_rules


class Player:
    """The kernel with the rules of a config, its counters, and the log of the turns last played.

    Attributes:
        rules: the packed rules, shape (1,).
        totals: what is counted over all that was played, shape (1,).
    """

    def __init__(self, config: Config) -> None:
        self.rules = pack_rules(config)
        self.totals = Counters(config.rules.max_turns).totals
        self._moves = new_moves(int(self.rules[0].copies))
        self._log = new_log()

    def play(self, states: Any, scripts: Any, turns: int = 1, *, deals: bool = False) -> Any:
        """Play some turns, after dealing if asked to; return the log, (n, 4), valid until the next call."""
        self._log["count"] = 0
        play_position(states, self.rules, self.totals, self._moves, self._log, scripts, deals, turns)
        return self._log["rows"][0][: int(self._log["count"][0])]

    @property
    def deck(self) -> list[int]:
        """All physical cards of the deck."""
        deck: list[int] = self.rules[0].deck[: self.rules[0].deck_size].tolist()
        return deck
