"""Nothing outside of `cogs.mentions` decides who is mentioned."""

import ast
from pathlib import Path

from tests.sources import SOURCES, name_of, nodes_of

WISHES = {"mentions", "quiet", "remind_after"}
"""The methods of the preferences that say what a mention depends on."""


def deciding(path: Path) -> set[str]:
    """The parts of a decision on a mention that a file takes by itself."""
    found = set()
    words = ("AllowedMentions", "Called", "preferences", "Mentions", "quiet_until", "rests")
    for node in nodes_of(path, *words):
        match node:
            case ast.Call(func=ast.Attribute(attr="AllowedMentions") | ast.Name(id="Called")):
                found |= {"allows"} if node.args or node.keywords else set()
            case ast.Call(func=ast.Attribute(value=whose, attr=wish)) if wish in WISHES:
                found |= {"asks"} if ast.unparse(whose).endswith("preferences") else set()
            case ast.Attribute(value=ast.Name(id="Mentions"), attr="REMINDERS" | "NEVER"):
                found.add("compares")
            case ast.alias(name="quiet_until" | "rests"):
                found.add("compares")
    return found


def test_only_one_package_decides_who_is_mentioned() -> None:
    """The preferences are shown elsewhere; clocks, votes and a table's end rest by quiet hours."""
    cogs = {name_of(path): deciding(path) for path in SOURCES if "engine" not in path.parts}
    assert {name: found for name, found in cogs.items() if found} == {
        "cogs/mentions/asking.py": {"allows", "asks", "compares"},
        "cogs/mentions/decision.py": {"compares"},
        "cogs/personal/own_settings.py": {"asks"},
        "cogs/table/seats.py": {"asks"},  # only shows a newcomer that a time zone is gone
    }


def test_only_one_place_says_whom_a_list_may_name() -> None:
    """Other files ask about somebody's own page, or about a single game."""
    asking = {
        name_of(path)
        for path in SOURCES
        for node in nodes_of(path, "is_unlisted")
        if isinstance(node, ast.Attribute) and node.attr == "is_unlisted"
    }
    assert asking == {
        "cogs/context/services.py",  # may_name
        "cogs/features/history/presses.py",
        "cogs/features/ratings/presses.py",
        "cogs/personal/own_settings.py",
        "cogs/routing/watching.py",
    }
