"""Chunks on a pool of threads, given back in the order of games."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, NamedTuple, Self, TypeVar

from .chunks import Chunks
from .stop import Stop

AHEAD = 8
"""Chunks that wait beside those being played, so that no thread is idle while results are written."""


Left = TypeVar("Left")
"""What a chunk of games leaves behind."""


class Played(NamedTuple, Generic[Left]):
    """A chunk that was played.

    Attributes:
        first: number of its first game.
        games: how many games it has.
        batch: what they left behind.
    """

    first: int
    games: int
    batch: Left


class _Timed(NamedTuple, Generic[Left]):
    played: Played[Left]
    seconds: float


class Pool(Generic[Left]):
    """Plays chunks on threads from the moment it is entered, and yields them in the order of games.

    What was yielded is always a complete prefix. Once ``stop`` is asked no further chunk begins; those being
    played are still yielded.
    """

    def __init__(
        self,
        player: Callable[[int, int, bool], Left],
        chunks: Chunks,
        *,
        threads: int,
        with_rows: bool,
        stop: Stop,
    ) -> None:
        self._player = player
        self._chunks = chunks
        self._most = threads + AHEAD
        self._with_rows = with_rows
        self._stop = stop
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="unosim")
        self._waiting: deque[Future[_Timed[Left]]] = deque()

    def __enter__(self) -> Self:
        self._fill()
        return self

    def __exit__(self, *fault: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def __iter__(self) -> Iterator[Played[Left]]:
        while True:
            self._fill()
            if self._stop.asked:
                self._drop_waiting()
            if not self._waiting:
                return
            timed = self._waiting.popleft().result()
            self._chunks.measured(timed.played.games, timed.seconds)
            yield timed.played

    def _fill(self) -> None:
        while len(self._waiting) < self._most and not self._stop.asked:
            chunk = self._chunks.take()
            if chunk is None:
                return
            self._waiting.append(self._threads.submit(self._play, *chunk))

    def _play(self, first: int, games: int) -> _Timed[Left]:
        began = time.perf_counter()
        batch = self._player(first, games, self._with_rows)
        return _Timed(Played(first, games, batch), time.perf_counter() - began)

    def _drop_waiting(self) -> None:
        """Drop the chunks that have not begun; they are the last ones, for chunks begin in order."""
        while self._waiting and self._waiting[-1].cancel():
            self._waiting.pop()
