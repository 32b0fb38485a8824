"""The channel surface, with the bot's own token: lasting messages for everybody."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import discord

from cogs.context.faults import DROPPED, UNKNOWN_MESSAGE
from cogs.surfaces.render import Rendered
from cogs.surfaces.surface import FOR_EVER, Surface

log = logging.getLogger(__name__)

ARCHIVED: Final = 50083
"""Discord's code for an archived thread, which only a post reopens."""


@dataclass(frozen=True, slots=True)
class ChannelSurface(Surface):
    """A channel or thread of a server."""

    client: discord.Client
    guild: int
    channel: int
    lasts: ClassVar = FOR_EVER
    is_counted: ClassVar = True

    async def show(self, sent: Rendered, nonce: int | None = None) -> int:
        """See Surface. nonce: identifies to Discord a message that may have been sent already."""
        content = _content(sent)
        if content.get("view") is None:
            content.pop("view", None)
        if sent.pinged is not None:
            content["allowed_mentions"] = sent.pinged
        if nonce is not None:
            content["nonce"] = nonce
        return (await self._there.send(**content)).id

    async def change(self, message: int, sent: Rendered) -> bool:
        """See Surface."""
        try:
            await self._there.get_partial_message(message).edit(**_content(sent))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, ARCHIVED):
                return False
            raise
        return True

    async def retire(self, message: int) -> None:
        """See Surface."""
        try:
            await self._there.get_partial_message(message).delete()
        except discord.NotFound:
            log.debug("message %s was gone already", message)

    async def read(self, message: int) -> str:
        """The text of a message; "" if it was deleted or can't be read."""
        try:
            return (await self._there.fetch_message(message)).content
        except (discord.NotFound, discord.Forbidden):
            return ""

    async def archive(self) -> None:
        """Archive the thread, if the bot opened it and may."""
        client = self.client
        try:
            thread = client.get_channel(self.channel) or await client.fetch_channel(self.channel)
            own = client.user.id if client.user is not None else 0
            if isinstance(thread, discord.Thread) and thread.owner_id == own:
                await thread.edit(archived=True)
        except (discord.HTTPException, *DROPPED) as error:
            log.info("thread %s stays open: %s", self.channel, error)

    @property
    def _there(self) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(self.channel, guild_id=self.guild)


def _content(sent: Rendered) -> dict[str, Any]:
    """The content as discord.py takes it; a layout has no text beside it."""
    if sent.layout is not None:
        return {"view": sent.layout}
    return {"content": sent.text, "view": sent.press}
