"""The ports and services that presses and messages work with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

import discord
from cachetools import LRUCache

from cogs.context.evenings import Evenings
from cogs.context.permissions import is_guest
from cogs.context.preferences import Preferences
from cogs.context.refusals import Meaning
from cogs.ui.page import Say, ShowPage
from cogs.ui.pictures import CardPictures
from engine.events.deals import Deals, DuelRecords
from engine.events.evening import EveningRecords
from engine.events.lessons import Lesson
from engine.events.nights import Nights
from engine.events.puzzles import Puzzles
from engine.events.reviews import Reviews
from engine.results.ports import History, RatingRecords
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Place
from engine.tables.movers.forced import ForcedMoves
from engine.tables.ports import Adviser, Calls, Clock, Messages, Moves
from engine.tables.service import Tables

Interaction: TypeAlias = discord.Interaction[Any]


MOST_BYTES: Final = 8 << 20
"""The most bytes of the file with somebody's data: Discord takes these everywhere."""


ASKED_AT_ONCE: Final = 100
"""The most people in one request to Discord for a server's members."""
SECONDS_TO_ANSWER: Final = 10.0
SECONDS_KNOWN: Final = 600.0
"""Seconds for which a member is remembered as one."""


async def members_of(guild: discord.Guild, users: Sequence[int]) -> list[discord.Member]:
    """Those of these people who are in the server; one of DROPPED if Discord doesn't say so."""
    found = list[discord.Member]()
    for start in range(0, len(users), ASKED_AT_ONCE):
        some = [*users[start : start + ASKED_AT_ONCE]]
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            found += await guild.query_members(user_ids=some, limit=ASKED_AT_ONCE, cache=False)
    return found


class PersonalData(Protocol):
    """Store of the personal data that the bot keeps, exports and deletes."""

    promise: Promise

    async def exported(self, user: int) -> bytes:
        """Everything about this person as JSON, at most MOST_BYTES bytes."""

    def may_forget(self, user: int) -> bool:
        """False while this person is being forgotten, and for some minutes afterwards."""

    async def forget(self, user: int) -> int | None:
        """Forget this person; returns the number of backups that couldn't be rewritten.

        None: a table that can't be reached now still names them. The next start of its process, or
        another request, finishes an interrupted deletion.
        """


class Records(Moves, Messages, History, Protocol):
    """Store of the moves and messages of tables, and of finished games."""


class Words(Protocol):
    """The messages of all languages."""

    @property
    def languages(self) -> Collection[str]:
        """The languages that public messages can have."""

    def say(self, locale: object = None) -> Say:
        """The messages of a language (a Discord locale), or of the default one."""

    def in_words(self, locale: object = None) -> Say:
        """The same as screen-reader text, without signs."""


@dataclass(frozen=True, slots=True)
class About:
    """The content of /about: the version, and where to ask.

    since: when the bot was started, in seconds since the epoch. contact: the host's contact.
    source: a link to the code; "" where the host gives none.
    """

    version: str
    since: float
    contact: str
    source: str


@dataclass(frozen=True, slots=True)
class Services:
    """Everything needed to answer a press or a command.

    shared: everything shared since the start of this process: person and table; of a daily deal
    the channel, too.
    posted: waits until a table's channel shows it, or Discord refuses; returns the meaning of the
    refusal, or None. In a chat without the bot, the token of this interaction shows it.
    redrawn: the same, of a table that hasn't changed itself.
    versed: the people known to have finished a kind of game, or its lesson.
    mentioned: the times of people's last mentions, in seconds since the epoch: by person, reason,
    and the table or server.
    pages: the page of a hand that was shown last: by person, table and version.
    here: when Discord last said that somebody is in a server: by person and server.
    roomless: Discord's last refusal of a room that a night waits for: its code, by night and table.
    """

    tables: Tables
    preferences: Preferences
    words: Words
    adviser: Adviser
    forced: ForcedMoves
    pictures: CardPictures
    people: PersonalData
    records: Records
    evening_records: EveningRecords
    ratings: RatingRecords
    calls: Calls
    clock: Clock
    lessons: Mapping[str, Lesson]
    deals: Deals
    duels: DuelRecords
    nights: Nights
    reviews: Reviews
    puzzles: Puzzles
    client: discord.Client
    posted: Callable[[int, Interaction], Awaitable[Meaning | None]]
    redrawn: Callable[[int, Interaction], Awaitable[Meaning | None]]
    threads: bool = True
    shared: LRUCache[tuple[int | None, ...], bool] = field(default_factory=lambda: LRUCache(10_000))
    versed: LRUCache[tuple[int, str], bool] = field(default_factory=lambda: LRUCache(10_000))
    mentioned: LRUCache[tuple[int, str, int], float] = field(
        default_factory=lambda: LRUCache(10_000)
    )
    here: LRUCache[tuple[int, int], float] = field(default_factory=lambda: LRUCache(10_000))
    pages: LRUCache[tuple[int, ...], ShowPage] = field(default_factory=lambda: LRUCache(10_000))
    roomless: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def evenings(self) -> Evenings:
        """The evenings at places, computed from their games."""
        return Evenings(self.evening_records, self.clock, self.may_name)

    def say(self, interaction: Interaction, *, in_words: bool = False) -> Say:
        """The messages of a person's language; in_words, or by choice: as screen-reader text."""
        user = interaction.user.id
        locale = self.preferences.language(user) or interaction.locale
        if in_words or self.preferences.is_in_words(user):
            return self.words.in_words(locale)
        return self.words.say(locale)

    def language_here(self, interaction: Interaction) -> str:
        """The language for everybody where somebody presses: the server's, or the person's."""
        own = self.preferences.language(interaction.user.id) or interaction.locale
        return str(interaction.guild_locale or own)

    def languages(self) -> Mapping[str, str]:
        """The available languages: each language's own name, by its locale."""
        return {at: self.words.say(at)("language-name") for at in self.words.languages}

    async def may_name(self, guild: int | None, users: Iterable[int]) -> Collection[int]:
        """Those of these people whom a list for others may name: members who allow it.

        guild: the server of the list; None: it is about games, wherever their people are now.
        """
        unlisted = self.preferences.is_unlisted
        willing = [user for user in dict.fromkeys(users) if not await unlisted(user)]
        return willing if guild is None else await self.members_among(guild, willing)

    async def members_among(self, guild_id: int, users: Collection[int]) -> Collection[int]:
        """Those of these people who are in this server; all of them if the bot isn't there."""
        if (guild := self.client.get_guild(guild_id)) is None:
            return users
        since, here = self.clock.now() - SECONDS_KNOWN, self.here
        asked = [user for user in users if here.get((user, guild_id), 0.0) < since]
        found = {member.id for member in await members_of(guild, asked)}
        here.update({(user, guild_id): self.clock.now() for user in found})
        return [user for user in users if user in found or user not in asked]

    def forget(self, user: int) -> None:
        """Forget what this person has shared or finished, their mentions, and where they are."""
        memories: tuple[LRUCache[Any, Any], ...] = (self.shared, self.versed)
        memories += (self.mentioned, self.here, self.pages)
        for kept in memories:
            for key in [key for key in kept if key[0] == user]:
                kept.pop(key, None)

    async def public_say(self, interaction: Interaction) -> Say:
        """The messages for a public post where somebody presses; else in the person's language."""
        return await self.public_words(interaction.guild_id, self.language_here(interaction))

    async def public_words(self, guild: int | None, locale: object) -> Say:
        """The messages for a server's members, as screen-reader text if the server chose it.

        locale: the server's language as Discord reports it, unless the server has set another.
        """
        server = await self.preferences.server(guild)
        words = self.words.in_words if server.words else self.words.say
        return words(server.language or locale)


def place_of(interaction: Interaction) -> ChannelPlace | ChatPlace | None:
    """The channel, thread or chat in which somebody asks; None in private with the bot."""
    guild, channel = interaction.guild_id, interaction.channel_id
    if channel is None:
        return None
    if is_guest(interaction):
        return None if interaction.context.dm_channel else ChatPlace(channel)
    return None if guild is None else ChannelPlace(guild, channel)


def server_of(interaction: Interaction) -> int:
    """The server in which somebody asks; refused outside of servers."""
    if interaction.guild_id is None:
        raise Refused(Refusal.NO_SERVER)
    return interaction.guild_id


def is_at(interaction: Interaction, place: Place) -> bool:
    """True if somebody asks in this channel, or if the place is their own."""
    if isinstance(place, OwnPlace):
        return place.user == interaction.user.id
    if isinstance(place, ChatPlace):
        return place == place_of(interaction)
    return (place.guild, place.channel) == (interaction.guild_id, interaction.channel_id)


@dataclass(frozen=True, slots=True)
class Promise:
    """A host's promise about people's data.

    contact: the host's contact; "": not set. The days of storage: a table after its end (0: for
    ever), the data of a server that removed the bot, a backup.
    """

    contact: str
    table_days: int
    server_days: int
    backup_days: int
