"""Many live tables on the unmodified bot, with a stand-in for Discord that enforces its limits.

    python -m tests.lab.load.soak [--tables 900] [--minutes 60] [--one-core]

The bot, its database and the stand-in are processes of their own; time is real. The tables are
dealt before the bot starts, each somewhere in the middle of its game, so that it begins with a
restore, as after an upgrade. Then somebody at each table moves once in twenty seconds on average.
The figures of each minute are printed, and those of the whole time with what they should be.
"""

import asyncio
import os
import re
import signal
import socket
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from contextlib import aclosing
from pathlib import Path
from typing import Any

import aiohttp

from tests.lab.load.dealing import ANYWHERE, deal
from tests.lab.load.programs import Process, Programs
from tests.lab.telling import processor, resident, say
from tests.stand_in.world import World

LATE = 3000.0
"""Milliseconds that boards may be late at p99."""
INVALID = 0.001
"""The share of requests that may be answered as invalid."""


async def lags(port: int) -> dict[float, float]:
    """How often the bot's loop was at most so late, by the histogram's bounds in seconds."""
    address = f"http://127.0.0.1:{port}/metrics"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        page = await answer.text()
    form = r'^seven_seas_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)$'
    return {float(m[1]): float(m[2]) for m in re.finditer(form, page, re.M)}


async def soak(chosen: Namespace, made: Programs) -> None:
    """One run; prints its figures."""
    world, (core, *others) = World(chosen.servers, chosen.tables), os.sched_getaffinity(0)
    database, port = made.folder / "soak.db", free_port()
    await deal(database, world, played=ANYWHERE)
    if chosen.one_core:
        os.sched_setaffinity(0, others)
    await made.stand_in(chosen)
    bot = await made.bot(DATABASE=str(database), METRICS_PORT=str(port))
    if chosen.one_core:
        os.sched_setaffinity(bot.pid, {core})  # before it has threads
    await made.restored(chosen.tables)
    say(f"the bot is process {bot.pid}")
    await made.order("play")
    await asyncio.sleep(chosen.warm)  # hands are opened, caches filled, restarts announced
    await made.order("begin")
    before, began = await lags(port), processor(bot.pid)
    await minutes(made, bot, chosen.minutes)
    told, after = await made.figures(), await lags(port)
    summary(told, {bound: after[bound] - before.get(bound, 0) for bound in after})
    each = 1000 * (processor(bot.pid) - began) / max(1, told["moves"])
    say(f"processor, of the bot                {each:8.2f} ms a move")


async def minutes(made: Programs, bot: Process, number: float) -> None:
    """Print the figures of each minute."""
    late, answer = "board late p50   p99   most  behind", "answer p50   p99"
    say(f"minute   moves  {late}   {answer}   cpu %    MB  stand-in")
    pids = (bot.pid, (await made.figures())["process"])
    busy = [processor(pid) for pid in pids]
    turns = max(1, round(number))
    length = 60.0 * number / turns
    for minute in range(1, turns + 1):
        await asyncio.sleep(length)
        told, now = await made.figures(), [processor(pid) for pid in pids]
        own, other = (100 * (one - was) / length for one, was in zip(now, busy, strict=True))
        board, press = told["board late"], told["answer"]
        say(
            f"{minute:>6}{told['moves']:>8}{board.get('p50', 0):>16.0f}{board.get('p99', 0):>6.0f}"
            f"{board.get('most', 0):>7.0f}{told['behind']:>8}{press.get('p50', 0):>13.1f}"
            f"{press.get('p99', 0):>6.0f}{own:>8.0f}{resident(bot.pid):>6.1f}{other:>8.0f} %"
        )
        busy = now


def summary(told: Mapping[str, Any], lags: dict[float, float]) -> None:
    """The figures of the whole time, with what they should be."""
    moves, total = max(1, told["moves"]), sum(told["requests"].values())
    say(f"moves {told['moves']}, presses {told['presses']}, games ended {told['games ended']}")
    for name, count in told["requests"].items():
        say(f"  {name:<46}{count:>9}{count / moves:>8.3f} a move")
    free = (" /webhooks/", " /interactions/")  # Discord's global limit doesn't count these
    counted = sum(n for name, n in told["requests"].items() if not any(f in name for f in free))
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


def quantile(lags: dict[float, float], share: float) -> float:
    """The bound in seconds below which this share lies."""
    wanted = share * max(lags.values(), default=0.0)
    return next((bound for bound, count in sorted(lags.items()) if count >= wanted), 0.0)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


async def main() -> None:
    """One run; a stop ends its processes, too."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--servers", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=20.0, help="seconds from move to move")
    parser.add_argument("--warm", type=float, default=90.0, help="seconds of play beforehand")
    parser.add_argument("--one-core", action="store_true", help="hold the bot to a core of its own")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as folder:
        async with aclosing(Programs(Path(folder))) as made:
            await soak(chosen, made)


if __name__ == "__main__":
    asyncio.run(main())
