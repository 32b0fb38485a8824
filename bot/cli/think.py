"""`think`: chooses moves for the computer players of bots elsewhere."""

from __future__ import annotations

import asyncio
import signal
from argparse import Namespace
from collections.abc import Coroutine
from typing import Any

from bot import log
from bot.config import SettingsError, read_settings
from bot.errors import HostError, cluster_libraries


def main(_: Namespace) -> int:
    """Think for the scheduler of THINK_ON until SIGTERM or Ctrl-C."""
    settings = read_settings()
    if settings.think_on is None:
        raise SettingsError("THINK_ON is not set: it names the scheduler, e.g. tcp://10.0.0.5:8786")
    log.set_up(settings.log_level, settings.token, log_format=settings.log_format)
    with cluster_libraries():
        from bot.cluster.thinking import work
    try:
        asyncio.run(_until_stopped(work(settings.think_on)))
    except (OSError, TimeoutError) as error:
        raise HostError(f"no Dask scheduler answers at {settings.think_on}: {error}") from error
    return 0


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await asyncio.wait({task})
    if not task.cancelled():
        task.result()
