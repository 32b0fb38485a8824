"""One-line JSON for frozen dataclasses (options, states), read back by their annotations."""

import json
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, partial
from types import MappingProxyType, NoneType, UnionType
from typing import Any, Final, TypeVar, Union, cast, get_args, get_origin, get_type_hints

Value = TypeVar("Value")


LATER: Final = MappingProxyType({"later": True})
"""Metadata of a field that older stored texts lack; it is written only if it isn't the default."""


def write(value: Any) -> str:
    """The value in one line; equal values give equal lines."""
    return json.dumps(plain(value), separators=(",", ":"), ensure_ascii=False)


def read(kind: type[Value], text: str) -> Value:
    """The value of this class that `write` wrote; ValueError if the text does not fit.

    The error doesn't quote the text, which may hold a name or a secret: errors are logged.
    """
    plain, of = json.loads(text), cast("Any", kind)
    try:
        value: Value = _reader(of)(plain)
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError(f"not a {kind.__name__}: {error!r}") from error
    return value


def written_fields(value: Any) -> list[str]:
    """The names of a dataclass's fields, without those marked LATER that have their default."""
    return [
        field.name
        for field in fields(value)
        if "later" not in field.metadata or getattr(value, field.name) != field.default
    ]


def plain(value: Any) -> Any:
    """The value in JSON's own types."""
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in written_fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    """The function that makes a value of this type from JSON. Annotations are asked once."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return partial(_optional, get_args(kind))
    if origin is tuple:
        return partial(_items, get_args(kind))
    if is_dataclass(kind) and isinstance(kind, type):
        return partial(_instance, kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind
    return partial(_single, kind)


def _single(kind: Any, plain: Any) -> Any:
    if kind is float and type(plain) is int:  # JSON has one kind of number
        return float(plain)
    if type(plain) is not kind:
        raise ValueError(f"expected {kind}, not {type(plain)}")
    return plain


def _instance(kind: Any, plain: Any) -> Any:
    readers = _hints(kind).items()
    return kind(**{n: of(plain[n]) for n, (of, later) in readers if n in plain or not later})


def _optional(kinds: tuple[Any, ...], plain: Any) -> Any:
    if plain is None and NoneType in kinds:
        return None
    for kind in kinds:
        if kind is not NoneType:
            try:
                return _reader(kind)(plain)
            except (ValueError, TypeError, KeyError):
                continue
    raise ValueError(f"{type(plain)} fits none of {kinds}")


def _items(kinds: tuple[Any, ...], plain: Any) -> tuple[Any, ...]:
    if not isinstance(plain, list):
        raise ValueError(f"expected a list, not {type(plain)}")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(map(_reader(kinds[0]), plain))
    if len(kinds) != len(plain):
        raise ValueError(f"expected {len(kinds)} items, not {len(plain)}")
    return tuple(_reader(kind)(item) for kind, item in zip(kinds, plain, strict=True))


@cache
def _hints(kind: type) -> dict[str, tuple[Callable[[Any], Any], bool]]:
    """The reader of each field, and True if older texts lack it."""
    hints = get_type_hints(kind)
    return {
        each.name: (_reader(hints[each.name]), "later" in each.metadata) for each in fields(kind)
    }
