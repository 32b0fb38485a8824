"""Public posts are in the words that their server wants, wherever they are made."""

from __future__ import annotations

import ast
import re
from types import SimpleNamespace
from typing import Any

import discord

from cogs.context.preferences import Preferences
from cogs.context.services import Services
from tests.catalogue import SAY
from tests.cogs.context.test_preferences import Kept
from tests.sources import SOURCES, name_of, nodes_of, text_of


class Words:
    """A catalogue whose words name the language it was asked for."""

    languages = ("de", "en")

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._say = SAY

    def say(self, locale: object = None) -> Any:
        self.asked.append(f"{locale}")
        return self._say

    def in_words(self, locale: object = None) -> Any:
        self.asked.append(f"{locale} for ears")
        return self._say


async def test_a_server_chooses_the_language_and_for_ears_or_not() -> None:
    settings, words = Preferences(Kept()), Words()
    services: Any = SimpleNamespace(preferences=settings, words=words)
    german = discord.Locale.german
    await Services.public_words(services, 1, german)
    await Services.public_words(services, 1, None)
    await settings.set_server(1, "language", "en")
    await Services.public_words(services, 1, german)
    await settings.set_server(1, "words", True)
    await Services.public_words(services, 1, german)
    await Services.public_words(services, 2, german)
    assert words.asked == ["de", "None", "en", "en for ears", "de"]


def test_nobody_else_chooses_the_words_of_a_server() -> None:
    """The code that posts asks for the words; only panels show which language is set."""
    chosen = set()
    named = re.compile(r"\.(in_words|language|guild_locale)\b")
    asking = [path for path in SOURCES if named.search(text_of(path))]
    for path in asking:
        for node in nodes_of(path) if name_of(path).startswith("cogs/") else ():
            if not isinstance(node, ast.Attribute):
                continue
            of = ast.unparse(node.value).rpartition(".")[2]
            for_ears = node.attr == "in_words" and of != "say"
            if for_ears or node.attr in ("language", "guild_locale"):
                chosen.add((name_of(path), node.attr))
    assert chosen == {
        ("cogs/context/services.py", "guild_locale"),
        ("cogs/context/services.py", "in_words"),
        ("cogs/context/services.py", "language"),
        ("cogs/personal/preferences.py", "language"),
        ("cogs/personal/preferences_page.py", "language"),
        ("cogs/personal/settings_page.py", "language"),
    }
