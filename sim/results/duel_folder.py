"""The folder of a duel: what was played, and what came out."""

from pathlib import Path
from typing import Any

from .errors import FolderError
from .files import write_whole
from .folder import claim
from .json_text import json_text
from .manifest import versions
from .own_files import CONFIG, MANIFEST

KIND = "unosim duel"
DUEL = "duel.json"
SCHEMA = 1


def write_duel(
    out: Path | None, name: str, config: str, document: dict[str, Any], made: dict[str, Any]
) -> Path:
    """Write a duel into a new folder, its manifest last, and return the folder.

    Args:
        out: the folder wanted, or None for the next free one in ``runs``.
        name: the name of the config.
        config: the resolved config of the first seating, as YAML.
        document: what is written as ``duel.json``.
        made: what the manifest tells of the way it was made.

    Raises:
        FolderError: the folder is taken or cannot be written.
    """
    folder = claim(out, f"duel-{name}")
    manifest = {"kind": KIND, "schema": SCHEMA, "versions": versions(), **made}
    try:
        write_whole(folder / CONFIG, config.encode())
        write_whole(folder / DUEL, json_text(document).encode())
        write_whole(folder / MANIFEST, json_text(manifest).encode())
    except OSError as error:
        raise FolderError(f"{folder}: cannot be written ({error.strerror or error})") from error
    return folder
