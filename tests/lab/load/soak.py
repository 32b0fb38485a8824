"""Many live tables on the unmodified bot, with a stand-in for Discord that enforces its limits.

    python -m tests.lab.load.soak [--tables 900] [--minutes 60] [--shards 1] [--one-core]

The bot, its database and the stand-in are processes of their own; time is real. The tables are
dealt before the bot starts, each somewhere in the middle of its game, so that it begins with a
restore, as after an upgrade. Then somebody at each table moves once in twenty seconds on average.
The figures of each minute are printed, and those of the whole time with what they should be.
"""

from __future__ import annotations

import asyncio
import base64
import os
import re
import signal
import socket
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

import aiohttp

from data.base.ports import Where
from data.store import SqlStore
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.table import ChannelPlace, Place, Player
from engine.tables.service import Tables
from tests.engine.tables.at_the_gate import join, seat_computer
from tests.lab.load.tables import WallClock
from tests.lab.telling import say
from tests.stand_in.world import APPLICATION, World, channel_id, guild_id, user_id

SEATS = {"seven-seas": 4, "letter-of-marque": 4, "seven": 4, "seven-seals": 4}
PLAYED = {"seven-seas": 90, "letter-of-marque": 60, "seven": 450, "seven-seals": 260}
"""The most moves that were made beforehand, as many as a game has here: as many games are near
their end as near their beginning, and an hour does not change that.
"""
LATE = 3000.0
"""Milliseconds that boards may be late at p99."""
INVALID = 0.001
"""The share of requests that may be answered as invalid."""
WARM = 90.0
"""Seconds of play before anything is measured: all hands are opened, caches are filled, and
everything that waited for the restart is announced.
"""
UNIT = Path(__file__).parents[3] / "bot/deploy/seven-seas.service"
BOT = (sys.executable, "-m", "tests.stand_in.bot")
TICKS = os.sysconf("SC_CLK_TCK")


async def deal(
    where: Where,
    world: World,
    computers: int,
    level: Level = Level.MATE,
    played: Mapping[str, int] = MappingProxyType({}),
) -> None:
    """A database with a running table in each channel; `computers` of 100 have a computer, too.

    played: the most moves that are made beforehand by game; it is less at one table than another.
    """
    store, luck, games = await SqlStore.open(where), Random(1), list(GAMES)
    tables = Tables(store, WallClock())
    for number in range(world.tables):
        place = ChannelPlace(guild_id(world.guild_of(number)), channel_id(number))
        people = [Player(f"Person {16 * number + n}", user_id(number, n)) for n in range(4)]
        players, game = people, games[number % len(games)]
        if luck.randrange(100) < computers:
            players = [*people[:3], Player("Marlow", None, level)]
        moves, is_under_way = luck.randrange(1 + played.get(game, 0)), False
        while not is_under_way:
            is_under_way = await under_way(tables, place, game, players, moves, luck)
    await store.close()


async def under_way(
    tables: Tables, place: Place, game: str, players: Sequence[Player], moves: int, luck: Random
) -> bool:
    """Deal a game and make this number of random moves, at most until a computer is to move.

    False if it ended before.
    """
    host, *others = players
    table = await tables.open(place, host, game, {})
    for player in others:
        if player.user is None:
            await seat_computer(tables, table.id, host.user or 0, player)
        else:
            await join(tables, table.id, player)
    await tables.start(table.id, host.user or 0)
    for _ in range(moves):
        seen = await tables.view(table.id, None)
        if not seen.to_move:
            return False
        mover = seen.table.players[seen.to_move[0]].user
        if mover is None:
            break
        seen = await tables.view(table.id, mover)
        await tables.play(table.id, mover, seen.version, index=luck.randrange(len(seen.moves)))
    return bool((await tables.view(table.id, None)).to_move)


@asynccontextmanager
async def stand_in(chosen: Namespace) -> AsyncIterator[str]:
    """The stand-in in a process of its own; its address."""
    given = {
        "servers": chosen.servers,
        "tables": chosen.tables,
        "shards": chosen.shards,
        "delay": chosen.delay,
        "pace": chosen.pace,
        "concurrency": max(1, chosen.shards),
    }
    words = [f"--{name}={value}" for name, value in given.items()]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.stand_in", *words, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert process.stdout is not None
        yield (await process.stdout.readline()).decode().strip()
    finally:
        process.terminate()
        await process.wait()


def environment(address: str, **settings: str) -> dict[str, str]:
    """The environment of a bot on this stand-in with these settings; memory is as under systemd."""
    first = base64.urlsafe_b64encode(str(APPLICATION).encode()).decode().rstrip("=")
    return {
        "LOG_LEVEL": "WARNING",
        **allocation(),
        **os.environ,
        "STAND_IN": address,
        "DISCORD_TOKEN": f"{first}.yyyyyy.{'z' * 38}",
        "TABLES_PER_SERVER": "100000",
        **settings,
    }


def allocation() -> dict[str, str]:
    """How the unit has glibc give memory back."""
    return dict(re.findall(r"^Environment=(MALLOC_\w+)=(.+)$", UNIT.read_text("utf-8"), re.M))


@asynccontextmanager
async def bot(address: str, database: Path, port: int) -> AsyncIterator[int]:
    """The bot in a process of its own; its id."""
    process = await asyncio.create_subprocess_exec(
        *BOT, env=environment(address, DATABASE=str(database), METRICS_PORT=str(port))
    )
    try:
        yield process.pid
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


class Watch:
    """Reads the figures of both processes."""

    def __init__(self, session: aiohttp.ClientSession, address: str, port: int, pid: int) -> None:
        self.session, self.address, self.pid = session, address, pid
        self.metrics = f"http://127.0.0.1:{port}/metrics"

    async def told(self) -> dict[str, Any]:
        """All figures of the stand-in."""
        async with self.session.get(f"{self.address}/control") as answer:
            told: dict[str, Any] = await answer.json()
            return told

    async def order(self, order: str) -> None:
        async with self.session.post(f"{self.address}/control/{order}") as answer:
            answer.raise_for_status()

    async def page(self) -> str:
        """The bot's own figures; "" while it is not there."""
        try:
            async with self.session.get(self.metrics) as answer:
                return await answer.text()
        except aiohttp.ClientError:
            return ""

    async def figure(self, name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", await self.page(), re.MULTILINE)
        return float(found[1]) if found else -1.0

    async def lags(self) -> dict[float, float]:
        """How often the loop was at most so late, by the histogram's bounds in seconds."""
        form = r'^seven_seas_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$'
        return {float(m[1]): float(m[2]) for m in re.finditer(form, await self.page(), re.M)}

    @property
    def resident(self) -> float:
        """Megabytes of memory that the bot holds."""
        pages = Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    @property
    def processor(self) -> float:
        """Seconds of a core that the bot has used."""
        return used(self.pid)


def used(process: int) -> float:
    """Seconds of a core that a process has used."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / TICKS


async def soak(chosen: Namespace) -> None:
    """One run; prints its figures."""
    world, (core, *others) = World(chosen.servers, chosen.tables), os.sched_getaffinity(0)
    if chosen.one_core:
        os.sched_setaffinity(0, others)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        database = Path(folder) / "soak.db"
        await deal(database, world, chosen.computers, played=PLAYED)
        async with (
            stand_in(chosen) as address,
            bot(address, database, chosen.metrics) as pid,
            aiohttp.ClientSession() as session,
        ):
            if chosen.one_core:
                os.sched_setaffinity(pid, {core})  # before it has threads
            watch = Watch(session, address, chosen.metrics, pid)
            await restored(watch, chosen.tables)
            await watch.order("play")
            await asyncio.sleep(WARM)
            await watch.order("begin")
            await measured(watch, chosen)
            await watch.order("rest")


async def restored(watch: Watch, tables: int) -> None:
    """Wait until every table has its board."""
    loop = asyncio.get_running_loop()
    began, posted = loop.time(), "POST /channels/{}/messages 200"
    is_behind = True
    while is_behind:
        await asyncio.sleep(0.5)
        if watch.resident == 0:
            raise RuntimeError("the bot has ended")
        missing = (await watch.told())["requests"].get(posted, 0) < tables
        is_behind = missing or await watch.figure("seven_seas_boards_behind") > 0
    say(f"{tables} tables restored, each with its board, after {loop.time() - began:.0f} s")
    say(f"the bot is process {watch.pid}")


async def measured(watch: Watch, chosen: Namespace) -> None:
    """Print each minute, then the whole time."""
    late, answer = "board late p50   p99   most  behind", "answer p50   p99"
    say(f"minute   moves  {late}   {answer}   cpu %    MB  stand-in")
    before, busy = await watch.lags(), watch.processor
    began, other = busy, (await watch.told())["process"]
    others = used(other)
    minutes = max(1, round(chosen.minutes))
    length = 60.0 * chosen.minutes / minutes
    for minute in range(1, minutes + 1):
        await asyncio.sleep(length)
        told, now, theirs = await watch.told(), watch.processor, used(other)
        board, press = told["board late"], told["answer"]
        say(
            f"{minute:>6}{told['moves']:>8}{board.get('p50', 0):>16.0f}{board.get('p99', 0):>6.0f}"
            f"{board.get('most', 0):>7.0f}{told['behind']:>8}{press.get('p50', 0):>13.1f}"
            f"{press.get('p99', 0):>6.0f}{100 * (now - busy) / length:>8.0f}{watch.resident:>6.1f}"
            f"{100 * (theirs - others) / length:>8.0f} %"
        )
        busy, others = now, theirs
    after = await watch.lags()
    told = await watch.told()
    summary(told, {bound: after[bound] - before.get(bound, 0) for bound in after})
    moves = max(1, told["moves"])
    each = 1000 * (watch.processor - began) / moves
    say(f"processor, of the bot                {each:8.2f} ms a move")


def summary(told: dict[str, Any], lags: dict[float, float]) -> None:
    """The figures of the whole time, with what they should be."""
    moves, total = max(1, told["moves"]), sum(told["requests"].values())
    say(f"moves {told['moves']}, presses {told['presses']}, games ended {told['games ended']}")
    for name, count in told["requests"].items():
        say(f"  {name:<46}{count:>9}{count / moves:>8.3f} a move")
    counted = sum(n for name, n in told["requests"].items() if is_counted(name))
    say(f"under the global limit               {counted / moves:8.3f} a move")
    say(f"the busiest second                   {told['busiest second']:8}")
    say(f"the loop late at p99, at most        {1000 * quantile(lags, 0.99):8.0f} ms")
    say(f"tables where nobody moved for long   {told['idle tables']:8}")
    say(f"presses that nobody answered         {told['unanswered']:8}")
    say(f"hands that did not follow the table  {told['puzzled']:8}")
    late = told["board late"].get("p99", 0.0)
    refused = {scope: told["refused"].get(scope, 0) for scope in ("user", "global")}
    share = told["invalid"] / max(1, total)
    for words, value, is_well in (
        ("boards late at p99, ms, at most 3,000", f"{late:.0f}", late <= LATE),
        ("429 of scope user and global: none", f"{refused}", not any(refused.values())),
        ("invalid requests, under 1 in 1,000", f"{1000 * share:.3f}", share < INVALID),
    ):
        say(f"{'holds' if is_well else 'FAILS'}  {words:<42}{value}")


def is_counted(name: str) -> bool:
    """True if Discord's global limit counts requests of this method and route."""
    return " /webhooks/" not in name and " /interactions/" not in name


def quantile(lags: dict[float, float], share: float) -> float:
    """The bound in seconds below which this share lies."""
    wanted = share * max(lags.values(), default=0.0)
    return next((bound for bound, count in sorted(lags.items()) if count >= wanted), 0.0)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def arguments() -> Namespace:
    """Read the command line."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--servers", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--shards", type=int, default=1)
    parser.add_argument("--computers", type=int, default=0, help="of 100 tables have a mate")
    parser.add_argument("--delay", type=float, default=0.1, help="seconds to Discord's answer")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds from move to move")
    parser.add_argument("--one-core", action="store_true", help="hold the bot to a core of its own")
    parser.add_argument("--metrics", type=int, default=free_port(), help="a port for its figures")
    parser.add_argument("--folder", default=None, help="where the database lies")
    return parser.parse_args()


async def main(chosen: Namespace) -> None:
    """One run; a stop ends its processes, too."""
    running = asyncio.ensure_future(soak(chosen))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


if __name__ == "__main__":
    asyncio.run(main(arguments()))
