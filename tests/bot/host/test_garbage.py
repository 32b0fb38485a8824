"""Python's search for garbage spares what stays as long as the bot runs."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import TraceConfig
from discord.http import HTTPClient

from bot.cli.run import _go_online
from bot.host.machine import NEW, WallClock
from cogs.context.refusals import Notices


class Knot:
    """Refers to itself, so that only a search finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    threshold = gc.get_threshold()
    gc.unfreeze()  # another test has run a bot in this process
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


@pytest.mark.slow
async def test_only_objects_made_after_the_start_are_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[int] = []

    class Bot:
        http = HTTPClient(asyncio.get_running_loop())
        clock = WallClock()
        notices = Notices()
        trace = TraceConfig()
        sleep, shards, is_set_up = asyncio.sleep, (), True

        async def login(self, _: str) -> None:
            seen.append(gc.get_freeze_count())

    async def connected(_: Any) -> None:
        seen.append(gc.get_freeze_count())

    monkeypatch.setattr("bot.cli.run.stay_connected", connected)
    bot: Any = Bot()
    stays, lost_before = Knot(), weakref.ref(Knot())
    await _go_online(bot, "token")
    assert lost_before() is None, "what was garbage by then is none that stays"
    assert seen[0] == 0 < seen[1]
    assert not any(each is stays for each in gc.get_objects()), "nobody looks there any more"
    lost_later = weakref.ref(Knot())
    assert gc.get_threshold()[0] == NEW
    assert [Knot() for _ in range(NEW + 1000)]
    assert lost_later() is None
