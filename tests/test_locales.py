"""The words: every message is there, used, complete in every language, and fits Discord."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.app import SevenSeas
from bot.config import Settings
from bot.texts.command_words import CommandTranslator, command_id, parameter_id
from bot.texts.i18n import BASE
from cogs.context.options import commands_of
from cogs.ui.spoken import spoken
from engine.games import FIRST_GAME, GAMES
from tests.amounts import one_of
from tests.catalogue import CATALOGUE, entries
from tests.cogs.faces.by_ear import signs
from tests.message_ids import FROM_DATA, OF_GAMES, calls, families, fits, value_ids, written

LOCALES = Path(__file__).parent.parent / "data/locale"
UNDER_CONSTRUCTION: tuple[str, ...] = ()
"""The keys of games that are in English only so far: other languages may lack their words."""
TRANSLATED = [key for key in GAMES if key not in UNDER_CONSTRUCTION]
LANGUAGES = sorted(place.name for place in LOCALES.iterdir() if place.is_dir())
MEANINGS = dict.fromkeys(("quiet-hours-meaning", "quiet-zone-meaning", "cut-meaning"), 100)
LIMITS = {"-button": 80, "-option": 100, "-placeholder": 150, "-modal-title": 45, **MEANINGS}
"""Discord's limits by the ending of an id."""

SPOKEN = ".words"
"""The attribute of a message that holds its screen-reader text."""
COMPONENTS = 4000
"""Characters of all texts in one message."""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """The patterns of a language by id; attributes are "id.name"."""
    found: dict[str, ast.Pattern] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in entries(path.read_text("utf-8")):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    found[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def excused() -> frozenset[str]:
    """The messages and attributes that other languages may lack."""
    files = [LOCALES / BASE / f"{key}.ftl" for key in UNDER_CONSTRUCTION]
    text = "\n".join(path.read_text("utf-8") for path in files)
    ids = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    return frozenset(name for name in messages(BASE) if name.partition(".")[0] in ids)


def parts(node: object) -> Iterator[object]:
    """The node and everything in it."""
    yield node
    if isinstance(node, list):
        for item in node:
            yield from parts(item)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from parts(value)


@cache
def variables(language: str, message_id: str) -> set[str]:
    """The variables of a message, and of the messages that it refers to."""
    found: set[str] = set()
    for part in parts(messages(language)[message_id]):
        if isinstance(part, ast.VariableReference):
            found.add(part.id.name)
        elif isinstance(part, ast.MessageReference):
            found |= variables(language, part.id.name)
    return found


def all_variables(message_id: str) -> set[str]:
    """The variables of a message, those of its screen-reader text included."""
    spoken = f"{message_id}{SPOKEN}"
    heard = variables(BASE, spoken) if spoken in messages(BASE) else set()
    return variables(BASE, message_id) | heard


@cache
def counted(language: str, message_id: str) -> set[str]:
    """The variables of a message that choose a plural."""
    return {
        part.selector.id.name
        for part in parts(messages(language)[message_id])
        if isinstance(part, ast.SelectExpression)
        and isinstance(part.selector, ast.VariableReference)
        and any(str(getattr(v.key, "name", "")) in ("one", "other") for v in part.variants)
    }


def samples(language: str, message_id: str, word: str) -> dict[str, Any]:
    """A value for each variable of a message: 14 where it chooses a plural, else this word."""
    counts = counted(language, message_id)
    return {each: 14 if each in counts else word for each in variables(language, message_id)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    """A message may have more attributes, with the same variables: the forms of its words."""
    own, english = messages(language), messages(BASE)
    for name in own.keys() - english.keys():
        word, _, form = name.partition(".")
        assert form, f"{name} is no message in English"
        assert variables(language, name) == variables(BASE, word), name
    assert sorted(english.keys() - own.keys() - excused()) == []
    for name in english.keys() - excused():
        assert variables(language, name) == variables(BASE, name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_phone(language: str) -> None:
    """No label is longer than 34 characters and than the English one."""
    say, english = (CATALOGUE.languages[name] for name in (language, BASE))
    for name in messages(language):
        if not name.endswith("-button"):
            continue
        values = samples(language, name, "Marlow")
        assert len(say(name, **values)) <= max(34, len(english(name, **values))), name


async def test_each_command_fits_discord_with_its_longest_words() -> None:
    """Discord counts 8,000 characters of each command, in its longest language."""
    bot = SevenSeas(Settings(owner_guild=1))
    await bot.load()
    for command in commands_of(bot.tree, bot.owner_guild):
        translator = CommandTranslator(bot.catalogue)
        payload = await command.get_translated_payload(bot.tree, translator)
        assert _characters(payload) <= 8000, command.name


def _characters(node: Mapping[str, Any]) -> int:
    """The characters of a command and of what is in it, each text in its longest language."""
    count = 0
    for field in ("name", "description"):
        texts = (node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values())
        count += max(map(len, texts))
    count += len(node["value"]) if isinstance(node.get("value"), str) else 0
    inner = (*(node.get("options") or ()), *(node.get("choices") or ()))
    return count + sum(map(_characters, inner))


def test_only_a_message_joins_a_label_and_its_text() -> None:
    """French writes a space before the colon, so no code writes one."""
    joining = re.compile(r"""f["'][^"'\n]*\}\**:\**\x20\{""")
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((LOCALES.parents[1] / "cogs").rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if joining.search(line) and "fault" not in line
    ]
    assert found == []


@pytest.mark.skipif("fr" not in LANGUAGES, reason="an installation may have other languages")
def test_french_has_a_space_before_each_colon_at_which_no_line_breaks() -> None:
    assert CATALOGUE.languages["fr"]("labelled", label="M", text="M") == "M\u00a0: M"
    code = re.compile(r"`[^`]*`|<[^>]*>|https?:\S*|:\w+:")
    for name in messages("fr"):
        said = CATALOGUE.languages["fr"](name, **dict.fromkeys(variables("fr", name), "M"))
        assert not re.search(r"[^\s\u00a0\u202f]:(?:\W|$)| :", code.sub("", said)), name


@pytest.mark.skipif("de" not in LANGUAGES, reason="an installation may have other languages")
def test_in_german_and_french_a_rating_has_a_word_of_its_own() -> None:
    """In German "Wertung" is the scoring, and in French "classement" is the list of the best."""
    for language, word in (("de", r"\bWertungen?\b"), ("fr", r"\b[Cc]lassements?\b")):
        for name in messages(language):
            if name.startswith(("rating-", "privacy-", "rated-", "over-rating")):
                texts = [
                    p for p in parts(messages(language)[name]) if isinstance(p, ast.TextElement)
                ]
                assert not [text.value for text in texts if re.search(word, text.value)], name


def test_the_glossary_has_the_words_that_are_used() -> None:
    """Every term of data/locale/README.md stands in the files of its language."""
    table = (LOCALES / "README.md").read_text("utf-8").partition("## Glossary")[2]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if line.startswith("| ")]
    assert len(rows) > 40
    for column, language in enumerate(("en", "de", "fr", "it", "nl")):
        if language in LANGUAGES:
            files = (LOCALES / language).glob("*.ftl")
            words = "\n".join(file.read_text("utf-8") for file in files).casefold()
            missing = [row[column] for row in rows[1:] if row[column].casefold() not in words]
            assert missing == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_form_that_a_sentence_asks_for_is_that_of_a_word(language: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    forms = {name.partition(".")[2] for name in messages(language).keys() - messages(BASE).keys()}
    assert set(re.findall(r'FORM\(\$\w+, "(\w+)"\)', text)) == forms


def test_each_button_that_a_sentence_names_is_there() -> None:
    """At least those under More, where a feature that is gone may still be praised."""
    text = "\n".join(path.read_text("utf-8") for path in (LOCALES / BASE).glob("*.ftl"))
    named = re.findall(r"\*\*([^*]+)\*\*,? (?:under|behind) \*\*More\*\*", text)
    assert len(named) > 3
    assert [name for name in named if not re.search(rf"[\]=] {re.escape(name)}$", text, re.M)] == []


def test_nothing_is_missing() -> None:
    """An id is put together only over a closed set, whose members are all messages."""
    for call in calls():
        there = call.id in messages(BASE) or call.id in families() or call.id in FROM_DATA
        assert there, f"{call.where} says {call.id!r}, which is no message"


@pytest.mark.parametrize("family", families())
def test_each_member_of_a_closed_set_has_its_words(family: str) -> None:
    """A new game, reason or level needs a message in each family of its kind."""
    missing = [name for name in families()[family] if name not in messages(BASE)]
    assert not missing, f"to be added to data/locale/{BASE}: {', '.join(missing)}"
    assert family in {*written(), *OF_GAMES}, "no code asks for it"


@pytest.mark.parametrize("key", GAMES)
def test_each_value_of_a_house_rule_has_its_words(key: str) -> None:
    assert [name for name in value_ids(key) if name not in messages(BASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_words_of_a_game_know_it(language: str) -> None:
    """So a new game needs words of its own and no edit elsewhere.

    The change log is history, and the descriptions of commands name the game by default.
    """
    names = {key: CATALOGUE.say(language)(f"game-{key}") for key in GAMES}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        _, *split = re.split(r"^([a-z][\w-]*) =", file.read_text("utf-8"), flags=re.MULTILINE)
        for name, text in zip(split[::2], split[1::2], strict=True):
            known = [key for key in GAMES if re.search(rf"(?:^|-){key}(?:-|$)", name)]
            if file.stem in GAMES:
                assert file.stem in known, name
                continue
            default = [FIRST_GAME] if name.startswith("commands-") else []
            told = [
                key
                for key in GAMES.keys() - default
                if not names[key].isdigit() and names[key] in text and name != "about-changes"
            ]
            keys = GAMES.keys() & set(re.findall(r"^ *\*?\[([a-z-]+)\]", text, re.MULTILINE))
            assert [*known, *told, *keys] == [], f"{file.name}: {name}"


def test_nothing_is_unused() -> None:
    """Also a message that no code names by its literal, or as a member of a closed set."""
    used = written().union(*families().values())
    for message in messages(BASE).values():
        used |= {p.id.name for p in parts(message) if isinstance(p, ast.MessageReference)}
    unused = {each.removesuffix(SPOKEN) for each in messages(BASE)} - used
    assert [name for name in unused if not any(fits(name, of) for of in FROM_DATA)] == []


def test_every_message_gets_the_variables_that_it_has() -> None:
    """The members of a family may differ: all of them together need what is given."""
    for call in calls():
        if call.id not in FROM_DATA and not call.open:
            members = families().get(call.id, [call.id])
            needed = set[str]().union(*(all_variables(name) for name in members))
            assert set(call.given) == needed, f"{call.where}: {call.id}"


@pytest.mark.parametrize("language", one_of(LANGUAGES, 2))
def test_every_message_can_be_said_within_the_limits_of_discord(language: str) -> None:
    say = CATALOGUE.languages[language]
    for name in messages(language):
        words = say(name, **samples(language, name, "M" * 20))
        kind = name.removesuffix(SPOKEN)
        limit = next((most for end, most in LIMITS.items() if kind.endswith(end)), COMPONENTS)
        assert 0 < len(words) <= limit, f"{name}: {len(words)} characters"


def plurals(node: object) -> Iterator[tuple[str, dict[str, ast.Variant]]]:
    """The choices by a number in a message: the variable, and the variants by their keys."""
    for part in parts(node):
        if isinstance(part, ast.SelectExpression):
            keys = {
                str(getattr(v.key, "name", getattr(v.key, "value", ""))): v for v in part.variants
            }
            if isinstance(part.selector, ast.VariableReference) and "other" in keys:
                yield part.selector.id.name, keys


def is_honest(variable: str, keys: Mapping[str, ast.Variant]) -> bool:
    """True if "one", where it is more than 1, shows its number, or 0 has a variant of its own."""
    if "one" not in keys or "0" in keys:
        return True
    shown = {p.id.name for p in parts(keys["one"]) if isinstance(p, ast.VariableReference)}
    return variable in shown


def is_one_alone(language: str) -> bool:
    """True if the language's "one" (CLDR) is 1 and no other number."""
    plural = Locale.parse(language).plural_form
    return all(plural(number) != "one" for number in (0, 1.5, *range(2, 200)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_for_several_numbers_shows_which_it_is(language: str) -> None:
    """French has 0 and 1.5 in its "one": only [1] may say "une carte" there."""
    assert is_one_alone(language) is (language != "fr")
    if not is_one_alone(language):
        for name, message in messages(language).items():
            for variable, keys in plurals(message):
                assert is_honest(variable, keys), f"{name}: ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_zero_is_never_formatted_as_one(language: str) -> None:
    """Each number of every message is said as 0, 1 and 77: 0 is no 1, and is shown if 77 is."""
    say = CATALOGUE.languages[language]
    for name in messages(language):
        counts = counted(language, name)
        for variable in counts:
            values: dict[str, Any] = dict.fromkeys(variables(language, name), "M")
            values |= dict.fromkeys(counts, 3)
            none, one, many = (say(name, **values | {variable: n}) for n in (0, 1, 77))
            if one != many:
                assert none != one, f"{name}: {none}"
            chosen = [k for of, k in plurals(messages(language)[name]) if of == variable]
            if "77" in many and not any("0" in keys for keys in chosen):
                assert "0" in none, f"{name}: {none}"


@pytest.mark.parametrize("language", one_of(LANGUAGES, 2))
def test_every_message_reads_well_as_screen_reader_text(language: str) -> None:
    """No sign and no arrow is left in it, if what it is given has none."""
    say = CATALOGUE.in_words(language)
    for name in messages(language):
        if "." in name or name.startswith(("commands-", "choice-")):
            continue
        spoken_name = f"{name}{SPOKEN}"
        own = spoken_name if spoken_name in messages(language) else name
        assert signs(spoken(say(name, **samples(language, own, "Anna")))) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_commands_are_as_discord_wants_them(language: str) -> None:
    say = CATALOGUE.languages[language]
    for name in messages(language):
        if name.endswith(".name"):
            assert re.fullmatch(r"[-_'\w]{1,32}", say(name)), name
            assert say(name) == say(name).lower()
        elif name.startswith(("commands-", "choice-")):
            assert 1 <= len(say(name)) <= 100, name
        elif name.startswith("menu-"):
            assert 1 <= len(say(name)) <= 32, name


async def test_commands_have_words_and_words_have_commands() -> None:
    """Loading says every description; UnknownWords names what is missing."""
    bot = SevenSeas(Settings(owner_guild=1))
    bot.catalogue = CATALOGUE
    await bot.load()
    described = set()
    for command in commands_of(bot.tree, bot.owner_guild):
        described.add(command_id(command))
        described |= {parameter_id(each) for each in getattr(command, "parameters", ())}
    assert described == {name for name in messages(BASE) if name.startswith("commands-")}
