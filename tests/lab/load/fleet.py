"""Several bots on one PostgreSQL and one stand-in for Discord, each in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

import aiohttp

from data.base.database import StoreError
from data.base.ports import Server
from data.postgres.leases import Leases
from tests.lab.load.soak import BOT, TICKS, environment
from tests.stand_in.ledger import Pressed

SHARDS = 16


class Process:
    """A program of the fleet. It writes its log into the fleet's folder."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self.pid = process.pid
        self._process = process
        self._log = log

    @property
    def log(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def send(self, sign: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, sign)

    async def ended(self, seconds: float = 60.0) -> int:
        """Its exit code, as soon as it has ended."""
        return await asyncio.wait_for(self._process.wait(), seconds)


class Fleet:
    """address: that of the stand-in."""

    def __init__(self, address: str, server: Server, folder: Path) -> None:
        self.address = address
        self.server = server
        self._folder = folder
        self._leases = Leases(server, "fleet", "1.0")
        self._all: list[Process] = []

    async def bot(self, **settings: str) -> Process:
        """Start a bot with these settings besides those that all have."""
        number = len(self._all)
        common = {
            "DATABASE_URL": self.server.url,
            "DATABASE": str(self._folder / f"{number}.db"),
        }
        return await self.run(*BOT, **environment(self.address, **common, **settings))

    async def waiting(self, **settings: str) -> Process:
        """Start a bot that finds no shards, and wait until it stands by."""
        process = await self.bot(**settings)
        async with asyncio.timeout(60):
            while not await self._leases.waiting():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.2)
        return process

    async def thinker(self) -> Process:
        """Start a process that thinks for the bots."""
        words = (sys.executable, "-m", "bot", "think")
        return await self.run(*words, **{**os.environ, "DATABASE_URL": self.server.url})

    async def run(self, *words: str, **variables: str) -> Process:
        log = self._folder / f"{len(self._all)}.log"
        with log.open("w") as file:
            started = await asyncio.create_subprocess_exec(
                *words, env=variables, stdout=file, stderr=file
            )
        self._all.append(Process(started, log))
        return self._all[-1]

    async def close(self) -> None:
        """Stop all that still run."""
        await self._leases.close()
        for each in self._all:
            each.send(signal.SIGCONT)
            each.send(signal.SIGTERM)
        for each in self._all:
            try:
                await each.ended(30)
            except TimeoutError:
                each.send(signal.SIGKILL)
                await each.ended()

    # Seen from outside:

    async def moves(self) -> list[Pressed]:
        """The outcome of every move that somebody pressed."""
        return [Pressed(**each) for each in await self._asked("/control/moves")]

    async def figures(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = await self._asked("/control")
        return found

    async def order(self, order: str) -> None:
        """Give the stand-in one of the orders of its server.py."""
        url = f"{self.address}/control/{order}"
        async with aiohttp.ClientSession() as session, session.post(url) as answer:
            answer.raise_for_status()

    async def owned(self, *gone: Process, shards: int = SHARDS) -> float:
        """Wait until every shard is held by somebody who is not gone; the seconds that took."""
        began, lost = perf_counter(), {str(each.pid) for each in gone}
        async with asyncio.timeout(120):
            while len(await self._held(lost)) < shards:  # noqa: ASYNC110 - others write it
                await asyncio.sleep(0.2)
        return perf_counter() - began

    async def _held(self, lost: Iterable[str]) -> set[int]:
        try:
            ranges = await self._leases.ranges()
        except StoreError:  # it is being restarted, or nobody has made the tables yet
            return set()
        held = [x for x in ranges if x.is_connected and x.holder.split("-")[-1] not in lost]
        return {shard for lease in held for shard in lease.shards.numbers}

    async def _asked(self, path: str) -> Any:
        async with aiohttp.ClientSession() as session, session.get(self.address + path) as answer:
            return await answer.json()


def processor(pids: Iterable[int]) -> float:
    """Seconds of a core that these processes, and those that they have waited for, have used."""
    total = 0
    for pid in pids:
        with suppress(FileNotFoundError, ProcessLookupError):
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
            total += sum(int(stat[n]) for n in (11, 12, 13, 14))
    return total / TICKS


def family(pid: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *map(int, children)]
