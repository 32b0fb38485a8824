"""Read typed quiet hours: from when to when, and in which time zone."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from cogs.context.preferences import Hours, Preferences
from engine.tables.model.quiet import Quiet

NONE: Final = ("", "off", "none")
"""Typed texts for no quiet hours."""
_TIME: Final = r"(\d{1,2})(?:[:.]?(\d{2}))?"
_HOURS: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|to)\s*{_TIME}\s*")


class Unread(Exception):
    """Typed quiet hours that can't be read; holds the id of the message that says so."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def read_hours(typed: str) -> Hours | None:
    """Read hours such as "22-7" or "22:30-07:00"; None: none. Raises Unread."""
    if typed.strip().casefold() in NONE:
        return None
    match = _HOURS.fullmatch(typed)
    if match is None:
        raise Unread("quiet-unread")
    begin, begin_minute, end, end_minute = (int(part or 0) for part in match.groups())
    if max(begin, end) > 24 or max(begin_minute, end_minute) > 59:
        raise Unread("quiet-unread")
    hours = (begin % 24 * 60 + begin_minute, end % 24 * 60 + end_minute)
    try:
        Quiet(*hours, "UTC")
    except ValueError:
        raise Unread("quiet-too-long") from None
    return hours


def written(hours: Hours) -> str:
    """The hours in the typed form: "22:00-07:00"."""
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in hours)
    return f"{begin}-{end}"


@cache
def zones() -> tuple[str, ...]:
    """All time zones, by IANA's names; the first call opens a file for each of them."""
    return tuple(sorted(available_timezones() - {"localtime"}))


def find_zone(typed: str) -> str:
    """The time zone of this name, or of this city, or the only one that begins like this."""
    wanted = typed.strip().replace(" ", "_").casefold()
    names = {zone: zone.casefold() for zone in zones()}
    cities = {zone: name.rpartition("/")[2] for zone, name in names.items()}
    called = [zone for zone, name in names.items() if name == wanted]
    called = called or [zone for zone, city in cities.items() if city == wanted]
    like = [zone for zone, city in cities.items() if wanted and city.startswith(wanted)]
    if called or len(like) == 1:
        return (called or like)[0]
    raise Unread("quiet-no-zone")


async def keep(preferences: Preferences, user: int, hours: str, zone: str) -> None:
    """Store the typed hours and zone, both or neither; raises Unread. Empty hours remove both."""
    read = read_hours(hours)
    if read is not None or zone.strip():
        await preferences.set_zone(user, await asyncio.to_thread(find_zone, zone))
    await preferences.set_hours(user, read)
