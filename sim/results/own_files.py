"""Which files of a run folder are unosim's own; no other is ever removed."""

import re
from collections.abc import Iterator
from pathlib import Path

from .errors import FolderError
from .files import TEMPORARY

CONFIG, MANIFEST, COUNTERS, SUMMARY = "config.yaml", "manifest.json", "counters.json", "summary.json"
GAMES, FIGURES = "games", "figures"

_KEPT = re.compile(r"config\.yaml|manifest\.json|counters\.json|games/\d{12}-\d{12}\.parquet")
_RESULT = re.compile(
    rf"summary\.json|games\.(csv|parquet)|report[\w.-]*\.pdf|figures/[\w.-]+\.(png|svg|pdf)|((games|figures)/)?\.[\w.-]+\{TEMPORARY}"
)


def files_of(folder: Path) -> Iterator[Path]:
    """Yield what lies in a run folder and in its own two folders; links are not followed."""
    for entry in sorted(folder.iterdir()):
        if entry.name in (GAMES, FIGURES) and entry.is_dir() and not entry.is_symlink():
            yield from sorted(entry.iterdir())
        else:
            yield entry


def is_result(path: Path, folder: Path) -> bool:
    """Tell whether a file can be made again from the games and counters, or is left of an attempt."""
    return _matches(_RESULT, path, folder)


def is_own(path: Path, folder: Path) -> bool:
    """Tell whether a file is one that a run writes."""
    return is_result(path, folder) or _matches(_KEPT, path, folder)


def _matches(pattern: re.Pattern[str], path: Path, folder: Path) -> bool:
    return pattern.fullmatch(path.relative_to(folder).as_posix()) is not None and not path.is_dir()


def check_no_links(folder: Path, *names: str) -> None:
    """Refuse a folder from elsewhere in which a link stands for an inner folder: what is written would go there.

    Raises:
        FolderError: one of the inner folders is a link.
    """
    for name in names:
        if (folder / name).is_symlink():
            raise FolderError(f"{folder / name}: is a link, which is not followed; put a folder in its place")
