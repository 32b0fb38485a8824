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
    and its lines. strings: docstrings, those of values too, the module's own first. crowded: lines
    that assign three calls or more to as many names.
    """

    imports: tuple[str, ...]
    functions: tuple[tuple[int, str, int], ...]
    strings: tuple[str, ...]
    described: bool
    swallows: tuple[int, ...]
    crowded: tuple[int, ...]


@cache
def outline(path: Path) -> Outline:
    imports: list[str] = []
    functions: list[tuple[int, str, int]] = []
    strings: list[str] = []
    swallows: list[int] = []
    crowded: list[int] = []
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
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            calls = [each for each in node.value.elts if isinstance(each, ast.Call | ast.Await)]
            is_split = isinstance(node.targets[0], ast.Tuple)
            crowded += [node.lineno] if is_split and len(calls) > 2 else []
    described = ast.get_docstring(tree) is not None
    return Outline(
        imports=tuple(imports),
        functions=tuple(functions),
        strings=tuple(strings),
        described=described,
        swallows=tuple(swallows),
        crowded=tuple(crowded),
    )


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement in it, those inside others too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            yield from statements(node)


def imports(path: Path) -> tuple[str, ...]:
    """Every module that this file imports, anywhere in it."""
    return outline(path).imports
