"""The surface protocol, which hides Discord from the drawing code."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import discord

from cogs.context.refusals import Meaning, meaning
from cogs.surfaces.render import Rendered

Reply = TypeVar("Reply")


class Surface(Protocol):
    """Shows, changes and removes messages; raises discord.HTTPException and DROPPED."""

    async def show(self, sent: Rendered) -> int:
        """Show this, and return the id of its message."""

    async def change(self, message: int, sent: Rendered) -> bool:
        """Change this message to show this; False if it was deleted."""

    async def retire(self, message: int) -> None:
        """Delete a message, if it still exists."""

    async def find(self, nonce: int) -> int | None:
        """The id of the layout that was marked with this nonce; None: it isn't found."""
        return None

    async def read(self, message: int) -> str:
        """The text of a message; "" if it was deleted or can't be read."""
        return ""

    async def archive(self) -> None:
        """Archive the thread of this surface, if there is one, and the bot opened it and may."""
        return


async def accepted(sent: Rendered, request: Callable[[Rendered], Awaitable[Reply]]) -> Reply:
    """Send a message; if Discord refuses its content, send it with signs instead of pictures."""
    try:
        return await request(sent)
    except discord.HTTPException as error:
        if meaning(error) is not Meaning.CONTENT or (plain := sent.in_signs()) is None:
            raise
    reply = await request(plain)
    if plain.pictures is not None:
        plain.pictures.refuse()
    return reply
