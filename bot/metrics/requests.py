"""Counts the requests to Discord, traced by aiohttp, by route and status.

Routes are shown without their ids and tokens.
"""

import re
from collections import deque
from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge

NO_ANSWER: Final = "none"
"""Replaces the status if the connection failed."""
INVALID: Final = (401, 403, 429)
"""Statuses that Discord counts: after 10,000 in ten minutes it blocks the address."""
MOST_INVALID: Final = 10_000
TEN_MINUTES: Final = 600.0

SECRET: Final = re.compile(r"/(?:\d+|[^/]{20,})(?=/|$)")
"""An id, or a token, which is longer than any word of a route."""


def route_of(path: str) -> str:
    """A path of Discord's API without ids and tokens, e.g. /channels/{}/messages.

    "/" is the connection to the gateway.
    """
    return SECRET.sub("/{}", re.sub(r"^/api/v\d+", "", path))


class Requests:
    """Counts requests; `trace` is for the `http_trace` of a discord.Client."""

    def __init__(self, registry: CollectorRegistry, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._invalid: deque[float] = deque(maxlen=MOST_INVALID)
        self._requests = Counter(
            "seven_seas_discord_requests",
            "Requests to Discord; status none: the connection failed.",
            ["method", "route", "status"],
            registry=registry,
        )
        Gauge(
            "seven_seas_invalid_answers",
            "Answers 401, 403 and 429 of the last ten minutes that Discord counts.",
            registry=registry,
        ).set_function(self._recently_invalid)
        Gauge(
            "seven_seas_invalid_answers_limit",
            "Number of them at which Discord blocks the bot's address.",
            registry=registry,
        ).set(MOST_INVALID)

    def trace(self) -> aiohttp.TraceConfig:
        """The trace that counts a request after it ends."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _answered(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        status, headers = end.response.status, end.response.headers
        self._requests.labels(end.method, route_of(end.url.path), str(status)).inc()
        if status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            self._invalid.append(self._now())

    async def _failed(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        failure: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._requests.labels(failure.method, route_of(failure.url.path), NO_ANSWER).inc()

    def _recently_invalid(self) -> float:
        while self._invalid and self._invalid[0] < self._now() - TEN_MINUTES:
            self._invalid.popleft()
        return len(self._invalid)
