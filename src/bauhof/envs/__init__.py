"""Environments for learning and research: batches on CPU and GPU, WebAssembly, and the interfaces of other libraries."""
