"""The server's log: one JSON object per line, on standard error, without names, texts, tokens or links."""

from __future__ import annotations

import json
import sys
import time


def log(event: str, **fields: object) -> None:
    """Write one line."""
    line = json.dumps({"at": round(time.time(), 3), "event": event, **fields}, default=str)
    print(line, file=sys.stderr, flush=True)
