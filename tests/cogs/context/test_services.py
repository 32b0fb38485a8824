"""Public posts are in the words that their server wants, wherever they are made."""

from __future__ import annotations

import ast
import re

from tests.sources import SOURCES, name_of, nodes_of, text_of


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
        ("cogs/personal/preferences.py", "language"),
        ("cogs/personal/settings.py", "language"),
    }
