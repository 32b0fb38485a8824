"""Metrics for Prometheus while people play: figures, and nobody's name or number."""

import re
from dataclasses import replace

import aiohttp
import pytest

from bot.cli.run import measured
from engine.players.base import Effort
from tests.e2e.comings import duel, mover, moves
from tests.e2e.stage import Stage


async def scraped(port: int, path: str = "/metrics") -> tuple[int, str]:
    """The status and text of the page."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


def figure(page: str, name: str) -> float:
    """The value of this figure, named with its labels as Prometheus does."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    assert found is not None, f"no {name} in {page}"
    return float(found[1])


async def test_metrics_show_the_state_of_the_bot_and_no_names(stage: Stage) -> None:
    bot = stage.bot
    bot.settings = replace(bot.settings, metrics_port=0)  # any that is free
    async with measured(bot) as port:
        assert port is not None
        await duel(stage)
        await moves(stage, await mover(stage))
        bot.thinker.note(Effort.MATE)
        bot.publisher.refresh(stage.table.id)
        assert bot.publisher.behind == 1, "until the channel shows it"
        await bot.publisher.caught_up(stage.table.id)
        status, page = await scraped(port)
        assert (await scraped(port, "/"))[0] == 404
    assert status == 200
    answers = 'seven_seas_answer_seconds_count{kind="%s"}'
    assert figure(page, answers % "command") == 1
    assert figure(page, answers % "press") >= 4
    assert figure(page, 'seven_seas_answer_seconds_bucket{kind="press",le="+Inf"}') >= 4
    assert figure(page, 'seven_seas_tables{game="seven-seas",state="running"}') == 1
    assert figure(page, 'seven_seas_tables{game="seven-seas",state="lobby"}') == 0
    assert figure(page, "seven_seas_boards_behind") == 0
    assert figure(page, 'seven_seas_online{shard="0"}') == 1
    assert figure(page, "seven_seas_thoughts_fallen_back_total") == 0
    assert figure(page, "seven_seas_unreadable_events_total") == 0
    assert figure(page, 'seven_seas_captains_thoughts_total{effort="full"}') == 0
    assert figure(page, 'seven_seas_captains_thoughts_total{effort="mate"}') == 1
    assert figure(page, "seven_seas_commit_seconds_count") >= 4
    assert figure(page, "seven_seas_commits_failed_total") == 0
    assert figure(page, "seven_seas_loop_lag_seconds_count") >= 0
    assert figure(page, "seven_seas_invalid_answers") == 0
    assert figure(page, 'seven_seas_memory_bytes{process="bot"}') > 1e6
    assert figure(page, 'seven_seas_memory_bytes{process="thinking"}') == 0
    assert figure(page, "seven_seas_disk_free_bytes") > 0
    told = "\n".join(line for line in page.splitlines() if not line.startswith("#"))
    for name, member in stage.people.items():
        assert name.casefold() not in told.casefold()
        assert str(member.id) not in told
    assert str(stage.env.guild.id) not in told
    assert str(stage.channel.id) not in told
    with pytest.raises(aiohttp.ClientConnectionError):
        await scraped(port)


async def test_pages_say_that_the_bot_is_alive_and_whether_it_is_online(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = stage.bot
    bot.settings = replace(bot.settings, metrics_port=0)
    async with measured(bot) as port:
        assert port is not None
        assert await scraped(port, "/ready") == (200, "online\n")
        monkeypatch.setattr(bot, "shards_online", lambda: {0: True, 1: False, 2: False})
        assert await scraped(port, "/ready") == (503, "offline: 1, 2\n")
        assert await scraped(port, "/health") == (200, "alive\n")
        bot.notices.put("clock", "The clock is wrong.")
        assert await scraped(port, "/health") == (200, "alive\nThe clock is wrong.\n")
