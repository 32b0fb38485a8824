"""The newest message of its channel, which Discord names with each press and command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord


def note_newest(client: discord.Client, note: Callable[[int, int, int], None]) -> None:
    """Have this called with server, channel and its newest message before each interaction.

    discord.py keeps none of it: it shows the channel as it was when the bot connected.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - where every event is handed on
    parse = parsers["INTERACTION_CREATE"]

    def noted(payload: Any) -> None:
        channel = payload.get("channel") or {}
        if (newest := channel.get("last_message_id")) and (guild := payload.get("guild_id")):
            note(int(guild), int(channel["id"]), int(newest))
        parse(payload)

    parsers["INTERACTION_CREATE"] = noted
