"""The message of a broken property: seat, move and field."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import zip_longest
from typing import Any

LONGEST = 240
"""The most characters of one value in a message."""


_NAMES: dict[type, tuple[str, ...]] = {}


class Broken(AssertionError):
    """A property does not hold; `where` says of which seat, move and field."""

    def __init__(self, what: str, **where: Any) -> None:
        super().__init__(what)
        self.what = what
        self.where = where

    def __str__(self) -> str:
        return ", ".join([self.what, *(f"{name} {value}" for name, value in self.where.items())])


@contextmanager
def about(**where: Any) -> Iterator[None]:
    """Name this seat, move or field in any failure inside; the innermost is right."""
    try:
        yield
    except Broken as broken:
        broken.where = {**where, **broken.where}
        raise
    except Exception as error:
        raise Broken(f"{type(error).__name__}: {error}", **where) from error


def require(condition: object, what: str, **where: Any) -> None:
    """Broken unless this is true."""
    if not condition:
        raise Broken(what, **where)


def require_equal(one: object, two: object, what: str, **where: Any) -> None:
    """Broken with the first field that differs; `what` says why the two should be equal."""
    if found := difference(one, two):
        field, first, second = found
        detail = f"{what}: {short(first)} against {short(second)}"
        raise Broken(detail, **{"field": field or type(one).__name__, **where})


def difference(one: Any, two: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Where two values first differ, e.g. "hands[1][3]", with the parts there; None: nowhere."""
    if one is two:
        return None
    if type(one) is type(two) and (names := names_of(type(one))):
        for name in names:
            parts = getattr(one, name), getattr(two, name)
            if found := difference(*parts, f"{path}.{name}".lstrip(".")):
                return found
        return None
    if type(one) is type(two) and isinstance(one, tuple):
        for at, parts in enumerate(zip_longest(one, two, fillvalue="nothing")):
            if found := difference(*parts, f"{path}[{at}]"):
                return found
        return None
    return None if type(one) is type(two) and one == two else (path, one, two)


def names_of(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields; () for other kinds."""
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(kind)) if is_dataclass(kind) else ()
    return _NAMES[kind]


def short(value: object) -> str:
    """The value in at most LONGEST characters."""
    text = str(value) if isinstance(value, str) and not isinstance(value, Enum) else repr(value)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
