"""Computer players think on a Dask cluster: real schedulers, and workers in processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from distributed import Client, Scheduler

from bot.cluster import thinking as cluster
from bot.cluster.thinking import DaskExecutor, release
from bot.thinking.executors import NoAnswer
from bot.thinking.thinker import Thinking
from engine.players import Question
from engine.players.base import Budget, Effort
from tests.bot.thinking.test_thinking import question

ROOT = Path(__file__).parents[3]
ENOUGH = 60.0
"""Seconds in which a worker starts, however busy the machine is."""


def asked(seconds: float) -> Question:
    """A captain's question that takes so long to answer."""
    game, level, view, history, moves = question()
    return Question(game, level, view, tuple(history), tuple(moves), 7, Budget(seconds))


@contextmanager
def workers(address: str, many: int, cwd: Path = ROOT) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Workers for this scheduler, started as a host does."""
    command = (sys.executable, "-m", "bot", "think")
    environment = {**os.environ, "THINK_ON": address, "PYTHONPATH": str(ROOT)}
    started = [subprocess.Popen(command, cwd=cwd, env=environment) for _ in range(many)]
    try:
        yield started
    finally:
        for each in started:
            each.kill()
            each.wait()


async def until(condition: Callable[[], bool]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(ENOUGH):
        while not condition():  # noqa: ASYNC110 - nothing tells when another process has begun
            await asyncio.sleep(0.05)


async def loaded(scheduler: Scheduler, module: str) -> dict[str, bool]:
    """Whether each worker has imported this module."""
    async with Client(scheduler.address, asynchronous=True) as client:  # type: ignore[no-untyped-call] # Dask has no types there
        found: dict[str, bool] = await client.run(lambda: module in sys.modules)
        return found


@pytest.fixture
async def scheduler() -> AsyncIterator[Scheduler]:
    """A scheduler on this machine that gives up on a question once its second worker is lost."""
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False, allowed_failures=1) as opened:
        yield opened


@pytest.fixture
async def executor(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[DaskExecutor]:
    """The executor that a bot uses; it looks for workers more often than usual."""
    monkeypatch.setattr(cluster, "SECONDS_BETWEEN", 0.1)
    monkeypatch.setattr("bot.cluster.thinking.GRACE", ENOUGH)
    made = DaskExecutor(scheduler.address)
    watching = asyncio.ensure_future(made.watch())
    yield made
    watching.cancel()
    await asyncio.wait({watching}, timeout=ENOUGH)
    assert watching.done()


def busy(scheduler: Scheduler) -> list[int]:
    """The processes that think just now."""
    return [
        int(str(worker.name).split()[0].rpartition("-")[2])
        for worker in scheduler.workers.values()
        if worker.processing
    ]


@pytest.mark.slow
async def test_workers_think_and_one_that_is_killed_costs_one_retry(
    scheduler: Scheduler, executor: DaskExecutor, caplog: pytest.LogCaptureFixture
) -> None:
    with workers(scheduler.address, 2) as processes:
        await until(lambda: executor.workers == 2)
        asking = asked(0.05)
        assert await executor.choose(asking) in asking.moves
        assert not any((await loaded(scheduler, "discord")).values())
        assert all((await loaded(scheduler, "engine")).values())

        long = asked(1.0)
        answer = asyncio.ensure_future(executor.choose(long))
        await until(lambda: bool(busy(scheduler)))
        (thinking,) = busy(scheduler)
        os.kill(thinking, signal.SIGKILL)
        assert await answer in long.moves
        await until(lambda: executor.workers == 1)

        # Both gone: mates move, and the host hears of it.
        answer = asyncio.ensure_future(executor.choose(long))
        await until(lambda: bool(busy(scheduler)))
        for process in processes:
            process.kill()
        await until(lambda: executor.workers == 0)
        answer.cancel()
        await asyncio.wait({answer})
        thinker = Thinking(0, 0.05, executor=executor)
        given = question()
        assert await thinker.choose(*given, seed=7) in given[-1]
        assert thinker.fallen_back == 1
        assert thinker.effort is Effort.MATE
        assert "mates move" in caplog.text


@pytest.mark.slow
async def test_a_worker_of_another_release_is_refused_by_name(
    scheduler: Scheduler,
    executor: DaskExecutor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Before that, the time is over for a question that has to wait for another one."""
    with workers(scheduler.address, 1):
        await until(lambda: executor.workers == 1)
        long = asyncio.ensure_future(executor.choose(asked(1.0)))
        await until(lambda: bool(busy(scheduler)))
        monkeypatch.setattr(cluster, "GRACE", 0.0)
        with pytest.raises(NoAnswer):
            await executor.choose(asked(0.05))
        assert await long
        monkeypatch.setattr(cluster, "release", lambda: "seven-seas 9.9+abc")
        await until(lambda: executor.workers == 0)
        (worker,) = scheduler.workers.values()
        assert (
            f"the worker {worker.name} gets no thoughts: this bot is seven-seas 9.9" in caplog.text
        )
        assert release() in str(worker.name), "so it says its own release, too"


@pytest.mark.slow
async def test_a_scheduler_that_is_away_is_found_when_it_is_back(
    scheduler: Scheduler, executor: DaskExecutor
) -> None:
    with workers(scheduler.address, 1):
        await until(lambda: executor.workers == 1)
        port = int(scheduler.address.rpartition(":")[2])
        await scheduler.close()
        await until(lambda: executor.workers == 0)
        with pytest.raises(NoAnswer):
            await executor.choose(asked(0.05))
    async with Scheduler(host="127.0.0.1", port=port, dashboard=False):
        with workers(f"tcp://127.0.0.1:{port}", 1):
            await until(lambda: executor.workers == 1)
            asking = asked(0.05)
            assert await executor.choose(asking) in asking.moves


def test_think_says_what_it_lacks(tmp_path: Path) -> None:
    done = subprocess.run(
        (sys.executable, "-m", "bot", "think"),
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 78
    assert done.stderr.startswith("seven-seas: THINK_ON is not set")


def test_a_question_that_is_logged_tells_no_hand() -> None:
    """Dask logs the arguments of a call that fails."""
    shown = repr(asked(0.3))
    assert "seven-seas" in shown
    assert "hand" not in shown
    assert "Card" not in shown
