"""Going online despite passing faults: the bot waits in its process as long as it must.

Discord and Cloudflare give the time in `Retry-After` or in the body. A restart would try again too
soon.
"""

import json
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from time import monotonic
from typing import Final

import aiohttp
import discord

from bot.connection.outages import HeldBack
from cogs.context.refusals import DROPPED, SERVER_ERROR, TOO_MANY, Notices
from engine.tables.ports import Clock, Sleep

TIMED_OUT: Final = 408
FIRST: Final = 5.0
"""Seconds until the next try after a fault; each further fault doubles them."""
LONGEST_RETRY: Final = 60.0
"""Seconds of the longest pause between two tries, unless Discord says more."""
UNSAID: Final = 600.0
"""Seconds to wait after a 429 without a time; each further one doubles them."""
LONGEST_UNSAID: Final = 3600.0
"""Seconds of the longest such wait. Cloudflare blocks an address for about an hour."""
GATEWAY: Final = "/"
"""The path of a connection to the gateway; the paths of requests are longer."""
LONGEST_REST: Final = 86_400.0
"""The longest wait in seconds, even if an answer asks for more."""
SUBJECT: Final = "login"


class Patience:
    """Tries to go online until it works, or until a fault that waiting can't cure.

    clock: dates the next try. sleep: waits for seconds.
    """

    def __init__(self, notices: Notices, clock: Clock, sleep: Sleep) -> None:
        self._notices, self._clock, self._sleep = notices, clock, sleep
        self._status, self._said, self._opens = 0, 0.0, -math.inf

    def follow(self, trace: aiohttp.TraceConfig) -> None:
        """Read the waits that answers ask for in this trace of a client."""

        async def hold_back(_: object, __: object, start: aiohttp.TraceRequestStartParams) -> None:
            # discord.py gives up each try after a minute or three; the next one waits on
            if start.url.path == GATEWAY and (left := self._opens - monotonic()) > 0:
                await self._sleep(left)

        trace.on_request_start.append(hold_back)
        trace.on_request_end.append(self._answered)

    async def until_passed(
        self, attempt: Callable[[], Awaitable[object]], has_begun: Callable[[], object]
    ) -> None:
        """Try again and again while faults pass.

        has_begun: true once the work can't be restarted; from then on every error is raised.
        """
        tries = 0
        while True:
            self._status, self._said = 0, 0.0
            try:
                await attempt()
            except Exception as error:
                if has_begun() or not self._passes(error):
                    raise
                first, most = FIRST, LONGEST_RETRY
                if self._status == TOO_MANY:
                    first, most = UNSAID, LONGEST_UNSAID
                seconds = self._said or min(first * 2.0 ** min(tries, 10), most)
                self._tell(error, seconds)
            else:
                return
            tries += 1
            await self._sleep(seconds)
            self._notices.drop(SUBJECT, "Trying to reach Discord again.")

    def _passes(self, error: Exception) -> bool:
        if isinstance(error, discord.RateLimited):
            self._said = self._said or error.retry_after
        is_dropped = isinstance(error, (*DROPPED, TimeoutError)) and not isinstance(error, HeldBack)
        return is_dropped or self._status in (TIMED_OUT, TOO_MANY) or self._status >= SERVER_ERROR

    def _tell(self, error: Exception, seconds: float) -> None:
        until = datetime.fromtimestamp(self._clock.now() + seconds, UTC)
        if self._status == TOO_MANY or isinstance(error, discord.RateLimited):
            found = "Discord has blocked this machine for a while (429)"
        elif self._status:
            found = f"Discord is out of order ({self._status})"
        else:
            found = f"Discord can't be reached ({' '.join(str(error).split())[:200]})"
        self._notices.put(SUBJECT, f"{found}. The next try is at {until:%Y-%m-%d %H:%M:%S} UTC.")

    async def _answered(self, _: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        self._status, is_gateway = end.response.status, end.url.path == GATEWAY
        if self._status in (TOO_MANY, 503):
            said = end.response.headers.get("Retry-After", "")
            self._said = seconds_of(said, self._clock) or await _in_body(end.response)
            if is_gateway and self._status == TOO_MANY:
                seconds = self._said or UNSAID
                self._opens = monotonic() + seconds
                self._tell(OSError(), seconds)
        elif is_gateway:
            self._notices.drop(SUBJECT, "The gateway can be reached again.")


def seconds_of(said: str, clock: Clock) -> float:
    """The seconds in a `Retry-After`, at most a day; 0 without any."""
    seconds = 0.0
    with suppress(ValueError):
        seconds = float(said)
    if not seconds:
        with suppress(ValueError):
            seconds = parsedate_to_datetime(said).timestamp() - clock.now()
    return _bounded(seconds)


async def _in_body(response: aiohttp.ClientResponse) -> float:
    """The seconds in the JSON body of Discord or Cloudflare; 0 without any."""
    with suppress(aiohttp.ClientError, KeyError, TypeError, ValueError):
        return _bounded(float(json.loads(await response.text())["retry_after"]))
    return 0.0


def _bounded(seconds: float) -> float:
    return min(seconds, LONGEST_REST) if seconds > 0 and math.isfinite(seconds) else 0.0
