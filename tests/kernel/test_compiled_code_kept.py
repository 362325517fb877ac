"""Compiled code on disk: processes that compile at the same time do not spoil each other's."""

from pathlib import Path
from typing import Any

import numba
import pytest
from unosim.kernel.jit import entry

pytestmark = pytest.mark.skipif(numba.config.DISABLE_JIT, reason="nothing is compiled")


def twice(number: Any) -> Any:
    return number + number


def a_process(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a process has of an entry point that it has not called yet."""
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(folder))
    return entry(twice)


def test_two_that_compile_at_once_write_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both look what is there before either has written: neither overwrites the other's code."""
    first, second = (a_process(tmp_path, monkeypatch) for _ in range(2))
    with monkeypatch.context() as both:
        for process in (first, second):
            both.setattr(process._cache._cache_file, "_load_index", dict)
        assert (first(3), second(1.5)) == (6, 3.0)
    assert len(list(tmp_path.rglob("*.nbc"))) == 2


def test_the_next_process_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert a_process(tmp_path, monkeypatch)(3) == 6
    following = a_process(tmp_path, monkeypatch)
    assert following(4) == 8
    assert following.stats.cache_hits
    assert len(list(tmp_path.rglob("*.nbc"))) == 1
