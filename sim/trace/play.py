"""Playing one game again, with its event log."""

from ..config import Config
from ..kernel.batch import trace_game
from ..kernel.counters import Counters
from ..kernel.events import events_of, new_log
from ..kernel.rules import pack_rules
from ..kernel.state import new_state
from .reader import Happening, read


def play_with_log(config: Config, game: int) -> list[Happening]:
    """Play one game of a config, the very game that a run with its seed plays, and return what happened.

    Args:
        config: what to play; its ``run.seed`` is the seed.
        game: the number of the game, from 0.

    Raises:
        OverflowError: more happened than a log holds.
    """
    rules, log = pack_rules(config), new_log()
    totals = Counters(config.rules.max_turns).totals
    trace_game(new_state(int(rules[0].copies)), rules, totals, log, config.run.seed, game)
    return read(events_of(log))
