"""A first contact with the real Discord: python -m tests.lab.first_contact.trial CHANNEL

CHANNEL is the id of a text channel of a test server.

Each step does once what the bot does all day, reads back what Discord kept, and names what differs
from the bot's assumptions, which its tests share. Whatever a step makes is removed at the end.
"""

import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, nullcontext
from pathlib import Path
from typing import Final

import discord

from bot.cli.sync import discord_errors
from bot.config import Settings, read_settings, token_of
from bot.host.errors import HostError
from bot.host.single_instance import single_instance
from cogs.ui.discord_internals import note_newest
from tests.lab.first_contact import steps
from tests.lab.first_contact.assumptions import Traffic
from tests.lab.first_contact.contact import (
    STEP_WITHIN,
    Contact,
    Difference,
    Step,
    channel_of,
    connected,
    tell,
)


def main(channel: int) -> int:
    """Try everything in this channel; 1 if anything differs. HostError in one sentence."""
    settings = read_settings()
    token_of(settings)
    where = settings.where
    alone = isinstance(where, Path) and where.exists()
    with single_instance(where) if alone else nullcontext(), discord_errors("not all was tried"):
        differences = asyncio.run(contact(settings, channel))
    for each in differences:
        tell("DIFFERS", f"{each.found}. It would break this: {each.breaks}.")
    tell("verdict", f"{len(differences) or 'no'} differences from what the bot assumes")
    return 1 if differences else 0


async def contact(
    settings: Settings, channel: int, patience: float = STEP_WITHIN
) -> Sequence[Difference]:
    """Connect, take every step, and remove what was made; the differences, in order."""
    traffic = Traffic()
    client = discord.Client(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        max_messages=None,
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        http_trace=traffic.trace,
        proxy=settings.proxy,
    )
    async with client:
        await client.login(token_of(settings))
        async with AsyncExitStack() as cleaning:
            await connected(client, cleaning)
            there = channel_of(client, channel)
            tell("gateway", f"connected; a heartbeat takes {client.latency * 1000:.0f} ms")
            tell("channel", f"#{there.name} of {there.guild.name}, with all rights")
            trial = Contact(client, there, settings, traffic, cleaning, patience)
            note_newest(client, lambda _, channel, newest: trial.newest.update({channel: newest}))
            for name, (step, breaks) in STEPS.items():
                try:
                    tell(name, await step(trial))
                except (discord.DiscordException, LookupError) as error:
                    tell(name, f"failed: {error}")
                    trial.differs(f"{name} failed: {error}", breaks)
        return trial.differences


STEPS: Final[dict[str, tuple[Step, str]]] = {
    "board": (steps.board, "no table has a board"),
    "announcement": (steps.post_twice, "nobody is called to their turn"),
    "picture": (steps.picture, "cards have no pictures"),
    "thread": (steps.thread, "tables with a thread of their own cannot be opened"),
    "commands": (steps.commands, "nobody can type a command"),
    "press": (steps.press, "presses fail"),
    "command": (steps.command, "commands fail"),
    "limits": (steps.limits, "the bot is slower than measured"),
}
"""By name, in order: the step, and what wouldn't work if it failed."""


if __name__ == "__main__":
    if len(sys.argv) != 2 or not sys.argv[1].isdecimal():
        sys.exit(__doc__)
    try:
        sys.exit(main(int(sys.argv[1])))
    except HostError as error:
        sys.exit(f"{error}")
