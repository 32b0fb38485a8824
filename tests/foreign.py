"""Words that don't belong to a language: English ones, in a text that is read in another."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast

from bot.texts.i18n import BASE
from tests.test_locales import excused, messages, parts

TYPED = re.compile(
    r"`[^`]*`|</?[^>]*>|/[a-z]+( [a-z]+)?|https?://\S+|[\w.]+\.(?:py|md|toml)\b|\d[\d.]*\+\S+"
)
"""Words that are typed, named or linked, and versions: the same in every language."""
WORD = re.compile(r"[^\W\d_]{3,}(?![^\W\d_]|…)")
"""A word that isn't cut off."""
LONGEST = 30
"""Words of a sentence."""
LISTS = Path(__file__).with_suffix(".txt").read_text("utf-8").split("\n\n")
LOANS = {language: words for language, *words in map(str.split, LISTS)}
"""By language, words that it shares with English: loans, and what only looks the same."""
NAMES = LOANS.pop("names")
"""The words that all languages share with English: names of people, games and things."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of a language's messages, without games under construction."""
    named = messages(language).keys() - excused()
    return frozenset(word for name in named for word in words_in(language, name))


@cache
def untranslated() -> frozenset[str]:
    """The English words of games under construction."""
    return frozenset(word for name in excused() for word in words_in(BASE, name))


def words_in(language: str, name: str) -> Iterator[str]:
    """The words of at least three letters in a message."""
    for part in parts(messages(language)[name]):
        if isinstance(part, ast.TextElement):
            yield from words_of(part.value)


def words_of(text: str) -> list[str]:
    """The words of a text, folded."""
    return [word.casefold() for word in WORD.findall(TYPED.sub(" ", text))]


def loans(language: str) -> frozenset[str]:
    """The words that this language may share with English."""
    return frozenset((*NAMES, *LOANS[language]))


def english_in(text: str, language: str, names: Iterable[str] = ()) -> list[str]:
    """The English words in a text of another language, without the names of players."""
    known, base = vocabulary(language), vocabulary(BASE)
    english = [word for word in words_of(text) if word in base and word not in known]
    return without(english, names)


def strange_in(text: str, language: str, names: Iterable[str] = ()) -> list[str]:
    """The words in a text that no message of its language has, without the names of players."""
    known, excused_words = vocabulary(language), untranslated()
    strange = [w for w in words_of(text) if w not in known and w not in excused_words]
    return without(strange, names)


def without(words: list[str], names: Iterable[str]) -> list[str]:
    """These words but those of the names."""
    called = {word for name in names for word in words_of(name)} if words else ()
    return [word for word in words if word not in called]


def faults_in(text: str, language: str, names: Iterable[str] = ()) -> list[str]:
    """English words, a brace that no message filled, and sentences of more than thirty words."""
    found = english_in(text, language, names)
    found += ["{"] if "{" in text else []
    sentences = re.split(r"[.!?:;·\n]", text)
    return found + [s for s in sentences if len(s.split()) > LONGEST]
