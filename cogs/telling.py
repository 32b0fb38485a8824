"""One table's messages in its channel: sent, edited, replaced, taken away."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.home import Home, MessageRow, names_of
from cogs.ui import board
from cogs.ui.face import Face, Names, Say, last_round
from cogs.ui.faces import FACES
from engine.core import Event, RoundEnded
from engine.tables import Seen

log = logging.getLogger(__name__)

OPEN_MENTION: Final = discord.AllowedMentions(users=True)


@dataclass(slots=True)
class Telling:
    """One table's messages in its channel, in the words of its server."""

    bot: Home
    seen: Seen
    channel: discord.PartialMessageable
    messages: dict[str, MessageRow]

    @property
    def say(self) -> Say:
        """The words of the server's language."""
        guild = self.bot.client().get_guild(self.seen.table.place.guild)
        return self.bot.say(guild.preferred_locale if guild else None)

    @property
    def names(self) -> Names:
        """The names at the table."""
        return names_of(self.seen.table)

    @property
    def face(self) -> Face:
        """The face of the table's game."""
        return FACES[self.seen.table.game]

    async def edit(self, row: MessageRow, page: Any) -> bool:
        """Edit a message; False if it is there no more."""
        try:
            await self.channel.get_partial_message(row.message).edit(view=page)
        except discord.NotFound:
            return False
        return True

    async def post(self, kind: str, **content: Any) -> None:
        """Send a message and remember it as the table's message of this kind."""
        sent = await self.channel.send(**content)
        await self.bot.letters.save_message(
            self.seen.table.id, kind, self.seen.table.place.channel, sent.id, self.bot.clock.now()
        )

    async def replace(self, kind: str, **content: Any) -> None:
        """Send a message and delete the one of this kind that was there before."""
        before = self.messages.get(kind)
        await self.post(kind, **content)
        if before is not None:
            await self._delete(before)
        self.messages = dict(await self.bot.letters.messages(self.seen.table.id))

    async def remove(self, kind: str) -> None:
        """Delete the message of this kind, if there is one."""
        row = self.messages.get(kind)
        if row is not None:
            await self._delete(row)
            await self.bot.letters.forget_message(self.seen.table.id, kind)

    async def _delete(self, row: MessageRow) -> None:
        try:
            await self.channel.get_partial_message(row.message).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", row.message)

    async def announce(self, seats: frozenset[int]) -> None:
        """Mention these seats' people: it is their turn."""
        if not seats:
            await self.remove("turn")
            return
        users = [self.seen.table.players[seat].user for seat in sorted(seats)]
        mentions = " ".join(f"<@{user}>" for user in users)
        content = self.say("turn-announcement", mentions=mentions, count=len(users))
        await self.replace("turn", content=content, allowed_mentions=OPEN_MENTION)

    async def round_result(self, events: Sequence[Event]) -> bool:
        """Post the result of the round that these events ended, once; whether it was posted."""
        ended = last_round(tuple(events))
        if not ended:
            return False
        number = next(event.round for event in reversed(ended) if isinstance(event, RoundEnded))
        if f"round-{number}" in self.messages:
            return False
        blocks = self.face.scoring(self.say, ended, self.names)
        if blocks:
            await self.post(f"round-{number}", view=board.scoring(blocks))
        return bool(blocks)
