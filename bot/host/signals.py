"""The effect of SIGTERM, SIGINT, and SIGHUP, which a closed terminal sends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable
from typing import Any

log = logging.getLogger(__name__)


def cancel_on_signal(task: asyncio.Task[Any] | None) -> None:
    """Cancel the task at the first of these signals; ignore later ones."""
    is_stopping = asyncio.Event()

    def stop() -> None:
        if is_stopping.is_set() or task is None:
            log.info("already stopping")
            return
        is_stopping.set()
        log.info("asked to stop: finishing open work")
        task.cancel()

    on_stop_signal(stop)


def on_stop_signal(call: Callable[[], object]) -> None:
    """Call this at each of these signals, in the running loop; not at one that `nohup` ignores."""
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGINT", "SIGHUP"):
        number = getattr(signal, name, None)  # Windows has no SIGHUP
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            with contextlib.suppress(NotImplementedError):  # Windows has no loop signals
                loop.add_signal_handler(number, call)
