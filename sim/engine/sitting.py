"""One sitting of a run: playing on from where the folder stands until the end, or until asked to stop."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..config import Config
from ..config.trust import StrategyError
from ..results.errors import FolderError
from ..results.manifest import Manifest
from ..results.sampling import Sampling
from ..results.saved_counts import read_counts
from ..stats.stopping.looks import next_look
from .chunks import Chunks
from .player import Player
from .pool import AHEAD, Pool
from .progress import Progress
from .stop import Stop

if TYPE_CHECKING:
    from ..stats.stopping.goals import Goals


@dataclass(frozen=True, slots=True)
class Sitting:
    """All that a sitting needs.

    Attributes:
        folder: the run folder, held by this process, with config and manifest in it.
        config: what is played.
        manifest: what is told of it; filled in on the way.
        sampling: which games get a row.
        player: what plays.
        progress: what is told on the way.
        stop: how it is asked to stop.
        goals: what it stops on by itself.
    """

    folder: Path
    config: Config
    manifest: Manifest
    sampling: Sampling
    player: Player
    progress: Progress
    stop: Stop
    goals: "Goals | None" = None


def play_on(sitting: Sitting) -> dict[str, Any]:
    """Play to the last game, to the goals or until asked to stop; return the summary of all that was played.

    Raises:
        FolderError: the folder cannot be written any more, or lacks games played before.
    """
    config, games = sitting.config, sitting.config.run.games
    begun = read_counts(sitting.folder, config.rules.max_turns)
    threads, sampling = sitting.manifest.threads, sitting.sampling
    looks = None if sitting.goals is None else next_look
    chunks = Chunks(begun[0], games, sampling.games_per_part, threads + AHEAD, looks)
    with_rows = sampling.block > 0
    try:
        with Pool(sitting.player, chunks, threads=threads, with_rows=with_rows, stop=sitting.stop) as pool:
            # what writes takes half a second to import, and the first games are being played meanwhile
            from .keeper import Keeper  # noqa: PLC0415

            keeper = Keeper(sitting.folder, config, sitting.manifest, sampling, begun, sitting.goals)
            before = keeper.hands
            sitting.progress.begin(games, keeper.games)
            stopped = "until" if keeper.reached else None
            for played in pool if stopped is None else ():
                keeper.add(played)
                sitting.progress.advance(keeper.games, keeper.hands - before)
                if keeper.reached:
                    stopped = "until"
                    break
            sitting.progress.end()
            return keeper.close(stopped or ("games" if keeper.games == games else "interrupted"))
    except StrategyError as error:
        kept = f"{keeper.games:,} games before it are kept in {sitting.folder}"
        keeper.close("interrupted")
        raise StrategyError(f"{error}\n{kept}") from error
    except OSError as error:
        raise FolderError(_write_fault(sitting.folder, error, sitting.manifest.games_played)) from error
    finally:
        sitting.progress.end()


def _write_fault(folder: Path, error: OSError, kept: int) -> str:
    fault = f"{folder}: cannot be written any more ({error.strerror or error})"
    if not kept:
        return fault
    return f"{fault}; {kept:,} games are safe, go on with: unosim run --resume {folder}"
