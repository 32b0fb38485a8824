"""Find each message that is put into another, also through a variable or a helper's return.

Names are resolved within a module and through its imports from this project, methods of the same
object by their name. Parameters are not followed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache

from tests.message_ids import _ids, _says, trees

Function = ast.FunctionDef | ast.AsyncFunctionDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LITERALS = (ast.Constant, ast.JoinedStr)


def said_inside(
    modules: Iterable[tuple[str, ast.Module]] | None = None,
) -> Iterator[tuple[str, str, str, str]]:
    """Where a message is put into another: the line, the outer id, its variable, the inner id."""
    for where, tree in trees() if modules is None else modules:
        for function in ast.walk(tree):
            if not isinstance(function, FUNCTIONS):
                continue
            for call in ast.walk(function):
                if not (isinstance(call, ast.Call) and call.args and _says(call.func)):
                    continue
                line = f"{where}:{call.lineno}"
                for outer in sorted(_chosen(function, call.args[0])):
                    for word in call.keywords:
                        for inner in sorted(_said(where, function, word.value, ())):
                            yield line, outer, word.arg or "**", inner


def _said(where: str, function: Function, node: ast.AST, seen: tuple[object, ...]) -> set[str]:
    """The ids that an expression of a function may hold the words of."""
    found: set[str] = set()
    for part in _parts(node):
        if isinstance(part, ast.Call) and part.args and _says(part.func):
            found |= _chosen(function, part.args[0])
        elif isinstance(part, ast.Call):
            found |= _returned(where, _called(part.func), seen)
        elif isinstance(part, ast.Name) and (function, part.id) not in seen:
            for value in _assigned(function, part.id):
                found |= _said(where, function, value, (*seen, (function, part.id)))
    return found


def _chosen(function: Function, node: ast.expr) -> set[str]:
    """The ids that are said: written here, or chosen in a local variable; "?" for a parameter."""
    values = list(_assigned(function, node.id)) if isinstance(node, ast.Name) else [node]
    return {text for value in values for text in _ids(value)} or {"?"}


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """An expression's parts that can become its words: no conditions, no arguments of `say`."""
    yield node
    if isinstance(node, ast.Compare):
        return
    if isinstance(node, ast.Call) and (_says(node.func) or _is_count(node)):
        return
    if isinstance(node, ast.Attribute) and not isinstance(node.value, LITERALS):
        return  # a value of an object that was made elsewhere, or its method
    if isinstance(node, ast.IfExp):
        yield from _parts(node.body)
        yield from _parts(node.orelse)
        return
    for child in ast.iter_child_nodes(node):
        yield from _parts(child)


def _is_count(call: ast.Call) -> bool:
    return _called(call.func) in ("len", "sum", "yes")


def _called(function: ast.expr) -> str:
    """The name of a function of this module, or of a method of the same object."""
    if isinstance(function, ast.Attribute):
        return function.attr if getattr(function.value, "id", "") == "self" else ""
    return getattr(function, "id", "")


def _assigned(function: Function, name: str) -> Iterator[ast.expr]:
    """The values of a local variable: assigned, added or appended to it."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _unpacked(target, node.value, name)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.NamedExpr) and node.value:
            yield from _unpacked(node.target, node.value, name)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == f"{name}.append":
            yield from node.args


def _unpacked(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for each, its in zip(target.elts, value.elts, strict=False):
            yield from _unpacked(each, its, name)
    elif any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(target)):
        yield value


@cache
def _functions() -> dict[tuple[str, str], tuple[str, Function]]:
    """The functions of a module by name, those that it imports from this project included."""
    own = {
        (where, node.name): (where, node)
        for where, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, FUNCTIONS)
    }
    there = dict(own)
    for where, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                home = f"{node.module.replace('.', '/')}.py"
                for alias in node.names:
                    if (home, alias.name) in own:
                        there[where, alias.asname or alias.name] = own[home, alias.name]
    return there


def _returned(where: str, name: str, seen: tuple[object, ...]) -> set[str]:
    """The ids whose words a function may return."""
    if (where, name) not in _functions():
        return set()
    home, function = _functions()[where, name]
    if function in seen:
        return set()
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Return | ast.Yield) and node.value is not None:
            found |= _said(home, function, node.value, (*seen, function))
    return found
