"""The channel surface, with the bot's own token: lasting messages for everybody."""

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.context.refusals import DROPPED, Act, Meaning, unless
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import Surface, accepted

log = logging.getLogger(__name__)

SEARCHED: Final = 100
"""The number of latest messages that are searched for a marked one; one request gets them."""


@dataclass(frozen=True, slots=True)
class ChannelSurface(Surface):
    """A channel or thread of a server."""

    client: discord.Client
    guild: int
    channel: int

    async def show(self, sent: Rendered) -> int:
        """Send this, and return the id of its message, or of the one with the same nonce."""
        return await accepted(sent, self._send)

    async def _send(self, sent: Rendered) -> int:
        content = _content(sent)
        if content.get("view") is None:
            content.pop("view", None)
        if sent.pinged is not None:
            content["allowed_mentions"] = sent.pinged
        if sent.nonce is not None:
            content["nonce"] = sent.nonce
        return (await self._there.send(**content)).id

    async def change(self, message: int, sent: Rendered) -> bool:
        """Edit a message; False if a new one must be posted.

        It was deleted, belongs to another application, or only a post can reopen its thread.
        """

        async def edit(sent: Rendered) -> None:
            await self._there.get_partial_message(message).edit(**_content(sent))

        with unless(Meaning.MESSAGE, act=Act.EDIT):
            await accepted(sent, edit)
            return True
        return False

    async def retire(self, message: int) -> None:
        """Delete a message, if it still exists; one of another application stays."""
        with unless(Meaning.MESSAGE, act=Act.DELETE):
            await self._there.get_partial_message(message).delete()

    async def find(self, nonce: int) -> int | None:
        """The id of the layout marked with this nonce, if it is among the latest messages."""
        with unless(Meaning.PLACE):  # if the place is gone, the post fails too
            async for message in self._there.history(limit=SEARCHED):
                if any(getattr(part, "id", None) == nonce for part in message.components):
                    return message.id
        return None

    async def read(self, message: int) -> str:
        with unless(Meaning.MESSAGE, Meaning.PLACE):
            return (await self._there.fetch_message(message)).content
        return ""

    async def archive(self) -> None:
        client = self.client
        try:
            thread = client.get_channel(self.channel) or await client.fetch_channel(self.channel)
            own = client.user
            if isinstance(thread, discord.Thread) and own and thread.owner_id == own.id:
                await thread.edit(archived=True)
        except (discord.HTTPException, *DROPPED) as error:
            log.info("thread %s stays open: %s", self.channel, error)

    @property
    def _there(self) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(self.channel, guild_id=self.guild)


def _content(sent: Rendered) -> dict[str, Any]:
    """The content as discord.py takes it: a layout, or a text."""
    if sent.layout is not None:
        return {"view": sent.layout}
    return {"content": sent.text, "view": sent.press}
