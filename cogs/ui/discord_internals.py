"""Every private member of discord.py that the bot uses.

discord.py doesn't promise to keep them. tests/cogs/ui/test_discord_internals.py names the release
that was read, and fails with any other minor release.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from json import JSONDecodeError
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import ui
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure
from discord.http import Route

INTERACTION: Final = "INTERACTION_CREATE"
"""Discord's event of a press or a command."""
LONGEST_PAUSE: Final = 60.0
"""Seconds between two tries to connect; discord.py waits up to 17 minutes after a long outage."""
UNREADABLE: Final = "unreadable_event"
"""The bot's own event, with name and error, for one of Discord's that can't be read."""
GREETINGS: Final = ("READY", "RESUMED")
"""Events without which a shard can't go on."""
ENDS: Final = (
    *(ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed),
    *(OSError, aiohttp.ClientError, TimeoutError),
)
"""The ends of a connection that discord.py handles by connecting again."""


def note_newest(
    client: discord.Client,
    note: Callable[[int | None, int, int], None],
    arrived: Callable[[int], object] = id,
) -> None:
    """Call `note` with server (if any), channel and newest message before each interaction.

    Discord names that message with each press and command, and discord.py drops it: it knows only
    the channel's state from when the bot connected. arrived: called before that, with its id.
    """
    parsers = client._connection.parsers  # noqa: SLF001 - every event passes through here
    parse = parsers[INTERACTION]

    def noted(payload: Any) -> None:
        arrived(int(payload["id"]))
        channel = payload.get("channel") or {}
        if newest := channel.get("last_message_id"):
            guild = payload.get("guild_id")
            note(int(guild) if guild else None, int(channel["id"]), int(newest))
        parse(payload)

    parsers[INTERACTION] = noted


def survive_events(client: discord.Client) -> None:
    """Lose only the event itself when discord.py can't read one; UNREADABLE is dispatched.

    A greeting that can't be read raises ConnectionError, after which the shard connects again.
    """

    def survived(name: str, parse: Callable[[Any], object], payload: Any) -> None:
        try:
            parse(payload)
        except Exception as error:
            client.dispatch(UNREADABLE, name, error)
            if name in GREETINGS:
                raise ConnectionError(f"{name} could not be read") from error

    parsers = client._connection.parsers  # noqa: SLF001 - as above
    for name, parse in parsers.items():
        parsers[name] = partial(survived, name, parse)


class SteadySocket(DiscordWebSocket):
    """discord.py's connection of a shard that survives unreadable messages."""

    async def identify(self) -> None:
        """Start a session; if none may start now, end the connection with its heartbeats."""
        try:
            await super().identify()
        except BaseException:
            await self.close()
            raise

    async def received_message(self, msg: Any, /) -> None:
        """Handle a message; ConnectionError if nothing after it can be decoded."""
        try:
            await super().received_message(msg)
        except ENDS:
            raise
        except Exception as error:
            self._dispatch(UNREADABLE, "message", error)
            if not isinstance(error, JSONDecodeError | UnicodeDecodeError):
                raise ConnectionError("a message of the gateway could not be read") from error


class ShortPauses(ExponentialBackoff[Literal[False]]):
    """discord.py's growing pauses between tries to connect, but none longer than a minute."""

    def delay(self) -> float:
        """Seconds to wait before the next try."""
        return min(super().delay(), LONGEST_PAUSE)


def steady_shards() -> None:
    """Keep the pauses between tries to connect short, and connections alive."""
    setattr(discord.shard, "ExponentialBackoff", ShortPauses)  # noqa: B010 - no option sets it
    setattr(discord.shard, "DiscordWebSocket", SteadySocket)  # noqa: B010 - no option sets it


def send_to(proxy: str) -> None:
    """Send requests to this proxy instead of Discord."""
    Route.BASE = f"{proxy}{urlsplit(Route.BASE).path}"


def is_by_account(interaction: discord.Interaction[Any]) -> bool:
    """True if somebody's account has the app by which this came, maybe not the presser's.

    discord.py only exposes whether it is the presser's.
    """
    return 1 in interaction._integration_owners  # noqa: SLF001 - as above


def cut_view(view: object) -> None:
    """Remove the references from a finished layout's items back to it; other views have none."""
    rest: list[Any] = view.children if isinstance(view, ui.LayoutView) else []
    while rest:  # walk_children() takes several times as long
        item = rest.pop()
        item._view = item._parent = None  # noqa: SLF001 - there is no public way
        rest += getattr(item, "children", ())


def cut_response(response: Any) -> None:
    """Remove the reference from an answered interaction's response back to it."""
    response._parent = None  # noqa: SLF001 - there is no public way
