"""Figures for Prometheus: requests to Discord by route and status, and where the page stands."""

import asyncio
import json
import re
import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import HTTPClient, Route
from prometheus_client import CollectorRegistry

from bot.app import SevenSeas
from bot.cli.run import measured
from bot.config import Settings
from bot.host.errors import HostError
from bot.host.machine import LOW
from bot.metrics import figures
from bot.metrics.figures import count_requests, route_of
from engine.tables.model.table import STATES, ChannelPlace, Player, Status, Table, Timing, state_of
from tests.stand_in.limits import Fault
from tests.stand_in.server import StandIn
from tests.test_words import LONGEST, faults

DEPLOY = Path(__file__).parents[2] / "bot/deploy"
PROMQL = {
    *("sum", "count", "max", "by", "without", "unless"),
    *("absent", "increase", "rate", "max_over_time", "histogram_quantile"),
}
"""The words of the queries' language that are in use."""


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{}/messages/{}"),
        (
            "/api/v10/interactions/1/aW50ZXJhY3Rpb246MTIzNDU2Nzg5/callback",
            "/interactions/{}/{}/callback",
        ),
        (
            f"/api/v10/webhooks/1/{'aW50' * 30}/messages/@original",
            "/webhooks/{}/{}/messages/@original",
        ),
        ("/", "/"),
    ],
)
def test_a_route_is_shown_without_ids_and_tokens(path: str, route: str) -> None:
    assert route_of(path) == route


def counted(registry: CollectorRegistry, now: Callable[[], float] = monotonic) -> HTTPClient:
    """A client whose requests are counted."""
    trace = aiohttp.TraceConfig()
    count_requests(registry, trace, now)
    return HTTPClient(asyncio.get_running_loop(), http_trace=trace)


async def test_requests_are_counted_by_route_and_status(there: StandIn) -> None:
    """Invalid answers of the last ten minutes too; not those of a limit that others share."""
    registry, now = CollectorRegistry(), [1000.0]
    client = counted(registry, lambda: now[0])
    await client.static_login("token")
    shared = {"X-RateLimit-Scope": "shared"}
    there.rest.faults.add(Fault(403), Fault(429, told={"retry_after": 0.0}, headers=shared))
    for channel in (1, 2):
        try:
            await client.request(Route("GET", "/channels/{channel_id}", channel_id=channel))
        except discord.Forbidden:
            now[0] += 1
    there.rest.faults.add(Fault(429, told={"retry_after": 0.0, "global": True}, times=2))
    await client.request(Route("GET", "/channels/{channel_id}", channel_id=3))
    await client.close()

    def figure(name: str, **labels: str) -> float | None:
        return registry.get_sample_value(f"seven_seas_{name}", labels)

    for status, count in (("403", 1), ("429", 3), ("200", 2)):
        labels = {"method": "GET", "route": "/channels/{}", "status": status}
        assert figure("discord_requests_total", **labels) == count
    assert figure("invalid_answers") == 3
    now[0] += 599.5
    assert figure("invalid_answers") == 2


async def test_a_request_that_never_arrives_has_no_status(there: StandIn) -> None:
    registry = CollectorRegistry()
    client = counted(registry)
    await client.static_login("token")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        Route.BASE = f"http://127.0.0.1:{closed.getsockname()[1]}/api/v10"
        with pytest.raises(OSError, match="Connect"):
            await client.request(Route("GET", "/gateway"))
    await client.close()
    labels = {"method": "GET", "route": "/gateway", "status": "none"}
    assert registry.get_sample_value("seven_seas_discord_requests_total", labels) == 1


def test_every_open_table_is_in_one_state() -> None:
    person = (Player("Anna", 1),)
    table = Table(1, ChannelPlace(1, 1), 1, "seven", "{}", person, Status.LOBBY, 0.0, 1)
    running = replace(table, status=Status.RUNNING)
    away = replace(running, players=())
    gone = replace(table, players=(), timing=Timing(suspended=True))
    assert tuple(map(state_of, (table, running, away, gone))) == STATES


async def test_a_taken_port_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with SevenSeas(Settings(database=tmp_path / "a.db", metrics_port=port)) as bot:
            told = f"^METRICS_PORT {port} cannot be used on 127.0.0.1: Address already in use$"
            with pytest.raises(HostError, match=told):
                await measured(bot).__aenter__()


async def test_a_hanging_loop_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "SECONDS_BETWEEN_MEASURES", 0.01)
    registry = CollectorRegistry()
    async with SevenSeas(Settings(database=tmp_path / "a.db")) as bot:
        watching = asyncio.create_task(figures.Figures(registry, bot).watch_loop())
        await asyncio.sleep(0)
        sleep(0.06)  # noqa: ASYNC251 - as a bug would
        await asyncio.sleep(0.02)
        watching.cancel()
    late = registry.get_sample_value("seven_seas_loop_lag_seconds_sum")
    assert late is not None
    assert late >= 0.05


async def test_nothing_is_measured_unless_the_host_asks_for_it(tmp_path: Path) -> None:
    async with SevenSeas(Settings(database=tmp_path / "a.db")) as bot, measured(bot) as port:
        assert port is None
        assert not [*bot.trace.on_request_start, *bot.trace.on_request_end]


def alerts() -> dict[str, dict[str, Any]]:
    """The rules by name."""
    yaml = pytest.importorskip("yaml")
    read = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    return {rule["alert"]: rule for group in read["groups"] for rule in group["rules"]}


def dashboard() -> list[dict[str, Any]]:
    """The queries of all panels."""
    read = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    return [target for panel in read["panels"] for target in panel["targets"]]


async def test_alerts_and_the_dashboard_use_existing_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prometheus never complains of a wrong name: the alert would just never come."""
    registry = CollectorRegistry()
    async with SevenSeas(Settings(database=tmp_path / "a.db")) as bot:
        monkeypatch.setattr(bot, "shards_online", lambda: {0: True})
        figures.Figures(registry, bot)
        figures.count_requests(registry, aiohttp.TraceConfig())
        requests: Any = registry._names_to_collectors["seven_seas_discord_requests"]
        requests.labels("GET", "/", "200")
        bot.router.took("component", 0.1)
        samples = [sample for metric in registry.collect() for sample in metric.samples]
    there = {sample.name for sample in samples} | {"up"}
    labels = {label for sample in samples for label in sample.labels} | {"instance", "job"}
    asked = [(rule["expr"], rule["annotations"]["summary"]) for rule in alerts().values()]
    asked += [(target["expr"], target["legendFormat"]) for target in dashboard()]
    for query, told in asked:
        bare = re.sub(r'"[^"]*"|\[\w+\]|\b[\d.]+(e\d+)?\b', "", query)
        names = set(re.findall(r"[a-z]\w*", bare)) - PROMQL
        assert names <= there | labels, query
        assert names & there, query
        shown = re.findall(r"\$labels\.(\w+)|{{(\w+)}}", told)
        assert {"".join(label) for label in shown} <= labels, told


def test_alerts_know_the_limits_of_the_bot_and_its_unit_and_the_job_of_the_page() -> None:
    rules, unit = alerts(), (DEPLOY / "seven-seas.service").read_text(encoding="utf-8")
    assert "job_name: seven-seas\n" in (DEPLOY / "hosting.md").read_text(encoding="utf-8")
    assert 'job="seven-seas"' in rules["BotDown"]["expr"]
    assert rules["DiskLow"]["expr"].endswith(f"< {LOW // 10**6}e6")
    (most,) = re.findall(r"^MemoryMax=(\d+)M$", unit, re.MULTILINE)
    assert f"* {most} * 1024 * 1024" in rules["MemoryHigh"]["expr"]
    assert f"{most} MiB" in rules["MemoryHigh"]["annotations"]["summary"]
    for rule in rules.values():
        assert not faults(rule["annotations"]["summary"], LONGEST)
