"""Code inside the kernel is put together and optimised once, in the entry that calls it.

numba would optimise every function together with all below it, again on each level of calls, and make each
level executable by itself. Only Python's entries have to be: every other function is kept as it was lowered,
and the entry gathers them. That takes less than half the time, and the optimiser sees the code whole.
"""

from typing import Any

from llvmlite.ir.instructions import AllocaInstr, CallInstr, StoreInstr
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering, NopythonRewrites
from numba.core.untyped_passes import GenericRewrites, InlineClosureLikes, InlineInlinables, WithLifting

_NO_ADDRESS = 0

_OF_NO_USE = {GenericRewrites, InlineClosureLikes, InlineInlinables, NopythonRewrites, WithLifting}
"""Passes for what the kernel does not have: closures, array expressions, ``with`` and the like."""


class _Part(JITCodeLibrary):
    """A function as it was lowered: neither optimised nor executable, and without what it calls."""

    def add_ir_module(self, ir_module: Any) -> None:
        for function in ir_module.functions:
            if function.blocks:
                _clear_no_results_at_the_beginning(function)
        super().add_ir_module(ir_module)

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def gather(self, parts: dict[Any, None]) -> None:
        """Add this part and all that it calls."""
        if self not in parts:
            parts[self] = None
            for library in self._linking_libraries:
                if isinstance(library, _Part):
                    library.gather(parts)
                else:
                    parts[library] = None


def _clear_no_results_at_the_beginning(function: Any) -> None:
    """Leave out that a function begins by clearing the places for what its calls return.

    A result is cleared again right before its call, and what is said of an error is written before it is read, as
    long as no part catches errors itself (``try``), which none may. In an inlined function it would be done each
    time it is entered, though most of its calls are rare.
    """
    calls = (one for block in function.blocks for one in block.instructions if isinstance(one, CallInstr))
    results = {id(place) for call in calls if _tells_of_errors(call) for place in call.args[:2]}
    beginning = function.entry_basic_block
    beginning.instructions = [
        one
        for one in beginning.instructions
        if not (isinstance(one, StoreInstr) and id(one.operands[1]) in results)
    ]


def _tells_of_errors(call: Any) -> bool:
    """Tell whether a call is one of a compiled function: it returns its result and what is said of an error."""
    places = call.args[:2]
    are_places = len(places) == 2 and all(isinstance(place, AllocaInstr) for place in places)
    return are_places and places[1].name.startswith("excinfo")


class _Whole(JITCodeLibrary):
    """An entry with all that it calls, optimised and executable."""

    def finalize(self) -> None:
        parts: dict[Any, None] = {}
        for library in self._linking_libraries:
            if isinstance(library, _Part):
                library.gather(parts)
            else:
                parts[library] = None
        self._linking_libraries = list(parts)
        super().finalize()


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerPart(NativeLowering):
    """The last pass of the compiler, without what is needed to call a function from Python."""

    _name = "lower_part"

    def run_pass(self, state: Any) -> bool:
        state.library = _Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state.cr
        # numba knows functions by an object that Python could call; this one has no address
        function = _dynfunc.make_function(
            lowered.fndesc.lookup_module(),
            lowered.fndesc.qualname.split(".")[-1],
            "",
            _NO_ADDRESS,
            lowered.env,
            (state.library,),
        )
        state.targetctx.insert_user_function(function, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=function)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class _LowerWhole(NativeLowering):
    """The last pass of the compiler for an entry."""

    _name = "lower_whole"

    def run_pass(self, state: Any) -> bool:
        state.library = _Whole(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


def _passes_ending_with(last: type[NativeLowering], state: Any) -> list[Any]:
    passes = DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [
        (last if one is NativeLowering else one, about)
        for one, about in passes.passes
        if one not in _OF_NO_USE
    ]
    passes.finalize()
    return [passes]


class PartCompiler(CompilerBase):
    """numba's compiler for functions that only compiled code calls."""

    def define_pipelines(self) -> list[Any]:
        """Return numba's own passes, the last one exchanged."""
        return _passes_ending_with(_LowerPart, self.state)


class WholeCompiler(CompilerBase):
    """numba's compiler for functions that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """Return numba's own passes, the last one exchanged."""
        return _passes_ending_with(_LowerWhole, self.state)
