"""The `bauhof` command; without the extra that it needs it says which."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    try:
        from bauhof.cli.main import cli
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich"):
            raise
        sys.exit("The command line needs click and rich: pip install 'bauhof[cli]'")
    cli()


if __name__ == "__main__":
    main()
