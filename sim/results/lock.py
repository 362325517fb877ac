"""One process at a time in a run folder."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .errors import FolderError

fcntl: Any
try:
    import fcntl
except ImportError:  # Windows has no such locks; two runs in one folder are the user's own care there
    fcntl = None


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a run folder for this process; the lock ends with the process, however that ends.

    Raises:
        FolderError: another process is playing in it.
    """
    if fcntl is None:
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise FolderError(f"{folder}: another run is being played in it") from None
        yield
    finally:
        os.close(handle)
