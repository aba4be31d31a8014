"""The `bauhof` command; without the extra that it needs it says which."""

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
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich"):
            raise
        sys.exit("The command line needs click and rich: pip install 'bauhof[cli]'")
    cli()


if __name__ == "__main__":
    main()
