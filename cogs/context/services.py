"""What the cogs find on the bot that they belong to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol, cast
from unicodedata import category

import discord

from cogs.context.preferences import Preferences
from cogs.ui.face import Names, Say
from engine.tables.ports import Adviser, Clock, MessageRow
from engine.tables.service import Tables
from engine.tables.table import Place, Table

if TYPE_CHECKING:
    from cogs.messages.publisher import Boards
    from cogs.presses.router import Desk


LONGEST: Final = 20
"""Characters of a name at the most, so that a line fits a phone."""
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode's categories of controls, formats (right to left and the like) and line ends."""
JOINERS: Final = "\u200c\u200d"
"""Two formats that belong to words and to emoji."""
MARKUP: Final = re.compile(r"[\\*_~|`\[\]<>@:#]|^[-+]")
"""What Discord could take for markup in a name."""


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
    def thinker(self) -> Adviser:
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
    """The names at a table: long ones are cut, and what Discord would make of them is escaped."""
    bare = tuple(short_name(player.name) for player in table.players)
    return Names(bare, tuple(map(escaped, bare)))


def short_name(name: str) -> str:
    """The name in one line of at most 20 characters, without invisible ones that reorder lines."""
    seen = "".join(c for c in name if c in JOINERS or category(c) not in INVISIBLE)
    line = " ".join(seen.split()) or "?"
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def escaped(name: str) -> str:
    """The name as markdown shows it as it is: no style, no mention, no link, no list."""
    return MARKUP.sub(r"\\\g<0>", name)
