"""The `bauhof` command."""

from __future__ import annotations

import sys

from bauhof.core.errors import BauhofError


def main() -> None:
    """Run the command line."""
    try:
        from bauhof.cli.main import cli
    except BauhofError as error:  # BAUHOF_MODE is read on import
        print(f"bauhof: {error}", file=sys.stderr)
        sys.exit(2)
    cli()


if __name__ == "__main__":
    main()
