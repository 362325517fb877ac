"""The folder of a comparison: the comparison itself, and config, counters and summary of each rule set."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import FolderError
from .files import sync_folder, write_whole
from .folder import claim
from .json_text import json_text
from .manifest import versions
from .names import path_name
from .own_files import CONFIG, COUNTERS, MANIFEST, SUMMARY

KIND = "unosim comparison"
COMPARISON, RULE_SETS = "comparison.json", "rule_sets"
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Part:
    """What is written of one rule set.

    Attributes:
        label: what it is called.
        config: its resolved config as YAML.
        counters: its counts as plain data.
        summary: its summary.
        source: the run folder it was read from, None where it was played.
    """

    label: str
    config: str
    counters: dict[str, Any]
    summary: dict[str, Any]
    source: str | None


def write_comparison(
    out: Path | None, document: dict[str, Any], parts: Sequence[Part], timing: dict[str, Any]
) -> Path:
    """Write a comparison into a new folder, its manifest last, and return the folder.

    Args:
        out: the folder wanted, or None for the next free one in ``runs``.
        document: what is written as ``comparison.json``.
        parts: the rule sets in order.
        timing: what the manifest tells of the way it was made.

    Raises:
        FolderError: the folder is taken or cannot be written.
    """
    name = "compare-" + "-".join(path_name(part.label) for part in parts)
    folder = claim(out, name)
    try:
        for number, part in enumerate(parts):
            own = folder / RULE_SETS / f"{number}-{path_name(part.label)}"
            own.mkdir(parents=True)
            write_whole(own / CONFIG, part.config.encode())
            write_whole(own / COUNTERS, json_text(part.counters).encode())
            write_whole(own / SUMMARY, json_text(part.summary).encode())
        sync_folder(folder / RULE_SETS)
        write_whole(folder / COMPARISON, json_text(document).encode())
        write_whole(folder / MANIFEST, json_text(_manifest(parts, timing)).encode())
    except OSError as error:
        raise FolderError(f"{folder}: cannot be written ({error.strerror or error})") from error
    return folder


def _manifest(parts: Sequence[Part], timing: dict[str, Any]) -> dict[str, Any]:
    sources = [{"name": part.label, "run_folder": part.source} for part in parts]
    return {"kind": KIND, "schema": SCHEMA, "versions": versions(), **timing, "rule_sets": sources}
