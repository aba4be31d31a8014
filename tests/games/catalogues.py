"""The catalogues as their tests read them: files of sentences, and the strings of the sources that ask for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bauhof.core.registry import game_names
from bauhof.core.words import ENGLISH, FOLDER, Language

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "bauhof" / "games"
SOURCES = ROOT / "web" / "src"
SHARED = sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))
TEACHING = {f"teaching-{name}": name for name in game_names()}  # what the coach says, apart from the sheet
CATALOGUES = [*game_names(), *TEACHING, *SHARED]


@dataclass(frozen=True)
class Sentence:
    """What stands behind a key: every text that it can become, its blanks and the forms among which it chooses."""

    texts: list[str]  # with blanks as `{ $name }`
    blanks: frozenset[str]  # that are said
    choices: list[tuple[str, frozenset[str], str]]  # of every selector the blank, the forms and the default


def path_of(catalogue: str, language: Language) -> Path:
    if catalogue in SHARED:
        return FOLDER / language / f"{catalogue}.ftl"
    if catalogue in TEACHING:
        return GAMES / TEACHING[catalogue].replace("-", "_") / "teaching" / f"{language}.ftl"
    return GAMES / catalogue.replace("-", "_") / "words" / f"{language}.ftl"


def spoken(catalogue: str) -> set[Language]:
    """The languages for which there is such a file."""
    if catalogue in SHARED:
        return {path.parent.name for path in FOLDER.glob(f"*/{catalogue}.ftl")}
    return {path.stem for path in path_of(catalogue, ENGLISH).parent.glob("*.ftl")}


@cache
def sentences(catalogue: str, language: Language) -> dict[str, Sentence]:
    """Every sentence of a file, `card.one` being an attribute of `card`."""
    found: dict[str, Sentence] = {}
    for entry in FluentParser().parse(path_of(catalogue, language).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path_of(catalogue, language)}: {entry.content!r}"
        if not isinstance(entry, fluent.Message):
            continue
        forms = {
            entry.id.name: entry.value,
            **{f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes},
        }
        for key, pattern in forms.items():
            assert key not in found, f"{key} is there twice"
            found[key] = sentence(pattern)
    return found


def sentence(pattern: fluent.Pattern | None) -> Sentence:
    found = expressions(pattern)
    return Sentence(
        texts=[] if pattern is None else texts(pattern),
        blanks=frozenset(one.id.name for one in found if isinstance(one, fluent.VariableReference)),
        choices=[choice(one) for one in found if isinstance(one, fluent.SelectExpression)],
    )


def choice(selection: fluent.SelectExpression) -> tuple[str, frozenset[str], str]:
    def name(variant: fluent.Variant) -> str:
        return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value

    blank = selection.selector.id.name if isinstance(selection.selector, fluent.VariableReference) else ""
    default = next(name(one) for one in selection.variants if one.default)
    return blank, frozenset(map(name, selection.variants)), default


def expressions(pattern: fluent.Pattern | None) -> list[fluent.BaseNode]:
    """Every expression in a sentence, those within the forms of a choice and within a function too."""
    found: list[fluent.BaseNode] = []
    for element in pattern.elements if pattern else []:
        if isinstance(element, fluent.Placeable):
            found.append(element.expression)
            if isinstance(element.expression, fluent.SelectExpression):
                found += chain.from_iterable(expressions(one.value) for one in element.expression.variants)
            elif isinstance(element.expression, fluent.FunctionReference):
                found += element.expression.arguments.positional
    return found


def texts(pattern: fluent.Pattern) -> list[str]:
    """What a sentence can become."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            more = [element.value]
        elif isinstance(element.expression, fluent.SelectExpression):
            more = [text for variant in element.expression.variants for text in texts(variant.value)]
        elif isinstance(element.expression, fluent.VariableReference):
            more = [f"{{ ${element.expression.id.name} }}"]
        else:
            more = [element.expression.value if isinstance(element.expression, fluent.StringLiteral) else "{ }"]
        found = [text + end for text in found for end in more]
    return found


@dataclass(frozen=True)
class Strings:
    """What sources ask for: whole strings, the beginnings of strings that go on with a blank, and all words."""

    whole: frozenset[str]
    beginnings: frozenset[str]
    words: frozenset[str]

    def ask_for(self, key: str, known: frozenset[str]) -> bool:
        """Whether a key is written out somewhere, or begins as one that goes on with a word that is known."""
        message, _, attribute = key.partition(".")
        if attribute and attribute not in self.words:
            return False
        if message in self.whole:
            return True
        return any(message.startswith(one) and message[len(one) :] in known | self.words for one in self.beginnings)


KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
BEGINNING = re.compile(r"[a-z][a-z0-9-]*-")


@cache
def strings() -> Strings:
    """The strings of all sources, in Python and for the browser."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in sorted((ROOT / "src" / "bauhof").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole |= {node.value, *node.value.split(".")}
            elif isinstance(node, ast.JoinedStr):
                beginnings |= {found.group() for text in started(node) if (found := BEGINNING.match(text))}
    words = set(whole)
    for source in sources(SOURCES):
        quoted = re.findall(r"[\"'`]([a-z][a-z0-9.-]*)[\"'`]", source)
        whole |= {part for key in quoted for part in (key, key.split(".")[0])}
        beginnings |= set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source))
        words |= set(KEY.findall(source))
    return Strings(frozenset(whole), frozenset(beginnings), frozenset(words))


def asked_in_browser(catalogue: str) -> set[str]:
    """The keys that a board asks its game for with `say`, or the pages around it their catalogue with `t`."""
    verb, folder = ("t", SOURCES) if catalogue == "client" else ("say", SOURCES / "games" / catalogue)
    return {key for source in sources(folder) for key in re.findall(rf"\b{verb}\(\"([a-z][a-z0-9.-]*)\"", source)}


def sources(folder: Path) -> Iterator[str]:
    """What is written for the browser, without its tests."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            yield path.read_text(encoding="utf-8")


def started(string: ast.JoinedStr) -> list[str]:
    """How a string with blanks can begin, as far as it is written out."""
    found = [""]
    for part in string.values:
        value = part.value if isinstance(part, ast.FormattedValue) else part
        ways = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
        known = [way.value for way in ways if isinstance(way, ast.Constant) and isinstance(way.value, str)]
        if len(known) < len(ways):
            break
        found = [text + way for text in found for way in known]
    return found
