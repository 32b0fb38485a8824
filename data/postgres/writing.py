"""The writing connection: a group of writes is one transaction, sent as one."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from time import monotonic, sleep
from typing import Any, Final
from uuid import uuid4

import psycopg

from data.base.database import LeaseLost, NotWritten, StoreError
from data.base.ports import ShardRange
from data.base.writer import Connection, Write
from data.postgres.connection import SECONDS_SILENT, Session, explained
from engine.tables.ports import Taken

SECONDS_IN_DOUBT: Final = 30.0
"""Seconds for which to ask the server about a commit whose answer was lost."""
SECONDS_BETWEEN_QUESTIONS: Final = 0.1

REGISTER: Final = "INSERT INTO writers VALUES (?, 0, now()) ON CONFLICT DO NOTHING"
LIMIT_FROZEN: Final = "SELECT set_config('idle_in_transaction_session_timeout', ?, false)"
"""Limits how long the next owner waits for a process that froze before its commit."""
CLEAN: Final = "DELETE FROM writers WHERE since < now() - interval '30 days'"
WRITTEN: Final = """
INSERT INTO writers VALUES (?, ?, now())
ON CONFLICT (id) DO UPDATE SET written = excluded.written, since = excluded.since
"""
"""Runs in each transaction, and shows later that it was committed."""
READ_LAST: Final = "UPDATE writers SET since = now() WHERE id = ? RETURNING written"
"""Reads the last commit; waits for one that is still under way."""
OWNED: Final = "SELECT shard FROM leases WHERE epoch = $1 ORDER BY shard FOR SHARE"
"""The shards of an epoch; nobody takes them before this transaction has ended."""
TAKEN_OVER: Final = "Another process has taken over these shards."


@dataclass(frozen=True, slots=True)
class EpochGuard:
    """Lets a process write only under the epoch at which it took these shards.

    lost: called on the writer's thread when the epoch is over.
    """

    shards: ShardRange
    epoch: int
    lost: Callable[[], object]

    def check(self, owned: psycopg.Cursor[Any]) -> None:
        """Raise LeaseLost before the commit unless the epoch still has these shards."""
        if len(owned.fetchall()) != len(self.shards.numbers):
            self.lost()
            raise LeaseLost(TAKEN_OVER)


class InDoubt(StoreError):
    """It is unknown whether this was committed; the rows' keys show that on a retry."""


class PostgresConnection(Connection):
    """Writes to a server; reconnects when the server is back."""

    def __init__(self, url: str, name: str, guard: EpochGuard | None) -> None:
        """Connect. name: of the database, without a password. guard: None for a single writer."""
        self._url = url
        self._name = name
        self._guard = guard
        self._id = str(uuid4())
        self._numbers = count(1)
        self._session: Session | None = None
        with explained(name):
            self._connected().execute(CLEAN)

    def keep(self, writes: Sequence[Write]) -> list[int | Exception]:
        """Commit these writes and return a result for each; none fails because of another.

        If the server cannot be reached, or has no room, all fail.
        """
        try:
            with explained(self._name):
                return [*self._kept(writes)]
        except (Taken, StoreError) as error:
            if len(writes) == 1 or isinstance(error, NotWritten | InDoubt):
                return [error] * len(writes)
        half = len(writes) // 2
        return [*self.keep(writes[:half]), *self.keep(writes[half:])]

    def alone(self, sql: str) -> int:
        with explained(self._name):
            try:
                return _number([self._connected().execute(sql)])
            except psycopg.Error:
                self._drop()
                raise

    def close(self) -> None:
        if self._session is not None:
            with suppress(psycopg.Error):  # old rows disappear by themselves
                self._session.execute("DELETE FROM writers WHERE id = ?", (self._id,))
            self._session.close()

    def _kept(self, writes: Sequence[Write], *, again: bool = True) -> list[int]:
        """Commit these writes in one transaction, or raise and keep none of them.

        again: resend them once if the answer to the commit is lost and the commit wasn't made.
        """
        number = next(self._numbers)
        was_open = self._session is not None
        session = self._connected()
        results = None
        try:
            with session.psycopg.pipeline() as pipeline:
                results = self._sent(session, pipeline, writes, number)
                session.execute("COMMIT")
        except Exception:
            is_broken = session.psycopg.closed
            self._drop()
            if results is None:
                if was_open and is_broken:  # maybe long ago
                    return self._kept(writes, again=again)
                raise
            if not self._was_kept(number):
                if not again:
                    raise
                return self._kept(writes, again=False)
        return results

    def _sent(
        self, session: Session, pipeline: psycopg.Pipeline, writes: Sequence[Write], number: int
    ) -> list[int]:
        """Run these writes in a transaction that stays open."""
        session.execute("BEGIN")
        answers = [[session.execute(*statement) for statement in write] for write in writes]
        session.execute(WRITTEN, (self._id, number))
        guarded = session.execute(OWNED, (self._guard.epoch,)) if self._guard else None
        try:
            pipeline.sync()  # closing it isn't enough: the server would wait forever for the commit
        except psycopg.Error:
            with suppress(psycopg.Error):  # psycopg would log the following error
                pipeline.sync()
            raise
        if self._guard and guarded:
            self._guard.check(guarded)
        return [_number(answer) for answer in answers]

    def _was_kept(self, number: int) -> bool:
        """True if the commit of this number was made, although its answer was lost."""
        until = monotonic() + SECONDS_IN_DOUBT
        while monotonic() < until:
            try:
                ((last,),) = self._connected().execute(READ_LAST, (self._id,))
            except psycopg.OperationalError:
                self._drop()
                sleep(SECONDS_BETWEEN_QUESTIONS)
            else:
                return bool(last == number)
        raise InDoubt(f"Nobody knows whether {self._name} has kept this: it does not answer.")

    def _connected(self) -> Session:
        if self._session is None:
            self._session = Session(self._url, prepares=True)
            self._session.execute(LIMIT_FROZEN, (f"{SECONDS_SILENT}s",))
            self._session.execute(REGISTER, (self._id,))
        return self._session

    def _drop(self) -> None:
        """Drop the connection, and with it the open transaction."""
        if self._session is not None:
            self._session.close()
            self._session = None


def _number(answers: Sequence[psycopg.Cursor[Any]]) -> int:
    """The first number of the last statement's result; 0 without one."""
    last = answers[-1] if answers else None
    row = last.fetchone() if last is not None and last.description else None
    return 0 if row is None else int(row[0])
