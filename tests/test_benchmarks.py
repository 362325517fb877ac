"""The scripts that measure: they play, and say what they cannot."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BARE_LOOP = """
import numpy as np
GAME = np.dtype([("full", "u1", 256)])
KEYS = ("planes", "n_deck", "hand", "cap", "force_play", "reverse2_skips")
RULES = np.dtype([(name, "i8") for name in KEYS])

def batch(games, rules, players, seed, first, count, winners, turns, drawn, reshuffles, points):
    assert len(set(games["full"][0, : rules["n_deck"][0]])) == rules["n_deck"][0] == 108
    turns[players] += count
"""


def call(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_kernel_beside_a_bare_loop(tmp_path: Path) -> None:
    module = tmp_path / "bare.py"
    module.write_text(BARE_LOOP, "utf-8")
    result = call("against_floor.py", str(module), "--players", "3", "--rounds", "2", "--seconds", "0.01")
    assert result.returncode == 0, result.stderr
    kernel, loop = result.stdout.split("; ")
    assert re.fullmatch(r" 3 players: +[\d,]+ hands/s, +[\d,]+ turns/s", kernel)
    assert re.fullmatch(r"bare loop +[\d,]+ hands/s, ratio [\d.]+ \[[\d.]+ to [\d.]+\]\n", loop)
    assert [path.name for path in tmp_path.iterdir()] == ["bare.py"]


def test_a_module_that_is_not_there() -> None:
    result = call("against_floor.py", "nowhere.py")
    assert (result.returncode, result.stdout, result.stderr) == (2, "", "nowhere.py: no such file\n")


def test_a_commit_that_is_not_there() -> None:
    result = call("compare_commits.py", "no-such-commit")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "there is no commit 'no-such-commit' to compare with\n"
