"""Every language says everything: the same keys, blanks and plurals, written as that language is written."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from importlib import import_module

import pytest
from babel import Locale

from bauhof.bots.registry import bot_names
from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.registry import game, game_names
from bauhof.core.text import NAMES
from bauhof.core.words import ENGLISH, Language, common, languages
from tests.games.catalogues import CATALOGUES, SHARED, TEACHING, asked_in_browser, sentences, spoken, strings

OTHERS = [language for language in languages() if language != ENGLISH]
OPTIONAL = ".printed"  # where a long name may be broken
PEOPLE = "seat|turn|name|other|partner|receiver|owner|winners|host"  # blanks for names


@cache
def plural_forms(language: Language) -> frozenset[str]:
    """The forms that a language has for the numbers of our games; `other` is always one."""
    form = Locale.parse(language).plural_form
    return frozenset({"other", *(str(form(number)) for number in range(1000))})


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_sentence_is_missing_or_left_over(catalogue: str, language: Language) -> None:
    english, ours = sentences(catalogue, ENGLISH), sentences(catalogue, language)
    assert english
    assert {key for key in english.keys() - ours.keys() if not key.endswith(OPTIONAL)} == set()
    assert {key for key in ours.keys() - english.keys() if not key.endswith(OPTIONAL)} == set()


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_file_belongs_to_a_language_that_is_spoken(catalogue: str) -> None:
    assert spoken(catalogue) == set(languages())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_a_sentence_has_the_same_blanks_in_every_language(catalogue: str, language: Language) -> None:
    """What is only counted is called `n`, for a language may need it where English does not."""
    ours = sentences(catalogue, language)
    for key, english in sentences(catalogue, ENGLISH).items():
        if key in ours:
            assert ours[key].blanks == english.blanks, key
            chosen = {blank for blank, _, _ in english.choices}
            assert {blank for blank, _, _ in ours[key].choices} <= english.blanks | chosen | {"n"}, key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_plurals_have_the_forms_of_the_language(catalogue: str, language: Language) -> None:
    """A choice among plurals has all of them, and `other` is what is said of anything else."""
    needed = plural_forms(language)
    for key, sentence in sentences(catalogue, language).items():
        for blank, forms, default in sentence.choices:
            assert blank, f"{key} chooses by something that is no blank"
            if default == "other":
                numbers = {form for form in forms if form.isdigit()}
                assert forms - numbers == needed or (numbers and forms - numbers == {"other"}), f"{key} by {blank}"
            else:
                assert not forms & {"zero", "one", "two", "few", "many"}, f"{key} has plurals without `other`"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_what_is_counted_in_english_is_counted_in_every_language(catalogue: str, language: Language) -> None:
    """A number that is said has its plurals, even where they are alike: `1 Gebäude`, `2 Gebäude`."""
    ours = sentences(catalogue, language)
    for key, english in sentences(catalogue, ENGLISH).items():
        counted = {blank for blank, forms, _ in english.choices if "one" in forms} & english.blanks
        if key in ours and "one" in plural_forms(language):
            assert counted <= {blank for blank, forms, _ in ours[key].choices if "one" in forms}, key


def test_numbers_agree_with_what_they_count() -> None:
    """French says `0 pièce`, English and German `0 coins`."""
    said = {language: [common.say(language, "coins", n=number) for number in (0, 1, 2)] for language in languages()}
    assert said["en"] == ["0 coins", "1 coin", "2 coins"]
    assert said["de"] == ["0 Münzen", "1 Münze", "2 Münzen"]
    assert said["fr"] == ["0 pièce", "1 pièce", "2 pièces"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_sentences_are_whole_and_well_set(catalogue: str, language: Language) -> None:
    for key, sentence in sentences(catalogue, language).items():
        assert sentence.texts, f"{key} is empty"
        for text in sentence.texts:
            assert text.strip() == text != "", f"{key} is empty or begins or ends with a space"
            assert not re.search(r"['\"]|\.\.\.| {2}", text), f"{key}: {text}: use ’ “ ” … and single spaces"


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_french_is_written_as_french_is(catalogue: str) -> None:
    """No-break spaces before `:` and inside « », narrow ones before `; ! ?`; and nothing that would elide a name."""
    for key, sentence in sentences(catalogue, "fr").items():
        for text in sentence.texts:
            assert not re.search(r"[^\u202f][;!?]", text), f"{key}: {text}: U+202F before ; ! ?"
            assert not re.search(r"[^\u00a0]:(?!\S)", text), f"{key}: {text}: U+00A0 before :"
            assert not re.search(r"«[^\u00a0]|[^\u00a0]»", text), f"{key}: {text}: U+00A0 inside « »"
            assert not re.search(r"[\u00a0\u202f][.,…]", text), f"{key}: {text}: nothing before . , …"
            elided = rf"(?i)\b(de|que|si|le|la|je) {{ \$({PEOPLE}) }}"
            assert not re.search(elided, text), f"{key}: {text}: say it without de, que or si"


@cache
def words_of(name: str) -> frozenset[str]:
    """The words that a game knows: what it enumerates, and what can be done, seen and counted."""
    one = game(name)
    modules = [import_module(f"bauhof.games.{one.folder.name}.{path.stem}") for path in one.folder.glob("*.py")]
    enums = [
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, IntEnum)
    ]
    actions = [word for action in one.actions.words for word in (action.replace(":", "-"), action.split(":")[0])]
    return frozenset(
        [
            *(slug(member) for enum in enums for member in enum),
            *(option.replace("_", "-") for option in one.options),
            *(example.id for example in one.examples),
            *(step.id for step in (one.lesson.steps if one.lesson else ())),
            *(part.id for part in one.primer),
            *(exercise.id for exercise in one.exercises),
            *(tally.key for tally in one.screen.TALLIES),
            one.screen.METRIC,
            *one.screen.standing(one.view(one.new(one.players[0]), 0))[0],
            *actions,
        ]
    )


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_sentence_is_asked_for(catalogue: str) -> None:
    name = TEACHING.get(catalogue, catalogue)
    known = words_of(name) if name not in SHARED else frozenset().union(*map(words_of, game_names()))
    assert [key for key in sentences(catalogue, ENGLISH) if not strings().ask_for(key, known)] == []


@pytest.mark.parametrize("catalogue", [*game_names(), "client"])
def test_the_browser_asks_for_no_sentence_that_is_missing(catalogue: str) -> None:
    asked = asked_in_browser(catalogue)
    assert asked
    assert asked - sentences(catalogue, ENGLISH).keys() - sentences("common", ENGLISH).keys() == set()


def members(table: Mapping[IntEnum, object]) -> list[IntEnum]:
    """All that is enumerated where the keys of a table come from."""
    return list(type(next(iter(table))))


@pytest.mark.parametrize("name", game_names())
def test_every_refusal_has_its_paragraph_and_every_event_its_parts(name: str) -> None:
    one = game(name)
    assert list(one.refusals) == [refusal for refusal in members(one.refusals) if refusal]
    assert list(one.events) == members(one.events)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_everything_that_a_game_has_has_its_words(name: str, language: Language) -> None:
    one = game(name)
    keys = ["title", "about", f"metric-{one.screen.METRIC}"]
    keys += [f"refusal-{slug(refusal)}" for refusal in members(one.refusals) if refusal]
    keys += [f"prompt-{slug(phase)}" for phase in one.blocks]
    keys += [f"ending-{slug(ending)}" for ending in getattr(one, "endings", ())]
    keys += [f"option-{option.replace('_', '-')}" for option in one.options]
    keys += [f"example-{example.id}{form}" for example in one.examples for form in ("", ".text")]
    keys += [f"bot-{bot}" for bot in bot_names(one)]
    keys += [f"standing-{name}" for name in one.screen.standing(one.view(one.new(one.players[0]), 0))[0]]
    keys += [f"tally-{tally.key}" for tally in one.screen.TALLIES]
    assert [key for key in keys if not one.words.has(key, language)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("number", [0, 1])
def test_every_kind_of_event_can_be_told(name: str, language: Language, number: int) -> None:
    one = game(name)
    for happened, kind in one.events.items():
        data = {role: part.read([number] * part.width) for role, part in kind.parts.items()}
        event = Event(happened.name.lower(), data)
        assert one.text.event(event, NAMES, language)
        one.text.brief(event, 0, NAMES, language)
