"""Every private member of discord.py that the bot uses.

discord.py doesn't promise to keep them. tests/cogs/ui/test_discord_internals.py names the release
that was read, and fails when another one removes or renames a member.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import discord
from discord import ui
from discord.backoff import ExponentialBackoff
from discord.http import Route

INTERACTION: Final = "INTERACTION_CREATE"
"""Discord's event of a press or a command."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries to connect; discord.py waits up to 17 minutes after a long outage."""


def note_newest(client: discord.Client, note: Callable[[int, int, int], None]) -> None:
    """Call this with server, channel and newest message before each interaction.

    Discord names that message with each press and command, and discord.py drops it: it knows only
    the channel's state from when the bot connected.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - where every event is handed on
    parse = parsers[INTERACTION]

    def noted(payload: Any) -> None:
        channel = payload.get("channel") or {}
        if (newest := channel.get("last_message_id")) and (guild := payload.get("guild_id")):
            note(int(guild), int(channel["id"]), int(newest))
        parse(payload)

    parsers[INTERACTION] = noted


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """discord.py's growing pauses between tries to connect, but none longer than a minute."""

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST_PAUSE)


def shorten_pauses() -> None:
    """Keep the pauses between tries to connect short."""
    setattr(discord.shard, "ExponentialBackoff", ShortPauses)  # noqa: B010 - no option sets it


def send_to(proxy: str) -> None:
    """Send requests to this proxy instead of Discord."""
    Route.BASE = f"{proxy}{urlsplit(Route.BASE).path}"


def cut_view(view: ui.LayoutView) -> None:
    """Remove the references from a finished message's items back to it."""
    for item in view.walk_children():
        item._view = item._parent = None  # noqa: SLF001 - there is no public way


def cut_response(interaction: discord.Interaction[Any]) -> None:
    """Remove the reference from an answered interaction's response back to it."""
    response: Any = interaction.response
    response._parent = None  # noqa: SLF001 - there is no public way
