"""The message catalogue: every sentence a player reads, in every available language.

A language is read when it is first needed, and each of its messages is parsed when that is first
needed. Parsed, each language would take 5 MB.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from bot.host.errors import HostError
from cogs.ui.forms import in_form
from data import SHIPPED

log = logging.getLogger(__name__)

BASE: Final = "en"
"""The language that has every message; it supplies those that another one lacks."""

CACHED_MESSAGES: Final = 8192
"""Formatted messages that each language keeps, which take about 4 MB: boards repeat themselves from
edit to edit, and 900 live tables format 2,000 between a hand and its board.
"""

ENTRY: Final = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
"""Each entry of a file begins with its id at the start of a line."""

ID: Final = re.compile(r"(-?[A-Za-z][\w-]*) *=")

REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""Another message or term, in the source of a message; variables and functions look different."""


class BadCatalogue(HostError):
    """A locale file cannot be read; the sentence names the file."""


class UnknownWords(LookupError):
    """A message id, or a variable of a message, that no language has."""


class Language:
    """The messages of one language; the language behind it supplies those that are missing."""

    in_words: Final = False

    def __init__(self, name: str, folder: Path, behind: Language | None, *, strict: bool) -> None:
        self.name = name
        self._folder, self._behind, self._strict = folder, behind, strict
        self.learned: dict[str, str] = {}
        self._reported: set[str] = set()
        self._words = lru_cache(CACHED_MESSAGES, typed=True)(self._format)
        self._pattern = cache(self._found)

    def __call__(self, message_id: str, /, **values: object) -> str:
        """The message in words, with these values for its variables.

        An id may name an attribute ("play.name"). A message sees True and False as "yes" and
        "no"; the language formats numbers, so pass ids as strings.
        """
        return self._words(message_id, **values)

    @cached_property
    def _sources(self) -> Mapping[str, bytes]:
        """The source of each message and term; BadCatalogue for a file that can't be used."""
        return {name: source for file in files_of(self._folder) for name, source in file.items()}

    @property
    def ids(self) -> set[str]:
        """The ids of the messages that this language has itself."""
        return {name for name in self._sources if not name.startswith("-")}

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The messages with variables, parsed so far. The first language's plurals take 4 MB."""
        functions: dict[str, Any] = {"FORM": in_form}
        return FluentBundle([self.name], functions, use_isolating=False)

    def has(self, message_id: str) -> bool:
        """True if this very language has the message or the attribute."""
        return message_id in self.learned or self._pattern(message_id) is not None

    def screen_reader_id(self, message_id: str) -> str:
        """The id of the message's screen-reader text: its attribute, else the message itself."""
        spoken = f"{message_id}.words"
        if self.has(spoken):
            return spoken
        if self.has(message_id) or self._behind is None:
            return message_id
        return self._behind.screen_reader_id(message_id)

    def in_form(self, message_id: str, form: str, /, **values: object) -> str:
        """The message in this form, if this very language has that; else as it is."""
        named = f"{message_id}.{form}"
        return self(named if form and self.has(named) else message_id, **values)

    def _format(self, message_id: str, /, **values: object) -> str:
        if message_id in self.learned:
            return self.learned[message_id]
        pattern = self._pattern(message_id)
        if pattern is None and self._behind is not None:
            return self._behind(message_id, **values)
        if pattern is None:
            return self._report(message_id, "is unknown", message_id)
        if isinstance(pattern, str):
            return pattern
        plain = {name: _plain(value) for name, value in values.items()}
        words, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            return self._report(message_id, f"has errors: {errors}", str(words))
        return str(words)

    def _found(self, message_id: str) -> Pattern | str | None:
        """A message or an attribute that this very language has: its text if it is constant."""
        name, _, attribute = message_id.partition(".")
        source = self._sources.get(name)
        if source is None or name.startswith("-"):
            return None
        if b"{" not in source:
            return _constant(source.decode(), attribute)
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Parse a message or a term on its first use, and what it refers to."""
        if not (source := self._sources.get(name)) or self._bundle.has_message(name):
            return
        text = source.decode()
        self._bundle.add_resource(FluentParser(with_spans=False).parse(text))
        for other in REFERENCE.findall(text):
            self._parse(other)

    def _report(self, message_id: str, what: str, instead: str) -> str:
        """Log the fault once and return the text that players see instead; raise if strict."""
        sentence = f"message {message_id!r} {what} ({self.name})"
        if self._strict:
            raise UnknownWords(sentence)
        if message_id not in self._reported:
            self._reported.add(message_id)
            log.error("%s", sentence)
        return instead


def read(text: str) -> Mapping[str, bytes]:
    """The source of each message and "-term" of a locale file, of which nothing is parsed yet.

    The text itself isn't kept: all of a language take a megabyte. ValueError for a line that can't
    be read, and for an id that the file has twice.
    """
    sources: dict[str, bytes] = {}
    for source in ENTRY.split(text):
        if found := ID.match(source):
            name = sys.intern(found[1])
            if name in sources:
                raise ValueError(f"has {name!r} twice")
            sources[name] = source.encode()  # a string with an emoji takes four times the memory
        elif lines := [line for line in source.splitlines() if line.strip() and line[0] != "#"]:
            raise ValueError(f"cannot be read at {lines[0].strip()!r}")
    return sources


def _constant(source: str, attribute: str) -> str | None:
    """The text of a message without variables, or of its attribute; None if it has none."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, Message):
            values = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
            parts = [] if (found := values.get(attribute)) is None else found.elements
            return "".join(part.value for part in parts if isinstance(part, TextElement)) or None
    return None


class InWords:
    """Screen-reader text: the attribute "words" of a message if it has one.

    Any other message is read without its symbols (cogs/ui/spoken.py).
    """

    in_words: Final = True

    def __init__(self, language: Language) -> None:
        self._language = language

    def __call__(self, message_id: str, /, **values: object) -> str:
        """The message in words, with these values for its variables."""
        return self._language(self._language.screen_reader_id(message_id), **values)

    def in_form(self, message_id: str, form: str, /, **values: object) -> str:
        """The message in this form, if the language has that."""
        return self._language.in_form(message_id, form, **values)


class Catalogue:
    """All languages. strict: unknown ids and variables raise UnknownWords, as tests want it."""

    def __init__(self, root: Path | None = None, *, strict: bool = False) -> None:
        folder = SHIPPED / "locale" if root is None else root
        names = sorted(place.name for place in folder.iterdir() if place.is_dir())
        if BASE not in names:
            raise BadCatalogue(f"there is no language {BASE!r} in {folder}")
        base = Language(BASE, folder / BASE, None, strict=strict)
        self.languages: Mapping[str, Language] = {BASE: base} | {
            name: Language(name, folder / name, base, strict=strict)
            for name in names
            if name != BASE
        }
        self._folder = folder

    @property
    def fingerprint(self) -> str:
        """A hash of all files, whose text isn't kept."""
        texts = (
            file.read_bytes() for name in self.languages for file in _places(self._folder / name)
        )
        return sha256(b"".join(texts)).hexdigest()

    def learn(self, words: Mapping[str, Mapping[str, str]]) -> None:
        """Add a host's words, by language and message id, to the languages that are here."""
        for name in words.keys() & self.languages.keys():
            self.languages[name].learned |= words[name]

    def say(self, locale: object = None) -> Language:
        """The words of the language nearest to a Discord locale ("de", "es-ES"), else of BASE."""
        wanted = BASE if locale is None else str(locale)
        return self.languages[nearest(wanted, self.languages)]

    def in_words(self, locale: object = None) -> InWords:
        """The same as screen-reader text."""
        return InWords(self.say(locale))


def nearest(wanted: str, there: Iterable[str]) -> str:
    """The nearest of these languages: the locale itself, its language, a sister, else BASE.

    Babel's negotiate_locale doesn't know sisters: es-ES would not find es-419.
    """
    names = sorted(there)
    language = wanted.partition("-")[0]
    sisters = (name for name in names if name.partition("-")[0] == language)
    return wanted if wanted in names else language if language in names else next(sisters, BASE)


def files_of(folder: Path) -> list[Mapping[str, bytes]]:
    """The files of one language, read and checked: BadCatalogue for junk and double ids.

    fluent.runtime's own loader silently accepts both and leaves its files open.
    """
    found: list[Mapping[str, bytes]] = []
    seen: dict[str, str] = {}
    for place in _places(folder):
        text, where = place.read_text(encoding="utf-8"), f"{folder.name}/{place.name}"
        try:
            found.append(read(text))
        except ValueError as error:
            raise BadCatalogue(f"{where} {error}") from error
        for name in found[-1].keys() & seen:
            raise BadCatalogue(f"{where} has {name!r}, which {seen[name]} has too")
        seen |= dict.fromkeys(found[-1], where)
    return found


def _places(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ftl"))


def _plain(value: object) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str | int | float) else str(value)
