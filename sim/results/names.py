"""Names of run folders: what a config is called, made safe for a path, and the next free number."""

import itertools
import unicodedata
from collections.abc import Iterator
from pathlib import Path

LONGEST = 80
"""Bytes of a name that go into a path; most file systems take 255."""

UNNAMED = "run"


def path_name(name: str) -> str:
    """Return a name of letters and digits of any script, ``_`` and ``-``; never empty, never a path."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(sign if sign.isalnum() or sign == "_" else "-" for sign in plain)
    words = "-".join(word for word in kept.split("-") if word)
    short = words.encode("utf-8", "ignore")[:LONGEST].decode("utf-8", "ignore")
    return short.strip("-") or UNNAMED


def free_folders(runs: Path, name: str) -> Iterator[Path]:
    """Yield ``NAME-1``, ``NAME-2`` ... in the folder of runs, from the first number above all taken."""
    stem = path_name(name) + "-"
    taken = [0]
    if runs.is_dir():
        endings = (entry.name.removeprefix(stem) for entry in runs.iterdir() if entry.name.startswith(stem))
        taken += [int(ending) for ending in endings if ending.isascii() and ending.isdigit()]
    for number in itertools.count(max(taken) + 1):
        yield runs / f"{stem}{number}"
