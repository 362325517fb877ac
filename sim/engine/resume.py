"""Going on with a run: only the same games, by the same kernel."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..config import Config, ConfigError, load
from ..results.errors import FolderError
from ..results.folder import read_manifest
from ..results.manifest import Manifest
from ..results.own_files import CONFIG, FIGURES, GAMES, MANIFEST, SUMMARY, check_no_links
from .player import kernel_hash


def read_begun(folder: Path) -> tuple[Config, Manifest]:
    """Read the config and the manifest of a run that is to go on.

    Raises:
        FolderError: there is no run, or its config, seed or kernel are no longer what it was begun with;
            or links in it lead elsewhere.
    """
    document = read_manifest(folder)
    if document is None:
        raise FolderError(f"{folder}: holds no run that could go on ({MANIFEST} is missing or broken)")
    check_no_links(folder, GAMES, FIGURES)
    try:
        config = load(folder / CONFIG)
    except ConfigError as error:
        raise FolderError(f"{folder}: its config cannot be read any more:\n{error}") from error
    manifest = _manifest(folder, document)
    changed = list(differences(manifest.config, config.model_dump(mode="json")))
    if manifest.kernel_hash != (now := kernel_hash(config)):
        changed.append(f"kernel: {manifest.kernel_hash} then, {now} now")
    if changed:
        raise FolderError(f"{folder}: cannot go on, the games would not be the same: {'; '.join(changed)}")
    return config, manifest


def read_summary(folder: Path) -> dict[str, Any]:
    """Read the summary of a run that is over.

    Raises:
        FolderError: it is missing or broken.
    """
    path = folder / SUMMARY
    try:
        summary: dict[str, Any] = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise FolderError(f"{path}: cannot be read ({error})") from error
    return summary


def differences(then: Any, now: Any, path: str = "") -> Iterator[str]:
    """Yield what differs between two nested documents, one sentence a key."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key in {**then, **now}:
            yield from differences(then.get(key), now.get(key), f"{path}.{key}" if path else str(key))
    elif then != now:
        yield f"{path}: {then} then, {now} now"


def _manifest(folder: Path, document: dict[str, Any]) -> Manifest:
    try:
        return Manifest.from_dict(document)
    except (KeyError, TypeError, ValueError) as error:
        raise FolderError(f"{folder / MANIFEST}: is not as a run leaves it ({error})") from error
