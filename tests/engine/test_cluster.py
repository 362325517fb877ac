"""A run on a cluster gives the bytes of a run on threads, whoever leaves on the way.

A real scheduler and real workers, each a process of its own on the loopback.
"""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import unosim
from click.testing import CliRunner
from dask_cluster import DaskCluster, another_package
from pretend import digests
from unosim.cli.run import run as run_command
from unosim.config import Config, load
from unosim.engine import cluster, cluster_tasks, own_cluster
from unosim.engine.errors import EngineError
from unosim.engine.progress import Silent
from unosim.engine.run import Outcome, play_new, resume
from unosim.results import sampling

pytestmark = pytest.mark.compiled

GAMES = 200_000


class Watched(Silent):
    """Notes what is told, and does something once so many games were played."""

    def __init__(self, after: int, what: Callable[[], object]) -> None:
        self.notes: list[str] = []
        self._after = after
        self._what: Callable[[], object] | None = what

    def note(self, line: str) -> None:
        self.notes.append(line)

    def advance(self, done: int, hands: int) -> None:
        if done >= self._after and self._what is not None:
            what, self._what = self._what, None
            what()


def nothing() -> None:
    pass


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_tasks, "SECONDS", 0.1)
    monkeypatch.setattr(cluster_tasks, "SECONDS_BETWEEN_LOOKS", 0.2)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The bytes of a run on threads."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    play_new(config_of(), out=folder)
    return digests(folder)


@pytest.fixture
def three(tmp_path: Path) -> Iterator[DaskCluster]:
    with DaskCluster(tmp_path) as started:
        for name in ("anna", "berta", "carla"):
            started.add(name)
        started.wait_for(3)
        yield started


def config_of() -> Config:
    return load("classic", [f"run.games={GAMES}"])


def played(folder: Path, there: DaskCluster, progress: Silent) -> Outcome:
    engine_of = cluster.cluster_of(there.address, None)
    return play_new(config_of(), out=folder / "run", progress=progress, engine_of=engine_of)


def test_a_worker_killed_in_mid_run_changes_no_byte(
    tmp_path: Path, three: DaskCluster, whole: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_tasks, "SECONDS", 0.02)
    monkeypatch.setattr(cluster_tasks, "SECONDS_BETWEEN_LOOKS", 0.0)
    progress = Watched(GAMES // 10, three.workers["berta"].kill)
    outcome = played(tmp_path, three, progress)
    assert three.workers["berta"].wait() == -signal.SIGKILL
    assert digests(tmp_path / "run") == whole
    assert (outcome.manifest.engine, outcome.manifest.threads) == ("dask", 3)
    assert progress.notes == []
    assert 0 < games_told(three.address) < GAMES


def games_told(address: str) -> int:
    """Return how far the run was when it last told everybody."""
    from distributed import Client  # noqa: PLC0415

    with Client(address, set_as_default=False) as client:
        _, told = client.get_events("unosim")[-1]
    assert told["of"] == GAMES
    return int(told["games"])


def test_what_came_in_before_the_scheduler_is_lost_is_kept(
    tmp_path: Path, three: DaskCluster, whole: dict[str, str]
) -> None:
    with pytest.raises(EngineError, match=r"the scheduler is lost; [\d,]+ games are safe.*--resume"):
        played(tmp_path, three, Watched(GAMES // 10, three.scheduler.kill))
    outcome = resume(tmp_path / "run")
    assert outcome.summary["stopped"] == "games"
    assert digests(tmp_path / "run") == whole


def test_control_c_keeps_what_came_in(tmp_path: Path, three: DaskCluster, whole: dict[str, str]) -> None:
    progress = Watched(GAMES // 10, lambda: os.kill(os.getpid(), signal.SIGINT))
    outcome = played(tmp_path, three, progress)
    assert outcome.interrupted
    assert GAMES // 10 <= outcome.summary["games"] < GAMES
    resume(tmp_path / "run", engine_of=cluster.cluster_of(three.address, None))
    assert digests(tmp_path / "run") == whole


def test_a_worker_with_another_kernel_is_refused_by_name(
    tmp_path: Path, three: DaskCluster, whole: dict[str, str]
) -> None:
    three.add("dora", another_package(tmp_path / "another"))
    three.wait_for(4)
    progress = Watched(0, nothing)
    played(tmp_path, three, progress)
    assert digests(tmp_path / "run") == whole
    (note,) = progress.notes
    assert note.startswith("worker dora at tcp://127.0.0.1:")
    assert "is refused: its kernel is" in note


@pytest.mark.heavy
def test_a_worker_with_another_kernel_that_comes_later_is_refused_too(
    tmp_path: Path, three: DaskCluster, whole: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # few chunks in advance, so that some are left to be played when the worker has come
    for name, value in {
        "SECONDS": 0.02,
        "AHEAD": 0,
        "AHEAD_PER_THREAD": 1,
        "SECONDS_BETWEEN_LOOKS": 0.0,
    }.items():
        monkeypatch.setattr(cluster_tasks, name, value)

    def add_another() -> None:
        three.add("dora", another_package(tmp_path / "another"))
        three.wait_for(4)

    progress = Watched(GAMES // 10, add_another)
    played(tmp_path, three, progress)
    assert digests(tmp_path / "run") == whole
    assert [note.split(" at ")[0] for note in progress.notes] == ["worker dora"]


@pytest.mark.heavy
def test_workers_that_all_leave_are_waited_for(
    tmp_path: Path, three: DaskCluster, whole: dict[str, str]
) -> None:
    def replace_all() -> None:
        for process in three.workers.values():
            process.kill()
        three.add("emma")

    played(tmp_path, three, Watched(GAMES // 10, replace_all))
    assert digests(tmp_path / "run") == whole


@pytest.mark.heavy
def test_where_only_workers_with_another_kernel_are_nobody_can_play(tmp_path: Path) -> None:
    with DaskCluster(tmp_path) as there:
        there.add("dora", another_package(tmp_path / "another"))
        there.wait_for(1)
        with pytest.raises(EngineError, match="no worker there can play this run"):
            played(tmp_path, there, Silent())
    assert not (tmp_path / "run").exists()


@pytest.mark.heavy
def test_a_sample_of_rows_is_the_same(
    tmp_path: Path, three: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sampling.MOST_ROWS, "all", GAMES // 7)
    play_new(config_of(), out=tmp_path / "threads")
    played(tmp_path, three, Silent())
    assert digests(tmp_path / "run") == digests(tmp_path / "threads")


@pytest.mark.heavy
def test_without_an_address_a_cluster_of_this_machine_plays(tmp_path: Path, whole: dict[str, str]) -> None:
    play_new(config_of(), out=tmp_path / "run", engine_of=cluster.cluster_of(None, 2))
    assert digests(tmp_path / "run") == whole


def test_an_address_where_nobody_listens_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECTING", 0.5)
    arguments = [
        "classic",
        "--engine",
        "dask",
        "--scheduler",
        "tcp://127.0.0.1:9",
        "--out",
        str(tmp_path / "run"),
    ]
    result = CliRunner().invoke(run_command, arguments)
    assert result.exit_code == 2
    assert "--scheduler tcp://127.0.0.1:9: no scheduler answers there" in result.stderr
    assert not (tmp_path / "run").exists()


def test_without_a_certificate_it_says_where_it_belongs(tmp_path: Path) -> None:
    address = "tls://127.0.0.1:9"
    arguments = ["classic", "--engine", "dask", "--scheduler", address, "--out", str(tmp_path / "run")]
    result = CliRunner().invoke(run_command, arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"--scheduler {address}: TLS needs a certificate")
    assert result.stderr.count("\n") == 1


def test_without_dask_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    arguments = ["classic", "--games", "10", "--engine", "dask", "--out", str(tmp_path / "run")]
    result = CliRunner().invoke(run_command, arguments)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "pip install 'unosim[cluster]'" in result.stderr
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("wish", [{"engine": "clouds"}, {"scheduler": "tcp://127.0.0.1:9"}])
def test_engines_that_are_none_from_python(wish: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="engine must be one of threads, dask"):
        unosim.run("classic", games=10, **wish)


@pytest.mark.heavy
def test_from_python_and_without_an_address(tmp_path: Path, whole: dict[str, str]) -> None:
    unosim.run(config_of(), out=tmp_path / "run", engine="dask", threads=1)
    assert digests(tmp_path / "run") == whole


def test_workers_that_do_not_begin_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_cluster.sys, "executable", "/bin/false")
    with pytest.raises(EngineError, match="no worker begins on this machine"):
        play_new(config_of(), out=tmp_path / "run", engine_of=cluster.cluster_of(None, 1))


@pytest.mark.parametrize(
    ("address", "guarded"),
    [
        ("tls://play.example:8786", True),
        ("tcp://play.example:8786", False),
        ("play.example:8786", False),
        ("127.0.0.1:8786", True),
        ("tcp://localhost:8786", True),
        ("tcp://[::1]:8786", True),
        ("tcp://127.example:8786", False),
    ],
)
def test_whether_an_address_is_guarded(address: str, guarded: bool) -> None:
    assert cluster.is_guarded(address) == guarded


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--scheduler", "tcp://a:1"], "--scheduler goes with --engine dask"),
        (["--engine", "dask", "--scheduler", ""], "--scheduler: must be an address"),
        (["--engine", "dask", "--scheduler", "tcp://a"], "--scheduler: must be an address"),
        (["--engine", "dask", "--scheduler", "tcp://a:1", "--threads", "2"], "--threads: workers say"),
    ],
)
def test_options_that_do_not_fit(tmp_path: Path, arguments: list[str], message: str) -> None:
    result = CliRunner().invoke(run_command, ["classic", *arguments, "--out", str(tmp_path / "run")])
    assert result.exit_code == 2
    assert message in result.stderr
