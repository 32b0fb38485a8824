"""Discord's time, in which every deadline is counted and shown: the host's clock, corrected.

The id of an interaction holds the time when Discord made it, before it arrived. The header `Date`
of an answer holds the second in which it was made, between the request and its arrival. So each of
them bounds the difference between both clocks. Two samples in a row must contradict the bounds
before these change, since a single one may be wrong.
"""

from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from math import inf
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from cogs.context.refusals import Notices
from engine.tables.ports import Clock

RIGHT: Final = 0.25
"""Seconds by which a correct clock may differ."""
SECOND: Final = 1.0
"""The largest rounding error of `Date`, in seconds."""
ROUNDED: Final = 0.001
"""The largest rounding error of an id, in seconds; that of floats is smaller."""
ON_TIME: Final = 3.0
"""The most seconds that an interaction takes to arrive, used before any `Date` was seen.

Discord waits as long for the answer. A resume replays missed ones, which are later."""
WORTH_TELLING: Final = 2.0
"""Seconds of difference above which the host is warned."""
JUMP: Final = 1.0
"""The least seconds by which a clock moves when somebody sets it; less may be drift."""
SUBJECT: Final = "clock"


class DiscordTime:
    """A clock that shows Discord's time, or up to a second less.

    host: the host's clock. steady: a clock that nobody sets, in seconds, to notice when the host's
    clock is set. changed: called after each correction.
    """

    def __init__(
        self, host: Clock, notices: Notices, changed: Callable[[], object] = lambda: None
    ) -> None:
        self.offset = 0.0
        self.steady: Callable[[], float] | None = None
        self._changed = changed
        self._host, self._notices = host, notices
        self._bounds, self._doubt = (-RIGHT, RIGHT), (inf, -inf)
        self._lead: float | None = None
        self._knows_dates = False

    def now(self) -> float:
        """Discord's time, in seconds since the epoch."""
        return self._host_now() + self.offset

    def created(self, interaction: int) -> None:
        """Learn from the id of an interaction that has just arrived."""
        made = discord.utils.snowflake_time(interaction).timestamp()
        least = made - self._host_now() - ROUNDED
        self._learn(least, inf if self._knows_dates else least + ON_TIME)

    def follow(self, trace: aiohttp.TraceConfig) -> None:
        """Learn from each answer in this trace of a client."""
        trace.on_request_start.append(self._sent)
        trace.on_request_end.append(self._answered)

    async def _sent(self, _: object, context: SimpleNamespace, __: object) -> None:
        context.sent = self._host_now()

    async def _answered(
        self, _: object, context: SimpleNamespace, end: aiohttp.TraceRequestEndParams
    ) -> None:
        with suppress(KeyError, ValueError):  # no readable date
            date = parsedate_to_datetime(end.response.headers["Date"]).timestamp()
            received, sent = self._host_now(), context.sent
            if "Age" not in end.response.headers and received >= sent:  # not cached, clock not set
                self._knows_dates = True
                self._learn(date - received - ROUNDED, date + SECOND - sent)

    def _learn(self, least: float, most: float) -> None:
        """Narrow the bounds of the difference, or begin again after a second contradiction."""
        for known in (self._bounds, self._doubt):
            low, high = max(least, known[0]), min(most, known[1])
            if low <= high:
                self._bounds, self._doubt = (low, high), (inf, -inf)
                # the lower bound: no turn ends before Discord shows that
                if not low <= self.offset <= high:
                    self.offset = 0.0 if low <= 0.0 <= high else low
                    self._changed()
                self._tell()
                return
        self._doubt = least, most

    def _host_now(self) -> float:
        """The host's time, after a check whether somebody has set its clock."""
        now = self._host.now()
        if self.steady is not None:
            lead = now - self.steady()
            jump = 0.0 if self._lead is None else lead - self._lead
            self._lead = lead
            if abs(jump) > JUMP:
                self.offset -= jump
                self._bounds = self._bounds[0] - jump, self._bounds[1] - jump
                self._doubt = inf, -inf
                self._tell()
        return now

    def _tell(self) -> None:
        """Warn the host of a wrong clock, once until it is right again."""
        low, high = self._bounds
        seconds = abs(low + min(high - low, SECOND) / 2)
        if abs(self.offset) > WORTH_TELLING:
            where = "behind" if self.offset > 0 else "ahead of"
            self._notices.put(
                SUBJECT,
                f"This machine's clock is {seconds:.0f} seconds {where} Discord's. Turns"
                " end by Discord's clock. Set this one, e.g. with `timedatectl set-ntp true`.",
            )
        else:
            self._notices.drop(SUBJECT, "This machine's clock is right again.")
