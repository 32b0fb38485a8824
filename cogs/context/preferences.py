"""Settings of servers and people: language, clock, house rules, channels, threads, mentions."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias, TypeVar

from cachetools import LRUCache

from engine.tables.model.quiet import Quiet, aliases
from engine.tables.ports import SettingStore

GUILD: Final = "guild"
USER: Final = "user"
OF_TABLE: Final = "table"

GONE: Final = "gone"
"""The setting of a server that removed the bot, with the time of the removal."""

OFFERED: Final = "offered:"
"""Prefix of the settings that note which games' lessons were offered."""

MENTIONS: Final = "mentions"
FORCED: Final = "forced"
"""The bot makes a person's forced moves."""
CONFIRM: Final = "confirm"
"""A person is asked to confirm each of their moves."""
UNWARNED: Final = "unwarned"
"""A person isn't asked before a move that gives something away."""
WORDS: Final = "words"
UNLISTED: Final = "unlisted"
ZONE: Final = "zone"
QUIET: Final = "quiet"
REMIND: Final = "remind"
LANGUAGE: Final = "language"
MARKS: Final = (WORDS, ZONE, QUIET, LANGUAGE)
"""People's settings that are read for everybody at the start."""
USUAL_REMINDER: Final = 43_200
"""Seconds of silence until the reminder, for people who haven't set another time."""

REMEMBERED: Final = 10_000
"""The most people whose settings are cached; the others' are read again."""
MENTIONED_AT_ONCE: Final = 50
"""The most people mentioned in one message: all that fit; Discord notifies at most a hundred."""


Key = TypeVar("Key", int, str)

Hours: TypeAlias = tuple[int, int]
"""Start and end, in minutes since midnight."""


Mentions = StrEnum("Mentions", "ALWAYS REMINDERS NEVER")
"""The times at which a person wants to be mentioned."""


class Preferences:
    """Settings, read once, cached once stored; redraw: redraws a server's boards in new words."""

    def __init__(
        self, store: SettingStore, redraw: Callable[[int], Awaitable[object]] | None = None
    ) -> None:
        self._store, self._redraw = store, redraw
        self._servers: dict[int, ServerSettings] = {}
        self._people: LRUCache[int, dict[str, str]] = LRUCache(REMEMBERED)
        self._marks: defaultdict[str, dict[int, str]] = defaultdict(dict)

    async def server(self, guild: int | None) -> ServerSettings:
        """The settings of a server, with defaults for those it hasn't set."""
        if guild is None:
            return ServerSettings()
        if guild not in self._servers:
            kept = _server(await self._store.settings(GUILD, guild))
            self._servers.setdefault(guild, kept)  # a change during the read is newer
        return self._servers[guild]

    def is_mute(self, guild: int | None) -> bool:
        """True if a server whose settings have been read has switched remarks off."""
        return guild in self._servers and self._servers[guild].mute

    async def set_server(self, guild: int, name: str, value: Any) -> ServerSettings:
        """Change one setting of a server; None restores the default."""
        text = None if value is None else json.dumps(value)
        await self._store.set_setting(GUILD, guild, name, text)
        self._servers[guild] = _server(await self._store.settings(GUILD, guild))
        if name in (LANGUAGE, WORDS) and self._redraw is not None:
            await self._redraw(guild)
        return self._servers[guild]

    async def channel_gone(self, guild: int, channel: int) -> ServerSettings:
        """Drop a deleted channel from the settings of a server, and note that for its managers."""
        server = await self.server(guild)
        left: dict[str, Any] = {}
        if channel in server.channels:
            left["channels"] = [each for each in server.channels if each != channel] or None
        if channel == server.daily:
            left["daily"] = None
        if left:
            await self.set_server(guild, "lost", sorted({*server.lost, *left}))
        for name, value in left.items():
            await self.set_server(guild, name, value)
        return await self.server(guild)

    async def mornings(self) -> Mapping[int, int]:
        """The channels for the morning post of the daily deal, by server that wants it."""
        kept = await self._store.marked(GUILD, "daily")
        gone = await self._store.marked(GUILD, GONE)
        found = {guild: _server({"daily": text}).daily for guild, text in kept.items()}
        return {g: channel for g, channel in found.items() if channel and g not in gone}

    async def mentions(self, user: int) -> Mentions:
        """The times at which this person wants to be mentioned."""
        return Mentions((await self._of(user)).get(MENTIONS, Mentions.ALWAYS))

    async def remind_after(self, user: int) -> int | None:
        """Seconds until a person is reminded at a table without a clock; None: never."""
        return int((await self._of(user)).get(REMIND, USUAL_REMINDER)) or None  # stored as 0

    async def is_on(self, name: str, user: int) -> bool:
        """True if a person has changed this switch, such as FORCED; as stored, all are off."""
        return name in await self._of(user)

    async def asks_before(self, user: int, *, gift: bool) -> bool:
        """True if a person is asked before a move, or before one that gives something away."""
        kept = await self._of(user)
        return CONFIRM in kept or (gift and UNWARNED not in kept)

    async def restore(self) -> None:
        """Read everybody's screen-reader text and quiet hours, which are often needed."""
        for name in MARKS:
            self._marks[name] = dict(await self._store.marked(USER, name))

    def is_in_words(self, user: int) -> bool:
        """True if a person's private messages are screen-reader text; off by default."""
        return user in self._marks[WORDS]

    def language(self, user: int) -> str | None:
        """The language of a person's private messages, if it differs from their Discord."""
        return self._marks[LANGUAGE].get(user)

    def zone(self, user: int) -> str | None:
        """A person's time zone by its canonical IANA name, if they have set one."""
        kept = self._marks[ZONE].get(user, "")
        return aliases().get(kept, kept) or None

    def hours(self, user: int) -> Hours | None:
        """A person's quiet hours in minutes since midnight, if they have set any."""
        begin, _, end = self._marks[QUIET].get(user, "").partition("-")
        return (int(begin), int(end)) if begin.isdecimal() and end.isdecimal() else None

    def quiet(self, user: int) -> Quiet | None:
        """A person's quiet hours, if their time zone is known."""
        hours, zone = self.hours(user), self.zone(user)
        try:
            return Quiet(*hours, zone) if hours and zone else None
        except ValueError:  # the zone no longer exists
            return None

    async def offers(self, user: int, what: str) -> bool:
        """True on the first call only: a person is offered a game's lesson once."""
        name = f"{OFFERED}{what}"
        if name in await self._of(user):
            return False
        await self.prefer(user, name, "yes")
        return True

    async def is_unlisted(self, user: int) -> bool:
        """True if a person is left out of others' profiles, histories and lists; off by default."""
        return UNLISTED in await self._of(user)

    async def _of(self, user: int) -> dict[str, str]:
        """All settings of a person, by name; read from the store on first use."""
        known = self._people.get(user)
        if known is None:
            kept = dict(await self._store.settings(USER, user))
            known = self._people.setdefault(user, kept)  # a change during the read is newer
        return known

    async def prefer(self, user: int, name: str, value: str | None) -> None:
        """Store a person's setting, then cache it; None restores the default."""
        await self._of(user)
        await self._store.set_setting(USER, user, name, value)
        if (known := self._people.get(user)) is not None:  # otherwise it is read on first use
            _put(known, name, value)
        if name in MARKS:
            _put(self._marks[name], user, value)

    async def server_gone(self, guild: int, at: float | None) -> None:
        """Store when a server removed the bot, in seconds since the epoch; None: it is back."""
        await self._store.set_setting(GUILD, guild, GONE, None if at is None else str(at))

    def forget(self, user: int) -> None:
        """Drop this person from the cache after their settings were deleted."""
        self._people.pop(user, None)
        for marks in self._marks.values():
            marks.pop(user, None)

    async def reread(self, scope: str, of: int) -> None:
        """Read the settings of a server or person again after another process changed them."""
        if scope == GUILD:
            self._servers.pop(of, None)
        elif scope == USER:
            kept = await self._store.settings(USER, of)
            self.forget(of)
            for name in MARKS:
                _put(self._marks[name], of, kept.get(name))

    async def reread_all(self) -> None:
        """Read the settings of all servers and people again."""
        self._servers.clear()
        self._people.clear()
        await self.restore()

    async def language_of(self, table_id: int) -> str | None:
        """The language of the board of a table in a chat without the bot."""
        return (await self._store.settings(OF_TABLE, table_id)).get(LANGUAGE)

    async def set_language_of(self, table_id: int, language: str) -> None:
        """Choose the language of the board of a table in a chat without the bot."""
        await self._store.set_setting(OF_TABLE, table_id, LANGUAGE, language)


def _put(into: dict[Key, str], key: Key, value: str | None) -> None:
    """Write a setting to this scope; None deletes it."""
    into.pop(key, None)
    if value is not None:
        into[key] = value


def _server(kept: Mapping[str, str]) -> ServerSettings:
    """The settings as stored; values that can't be read any more become defaults."""
    found: dict[str, Any] = {}
    for name in ServerSettings.__dataclass_fields__:
        with suppress(ValueError, TypeError):
            value = json.loads(kept.get(name, ""))
            found[name] = tuple(value) if name in ("channels", "lost") else value
    return ServerSettings(**found)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of one server.

    language: a locale, or None for Discord's; clock: seconds per turn, or None; channels: where
    tables may be opened, () everywhere; rules: house rules by game; words: True if boards are
    screen-reader text; mute: True if nobody makes remarks; daily: the channel of the morning
    post, or None. planner: the role that may plan club nights besides those who may manage events,
    or None. lost: the settings that were dropped with a deleted channel, until a manager
    reads so.
    """

    language: str | None = None
    clock: int | None = None
    channels: tuple[int, ...] = ()
    thread: bool = False
    words: bool = False
    mute: bool = False
    daily: int | None = None
    planner: int | None = None
    lost: tuple[str, ...] = ()
    rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
