"""The manifest of a run: what was played, by what, how fast and how far. No other file tells of time."""

import platform
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from .. import __version__
from .files import write_whole
from .folder import KIND
from .json_text import json_text
from .own_files import MANIFEST

SCHEMA = 1
PACKAGES = ("numba", "numpy", "scipy", "polars")


@dataclass
class Manifest:
    """What ``manifest.json`` tells.

    Attributes:
        name: the name of the config.
        config: the resolved config as plain data.
        kernel_hash: the hash of all kernel sources.
        seed: the seed of the run.
        games: games asked for; they are numbered from 0.
        one_row_in: one game out of so many has a row; 0 if none has.
        threads: threads that play.
        engine: where they are: ``threads`` of this process, or ``dask``.
        until: what the run stops on, as given; empty where it plays all games.
        began: when the run began, in UTC.
        games_played, hands_played: how far it came.
        seconds: time spent playing, over all sittings.
        compile_seconds: time until the kernel was ready, in the last sitting.
        stopped: why the run ended, None while it is being played.
    """

    name: str
    config: dict[str, Any]
    kernel_hash: str
    seed: int
    games: int
    one_row_in: int
    threads: int
    engine: str = "threads"
    until: list[str] = field(default_factory=list)
    began: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))
    games_played: int = 0
    hands_played: int = 0
    seconds: float = 0.0
    compile_seconds: float = 0.0
    stopped: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the document in the order it is written."""
        return {
            "kind": KIND,
            "schema": SCHEMA,
            "name": self.name,
            "versions": versions(),
            "kernel_hash": self.kernel_hash,
            "seed": self.seed,
            "first_game": 0,
            "games": self.games,
            "games_played": self.games_played,
            "hands_played": self.hands_played,
            "one_row_in": self.one_row_in,
            "until": self.until,
            "stopped": self.stopped,
            "engine": self.engine,
            "threads": self.threads,
            "began": self.began,
            "seconds": round(self.seconds, 3),
            "games_per_second": per_second(self.games_played, self.seconds),
            "hands_per_second": per_second(self.hands_played, self.seconds),
            "compile_seconds": round(self.compile_seconds, 3),
            "config": self.config,
        }

    @classmethod
    def from_dict(cls, document: dict[str, Any]) -> "Manifest":
        """Read a manifest back.

        Raises:
            KeyError, TypeError, ValueError: it is not as ``as_dict`` made it.
        """
        document = {"until": [], "engine": "threads", **document}
        given = {item.name: document[item.name] for item in fields(cls)}
        numbers = ("seed", "games", "one_row_in", "games_played", "hands_played", "seconds")
        if not all(isinstance(given[name], int | float) for name in numbers):
            raise TypeError("a number is missing")
        if not isinstance(given["until"], list) or not all(isinstance(text, str) for text in given["until"]):
            raise TypeError("until is no list of texts")
        return cls(**given)

    def write(self, folder: Path) -> None:
        """Write ``manifest.json`` whole."""
        write_whole(folder / MANIFEST, json_text(self.as_dict()).encode())

    def throughput(self) -> dict[str, Any]:
        """Return the timing as ``--json`` prints it."""
        return {
            "games_per_second": per_second(self.games_played, self.seconds),
            "hands_per_second": per_second(self.hands_played, self.seconds),
            "seconds": round(self.seconds, 3),
            "compile_seconds": round(self.compile_seconds, 3),
        }


def per_second(count: int, seconds: float) -> int | None:
    """Return a rate to the whole number, None where no time has passed."""
    return round(count / seconds) if seconds > 0 else None


def versions() -> dict[str, str]:
    """Return the versions a result depends on."""
    found = {"unosim": __version__, "python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:  # played from a source tree that is not installed
            found[package] = "unknown"
    return found
