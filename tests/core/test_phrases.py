"""Phrases: every sentence of every catalogue is said as Fluent would say it, whatever stands in its blanks."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast, visitor

from bauhof.core.errors import BauhofError
from bauhof.core.registry import game, game_names
from bauhof.core.words import COMMON, FOLDER, Catalogue, Language, languages

CATALOGUES = {name: game(name).words for name in game_names()} | {
    name: Catalogue(FOLDER / "{language}" / f"{name}.ftl", COMMON) for name in ("client", "server", "terminal")
}
VALUES: tuple[Any, ...] = (0, 1, 2, 5, 21, 999, 1000, -1, "Anna", "one", 1.5, True)


class Blanks(visitor.Visitor):
    """The blanks of a message."""

    def __init__(self, message: ast.Message | ast.Term) -> None:
        self.names = set[str]()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("catalogue", CATALOGUES.values(), ids=CATALOGUES)
def test_a_sentence_is_what_fluent_makes_of_it(catalogue: Catalogue, language: Language) -> None:
    bundle = catalogue.bundle(language)
    plain = []
    for name, message in bundle._messages.items():
        keys = [name] if message.value is not None else []
        for key in [*keys, *(f"{name}.{one.id.name}" for one in message.attributes)]:
            pattern, parts = catalogue.pattern(language, key)
            plain.append(parts is not None)
            for value in VALUES if parts is not None else ():
                given = dict.fromkeys(Blanks(message).names, value)
                assert catalogue.say(language, key, **given) == bundle.format_pattern(pattern, given)[0], key
    assert sum(plain) > 0.9 * len(plain), "most of them take Fluent's own resolver no more"


def test_a_blank_without_a_value_is_an_error() -> None:
    with pytest.raises(BauhofError, match="Unknown external: n"):
        CATALOGUES["carrara"].say("en", "coins")
