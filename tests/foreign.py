"""Words that don't belong to a language: English ones, in a text that is read in another."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

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
NAMES = """
    abacusspiele abel amigo anna arve ben bess bollwerk bot brand bruno corwin discord dorra dot
    drake faidutti false fantasy finn flight fühler heidelberger ines isolde jory klaudia kraken
    letter maren marlow marque nürnberger pip quill rook sable seas seven spielkarten stefan
    sunniva thea tolly utc verlag voss wren
"""
"""The words that all languages share with English: names of people, games and things."""
LOANS = {
    "de": """also app apps berlin bluff bring chance computer computers deck enter
        events fast gold hand ids link minus minute moment name option optional pause
        person plus private profile rest rum sabotage saboteur sandbox see server
        servers stand start still such team teams text thread threads version was""",
    "fr": """active adaptation application bluff change changes chose club code compare compose
        contact copies danger face final gain invite long machine mention mentions message
        messages minute minutes moment moments mon non note option options page part passes pause
        permission pile pirate pirates place places plans plus point points port
        possible record rival sabotage saboteur score scores second seconds
        secret six source sources suggestion suggestions suit table tables total type version vote
        votes voyage""",
    "nl": """account app apps back begin best club computer computers contact enter
        even extra had hand haven host hosts later letters link lobby moderator moderators
        moment open over partners plan plus rating ratings rest rum sabotage
        saboteur sandbox score scores scroll server servers stand start team teams
        thread threads variant want was week win won word""",
    "it": """account all app backup bluff chat club come computer far file fine link non note post
        reader record rum sandbox screen server thread tue zero""",
}
"""Further words that a language shares with English: loans, and what only looks the same."""


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
    return frozenset((*NAMES.split(), *LOANS[language].split()))


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
