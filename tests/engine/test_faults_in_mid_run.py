"""What happens to a running process when the disk fills up, its folder goes or permissions are lost."""

import resource
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from pretend import digests, pretend_player
from test_stop_and_resume import start_slow_run, undisturbed
from unosim.engine.run import resume
from unosim.results import sampling
from unosim.results.rows import scan_rows


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "ROWS_PER_PART", 1000)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The bytes of the run that nothing disturbs."""
    return undisturbed(tmp_path_factory.mktemp("whole") / "run")


def told(process: "subprocess.Popen[str]") -> str:
    """Wait for the end of a process that cannot go on; return the one line it says."""
    _, line = process.communicate(timeout=60)
    assert process.returncode == 2
    assert line.count("\n") == 1
    return line


def assert_goes_on(folder: Path, whole: dict[str, str]) -> None:
    """Assert that what was written is valid, and that the run goes on from there."""
    assert scan_rows(folder / "games").collect().height > 0
    resume(folder, player_of=pretend_player)
    assert digests(folder) == whole


def test_files_that_may_grow_no_more(tmp_path: Path, whole: dict[str, str]) -> None:
    process = start_slow_run(tmp_path / "run")
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (4000, 4000))
    line = told(process)
    assert "cannot be written any more (File too large)" in line
    assert f"games are safe, go on with: unosim run --resume {tmp_path / 'run'}" in line
    assert_goes_on(tmp_path / "run", whole)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of 400 kB."""
    place = tmp_path / "disk"
    place.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=400k", "none", place], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip("file systems can be mounted by root alone")
    yield place
    subprocess.run(["umount", place], check=True)


@pytest.mark.heavy
def test_a_disk_that_is_full(small_disk: Path, tmp_path: Path, whole: dict[str, str]) -> None:
    line = told(start_slow_run(small_disk / "run"))
    assert "cannot be written any more (No space left on device)" in line
    shutil.copytree(small_disk / "run", tmp_path / "run")
    assert not list((tmp_path / "run").rglob("*.part"))
    assert_goes_on(tmp_path / "run", whole)


def test_permissions_that_are_lost(tmp_path: Path, whole: dict[str, str]) -> None:
    process = start_slow_run(tmp_path / "run", "powerless")
    folders = (tmp_path / "run" / "games", tmp_path / "run")
    for folder in folders:
        folder.chmod(0o555)
    line = told(process)
    assert "cannot be written any more (Permission denied)" in line
    for folder in folders:
        folder.chmod(0o755)
    assert_goes_on(tmp_path / "run", whole)


def test_a_folder_that_is_moved_away(tmp_path: Path, whole: dict[str, str]) -> None:
    process = start_slow_run(tmp_path / "run")
    (tmp_path / "run").rename(tmp_path / "elsewhere")
    assert told(process) == f"{tmp_path / 'run'}: is gone, and what was played with it\n"
    assert not (tmp_path / "run").exists()
    assert_goes_on(tmp_path / "elsewhere", whole)


@pytest.mark.parametrize(("removed", "may_be_missed"), [(".", (".", "games")), ("games", ("games",))])
def test_a_folder_that_is_removed(tmp_path: Path, removed: str, may_be_missed: tuple[str, ...]) -> None:
    process = start_slow_run(tmp_path / "run")
    gone = tmp_path / "run" / removed
    while gone.exists():
        shutil.rmtree(gone, ignore_errors=True)  # a file may be written while it is being emptied
    # a folder goes after those in it, and the run may look in between
    sentences = [
        f"{tmp_path / 'run' / name}: is gone, and what was played with it\n" for name in may_be_missed
    ]
    assert told(process) in sentences
