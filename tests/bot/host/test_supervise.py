"""Parts start in order and stop the other way round, at every signal that asks for it."""

import asyncio
import logging
import os
import signal
from itertools import pairwise

import pytest

from bot.host import supervise
from bot.host.machine import on_stop_signal
from bot.host.supervise import Part, Supervisor


def noting(log: list[str], name: str) -> Part:
    """A part of which it is noted that it starts and stops."""

    async def stop() -> None:
        log.append(f"{name} stops")

    return Part(name, lambda: log.append(f"{name} starts"), stop=stop)


async def test_parts_start_in_order_and_stop_in_the_reverse_order() -> None:
    log: list[str] = []
    supervisor = Supervisor([noting(log, name) for name in ("store", "tables", "answers")])
    await supervisor.start()
    supervisor.add(Part("late", stop=lambda: log.append("late stops")))
    await supervisor.stop()
    assert log == [
        *("store starts", "tables starts", "answers starts"),
        *("late stops", "answers stops", "tables stops", "store stops"),
    ]


async def test_a_part_that_runs_is_cancelled_and_waited_for_by_a_stop() -> None:
    ended: list[str] = []

    async def run() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("run")

    supervisor = Supervisor([Part("part", run=run, stop=lambda: ended.append("stop"))])
    await supervisor.start()
    await asyncio.sleep(0)
    await supervisor.stop()
    assert ended == ["run", "stop"]


async def test_a_part_that_dies_is_logged_and_runs_again_after_growing_pauses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each death has an incident id. A part that returns is done."""
    monkeypatch.setattr(supervise, "SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(supervise, "LONGEST_PAUSE", 0.04)
    began, done = list[float](), asyncio.Event()

    async def run() -> None:
        began.append(asyncio.get_running_loop().time())
        if len(began) < 6:
            raise RuntimeError("overboard")
        done.set()

    supervisor = Supervisor([Part("lookout", run=run)])
    await supervisor.start()
    await asyncio.wait_for(done.wait(), 20)
    await asyncio.sleep(0.1)
    assert len(began) == 6
    pauses = [later - earlier for earlier, later in pairwise(began)]
    for pause, least in zip(pauses, (0.01, 0.02, 0.04, 0.04, 0.04), strict=True):
        assert pause >= least * 0.9
    incidents = [record for record in caplog.records if hasattr(record, "incident")]
    assert len(incidents) == 5
    told = [r.getMessage() for r in caplog.records if r.name == "bot.host.supervise"]
    assert "lookout ended: incident " in told[0]
    assert [text.rpartition("again in ")[2] for text in told] == [
        *("0.01 s", "0.02 s", "0.04 s", "0.04 s", "0.04 s")
    ]
    await supervisor.stop()


async def test_a_part_that_does_not_stop_is_left_behind_in_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Those that stop after it, such as the database, have their time in any case."""
    monkeypatch.setattr(supervise, "LONGEST_STOP", 0.05)
    monkeypatch.setattr(supervise, "SHORTEST_STOP", 0.02)
    log: list[str] = []

    async def hangs() -> None:
        await asyncio.Event().wait()

    async def stubborn() -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if log:
                    raise
                log.append("stubborn goes on")

    parts = [noting(log, "store"), Part("anchor", stop=hangs), Part("stubborn", run=stubborn)]
    supervisor = Supervisor(parts)
    await supervisor.start()
    log.clear()
    await asyncio.sleep(0)
    await asyncio.wait_for(supervisor.stop(), 20)
    assert log == ["stubborn goes on", "store stops"]
    errors = [r.getMessage() for r in caplog.records if r.levelno == logging.ERROR]
    assert errors == ["stubborn did not stop in time", "anchor did not stop in time"]
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()


@pytest.mark.parametrize("nohup", [False, True])
@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
async def test_every_stop_signal_is_handled_unless_it_is_ignored(
    asked: signal.Signals, nohup: bool
) -> None:
    """After `nohup` a closed terminal stops nothing."""
    heard = asyncio.Event()
    before = signal.signal(asked, signal.SIG_IGN if nohup else signal.SIG_DFL)
    on_stop_signal(heard.set)
    try:
        os.kill(os.getpid(), asked)
        await asyncio.sleep(0.05)
        assert heard.is_set() is not nohup
    finally:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            asyncio.get_running_loop().remove_signal_handler(number)
        signal.signal(asked, before)
