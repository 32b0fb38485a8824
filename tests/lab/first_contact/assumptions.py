"""Assumptions of the bot and its tests about Discord, and how to find where they are wrong."""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.connection.discord_time import WORTH_TELLING
from cogs.context.permissions import missing_here

MESSAGES: Final = "/channels/{}/messages"
MESSAGE: Final = "/channels/{}/messages/{}"
ANSWER: Final = "/webhooks/{}/{}"

ROUTES: Final = {
    f"POST {MESSAGES}": (5, 5.0),
    f"PATCH {MESSAGE}": (5, 5.0),
    f"DELETE {MESSAGE}": (5, 1.0),
    f"POST {ANSWER}": (5, 2.0),
    f"PATCH {ANSWER}/messages/{{}}": (5, 2.0),
    f"DELETE {ANSWER}/messages/{{}}": (5, 2.0),
}
"""Requests and seconds, for each channel or interaction, from Discord's headers in 2024."""

NUMBER: Final = re.compile(r"/\d+")
API: Final = re.compile(r"/api/v\d+")
LIMIT: Final = "X-RateLimit-Limit"
RESET: Final = "X-RateLimit-Reset-After"


def route_of(path: str) -> tuple[str, str]:
    """The route of a path without ids and tokens, and the id for which its limit is counted."""
    parts = path.split("/")[1:]
    if parts[0] in ("webhooks", "interactions"):
        rest = "".join(f"/{'{}' if part.isdigit() else part}" for part in parts[3:])
        return f"/{parts[0]}/{{}}/{{}}{rest.replace('@original', '{}')}", parts[2]
    return NUMBER.sub("/{}", path), parts[1] if len(parts) > 1 else ""


class Traffic:
    """Reads the limits in the headers of the answers to a client's requests.

    trace: for a discord.Client's `http_trace`. limits: the most requests, and the longest time
    until they may be made again, by route.
    """

    def __init__(self) -> None:
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._end)
        self.limits: dict[str, tuple[int, float]] = {}

    async def _end(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = done.response.headers
        if LIMIT in headers:
            path = API.sub("", urlsplit(str(done.url)).path, count=1)
            route = f"{done.method} {route_of(path)[0]}"
            longest = max(float(headers.get(RESET, 0)), self.limits.get(route, (0, 0.0))[1])
            self.limits[route] = int(headers[LIMIT]), longest

    def stricter(self) -> Iterator[str]:
        """The routes whose limits are stricter than assumed."""
        for route, (requests, seconds) in ROUTES.items():
            limit, longest = self.limits.get(route, (requests, 0.0))
            if limit < requests or longest > seconds:
                found = f"{limit} requests in {longest:.1f} s"
                yield f"{route} allows {found}, not {requests} in {seconds:.0f} s"


def kept_otherwise(sent: Any, kept: Any, where: str = "it") -> list[str]:
    """The places where Discord has changed or dropped something; additions are fine."""
    if isinstance(sent, Mapping):
        named = kept if isinstance(kept, Mapping) else {}
        return [
            found
            for key, value in sent.items()
            for found in kept_otherwise(value, named.get(key), f"{where}.{key}")
        ]
    if isinstance(sent, Sequence) and not isinstance(sent, str):
        there = kept if isinstance(kept, Sequence) and not isinstance(kept, str) else ()
        if len(sent) != len(there):
            return [f"{where} has {len(there)} parts instead of {len(sent)}"]
        pairs = enumerate(zip(sent, there, strict=True))
        return [found for n, pair in pairs for found in kept_otherwise(*pair, f"{where}[{n}]")]
    if (not sent and not kept) or str(sent) == str(kept):
        return []
    return [f"{where} was sent as {sent!r} and kept as {kept!r}"]


def surprises(
    interaction: discord.Interaction[Any], newest: int | None
) -> Iterator[tuple[str, str]]:
    """The things that the bot needs and an interaction lacks, each with the consequence.

    newest: the newest message of the channel, which Discord names beside the interaction.
    """
    if missing := missing_here(interaction):
        yield f"an interaction denies {', '.join(missing)}", "the bot refuses to open tables"
    if interaction.guild_id is None or not interaction.is_guild_integration():
        yield "an interaction names no server", "the bot refuses to open tables"
    if newest is None:
        yield "an interaction names no newest message", "chat pushes a board away for good"
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    if abs(age) > WORTH_TELLING:
        yield (
            f"this machine's clock differs by {age:.0f} s from Discord's",
            "turns end by Discord's",
        )
