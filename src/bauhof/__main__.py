"""The `bauhof` command."""

from __future__ import annotations

import os
import sys

from bauhof.core.errors import BauhofError

PATIENT = ("play", "serve")  # commands at which people sit and should not wait for a compiler
REPEATED = "--seed"  # with it bots must decide as they did, from the first decision on


def main() -> None:
    """Run the command line."""
    if sys.argv[1:2] and sys.argv[1] in PATIENT and not any(word.startswith(REPEATED) for word in sys.argv):
        os.environ.setdefault("BAUHOF_MODE", "patient")
    try:
        from bauhof.cli.main import cli
    except BauhofError as error:  # BAUHOF_MODE is read on import
        print(f"bauhof: {error}", file=sys.stderr)
        sys.exit(2)
    cli()


if __name__ == "__main__":
    main()
