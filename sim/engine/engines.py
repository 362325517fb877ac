"""Where a run is played: on threads of this process, or elsewhere; the same games, the same bits."""

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from ..config import Config
from ..results.sampling import Sampling
from .chunks import Chunks
from .player import Batch, Player
from .pool import AHEAD, Played, Pool
from .progress import Progress
from .stop import Stop
from .warm_up import warm_up

NAMES = ("threads", "dask")
"""The engines there are."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are to be played.

    Attributes:
        first: number of the first game.
        games: number after the last game.
        sampling: which of them get a row.
        next_look: how many games are played at the first look after so many; chunks end there.
    """

    first: int
    games: int
    sampling: Sampling
    next_look: Callable[[int], int] | None = None


class Engine(Protocol):
    """Plays ranges of games and gives back, in the order of games, what they leave behind."""

    name: str
    """The name by which it is chosen."""

    @property
    def threads(self) -> int:
        """Threads that play, as far as is known."""

    def get_ready(self, progress: Progress, stop: Stop) -> float:
        """Get ready to play; return the seconds it took.

        Raises:
            EngineError: nobody there can play.
            KeyboardInterrupt: somebody asked to stop.
        """

    def begin(self, plan: Plan, stop: Stop) -> AbstractContextManager[Iterable[Played[Batch]]]:
        """Begin to play; what is yielded is always a complete prefix of the games.

        Once ``stop`` is asked it ends soon. It raises EngineError where no more games come in.
        """

    def close(self) -> None:
        """Give up what it holds."""


EngineOf = Callable[[Config], Engine]


class Threads:
    """The engine of this process: a player on some threads."""

    name = "threads"

    def __init__(self, player: Player, threads: int) -> None:
        self._player = player
        self.threads = threads

    def get_ready(self, progress: Progress, stop: Stop) -> float:
        """Compile the kernel."""
        return warm_up(self._player, progress, stop)

    def begin(self, plan: Plan, stop: Stop) -> Pool[Batch]:
        """Begin to play."""
        boundary, most = plan.sampling.games_per_part, self.threads + AHEAD
        chunks = Chunks(plan.first, plan.games, boundary, most, plan.next_look)
        with_rows = plan.sampling.block > 0
        return Pool(self._player, chunks, threads=self.threads, with_rows=with_rows, stop=stop)

    def close(self) -> None:
        """Do nothing: its threads end with the chunks."""


def engine_named(name: str, *, scheduler: str | None = None, threads: int | None = None) -> EngineOf | None:
    """Return the engine of a name, None for that of this process.

    Args:
        name: one of ``NAMES``.
        scheduler: with ``dask``, the address of the scheduler; a cluster of this machine's own if None.
        threads: processes of such a cluster; as many as cores may be used if None.

    Raises:
        EngineError: what it needs is not installed.
    """
    if name == "threads":
        return None
    from .cluster import cluster_of  # noqa: PLC0415  (most runs do without)

    return cluster_of(scheduler, threads)
