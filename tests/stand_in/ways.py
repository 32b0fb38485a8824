"""The ways to press on a message of the bot, for a reader who sees only that message."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.stand_in.world import Json, parts

ROUTE: Final = re.compile(r"7[sS]:(\d+):(\d+):([a-z]+):(.*)")
"""The custom ids of the bot: table, version, verb, argument."""
AGAIN: Final = "again"
"""The verb of a rematch."""
BUTTON, SELECT = 2, 3
"""Discord's types of components."""


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be pressed: where, and what of a select is chosen."""

    message: int
    custom_id: str
    value: str = ""

    @property
    def verb(self) -> str:
        """The verb of its route."""
        return (self.value or self.custom_id.split(":", 3)[3]).partition(":")[0]


def ways_of(message: Mapping[str, Any]) -> Iterator[Way]:
    """The buttons and options that can be pressed on a message of the bot."""
    number = int(message["id"])
    for part in parts(message["components"]):
        custom_id = part.get("custom_id", "")
        if part.get("disabled") or not ROUTE.fullmatch(custom_id):
            continue
        if part["type"] == SELECT:
            for option in part["options"]:
                yield Way(number, custom_id, option["value"])
        else:
            yield Way(number, custom_id)


def is_choice(message: Mapping[str, Any]) -> bool:
    """True if somebody is in the middle of a choice here: the move is some pages away."""
    return any(way.verb == "hint" for way in ways_of(message))


def is_result(message: Mapping[str, Any]) -> bool:
    """True if this message announces the end of a game."""
    return any(way.verb == AGAIN for way in ways_of(message))


def version_of(custom_id: str) -> tuple[int, int]:
    """The table and the version of a custom id."""
    match = ROUTE.fullmatch(custom_id)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def newest(components: list[Json]) -> tuple[int, int] | None:
    """The table and the version that a message shows; None if it has no button of a table."""
    found = [version_of(part.get("custom_id", "")) for part in parts(components)]
    return max((each for each in found if each[0]), default=None)
