"""What a run keeps: counters and rows of a complete prefix of games, safe on disk every few seconds."""

import time
from pathlib import Path
from typing import Any

from ..config import Config
from ..kernel.counters import Counters
from ..results.files import write_whole
from ..results.folder import clear_results
from ..results.json_text import json_text
from ..results.manifest import Manifest
from ..results.own_files import SUMMARY
from ..results.part_writer import PartWriter
from ..results.sampling import Sampling
from ..results.saved_counts import write_counts
from ..stats.stopping.goals import Goals, summarise_until
from ..stats.stopping.looks import is_look
from .player import Batch
from .pool import Played

SECONDS_BETWEEN_SAVES = 3.0
"""Play that a crash may cost, beside the chunks being played."""


class Keeper:
    """Adds chunks to a run folder.

    Rows are written before the counters that count them, and the summary last, so that whatever moment the
    process ends at, the folder holds whole files of games that can be gone on with.
    """

    def __init__(
        self,
        folder: Path,
        config: Config,
        manifest: Manifest,
        sampling: Sampling,
        begun: tuple[int, Counters],
        goals: Goals | None = None,
    ) -> None:
        """Take up what the folder holds; what it came to so far is removed.

        Args:
            folder: the run folder, with config and manifest in it.
            config: what is played.
            manifest: filled in and written on the way.
            sampling: which games get a row.
            begun: games played before, and their counters.
            goals: what the run stops on.

        Raises:
            FolderError: rows of games played before are missing.
        """
        self.folder = folder
        self.games, self.counters = begun
        self._config = config
        self._manifest = manifest
        self._goals = goals
        self._writer = PartWriter(folder, sampling, config.run.games)
        self._writer.take_up(self.games)
        clear_results(folder)
        self._clock = self._saved = time.perf_counter()

    @property
    def hands(self) -> int:
        """Hands counted so far."""
        return int(self.counters.totals["hands"][0])

    @property
    def reached(self) -> bool:
        """Whether the run has reached what it stops on, asked at looks alone."""
        if self._goals is None or not is_look(self.games):
            return False
        return self._goals.reached(self._config, self.counters, self.games)

    def add(self, played: Played[Batch]) -> None:
        """Add the next chunk; save all if the last time is long enough ago."""
        self.counters.add(played.batch.counters)
        self.games = played.first + played.games
        self._writer.add(played.first, played.games, played.batch.rows)
        if time.perf_counter() - self._saved > SECONDS_BETWEEN_SAVES:
            self.save()

    def save(self) -> None:
        """Write rows, counters and manifest as they are now."""
        self._writer.save()
        write_counts(self.folder, self.games, self.counters)
        now = time.perf_counter()
        self._manifest.seconds += now - self._clock
        self._manifest.games_played = self.games
        self._manifest.hands_played = self.hands
        self._manifest.write(self.folder)
        self._clock = self._saved = now

    def close(self, stopped: str) -> dict[str, Any]:
        """Write everything, the summary and why the run ended; return the summary."""
        self.save()
        summary = summarise_until(self._goals, self._config, self.counters, games=self.games, stopped=stopped)
        write_whole(self.folder / SUMMARY, json_text(summary).encode())
        self._manifest.stopped = stopped
        self._manifest.write(self.folder)
        return summary
