"""Where compiled code is kept: never where code of other sources, versions or flags could be found."""

from pathlib import Path

import pytest
from unosim.kernel.jit import cache_folder, source_hash


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("UNOSIM_CACHE_DIR", str(tmp_path))
    return cache_folder()


def test_it_is_below_the_folder_named(folder: Path, tmp_path: Path) -> None:
    assert tmp_path in folder.parents


def test_the_users_own_cache_is_the_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("UNOSIM_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert tmp_path / "xdg" in cache_folder().parents
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert tmp_path / "home" / ".cache" in cache_folder().parents


@pytest.mark.parametrize("flag", ["NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_CPU_NAME"])
def test_every_flag_of_the_compiler_has_a_folder_of_its_own(
    folder: Path, monkeypatch: pytest.MonkeyPatch, flag: str
) -> None:
    monkeypatch.setenv(flag, "7")
    assert cache_folder() != folder


def test_the_hash_is_that_of_all_sources() -> None:
    assert len(source_hash()) == 16
    assert int(source_hash(), 16) >= 0
