"""Few lines ask of what kind a table is; the others ask what its kind may do."""

import ast
from collections.abc import Callable
from typing import Final

from tests.sources import SOURCES, name_of, nodes_of

HOMES: Final = ("engine/tables/model/table.py", "engine/tables/model/kind.py")
"""The files that define places, settings and kinds."""
PLACES: Final = {"ChannelPlace", "ChatPlace", "OwnPlace"}
MARKS: Final = {"day", "lesson", "rated"}
"""The settings that mark a kind."""
MOST: Final = 15


def asks_for_place(node: ast.AST) -> bool:
    """True for a check, a match or a comparison of a kind of place, or of its keeper."""
    match node:
        case ast.Call(func=ast.Name("isinstance"), args=[_, types]):
            return any(isinstance(n, ast.Name) and n.id in PLACES for n in ast.walk(types))
        case ast.MatchClass(cls=ast.Name(name)):
            return name in PLACES
        case ast.Compare(left=left, comparators=others):
            return any(map(names_place, (left, *others)))
    return False


def names_place(side: ast.AST) -> bool:
    """True for a kind of place, a new place, or a keeper."""
    match side:
        case ast.Name(name) | ast.Call(func=ast.Name(name)) if name in PLACES:
            return True
        case ast.Attribute(value=ast.Name("Keeper")):
            return True
    return False


def reads_mark(node: ast.AST) -> bool:
    """True if a marking setting is read."""
    match node:
        case ast.Attribute(value=ast.Name("settings") | ast.Attribute(attr="settings"), attr=name):
            return name in MARKS
    return False


def lines(asks: Callable[[ast.AST], bool], *words: str) -> list[str]:
    """The lines that ask so by these words, outside of the files that define what is asked for."""
    asked = [
        f"{name_of(path)}:{getattr(node, 'lineno', 0)}"
        for path in SOURCES
        if name_of(path) not in HOMES
        for node in nodes_of(path, *words)
        if asks(node)
    ]
    return sorted(set(asked))


def test_few_lines_ask_for_the_kind_of_a_place() -> None:
    assert MOST - 5 < len(asked := lines(asks_for_place, *PLACES, "Keeper")) <= MOST, asked


def test_few_lines_read_the_settings_that_mark_a_kind() -> None:
    assert MOST - 5 < len(asked := lines(reads_mark, "settings.")) <= MOST, asked
