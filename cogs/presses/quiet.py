"""Quiet hours as somebody types them: from when to when, and in which time zone."""

from __future__ import annotations

import asyncio
import re
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from cogs.context.preferences import Hours, Preferences
from cogs.ui.page import Say
from engine.tables.model.quiet import Quiet, zone_of

OFF: Final = "off"
USUAL: Final = ((22, 7), (23, 7), (23, 8), (0, 8), (1, 9))
"""Hours of the day that are suggested."""
SUGGESTIONS: Final = 25
"""Discord's limit."""
_TIME: Final = r"(\d{1,2})(?:[:.]?(\d{2}))?"
_HOURS: Final = re.compile(rf"\s*{_TIME}\s*(?:-|–|to)\s*{_TIME}\s*")


class Unheard(Exception):
    """What was typed means no quiet hours; the message that says so."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def read_hours(typed: str) -> Hours | None:
    """The hours that were typed, such as "22-7" or "22:30-07:00"; None: "off". Raises Unheard."""
    if typed.strip().casefold() == OFF:
        return None
    match = _HOURS.fullmatch(typed)
    if match is None:
        raise Unheard("quiet-unread")
    begin, begin_minute, end, end_minute = (int(part or 0) for part in match.groups())
    if max(begin, end) > 24 or max(begin_minute, end_minute) > 59:
        raise Unheard("quiet-unread")
    hours = (begin % 24 * 60 + begin_minute, end % 24 * 60 + end_minute)
    try:
        Quiet(*hours, "UTC")
    except ValueError:
        raise Unheard("quiet-too-long") from None
    return hours


def written(hours: Hours) -> str:
    """The hours as they are typed: "22:00-07:00"."""
    begin, end = (f"{minute // 60:02}:{minute % 60:02}" for minute in hours)
    return f"{begin}-{end}"


def hours_like(typed: str) -> list[str]:
    """What the beginning of typed hours may become."""
    try:
        hours = read_hours(typed)
        return [OFF if hours is None else written(hours)]
    except Unheard:
        usual = [written((begin * 60, end * 60)) for begin, end in USUAL]
        return [text for text in (*usual, OFF) if text.startswith(typed.strip())] or [*usual, OFF]


@cache
def zones() -> tuple[str, ...]:
    """All time zones, by IANA's names; the first call opens a file for each of them."""
    return tuple(sorted(available_timezones() - {"localtime"}))


async def zones_like(typed: str) -> list[str]:
    """Time zones whose names have what was typed in them, those that begin with it first."""
    wanted = _called(typed)
    found = [zone for zone in await asyncio.to_thread(zones) if wanted in zone.casefold()]
    found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))
    return found[:SUGGESTIONS]


def _called(typed: str) -> str:
    """What was typed, as names of zones are compared."""
    return typed.strip().replace(" ", "_").casefold()


def with_time(zone: str, now: float) -> str:
    """The time zone, and what time it is there."""
    return f"{zone} ({datetime.fromtimestamp(now, zone_of(zone)):%H:%M})"


async def keep(preferences: Preferences, user: int, quiet: str | None, zone: str | None) -> None:
    """Keep what was typed, all or nothing; raises Unheard."""
    hours = None if quiet is None else read_hours(quiet)
    if zone is not None:
        known_zones = await asyncio.to_thread(zones)
        known = next((one for one in known_zones if one.casefold() == _called(zone)), None)
        if known is None:
            raise Unheard("quiet-no-zone")
        await preferences.set_zone(user, known)
    if quiet is not None:
        await preferences.set_hours(user, hours)


def quiet_words(say: Say, preferences: Preferences, user: int) -> str:
    """Which quiet hours somebody has."""
    hours, zone = preferences.hours(user), preferences.zone(user)
    if hours is None:
        return say("notices-quiet-off")
    begin, _, end = written(hours).partition("-")
    if zone is None:
        return say("notices-quiet-no-zone", begin=begin, end=end)
    return say("notices-quiet-on", begin=begin, end=end, zone=zone)
