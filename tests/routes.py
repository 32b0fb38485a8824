"""Routes of every kind, made from the types of their values."""

from dataclasses import MISSING, fields
from enum import StrEnum
from types import UnionType
from typing import Any, get_args, get_type_hints

from hypothesis import strategies as st

from cogs.handlers import HANDLERS
from cogs.ui.custom_ids import Route

NUMBERS = st.integers(0, 2**63 - 1)
FIRST = {int | None: None, bool: True, str: "x"}


def any_route() -> st.SearchStrategy[Route]:
    """Any route that has a handler, with short texts in it."""
    return st.one_of(*(_some(key) for key in HANDLERS.routes))


def every_route(number: int = 0) -> list[Route]:
    """One route of each kind, with a value for each field that needs one."""
    return [key if isinstance(key, Route) else _first(key, number) for key in HANDLERS.routes]


def _some(key: Any) -> st.SearchStrategy[Route]:
    if isinstance(key, Route):
        return st.just(key)
    hints = get_type_hints(key)
    return st.builds(key, **{part.name: _values(hints[part.name]) for part in fields(key)})


def _values(kind: Any) -> st.SearchStrategy[Any]:
    if isinstance(kind, UnionType):
        return st.none() | _values(get_args(kind)[0])
    if issubclass(kind, StrEnum):
        return st.sampled_from(list(kind))
    return {int: NUMBERS, bool: st.booleans(), str: st.text(max_size=4)}[kind]


def _first(key: Any, number: int) -> Route:
    known = FIRST | {int: number}
    hints = get_type_hints(key)
    needed = [hints[part.name] for part in fields(key) if part.default is MISSING]
    made: Route = key(*(known[kind] if kind in known else next(iter(kind)) for kind in needed))
    return made
