"""One sitting of a run: playing on from where the folder stands until the end, or until asked to stop."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..config import Config
from ..config.trust import StrategyError
from ..results.errors import FolderError
from ..results.manifest import Manifest
from ..results.own_files import GAMES
from ..results.sampling import Sampling
from ..results.saved_counts import read_counts
from ..stats.stopping.looks import next_look
from .engines import Engine, Plan
from .errors import EngineError
from .player import Batch
from .pool import Played
from .progress import Progress
from .stop import Stop

if TYPE_CHECKING:
    from ..stats.stopping.goals import Goals
    from .keeper import Keeper


@dataclass(frozen=True, slots=True)
class Sitting:
    """All that a sitting needs.

    Attributes:
        folder: the run folder, held by this process, with config and manifest in it.
        config: what is played.
        manifest: what is told of it; filled in on the way.
        sampling: which games get a row.
        engine: what plays.
        progress: what is told on the way.
        stop: how it is asked to stop.
        goals: what it stops on by itself.
    """

    folder: Path
    config: Config
    manifest: Manifest
    sampling: Sampling
    engine: Engine
    progress: Progress
    stop: Stop
    goals: "Goals | None" = None


def play_on(sitting: Sitting) -> dict[str, Any]:
    """Play to the last game, to the goals or until asked to stop; return the summary of all that was played.

    Raises:
        FolderError: the folder cannot be written any more, or lacks games played before.
        EngineError: no more games come in; what came in is kept.
    """
    begun = read_counts(sitting.folder, sitting.config.rules.max_turns)
    looks = None if sitting.goals is None else next_look
    plan = Plan(begun[0], sitting.config.run.games, sitting.sampling, looks)
    try:
        with sitting.engine.begin(plan, sitting.stop) as coming:
            # what writes takes half a second to import, and the first games are being played meanwhile
            from .keeper import Keeper  # noqa: PLC0415

            goals, manifest = sitting.goals, sitting.manifest
            keeper = Keeper(sitting.folder, sitting.config, manifest, sitting.sampling, begun, goals)
            try:
                return keeper.close(_keep(coming, keeper, sitting))
            except EngineError as error:
                keeper.close("interrupted")
                raise EngineError(f"{error}; {_safe(sitting.folder, keeper.games)}") from error
            except StrategyError as error:
                keeper.close("interrupted")
                kept = f"{keeper.games:,} games before it are kept in {sitting.folder}"
                raise StrategyError(f"{error}\n{kept}") from error
    except OSError as error:
        raise FolderError(_write_fault(sitting, error)) from error
    finally:
        sitting.progress.end()


def _keep(coming: Iterable[Played[Batch]], keeper: "Keeper", sitting: Sitting) -> str:
    """Keep what comes in; return why no more comes."""
    games, before = sitting.config.run.games, keeper.hands
    sitting.progress.begin(games, keeper.games)
    try:
        reached = keeper.reached
        for played in () if reached else coming:
            keeper.add(played)
            sitting.progress.advance(keeper.games, keeper.hands - before)
            reached = keeper.reached
            if reached:
                break
        if reached:
            return "until"
        return "games" if keeper.games == games else "interrupted"
    finally:
        sitting.progress.end()


def _write_fault(sitting: Sitting, error: OSError) -> str:
    folder, kept = sitting.folder, sitting.manifest.games_played
    needed = (folder, folder / GAMES) if sitting.sampling.block else (folder,)
    gone = next((path for path in needed if not path.is_dir()), None)
    if gone is None and isinstance(error, FileNotFoundError):  # somebody is just removing it
        gone = (
            folder / GAMES if GAMES in Path(error.filename or folder).parts[len(folder.parts) :] else folder
        )
    if gone is not None:
        return f"{gone}: is gone, and what was played with it"
    fault = f"{folder}: cannot be written any more ({error.strerror or error})"
    return f"{fault}; {_safe(folder, kept)}" if kept else fault


def _safe(folder: Path, games: int) -> str:
    return f"{games:,} games are safe, go on with: unosim run --resume {folder}"
