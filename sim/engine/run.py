"""A run from its config to its folder."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..config import Config, resolved_yaml
from ..results.errors import FolderError
from ..results.files import write_whole
from ..results.folder import check_free, claim
from ..results.lock import locked
from ..results.manifest import Manifest
from ..results.own_files import CONFIG
from ..results.sampling import Sampling, sampling
from .engines import Engine, EngineOf, Threads
from .player import Player, kernel_hash, kernel_player, usable_threads
from .progress import Progress, Silent
from .resume import read_begun, read_summary
from .sitting import Sitting, play_on
from .stop import Stop, stop_on_signals

if TYPE_CHECKING:
    from ..stats.stopping.goals import Goals

PlayerOf = Callable[[Config], Player]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A run that is over.

    Attributes:
        folder: the run folder.
        config: what was played.
        summary: the document of ``summary.json``.
        manifest: how it was played.
    """

    folder: Path
    config: Config
    summary: dict[str, Any]
    manifest: Manifest

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return bool(self.summary["stopped"] == "interrupted")


def play_new(
    config: Config,
    *,
    out: Path | None = None,
    force: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
    player_of: PlayerOf | None = None,
    engine_of: EngineOf | None = None,
    until: Sequence[str] = (),
) -> Outcome:
    """Play a config into a new folder.

    Args:
        config: what to play.
        out: the folder, or None for the next free ``runs/NAME-N``.
        force: replace an earlier run in that folder.
        threads: threads that play; all that may be used if None. Changes no result.
        progress: what to tell while it goes on.
        player_of: what plays a config on threads; the kernel if None.
        engine_of: where it is played; on threads of this process if None.
        until: what to stop on, as ``turns.mean=0.05`` or ``fairness``; the games of the config at the latest.

    Raises:
        WishError: ``until`` names what cannot be reached.
        FolderError: the folder may not or cannot be written; games written before stay valid.
        EngineError: where it is to be played nobody can, or not any more; what was played is kept.
        KeyboardInterrupt: stopped before the first game, when there is nothing to keep.
    """
    goals = _goals(until, config)
    check_free(out, force=force)
    chosen = _sampling(config)
    manifest = _new_manifest(config, chosen, until)
    told, stop = progress or Silent(), Stop()
    engine_of = engine_of or _threads_of(player_of, threads)
    with stop_on_signals(stop), closing(engine_of(config)) as engine:
        _get_ready(engine, manifest, told, stop)
        folder = claim(out, config.name, force=force)
        with locked(folder):
            _write_head(folder, config, manifest)
            summary = play_on(Sitting(folder, config, manifest, chosen, engine, told, stop, goals))
    return Outcome(folder, config, summary, manifest)


def resume(
    folder: Path,
    *,
    threads: int | None = None,
    progress: Progress | None = None,
    player_of: PlayerOf | None = None,
    engine_of: EngineOf | None = None,
) -> Outcome:
    """Go on with a run that was interrupted or killed, to the same bytes as if nothing had happened.

    Args:
        folder: the run folder.
        threads: threads that play; all that may be used if None.
        progress: what to tell while it goes on.
        player_of: what plays a config on threads; the kernel if None.
        engine_of: where it is played; on threads of this process if None.

    Raises:
        FolderError: it holds no run, or one of another config, seed or kernel, or is being played in.
        WishError: what the run stops on, as its manifest says, is not known.
        EngineError: where it is to be played nobody can, or not any more; what was played is kept.
        KeyboardInterrupt: stopped before the first game; the folder is as it was.
    """
    config, manifest = read_begun(folder)
    goals = _goals(manifest.until, config)
    if manifest.stopped in ("games", "until"):
        return Outcome(folder, config, read_summary(folder), manifest)
    told, stop = progress or Silent(), Stop()
    engine_of = engine_of or _threads_of(player_of, threads)
    with locked(folder), stop_on_signals(stop), closing(engine_of(config)) as engine:
        chosen = _sampling(config)
        _get_ready(engine, manifest, told, stop)
        manifest.stopped = None
        summary = play_on(Sitting(folder, config, manifest, chosen, engine, told, stop, goals))
    return Outcome(folder, config, summary, manifest)


def _threads_of(player_of: PlayerOf | None, threads: int | None) -> EngineOf:
    def threads_of(config: Config) -> Engine:
        return Threads((player_of or kernel_player)(config), threads or usable_threads())

    return threads_of


def _get_ready(engine: Engine, manifest: Manifest, told: Progress, stop: Stop) -> None:
    manifest.compile_seconds = engine.get_ready(told, stop)
    manifest.engine, manifest.threads = engine.name, engine.threads


def _sampling(config: Config) -> Sampling:
    wish, in_matches = config.run, config.rules.match.mode != "none"
    return sampling(wish.rows, wish.games, wish.seed, in_matches=in_matches)


def _goals(until: Sequence[str], config: Config) -> "Goals | None":
    if not until:
        return None
    from ..stats.stopping.goals import read_goals  # noqa: PLC0415  (statistics take a while to import)

    return read_goals(until, config)


def _new_manifest(config: Config, chosen: Sampling, until: Sequence[str]) -> Manifest:
    return Manifest(
        name=config.name,
        config=config.model_dump(mode="json"),
        kernel_hash=kernel_hash(config),
        seed=config.run.seed,
        games=config.run.games,
        one_row_in=chosen.block,
        threads=0,
        until=list(until),
    )


def _write_head(folder: Path, config: Config, manifest: Manifest) -> None:
    """Write what makes a folder a run that can go on, before the first game."""
    try:
        manifest.write(folder)
        write_whole(folder / CONFIG, resolved_yaml(config).encode())
    except OSError as error:
        raise FolderError(f"{folder}: cannot be written ({error.strerror or error})") from error
