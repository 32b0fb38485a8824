"""Presses while shards go from one process to another: Discord tells both, one of them answers."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection
from functools import partial
from time import monotonic
from typing import Any, Final

import discord

from data.base.shards import ShardRange

log = logging.getLogger(__name__)

CREATED: Final = "INTERACTION_CREATE"
"""Discord's event of a press, a command, and all else that somebody waits for."""
SECONDS_KEPT: Final = 6.0
"""How long a press waits at most: Discord takes no first answer after three seconds.

Less than nobody gives a sign of life before shards are taken from a process that died, so that
nothing is done again that it has done.
"""
MOST: Final = 2000
"""Presses that a process tells of to its successor: more than it can answer in so many seconds."""


def answered_by(shards: ShardRange) -> tuple[str, int, str]:
    """The setting in which whoever leaves these shards says what it has answered last."""
    return "bot", shards.first, "answered"


class LastPresses:
    """The presses that a process takes while it leaves; none any more once it is closed."""

    def __init__(self, client: discord.Client) -> None:
        parsers = client._connection.parsers  # noqa: SLF001 - where every event is handed on
        self._parse = parsers[CREATED]
        self._taken: deque[str] = deque(maxlen=MOST)
        self._is_closed = False
        parsers[CREATED] = self._pressed

    def close(self) -> None:
        """Leave all further presses to the successor."""
        self._is_closed = True

    def __str__(self) -> str:
        """Their ids."""
        return " ".join(self._taken)

    def _pressed(self, payload: Any) -> None:
        if not self._is_closed:
            self._taken.append(payload["id"])
            self._parse(payload)


class FirstPresses:
    """The presses, and all other events, that a process hears of before it has the tables."""

    def __init__(self, client: discord.Client) -> None:
        self._connection: Any = client._connection  # noqa: SLF001 - as above
        self._parse = self._connection.parsers[CREATED]
        self._dispatch = self._connection.dispatch
        self._pressed: deque[tuple[float, Any]] = deque()
        self._happened: list[Callable[[], Any]] = []
        self._connection.parsers[CREATED] = self._hold
        self._connection.dispatch = lambda *a, **k: self._happened.append(
            partial(self._dispatch, *a, **k)
        )

    def release(self, answered: Collection[str]) -> None:
        """Hand on what waits, and all that follows, but for the presses that were answered."""

        def take(payload: Any) -> None:
            if payload["id"] not in answered:
                self._parse(payload)

        self._connection.dispatch, self._connection.parsers[CREATED] = self._dispatch, take
        self._drop_old()
        pressed = [each for each in self._pressed if each[1]["id"] not in answered]
        longest = monotonic() - pressed[0][0] if pressed else 0.0
        log.info("%d presses have waited, up to %.1f s", len(pressed), longest)
        self._happened += [partial(take, payload) for _, payload in pressed]
        for hand_on in self._happened:
            try:
                hand_on()
            except Exception:  # one event is not all
                log.exception("an event that has waited was lost")

    def _hold(self, payload: Any) -> None:
        self._pressed.append((monotonic(), payload))
        self._drop_old()

    def _drop_old(self) -> None:
        while self._pressed and self._pressed[0][0] < monotonic() - SECONDS_KEPT:
            self._pressed.popleft()
