"""Files that are there whole or not at all, whatever interrupts the writing."""

import os
from pathlib import Path

TEMPORARY = ".part"
"""Ending of a name under which a file is written; such files may be deleted at any time."""


def temporary_name(path: Path) -> Path:
    """Return the name under which a file is written before it gets its own."""
    return path.with_name(f".{path.name}{TEMPORARY}")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under a temporary name, sync it, rename it, and sync its folder.

    Raises:
        OSError: the file cannot be written; an earlier file of that name is untouched.
    """
    temporary = temporary_name(path)
    temporary.unlink(missing_ok=True)
    try:
        with temporary.open("xb") as file:  # made anew: a link of that name would lead elsewhere
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        _forget(temporary)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder outlast a loss of power, where the system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:  # a folder that may be written but not read; Windows refuses all folders
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # the error that led here says more
