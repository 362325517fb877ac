"""Reading the bytes of a config file: a regular file of at most 1 MB of UTF-8 text."""

import stat
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 1_000_000


class FileFault(Exception):
    """A file that is no config; ``line`` and ``column`` count from 1, 0 where no place can be named."""

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


def read_text(path: Path) -> str:
    """Return the text of a config file.

    Raises:
        FileFault: it is missing, no regular file, too large, not readable, or not UTF-8.
    """
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            raise FileFault("is a folder, not a config file")
        if not stat.S_ISREG(mode):
            raise FileFault("is not a regular file")
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise FileFault("no such file") from None
    except OSError as error:
        raise FileFault(f"cannot be read: {error.strerror}") from None
    except ValueError:
        raise FileFault("cannot be the name of a file") from None
    if len(data) > MOST_BYTES:
        raise FileFault("too large for a config: more than 1 MB")
    return _decoded(data)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8-sig")
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise FileFault(f"not UTF-8 text (byte 0x{data[error.start]:02X})", line, column) from None
