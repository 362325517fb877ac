"""Playing one game again, with its event log."""

from ..config import Config
from ..kernel.table import Table
from .reader import Happening, read


def play_with_log(config: Config, game: int) -> list[Happening]:
    """Play one game of a config, the very game that a run with its seed plays, and return what happened.

    Args:
        config: what to play; its ``run.seed`` is the seed.
        game: the number of the game, from 0.

    Raises:
        OverflowError: more happened than a log holds.
    """
    return read(Table(config).trace(config.run.seed, game))
