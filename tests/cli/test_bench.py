"""``unosim bench``: what it measures and how it is told; not how fast this machine is."""

import json
import os
import time
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner
from unosim.cli import bench_memory, bench_signature, bench_speed, main
from unosim.cli.bench import CONFIGS
from unosim.engine.player import Batch
from unosim.engine.signature import Signature
from unosim.kernel.counters import Counters
from unosim.kernel.tally import ROW_SIZE


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the measurements that compile the kernel anew or play long, and the whole signature."""
    monkeypatch.setattr(bench_speed, "first_hand", lambda _config: (9.0, 0.5))
    monkeypatch.setattr(bench_memory, "peak_memory", lambda _config, _games: 321_500_000)
    monkeypatch.setattr(bench_signature, "play", lambda: bench_signature.stored("whole"))


def player(first: int, games: int, with_rows: bool) -> Batch:
    """Play hands of forty turns, one thousand in a second."""
    time.sleep(games / 1000)
    counters = Counters(100)
    counters.turns[40] = games
    return Batch(counters, np.empty((0, ROW_SIZE), np.int32))


def test_hands_and_turns_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_speed, "TRIAL", 20)
    speed = bench_speed.in_turn({"slow": player}, 0.2, 3)["slow"]
    assert 500 < speed.hands <= 1000
    assert speed.turns == pytest.approx(40 * speed.hands)


def test_two_threads_play_twice_as_much_where_nothing_hinders_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_speed, "TRIAL", 20)
    one, two = bench_speed.two_threads(player, 0.2, 3)
    assert 1.5 < two / one < 2.5


def test_one_core_is_given_back() -> None:
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system pins no process to a core")
    cores = os.sched_getaffinity(0)
    with bench_speed._on_one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == cores


def test_the_first_hand_is_played_twice_in_a_cache_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import os, pathlib, sys, time\n"
        "mark = pathlib.Path(os.environ['UNOSIM_CACHE_DIR']) / sys.argv[1]\n"
        "if not mark.exists():\n    time.sleep(1.5)\n    mark.touch()\n"
    )
    monkeypatch.setattr(bench_speed, "_FIRST_HAND", code)
    cold, warm = bench_speed.first_hand("classic")
    assert cold > 1.5
    assert warm < cold


@pytest.mark.usefixtures("nothing_compiled")
def test_figures_as_a_table_and_as_json() -> None:
    table = CliRunner().invoke(main, ["bench", "--seconds", "0.01"]).stdout.splitlines()
    assert [line.split()[0] for line in table[1 : 1 + len(CONFIGS)]] == list(CONFIGS)
    assert table[-3:] == [
        "first hand, from the start of Python: 9.0 s with nothing compiled, 0.5 s later",
        "memory at most, classic, 1,000,000 games with all rows: 322 MB",
        f"signature {bench_signature.stored('whole').whole}: as stored",
    ]
    assert max(map(len, table)) <= 80
    figures = json.loads(CliRunner().invoke(main, ["bench", "--seconds", "0.01", "--json"]).stdout)
    assert set(figures["configs"]) == set(CONFIGS)
    speed = figures["configs"]["classic"]
    assert speed["turns_per_second"] > speed["hands_per_second"] > 0
    assert figures["first_hand"] == {"cold_seconds": 9.0, "warm_seconds": 0.5}
    assert figures["peak_memory"] == {"games": 1_000_000, "bytes": 321_500_000}
    assert figures["as_stored"] is True


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Signature:
    """A signature in which one config is counted otherwise than stored."""
    stored = bench_signature.stored("whole")
    other = Signature(stored.games, stored.configs | {"el_cero": "0" * 16}, "f" * 16)
    monkeypatch.setattr(bench_signature, "play", lambda: other)
    return other


@pytest.mark.usefixtures("other_rules")
def test_another_signature_than_the_stored_one_is_told_and_ends_with_1() -> None:
    result = CliRunner().invoke(main, ["bench", "--only-signature"])
    assert result.exit_code == 1
    assert "differing: el_cero" in result.stdout
    assert "--write-signature" in result.stdout
    as_json = CliRunner().invoke(main, ["bench", "--only-signature", "--json"])
    assert as_json.exit_code == 1
    assert json.loads(as_json.stdout) == {"signature": "f" * 16, "as_stored": False, "differing": ["el_cero"]}


def test_a_signature_is_stored_on_purpose(
    other_rules: Signature, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_signature, "FILE", tmp_path / "signature.json")
    assert CliRunner().invoke(main, ["bench", "--write-signature"]).exit_code == 0
    assert bench_signature.stored("whole") == other_rules
    assert CliRunner().invoke(main, ["bench", "--only-signature"]).exit_code == 0


def test_a_signature_that_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = bench_signature.stored("whole")
    monkeypatch.setattr(bench_signature, "play", lambda: stored)
    monkeypatch.setattr(bench_signature, "FILE", tmp_path / "gone" / "signature.json")
    result = CliRunner().invoke(main, ["bench", "--write-signature"])
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_the_memory_of_a_run_is_that_of_a_process_with_numpy_and_the_kernel() -> None:
    most = bench_memory.peak_memory("classic", 100)
    assert most is not None
    assert 50e6 < most < 2e9


def test_the_memory_of_a_run_that_fails_is_not_known() -> None:
    assert bench_memory.peak_memory("no_such_preset", 1) is None
