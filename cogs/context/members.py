"""Members of servers, asked of Discord: it names them all only to bots with a privileged intent."""

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

ASKED_AT_ONCE: Final = 100
"""The most people in one request to Discord for a server's members."""
SECONDS_TO_ANSWER: Final = 10.0
SECONDS_KNOWN: Final = 600.0
"""Seconds for which a member is remembered as one."""


async def members_of(guild: discord.Guild, users: Sequence[int]) -> list[discord.Member]:
    """Those of these people who are in the server; one of DROPPED if Discord doesn't say so."""
    found = list[discord.Member]()
    for start in range(0, len(users), ASKED_AT_ONCE):
        some = [*users[start : start + ASKED_AT_ONCE]]
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            found += await guild.query_members(user_ids=some, limit=ASKED_AT_ONCE, cache=False)
    return found
