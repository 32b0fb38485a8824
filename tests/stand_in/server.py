"""The stand-in's process: its address, and its own routes besides Discord's.

GET /control returns all figures. POST /control/play lets people play, and /control/begin restarts
the measurement.
"""

import asyncio
import os
import sys
from argparse import ArgumentParser
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from hashlib import sha256
from time import perf_counter
from typing import Any

from aiohttp import web

from bot.texts import card_pictures
from tests.stand_in.figures import Figures
from tests.stand_in.gateway import Gateway
from tests.stand_in.people import People
from tests.stand_in.rest import Rest
from tests.stand_in.world import API, Json, World, bot_user

TOKENS_LIVE = 900.0
"""Seconds for which the token of an interaction is valid."""


def option(default: Any, words: str) -> Any:
    """A field that can be chosen on the command line, with what is said of it there."""
    return field(default=default, metadata={"help": words})


@dataclass(frozen=True, slots=True)
class Chosen:
    """The settings of the stand-in."""

    port: int = option(0, "0: any that is free")
    servers: int = option(100, "how many servers have the bot")
    tables: int = option(300, "how many channels they have, with one table each")
    seats: int = option(4, "people at each table")
    pace: float = option(20.0, "seconds from one move to the next at a table, on average")
    shards: int = option(1, "how many shards the gateway recommends")
    concurrency: int = option(1, "how many shards may identify in five seconds")
    delay: float = option(0.1, "seconds from a request to its answer")
    seed: int = option(1, "of the people's choices")


class StandIn:
    """A world with its gateway, its people and the requests that reach it."""

    def __init__(self, chosen: Chosen) -> None:
        self.figures = Figures()
        self.world = World(chosen.servers, chosen.tables, emojis=pictures())
        self.gateway = Gateway(self.world, chosen.shards, chosen.concurrency)
        self.people = People(
            self.world, self.gateway, self.figures, chosen.pace, chosen.seats, chosen.seed
        )
        self.connect: Callable[[web.Request], Awaitable[web.StreamResponse]] = self.gateway.connect
        self.rest = Rest(self.world, self.gateway, self.people, chosen.delay)

    def application(self) -> web.Application:
        """Everything under one address."""
        application = web.Application(client_max_size=1 << 24)
        application.router.add_get("/", self._connected)
        application.router.add_route("*", API + "/{path:.*}", self.rest.answer)
        application.router.add_get("/control", self._told)
        application.router.add_post("/control/{order}", self._ordered)
        return application

    async def _connected(self, request: web.Request) -> web.StreamResponse:
        return await self.connect(request)

    def told(self) -> dict[str, Any]:
        """All figures."""
        limits = self.rest.limits
        return {
            "process": os.getpid(),
            **self.figures.told(),
            "idle tables": self.people.idle,
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

    async def _ordered(self, request: web.Request) -> web.Response:
        match request.match_info["order"]:
            case "begin":
                self.begin()
            case "play":
                self.people.play()
            case other:
                raise web.HTTPNotFound(text=f"no order {other}")
        return web.json_response({})


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


def arguments() -> Chosen:
    """Read the command line."""
    parser = ArgumentParser(prog="stand_in")
    for each in fields(Chosen):
        words = each.metadata["help"]
        parser.add_argument(
            f"--{each.name}", type=type(each.default), default=each.default, help=words
        )
    return Chosen(**vars(parser.parse_args()))


async def serve(chosen: Chosen) -> None:
    """Serve until this is cancelled; prints the address first."""
    async with serving(chosen) as (standing, address):
        sys.stdout.write(f"{address}\n")
        sys.stdout.flush()
        await standing.tidy()


@asynccontextmanager
async def serving(chosen: Chosen) -> AsyncIterator[tuple[StandIn, str]]:
    """A stand-in that serves until the block ends, and its address."""
    standing = StandIn(chosen)
    async with served(standing.application(), chosen.port) as address:
        standing.gateway.address = f"{address.replace('http', 'ws', 1)}/"
        yield standing, address


@asynccontextmanager
async def served(application: web.Application, port: int = 0) -> AsyncIterator[str]:
    """The address where an application answers for as long as the block lasts."""
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
