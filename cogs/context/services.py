"""What the presses and messages are given to work with."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import discord

from cogs.context.people import People
from cogs.context.preferences import Preferences
from cogs.ui.page import Say
from cogs.ui.pictures import CardPictures
from engine.results.leaderboards import Candidate, SeasonPlace
from engine.results.past import Met, PastGame
from engine.results.ratings import Rating
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.result import Result
from engine.tables.model.table import ChannelPlace, OwnPlace, Place
from engine.tables.movers.forced import ForcedMoves
from engine.tables.ports import Adviser, Clock, MessageRow
from engine.tables.service import Tables

Interaction: TypeAlias = discord.Interaction[Any]


class MessageStore(Protocol):
    """Which messages belong to which table, kept over restarts."""

    async def save_message(
        self, table_id: int, kind: str, channel: int, message: int, at: float
    ) -> None:
        """Remember the message of this kind."""

    async def message_sent(self, sent: MessageRow, *, old: str, sending: str) -> None:
        """Remember this message, the one before it as of kind `old`, and forget `sending`."""

    async def forget_message(self, table_id: int, kind: str) -> None:
        """Forget it."""

    async def untold_tables(self) -> Sequence[int]:
        """Tables that are over but whose board still stands: their end was not told."""

    async def messages(self, table_id: int) -> Mapping[str, MessageRow]:
        """The table's messages by kind."""


class Records(Protocol):
    """What is known of the moves and messages of tables, and of games that are over."""

    async def moved_at(self, table_id: int, seq: int) -> float | None:
        """When the move of this number was made, in seconds since the epoch."""

    async def messages(self, table_id: int) -> Mapping[str, MessageRow]:
        """The table's messages by kind."""

    async def results_of(self, user: int, guild: int | None = None) -> Sequence[Result]:
        """A person's own results, oldest first; guild: only those of this server."""

    async def past_games(
        self, guild: int, user: int, game: str | None, first: int, count: int
    ) -> tuple[int, Sequence[PastGame]]:
        """How many games a person finished in this server, and some of them, newest first."""

    async def name_in(self, guild: int, user: int) -> str | None:
        """The name under which a person last finished a game in this server."""

    async def met(self, guild: int, user: int) -> Sequence[Met]:
        """Whom a person has played against in this server, most often first."""

    async def marks_of(self, guild: int, user: int) -> Mapping[str, int]:
        """The marks that a person earned in this server and how often, the rarest first."""


class RatingRecords(Protocol):
    """What is known of ratings."""

    async def candidates(
        self, guild: int, pool: str, since: float, until: float, reader: int = 0
    ) -> Sequence[Candidate]:
        """Those who ended rated games in this server in this time, as they stood at its end.

        Without those whose rating is provisional; the reader is among them in any case.
        """

    async def pools(
        self, guild: int, since: float = 0.0, until: float = math.inf
    ) -> Mapping[str, int]:
        """The pools in which rated games ended in this server, and how many, most first."""

    async def courses(self, user: int) -> Mapping[str, Sequence[Rating]]:
        """How somebody's ratings changed from game to game, by pool."""


class Seasons(Protocol):
    """The months of servers that are closed."""

    async def places_of(self, guild: int, user: int) -> Sequence[SeasonPlace]:
        """All places of a person in the closed months of a server, the latest first."""


class Calls(Protocol):
    """Who is called when a table opens."""

    async def wanted(self, guild: int, user: int) -> Sequence[str]:
        """The games to whose tables in this server a person is called."""

    async def want(self, guild: int, user: int, games: Collection[str], now: float) -> None:
        """Call a person to the tables of these games in this server, and of no other."""


class Words(Protocol):
    """The words of all languages."""

    @property
    def languages(self) -> Collection[str]:
        """The languages that public messages can have."""

    def say(self, locale: object = None) -> Say:
        """The words of a language (a Discord locale), or of the default one."""

    def in_words(self, locale: object = None) -> Say:
        """The same for ears, without any sign."""


@dataclass(frozen=True, slots=True)
class Services:
    """What answering a press or a command takes.

    threads: whether people can enter threads, so that tables may stand in them.
    """

    tables: Tables
    preferences: Preferences
    words: Words
    adviser: Adviser
    forced: ForcedMoves
    pictures: CardPictures
    people: People
    records: Records
    ratings: RatingRecords
    seasons: Seasons
    calls: Calls
    clock: Clock
    threads: bool = True

    def say(self, interaction: Interaction) -> Say:
        """The words of a person's own language, for ears if they have chosen so."""
        if self.preferences.is_in_words(interaction.user.id):
            return self.words.in_words(interaction.locale)
        return self.words.say(interaction.locale)

    async def public_say(self, interaction: Interaction) -> Say:
        """The words of what is posted for everybody where somebody presses."""
        guild, locale = interaction.guild_id, interaction.guild_locale
        return await public_words(self.preferences, self.words, guild, locale)


async def public_words(
    preferences: Preferences, words: Words, guild: int | None, locale: discord.Locale | None
) -> Say:
    """The words of everything that a server's members read together, for ears if it has chosen so.

    locale: the server's language as Discord reports it, unless the server has set another.
    """
    server = await preferences.server(guild)
    return (words.in_words if server.words else words.say)(server.language or locale)


def place_of(interaction: Interaction) -> ChannelPlace | None:
    """The channel or thread in which somebody asks; None outside of servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    return ChannelPlace(interaction.guild_id, interaction.channel_id)


def server_of(interaction: Interaction) -> int:
    """The server in which somebody asks; refused outside of servers."""
    if interaction.guild_id is None:
        raise Refused(Refusal.NO_SERVER)
    return interaction.guild_id


def is_at(interaction: Interaction, place: Place) -> bool:
    """True if somebody asks in this channel, or if the place is their own."""
    if isinstance(place, OwnPlace):
        return place.user == interaction.user.id
    return (place.guild, place.channel) == (interaction.guild_id, interaction.channel_id)
