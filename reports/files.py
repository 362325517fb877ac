"""Writing the files of a report, each whole or not at all."""

from pathlib import Path

from ..results import files
from .errors import ReportError


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under a temporary name, sync it and rename it; missing folders are made.

    Raises:
        ReportError: the place cannot be written; an earlier file of that name is untouched.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        files.write_whole(path, content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportError(
            f"{path}: cannot be written ({reason}); choose another folder with --out"
        ) from error
