"""What an adapter needs that Bauhof itself does not."""

from __future__ import annotations

from bauhof.core.errors import BauhofError


class MissingExtra(BauhofError, ImportError):  # noqa: N818 - it says what to install
    """A library that an adapter is for is not installed."""

    def __init__(self, extra: str, missing: ImportError) -> None:
        library = (missing.name or extra).partition(".")[0]
        super().__init__(f'{library} is not installed; get it by: pip install "bauhof[{extra}]"')
