"""The project's own files as the tests of its architecture read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "data", "engine")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(tree_of(path)))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that this file imports, anywhere in it."""
    found: list[str] = []
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            found += (f"{node.module}.{alias.name}" for alias in node.names)
    return tuple(found)


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_what_is_drawn_is_turned_into_what_is_sent_in_one_place() -> None:
    """Drawing code can't forget it: surfaces take only the result of `render`."""
    last = {"cogs.ui.spoken.speak", "cogs.ui.items.cut_circles"}
    for path in SOURCES:
        name = name_of(path)
        if name not in ("cogs/surfaces/render.py", "cogs/ui/items.py"):
            assert not last & set(imports(path)), name
            calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
            made = {f.id for f in calls if isinstance(f, ast.Name)}
            made |= {f.attr for f in calls if isinstance(f, ast.Attribute)}
            assert not made & {"Rendered", "draw"} or not name.startswith("cogs/"), name


def test_only_surfaces_know_how_discord_shows_a_message() -> None:
    """The bot's own words to its owner, and the sandbox, are no messages of a table."""
    routes = {"send", "send_message", "edit_message", "edit_original_response"}
    routes |= {"delete_original_response", "get_partial_message", "delete_message", "defer"}
    for path in SOURCES:
        name = name_of(path)
        if name.startswith("cogs/") and not name.startswith("cogs/surfaces/"):
            calls = [node.func for node in nodes_of(path) if isinstance(node, ast.Call)]
            known = {f.attr for f in calls if isinstance(f, ast.Attribute)} & routes
            assert not known or name == "cogs/owner.py", f"{name} calls {known}"
