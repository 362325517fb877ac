"""What may be given to ``unosim run``, checked: one clear line for whatever is wrong."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.engines import EngineOf

MOST_GAMES = 10**12
MOST_SEED = 2**63 - 1
MOST_THREADS = 1024


class OptionError(Exception):
    """A wrong option; the text is the whole message."""


def games_of(text: str, option: str = "--games") -> int:
    """Return the number of games that an option means: digits, or digits with k, M, G or B."""
    from ..config import parse_count, printable

    number = parse_count(text)
    if number is None:
        raise OptionError(
            f"{option}: '{printable(text[:40])}' is no number of games; write 5000, 10k, 10M or 1B"
        )
    if not 1 <= number <= MOST_GAMES:
        raise OptionError(f"{option}: must be from 1 to {MOST_GAMES:,}")
    return number


def whole_number(option: str, text: str, least: int, most: int) -> int:
    """Return a whole number within its bounds."""
    from ..config import printable

    if not re.fullmatch(r"[0-9]{1,19}", text) or not least <= int(text) <= most:
        shown = printable(text[:40])
        raise OptionError(f"{option}: must be a whole number from {least} to {most:,}, not '{shown}'")
    return int(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of ``unosim run`` as they were typed; None for what was not."""

    config: str | None
    games: str | None
    seed: str | None
    out: str | None
    force: bool
    threads: str | None
    engine: str
    scheduler: str | None
    sets: tuple[str, ...]
    no_report: bool
    as_json: bool
    quiet: bool
    resume: str | None
    until: tuple[str, ...]
    max_games: str | None

    @property
    def folder(self) -> Path | None:
        """The run folder, None for the next free one."""
        return None if self.out is None else Path(self.out)

    @property
    def thread_count(self) -> int | None:
        """The number of threads, None for all."""
        return None if self.threads is None else whole_number("--threads", self.threads, 1, MOST_THREADS)

    @property
    def engine_of(self) -> "EngineOf | None":
        """The engine, None for threads of this process."""
        if self.scheduler is not None and self.engine != "dask":
            raise OptionError("--scheduler goes with --engine dask")
        if self.scheduler is not None and not re.fullmatch(r"(\w+://)?[^\s/]+:[0-9]{1,5}", self.scheduler):
            raise OptionError("--scheduler: must be an address as tls://host:8786")
        if self.scheduler is not None and self.threads is not None:
            raise OptionError(
                "--threads: workers say how many threads they have; leave it out with --scheduler"
            )
        from ..engine.engines import engine_named

        return engine_named(self.engine, scheduler=self.scheduler, threads=self.thread_count)

    @property
    def most_games(self) -> int:
        """The games after which a run with ``--until`` gives up."""
        from ..api import UNTIL_AT_MOST

        return UNTIL_AT_MOST if self.max_games is None else games_of(self.max_games, "--max-games")

    @property
    def all_sets(self) -> list[str]:
        """All keys set on the command line, as ``--set`` takes them."""
        keys = list(self.sets)
        if self.until:
            keys.append(f"run.games={self.most_games}")
        elif self.games is not None:
            keys.append(f"run.games={games_of(self.games)}")
        if self.seed is not None:
            keys.append(f"run.seed={whole_number('--seed', self.seed, 0, MOST_SEED)}")
        return keys

    def check_new(self) -> None:
        """Refuse a new run without a config or a usable folder.

        Raises:
            OptionError: what is wrong.
        """
        if self.config is None:
            raise OptionError("CONFIG is missing: name a preset (see unosim presets) or a YAML file")
        if self.out == "":
            raise OptionError("--out: must be the name of a folder")
        if self.force and self.out is None:
            raise OptionError("--force replaces the run in --out DIR; name it")
        if self.until and self.games is not None:
            raise OptionError("--until stops by itself; give --max-games in place of --games")
        if self.max_games is not None and not self.until:
            raise OptionError("--max-games goes with --until; without it, give --games")

    def check_resumed(self) -> None:
        """Refuse what a run that goes on has in its folder already.

        Raises:
            OptionError: what is to be left out.
        """
        given = {
            "CONFIG": self.config,
            "--games": self.games,
            "--seed": self.seed,
            "--out": self.out,
            "--force": self.force,
            "--set": self.sets,
            "--until": self.until,
            "--max-games": self.max_games,
        }
        names = [name for name, value in given.items() if value]
        if names:
            raise OptionError(f"--resume goes on with what its folder holds; leave out {', '.join(names)}")
