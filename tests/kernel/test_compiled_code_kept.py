"""Compiled code on disk: processes that compile at the same time do not spoil each other's."""

import subprocess
import sys
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


NAMES = """
import sys
import numba
import numpy as np
from numba.core.itanium_mangler import mangle_type
from unosim.kernel.jit import entry
for fields in sys.argv[1:]:
    print(mangle_type(numba.from_dtype(np.dtype([(name, "i8") for name in fields]))))
"""


def names_of_records(*records: str) -> list[str]:
    """What a process of its own calls records that come up in turn, given by the letters of their fields."""
    run = subprocess.run(
        [sys.executable, "-c", NAMES, *records], capture_output=True, text=True, check=True, timeout=60
    )
    return run.stdout.split()


def test_code_of_two_processes_has_one_name_for_one_record_and_two_for_two() -> None:
    """Else a third, which loads the code of both, could run what was compiled for the other record."""
    forwards, backwards = names_of_records("ab", "ba"), names_of_records("ba", "ab")
    assert forwards == backwards[::-1]
    assert forwards[0] != forwards[1]
