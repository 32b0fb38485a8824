"""Sends requests to channels at the throttle's pace, whatever held them up on the way.

What the throttle let through is drawn later, and several at once where the event loop came late.
And when Discord answers that its limit of all requests was hit, discord.py holds every request back
and then lets them go together, which would hit the limit again and again.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp

MESSAGES: Final = re.compile(r"/channels/\d+/messages(/\d+)?$")
"""The end of the path of what is sent to channels."""


def paced(
    trace: aiohttp.TraceConfig | None, leave: Callable[[], Awaitable[None]]
) -> aiohttp.TraceConfig:
    """The trace for the `http_trace` of a discord.Client with which each request waits like this.

    trace: one that is there already. leave: waits until a message to a channel may be sent; it is
    called for each try, just before it.
    """
    trace = trace or aiohttp.TraceConfig()

    async def wait(_: object, __: object, start: aiohttp.TraceRequestStartParams) -> None:
        if MESSAGES.search(start.url.path):
            await leave()

    trace.on_request_start.append(wait)
    return trace
