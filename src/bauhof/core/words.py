"""Words: every sentence lies in a catalogue of its language, in Fluent, which Python and the browser share.

A key says which sentence; `card-cafe.one` is the attribute `one` of `card-cafe`. To add a language is to add its files.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from bauhof.core.errors import BauhofError
from bauhof.core.phrases import Part, Unusual, fill, phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fluent.runtime import FluentBundle

Language: TypeAlias = str  # `en`, `de`, …: one of languages()

ENGLISH: Language = "en"  # what a language lacks is said in English
FOLDER = Path(__file__).parents[1] / "words"
COMMON = FOLDER / "{language}" / "common.ftl"


@cache
def languages() -> tuple[Language, ...]:
    """The languages that Bauhof speaks, English first: every folder of the catalogue is one."""
    found = sorted(folder.name for folder in FOLDER.iterdir() if (folder / COMMON.name).is_file())
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def spoken(wishes: Sequence[str]) -> Language:
    """The first of the wishes that Bauhof speaks, `de-AT` being German; English if it speaks none of them."""
    for wish in wishes:
        base = wish.lower().replace("_", "-").split("-")[0]
        if base in languages():
            return base
    return ENGLISH


class Catalogue:
    """What a part of the program can say: files with a blank for the language, looked through in order."""

    def __init__(self, *files: Path) -> None:
        self.files = files
        self.say = lru_cache(maxsize=10_000)(self._say)
        self.has = lru_cache(maxsize=10_000)(self._has)

    def source(self, language: Language) -> str:
        """The text of the first file, for the browser, in a language or else in English."""
        for spoken in (language, ENGLISH):
            path = named(self.files[0], spoken)
            if path.is_file():
                return path.read_text(encoding="utf-8")
        return ""

    @cache  # noqa: B019 - a catalogue lives as long as the program
    def bundle(self, language: Language) -> FluentBundle:
        """The sentences of one language."""
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle([language], use_isolating=False)
        for file in self.files:
            path = named(file, language)
            if path.is_file():
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        return bundle

    def _has(self, key: str, language: Language = ENGLISH) -> bool:
        """Whether a language has such a sentence."""
        message, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        if not bundle.has_message(message):
            return False
        return not attribute or attribute in bundle.get_message(message).attributes

    def _say(self, language: Language, key: str, **values: str | float) -> str:
        """A sentence in a language, with its blanks filled in."""
        for spoken in (language, ENGLISH):
            pattern, parts = self.pattern(spoken, key)
            if pattern is None:
                continue
            bundle = self.bundle(spoken)
            if parts is not None:
                with suppress(KeyError, Unusual):
                    return fill(parts, values, bundle._plural_form)
            sentence, errors = bundle.format_pattern(pattern, values)
            if errors:
                raise BauhofError(f"{key} in {spoken}: {'; '.join(map(str, errors))}")
            return str(sentence)
        raise BauhofError(f"the catalogue has no words for {key!r}")

    @cache  # noqa: B019 - as above
    def pattern(self, language: Language, key: str) -> tuple[Any, tuple[Part, ...] | None]:
        """How a sentence is made in one language: for Fluent, and if it is a simple one in parts."""
        message, _, attribute = key.partition(".")
        bundle = self.bundle(language)
        if not bundle.has_message(message):
            return None, None
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return pattern, None if pattern is None else phrase(pattern)


def named(file: Path, language: Language) -> Path:
    """A file of one language."""
    return Path(str(file).format(language=language))


common = Catalogue(COMMON)


def listed(parts: Sequence[str], language: Language) -> str:
    """`a, b and c`."""
    if len(parts) < 2:
        return "".join(parts)
    return common.say(language, "list", first=", ".join(parts[:-1]), last=parts[-1])
