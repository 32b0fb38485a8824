"""The bot stops gently at every signal that asks for it."""

import asyncio
import os
import signal

import pytest

from bot.host.machine import on_stop_signal


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_every_stop_signal_is_handled(asked: signal.Signals) -> None:
    heard, before = asyncio.Event(), signal.getsignal(asked)
    on_stop_signal(heard.set)
    try:
        os.kill(os.getpid(), asked)
        await asyncio.wait_for(heard.wait(), 10)
    finally:
        _forget(asked, before)


async def test_after_nohup_a_closed_terminal_stops_nothing() -> None:
    heard, before = asyncio.Event(), signal.signal(signal.SIGHUP, signal.SIG_IGN)
    on_stop_signal(heard.set)
    try:
        os.kill(os.getpid(), signal.SIGHUP)
        await asyncio.sleep(0.05)
        assert not heard.is_set()
    finally:
        _forget(signal.SIGHUP, before)


def _forget(asked: signal.Signals, before: object) -> None:
    """Handle all as before the test."""
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        asyncio.get_running_loop().remove_signal_handler(number)
    signal.signal(asked, before)  # type: ignore[arg-type]
