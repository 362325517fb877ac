"""The folder of a sweep: what is played, a file for each cell that was, and the analysis of all of them."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import FolderError
from .files import write_whole
from .folder import claim
from .json_text import json_text
from .manifest import versions
from .own_files import CONFIG, MANIFEST, check_no_links

KIND = "unosim sweep"
CELLS, SWEEP = "cells", "sweep.json"
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class SweepManifest:
    """What a sweep is of.

    Attributes:
        vary: the keys and values as they were given.
        games: games of each cell.
        seed: the seed of all cells.
        plan: a hash of all that is played.
        kernel_hash: the hash of all kernel sources.
    """

    vary: tuple[str, ...]
    games: int
    seed: int
    plan: str
    kernel_hash: str

    def as_dict(self) -> dict[str, Any]:
        """Return the document."""
        own = {
            "vary": list(self.vary),
            "games": self.games,
            "seed": self.seed,
            "plan": self.plan,
            "kernel_hash": self.kernel_hash,
        }
        return {"kind": KIND, "schema": SCHEMA, "versions": versions(), **own}


def begin_sweep(out: Path | None, name: str, config: str, manifest: SweepManifest) -> Path:
    """Make the folder of a new sweep and write what it is of.

    Args:
        out: the folder wanted, or None for the next free one in ``runs``.
        name: the name of the config.
        config: the resolved config that the keys are varied of, as YAML.
        manifest: what the sweep is of.

    Raises:
        FolderError: the folder is taken or cannot be written.
    """
    folder = claim(out, f"sweep-{name}")
    try:
        (folder / CELLS).mkdir()
        write_whole(folder / CONFIG, config.encode())
        write_whole(folder / MANIFEST, json_text(manifest.as_dict()).encode())
    except OSError as error:
        raise FolderError(f"{folder}: cannot be written ({error.strerror or error})") from error
    return folder


def read_sweep(folder: Path) -> SweepManifest:
    """Read what the sweep in a folder is of.

    Raises:
        FolderError: it holds no sweep, or links in it lead elsewhere.
    """
    check_no_links(folder, CELLS)
    try:
        document = json.loads((folder / MANIFEST).read_text("utf-8"))
        if document["kind"] != KIND:
            raise ValueError("it is of another kind")
        return SweepManifest(
            tuple(map(str, document["vary"])),
            int(document["games"]),
            int(document["seed"]),
            str(document["plan"]),
            str(document["kernel_hash"]),
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise FolderError(f"{folder}: holds no sweep that could go on ({error})") from error


def write_cell(folder: Path, number: int, cell: dict[str, Any]) -> None:
    """Write what was counted in a cell.

    Raises:
        FolderError: it cannot be written.
    """
    write(_cell_path(folder, number), cell)


def read_cell(folder: Path, number: int) -> dict[str, Any] | None:
    """Return what was counted in a cell, None where it was not played yet.

    Raises:
        FolderError: its file is not as a sweep leaves it.
    """
    path = _cell_path(folder, number)
    try:
        cell: dict[str, Any] = json.loads(path.read_text("utf-8"))
        return cell
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as error:
        raise FolderError(f"{path}: is not as a sweep leaves it ({error})") from error


def write_analysis(folder: Path, document: dict[str, Any]) -> None:
    """Write ``sweep.json``.

    Raises:
        FolderError: it cannot be written.
    """
    write(folder / SWEEP, document)


def write(path: Path, document: dict[str, Any]) -> None:
    """Write a document whole.

    Raises:
        FolderError: it cannot be written.
    """
    try:
        write_whole(path, json_text(document).encode())
    except OSError as error:
        raise FolderError(f"{path}: cannot be written ({error.strerror or error})") from error


def _cell_path(folder: Path, number: int) -> Path:
    return folder / CELLS / f"{number:04}.json"
