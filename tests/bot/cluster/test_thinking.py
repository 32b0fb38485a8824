"""Computer players think in other processes on a real PostgreSQL."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.cluster import thinking as cluster
from bot.cluster.thinking import RELEASE, Thinkers
from bot.thinking.executors import NoAnswer
from bot.thinking.thinker import Thinking
from data.base.ports import Server
from data.postgres.connection import conninfo_of
from data.postgres.thoughts import THINKER
from engine.players import Question
from engine.players.base import Budget, Effort
from engine.players.questions import write
from tests.bot.thinking.test_thinking import question
from tests.data.postgres import TEMPLATE, Cluster

ROOT = Path(__file__).parents[3]
GROWING = (ROOT / "bot/deploy/growing.md").read_text(encoding="utf-8")
ENOUGH = 60.0
"""Seconds in which a thinker starts, however busy the machine is."""
BUSY = """
SELECT application_name FROM pg_stat_activity
WHERE starts_with(application_name, %s) AND datname = current_database()
AND state = 'idle in transaction' AND clock_timestamp() - state_change > '0.3 s'
"""


def asked(seconds: float) -> Question:
    """A captain's question that takes so long to answer."""
    return replace(question(), budget=Budget(seconds))


@contextmanager
def thinkers(server: Server, many: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Thinkers for this database, started as a host does."""
    command = (sys.executable, "-m", "bot", "think")
    environment = {**os.environ, "DATABASE_URL": server.url, "PYTHONPATH": str(ROOT)}
    running = [
        subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        for _ in range(many)
    ]
    try:
        yield running
    finally:
        for each in running:
            each.kill()
            each.wait()
            assert each.stderr is not None
            each.stderr.close()


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(ENOUGH):
        while not condition():  # noqa: ASYNC110 - nothing tells when another process has begun
            await asyncio.sleep(0.05)


def rows(server: Server, query: str, *values: Any) -> list[tuple[Any, ...]]:
    with psycopg.connect(conninfo_of(server.url), autocommit=True) as connection:
        return connection.execute(query.encode(), values).fetchall()


def busy(server: Server) -> list[int]:
    """The processes that have thought for a moment; who looks for a question is quicker."""
    found = rows(server, BUSY, THINKER)
    return [int(name.split()[-1].partition("@")[0]) for (name,) in found]


async def thinking(server: Server) -> list[int]:
    """The processes that think, as soon as one does."""
    found: list[int] = []

    def look() -> bool:
        found[:] = busy(server)
        return bool(found)

    await until(look)
    return found


def waiting(server: Server) -> int:
    """The number of questions that no thinker has taken."""
    return len(rows(server, "SELECT id FROM thoughts FOR UPDATE SKIP LOCKED"))


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thinkers are counted more often than usual, and busy machines have time."""
    monkeypatch.setattr(cluster, "SECONDS_BETWEEN_COUNTS", 0.1)
    monkeypatch.setattr(cluster, "OVERTIME", ENOUGH)


@pytest.fixture
async def executor(server: Server) -> AsyncIterator[Thinkers]:
    """The executor that a bot uses."""
    async with watched(server) as made:
        yield made


class watched:  # noqa: N801 - reads as a function
    """An executor that watches the thinkers of this database."""

    def __init__(self, server: Server) -> None:
        self._made = Thinkers(server)

    async def __aenter__(self) -> Thinkers:
        self._watching = asyncio.ensure_future(self._made.watch())
        return self._made

    async def __aexit__(self, *_: object) -> None:
        self._watching.cancel()
        await asyncio.wait({self._watching}, timeout=ENOUGH)
        assert self._watching.cancelled()


@pytest.mark.slow
async def test_thinkers_answer_and_one_that_is_killed_costs_one_retry(
    server: Server, executor: Thinkers
) -> None:
    with thinkers(server, 2) as processes:
        await until(lambda: executor.workers == 2)
        asking = asked(0.05)
        assert await executor.choose(asking) in asking.moves
        await until(lambda: not busy(server))

        long = asked(1.0)
        answer = asyncio.ensure_future(executor.choose(long))
        (killed,) = await thinking(server)
        os.kill(killed, signal.SIGKILL)
        assert await answer in long.moves
        await until(lambda: executor.workers == 1)
        assert rows(server, "SELECT count(*) FROM thoughts") == [(0,)]

        # Both gone: mates move.
        answer = asyncio.ensure_future(executor.choose(long))
        await thinking(server)
        for process in processes:
            process.kill()
        await until(lambda: executor.workers == 0)
        answer.cancel()
        await asyncio.wait({answer})
        thinker = Thinking(0, 0.05, elsewhere=executor)
        thinker._is_wanted = True
        given = question()
        assert await thinker.choose(given) in given.moves
        assert thinker.fallen_back == 1
        assert thinker.effort is Effort.MATE


@pytest.mark.slow
async def test_a_stopped_thinker_ends_cleanly_and_another_takes_its_question(
    server: Server, executor: Thinkers
) -> None:
    with thinkers(server, 2) as processes:
        await until(lambda: executor.workers == 2)
        long = asked(1.0)
        answer = asyncio.ensure_future(executor.choose(long))
        thinks = await thinking(server)
        (first,) = [each for each in processes if each.pid in thinks]
        (second,) = [each for each in processes if each is not first]
        first.terminate()
        assert first.wait(ENOUGH) == 0
        assert await answer in long.moves
        second.terminate()
        assert second.wait(ENOUGH) == 0, "one that has nothing to do"


@pytest.mark.slow
async def test_a_thinker_of_another_release_is_refused_by_name(
    server: Server,
    executor: Thinkers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with thinkers(server, 1) as (process,):
        await until(lambda: executor.workers == 1)
        monkeypatch.setattr(cluster, "RELEASE", "9.9+abc")
        await until(lambda: executor.workers == 0)
        await until(lambda: "gets no thoughts" in caplog.text)
        with pytest.raises(NoAnswer):
            await executor.choose(asked(0.05))
    named = re.search(r"the thinker (\S+) (\d+)@\S+ gets no thoughts: this bot is 9", caplog.text)
    assert named is not None
    assert (named[1], named[2]) == (RELEASE, str(process.pid))


@pytest.mark.slow
async def test_nobody_thinks_about_a_withdrawn_question(
    server: Server, executor: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its time is over, or its table has closed, while another one is thought about."""
    with thinkers(server, 1):
        await until(lambda: executor.workers == 1)
        long = asyncio.ensure_future(executor.choose(asked(20.0)))
        await thinking(server)
        closed = asyncio.ensure_future(executor.choose(asked(0.05)))
        await until(lambda: waiting(server) == 1)
        closed.cancel()
        await asyncio.wait({closed})
        assert closed.cancelled()
        await until(lambda: waiting(server) == 0)
        monkeypatch.setattr(cluster, "OVERTIME", 0.0)
        with pytest.raises(NoAnswer):
            await executor.choose(asked(0.05))
        await until(lambda: waiting(server) == 0)
        assert not long.done(), "the machine was too slow for this test"
        long.cancel()


@pytest.mark.slow
async def test_a_bot_that_died_leaves_no_question_behind(
    server: Server, executor: Thinkers
) -> None:
    await until(lambda: executor._thoughts is not None)
    assert executor._thoughts is not None
    await executor._thoughts.ask("a", "9.9", "[]", 0.0)
    await until(lambda: waiting(server) == 0)


@pytest.mark.slow
async def test_a_notice_that_answers_nothing_is_ignored(server: Server, executor: Thinkers) -> None:
    await until(lambda: executor._thoughts)
    answer = executor._waiting["a"] = asyncio.get_running_loop().create_future()
    for payload in ("", "junk", "b 1", "a 7", "a 8"):
        rows(server, "SELECT pg_notify('answers', %s)", payload)
    assert await asyncio.wait_for(answer, ENOUGH) == "7"


@pytest.mark.slow
async def test_a_thinker_survives_what_it_cannot_answer(
    server: Server, executor: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot hears at once, and neither log tells the hand."""
    with thinkers(server, 1) as (process,):
        await until(lambda: executor.workers == 1)
        asking = asked(0.05)
        with pytest.raises(NoAnswer):
            await executor.choose(replace(asking, level="admiral"))  # type: ignore[arg-type]
        assert await executor.choose(asking) in asking.moves
        process.terminate()
        _, said = process.communicate()
    assert "a computer player failed" in said
    for text in (said, caplog.text):
        assert "hand" not in text
        assert "Card" not in text


@pytest.mark.slow
@pytest.mark.parametrize("many", [1, 2])
async def test_a_lost_session_is_replaced(many: int, server: Server, executor: Thinkers) -> None:
    """Of either connection: that which asks, or both."""
    with thinkers(server, 1):
        await until(lambda: executor.workers == 1)
        assert executor._thoughts is not None
        lost = [executor._thoughts.asking.info.backend_pid]
        if many == 2:
            others = (
                "SELECT pid FROM pg_stat_activity WHERE query = %s AND datname = current_database()"
            )
            lost += [pid for (pid,) in rows(server, others, "LISTEN answers")]
        for pid in lost:
            rows(server, "SELECT pg_terminate_backend(%s)", pid)
        asking = asked(0.05)

        async def answers() -> bool:
            try:
                return await executor.choose(asking) in asking.moves
            except NoAnswer:
                return False

        async with asyncio.timeout(ENOUGH):
            while not await answers():  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_a_hanging_server_delays_nobody(
    server: Server, executor: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    with thinkers(server, 1):
        await until(lambda: executor.workers == 1)
        assert executor._thoughts is not None
        monkeypatch.setattr(cluster, "OVERTIME", 0.0)
        session = executor._thoughts.asking.info.backend_pid
        os.kill(session, signal.SIGSTOP)
        try:
            async with asyncio.timeout(ENOUGH):
                with pytest.raises(NoAnswer):
                    await executor.choose(asked(0.05))
        finally:
            os.kill(session, signal.SIGCONT)
        await until(lambda: not executor._asking)
        await until(lambda: waiting(server) == 0)


@pytest.mark.slow
async def test_a_lost_database_is_used_again_when_it_is_back(
    stoppable: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    async with watched(stoppable.database()) as executor:
        await until(lambda: executor._thoughts)
        await asyncio.to_thread(stoppable.stop)
        await until(lambda: executor._thoughts is None)
        with pytest.raises(NoAnswer):
            await executor.choose(asked(0.05))
        assert "there are no thinkers: The database postgresql:///seas" in caplog.text
        await asyncio.to_thread(stoppable.start)
        await until(lambda: executor._thoughts)


@pytest.fixture
def confined(cluster: Cluster) -> Iterator[tuple[Server, Server]]:
    """A database as its owner reaches it, and as the page for hosts lets a thinker reach it."""
    (statements,) = re.findall(r"psql seven-seas <<'END'\n(.*?)END\n", GROWING, re.DOTALL)
    server = cluster.database(TEMPLATE)
    with psycopg.connect(server.url, autocommit=True) as connection:
        connection.execute(statements)
        yield server, Server(server.url.replace("seas:secret@", "seven-seas-think@"))
        connection.execute('DROP OWNED BY "seven-seas-think"; DROP ROLE "seven-seas-think"')


@pytest.mark.slow
async def test_the_role_of_thinkers_suffices_and_reads_no_table(
    confined: tuple[Server, Server],
) -> None:
    owned, given = confined
    async with watched(owned) as executor:
        with thinkers(given, 1):
            await until(lambda: executor.workers == 1)
            asking = asked(0.05)
            assert await executor.choose(asking) in asking.moves
    found = rows(owned, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    names = {name for (name,) in found}
    assert {"moves", "tables", "thoughts"} <= names
    for name in names - {"thoughts"}:
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            rows(given, f"SELECT * FROM {name}")  # noqa: S608 - our own
    with pytest.raises(psycopg.errors.InsufficientPrivilege):
        rows(given, "INSERT INTO thoughts VALUES ('a', 'b', 'c', now()) RETURNING id")


@pytest.mark.slow
def test_a_thinker_without_rights_says_so(cluster: Cluster) -> None:
    with thinkers(cluster.database(), 1) as (process,):
        _, said = process.communicate(timeout=ENOUGH)
    assert process.returncode == 1
    assert said.splitlines()[-1].endswith('cannot be used: relation "thoughts" does not exist.')


STUCK = """
import sys
from bot.cluster import thinking
thinking.OVERTIME = 0.01
thinking.answered = lambda _: [0 for _ in iter(int, 1)]
thinking._answered(sys.stdin.read())
"""


@pytest.mark.slow
def test_a_player_that_never_finishes_ends_its_thinker() -> None:
    done = subprocess.run(
        (sys.executable, "-c", STUCK),
        input=write(asked(0.01)),
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        text=True,
        timeout=60,
    )
    assert done.returncode == -signal.SIGALRM


def test_a_thinker_knows_nothing_of_discord() -> None:
    code = "import sys, bot.cli.think, bot.cluster.thinking; sys.exit('discord' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert subprocess.run((sys.executable, "-c", code), env=environment).returncode == 0


def test_a_logged_question_reveals_no_hand() -> None:
    shown = repr(asked(0.3))
    assert "seven-seas" in shown
    assert "hand" not in shown
    assert "Card" not in shown
