"""A WebAssembly module from what numba has lowered: linked, all but the exports hidden, optimised, and written down."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba import njit

from bauhof.envs.wasm.entries import Entry
from bauhof.envs.wasm.target import Context, Library

STACK = 16 * 1024
ADDRESS_OF_MEMORY = "__heap_base"  # from here on memory is the caller's
UNCOUNTED = """
define void @NRT_incref(ptr %array) { ret void }
define void @NRT_decref(ptr %array) { ret void }
"""  # rules allocate nothing, so nobody counts who uses an array
UNROLLED = 600  # instructions that a loop may become, twice as many as usual: a browser's compiler unrolls none
LINK = ("--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all", "-O2")


def make_module(entries: Sequence[Entry], context: Context) -> bytes:
    """The module, which asks its host for nothing."""
    module = lowered(entries, context)
    names = [entry.name for entry in entries]
    hide_all_but(names, module)
    machine = context.codegen()._tm
    llvm.set_option("bauhof", f"-unroll-threshold={UNROLLED}")
    for last in (False, True):  # loops are unrolled after everything is inlined, or functions grow too large for that
        optimise(module, machine, unroll=last)
    return linked(machine.emit_object(module), [*names, ADDRESS_OF_MEMORY])


def lowered(entries: Sequence[Entry], context: Context) -> Any:
    """The entries and all that they call, as numba wrote it."""
    libraries = dict[Library, None]()
    for entry in entries:
        dispatcher: Any = njit(entry.function)
        dispatcher.compile(entry.arguments)
        result = dispatcher.overloads[entry.arguments]
        result.library.get_function(result.fndesc.llvm_func_name).name = entry.name
        libraries |= dict.fromkeys(result.library.everything())
    module = llvm.parse_assembly(str(context.create_module("bauhof")))
    for library in libraries:
        module.link_in(library._final_module)
    module.link_in(llvm.parse_assembly(UNCOUNTED))
    return module


def hide_all_but(names: Collection[str], module: Any) -> None:
    """Make everything else internal, so that what nobody needs can go."""
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in names:
            symbol.linkage = "internal"


def optimise(module: Any, machine: Any, *, unroll: bool) -> None:
    """LLVM's passes for speed; without vectors, which old browsers lack and which bring nothing here."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    options.loop_unrolling = unroll
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


def linked(code: bytes, exports: Sequence[str]) -> bytes:
    """The module from its object file, by the linker that comes with Zig."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(code)
        linker = [sys.executable, "-m", "ziglang", "wasm-ld", *LINK, *(f"--export={name}" for name in exports)]
        subprocess.run([*linker, source, "-o", target], check=True)
        return target.read_bytes()


def with_section(module: bytes, name: str, content: bytes) -> bytes:
    """The module with a section of our own at its end."""
    inside = sized(name.encode()) + content
    return module + b"\0" + sized(inside)


def sized(content: bytes) -> bytes:
    """Bytes after their number, which is written seven bits at a time."""
    size, number = b"", len(content)
    while number >= 0x80:
        size, number = size + bytes([number & 0x7F | 0x80]), number >> 7
    return size + bytes([number]) + content
