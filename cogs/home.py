"""What the cogs find on the bot that they belong to."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

import discord

from cogs.preferences import Preferences
from cogs.ui.face import Names, Say
from engine.ports import Clock, MessageRow, Place, Table, Thinker
from engine.tables import Tables

if TYPE_CHECKING:
    from cogs.boards import Boards
    from cogs.desk import Desk


class Messages(Protocol):
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


class Home(Protocol):
    """The bot, as the cogs know it."""

    @property
    def tables(self) -> Tables:
        """The gate."""

    @property
    def letters(self) -> Messages:
        """Which messages belong to which table."""

    @property
    def boards(self) -> Boards:
        """Who shows the tables."""

    @property
    def desk(self) -> Desk:
        """Who grants wishes."""

    @property
    def answering(self) -> set[asyncio.Task[Any]]:
        """The answers to interactions that are under way."""

    @property
    def clock(self) -> Clock:
        """The time."""

    @property
    def preferences(self) -> Preferences:
        """What servers and people have set."""

    @property
    def languages(self) -> Sequence[str]:
        """The languages that public messages can have."""

    @property
    def thinker(self) -> Thinker:
        """Who thinks for computer players."""

    def say(self, locale: object = None) -> Say:
        """The words of a language (a Discord locale), or of the default one."""

    def client(self) -> discord.Client:
        """The connection to Discord."""


def home(interaction: discord.Interaction[Any]) -> Home:
    """The bot that received this interaction."""
    return cast("Home", interaction.client)


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """The channel or thread in which somebody asks."""
    return Place(interaction.guild_id or 0, interaction.channel_id or 0)


def names_of(table: Table) -> Names:
    """The names at a table; markdown in them is escaped, and long ones are cut to 20 characters."""
    bare = tuple(
        player.name if len(player.name) <= 20 else player.name[:19] + "…"
        for player in table.players
    )
    return Names(bare, tuple(discord.utils.escape_markdown(name) for name in bare))
