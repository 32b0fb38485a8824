"""`sync`: sends the slash commands to Discord again, and the pictures it lacks."""

from __future__ import annotations

import asyncio
from argparse import Namespace

import discord

from bot.config import Settings, read_settings, token_of
from bot.first_contact.sender import CommandSender, discord_errors


def main(arguments: Namespace) -> int:
    """Send the commands to all servers or to one, then the pictures; print the counts."""
    settings = read_settings()
    guild = arguments.guild or settings.guild
    with discord_errors("not everything could be sent"):
        asyncio.run(send(settings, guild))
    return 0


async def send(settings: Settings, guild: int | None) -> None:
    """Log in, send the tree to one server or to all (None), then send missing pictures."""
    async with CommandSender(settings) as sender:
        await sender.login(token_of(settings))
        place = None if guild is None else discord.Object(guild)
        if place is not None:
            sender.tree.copy_global_to(guild=place)
        sent = len(await sender.tree.sync(guild=place))
        owner = settings.owner_guild
        if owner not in (None, guild):
            sent += len(await sender.tree.sync(guild=discord.Object(owner)))
        where = "all servers" if guild is None else f"server {guild}"
        print(f"{sent} commands sent to {where}. Pictures take about a second each.", flush=True)
        done = await sender.picture_sync.sync()
        print(f"{done.sent} pictures sent, {done.kept} kept, {done.removed} outdated ones removed.")
