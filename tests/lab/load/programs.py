"""A stand-in for Discord and bots on it, each in a process of its own, seen from outside."""

import asyncio
import base64
import os
import re
import signal
import sys
from argparse import Namespace
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

from tests.lab.telling import say
from tests.sources import ROOT
from tests.stand_in.world import APPLICATION

UNIT = ROOT / "bot/deploy/seven-seas.service"
POSTED = "POST /channels/{}/messages 200"


class Process:
    """A program with a log."""

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


class Programs:
    """The stand-in, at `address`, and all that was started on it; logs are in the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        self._all: list[Process] = []

    async def stand_in(self, chosen: Namespace) -> None:
        """Start the stand-in with the settings that were chosen for it."""
        words = [f"--{name}={getattr(chosen, name)}" for name in ("servers", "tables", "pace")]
        process = await self.run(sys.executable, "-m", "tests.stand_in", *words)
        while "\n" not in process.log:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.1)
        self.address = process.log.splitlines()[0]

    async def bot(self, **settings: str) -> Process:
        """Start a bot with these settings; memory is as under systemd."""
        first = base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip("=")
        variables = {
            "LOG_LEVEL": "WARNING",
            **allocation(),
            **os.environ,
            "STAND_IN": self.address,
            "DISCORD_TOKEN": f"{first}.yyyyyy.{'z' * 38}",
            "TABLES_PER_SERVER": "100000",
            "DATABASE": str(self.folder / f"{len(self._all)}.db"),
        }
        words = (sys.executable, "-m", "tests.stand_in.bot")
        return await self.run(*words, **variables | settings)

    async def run(self, *words: str, **variables: str) -> Process:
        """Start any program."""
        log = self.folder / f"{len(self._all)}.log"
        with log.open("w") as file:
            started = await asyncio.create_subprocess_exec(
                *words, env=variables or None, stdout=file, stderr=file
            )
        self._all.append(Process(started, log))
        return self._all[-1]

    async def aclose(self) -> None:
        """Kill all that still run."""
        for each in self._all:
            each.send(signal.SIGKILL)
            await each.ended()

    async def restored(self, tables: int) -> None:
        """Wait until every table has its board."""
        began = asyncio.get_running_loop().time()
        async with asyncio.timeout(600):
            while (await self.figures())["requests"].get(POSTED, 0) < tables:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        took = asyncio.get_running_loop().time() - began
        say(f"{tables} tables restored, each with its board, after {took:.0f} s")

    async def figures(self) -> Mapping[str, Any]:
        """All figures of the stand-in."""
        url = f"{self.address}/control"
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            found: Mapping[str, Any] = await answer.json()
            return found

    async def order(self, order: str) -> None:
        """Tell the stand-in to do this; its server.py lists the orders."""
        url = f"{self.address}/control/{order}"
        async with aiohttp.ClientSession() as session, session.post(url) as answer:
            answer.raise_for_status()


def allocation() -> dict[str, str]:
    """How the unit has glibc give memory back."""
    return dict(re.findall(r"^Environment=(MALLOC_\w+)=(.+)$", UNIT.read_text("utf-8"), re.M))
