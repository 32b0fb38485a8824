"""The unmodified bot on a simulated Discord in the browser, without account and token.

This module, sandbox_pictures and the tests' fixtures are the only places that know SimCord.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import simcord

from bot.app import SevenSeas, on_stop_signal
from bot.config import Settings
from bot.errors import HostError
from bot.sandbox_pictures import keep_pictures
from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.shuffle import derived

MEMBERS: Final = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")
SETTLE_TIMEOUT: Final = 20.0
"""Seconds that a press may take to settle, computer players included."""


@dataclass(frozen=True, slots=True)
class SandboxOptions:
    """How the sandbox is set up.

    players: 2 to 7 members to look through; seed: None draws a new one for every table; port:
    None picks a free one; database: None keeps the tables only until the end.
    """

    players: int = 4
    seed: int | None = None
    port: int | None = None
    database: Path | None = None


def sandbox_bot(options: SandboxOptions, database: Path) -> SevenSeas:
    """The bot for the sandbox: edits come at once, and seeds may be given."""
    bot = SevenSeas(Settings(database=database, computer_pause_ms=600))
    bot.publisher.seconds_between_edits = 0.0
    keep_pictures(bot)
    if options.seed is not None:
        count = itertools.count()
        start = options.seed
        bot.seeds = lambda: derived(start, "table", next(count)) >> 1
    return bot


async def serve(options: SandboxOptions) -> None:
    """Serve the sandbox until Ctrl-C, SIGTERM or the closing of the preview."""
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or Path(folder) / "sandbox.db"
        bot = sandbox_bot(options, database)
        try:
            await _play(bot, options)
        finally:
            await bot.close()  # SimCord leaves the store open, and its threads would live on


async def _play(bot: SevenSeas, options: SandboxOptions) -> None:
    async with simcord.run(bot, settle_timeout=SETTLE_TIMEOUT, check_errors=False) as env:
        channel, members = create_server(env, options.players)
        await post_greeting(bot, channel.id)
        preview = env.preview(channel, viewers=members, layout="channel", port=options.port)
        async with preview:
            closed = _closed(preview)
            print(f"Seven Seas is open: {preview.url}\nCtrl-C closes it.", flush=True)  # noqa: T201 - the address is this command's answer
            with contextlib.suppress(asyncio.CancelledError):
                await closed


def create_server(
    env: simcord.Env, players: int
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """A server's one channel, and its members."""
    guild = env.create_guild("The Seven Seas")
    channel = guild.create_text_channel("harbour")
    members = [
        guild.add_member(env.create_user(name.lower(), global_name=name))
        for name in MEMBERS[:players]
    ]
    return channel, members


async def post_greeting(bot: SevenSeas, channel: int) -> None:
    """Post what a newcomer can type first."""
    text = bot.catalogue.say()("sandbox-greeting")
    place = bot.get_partial_messageable(channel)
    await place.send(view=words(Accent.BOARD, text))


def _closed(preview: simcord.Preview) -> asyncio.Future[None]:
    """Done when somebody closes the preview's page; Ctrl-C and SIGTERM cancel it."""
    closed = asyncio.ensure_future(preview.wait_closed())
    on_stop_signal(closed.cancel)
    return closed


def main(options: SandboxOptions) -> int:
    """Serve the sandbox and return the exit code; HostError if the port is taken."""
    try:
        asyncio.run(serve(options))
    except (OSError, simcord.SetupError) as error:
        raise HostError(f"the sandbox could not start: {error}") from error
    return 0
