"""Whatever ends a run, whole files are left, and it goes on to the same bytes."""

import errno
import json
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from pretend import digests, pretend_player
from unosim.config import Config, load
from unosim.engine import engines, keeper, run
from unosim.engine.player import Batch, Player
from unosim.engine.run import play_new, resume
from unosim.engine.stop import Stop
from unosim.results import part_writer, sampling
from unosim.results.errors import FolderError
from unosim.results.rows import scan_rows

SCRIPT = Path(__file__).with_name("slow_run.py")
GAMES = 60_000


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)


def config_of(games: int = GAMES, *sets: str) -> Config:
    return load("classic", [f"run.games={games}", "rules.max_turns=200", *sets])


def undisturbed(folder: Path) -> dict[str, str]:
    """Play the whole run into a folder and return the bytes of its files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampling, "ROWS_PER_PART", 1000)
        play_new(config_of(), out=folder, player_of=pretend_player)
    return digests(folder)


def start_slow_run(folder: Path, *wishes: str) -> subprocess.Popen[str]:
    """Start a run, or go on with it, and wait until its first games are safe."""
    process = subprocess.Popen(
        [sys.executable, SCRIPT, folder, str(GAMES), *wishes],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    deadline = time.monotonic() + 120
    while not (folder / "counters.json").exists():
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return process


def assert_whole_prefix(folder: Path) -> int:
    """Assert that rows, counters and summary tell of the same games 0 .. n - 1, and return n."""
    counts = json.loads((folder / "counters.json").read_text("utf-8"))
    summary = json.loads((folder / "summary.json").read_text("utf-8"))
    numbers = scan_rows(folder / "games").select("game").collect()["game"].to_list()
    assert numbers == list(range(len(numbers)))
    assert counts["games"] == summary["games"] == len(numbers)
    assert sum(counts["turns"]) == len(numbers)
    return len(numbers)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The bytes of the run that nothing interrupts."""
    return undisturbed(tmp_path_factory.mktemp("whole") / "run")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_keeps_what_was_played(
    tmp_path: Path, whole: dict[str, str], number: signal.Signals
) -> None:
    process = start_slow_run(tmp_path / "run")
    process.send_signal(number)
    printed, _ = process.communicate(timeout=30)
    assert process.returncode == 130
    games = assert_whole_prefix(tmp_path / "run")
    assert 0 < games < GAMES
    assert int(printed) == games
    assert json.loads((tmp_path / "run" / "manifest.json").read_text("utf-8"))["stopped"] == "interrupted"

    outcome = resume(tmp_path / "run", player_of=pretend_player)
    assert outcome.summary["stopped"] == "games"
    assert digests(tmp_path / "run") == whole


def assert_a_kill_costs_nothing(folder: Path, whole: dict[str, str], seed: int) -> None:
    """Kill a run at a random moment, look at what it left, and let it go on."""
    process = start_slow_run(folder)
    time.sleep(random.Random(seed).uniform(0, 1))
    process.kill()
    process.communicate()
    for path in (folder / "games").glob("*.parquet"):
        assert pl.read_parquet(path).height > 0
    json.loads((folder / "counters.json").read_text("utf-8"))
    resume(folder, player_of=pretend_player)
    assert digests(folder) == whole


@pytest.mark.parametrize("seed", range(5))
def test_a_killed_run_leaves_whole_files_and_goes_on_to_the_same_bytes(
    tmp_path: Path, whole: dict[str, str], seed: int
) -> None:
    assert_a_kill_costs_nothing(tmp_path / "run", whole, seed)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(5, 55))
def test_fifty_more_kills_cost_nothing(tmp_path: Path, whole: dict[str, str], seed: int) -> None:
    assert_a_kill_costs_nothing(tmp_path / "run", whole, seed)


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(5))
def test_a_run_killed_many_times_goes_on_to_the_same_bytes(
    tmp_path: Path, whole: dict[str, str], seed: int
) -> None:
    folder, chance = tmp_path / "run", random.Random(seed)
    for _ in range(4):
        process = start_slow_run(folder)
        time.sleep(chance.uniform(0, 0.6))
        process.kill()
        process.communicate()
    resume(folder, player_of=pretend_player)
    assert digests(folder) == whole


@pytest.mark.heavy
@pytest.mark.parametrize("seed", range(3))
def test_a_kill_costs_five_seconds_of_play_at_most(tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "run"
    process = start_slow_run(folder, "usual-saves")
    time.sleep(random.Random(seed).uniform(4, 10))
    process.kill()
    killed = time.time()
    process.communicate()
    assert killed - (folder / "counters.json").stat().st_mtime < 5


def test_a_run_killed_before_its_first_counts_goes_on(tmp_path: Path, whole: dict[str, str]) -> None:
    play_new(config_of(), out=tmp_path, player_of=pretend_player)
    for name in ("counters.json", "summary.json"):
        (tmp_path / name).unlink()
    manifest = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    (tmp_path / "manifest.json").write_text(json.dumps({**manifest, "stopped": None}), "utf-8")
    resume(tmp_path, player_of=pretend_player)
    assert digests(tmp_path) == whole


def stopping_player(config: Config, stop: Stop, after: int) -> Player:
    """Return a player that asks to stop once a game number is reached."""
    play = pretend_player(config)

    def stopping(first: int, games: int, with_rows: bool) -> Batch:
        if first >= after:
            stop.ask()
        return play(first, games, with_rows)

    return stopping


def stopped_run(folder: Path, monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    stop = Stop()
    monkeypatch.setattr(run, "Stop", lambda: stop)
    play_new(config_of(), out=folder, player_of=lambda config: stopping_player(config, stop, after))
    monkeypatch.undo()
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)


def test_a_stopped_run_stands_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_run(tmp_path, monkeypatch, after=1500)
    games = assert_whole_prefix(tmp_path)
    play_new(config_of(games), out=tmp_path.with_name("short"), player_of=pretend_player)
    short = digests(tmp_path.with_name("short"))
    differing = {name for name, digest in digests(tmp_path).items() if short[name] != digest}
    assert differing == {"config.yaml", "summary.json"}  # they name the games asked for, and why it stopped


def test_a_stop_before_the_first_game_is_a_run_of_no_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: dict[str, str]
) -> None:
    stop = Stop()
    monkeypatch.setattr(run, "Stop", lambda: stop)
    monkeypatch.setattr(engines, "warm_up", lambda *_: stop.ask() or 0.0)
    outcome = play_new(config_of(), out=tmp_path, player_of=pretend_player)
    assert outcome.summary["hands"] == 0
    assert outcome.summary["turns"]["mean"] is None
    monkeypatch.undo()
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)
    resume(tmp_path, player_of=pretend_player)
    assert digests(tmp_path) == whole


def test_a_whole_run_is_not_played_again(tmp_path: Path) -> None:
    play_new(config_of(100), out=tmp_path, player_of=pretend_player)
    (tmp_path / "report.pdf").write_bytes(b"a report")

    def nobody(config: Config) -> Player:
        raise AssertionError("nothing is left to play")

    assert resume(tmp_path, player_of=nobody).summary["games"] == 100
    assert (tmp_path / "report.pdf").exists()


def test_a_changed_config_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_run(tmp_path, monkeypatch, after=500)
    text = (tmp_path / "config.yaml").read_text("utf-8")
    (tmp_path / "config.yaml").write_text(
        text.replace("seed: 1", "seed: 2").replace("deal: 7", "deal: 5"), "utf-8"
    )
    before = digests(tmp_path)
    with pytest.raises(FolderError, match=r"rules\.deal: 7 then, 5 now; run\.seed: 1 then, 2 now"):
        resume(tmp_path, player_of=pretend_player)
    assert digests(tmp_path) == before


def test_another_kernel_does_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_run(tmp_path, monkeypatch, after=500)
    monkeypatch.setattr("unosim.engine.resume.kernel_hash", lambda _: "another")
    with pytest.raises(FolderError, match=r"kernel: .* then, another now"):
        resume(tmp_path, player_of=pretend_player)


def test_missing_rows_do_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped_run(tmp_path, monkeypatch, after=3000)
    (tmp_path / "games" / "000000001000-000000001999.parquet").unlink()
    with pytest.raises(FolderError, match=r"000000001000-000000001999\.parquet is missing"):
        resume(tmp_path, player_of=pretend_player)


@pytest.mark.parametrize("content", [b"", b"{}", b'{"games": -1}', b"\xff", b"[" * 100_000])
def test_broken_counters_do_not_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    stopped_run(tmp_path, monkeypatch, after=500)
    (tmp_path / "counters.json").write_bytes(content)
    with pytest.raises(FolderError, match=r"counters\.json: is not as a run leaves it"):
        resume(tmp_path, player_of=pretend_player)


def test_a_folder_without_a_run_does_not_go_on(tmp_path: Path) -> None:
    with pytest.raises(FolderError, match="holds no run"):
        resume(tmp_path, player_of=pretend_player)


def test_a_full_disk_is_told_and_what_was_written_stays_valid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: dict[str, str]
) -> None:
    written: list[Path] = []
    write = part_writer.write_whole

    def write_until_full(path: Path, content: bytes) -> None:
        if len(written) == 5:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        written.append(path)
        write(path, content)

    monkeypatch.setattr(part_writer, "write_whole", write_until_full)
    monkeypatch.setattr(keeper, "SECONDS_BETWEEN_SAVES", 0.0)
    with pytest.raises(FolderError, match=r"No space left on device.*unosim run --resume"):
        play_new(config_of(), out=tmp_path, player_of=pretend_player)
    monkeypatch.undo()
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)
    resume(tmp_path, player_of=pretend_player)
    assert digests(tmp_path) == whole


def test_a_fault_of_the_player_reaches_the_caller(tmp_path: Path) -> None:
    def failing(first: int, games: int, with_rows: bool) -> Batch:
        raise MemoryError("no memory")

    with pytest.raises(MemoryError):
        play_new(config_of(), out=tmp_path / "run", player_of=lambda config: failing)
    assert not (tmp_path / "run").exists()
