"""Custom ids: the one place that writes routes into buttons, selects and modals, and reads them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import UnionType
from typing import Any, Final, cast, dataclass_transform, get_args, get_type_hints

LONGEST_ARGUMENT: Final = 64
"""So that no custom id is longer than Discord's 100 characters."""

_FORM = r":(?P<table>\d{1,12}):(?P<version>\d{1,6}):(?P<route>[a-z]{1,8}:.{0,64})"
BUTTON: Final = re.compile("7s" + _FORM, re.DOTALL)
SELECT: Final = re.compile("7S" + _FORM, re.DOTALL)
MODAL: Final = re.compile("7m" + _FORM, re.DOTALL)
_OPTION: Final = "pick:"
"""The route of a select whose options carry the routes."""


_VERBS: Final[dict[type[Route], str]] = {}
_VALUES: Final[dict[type[Route], list[tuple[str, object, Callable[[str], object]]]]] = {}
"""The values of a route in order: their names, defaults and readers."""
_KNOWN: Final[dict[str, Route | type[To]]] = {}


class Route:
    """Where a button leads: a frozen `To` with values, or one of an enumeration without any."""

    def __init_subclass__(cls) -> None:
        if issubclass(cls, StrEnum):
            _KNOWN.update({str(each): each for each in cls})


@dataclass_transform(frozen_default=True)
class To(Route):
    """A route with values, which custom ids name by its verb. Handlers check the values.

    A value is a number from 0, a bool, a str, a StrEnum, or one of them but str or None.
    """

    def __init_subclass__(cls, verb: str) -> None:
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls)
        values = fields(cast("Any", cls))
        _VALUES[cls] = [(each.name, each.default, _reader(hints[each.name])) for each in values]
        _VERBS[cls], _KNOWN[verb] = verb, cls


def write_route(route: Route) -> str:
    """The route as "verb:values", without the last ones that are as by default."""
    if isinstance(route, StrEnum):
        return f"{route}:"
    parts = [(getattr(route, name), default) for name, default, _ in _VALUES[type(route)]]
    while parts and parts[-1][0] == parts[-1][1]:
        parts.pop()
    written = ":".join([_written(value) for value, _ in parts])
    if len(written) > LONGEST_ARGUMENT:
        raise ValueError(f"custom id too long: {written}")
    return f"{_VERBS[type(route)]}:{written}"


def read_route(text: str) -> Route | None:
    """The route that `write_route` wrote; None for any other text."""
    verb, _, written = text.partition(":")
    found = _KNOWN.get(verb)
    try:
        if isinstance(found, type):
            readers = zip(_VALUES[found], written.split(":"), strict=False)
            found = found(*(read(each) for (_, _, read), each in readers))
        return found if found is not None and write_route(found) == text else None
    except (TypeError, ValueError):
        return None


def _written(value: object) -> str:
    if value is None or isinstance(value, bool):
        return "1" if value else ""
    return str(value).replace("%", "%25").replace(":", "%3A")


def _reader(kind: Any) -> Callable[[str], object]:
    """Reads a value of this type; raises ValueError."""
    if isinstance(kind, UnionType):
        read = _reader(get_args(kind)[0])
        return lambda text: read(text) if text else None
    if kind is str:
        return lambda text: text.replace("%3A", ":").replace("%25", "%")
    return cast("Callable[[str], object]", _number if kind is int else kind)


def _number(written: str) -> int:
    if (number := int(written)) not in range(1 << 63):  # as the store has them
        raise ValueError(f"not a number from 0: {number}")
    return number


@dataclass(frozen=True, slots=True)
class CustomId:
    """The request of a press. It comes from outside, so everything in it is checked again.

    version: the number of moves that had been applied when the button was drawn. route: None in a
    select whose options carry the routes, and where the text names no route that this version
    knows. values: the chosen option of a select, or the texts typed in a modal.
    """

    table_id: int
    version: int
    route: Route | None
    values: tuple[str, ...] = ()

    def written(self, kind: str = "s") -> str:
        """The custom id of a button; "S": of a select, "m": of a modal, which values complete."""
        route = _OPTION if self.route is None else write_route(self.route)
        return f"7{kind}:{self.table_id}:{self.version}:{route}"

    def completed(self, *values: str) -> CustomId:
        """The custom id of a select or a modal, completed with the chosen route or the values."""
        if self.route is None:
            return replace(self, route=read_route(values[0]) if values else None)
        return replace(self, values=values)


def read(match: re.Match[str]) -> CustomId:
    """The custom id that matched BUTTON, SELECT or MODAL."""
    return CustomId(int(match["table"]), int(match["version"]), read_route(match["route"]))
