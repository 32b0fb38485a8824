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
LOANS = {
    "de": """abel also amigo anna app apps april arve august ben berlin bess bluff bollwerk
        bot brand bring bruno chance computer computers corwin deck discord dorra dot drake
        enter faidutti false fantasy fast finn flight fühler abacusspiele gold hand
        heidelberger ids ines isolde jory klaudia kraken letter link maren marlow marque
        minus minute moment name november nürnberger option optional pause person pip plus
        profile quill rest rook rum sable sabotage saboteur sandbox seas see september
        server servers seven shard spielkarten stand start stefan still such sunniva team teams
        text thea thread threads tolly utc verlag version voss was wren""",
    "fr": """abacusspiele abel active adaptation amigo anna application arve ben bess bluff
        bollwerk bot brand bruno change changes chose club code compare compose contact
        copies corwin danger discord dorra dot drake face faidutti false fantasy
        final finn flight fühler gain heidelberger ines invite isolde jory klaudia kraken letter
        long machine maren marlow marque mention mentions message messages minute minutes
        moment moments mon non note nürnberger option options page pages part passes pause
        permission permissions pile pip pirate pirates place places plans plus point points
        port possible propose questions quill record rival rook sable sabotage saboteur score
        scores seas second seconds secret seven shard six source sources spielkarten stefan
        suggestion suggestions suit sunniva table tables thea tolly total type utc
        verlag version voss vote votes voyage wren""",
    "nl": """abacusspiele abel account amigo anna apart app apps april arve back begin ben bess
        best bollwerk bot brand bruno club computer computers contact corwin december
        discord dorra dot drake enter even extra faidutti false fantasy finn flight fühler
        had half hand haven heidelberger host hosts ines isolde jory klaudia kraken later letter
        letters link lobby maren marlow marque moderator moment november nürnberger open
        over partners past pip plus quill rating ratings rest rook rum sable sabotage
        saboteur score sandbox scores scroll seas september server servers seven shard
        spielkarten stand start stefan sunniva team teams thea thread threads tolly variant
        utc verlag voss want was week win won word wren""",
    "it": """abacusspiele abel account all amigo anna app arve backup ben bess bluff
        bollwerk bot brand bruno chat club come computer corwin discord dorra dot drake faidutti
        false fantasy far file fine finn flight fühler heidelberger ines isolde jory
        klaudia kraken letter link maren marlow marque non note nürnberger pip post quill
        reader record rook rum sable sandbox screen seas server seven spielkarten state stefan
        sunniva thea thread tolly tue utc verlag voss wren zero""",
}
"""The words that a language shares with English: loans, names, and what only looks the same."""


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of a language's messages, without typed ones and games under construction."""
    named = {name for name in messages(language) if "-typed-" not in name}
    return frozenset(word for name in named - excused() for word in words_in(language, name))


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
    return frozenset(LOANS[language].split())


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
