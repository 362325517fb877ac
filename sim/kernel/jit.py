"""The only place where compiler flags stand, and where compiled code is kept.

numba's cache looks at the file of the entry point alone and would run old code after an edit elsewhere;
therefore the cache folder carries the hash of every kernel source, of the versions and of the flags in force.
"""

import atexit
import hashlib
import os
import platform
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, cast
from uuid import uuid4

import llvmlite
import numba
import numpy as np

from .linking import PartCompiler, WholeCompiler
from .private_folder import is_made_private

Function = TypeVar("Function", bound=Callable[..., Any])

_CONFIG: Final[Any] = numba.config

int64: Final[Callable[[Any], int]] = cast(Any, np.int64)
"""Makes a number of the compiler's own integer type; to a type checker, and without the compiler, it is an integer."""

_ROOMS: Final = ("kernel", "strategies")
# Said of every function: where it is not said, numba lets a callee inherit forceinline from its caller.
_FLAGS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "forceinline": False}
_INNER: Final[dict[str, Any]] = {
    **_FLAGS,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "pipeline_class": PartCompiler,
}


@cache
def source_hash() -> str:
    """Return the hash (16 hex digits) of all kernel and strategy sources: what a run was played by."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for room in _ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Return the folder of compiled code for these sources, versions and flags, in the user's own cache."""
    return _cache_root().joinpath(*_cache_steps())


def _cache_root() -> Path:
    base = os.environ.get("UNOSIM_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    return Path(base) if base else Path.home() / ".cache"


def _cache_steps() -> tuple[str, ...]:
    flags = sorted((key, value) for key, value in os.environ.items() if key.startswith("NUMBA_"))
    versions = (platform.python_version(), numba.__version__, llvmlite.__version__, np.__version__, flags)
    key = hashlib.sha256(repr((source_hash(), versions)).encode()).hexdigest()[:16]
    return "unosim", "kernel", key


def _prepare_cache() -> None:
    if is_made_private(_cache_root(), _cache_steps()):
        _CONFIG.CACHE_DIR = str(cache_folder())
        return
    # No folder of one's own: compiling anew each time is slow but right. Left to itself, numba would keep the
    # code beside the sources, and run it after an edit elsewhere.
    passing = TemporaryDirectory(prefix="unosim-", ignore_cleanup_errors=True)
    atexit.register(passing.cleanup)
    _CONFIG.CACHE_DIR = passing.name


def _name_records_by_content() -> None:
    """Let the names of compiled functions say which records they take.

    numba numbers records as they come up in a process. Code kept by two processes could then have the same
    names for functions of different records, and a third that loads both would run the one for the other.
    """

    def mangling_args(record: Any) -> tuple[str, tuple[str]]:
        return type(record).__name__, (hashlib.sha256(record.name.encode()).hexdigest(),)

    record_type: Any = numba.types.Record
    record_type.mangling_args = property(mangling_args)


if not _CONFIG.DISABLE_JIT:
    _prepare_cache()
    _name_records_by_content()


def inlined(function: Function) -> Function:
    """Compile a small function of the hot path into its caller."""
    return cast(Function, numba.njit(**{**_INNER, "forceinline": True})(function))


def compiled(function: Function) -> Function:
    """Compile a function called from compiled code only."""
    return cast(Function, numba.njit(**_INNER)(function))


def entry(function: Function) -> Function:
    """Compile a function that Python calls, kept on disk for the next process."""
    if _CONFIG.DISABLE_JIT:  # numpy's numbers would warn where uint64 wraps around, as it is meant to
        return np.errstate(over="ignore")(function)
    dispatcher: Any = numba.njit(cache=True, pipeline_class=WholeCompiler, **_FLAGS)(function)
    _name_apart(dispatcher)
    return cast(Function, dispatcher)


def _name_apart(dispatcher: Any) -> None:
    """Keep each piece of compiled code under a name of its own.

    numba numbers them. Two processes that compile at the same time would then write different code under one
    name, and whoever loads it would run what was compiled for other records.
    """
    files = getattr(dispatcher._cache, "_cache_file", None)
    if files is not None:
        stem = files._index_name.removesuffix(".nbi")
        files._data_name = lambda number: f"{stem}.{uuid4().hex}.nbc"
