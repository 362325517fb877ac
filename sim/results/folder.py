"""The folder of a run: claimed, recognised, cleared."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from .errors import FolderError
from .lock import locked
from .names import free_folders
from .own_files import FIGURES, GAMES, MANIFEST, files_of, is_own, is_result

KIND = "unosim run"


def claim(out: Path | None, name: str, *, force: bool = False, runs: Path = Path("runs")) -> Path:
    """Make the folder of a new run, empty and its own.

    Args:
        out: the folder wanted, or None for the next free ``NAME-N`` in ``runs``.
        name: the name of the config.
        force: empty a folder that holds an earlier run and nothing else.
        runs: where folders go that nobody named.

    Raises:
        FolderError: the folder is not empty, not a folder, or cannot be made.
    """
    try:
        if out is None:
            return _claim_next(runs, name)
        check_free(out, force=force)
        out.mkdir(parents=True, exist_ok=True)
        clear(out)
        return out
    except OSError as error:
        raise FolderError(f"{out or runs}: cannot be made ({error.strerror or error})") from error


def _claim_next(runs: Path, name: str) -> Path:
    runs.mkdir(parents=True, exist_ok=True)
    for folder in free_folders(runs, name):
        with suppress(FileExistsError):  # another run was faster
            folder.mkdir()
            return folder
    raise AssertionError("numbers do not end")


def check_free(out: Path | None, *, force: bool = False, runs: Path = Path("runs")) -> None:
    """Refuse a folder that a new run may not take; nothing is changed.

    Args:
        out: the folder wanted, or None for one in ``runs``.
        force: whether an earlier run may be replaced.
        runs: where folders go that nobody named.

    Raises:
        FolderError: it is a file, cannot be written, holds something, or more than a run although forced.
    """
    try:
        _check_place(out or runs)
        if out is not None:
            _check_content(out, force=force)
    except OSError as error:
        raise FolderError(f"{out or runs}: cannot be looked into ({error.strerror or error})") from error


def _check_place(folder: Path) -> None:
    """Refuse a folder that cannot be written to, or not be made."""
    place = next((place for place in (folder, *folder.absolute().parents) if place.exists()), folder)
    if not place.is_dir():
        raise FolderError(f"{place}: is not a folder; choose another --out")
    if not os.access(place, os.W_OK | os.X_OK):
        raise FolderError(f"{place}: may not be written to; choose another --out")


def _check_content(out: Path, *, force: bool) -> None:
    """Refuse a folder that holds anything, or if forced anything but a run."""
    if not out.exists() and not out.is_symlink():
        return
    if not out.is_dir():
        raise FolderError(f"{out}: is not a folder; choose another --out")
    entries = list(files_of(out))
    if not entries:
        return
    if not force:
        raise FolderError(f"{out}: is not empty; choose another --out, or --force to replace a run in it")
    if read_manifest(out) is None:
        raise FolderError(f"{out}: holds no run of unosim, so --force leaves it alone; choose another --out")
    others = [entry.relative_to(out).as_posix() for entry in entries if not is_own(entry, out)]
    if others:
        raise FolderError(f"{out}: also holds {', '.join(others[:3])}, so --force leaves it alone")
    with locked(out):
        return


def read_manifest(folder: Path) -> dict[str, Any] | None:
    """Return the manifest of a run folder, None if it has none or another program's."""
    try:
        manifest = json.loads((folder / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return manifest if isinstance(manifest, dict) and manifest.get("kind") == KIND else None


def clear(folder: Path) -> None:
    """Remove the files of an earlier run, the manifest last, so that a half-cleared folder is still known."""
    clear_results(folder)
    for path in files_of(folder):
        if is_own(path, folder) and path.name != MANIFEST:
            path.unlink()
    for name in (GAMES, FIGURES):
        with suppress(FileNotFoundError):
            (folder / name).rmdir()
    (folder / MANIFEST).unlink(missing_ok=True)


def clear_results(folder: Path) -> None:
    """Remove what can be made again from games and counters, and what is left of attempts at writing."""
    for path in files_of(folder):
        if is_result(path, folder):
            path.unlink()
