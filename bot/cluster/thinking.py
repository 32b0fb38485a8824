"""Computer players that think on the workers of a Dask cluster, maybe on other machines.

Only a question and its answer leave the bot. Dask pickles both, so anybody who can reach the
scheduler's port can run code on the workers and in the bot. Keep that port in a private network or
behind TLS (`tls://` and Dask's own settings).
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import threading
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from distributed import Client, Worker

import engine
from bot.thinking.executors import GRACE, NoAnswer, is_cancelled, seconds_of
from engine.players import Question, answered

log = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 2.0
"""Seconds between two counts of the workers, and between two tries to reach the scheduler."""
SECONDS_TO_CONNECT: Final = 10.0
STUCK: Final = 70
"""The exit code of a worker whose player never came to an end."""


@cache
def release() -> str:
    """The version of this code; bot and workers must have the same views and moves."""
    folder = Path(*engine.__path__)
    digest = sha256()
    for file in sorted(folder.rglob("*.py")):
        digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return f"seven-seas {version('seven-seas')}+{digest.hexdigest()[:8]}"


class DaskExecutor:
    """Has questions answered by the workers of this scheduler that run this release.

    A lost worker costs one retry within the same time limit. While the scheduler is unreachable
    there are no workers, and mates move.

    address: e.g. tcp://10.0.0.5:8786.
    """

    def __init__(self, address: str) -> None:
        self.workers = 0
        self._address = address
        self._client: Client | None = None
        self._refused: set[str] = set()
        self._is_logged = False
        """True if the log already says that mates move."""

    async def watch(self) -> None:
        """Stay connected to the scheduler and count its workers until this is cancelled."""
        while True:
            try:
                async with Client(  # type: ignore[no-untyped-call] # Dask has no types there
                    self._address, asynchronous=True, timeout=SECONDS_TO_CONNECT
                ) as client:
                    await self._follow(client)
            except (OSError, TimeoutError) as error:
                self._log_once("no thoughts at %s, mates move: %s", self._address, error)
            finally:
                self._client, self.workers = None, 0
            if is_cancelled():  # Dask may replace it with an error of its own
                raise asyncio.CancelledError
            await asyncio.sleep(SECONDS_BETWEEN)

    async def choose(self, question: Question) -> Any:
        """See `Executor`."""
        client = self._client
        if client is None:
            raise NoAnswer
        future = client.submit(
            _answered_in_time,
            question,
            key=f"thought-{uuid4().hex}",
            pure=False,
            resources={release(): 1},
        )
        try:
            return await asyncio.wait_for(future.result(), seconds_of(question) + GRACE)
        except asyncio.CancelledError:
            if is_cancelled():
                raise
            raise NoAnswer from None  # Dask cancels a question it has lost
        except Exception as error:
            log.warning("the thinking cluster gave no answer, a mate moves: %r", error)
            raise NoAnswer from error
        finally:
            future.release()  # type: ignore[no-untyped-call] # Dask has no types there

    async def _follow(self, client: Client) -> None:
        """Count the workers for as long as the scheduler answers."""
        scheduler: Any = client.scheduler
        while client.status == "running":
            found = await asyncio.wait_for(scheduler.identity(), SECONDS_TO_CONNECT)
            self.workers = sum(self._fits(worker) for worker in found["workers"].values())
            self._client = client
            if self.workers:
                self._is_logged = False
            else:
                self._log_once("no worker of %s at %s, mates move", release(), self._address)
            await asyncio.sleep(SECONDS_BETWEEN)

    def _fits(self, worker: dict[str, Any]) -> bool:
        """True if a worker runs this release; one that doesn't is logged by name, once."""
        if release() in worker.get("resources", {}):
            return True
        name = str(worker["name"])
        if name not in self._refused:
            self._refused.add(name)
            log.warning("the worker %s gets no thoughts: this bot is %s", name, release())
        return False

    def _log_once(self, message: str, *parts: object) -> None:
        """Log that mates move, once until the workers think again."""
        if not self._is_logged:
            self._is_logged = True
            log.warning(message, *parts)


async def work(address: str) -> None:
    """Answer this scheduler's questions, one at a time, until cancelled.

    Raises OSError if the scheduler cannot be reached.
    """
    name = f"{socket.gethostname()}-{os.getpid()} ({release()})"
    async with Worker(
        address,
        name=name,
        nthreads=1,
        resources={release(): 1},
        dashboard=False,
        memory_limit=0,
        death_timeout=60,
    ) as worker:
        log.info("%s thinks for %s", name, address)
        await worker.finished()


def _answered_in_time(question: Question) -> Any:
    """The answer; a player that never finishes ends the worker, which systemd restarts.

    By then nobody waits for it any more, and a thread cannot be stopped in any other way.
    """
    seconds = seconds_of(question) + 3 * GRACE
    overdue = threading.Timer(seconds, os._exit, (STUCK,))
    overdue.daemon = True
    overdue.start()
    try:
        return answered(question)
    finally:
        overdue.cancel()
