"""The figures for Prometheus and their pages; none names a person, a server or a table.

/metrics, /health and /ready are by default only for programs on this machine. Requests to Discord
are counted by route and status, without their ids and tokens.
"""

import asyncio
import logging
import re
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import product
from os import strerror, sysconf
from pathlib import Path
from time import monotonic
from typing import Final

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, disable_created_metrics
from prometheus_client import Counter as Total
from prometheus_client.aiohttp import make_aiohttp_handler
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.app import SevenSeas
from bot.host.errors import HostError
from bot.host.machine import space_of
from engine.games import GAMES
from engine.players.base import Effort
from engine.tables.model.table import STATES, state_of

NO_ANSWER: Final = "none"
"""Replaces the status if the connection failed."""
INVALID: Final = (401, 403, 429)
"""Statuses that Discord counts: after 10,000 in ten minutes it blocks the address."""
MOST_INVALID: Final = 10_000
TEN_MINUTES: Final = 600.0

SECRET: Final = re.compile(r"/(?:\d+|[^/]{20,})(?=/|$)")
"""An id, or a token, which is longer than any word of a route."""


def route_of(path: str) -> str:
    """A path of Discord's API without ids and tokens, e.g. /channels/{}/messages.

    "/" is the connection to the gateway.
    """
    return SECRET.sub("/{}", re.sub(r"^/api/v\d+", "", path))


def count_requests(
    registry: CollectorRegistry, trace: aiohttp.TraceConfig, now: Callable[[], float] = monotonic
) -> None:
    """Count the requests in this trace of a client, each after it ends."""
    requests = Total(
        "seven_seas_discord_requests",
        "Requests to Discord; status none: the connection failed.",
        ["method", "route", "status"],
        registry=registry,
    )
    invalid = deque[float](maxlen=MOST_INVALID)
    Gauge(
        "seven_seas_invalid_answers",
        "Answers 401, 403 and 429 of the last ten minutes that Discord counts.",
        registry=registry,
    ).set_function(lambda: sum(at >= now() - TEN_MINUTES for at in invalid))

    async def answered(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        status, headers = end.response.status, end.response.headers
        requests.labels(end.method, route_of(end.url.path), str(status)).inc()
        if status in INVALID and headers.get("X-RateLimit-Scope") != "shared":
            invalid.append(now())

    async def failed(_: object, __: object, end: aiohttp.TraceRequestExceptionParams) -> None:
        requests.labels(end.method, route_of(end.url.path), NO_ANSWER).inc()

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)


TYPES: Final = {"component": "press", "application_command": "command"}
"""Discord's types of interactions in our words."""
ANSWERS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
COMMITS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SECONDS_BETWEEN_MEASURES: Final = 0.5


class Figures:
    """Times events as they happen; counts tables and the like only when asked."""

    def __init__(self, registry: CollectorRegistry, bot: SevenSeas) -> None:
        answers = Histogram(
            "seven_seas_answer_seconds",
            "From the arrival of a press or a command until its answer was shown.",
            ["kind"],
            buckets=ANSWERS,
            registry=registry,
        )
        commits = Histogram(
            "seven_seas_commit_seconds",
            "Commits of the database, each of which may keep several writes.",
            buckets=COMMITS,
            registry=registry,
        )
        failures = Total(
            "seven_seas_commits_failed",
            "Commits that kept nothing, or not all of their writes, e.g. because the disk is full.",
            registry=registry,
        )
        self._lag = Histogram(
            "seven_seas_loop_lag_seconds",
            "How late the event loop came to a task that had slept.",
            buckets=LAGS,
            registry=registry,
        )
        registry.register(_Present(bot))
        bot.router.took = lambda kind, took: answers.labels(TYPES.get(kind, kind)).observe(took)

        def committed(seconds: float, is_kept: bool) -> None:
            commits.observe(seconds)
            failures.inc(not is_kept)

        bot.store.committed = committed

    async def watch_loop(self) -> None:
        """Measure the event loop's delay every half second until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SECONDS_BETWEEN_MEASURES
            await asyncio.sleep(SECONDS_BETWEEN_MEASURES)
            self._lag.observe(max(0.0, loop.time() - due))


class _Present(Collector):
    """The figures that are counted when Prometheus asks."""

    def __init__(self, bot: SevenSeas) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        bot = self._bot
        tables = GaugeMetricFamily(
            "seven_seas_tables", "Open tables by game and state.", labels=["game", "state"]
        )
        counted = Counter((table.game, state_of(table)) for table in bot.tables.open_tables())
        for game, state in product(GAMES, STATES):
            tables.add_metric([game, state], counted[game, state])
        yield tables
        behind = "Tables whose channel does not show all that has happened."
        yield GaugeMetricFamily("seven_seas_boards_behind", behind, value=bot.publisher.behind)
        for name, told, value in (
            ("thoughts", "Thoughts of computer players.", bot.thinker.thoughts),
            ("thoughts_fallen_back", "Thoughts by a mate in its place.", bot.thinker.fallen_back),
            ("unreadable_events", "Unreadable events of Discord.", bot.unreadable.total()),
        ):
            yield CounterMetricFamily(f"seven_seas_{name}", told, value=value)
        captains = CounterMetricFamily(
            "seven_seas_captains_thoughts",
            "Moves of captains: with full time to think, a shorter one in a crowd, or by a mate.",
            labels=["effort"],
        )
        for effort in Effort:
            captains.add_metric([effort.value], bot.thinker.efforts[effort])
        yield captains
        memory = GaugeMetricFamily(
            "seven_seas_memory_bytes", "Resident memory by process.", labels=["process"]
        )
        memory.add_metric(["bot"], resident(["self"]))
        memory.add_metric(["thinking"], resident(map(str, bot.thinker.processes.ids)))
        yield memory
        space = "Space left on the disk of the database."
        yield GaugeMetricFamily(
            "seven_seas_disk_free_bytes", space, value=space_of(bot.settings.database)[0]
        )
        online = GaugeMetricFamily(
            "seven_seas_online", "1 while Discord and the shard hear each other.", labels=["shard"]
        )
        for shard, is_online in bot.shards_online().items():
            online.add_metric([str(shard)], is_online)
        yield online


def resident(processes: Iterable[str]) -> float:
    """Bytes of memory that these processes take, from Linux; "self" is this process.

    prometheus_client's own figure needs more of /proc than the service may see.
    """
    pages = 0
    for process in processes:
        with suppress(OSError):  # it has ended
            pages += int(Path("/proc", process, "statm").read_text("ascii").split()[1])
    return float(pages * sysconf("SC_PAGE_SIZE"))


log = logging.getLogger(__name__)


@asynccontextmanager
async def serving(bot: SevenSeas, address: str, port: int) -> AsyncIterator[int]:
    """Measure the bot and serve the pages until the block ends; yields the port (0: any).

    HostError if the port can't be used.
    """
    disable_created_metrics()  # type: ignore[no-untyped-call]  # a line more for each figure
    registry = CollectorRegistry()
    count_requests(registry, bot.trace)
    watching = asyncio.create_task(Figures(registry, bot).watch_loop())
    application = web.Application()
    application.router.add_get("/metrics", make_aiohttp_handler(registry))
    application.router.add_get("/health", partial(_health, bot))
    application.router.add_get("/ready", partial(_ready, bot))
    runner = web.AppRunner(application, access_log=None)
    try:
        await runner.setup()
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            reason = strerror(error.errno) if error.errno else error
            raise HostError(f"METRICS_PORT {port} cannot be used on {address}: {reason}") from error
        bound = int(runner.addresses[0][1])
        log.info("figures for Prometheus on http://%s:%d/metrics", address, bound)
        yield bound
    finally:
        watching.cancel()
        await runner.cleanup()


async def _health(bot: SevenSeas, _: web.Request) -> web.Response:
    """Answer 200, with notices: a bot that hangs doesn't answer."""
    return web.Response(text="\n".join(("alive", *bot.notices.values(), "")))


async def _ready(bot: SevenSeas, _: web.Request) -> web.Response:
    """Answer 200 if all shards are online, else 503 with the numbers of the others."""
    lost = [str(shard) for shard, is_online in bot.shards_online().items() if not is_online]
    if lost:
        return web.Response(status=503, text=f"offline: {', '.join(lost)}\n")
    return web.Response(text="online\n")
