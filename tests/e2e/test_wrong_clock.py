"""The host's clock is three minutes ahead or behind: everything happens at Discord's time."""

import pytest

from bot.host.machine import WallClock
from engine.tables.model.result import day_of
from tests.amounts import one_of
from tests.e2e.comings import announcement, board, mover, now, player, seen, wait
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage


@pytest.fixture(params=[180.0, -180.0], ids=["ahead", "behind"], autouse=True)
def off(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    """The seconds by which the host's clock is ahead of Discord's."""
    real, seconds = WallClock.now, float(request.param)
    monkeypatch.setattr(WallClock, "now", lambda clock: real(clock) + seconds)
    return seconds


@pytest.mark.parametrize("clock", one_of([60, 300]))
async def test_a_turn_lasts_as_long_as_discord_shows(stage: Stage, clock: int) -> None:
    """The deadline is the one that Discord counts down, and nothing happens before it."""
    opened = now(stage)
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=clock)
    who, deadline = await mover(stage), stage.table.timing.deadline
    assert opened + clock - 1 <= deadline <= now(stage) + clock
    assert f"<t:{int(deadline)}:R>" in announcement(stage)
    await wait(stage, deadline - now(stage) - 2)
    assert (await seen(stage)).version == 0
    assert player(stage, who).missed == 0
    await wait(stage, 6)
    assert shows(board(stage), "news-time-up", name=who)


async def test_a_day_begins_when_it_does_for_discord(stage: Stage) -> None:
    await wait(stage, 86400 - now(stage) % 86400 - 60)
    for who in ("Anna", "Ben"):
        await stage.type(who, "about")
    today = day_of(now(stage))
    assert f"day {today}" in await stage.type("Chloé", "daily")
    await wait(stage, 62)
    assert f"day {today + 1}" in await stage.type("Dirk", "daily")
