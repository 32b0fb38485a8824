"""Three bots on one PostgreSQL: the cost of failures, and the gain by a second process.

    python -m tests.lab.load.cluster [--tables 1000] [--pace 20] [PART]

PART: failures, restarts or speed; all without it.

The stand-in for Discord has 16 shards. Two processes have eight each, a third one stands by, two
thinkers choose for the captains. While people play, a process is killed, one is frozen for a minute
and woken, PostgreSQL is restarted, and a thinker is killed. Then the answers that people got are
compared with the database. Then both processes are restarted as planned, in turn, and the one
that stands by takes over. Afterwards people press as fast as they are answered, with one
process and with two. It takes PostgreSQL (Debian: apt-get install postgresql).
"""

import asyncio
import os
import signal
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from data.base.database import StoreError
from data.base.ports import Server
from data.postgres.leases import Leases
from engine.players.base import Level
from tests.data.postgres import Cluster, started
from tests.lab.load.audit import Audit, audited, rows_in
from tests.lab.load.dealing import deal
from tests.lab.load.programs import Process, Programs, family
from tests.lab.telling import processor, say
from tests.stand_in.gateway import shard_of
from tests.stand_in.ledger import MOVED, Pressed
from tests.stand_in.world import CHANNELS, World

SHARDS = 16
HALVES = ("0-7/16", "8-15/16")
ALL = "0-15/16"
PATIENCE = 10.0
"""Seconds after which somebody who was not answered presses again."""


class Fleet(Programs):
    """Several bots on one PostgreSQL."""

    def __init__(self, folder: Path, server: Server) -> None:
        super().__init__(folder)
        self.server = server
        self._leases = Leases(server, "fleet", "1.0")

    async def bot(self, **settings: str) -> Process:
        return await super().bot(DATABASE_URL=self.server.url, **settings)

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

    async def close(self) -> None:
        await self._leases.close()
        await super().close()

    async def owned(self, *gone: Process) -> float:
        """Wait until every shard is held by somebody who is not gone; the seconds that took."""
        began, lost = perf_counter(), {str(each.pid) for each in gone}
        async with asyncio.timeout(120):
            while len(await self._held(lost)) < SHARDS:  # noqa: ASYNC110 - others write it
                await asyncio.sleep(0.2)
        return perf_counter() - began

    async def _held(self, lost: Iterable[str]) -> set[int]:
        try:
            ranges = await self._leases.ranges()
        except StoreError:  # it is being restarted, or nobody has made the tables yet
            return set()
        held = [x for x in ranges if x.is_connected and x.holder.split("-")[-1] not in lost]
        return {shard for lease in held for shard in lease.shards.numbers}


@asynccontextmanager
async def fleet(chosen: Namespace, *, think: bool = True) -> AsyncIterator[tuple[Fleet, Cluster]]:
    """A stand-in with running tables in a new database, and nobody online yet."""
    cluster = await asyncio.to_thread(started)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, cluster.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fleet-")))
        made, world = Fleet(folder, cluster.database()), World(chosen.servers, chosen.tables)
        stack.push_async_callback(made.close)
        await deal(made.server, world, chosen.captains if think else 0, Level.CAPTAIN)
        await made.stand_in(chosen)
        yield made, cluster


@dataclass(frozen=True, slots=True)
class Told:
    """How the people fared for a while. served: until a move was made on each shard again."""

    outcomes: Counter[str]
    served: float
    words: Counter[str]


def told(moves: Sequence[Pressed], since: float, chosen: Namespace) -> Told:
    """The outcome of the moves that were pressed since then."""
    later = [each for each in moves if each.at >= since]
    first = dict[int, float]()
    for each in later:
        if each.outcome == MOVED and each.answered is not None:
            shard = shard_of(((each.channel >> 22) - CHANNELS) % chosen.servers, chosen.shards)
            first[shard] = min(first.get(shard, each.answered), each.answered)
    missing = chosen.shards - len(first)
    return Told(
        Counter(each.outcome for each in later),
        float("inf") if missing else max(first.values()) - since,
        Counter(each.words for each in later if each.words),
    )


async def ready(made: Fleet, chosen: Namespace) -> None:
    """Wait until every table has its board, then let people play."""
    await made.restored(chosen.tables)
    await made.order(f"play?pace={chosen.pace}")
    await asyncio.sleep(chosen.warm)


async def failures(chosen: Namespace) -> None:
    """One failure after the other while people play; prints what they saw of each."""
    async with fleet(chosen) as (made, cluster):
        first, second = [await made.bot(SHARDS=half) for half in HALVES]
        say(f"every shard owned {await made.owned():.1f} s after the start of two processes")
        third = await made.bot(STANDBY="1")
        thinkers = [await made.thinker() for _ in range(2)]  # the first bot has made the tables
        await ready(made, chosen)

        since = perf_counter()
        first.send(signal.SIGKILL)
        owned = await made.owned(first)
        await report("a process is killed", made, chosen, since, owned)
        again = await made.bot(SHARDS=HALVES[0])  # as systemd starts it: it finds them taken

        since = perf_counter()
        second.send(signal.SIGSTOP)
        owned = await made.owned(second)
        await asyncio.sleep(max(0.0, since + chosen.frozen - perf_counter()))
        second.send(signal.SIGCONT)
        await report(f"a process is frozen for {chosen.frozen:.0f} s", made, chosen, since, owned)
        say(f"    woken, it stopped with {await second.ended()}: {last_line(second)}")
        await made.bot(SHARDS=HALVES[1])

        since = perf_counter()
        await asyncio.to_thread(cluster.stop)
        await asyncio.to_thread(cluster.start)
        away = perf_counter() - since
        thinkers = [await made.thinker() for _ in thinkers]  # as systemd does: they ended
        owned = await made.owned(first, second)
        await report(f"PostgreSQL is away for {away:.1f} s", made, chosen, since, owned)

        since = perf_counter()
        thinkers[0].send(signal.SIGKILL)
        await report("a thinker is killed", made, chosen, since, 0.0)

        await made.order("rest")
        await asyncio.sleep(PATIENCE)
        figures, moves = await made.figures(), await made.moves()
        say(f"identifies {figures['identifies']}, too soon {figures['identified too soon']}")
        say(f"refused by Discord's limits {figures['refused']}")
        for name, process in (("standby", third), ("started again", again)):
            say(f"the last line of {name}: {last_line(process)}")
        await made.close()
        summary(audited(moves, rows_in(made.server)))


async def report(what: str, made: Fleet, chosen: Namespace, since: float, owned: float) -> None:
    """Wait until things are calm, then print what people saw since then."""
    await asyncio.sleep(chosen.calm)
    seen = told(await made.moves(), since, chosen)
    say(f"{what}: every shard owned again after {owned:.1f} s,")
    say(f"    moves made on every shard again after {seen.served:.1f} s; {dict(seen.outcomes)}")
    for words, count in seen.words.most_common(3):
        say(f"    {count} read: {words}")


async def restarts(chosen: Namespace) -> None:
    """A planned restart of one process after the other while people play."""
    async with fleet(chosen, think=False) as (made, _):
        bots = [await made.bot(SHARDS=half) for half in HALVES]
        await made.owned()
        await made.waiting(STANDBY="1")
        await ready(made, chosen)
        for half, leaving in zip(HALVES, bots, strict=True):
            before, since = (await made.figures())["unanswered"], perf_counter()
            leaving.send(signal.SIGTERM)
            code = await leaving.ended(180)
            say(f"{half} stopped after {perf_counter() - since:.1f} s, ended with {code}")
            await report("a planned restart", made, chosen, since, await made.owned(leaving))
            moves = [each for each in await made.moves() if each.at >= since]
            longest = max(each.answered - each.at for each in moves if each.answered)
            unanswered = (await made.figures())["unanswered"] - before
            say(f"    unanswered {unanswered} of all presses, longest answer {longest:.2f} s")
            await made.waiting(SHARDS=half)
        await made.order("rest")
        await asyncio.sleep(PATIENCE)
        moves = await made.moves()
        await made.close()
        audit = audited(moves, rows_in(made.server))
        say(f"acknowledged and lost {len(audit.lost)}, made twice {len(audit.doubled)}")


def last_line(process: Process) -> str:
    """The last line that a process wrote."""
    return (process.log.splitlines() or ["nothing"])[-1]


def summary(audit: Audit) -> None:
    """Check the rows of moves against the answers that people got."""
    say(f"moves of people in the database: {audit.rows}")
    for words, faults in (
        ("acknowledged and lost", audit.lost),
        ("made twice by one press", audit.doubled),
        ("made and pressed by nobody", audit.unasked),
        ("tables with a gap", audit.gaps),
    ):
        say(f"{'FAILS' if faults else 'holds'}  {words}: {len(faults)} {faults[:3] or ''}")


@dataclass(frozen=True, slots=True)
class Speed:
    """Presses answered in a second, and the cores that each part used for them."""

    presses: float
    bots: float
    database: float
    people: float

    def alone(self, cores: float) -> float:
        """Presses a second if bots and database had this number of cores, and the bots one each."""
        return self.presses * cores / (self.bots + self.database)


async def speed(chosen: Namespace, *ranges: str) -> Speed:
    """As many presses as bots with these ranges answer."""
    async with fleet(chosen, think=False) as (made, cluster):
        bots = [await made.bot(SHARDS=each) for each in ranges]
        await made.owned()
        await ready(made, chosen)
        parts = (
            [each.pid for each in bots],
            family(int((cluster.folder / "data/postmaster.pid").read_text().split()[0])),
            [(await made.figures())["process"]],
        )
        await made.order("begin")
        before, since = [processor(*pids) for pids in parts], perf_counter()
        await asyncio.sleep(chosen.seconds)
        figures, took = await made.figures(), perf_counter() - since
        used = [(processor(*p) - was) / took for p, was in zip(parts, before, strict=True)]
        say(f"{len(bots)} processes: answers {figures['answer']}")
        return Speed(figures["presses"] / took, *used)


async def compared(chosen: Namespace) -> None:
    """One process against two on the same two cores."""
    one, two = await speed(chosen, ALL), await speed(chosen, *HALVES)
    say("            presses/s    cores: bots    database   stand-in")
    for name, each in (("one", one), ("two", two)):
        say(
            f"{name:<12}{each.presses:>9.0f}{each.bots:>15.2f}{each.database:>12.2f}{each.people:>11.2f}"
        )
    say(f"ratio as measured                          {two.presses / one.presses:.2f}")
    cores = min(2.0, 1.0 + one.database / one.bots)
    ratio = two.alone(2.0) / one.alone(cores)
    say(f"without the stand-in's share, aim 1.6      {ratio:.2f}")


async def bench(chosen: Namespace) -> None:
    """Run the parts that were chosen."""
    if chosen.part in (None, "failures"):
        await failures(chosen)
    if chosen.part in (None, "restarts"):
        await restarts(chosen)
    if chosen.part in (None, "speed"):
        chosen.tables, chosen.pace = chosen.speed_tables, 0.01
        await compared(chosen)


def arguments(given: Sequence[str] | None = None) -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=("failures", "restarts", "speed"))
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--speed-tables", type=int, default=200)
    parser.add_argument("--servers", type=int, default=160)
    parser.add_argument("--pace", type=float, default=20.0, help="seconds between moves at a table")
    parser.add_argument("--captains", type=int, default=10, help="tables of 100 that have one")
    parser.add_argument("--warm", type=float, default=30.0, help="seconds of play beforehand")
    parser.add_argument("--calm", type=float, default=30.0, help="seconds between two failures")
    parser.add_argument("--frozen", type=float, default=60.0, help="seconds of the freeze")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring the speed")
    parser.set_defaults(shards=SHARDS, delay=0.05)
    return parser.parse_args(given)


if __name__ == "__main__":
    asyncio.run(bench(arguments()))
