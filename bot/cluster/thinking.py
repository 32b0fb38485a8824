"""Computer players that think in other processes on the same PostgreSQL, maybe on other machines.

Only a question and the index of a legal move pass between them, both as text.
"""

import asyncio
import logging
import os
import signal
import socket
from importlib.metadata import version
from typing import Any, Final, NoReturn
from uuid import uuid4

from bot.thinking.executors import OVERTIME, NoAnswer, seconds_of
from data.base.database import StoreError
from data.base.ports import Server
from data.postgres.thoughts import Thoughts, answer, thoughts
from engine.players import Question, answered
from engine.players.questions import read, write

log = logging.getLogger(__name__)

SECONDS_BETWEEN_COUNTS: Final = 2.0
"""Seconds between two counts of the thinkers, and between two tries to reach the database."""
RELEASE: Final = version("seven-seas")
"""Bot and thinkers must have the same views and moves."""


class Thinkers:
    """Sends questions to the thinkers of this release on this database.

    A killed thinker costs one retry within the same time limit. While the database is away, there
    are no thinkers.
    """

    def __init__(self, server: Server) -> None:
        self.workers = 0
        self._server = server
        self._thoughts: Thoughts | None = None
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._asking: set[asyncio.Task[None]] = set()
        self._refused: set[str] = set()

    async def watch(self) -> None:
        """Count the thinkers and hear their answers until this is cancelled."""
        while True:
            try:
                async with thoughts(self._server) as found:
                    self._thoughts = found
                    while True:
                        await self._count(found)
                        async for number, index in found.answers(SECONDS_BETWEEN_COUNTS):
                            if (waits := self._waiting.get(number)) and not waits.done():
                                waits.set_result(index)
            except StoreError as error:
                log.warning("there are no thinkers: %s", error)
            finally:
                self._thoughts, self.workers = None, 0
            await asyncio.sleep(SECONDS_BETWEEN_COUNTS)

    async def choose(self, question: Question) -> Any:
        """The move that answers the question; NoAnswer if that takes too long."""
        if (asking := self._thoughts) is None or not self.workers:
            raise NoAnswer
        number = uuid4().hex
        seconds = seconds_of(question) + OVERTIME
        index = self._waiting[number] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(_ask(asking, number, question, seconds, index))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        try:
            return question.moves[int(await asyncio.wait_for(index, seconds))]
        except (StoreError, TimeoutError, ValueError, IndexError) as error:
            log.warning("the thinkers gave no answer, a mate moves: %r", error)
            raise NoAnswer from error
        finally:
            del self._waiting[number]

    async def _count(self, asking: Thoughts) -> None:
        """Count the thinkers of this release; name those of others, once."""
        await asking.withdraw()
        names = await asking.thinkers()
        others = {name for name in names if name.partition(" ")[0] != RELEASE}
        for name in others - self._refused:
            log.warning("the thinker %s gets no thoughts: this bot is %s", name, RELEASE)
        self._refused |= others
        self.workers = len(names) - len(others)


async def _ask(
    asking: Thoughts, number: str, question: Question, seconds: float, index: asyncio.Future[str]
) -> None:
    """Ask, and withdraw the question if nobody waits for the answer any more.

    A hanging server holds up only this method, not its caller.
    """
    try:
        written = await asyncio.to_thread(write, question)
        if not index.done():
            await asking.ask(number, RELEASE, written, seconds)
            await asyncio.wait({index})
            if index.cancelled():
                await asking.withdraw(number)
    except StoreError as error:
        if not index.done():
            index.set_exception(error)


def work(server: Server) -> NoReturn:
    """Answer the questions of bots on this database, one at a time; StoreError if it fails."""
    name = f"{RELEASE} {os.getpid()}@{socket.gethostname()}"
    log.info("%s thinks for the bots on %s", name, server)
    answer(server, RELEASE, name, _answered)


def _answered(written: str) -> str:
    """The index of the chosen move; text that is no index if the player fails.

    A player that never finishes ends the process, and systemd restarts it: by then nobody waits for
    the answer.
    """
    try:
        question = read(written)
        signal.setitimer(signal.ITIMER_REAL, seconds_of(question) + 3 * OVERTIME)
        return str(question.moves.index(answered(question)))
    except Exception:  # a faulty player must not stop the thinker
        log.exception("a computer player failed, a mate moves")
        return "failed"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
