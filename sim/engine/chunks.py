"""Cutting a run into chunks: long enough to keep threads busy, short enough to stop at once."""

from collections.abc import Callable
from typing import NamedTuple

SECONDS = 0.1
"""What a chunk should take: Ctrl-C waits for the chunks being played."""

FIRST = 64
MOST = 25_000
"""Games of a chunk, at most; with rows a chunk of that size takes 4 MB."""

IN_FLIGHT = 250_000
"""Games of all chunks being played or waiting, so that memory does not grow with the number of threads."""

GROWTH = 8
"""Times a chunk may be longer than the one before."""


class Sizes(NamedTuple):
    """How long chunks are.

    Attributes:
        seconds: what a chunk should take.
        first: games of the first chunks, before the speed is known.
        most: games of a chunk, at most.
    """

    seconds: float
    first: int
    most: int


class Chunks:
    """Hands out ranges of games in order; their sizes follow the measured speed and change no result."""

    def __init__(
        self,
        first: int,
        games: int,
        boundary: int = 0,
        waiting: int = 4,
        next_look: Callable[[int], int] | None = None,
        sizes: Sizes | None = None,
    ) -> None:
        """Begin to cut.

        Args:
            first: number of the first game.
            games: number after the last game.
            boundary: a chunk ends at the latest at a multiple of this; 0 for none.
            waiting: chunks that are played or wait at a time.
            next_look: how many games are played at the first look after so many; chunks end there.
            sizes: how long chunks are; as suits threads of this process if None.
        """
        sizes = sizes or Sizes(SECONDS, FIRST, max(1, min(MOST, IN_FLIGHT // waiting)))
        self._next = first
        self._end = games
        self._boundary = boundary
        self._next_look = next_look
        self._seconds, self._most = sizes.seconds, sizes.most
        self._size = min(sizes.first, sizes.most)

    def take(self) -> tuple[int, int] | None:
        """Return the first game and the number of games of the next chunk, None at the end."""
        first = self._next
        last = min(first + self._size, self._end)
        if self._boundary:
            last = min(last, (first // self._boundary + 1) * self._boundary)
        if self._next_look is not None:
            last = min(last, self._next_look(first))
        self._next = last
        return (first, last - first) if last > first else None

    def measured(self, games: int, seconds: float) -> None:
        """Learn how long a chunk took."""
        fitting = int(games * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(fitting, self._size * GROWTH, self._most))
