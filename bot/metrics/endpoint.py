"""The pages /metrics, /health and /ready: by default only for programs on this machine."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from os import strerror

from aiohttp import web
from prometheus_client import CollectorRegistry, disable_created_metrics
from prometheus_client.aiohttp import make_aiohttp_handler

from bot.host.errors import HostError
from bot.metrics.figures import Figures, Measured, Requests

log = logging.getLogger(__name__)


@asynccontextmanager
async def serving(bot: Measured, address: str, port: int) -> AsyncIterator[int]:
    """Measure the bot and serve the pages until the block ends; yields the port (0: any).

    HostError if the port can't be used.
    """
    disable_created_metrics()  # type: ignore[no-untyped-call]  # a line more for each figure
    registry = CollectorRegistry()
    bot.http.http_trace = Requests(registry).trace()
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


async def _health(bot: Measured, _: web.Request) -> web.Response:
    """Answer 200, with notices: a bot that hangs doesn't answer."""
    return web.Response(text="\n".join(("alive", *bot.notices.values(), "")))


async def _ready(bot: Measured, _: web.Request) -> web.Response:
    """Answer 200 if all shards are online, else 503 with the numbers of the others."""
    lost = [str(shard) for shard, is_online in bot.shards_online().items() if not is_online]
    if lost:
        return web.Response(status=503, text=f"offline: {', '.join(lost)}\n")
    return web.Response(text="online\n")
