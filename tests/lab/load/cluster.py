"""One bot against two on one PostgreSQL: the gain by a second process.

    python -m tests.lab.load.cluster [--tables 200]

The stand-in for Discord has 16 shards. People press as fast as they are answered, with one process
and with two that have eight shards each. It takes PostgreSQL (Debian: apt-get install postgresql).
"""

import asyncio
from argparse import ArgumentParser, Namespace
from contextlib import aclosing, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.data.postgres import started
from tests.lab.load.dealing import deal
from tests.lab.load.programs import Programs, family
from tests.lab.telling import processor, say
from tests.stand_in.world import World

SHARDS = 16
HALVES = ("0-7/16", "8-15/16")
ALL = "0-15/16"


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
    with closing(await asyncio.to_thread(started)) as cluster, TemporaryDirectory() as folder:
        server = cluster.database()
        async with aclosing(Programs(Path(folder))) as made:
            await deal(server, World(chosen.servers, chosen.tables))
            await made.stand_in(chosen)
            bots = [await made.bot(DATABASE_URL=server.url, SHARDS=each) for each in ranges]
            await made.restored(chosen.tables)
            await made.order("play")
            await asyncio.sleep(chosen.warm)
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


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--servers", type=int, default=160)
    parser.add_argument("--warm", type=float, default=30.0, help="seconds of play beforehand")
    parser.add_argument("--seconds", type=float, default=60.0, help="of measuring")
    parser.set_defaults(shards=SHARDS, delay=0.05, pace=0.01)
    asyncio.run(compared(parser.parse_args()))
