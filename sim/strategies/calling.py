"""The call from the kernel to a strategy of the user's own, by its address: nothing is compiled anew for it."""

from collections.abc import Callable
from typing import Any, Final, cast

import numba
from llvmlite import ir
from numba.extending import intrinsic

from ..kernel.jit import compiled

_NUMBA: Any = numba.config

PLAIN: Final[dict[int, Callable[[Any, Any], None]]] = {}
"""Without the compiler: strategies by the number that stands for their address."""


def _call(typing_context: Any, address: Any, view: Any, offered: Any) -> Any:
    """Call the function at an address with the two records."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointer = ir.IntType(8).as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [pointer, pointer])
        function = builder.inttoptr(arguments[0], kind.as_pointer())
        builder.call(function, [builder.bitcast(record, pointer) for record in arguments[1:]])
        return context.get_dummy_value()

    return numba.types.void(address, view, offered), code


_call_address = cast(Callable[[int, Any, Any], None], intrinsic(_call))


def _ask(address: int, view: Any, offered: Any) -> None:
    _call_address(address, view, offered)


def _ask_plainly(address: int, view: Any, offered: Any) -> None:
    PLAIN[address](view, offered)


ask: Final = _ask_plainly if _NUMBA.DISABLE_JIT else compiled(_ask)
"""Let the strategy at an address write its answer into ``offered.answer``: ``ask(address, view, offered)``."""
