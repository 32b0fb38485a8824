"""Questions to computer players elsewhere: a table of them, which thinkers answer by notices.

A thinker deletes a question in a transaction that stays open while it thinks. If it is killed,
PostgreSQL restores the question for another thinker.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from typing import Any, Final, NoReturn

import psycopg

from data.base.ports import Server
from data.postgres.connection import Session, connected, explained

SECONDS_IDLE: Final = 0.25
"""Seconds after which an idle thinker looks for the question of one that was killed."""

QUESTIONS: Final = """
CREATE UNLOGGED TABLE thoughts (
  id TEXT PRIMARY KEY, release TEXT NOT NULL, question TEXT NOT NULL, expires TIMESTAMPTZ NOT NULL
)
"""
"""The table of questions. Its rows needn't last, so it is unlogged."""

THINKER: Final = "seven-seas thinker "
"""The prefix of a thinker's name in the server's list of sessions."""
CONNECTED: Final = b"SELECT set_config('application_name', $1, false)"
THINKERS: Final = b"""
SELECT substr(application_name, length($1) + 1) FROM pg_stat_activity
WHERE starts_with(application_name, $1) AND datname = current_database()
"""

ASK: Final = b"""
WITH asked AS (
  INSERT INTO thoughts VALUES ($1, $2, $3, now() + make_interval(secs => $4))
)
SELECT pg_notify('questions', '')
"""
TAKE: Final = b"""
DELETE FROM thoughts WHERE id = (
  SELECT id FROM thoughts WHERE release = $1 AND expires > now()
  ORDER BY expires LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, question
"""
SEND_ANSWER: Final = b"SELECT pg_notify('answers', $1)"
WITHDRAW: Final = b"""
DELETE FROM thoughts WHERE id IN (
  SELECT id FROM thoughts WHERE id = $1 OR expires <= now() FOR UPDATE SKIP LOCKED
)
"""
"""Deletes a question, and those of bots that died, unless a thinker has them."""


@dataclass(frozen=True, slots=True)
class Thoughts:
    """A bot's sessions: one asks, the other hears the answers. StoreError if they break."""

    server: Server
    asking: psycopg.AsyncConnection[Any]
    hearing: psycopg.AsyncConnection[Any]

    async def ask(self, number: str, release: str, question: str, seconds: float) -> None:
        """Ask the thinkers of this release; the question expires after these seconds."""
        await self._run(ASK, number, release, question, seconds)

    async def withdraw(self, number: str = "") -> None:
        """Delete this question, and all that are too old, unless a thinker has them."""
        await self._run(WITHDRAW, number)

    async def thinkers(self) -> Sequence[str]:
        """The names of the thinkers of all releases."""
        found = await self._run(THINKERS, THINKER)
        return [name for (name,) in await found.fetchall()]

    async def answers(self, seconds: float) -> AsyncIterator[tuple[str, str]]:
        """The number of each question that is answered in these seconds, and the answer.

        All bots hear all answers.
        """
        with explained(str(self.server)):
            async for notice in self.hearing.notifies(timeout=seconds):
                number, _, answer = notice.payload.partition(" ")
                yield number, answer

    async def _run(self, statement: bytes, *values: object) -> psycopg.AsyncCursor[Any]:
        with explained(str(self.server)):
            return await self.asking.execute(statement, values)


@asynccontextmanager
async def thoughts(server: Server) -> AsyncIterator[Thoughts]:
    """A bot's sessions until the block ends; StoreError."""
    with explained(str(server)):
        async with await connected(server.url) as asking, await connected(server.url) as hearing:
            await hearing.execute("LISTEN answers")
            yield Thoughts(server, asking, hearing)


def answer(server: Server, release: str, name: str, answered: Callable[[str], str]) -> NoReturn:
    """Answer the questions to this release, one at a time; StoreError if the database fails.

    answered: the answer to a question.
    """
    with explained(str(server)), closing(Session(server.url)) as session:
        connection = session.psycopg
        connection.execute(CONNECTED, (THINKER + name,))
        connection.execute("LISTEN questions")
        while True:
            with connection.transaction():
                taken = connection.execute(TAKE, (release,)).fetchone()
                if taken:
                    number, question = taken
                    connection.execute(SEND_ANSWER, (f"{number} {answered(question)}",))
            if not taken:
                for _ in connection.notifies(timeout=SECONDS_IDLE, stop_after=1):
                    pass
