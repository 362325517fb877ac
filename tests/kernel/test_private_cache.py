"""Compiled code is kept where nobody else can put any: loading it is running it."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from unosim.kernel.private_folder import is_made_private

STEPS = ("unosim", "kernel", "0123")
OTHERS = 0o077

pytestmark = pytest.mark.skipif(not hasattr(os, "getuid"), reason="no owners of files")


def mode(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


@pytest.fixture
def umask() -> object:
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_all_folders_are_private_whatever_the_umask(tmp_path: Path) -> None:
    assert is_made_private(tmp_path / "new", STEPS)
    for depth in range(1, 4):
        assert mode((tmp_path / "new").joinpath(*STEPS[:depth])) == 0o700
    assert is_made_private(tmp_path / "new", STEPS)


def test_folders_above_that_others_could_read_are_closed(tmp_path: Path) -> None:
    for name in ("unosim", "unosim/kernel"):
        (tmp_path / name).mkdir()
        (tmp_path / name).chmod(0o775)
    assert is_made_private(tmp_path, STEPS)
    assert not mode(tmp_path / "unosim") & OTHERS
    assert not mode(tmp_path / "unosim" / "kernel") & OTHERS


def test_code_that_others_could_have_written_is_not_used(tmp_path: Path) -> None:
    assert is_made_private(tmp_path, STEPS)
    tmp_path.joinpath(*STEPS).chmod(0o770)
    assert not is_made_private(tmp_path, STEPS)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_link_in_place_of_a_folder_is_not_followed(tmp_path: Path, depth: int) -> None:
    (tmp_path / "elsewhere").mkdir()
    place = (tmp_path / "cache").joinpath(*STEPS[:depth])
    place.parent.mkdir(parents=True)
    place.symlink_to(tmp_path / "elsewhere")
    assert not is_made_private(tmp_path / "cache", STEPS)
    assert not list((tmp_path / "elsewhere").iterdir())


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_a_folder_of_somebody_else_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, depth: int
) -> None:
    assert is_made_private(tmp_path, STEPS[:depth])
    somebody_else = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: somebody_else)
    assert not is_made_private(tmp_path, STEPS)


def test_a_place_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "unosim").touch()
    assert not is_made_private(tmp_path, STEPS)
    assert not is_made_private(tmp_path / "unosim", STEPS)


WHERE = (
    "import numba, unosim.kernel.jit, os; print(numba.config.CACHE_DIR, os.listdir(numba.config.CACHE_DIR))"
)


@pytest.mark.compiled
def test_without_a_private_folder_code_is_kept_for_one_process_alone(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "unosim").symlink_to(tmp_path / "elsewhere")
    environment = {**os.environ, "UNOSIM_CACHE_DIR": str(tmp_path)}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run(
        [sys.executable, "-c", WHERE], capture_output=True, text=True, env=environment, check=True, timeout=60
    )
    folder, _, content = done.stdout.strip().partition(" ")
    assert content == "[]"
    assert not Path(folder).exists()
    assert not list((tmp_path / "elsewhere").iterdir())
