"""numba with WebAssembly as its target: what it lowers stays as it is, and nothing is made for this machine."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import callconv, cgutils, codegen, cpu

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"


class Library(codegen.CPUCodeLibrary):
    """The code of one function as numba wrote it; what it calls stays in other libraries until all are linked."""

    def add_llvm_module(self, module: Any) -> None:
        """Keep it, without a pass over it."""
        self._final_module.link_in(module)

    def finalize(self) -> None:
        """There is nothing to do: code is made when everything is together."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: this code does not run here."""
        return 0

    def everything(self) -> list[Library]:
        """The library itself and all that its code can reach."""
        found, waiting = dict[Library, None](), [self]
        while waiting:
            library = waiting.pop()
            if library not in found:
                found[library] = None
                waiting += library._linking_libraries
        return list(found)


class Codegen(codegen.CPUCodegen):
    """Writes modules for a 32-bit WebAssembly machine, and has no engine to run them."""

    _library_class = Library

    def _init(self, llvm_module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = FEATURES
        self._tm = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, codemodel="default")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, name: str, environment: Any) -> None:
        """Without an engine there is no address to set."""


class Convention(callconv.BaseCallConv):
    """Functions that return their value and cannot fail: what would raise an error in Python stops the module."""

    def _make_call_helper(self, builder: Any) -> None:
        return None

    def get_function_type(self, restype: Any, argtypes: Any) -> Any:
        """Nothing but the arguments and the value."""
        returned = self.context.data_model_manager[restype].get_return_type()
        return ir.FunctionType(returned, self._get_arg_packer(argtypes).argument_types)

    def decorate_function(self, function: Any, names: Any, argtypes: Any, noalias: bool = False) -> None:
        """Name the arguments."""
        self._get_arg_packer(argtypes).assign_names(function.args, names)

    def get_arguments(self, function: Any) -> Any:
        """All of them are the rule's own."""
        return function.args

    def return_value(self, builder: Any, value: Any) -> None:
        """The value itself."""
        builder.ret(value)

    def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        """Stop."""
        trap = builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ()))
        builder.call(trap, ())
        builder.unreachable()

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        """Never comes."""
        builder.unreachable()

    def call_function(self, builder: Any, callee: Any, restype: Any, argtypes: Any, arguments: Any) -> Any:
        """The value, and a status that is always good."""
        packed = self._get_arg_packer(argtypes).as_arguments(builder, arguments)
        value = builder.call(callee, packed)
        return FINE, self.context.get_returned_value(builder, restype, value)


NO, YES = cgutils.false_bit, cgutils.true_bit
FINE = callconv.Status(callconv.RETCODE_OK, YES, NO, NO, NO, NO, NO, None)


class Context(cpu.CPUContext):
    """The processor's context, without what calls Python or counts references."""

    def init(self) -> None:
        """Begin with the other code generator."""
        self.is32bit = False
        self._internal_codegen: Any = Codegen("bauhof")

    @property
    def call_conv(self) -> Convention:
        """How functions call one another."""
        return Convention(self)

    def post_lowering(self, module: Any, library: Any) -> None:
        """Link no run time."""

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        """Nobody calls this from Python."""

    def create_cfunc_wrapper(self, *_: Any) -> None:
        """Nor from C."""
