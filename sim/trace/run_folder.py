"""What a run folder says about the games in it."""

from pathlib import Path
from typing import NamedTuple

from ..config import Config, ConfigError, load, printable
from ..results.errors import FolderError
from ..results.folder import read_manifest
from ..results.own_files import CONFIG, MANIFEST


class PlayedRun(NamedTuple):
    """The games of a run folder.

    Attributes:
        config: what was played, with its seed.
        games: how many games were played, or if it does not say how many are to be; numbered from 0.
        kernel_hash: the hash of the kernel that played them.
    """

    config: Config
    games: int
    kernel_hash: str


def read_run(folder: Path) -> PlayedRun:
    """Read what a run folder says about its games.

    Raises:
        FolderError: it holds no run of unosim, or one that cannot be read.
    """
    manifest, shown = read_manifest(folder), printable(str(folder))
    if manifest is None:
        raise FolderError(f"{shown}: holds no run of unosim ({MANIFEST} is missing or broken)")
    seed, kernel_hash = manifest.get("seed"), manifest.get("kernel_hash")
    games = manifest.get("games_played") or manifest.get("games")
    if not isinstance(seed, int) or not isinstance(games, int) or not isinstance(kernel_hash, str):
        raise FolderError(f"{shown}/{MANIFEST}: is not as a run leaves it")
    try:
        config = load(folder / CONFIG, [f"run.seed={seed}"])
    except ConfigError as error:
        raise FolderError(f"{shown}: its config cannot be read:\n{error}") from error
    return PlayedRun(config, games, kernel_hash)
