"""The folder of compiled code is the user's own: what lies in it is run, and its index is a pickle."""

import os
import stat
from collections.abc import Sequence
from pathlib import Path


def is_made_private(root: Path, steps: Sequence[str]) -> bool:
    """Make a folder below ``root``, step by step, that nobody else can look into or write to.

    Args:
        root: a folder that the user chose; it is made where it is missing.
        steps: names of folders, one below the other; all of them are to be private.

    Returns:
        False where that cannot be had: a step is a link, no folder, or somebody else's, or others could write
        to the last one before.
    """
    if not hasattr(os, "getuid"):  # Windows keeps the folders of users apart by itself
        return _is_made(root.joinpath(*steps))
    folder = root
    if not _is_made(root):
        return False
    for step in steps:
        folder = folder / step
        last = len(folder.parts) == len(root.parts) + len(steps)
        if not _is_private(folder, may_be_closed=not last):
            return False
    return True


def _is_made(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)


def _is_private(folder: Path, *, may_be_closed: bool) -> bool:
    """Make a folder, or close one of one's own to others; of the last one they may have written before."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        about = folder.lstat()
        if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.getuid():
            return False
        if about.st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not may_be_closed:
            return False
        if stat.S_IMODE(about.st_mode) & 0o077:
            folder.chmod(0o700)
    except OSError:
        return False
    return os.access(folder, os.W_OK | os.X_OK)
