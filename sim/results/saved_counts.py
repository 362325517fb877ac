"""``counters.json``: the exact counts, and of how many games they are."""

import json
from pathlib import Path
from typing import Any

from ..kernel.counters import Counters
from .errors import FolderError
from .files import write_whole
from .json_text import json_text
from .own_files import COUNTERS


def write_counts(folder: Path, games: int, counters: Counters) -> None:
    """Write the counts of the first ``games`` games.

    Raises:
        OSError: the file cannot be written.
    """
    write_whole(folder / COUNTERS, json_text({"games": games, **counters.as_dict()}).encode())


def read_counts(folder: Path, max_turns: int) -> tuple[int, Counters]:
    """Return how many games were counted, and their counts; none where the file was not written yet.

    Raises:
        FolderError: the file is not as a run leaves it.
    """
    path = folder / COUNTERS
    try:
        document: dict[str, Any] = json.loads(path.read_text("utf-8"))
        games = document["games"]
        if not isinstance(games, int) or games < 0:
            raise ValueError("its number of games is none")
        return games, Counters.from_dict(document, max_turns)
    except FileNotFoundError:
        return 0, Counters(max_turns)
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise FolderError(f"{path}: is not as a run leaves it ({error})") from error
