"""The chunks of a run as tasks of a cluster: submitted ahead, gathered in order, submitted again where lost."""

import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from .chunks import Chunks, Sizes
from .errors import EngineError
from .on_worker import play_chunk, unpack
from .player import Batch
from .pool import Played
from .stop import Stop

if TYPE_CHECKING:
    from .cluster import Cluster
    from .engines import Plan

AHEAD_PER_THREAD, AHEAD = 2, 8
"""Chunks submitted for each thread of the workers, and beside."""

SECONDS, MOST_SECONDS = 1.0, 2.0
"""What a chunk should take: long beside what a task costs the scheduler, and short, for a crash costs it."""

SECONDS_OF_SCHEDULER = 0.003
"""What a task costs the scheduler, about (docs/scale.md): with many threads chunks are longer."""

FIRST, MOST, MOST_WITH_ROWS = 1000, 4_000_000, 25_000
"""Games of the first chunks, and of a chunk at most; with a row for every game that is 4 MB."""

TICK = 0.005
SECONDS_BETWEEN_LOOKS = 1.0
"""How often it is looked whether the next chunk is there, and whether workers came or went."""

TRIES = 5
"""Times that a chunk may bring down workers as often as the scheduler allows, before it is given up."""

TOPIC = "unosim"
"""The topic of the scheduler's events under which progress is told to whoever asks."""


@dataclass(slots=True)
class _Task:
    first: int
    games: int
    future: Any
    workers: frozenset[str] | None
    tries: int = 1


class ClusterTasks:
    """Has chunks played from the moment it is entered, and yields them in the order of games."""

    def __init__(self, cluster: "Cluster", plan: "Plan", stop: Stop) -> None:
        """Begin to cut.

        Args:
            cluster: the workers.
            plan: which games are to be played.
            stop: how it is asked to stop.
        """
        most = MOST_WITH_ROWS if plan.sampling.block == 1 else MOST
        seconds = max(SECONDS, min(MOST_SECONDS, cluster.threads * SECONDS_OF_SCHEDULER))
        sizes = Sizes(seconds, FIRST, most)
        self._chunks = Chunks(
            plan.first, plan.games, plan.sampling.games_per_part, next_look=plan.next_look, sizes=sizes
        )
        self._cluster = cluster
        self._plan = plan
        self._stop = stop
        self._tasks: deque[_Task] = deque()
        self._looked = time.monotonic()
        self._done = plan.first

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self._tasks.clear()  # the scheduler drops tasks that nobody waits for

    def __iter__(self) -> Iterator[Played[Batch]]:
        with suppress(KeyboardInterrupt):
            if self._stop.asked:
                return
            while self._fill():
                self._await_first()
                for played in self._gather():
                    self._done = played.first + played.games
                    yield played

    def _fill(self) -> bool:
        """Submit chunks as far ahead as is useful; tell whether any is waited for."""
        while len(self._tasks) < AHEAD_PER_THREAD * self._cluster.threads + AHEAD:
            chunk = self._chunks.take()
            if chunk is None:
                break
            task = _Task(*chunk, None, None)
            self._submit(task)
            self._tasks.append(task)
        return bool(self._tasks)

    def _submit(self, task: _Task) -> None:
        """Submit a chunk: to any worker, or where some are refused to those that are not."""
        cluster = self._cluster
        cluster.check()
        task.workers = frozenset(cluster.seats) if cluster.refused else None
        arguments = (cluster.config, cluster.kernel, self._plan.sampling, task.first, task.games)
        task.future = cluster.client.submit(
            play_chunk, *arguments, pure=False, workers=None if task.workers is None else list(task.workers)
        )

    def _await_first(self) -> None:
        """Wait until the first chunk is played or has failed; meanwhile look after the others."""
        while not self._tasks[0].future.done():
            self._stop.check()
            self._cluster.check()
            if time.monotonic() - self._looked > SECONDS_BETWEEN_LOOKS:
                self._look_around()
            time.sleep(TICK)

    def _look_around(self) -> None:
        """See who came and went, tell how far the run is, and submit again what waits for workers that left."""
        cluster = self._cluster
        cluster.look_around()
        told = {"games": self._done, "of": self._plan.games, "threads": cluster.threads}
        cluster.call(lambda: cluster.client.log_event(TOPIC, told))
        for task in self._tasks:
            if task.workers is not None and not task.future.done() and not task.workers & set(cluster.seats):
                self._submit(task)
        self._looked = time.monotonic()

    def _gather(self) -> list[Played[Batch]]:
        """Return the chunks at the beginning that were played, all in one request."""
        ready = []
        for task in self._tasks:
            if task.future.status != "finished":
                break
            ready.append(task)
        if not ready:
            self._mend(self._tasks[0])
            return []
        futures = [task.future for task in ready]
        try:
            found = self._cluster.call(lambda: self._cluster.client.gather(futures))
        except (EngineError, KeyboardInterrupt):
            raise
        except Exception:
            if all(task.future.status == "finished" for task in ready):
                raise
            return []  # a worker left with results; the scheduler knows, and what is to be done is done next
        played = []
        for task, returned in zip(ready, found, strict=True):
            self._tasks.popleft()
            self._chunks.measured(task.games, returned.seconds)
            played.append(Played(task.first, task.games, unpack(returned, self._cluster.max_turns)))
        return played

    def _mend(self, task: _Task) -> None:
        """Submit a chunk again that failed through no fault of its own, or raise what went wrong.

        Raises:
            EngineError: the scheduler is lost, or the chunk brings down every worker.
        """
        from distributed import KilledWorker  # noqa: PLC0415

        status = task.future.status
        if status in ("cancelled", "lost"):
            raise self._cluster.lost()
        if status != "error":
            return
        fault = self._cluster.call(task.future.exception)
        if isinstance(fault, KilledWorker) and task.tries < TRIES:
            task.tries += 1
        elif isinstance(fault, KilledWorker):
            last = task.first + task.games - 1
            raise EngineError(f"games {task.first:,} to {last:,} bring down every worker that plays them")
        elif not (task.workers is None and self._cluster.refused) and not self._cluster.ask_again():
            raise EngineError(f"{self._cluster.address}: a worker cannot play ({fault})") from fault
        elif not self._cluster.seats:
            raise EngineError(f"{self._cluster.address}: no worker there can play this run")
        self._submit(task)
