"""The unmodified bot on a simulated Discord in the browser, for everybody without an account.

This module and the tests' fixtures are the only places that know SimCord.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import simcord

from bot.app import SevenSeas, when_told_to_stop
from bot.config import Settings
from bot.trouble import Trouble
from cogs.ui.layout import words
from cogs.ui.page import Accent
from engine.shuffle import derived

MEMBERS: Final = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")
PATIENCE: Final = 20.0
"""Seconds that a press may take to settle, computer players included."""


@dataclass(frozen=True, slots=True)
class Harbour:
    """What the sandbox is asked to be.

    players: 2 to 7 members to look through; seed: None draws every table anew; port: None picks
    a free one; database: None keeps the tables only until the end.
    """

    players: int = 4
    seed: int | None = None
    port: int | None = None
    database: Path | None = None


def sandbox_bot(harbour: Harbour, database: Path) -> SevenSeas:
    """The bot with the sandbox's few settings: edits come at once, seeds may be given."""
    bot = SevenSeas(Settings(database=database, computer_pause_ms=600))
    bot.publisher.seconds_between_edits = 0.0
    if harbour.seed is not None:
        count = itertools.count()
        start = harbour.seed
        bot.seeds = lambda: derived(start, "table", next(count)) >> 1
    return bot


async def serve(harbour: Harbour) -> None:
    """Serve the sandbox until Ctrl-C, SIGTERM or the closing of the preview."""
    with tempfile.TemporaryDirectory() as folder:
        database = harbour.database or Path(folder) / "sandbox.db"
        bot = sandbox_bot(harbour, database)
        try:
            await _play(bot, harbour)
        finally:
            await bot.close()  # SimCord leaves the store open, whose threads would live on


async def _play(bot: SevenSeas, harbour: Harbour) -> None:
    async with simcord.run(bot, settle_timeout=PATIENCE, check_errors=False) as env:
        channel, members = furnish(env, harbour.players)
        await greet(bot, channel.id)
        preview = env.preview(channel, viewers=members, layout="channel", port=harbour.port)
        async with preview:
            closed = _when_asked(preview)
            print(f"Seven Seas is open: {preview.url}\nCtrl-C closes it.", flush=True)  # noqa: T201 - the address is this command's answer
            with contextlib.suppress(asyncio.CancelledError):
                await closed


def furnish(env: simcord.Env, players: int) -> tuple[Any, list[Any]]:
    """A server with one channel, and its members."""
    guild = env.create_guild("The Seven Seas")
    channel = guild.create_text_channel("harbour")
    members = [
        guild.add_member(env.create_user(name.lower(), global_name=name))
        for name in MEMBERS[:players]
    ]
    return channel, members


async def greet(bot: SevenSeas, channel: int) -> None:
    """Tell a newcomer what to type first."""
    text = bot.catalogue.say()("sandbox-greeting")
    place = bot.get_partial_messageable(channel)
    await place.send(view=words(Accent.BOARD, text))


def _when_asked(preview: simcord.Preview) -> asyncio.Future[None]:
    """Done when the preview is closed on its page, cancelled by Ctrl-C or SIGTERM."""
    closed = asyncio.ensure_future(preview.wait_closed())
    when_told_to_stop(closed.cancel)
    return closed


def main(harbour: Harbour) -> int:
    """Serve the sandbox; the exit code. Trouble where the port is taken."""
    try:
        asyncio.run(serve(harbour))
    except (OSError, simcord.SetupError) as error:
        raise Trouble(f"the sandbox could not start: {error}") from error
    return 0
