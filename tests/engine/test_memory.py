"""What a run holds in memory does not grow with its games."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = [pytest.mark.heavy, pytest.mark.compiled]

PLAY = """
import json, resource, sys
from pathlib import Path
from unosim.config import load
from unosim.engine.run import play_new
games, rows, folder = sys.argv[1:]
play_new(load("classic", [f"run.games={games}", f"run.rows={rows}"]), out=Path(folder))
print(json.dumps(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000))
"""


def peak(games: int, rows: str, folder: Path) -> float:
    """Return the MB at the peak of a run of its own process."""
    environment = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    command = [sys.executable, "-c", PLAY, str(games), rows, str(folder)]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(result.stdout))


@pytest.mark.parametrize("rows", ["none", "sample"])
def test_five_million_games_take_no_more_than_a_million(tmp_path: Path, rows: str) -> None:
    peak(1000, "none", tmp_path / "compiled")
    few, many = peak(1_000_000, rows, tmp_path / "few"), peak(5_000_000, rows, tmp_path / "many")
    assert max(few, many) < 500
    assert many < few + 80
