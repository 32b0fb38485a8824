"""Holds back the requests of a process that must not speak for the bot, as after it was frozen."""

from __future__ import annotations

from collections.abc import Callable

import aiohttp


class HeldBack(ConnectionError):
    """The request was not made: the tables may be another process's by now."""


def fenced(trace: aiohttp.TraceConfig | None, may_send: Callable[[], bool]) -> aiohttp.TraceConfig:
    """The trace for the `http_trace` of a discord.Client, after which this is asked each time.

    trace: one that is there already. A request that may not go raises HeldBack.
    """
    trace = trace or aiohttp.TraceConfig()

    async def check(*_: object) -> None:
        if not may_send():
            raise HeldBack("this process may not speak for the bot now")

    trace.on_request_start.append(check)
    return trace
