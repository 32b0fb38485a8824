"""The bot starts and stops in order: asked twice, asked early, with answers under way."""

import asyncio
import os
import signal
import threading
from contextlib import nullcontext, suppress
from typing import Any

import pytest
from aiohttp import ClientError, ClientSession

from bot.app import SevenSeas
from bot.cli.run import run
from bot.config import Settings
from cogs.messages.open_hands import OpenHands
from cogs.messages.publisher import ChannelPublisher
from cogs.messages.throttle import Throttle
from cogs.routing import router
from cogs.routing.router import Router


async def set_up(bot: SevenSeas) -> None:
    """Do the part of a start that comes before going online."""

    async def nothing(*_: Any, **__: Any) -> list[Any]:
        return []

    bot.tree.sync = nothing  # type: ignore[method-assign]
    await bot.setup_hook()


def asked_to_stop() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def threads() -> int:
    """The number of threads, without those of the event loop, which end with it."""
    return sum(not thread.name.startswith("asyncio_") for thread in threading.enumerate())


async def threads_gone(before: int) -> bool:
    """True if the threads of the store end: they would keep the program from ending."""
    for _ in range(6000):
        if threads() <= before:
            return True
        await asyncio.sleep(0.01)
    return False


async def test_a_bot_that_is_stopped_answers_first(settings: Settings) -> None:
    """Everybody who pressed in time gets the answer, for as long as Discord waits for it."""
    told = []
    async with SevenSeas(settings) as bot:
        await set_up(bot)

        async def answer() -> None:
            await asyncio.sleep(0.05)
            told.append(bot.is_closed())

        bot.router._under_way.add(asyncio.create_task(answer()))
        await bot.close()  # and again at the end of the block
    assert bot.is_closed()
    assert told == [False]


@pytest.mark.parametrize("signalled", [True, False])
async def test_a_stop_is_planned_if_a_signal_asked_for_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, signalled: bool
) -> None:
    """Then open hands are put away; a bot that breaks down has no time for that."""
    told = []

    async def nothing(*_: Any) -> None:
        return

    async def connected(*_: Any) -> None:
        if not signalled:
            raise RuntimeError("overboard")
        asked_to_stop()
        await asyncio.sleep(3600)

    monkeypatch.setattr("bot.cli.run._log_in", nothing)
    monkeypatch.setattr(SevenSeas, "connect", connected)
    monkeypatch.setattr(OpenHands, "deactivate", lambda _: told.append(True))
    with pytest.raises(RuntimeError, match="overboard") if not signalled else nullcontext():
        await run(settings)
    assert told == [True] * signalled


@pytest.mark.slow
async def test_channel_messages_are_sent_at_the_throttles_pace(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = []

    async def nothing(*_: Any) -> None:
        return

    async def connected(bot: SevenSeas, *_: Any) -> None:
        async with ClientSession(trace_configs=[bot.trace]) as session:
            with suppress(ClientError):
                await session.patch("http://127.0.0.1:9/channels/1/messages/2")
        asked_to_stop()
        await asyncio.sleep(3600)

    async def leave(_: Throttle) -> None:
        left.append(True)

    monkeypatch.setattr("bot.cli.run._log_in", nothing)
    monkeypatch.setattr(SevenSeas, "connect", connected)
    monkeypatch.setattr(Throttle, "leave", leave)
    await asyncio.wait_for(run(settings), 60)
    assert left == [True]


async def test_a_stop_does_not_wait_for_an_endless_answer(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(router, "SECONDS_TO_FINISH", 0.01)
    bot = SevenSeas(settings)
    async with bot:
        await set_up(bot)
        never = asyncio.create_task(asyncio.sleep(3600))
        bot.router._under_way.add(never)
    assert bot.is_closed()
    never.cancel()


async def test_a_part_that_fails_to_stop_does_not_keep_others_running(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = threads()

    async def broken(_: ChannelPublisher) -> None:
        raise RuntimeError("the anchor is stuck")

    monkeypatch.setattr(ChannelPublisher, "stop", broken)
    bot = SevenSeas(settings)
    await bot.__aenter__()
    await set_up(bot)
    with pytest.raises(RuntimeError, match="anchor"):
        await bot.close()
    assert bot.is_closed()
    assert await threads_gone(before)


@pytest.mark.parametrize("moment", ["login", "connect"])
async def test_it_ends_in_order_if_asked_at_any_moment_or_twice(
    settings: Settings, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is closed, nothing is raised, and a second request changes nothing."""
    before = threads()
    closed = asyncio.Event()

    async def asked(bot: SevenSeas, *_: Any, **__: Any) -> None:
        asked_to_stop()
        asyncio.get_running_loop().call_later(0.02, asked_to_stop)
        await asyncio.sleep(3600)

    async def slowly(_: Router) -> None:
        await asyncio.sleep(0.1)
        closed.set()

    async def at_once(*_: Any) -> None: ...

    monkeypatch.setattr(Router, "stop", slowly)
    monkeypatch.setattr(SevenSeas, "login", at_once)
    monkeypatch.setattr(SevenSeas, moment, asked)
    await asyncio.wait_for(run(settings), 60)
    assert await threads_gone(before)
