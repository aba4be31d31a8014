"""A WebAssembly module from numba's code: linked, all but the exports hidden, optimised, and written down."""
from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import njit
from numba.core.registry import cpu_target

from bauhof.envs.wasm.entries import Entry
from bauhof.envs.wasm.target import Context, Library

NRT = """
define void @NRT_incref(ptr %p) { ret void }
define void @NRT_decref(ptr %p) { ret void }
"""
STACK = 16 * 1024


def lowered(entries):
    context = cpu_target.target_context
    assert isinstance(context, Context)
    whole = llvm.parse_assembly(str(context.create_module("bauhof")))
    libraries = {}
    for name, entry in entries.items():
        dispatcher = njit(entry.function)
        dispatcher.compile(entry.arguments)
        result = dispatcher.overloads[entry.arguments]
        result.library.get_function(result.fndesc.llvm_func_name).name = name
        libraries |= dict.fromkeys(result.library.everything())
    for library in libraries:
        whole.link_in(library._final_module)
    whole.link_in(llvm.parse_assembly(NRT))
    return whole


def optimised(module, names, speed=3, vec=False, slp=False, inl=None, unroll=True):
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in names:
            symbol.linkage = "internal"
    machine = cpu_target.target_context.codegen()._tm
    options = llvm.create_pipeline_tuning_options(speed_level=speed)
    options.loop_vectorization = vec
    options.slp_vectorization = slp
    options.loop_unrolling = unroll
    if inl: options.inlining_threshold = inl
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def linked(module, names):
    machine = cpu_target.target_context.codegen()._tm
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(machine.emit_object(module))
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        options = ["--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all", "-O3"]
        subprocess.run([sys.executable, "-m", "ziglang", "wasm-ld", *options, *exports, source, "-o", target], check=True)
        return target.read_bytes()
