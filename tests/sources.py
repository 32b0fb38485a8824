"""The project's own files as the tests of its architecture read them."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
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


def nodes_of(path: Path, *words: str) -> Iterator[ast.AST]:
    """Every node of a file's syntax; none of a file that has none of these words."""
    text = text_of(path)
    if not words or any(word in text for word in words):
        yield from ast.walk(ast.parse(text))


@dataclass(slots=True)
class Outline:
    """The statements of a file, as far as tests ask for them; trees of all files take 200 MB.

    imports: every module that it imports, anywhere in it. functions: where each begins, its name
    and its lines. constants: names in capitals, public ones of the module alone. strings:
    docstrings, those of values too, the module's own first. crowded: lines that assign three calls
    or more to as many names.
    """

    imports: list[str] = field(default_factory=list)
    functions: list[tuple[int, str, int]] = field(default_factory=list)
    constants: set[str] = field(default_factory=set)
    strings: list[str] = field(default_factory=list)
    swallows: list[int] = field(default_factory=list)
    crowded: list[int] = field(default_factory=list)


@cache
def outline(path: Path) -> Outline:
    tree = ast.parse(text_of(path))
    found = Outline()
    for line in tree.body:
        targets = filter(None, getattr(line, "targets", [getattr(line, "target", None)]))
        names = (each.id for one in targets for each in ast.walk(one) if isinstance(each, ast.Name))
        found.constants |= {name for name in names if name.isupper() and name[0] != "_"}
    for node in statements(tree):
        if isinstance(node, ast.Import):
            found.imports += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            found.imports += (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            size = (node.end_lineno or node.lineno) - node.lineno + 1
            found.functions.append((node.lineno, node.name, size))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.strings += [node.value.value] if isinstance(node.value.value, str) else []
        elif isinstance(node, ast.ExceptHandler) and isinstance(node.body[0], ast.Pass):
            found.swallows.append(node.lineno)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            calls = [each for each in node.value.elts if isinstance(each, ast.Call | ast.Await)]
            is_split = isinstance(node.targets[0], ast.Tuple)
            found.crowded += [node.lineno] if is_split and len(calls) > 2 else []
    return found


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Every statement in it, those inside others too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
            yield node
            yield from statements(node)


def imports(path: Path) -> list[str]:
    """Every module that this file imports, anywhere in it."""
    return outline(path).imports
