"""The project's own files as the tests of its architecture read them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGES = ("bot", "cogs", "data", "engine")
SOURCES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def nodes_of(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(text_of(path)))


@dataclass(frozen=True, slots=True)
class Outline:
    """The statements of a file, as far as tests ask for them; trees of all files take 200 MB.

    imports: every module that it imports, anywhere in it. functions: where each begins, its name
    and its lines. strings: docstrings, those of values too, the module's own first.
    """

    imports: tuple[str, ...]
    functions: tuple[tuple[int, str, int], ...]
    strings: tuple[str, ...]
    described: bool
    swallows: tuple[int, ...]


@cache
def outline(path: Path) -> Outline:
    imports, functions, strings, swallows = list[str](), [], list[str](), list[int]()
    tree = ast.parse(text_of(path))
    for node in statements(tree):
        if isinstance(node, ast.Import):
            imports += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            imports += (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            size = (node.end_lineno or node.lineno) - node.lineno + 1
            functions.append((node.lineno, node.name, size))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            strings += [node.value.value] if isinstance(node.value.value, str) else []
        elif isinstance(node, ast.ExceptHandler) and isinstance(node.body[0], ast.Pass):
            swallows.append(node.lineno)
    described = ast.get_docstring(tree) is not None
    return Outline(tuple(imports), tuple(functions), tuple(strings), described, tuple(swallows))


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement in it, those inside others too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            yield from statements(node)


def imports(path: Path) -> tuple[str, ...]:
    """Every module that this file imports, anywhere in it."""
    return outline(path).imports
