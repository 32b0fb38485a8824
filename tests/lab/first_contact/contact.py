"""One contact with the real Discord: the connection, the channel, what differs, the errors."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

import discord

from bot.config import Settings
from bot.host.errors import HostError
from cogs.context.permissions import NEEDED
from tests.lab.first_contact.assumptions import Traffic, kept_otherwise

STEP_WITHIN: Final = 120.0
"""Seconds for which a step waits for the host."""
CONNECTING: Final = 60.0
"""Seconds that a connection may take."""
TRIAL: Final = "first_contact"
"""The name of the picture, the thread and the command that are made and removed."""


class Difference(NamedTuple):
    """A difference between Discord and the bot's assumptions, and its consequence."""

    found: str
    breaks: str


@dataclass(slots=True)
class Contact:
    """One contact: the connection, the channel, what to remove, and the differences so far.

    patience: seconds for which a step waits for the host. newest: the newest message of a channel,
    as Discord names it beside each interaction.
    """

    client: discord.Client
    channel: discord.TextChannel
    settings: Settings
    traffic: Traffic
    cleaning: AsyncExitStack
    patience: float = STEP_WITHIN
    newest: dict[int, int] = field(default_factory=dict)
    differences: list[Difference] = field(default_factory=list)

    def differs(self, found: str, breaks: str) -> None:
        """Note a difference."""
        self.differences.append(Difference(found, breaks))

    def compare(self, what: str, sent: Any, kept: Any, breaks: str) -> None:
        """Note the places where Discord has changed or dropped something that was sent."""
        if found := kept_otherwise(sent, kept):
            self.differs(f"{what}: {'; '.join(found[:3])}", breaks)

    def compare_layout(
        self, what: str, layout: discord.ui.LayoutView, kept: Any, breaks: str
    ) -> None:
        """Note the places where a message's components differ from the layout."""
        sent = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
        self.compare(what, sent, kept["components"], breaks)

    def remove(self, what: str, how: Callable[[], Awaitable[Any]]) -> None:
        """Remove this at the end; if that fails, print what remains."""

        async def removed() -> None:
            try:
                await how()
            except discord.NotFound:
                return
            except discord.HTTPException as error:
                tell("left over", f"{what}: {error}")

        self.cleaning.push_async_callback(removed)

    async def post(self, **content: Any) -> discord.Message:
        """Post a message that is removed at the end."""
        message = await self.channel.send(**content)
        self.remove("a message", message.delete)
        return message

    async def read_back(self, message: discord.Message) -> Any:
        """A message as Discord keeps it."""
        return await self.client.http.get_message(message.channel.id, message.id)


Step: TypeAlias = Callable[[Contact], Awaitable[str]]
"""Tries one thing and returns a description of the result."""


def tell(part: str, words: str) -> None:
    """Print one finding."""
    print(f"{part:12} {words}", flush=True)


async def connected(client: discord.Client, cleaning: AsyncExitStack) -> None:
    """Connect to the gateway until the end; HostError if that fails."""
    connecting = asyncio.create_task(client.connect(reconnect=False))
    ready = asyncio.create_task(client.wait_until_ready())

    async def ended() -> None:
        for task in (ready, connecting):
            task.cancel()
            with suppress(asyncio.CancelledError, discord.DiscordException):
                await task

    cleaning.push_async_callback(ended)
    await asyncio.wait((connecting, ready), timeout=CONNECTING, return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        error = connecting.exception() if connecting.done() else "no answer"
        raise HostError(f"the gateway cannot be reached: {error}")


def channel_of(client: discord.Client, number: int) -> discord.TextChannel:
    """The channel to try everything in; HostError if it isn't fit for that."""
    found = client.get_channel(number)
    if found is None:
        raise HostError(
            f"the bot sees no channel {number}: invite it to the server, and copy the channel's id"
        )
    if not isinstance(found, discord.TextChannel):
        raise HostError(f"channel {number} is no text channel of a server")
    allowed = found.permissions_for(found.guild.me)
    if lacks := [name for name, needed in NEEDED if needed and not getattr(allowed, name)]:
        names = ", ".join(name.replace("_", " ").title() for name in lacks)
        raise HostError(f"in #{found.name} the bot lacks these permissions: {names}")
    return found
