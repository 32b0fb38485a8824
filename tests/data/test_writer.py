"""The writer keeps the statements of one write together."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from data.base.database import StoreError
from data.base.writer import Write, Writer
from data.sqlite import SqliteDatabase, _connected
from engine.tables.ports import Taken

SECONDS = 10.0
"""After which somebody waits for ever."""


async def test_a_write_whose_second_statement_meets_a_taken_key_leaves_nothing(
    tmp_path: Path,
) -> None:
    """The writes before and behind it stay; to be too late is no failure of the database."""
    path = tmp_path / "numbers.db"
    insert = "INSERT INTO numbers VALUES (?)"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE numbers (number INTEGER PRIMARY KEY)")
    connection.close()
    kept: list[bool] = []
    writer = Writer(_connected(path), lambda _, is_kept: kept.append(is_kept))
    await writer.write((insert, (1,)))
    with pytest.raises(Taken):
        await writer.write((insert, (2,)), (insert, (1,)))
    await writer.write((insert, (3,)))
    await writer.close()
    assert kept == [True, True, True]
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT number FROM numbers").fetchall() == [(1,), (3,)]
    connection.close()


class DiskGone(Exception):
    pass


class Faulty:
    """A connection that keeps nothing, and can't be closed."""

    def keep(self, writes: Sequence[Write]) -> list[int | Exception]:
        return [7] * len(writes)

    def alone(self, _: str) -> int:
        return 8

    def close(self) -> None:
        raise DiskGone


async def test_faults_of_callbacks_and_of_the_end_keep_nobody_waiting(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Each commit's measure fails, and so does the last close; all writes are answered."""

    def measured(_: float, __: bool) -> None:
        raise ZeroDivisionError

    async with asyncio.timeout(SECONDS):
        writer = Writer(Faulty(), measured)
        assert await asyncio.gather(*(writer.write(("", ())) for _ in range(3))) == [7, 7, 7]
        assert await writer.alone("VACUUM") == 8
        await writer.close()
        await writer.close()
    faults = [record.exc_info[0] for record in caplog.records if record.exc_info]
    assert {ZeroDivisionError, DiskGone} == set(faults)
    with pytest.raises(StoreError, match="closed"):
        await writer.write(("", ()))


async def test_a_writer_whose_loop_has_ended_ends_without_a_word(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A stop that was cut short leaves nobody to answer."""
    let, ended = Event(), Event()

    class Slow(Faulty):
        def keep(self, writes: Sequence[Write]) -> list[int | Exception]:
            let.wait()
            return super().keep(writes)

        def close(self) -> None:
            ended.set()

    async def cut_short() -> None:
        writer = Writer(Slow())
        for cut in (writer.write(("", ())), writer.close()):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(cut, 0.01)

    await asyncio.to_thread(asyncio.run, cut_short())
    let.set()
    assert await asyncio.to_thread(ended.wait, SECONDS)
    await asyncio.sleep(0.05)  # the thread's last step, which pytest would complain about
    assert not caplog.records


async def test_a_reader_that_cannot_be_closed_leaves_no_writer_behind(tmp_path: Path) -> None:
    database = SqliteDatabase(tmp_path / "numbers.db")
    await database.connect(lambda _, __: None)
    reader, close = database._reader, database._reader.close

    async def broken() -> None:
        await close()
        raise DiskGone

    reader.close = broken  # type: ignore[method-assign]  # a disk that fails just then
    with pytest.raises(DiskGone):
        await database.close()
    assert database._writer._ended.is_set()
