"""The stand-in's process: the address, and what can be asked of it besides Discord's own.

GET /control tells all figures, /control/table?channel=0 what the people of a channel see, and
/control/moves what became of every move that somebody pressed.
POST /control/play?pace=20 lets people play, /control/rest stops them, /control/begin measures
anew, /control/drop?shard=3 breaks a shard's connection (without shard: all),
/control/limit?each_second=40 changes the global limit, and /control/open?channel=0&game=seven
types /table open in the channel of this number.
"""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from time import perf_counter
from typing import Any

from aiohttp import web

from data import card_pictures
from tests.benchmarks.stand_in.figures import Figures
from tests.benchmarks.stand_in.gateway import Gateway
from tests.benchmarks.stand_in.people import People
from tests.benchmarks.stand_in.rest import API, Rest
from tests.benchmarks.stand_in.world import Json, World, bot_user, channel_id

TOKENS_LIVE = 900.0
"""Seconds for which the token of an interaction is valid."""


class StandIn:
    """A world with its gateway, its people and the requests that reach it."""

    def __init__(self, chosen: Namespace) -> None:
        self.figures = Figures()
        self.world = World(chosen.servers, chosen.tables, emojis=pictures())
        self.gateway = Gateway(self.world, chosen.shards, chosen.concurrency)
        self.people = People(
            self.world, self.gateway, self.figures, chosen.pace, chosen.seats, chosen.seed
        )
        self.rest = Rest(self.world, self.gateway, self.people, chosen.delay)

    def application(self) -> web.Application:
        """Everything under one address."""
        application = web.Application(client_max_size=1 << 24)
        application.router.add_get("/", self.gateway.connect)
        application.router.add_route("*", API + "/{path:.*}", self.rest.answer)
        application.router.add_get("/control", self._told)
        application.router.add_get("/control/table", self._table)
        application.router.add_get("/control/moves", self._moves)
        application.router.add_post("/control/{order}", self._ordered)
        return application

    def told(self) -> dict[str, Any]:
        """All figures."""
        limits = self.rest.limits
        return {
            "process": os.getpid(),
            **self.figures.told(),
            "idle tables": len(self.people.idle),
            "idle": self.people.idle[:5],
            "identifies": len(self.gateway.identifies),
            "identified too soon": self.gateway.too_soon,
            "resumes": self.gateway.resumes,
            "shards": self.gateway.ready,
            "requests": dict(sorted(self.rest.counted.items())),
            "refused": dict(limits.refused),
            "invalid": self.rest.invalid,
            "busiest second": limits.busiest,
        }

    def begin(self) -> None:
        """Measure from now on."""
        self.figures.begin()
        self.people.ledger.begin()
        self.rest.counted.clear()
        self.rest.limits.refused.clear()
        self.rest.limits.busiest = 0

    async def tidy(self) -> None:
        """Forget what Discord would forget, so that the memory of this process stays small."""
        while True:
            await asyncio.sleep(30)
            self.people.tidy(perf_counter() - TOKENS_LIVE)
            self.rest.limits.tidy(asyncio.get_running_loop().time())

    async def _told(self, _: web.Request) -> web.Response:
        return web.json_response(self.told())

    async def _table(self, request: web.Request) -> web.Response:
        table = self.people.tables[channel_id(int(request.query["channel"]))]
        board = self.world.messages.get(table.board)
        return web.json_response({"board": board, "private": dict(table.private)})

    async def _moves(self, _: web.Request) -> web.Response:
        return web.json_response(self.people.ledger.told())

    async def _ordered(self, request: web.Request) -> web.Response:
        given = request.query
        match request.match_info["order"]:
            case "begin":
                self.begin()
            case "play":
                self.people.pace = float(given.get("pace", self.people.pace))
                self.people.play()
            case "rest":
                self.people.rest()
            case "drop":
                shard = int(given["shard"]) if "shard" in given else None
                return web.json_response({"dropped": await self.gateway.drop(shard)})
            case "limit":
                self.rest.limits.each_second = int(given["each_second"])
            case "open":
                await self._open(int(given["channel"]), given["game"])
            case other:
                raise web.HTTPNotFound(text=f"no order {other}")
        return web.json_response({})

    async def _open(self, number: int, game: str) -> None:
        channel = channel_id(number)
        choice = [{"type": 3, "name": "game", "value": game}]
        opening = [{"type": 1, "name": "open", "options": choice}]
        await self.people.command(channel, self.people.tables[channel].users[0], "table", opening)


def pictures() -> list[Json]:
    """The bot's pictures of cards, as it has sent them at an earlier start."""
    there = {"roles": [], "require_colons": True, "managed": False, "animated": False}
    return [
        {
            **there,
            "id": str(n),
            "name": f"{name}_{sha256(image).hexdigest()[:4]}",
            "user": bot_user(),
        }
        for n, (name, image) in enumerate(card_pictures.read().items(), 1)
    ]


def arguments() -> Namespace:
    """What the stand-in is to be."""
    parser = ArgumentParser(prog="stand_in")
    options: list[tuple[str, Callable[[str], Any], Any, str]] = [
        ("port", int, 0, "0: any that is free"),
        ("servers", int, 100, "how many servers have the bot"),
        ("tables", int, 300, "how many channels they have, with one table each"),
        ("seats", int, 4, "people at each table"),
        ("pace", float, 20.0, "seconds from one move to the next at a table, on average"),
        ("shards", int, 1, "how many shards the gateway recommends"),
        ("concurrency", int, 1, "how many shards may identify in five seconds"),
        ("delay", float, 0.1, "seconds from a request to its answer"),
        ("seed", int, 1, "of the people's choices"),
    ]
    for name, kind, default, words in options:
        parser.add_argument(f"--{name}", type=kind, default=default, help=words)
    return parser.parse_args()


async def serve(chosen: Namespace) -> None:
    """Serve until this is cancelled; prints the address first."""
    async with serving(chosen) as (standing, address):
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()
        await standing.tidy()


@asynccontextmanager
async def serving(chosen: Namespace) -> AsyncIterator[tuple[StandIn, str]]:
    """A stand-in that serves until the block ends, and its address."""
    standing = StandIn(chosen)
    runner = web.AppRunner(standing.application(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", chosen.port).start()
    address = f"127.0.0.1:{runner.addresses[0][1]}"
    standing.gateway.address = f"ws://{address}/"
    try:
        yield standing, f"http://{address}"
    finally:
        await runner.cleanup()
