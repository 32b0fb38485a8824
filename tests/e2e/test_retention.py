"""How long data is kept: servers that removed the bot, and tables that are over."""

from itertools import pairwise
from typing import Any

import pytest

from cogs.context.preferences import GONE
from cogs.features.history.presses import OUTSIDE
from cogs.ui.routes import HistoryLeaf
from data.base.database import StoreError
from engine.results.ratings import DAY
from engine.tables.schedule import RETRY
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import button_id, button_labels, press_id
from tests.e2e.test_daily import finish
from tests.e2e.test_solo import finished

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
async def table(stage: Scene) -> int:
    """A running table without a clock, in a server with a setting."""
    await stage.duel()
    await stage.bot.services.preferences.set_server(stage.env.guild.id, "clock", 60)
    return int(stage.table.id)


async def look(stage: Scene, *, servers: list[int] | None = None) -> bool:
    """Do the bot's daily check, with these servers; None: with those that Discord named."""
    if servers is not None:
        stage.bot.retention.servers = lambda: servers
    with stage.env._bot_scope():  # at the simulated time
        looked = await stage.bot.retention.look()
    await stage.settled()
    return looked


async def gone(stage: Scene) -> str | None:
    """Since when the server is gone, as it is kept."""
    setting: str | None = await stage.bot.store.setting("guild", stage.env.guild.id, GONE)
    return setting


async def test_a_server_that_removed_the_bot_is_forgotten_after_30_days(
    stage: Scene, table: int
) -> None:
    await stage.removed()
    assert await gone(stage) is not None
    await stage.wait(29 * DAY)
    assert await look(stage)
    known = stage.bot.tables.table(table)
    assert known is not None
    assert known.timing.suspended
    await stage.wait(1.1 * DAY)
    await look(stage)
    assert stage.bot.tables.open_tables() == ()
    assert await stage.bot.store.table(table) is None
    assert await stage.bot.store.servers() == ()


async def test_a_server_that_comes_back_in_time_keeps_everything(stage: Scene, table: int) -> None:
    here = [stage.env.guild.id]
    await stage.removed()
    await stage.wait(29 * DAY)
    guild: Any = stage.env.backend.get_guild(stage.env.guild.id)
    stage.env.backend.faults.clear()
    stage.bot.dispatch("guild_join", guild)
    await stage.settled()
    assert await gone(stage) is None
    await stage.removed()
    await stage.wait(29 * DAY)
    await look(stage, servers=here)  # it came back while the bot was away
    assert await gone(stage) is None
    await stage.wait(29 * DAY)
    await look(stage, servers=[])  # it went while the bot was away
    assert await gone(stage) is not None
    await stage.wait(29 * DAY)
    await look(stage, servers=[])
    assert stage.bot.tables.table(table) is not None
    assert (await stage.bot.services.preferences.server(here[0])).clock == 60


async def test_a_server_with_an_outage_and_a_bot_that_is_offline_lose_nothing(
    stage: Scene, table: int
) -> None:
    server = stage.env.guild.id
    stage.env.backend.emit("GUILD_DELETE", {"id": str(server), "unavailable": True})
    await stage.settled()
    assert await look(stage)
    assert await gone(stage) is None
    assert server in (stage.bot.servers() or ())
    stage.bot.retention.servers = lambda: None
    await stage.wait(40 * DAY)
    assert not await look(stage)
    assert await gone(stage) is None
    assert stage.bot.tables.table(table) is not None


async def test_a_table_goes_a_year_after_its_end_and_its_replay_says_so(
    stage: Scene, table: int
) -> None:
    await stage.closes("Anna")
    result = stage.showing("Replay")
    await stage.wait(364 * DAY)
    await look(stage)
    assert "Move 0/0" in await stage.press("Anna", "Replay", on=result)
    await stage.press_hand("Anna", "More")
    check, save = (button_id(stage.hands["Anna"], b) for b in ("Check the shuffle", "Save"))
    await stage.wait(2 * DAY)
    await look(stage)
    assert await stage.bot.store.table(table) is None
    assert shows(await stage.press("Anna", "More", on=result), "replay-too-old")
    for press in (check, save):
        assert shows(await stage.forge("Anna", press, on=result), "replay-too-old")
    assert shows(await stage.press("Anna", "Play again", on=result), "refusal-no-table")


async def test_practice_is_listed_for_thirty_days(stage: Scene, table: int) -> None:
    """The day that somebody has played stays with them, though its moves go."""
    number = await finished(stage)
    await finish(stage, "Anna")
    await stage.type("Anna", "solo")
    for days, kept in ((29, True), (2, False)):
        await stage.wait(days * DAY)
        await look(stage)
        page = press_id(HistoryLeaf(stage.people["Anna"].id, OUTSIDE))
        told = await stage.forge("Anna", page, on=stage.hands["Anna"])
        assert ("3rd of 3" in told) is ("🃏" in told) is kept
        assert shows(told, "history-none-outside") is not kept
        assert ("Play alone" in button_labels(stage.hands["Anna"])) is not kept, "a way on"
        assert (await stage.bot.store.table(number) is not None) is kept
    assert "Daily deals: 1 played" in await stage.type("Anna", "profile")
    assert await stage.bot.store.table(table) is not None


async def test_unfinished_work_is_retried_in_a_minute_and_then_daily(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, servers = stage.bot, list[Any]([None, [stage.env.guild.id]])
    looked, look = list[float](), bot.retention.look

    async def counted() -> bool:
        looked.append(stage.now())
        if len(looked) == 1:
            raise StoreError("the disk is full")
        return await look()

    monkeypatch.setattr(bot.retention, "look", counted)
    monkeypatch.setattr(bot.retention, "servers", lambda: servers[min(len(looked) - 2, 1)])
    with stage.env._bot_scope():
        bot.retention.start()
    await stage.wait(RETRY + 65)
    assert len(looked) == 3, "after the failure, and after a look without servers"
    await stage.wait(2 * DAY)
    waits = [round(later - earlier) for earlier, later in pairwise(looked)]
    assert waits[:2] + waits[3:] == [RETRY, 60, DAY]
    assert looked[3] % DAY == looked[4] % DAY == 0  # at midnight, when notes of the day go
