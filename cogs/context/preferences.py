"""What servers and people have set: language, clock, house rules, channels, threads, mentions."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from cachetools import LRUCache

from cogs.ui.pages.settings_page import Server
from engine.tables.model.quiet import Quiet

GUILD: Final = "guild"
USER: Final = "user"
TABLE: Final = "table"
FOLLOWS: Final = "follow:"

GONE: Final = "gone"
"""The setting of a server that has removed the bot: since when."""

OFFERED: Final = "offered:"
"""Begins the name under which it is kept that the lesson of a game was offered."""

FORCED: Final = "forced"
CONFIRM: Final = "confirm"
WORDS: Final = "words"
UNLISTED: Final = "unlisted"
ZONE: Final = "zone"
QUIET: Final = "quiet"
REMIND: Final = "remind"
LANGUAGE: Final = "language"
MARKS: Final = (WORDS, ZONE, QUIET, LANGUAGE)
"""Settings of people that are all known from the start on."""
USUAL_REMINDER: Final = 43_200
"""Seconds of silence after which somebody is reminded who has not chosen otherwise."""

REMEMBERED: Final = 10_000
"""How many people's choices are remembered; those of others are read again."""
MENTIONED_AT_ONCE: Final = 50
"""People whom one message mentions: it has room for so many, and Discord notifies a hundred at the
most."""


Key = TypeVar("Key", int, str)

Hours: TypeAlias = tuple[int, int]
"""From when to when, in minutes since midnight."""


class Mentions(StrEnum):
    """When somebody wants to be mentioned."""

    ALWAYS = "always"
    REMINDERS = "reminders"
    NEVER = "never"


class SettingStore(Protocol):
    """Where settings last."""

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        """All settings of one guild, user or table, by name."""

    async def marked(self, scope: str, name: str) -> Mapping[int, str]:
        """All settings of this scope and name: their values by id."""

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        """Keep a setting; None deletes it."""


class Preferences:
    """Reads settings once and remembers them; a change is kept before it is remembered.

    redraw: draws the boards of a server again, whose words have changed.
    """

    redraw: Callable[[int], Awaitable[object]] | None = None

    def __init__(self, store: SettingStore) -> None:
        self._store = store
        self._servers: dict[int, Server] = {}
        self._people: LRUCache[int, dict[str, str]] = LRUCache(REMEMBERED)
        self._marks: defaultdict[str, dict[int, str]] = defaultdict(dict)

    async def server(self, guild: int | None) -> Server:
        """The settings of a server; the defaults where there is none."""
        if guild is None:
            return Server()
        if guild not in self._servers:
            kept = _server(await self._store.settings(GUILD, guild))
            self._servers.setdefault(guild, kept)  # a change meanwhile is newer
        return self._servers[guild]

    async def set_server(self, guild: int, name: str, value: Any) -> Server:
        """Change one setting of a server; None: back to the default."""
        text = None if value is None else json.dumps(value)
        await self._store.set_setting(GUILD, guild, name, text)
        self._servers[guild] = _server(await self._store.settings(GUILD, guild))
        if name in (LANGUAGE, WORDS) and self.redraw is not None:
            await self.redraw(guild)
        return self._servers[guild]

    async def mornings(self) -> Mapping[int, int]:
        """The servers that want the morning post of the daily deal, and the channels for it."""
        kept = await self._store.marked(GUILD, "daily")
        gone = await self._store.marked(GUILD, GONE)
        found = {guild: _server({"daily": text}).daily for guild, text in kept.items()}
        return {g: channel for g, channel in found.items() if channel and g not in gone}

    async def mentions(self, user: int) -> Mentions:
        """When a person wants to be mentioned."""
        return Mentions((await self._of(user)).get("mentions", Mentions.ALWAYS))

    async def set_mentions(self, user: int, mentions: Mentions) -> None:
        """Change when a person wants to be mentioned."""
        await self._set(user, "mentions", mentions.value)

    async def remind_after(self, user: int) -> int:
        """The seconds after which a person chose to be reminded without a clock; 0: never."""
        return int((await self._of(user)).get(REMIND, USUAL_REMINDER))

    async def set_remind_after(self, user: int, seconds: int) -> None:
        """Change after how many seconds a person is reminded without a clock; 0: never."""
        await self._set(user, REMIND, str(seconds))

    async def reminded_after(self, user: int) -> float | None:
        """The same, for one who wants to be mentioned at all; None: never."""
        if await self.mentions(user) is Mentions.NEVER:
            return None
        return await self.remind_after(user) or None

    async def leaves_forced_moves(self, user: int) -> bool:
        """Whether the bot makes a person's move where they have no choice; by default not."""
        return FORCED in await self._of(user)

    async def confirms_plays(self, user: int) -> bool:
        """Whether a person is asked once more before each of their moves; by default not."""
        return CONFIRM in await self._of(user)

    async def restore(self) -> None:
        """Read at the start who reads how, and who sleeps when: many ask for these."""
        for name in MARKS:
            self._marks[name] = dict(await self._store.marked(USER, name))

    def is_in_words(self, user: int) -> bool:
        """Whether a person reads their private messages in words; by default not."""
        return user in self._marks[WORDS]

    def language(self, user: int) -> str | None:
        """The language of a person's private messages, if it is not the one of their Discord."""
        return self._marks[LANGUAGE].get(user)

    async def set_language(self, user: int, language: str | None) -> None:
        """Change it; None: the one of their Discord."""
        await self._set(user, LANGUAGE, language)

    def zone(self, user: int) -> str | None:
        """The time zone of a person, by IANA's name, if they have told it."""
        return self._marks[ZONE].get(user)

    def hours(self, user: int) -> Hours | None:
        """The quiet hours of a person, in minutes since midnight, if they have any."""
        begin, _, end = self._marks[QUIET].get(user, "").partition("-")
        return (int(begin), int(end)) if begin.isdecimal() and end.isdecimal() else None

    def quiet(self, user: int) -> Quiet | None:
        """The quiet hours of a person, whose time zone is known."""
        zone, hours = self.zone(user), self.hours(user)
        if zone is None or hours is None:
            return None
        try:
            return Quiet(*hours, zone)
        except ValueError:  # a zone that is no more
            return None

    async def set_zone(self, user: int, zone: str) -> None:
        """Change a person's time zone."""
        await self._set(user, ZONE, zone)

    async def set_hours(self, user: int, hours: Hours | None) -> None:
        """Change a person's quiet hours; None: they have none."""
        await self._set(user, QUIET, None if hours is None else f"{hours[0]}-{hours[1]}")

    async def wish(self, user: int, name: str, *, on: bool) -> None:
        """Have it so from now on, or not: FORCED, CONFIRM, WORDS, UNLISTED."""
        await self._set(user, name, "yes" if on else None)

    async def offers(self, user: int, game: str) -> bool:
        """True the first time that this is asked: a person is offered a game's lesson once."""
        name = f"{OFFERED}{game}"
        if name in await self._of(user):
            return False
        await self._set(user, name, "yes")
        return True

    async def is_unlisted(self, user: int) -> bool:
        """Whether a person wants to be in no profile, history or list of others; by default not."""
        return UNLISTED in await self._of(user)

    async def _of(self, user: int) -> dict[str, str]:
        """All settings of a person, by name; read at the first question."""
        known = self._people.get(user)
        if known is None:
            kept = dict(await self._store.settings(USER, user))
            known = self._people.setdefault(user, kept)  # a change meanwhile is newer
        return known

    async def _set(self, user: int, name: str, value: str | None) -> None:
        """Keep a person's setting, then remember it; None deletes it."""
        await self._of(user)
        await self._store.set_setting(USER, user, name, value)
        if (known := self._people.get(user)) is not None:  # else it is read again
            _put(known, name, value)
        if name in MARKS:
            _put(self._marks[name], user, value)

    async def server_gone(self, guild: int, at: float | None) -> None:
        """Keep when a server removed the bot, in seconds since the epoch; None: it is back."""
        await self._store.set_setting(GUILD, guild, GONE, None if at is None else str(at))

    def forget(self, user: int) -> None:
        """Remember nothing of this person, whose settings are deleted."""
        self._people.pop(user, None)
        for marks in self._marks.values():
            marks.pop(user, None)

    async def reread(self, scope: str, of: int) -> None:
        """Believe the store about a server or person, because somebody else wrote there."""
        if scope == GUILD:
            self._servers.pop(of, None)
        elif scope == USER:
            kept = await self._store.settings(USER, of)
            self.forget(of)
            for name in MARKS:
                _put(self._marks[name], of, kept.get(name))

    async def reread_all(self) -> None:
        """Believe the store about all servers and people."""
        self._servers.clear()
        self._people.clear()
        await self.restore()

    async def followers(self, table_id: int) -> tuple[int, ...]:
        """Who wants to be told of a table's round ends."""
        kept = await self._store.settings(TABLE, table_id)
        followers = [int(name.removeprefix(FOLLOWS)) for name in kept if name.startswith(FOLLOWS)]
        return tuple(followers[:MENTIONED_AT_ONCE])

    async def follow(self, table_id: int, user: int) -> bool:
        """Follow a table, or stop following it; whether the person follows it now."""
        following = f"{FOLLOWS}{user}" in await self._store.settings(TABLE, table_id)
        value = None if following else "yes"
        await self._store.set_setting(TABLE, table_id, f"{FOLLOWS}{user}", value)
        return not following


def _put(into: dict[Key, str], key: Key, value: str | None) -> None:
    """Write this there; None: nothing."""
    into.pop(key, None)
    if value is not None:
        into[key] = value


def _server(kept: Mapping[str, str]) -> Server:
    """The settings as they were kept; what cannot be read any more is left at its default."""
    found: dict[str, Any] = {}
    for name in Server.__dataclass_fields__:
        with suppress(ValueError, TypeError):
            value = json.loads(kept.get(name, ""))
            found[name] = tuple(value) if name == "channels" else value
    return Server(**found)
