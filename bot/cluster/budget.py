"""Discord's limit on requests is one for all processes: each takes its share of it."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final
from uuid import uuid4

from cogs.messages.throttle import Throttle
from data.base.database import StoreError
from data.base.ports import Server
from data.postgres.budget import Budget

log = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 2.0
"""Seconds between two looks at how many share."""
SECONDS_VALID: Final = 10.0
"""Seconds for which a share is a process's own, also if the database is away meanwhile."""
TOGETHER: Final = 44.0
"""Requests a second of all processes: less than of one that is alone, as each of them may make two
at the same moment.
"""
LEAST: Final = 0.2
"""Requests a second of who has no share yet, or has lost it: one table after the other goes on.

The limit leaves room for that.
"""


async def keep_share(server: Server, throttle: Throttle) -> None:
    """Set the pace of the tables' messages to this process's share, until this is cancelled."""
    budget, valid = Budget(server, str(uuid4())), 0.0
    throttle.a_second = LEAST
    try:
        while True:
            asked = monotonic()
            try:
                throttle.a_second = max(LEAST, await budget.share(TOGETHER, SECONDS_VALID))
                valid = asked + SECONDS_VALID
            except StoreError as error:
                log.warning("the share of requests to Discord is not known: %s", error)
            if monotonic() + SECONDS_BETWEEN > valid:
                throttle.a_second = LEAST
            await asyncio.sleep(SECONDS_BETWEEN)
    finally:
        throttle.a_second = LEAST
        await budget.give_back()
