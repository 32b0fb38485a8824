"""Presses of which two processes hear are answered by one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster import presses
from bot.cluster.presses import CREATED, FirstPresses, LastPresses


class Connected:
    """A client of discord.py's, as far as events go through it; knows what was acted on."""

    def __init__(self, is_ready: Callable[[], bool] = lambda: True) -> None:
        self.is_ready = is_ready
        self.done: list[str] = []
        self._connection = SimpleNamespace(
            parsers={CREATED: self._parsed}, dispatch=lambda event: self.done.append(event)
        )

    def press(self, *numbers: int) -> None:
        for number in numbers:
            self._connection.parsers[CREATED]({"id": str(number)})

    def happen(self, event: str) -> None:
        self._connection.dispatch(event)

    def _parsed(self, payload: Any) -> None:
        if payload["id"] == "13":
            raise ValueError("a payload that cannot be read")
        self.done.append(payload["id"])


def last(client: Any) -> LastPresses:
    return LastPresses(client)


def first(client: Any) -> FirstPresses:
    return FirstPresses(client)


def test_who_leaves_answers_until_it_closes_and_tells_what_it_took() -> None:
    client = Connected()
    client.press(1)
    leaving = last(client)
    client.press(2, 3)
    leaving.close()
    client.press(4)
    assert client.done == ["1", "2", "3"]
    assert str(leaving) == "2 3"


def test_who_comes_waits_and_answers_what_was_not_answered() -> None:
    client = Connected()
    coming = first(client)
    client.press(1, 2)
    client.happen("guild_join")
    client.press(3)
    assert client.done == []
    coming.release({"2", "5"})
    assert client.done == ["guild_join", "1", "3"]
    client.press(4, 5)
    client.happen("guild_remove")
    assert client.done == ["guild_join", "1", "3", "4", "guild_remove"], "5 came late, too"


def test_a_press_too_old_for_an_answer_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(presses, "monotonic", lambda: now)
    client = Connected()
    coming = first(client)
    client.press(1)
    now += presses.SECONDS_KEPT + 0.1
    client.press(2)
    now += presses.SECONDS_KEPT - 0.1
    coming.release(())
    assert client.done == ["2"]


def test_a_press_that_cannot_be_read_keeps_no_other_waiting() -> None:
    client = Connected()
    coming = first(client)
    client.press(13, 14)
    coming.release(())
    assert client.done == ["14"]
