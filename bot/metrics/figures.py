"""What Prometheus is told. No figure names a person, a server or a table."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import product
from os import sysconf
from pathlib import Path
from typing import Final, Protocol

from prometheus_client import CollectorRegistry, Histogram
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.thinking import Thinking
from cogs.messages.publisher import ChannelPublisher
from cogs.presses.answers import Answers
from data.store import SqliteStore
from engine.games import GAMES
from engine.tables.service import Tables
from engine.tables.table import STATES, state_of

KINDS: Final = {"component": "press", "application_command": "command"}
"""Discord's types of interactions in our words."""
ANSWERS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
COMMITS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAGS: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SECONDS_BETWEEN: Final = 0.5
"""Seconds between two looks whether the event loop comes late."""


class Measured(Protocol):
    """The parts of the bot that are measured."""

    answers: Answers
    publisher: ChannelPublisher
    store: SqliteStore
    tables: Tables
    thinker: Thinking

    def is_online(self) -> bool:
        """Whether Discord and the bot hear each other."""


class Figures:
    """Takes the time of what happens; counts what is there only when it is asked for."""

    def __init__(self, registry: CollectorRegistry, bot: Measured) -> None:
        self._answers = Histogram(
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
        self._lag = Histogram(
            "seven_seas_loop_lag_seconds",
            "How late the event loop came to a task that had slept.",
            buckets=LAGS,
            registry=registry,
        )
        registry.register(_Present(bot))
        bot.answers.took = self._took
        bot.store.committed = commits.observe

    def _took(self, kind: str, seconds: float) -> None:
        self._answers.labels(KINDS.get(kind, kind)).observe(seconds)

    async def watch_loop(self) -> None:
        """Look every half second how late the loop comes, until this is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SECONDS_BETWEEN
            await asyncio.sleep(SECONDS_BETWEEN)
            self._lag.observe(max(0.0, loop.time() - due))


class _Present(Collector):
    """What is there just now, and what the bot counts anyway."""

    def __init__(self, bot: Measured) -> None:
        self._bot = bot

    def collect(self) -> Iterator[Metric]:
        """Every figure, as of now."""
        bot = self._bot
        tables = GaugeMetricFamily(
            "seven_seas_tables", "Open tables by game and state.", labels=["game", "state"]
        )
        counted = Counter((table.game, state_of(table)) for table in bot.tables.open_tables())
        for game, state in product(GAMES, STATES):
            tables.add_metric([game, state], counted[game, state])
        yield tables
        yield GaugeMetricFamily(
            "seven_seas_boards_behind",
            "Tables whose channel does not show all that has happened.",
            value=bot.publisher.behind,
        )
        yield CounterMetricFamily(
            "seven_seas_thoughts", "Thoughts of computer players.", value=bot.thinker.thoughts
        )
        yield CounterMetricFamily(
            "seven_seas_thoughts_fallen_back",
            "Thoughts that a mate had in place of the thinking process.",
            value=bot.thinker.fallen_back,
        )
        memory = GaugeMetricFamily(
            "seven_seas_memory_bytes", "Resident memory by process.", labels=["process"]
        )
        memory.add_metric(["bot"], resident(["self"]))
        memory.add_metric(["thinking"], resident(map(str, bot.thinker.processes)))
        yield memory
        yield GaugeMetricFamily(
            "seven_seas_online",
            "1 while Discord and the bot hear each other.",
            value=bot.is_online(),
        )


def resident(processes: Iterable[str]) -> float:
    """Bytes of memory that these processes take, as Linux tells; "self" is this one.

    prometheus_client's own figure needs more of /proc than the service may see.
    """
    pages = 0
    for process in processes:
        with suppress(OSError):  # it has ended
            pages += int(Path("/proc", process, "statm").read_text("ascii").split()[1])
    return float(pages * sysconf("SC_PAGE_SIZE"))
