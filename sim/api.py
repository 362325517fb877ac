"""unosim from Python: play a config, compare rule sets, look at the results."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .config import Config, load, trust

if TYPE_CHECKING:
    import polars as pl
    from matplotlib.figure import Figure

UNTIL_AT_MOST = 10_000_000
"""Games after which a run until something is reached gives up; so many have a row each."""


@dataclass(frozen=True, slots=True)
class Run:
    """A run that is over.

    Attributes:
        folder: the run folder.
        config: what was played.
        summary: the document of ``summary.json``.
    """

    folder: Path
    config: Config
    summary: dict[str, Any]

    @property
    def games(self) -> "pl.LazyFrame":
        """One row a hand, read when collected; columns as in ``unosim.kernel.tally.ROW_NAMES``."""
        from .results.rows import scan_rows  # noqa: PLC0415

        return scan_rows(self.folder / "games")

    def figures(self, language: str = "en") -> "dict[str, Figure]":
        """Return the charts by name.

        Args:
            language: ``en`` or ``es``.
        """
        from .reports import figures  # noqa: PLC0415

        return figures(self.folder, language)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A comparison that is over.

    Attributes:
        folder: where it is.
        document: the document of ``comparison.json``.
    """

    folder: Path
    document: dict[str, Any]

    @property
    def sentences(self) -> list[str]:
        """One sentence for each rule set, as ``unosim compare`` prints them."""
        from .results.comparison_sentences import sentences  # noqa: PLC0415

        return list(sentences(self.document))

    def figures(self, language: str = "en") -> "dict[str, Figure]":
        """Return the charts by name.

        Args:
            language: ``en`` or ``es``.
        """
        from .reports import figures  # noqa: PLC0415

        return figures(self.folder, language)


def run(
    config: str | Path | Config,
    *,
    games: int | None = None,
    seed: int | None = None,
    sets: Sequence[str] = (),
    out: str | Path | None = None,
    force: bool = False,
    threads: int | None = None,
    engine: str = "threads",
    scheduler: str | None = None,
    until: Sequence[str] = (),
    max_games: int | None = None,
    report: bool = False,
    progress: bool = False,
    allow_code: bool = False,
) -> Run:
    """Play a config and return its results.

    Args:
        config: the name of a preset, the path of a YAML file, or a config already loaded.
        games: how many games; the config's own number if None.
        seed: the seed; the config's own if None.
        sets: further keys as ``KEY=VALUE``, as ``--set`` takes them; not with a loaded config.
        out: the run folder; the next free ``runs/NAME-N`` if None.
        force: replace an earlier run in ``out``.
        threads: threads that play; all that may be used if None. Changes no result.
        engine: where to play: ``threads`` of this process, or ``dask``, a cluster.
        scheduler: with ``dask``, the address of the scheduler; a cluster of this machine's own if None.
        until: what to stop on, in place of ``games``: ``turns.mean=0.05``, ``fairness`` (see ``--until``).
        max_games: with ``until``, games at most; 10 million if None.
        report: write ``report.pdf`` and ``figures`` too.
        progress: show progress on stderr.
        allow_code: run strategies of your own (``mine.py:play``): code, trusted as you are.

    Raises:
        ConfigError: the config cannot be played.
        StrategyError: a strategy of your own may not be run, or did what it may not; games before it are kept.
        FolderError: the folder may not or cannot be written.
        WishError: ``until`` names what cannot be reached.
        EngineError: the cluster cannot play, or not any more; what was played is kept.
        ValueError: ``threads`` is not at least 1, ``sets`` are given for a loaded config, or ``games`` beside
            ``until``.
        KeyboardInterrupt: interrupted before the first game. Later Ctrl-C keeps what was played:
            ``summary["stopped"]`` is then ``interrupted``.
    """
    from .engine.engines import NAMES, engine_named  # noqa: PLC0415
    from .engine.progress import progress_on_stderr  # noqa: PLC0415
    from .engine.run import play_new  # noqa: PLC0415

    _check_threads(threads)
    if engine not in NAMES or (scheduler is not None and engine != "dask"):
        raise ValueError(f"engine must be one of {', '.join(NAMES)}, and dask to have a scheduler")
    if allow_code:
        trust.allow_code()
    if until and games is not None:
        raise ValueError("a run until something is reached has max_games, not games")
    if until:
        games = UNTIL_AT_MOST if max_games is None else max_games
    outcome = play_new(
        _loaded(config, games, seed, sets),
        out=None if out is None else Path(out),
        force=force,
        threads=threads,
        progress=progress_on_stderr(quiet=not progress),
        engine_of=engine_named(engine, scheduler=scheduler, threads=threads),
        until=until,
    )
    if report and not outcome.interrupted:
        from .reports import write_report  # noqa: PLC0415

        write_report(outcome.folder)
    return Run(outcome.folder, outcome.config, outcome.summary)


def compare(
    *rule_sets: str | Path | Config,
    games: int | None = None,
    seed: int | None = None,
    unpaired: bool = False,
    sets: Sequence[str] = (),
    margins: Sequence[str] = (),
    until: str | None = None,
    max_games: int | None = None,
    out: str | Path | None = None,
    threads: int | None = None,
    report: bool = False,
    progress: bool = False,
    allow_code: bool = False,
) -> Comparison:
    """Compare rule sets with the first of them, on the same deals where they are for as many players.

    Args:
        rule_sets: names of presets, paths of YAML files or of run folders, or configs already loaded.
        games: games of each that is played; as the baseline says if None.
        seed: the seed of all; the baseline's own if None.
        unpaired: give each rule set deals of its own.
        sets: keys set in all of them as ``KEY=VALUE``; not with run folders or loaded configs.
        margins: from which difference on a difference matters, as ``turns=0.5`` or ``turns=2%``.
        until: ``difference`` to stop as soon as it is known which have longer hands; in place of ``games``.
        max_games: with ``until``, games at most; 10 million if None.
        out: the folder; the next free ``runs/compare-...-N`` if None.
        threads: threads that play; all that may be used if None. Changes no result.
        report: write ``report.pdf`` and ``figures`` too.
        progress: show progress on stderr.
        allow_code: run strategies of your own (``mine.py:play``): code, trusted as you are.

    Raises:
        WishError: fewer than two rule sets, a margin that is none, or games that do not fit a run folder.
        ConfigError: a config cannot be played.
        FolderError: a folder cannot be read or written.
        ValueError: ``threads`` is not at least 1, or ``until`` is not ``difference`` or beside ``games``.
        KeyboardInterrupt: interrupted before there was anything to compare.
    """
    from .engine.comparison import run_comparison  # noqa: PLC0415
    from .engine.progress import progress_on_stderr  # noqa: PLC0415
    from .stats.comparison.margins import read_margins  # noqa: PLC0415
    from .stats.comparison.stopping import GOAL  # noqa: PLC0415

    _check_threads(threads)
    if allow_code:
        trust.allow_code()
    if until not in (None, GOAL) or (until is not None and games is not None):
        raise ValueError(f"until must be '{GOAL}', with max_games in place of games")
    if until is not None:
        games = UNTIL_AT_MOST if max_games is None else max_games
    outcome = run_comparison(
        rule_sets,
        margins=read_margins(margins),
        games=games,
        seed=seed,
        unpaired=unpaired,
        sets=sets,
        out=None if out is None else Path(out),
        threads=threads,
        progress=progress_on_stderr(quiet=not progress),
        until=until is not None,
    )
    if report and not outcome.interrupted:
        from .reports import write_report  # noqa: PLC0415

        write_report(outcome.folder)
    return Comparison(outcome.folder, outcome.document)


def _check_threads(threads: int | None) -> None:
    if threads is not None and threads < 1:
        raise ValueError(f"threads must be at least 1, not {threads}")


def _loaded(config: str | Path | Config, games: int | None, seed: int | None, sets: Sequence[str]) -> Config:
    given = {key: value for key, value in (("games", games), ("seed", seed)) if value is not None}
    if not isinstance(config, Config):
        return load(config, [*sets, *(f"run.{key}={value}" for key, value in given.items())])
    if sets:
        raise ValueError("sets are laid over a file or preset, not over a loaded config")
    chosen = config.run.model_validate({**config.run.model_dump(), **given})
    return config.model_copy(update={"run": chosen})
