"""Strategies of the user's own: ``mine.py:play``, loaded, compiled, and asked by the kernel.

It is code: it is run only where that was allowed, and it may do whatever the user may.
"""

import ctypes
import hashlib
import importlib.util
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba
import numpy as np

from ..config.trust import StrategyError, check_code_allowed
from ..kernel.combos.moves import moves_dtype
from ..kernel.own_view import NO_ANSWER, VIEW
from .calling import PLAIN

Play = Callable[[Any, Any], int]

_numba: Any = numba


@dataclass(frozen=True, slots=True)
class OwnStrategy:
    """A strategy that the kernel can ask.

    Attributes:
        name: as the config names it, ``mine.py:play``.
        play: the function as the user wrote it.
        address: where the kernel calls it.
        plain: why it could not be compiled and is run in plain Python; empty if it was compiled.
        kept: what must live as long as the address is called.
    """

    name: str
    play: Play
    address: int
    plain: str
    kept: Any


_loaded: dict[tuple[str, str, int], OwnStrategy] = {}


def code_hash(names: Iterable[str]) -> str:
    """Return the hash of the files of strategies (16 hex digits)."""
    digest = hashlib.sha256()
    for name in sorted(set(names)):
        digest.update(name.encode() + b"\0" + _source(name))
    return digest.hexdigest()[:16]


def own_strategy(name: str, copies: int) -> OwnStrategy:
    """Return the strategy of that name (a path, a colon, a function), compiled for decks of so many copies.

    Raises:
        StrategyError: code was not allowed; there is no such file or function; or it fails when it is loaded.
    """
    key = (name, hashlib.sha256(_source(name)).hexdigest(), copies)
    if key not in _loaded:
        check_code_allowed(name)
        _loaded[key] = _made_callable(name, _function(name), copies)
    return _loaded[key]


def _parts(name: str) -> tuple[Path, str]:
    path, _, function = name.rpartition(":")
    return Path(path), function


def _source(name: str) -> bytes:
    path, _ = _parts(name)
    try:
        return path.read_bytes()
    except OSError as error:
        raise StrategyError(f"{name}: {path} cannot be read ({error.strerror or error})") from error


def _function(name: str) -> Play:
    path, function = _parts(name)
    module_name = f"unosim_own_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    spec = importlib.util.spec_from_file_location(module_name, path)
    if spec is None or spec.loader is None:
        raise StrategyError(f"{name}: {path} is no Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise StrategyError(f"{name}: {path} fails when it is loaded: {_said(error)}") from error
    found = getattr(module, function, None)
    if not callable(found):
        raise StrategyError(f"{name}: there is no function '{function}' in {path}")
    play: Play = getattr(found, "py_func", found)
    return play


def _made_callable(name: str, play: Play, copies: int) -> OwnStrategy:
    if _numba.config.DISABLE_JIT:
        number = len(PLAIN) + 1
        PLAIN[number] = _answering(play)
        return OwnStrategy(name, play, number, "the compiler is switched off", None)
    try:
        entry = _compiled(play, copies)
        return OwnStrategy(name, play, int(entry.address), "", entry)
    except Exception as error:  # whatever the compiler cannot do, plain Python can
        called = _called_back(play, copies)
        address = ctypes.cast(called, ctypes.c_void_p).value or 0
        return OwnStrategy(name, play, address, _said(error), called)


def _compiled(play: Play, copies: int) -> Any:
    body = _numba.njit(play, nogil=True)
    view_type = _numba.from_dtype(VIEW)
    offered_type = _numba.from_dtype(moves_dtype(copies)["offered"])

    @_numba.cfunc(_numba.void(_numba.types.CPointer(view_type), _numba.types.CPointer(offered_type)))
    def entry(views, moves):  # type: ignore[no-untyped-def]
        offered = _numba.carray(moves, 1)[0]
        try:
            offered.answer = body(_numba.carray(views, 1)[0], offered)
        except Exception:
            offered.answer = NO_ANSWER

    return entry


def _called_back(play: Play, copies: int) -> Any:
    """Return a callback into Python, which takes the interpreter's lock by itself."""
    offered = moves_dtype(copies)["offered"]
    answering = _answering(play)

    def callback(view_address: int, offered_address: int) -> None:
        answering(_record(view_address, VIEW), _record(offered_address, offered))

    return ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(callback)


def _record(address: int, dtype: np.dtype[Any]) -> Any:
    memory = memoryview((ctypes.c_char * dtype.itemsize).from_address(address))
    return np.frombuffer(memory, dtype).view(np.recarray)[0]


def _answering(play: Play) -> Callable[[Any, Any], None]:
    def ask(view: Any, offered: Any) -> None:
        try:
            offered.answer = play(view, offered)
        except Exception:  # told by ``explain``, which asks once more
            offered.answer = NO_ANSWER

    return ask


def explain(strategy: OwnStrategy, view: Any, offered: Any) -> str:
    """Return what was wrong with the answer that stands in ``offered``, asking once more where there is none."""
    answer, count = int(offered.answer), int(offered.count)
    if answer != NO_ANSWER:
        return f"answered {answer}, but the moves offered are 0 to {count - 1}"
    try:
        said = strategy.play(view, offered)
    except Exception as error:
        return f"failed: {_said(error)}"
    if isinstance(said, int | np.integer) and 0 <= said < count:
        return f"failed when compiled (a division by zero?), though plain Python answers {said}"
    return f"answered {said!r}, which is no move; the moves offered are 0 to {count - 1}"


def notes_on_own() -> list[str]:
    """Return a sentence on each strategy loaded that could not be compiled."""
    return [
        f"{own.name} could not be compiled and ran in plain Python, a hundred times slower: {own.plain}"
        for own in _loaded.values()
        if own.plain and not _numba.config.DISABLE_JIT
    ]


def _said(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else 'without a word'}"
