"""Quiet hours: the times when a person sleeps and the clock of their turns rests.

Pure functions of times in seconds since the epoch. Hours are local times of the person's zone, so
a night in which clocks change is an hour longer or shorter.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, TypeAlias
from zoneinfo import TZPATH, ZoneInfo, available_timezones

MINUTES: Final = 24 * 60
LONGEST_QUIET: Final = 12 * 60
"""Minutes that quiet hours may last: half of each day is left to play."""

MEANT: Final = {"EST": "America/New_York", "MST": "America/Denver", "CET": "Europe/Brussels"}
"""The places meant by names without a place, some of them without summer time."""
HOURS_FROM_UTC: Final = re.compile(r"(?:utc|gmt)?_?([+-])_?0?(\d{1,2})(?::?00)?")
TURNED: Final = {"+": "-", "-": "+"}
"""The signs of hours from UTC in IANA's names, where those east of it have a minus."""

Rest: TypeAlias = tuple[float, float]
"""The start and end of a clock's rest."""


@dataclass(frozen=True, slots=True)
class Quiet:
    """Somebody's quiet hours, every day: minutes since midnight in a time zone of IANA's names.

    Raises ValueError if they are longer than LONGEST_QUIET, or empty, or the zone is not known.
    """

    begin: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.begin < MINUTES and 0 <= self.end < MINUTES):
            raise ValueError(f"no time of day: {self.begin}, {self.end}")
        if not 0 < (self.end - self.begin) % MINUTES <= LONGEST_QUIET:
            raise ValueError(f"no quiet hours: {self.begin} to {self.end}")
        zone_of(self.zone)


QuietHours: TypeAlias = Callable[[int], Quiet | None]
"""The quiet hours of a person; None: no such hours."""


@lru_cache(maxsize=256)
def zone_of(name: str) -> ZoneInfo:
    """The time zone of this name; ValueError if there is none."""
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError) as error:
        raise ValueError(f"no time zone: {name}") from error


def local_time(at: float, zone: str | None) -> datetime:
    """A time in a zone of this name; in UTC without one, or if there is no such zone any more."""
    with suppress(ValueError):
        return datetime.fromtimestamp(at, UTC if zone is None else zone_of(zone))
    return datetime.fromtimestamp(at, UTC)


@cache
def aliases() -> dict[str, str]:
    """IANA's present name of each old zone: systems drop the old ones."""
    files = [file for folder in TZPATH if (file := Path(folder, "tzdata.zi")).is_file()]
    rows = [row.split() for file in files for row in file.read_text("utf-8").splitlines()]
    return {row[2]: row[1] for row in rows if row[:1] == ["L"]} | MEANT


def find_zone(typed: str) -> str | None:
    """The present name of the zone with this name, city or distance from UTC in hours.

    Also of the only one whose city begins with what was typed.
    """
    wanted = typed.strip().replace(" ", "_").casefold()
    if from_utc := HOURS_FROM_UTC.fullmatch(wanted):
        wanted = f"etc/gmt{TURNED[from_utc[1]]}{int(from_utc[2])}"
    present = {zone: zone for zone in available_timezones() - {"localtime"}} | aliases()
    names = {zone: zone.casefold() for zone in sorted(present)}
    cities = {zone: name.rpartition("/")[2] for zone, name in names.items()}
    called = [zone for zone, name in names.items() if name == wanted]
    called = called or [zone for zone, city in cities.items() if city == wanted]
    like = {present[z] for z, city in cities.items() if wanted and city.startswith(wanted)}
    return present[called[0]] if called else like.pop() if len(like) == 1 else None


def zone_shown(zone: str) -> str:
    """The name of a zone as people read it: UTC+2 for Etc/GMT-2."""
    hours = zone.removeprefix("Etc/GMT")
    return f"UTC{TURNED[hours[0]]}{hours[1:]}" if hours[:1] in TURNED and hours != zone else zone


def rests(quiet: Quiet, since: float) -> Iterator[Rest]:
    """All rests that end after this moment, in order and without end; the first may have begun."""
    zone = zone_of(quiet.zone)
    day = datetime.fromtimestamp(since, zone).date() - timedelta(days=1)
    while True:
        begin = _at(day, quiet.begin, zone)
        end = _at(day + timedelta(days=quiet.end <= quiet.begin), quiet.end, zone)
        if end > max(since, begin):
            yield begin, end
        day += timedelta(days=1)


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """The end of these quiet hours, if now is in them."""
    if quiet is None:
        return None
    begin, end = next(rests(quiet, now))
    return end if begin <= now else None


def extended(start: float, seconds: float, quiet: Quiet | None) -> tuple[float, tuple[Rest, ...]]:
    """The moment `seconds` after `start`, not counting quiet hours, and the rests on the way."""
    if quiet is None:
        return start + seconds, ()
    at, left, met = start, seconds, list[Rest]()
    for begin, end in rests(quiet, start):
        if begin - at >= left:
            break
        left -= max(0.0, begin - at)
        at = end
        met.append((max(begin, start), end))
    return at + left, tuple(met)


def before(deadline: float, seconds: float, met: tuple[Rest, ...]) -> float:
    """The moment `seconds` before the deadline, not counting these rests."""
    at, left = deadline, seconds
    for begin, end in reversed(met):
        if at - end >= left:
            break
        left -= at - end
        at = begin
    return at - left


def _at(day: date, minute: int, zone: ZoneInfo) -> float:
    """This time of this day; a time skipped by a change of clocks is moved on by the skip."""
    return datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp()
