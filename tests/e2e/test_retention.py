"""How long data is kept: servers that removed the bot, and tables that are over."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cogs.context.preferences import GONE
from data.base.database import StoreError
from data.upkeep import DAY
from engine.tables.model.table import OwnPlace, Player, Status
from engine.tables.schedule import RETRY
from tests.e2e.company import now, wait
from tests.e2e.harbour import Harbour, button_id
from tests.e2e.playing import open_table
from tests.e2e.test_daily import finish
from tests.e2e.test_solo import finished

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
async def table(harbour: Harbour) -> int:
    """A running table without a clock, in a server with a setting."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    await harbour.bot.services.preferences.set_server(harbour.env.guild.id, "clock", 60)
    return int(harbour.table.id)


async def settled(harbour: Harbour) -> None:
    """All that follows from what was not a person's doing."""
    for _ in range(5):
        await asyncio.sleep(0.02)
        await harbour.env.settle()


async def look(harbour: Harbour, *, servers: list[int] | None = None) -> bool:
    """Do the bot's daily check, with these servers; None: with those that Discord named."""
    if servers is not None:
        harbour.bot.retention._servers = lambda: servers
    with harbour.env._bot_scope():  # at the simulated time
        looked = await harbour.bot.retention.look()
    await settled(harbour)
    return looked


async def removed(harbour: Harbour) -> None:
    """The server removes the bot, which may not do anything there any more."""
    harbour.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    harbour.env.backend.emit("GUILD_DELETE", {"id": str(harbour.env.guild.id)})
    await settled(harbour)


async def gone(harbour: Harbour) -> str | None:
    """Since when the server is gone, as it is kept."""
    setting: str | None = await harbour.bot.store.setting("guild", harbour.env.guild.id, GONE)
    return setting


@pytest.mark.slow
async def test_a_server_that_removed_the_bot_is_forgotten_after_30_days(
    harbour: Harbour, table: int
) -> None:
    await removed(harbour)
    assert await gone(harbour) is not None
    await wait(harbour, 29 * DAY)
    assert await look(harbour)
    known = harbour.bot.tables.table(table)
    assert known is not None
    assert known.timing.suspended
    await wait(harbour, 1.1 * DAY)
    await look(harbour)
    assert harbour.bot.tables.open_tables() == ()
    assert await harbour.bot.store.table(table) is None
    assert await harbour.bot.store.servers() == ()


async def test_a_server_that_comes_back_in_time_keeps_everything(
    harbour: Harbour, table: int
) -> None:
    here = [harbour.env.guild.id]
    await removed(harbour)
    await wait(harbour, 29 * DAY)
    guild: Any = harbour.env.backend.get_guild(harbour.env.guild.id)
    harbour.env.backend.faults.clear()
    harbour.bot.dispatch("guild_join", guild)
    await settled(harbour)
    assert await gone(harbour) is None
    await removed(harbour)
    await wait(harbour, 29 * DAY)
    await look(harbour, servers=here)  # it came back while the bot was away
    assert await gone(harbour) is None
    await wait(harbour, 29 * DAY)
    await look(harbour, servers=[])  # it went while the bot was away
    assert await gone(harbour) is not None
    await wait(harbour, 29 * DAY)
    await look(harbour, servers=[])
    assert harbour.bot.tables.table(table) is not None
    assert (await harbour.bot.services.preferences.server(here[0])).clock == 60


async def test_a_table_of_a_person_alone_stays_while_servers_leave(
    harbour: Harbour, table: int
) -> None:
    """It is in no server, so it is in none that has been gone; 30 days after its end it goes."""
    anna = harbour.people["Anna"].id
    with harbour.env._bot_scope():  # at the simulated time
        own = await harbour.bot.tables.open(OwnPlace(anna), Player("Anna", anna), "seven", {})
    over = replace(own, status=Status.FINISHED, started=own.opened, ended=own.opened)
    finished = await harbour.bot.store.add_table(over)
    await wait(harbour, 29 * DAY)
    await look(harbour, servers=[])
    assert await harbour.bot.store.table(finished.id) == finished
    for _ in range(3):
        await wait(harbour, 31 * DAY)
        await look(harbour, servers=[])
    assert await harbour.bot.store.table(table) is None, "that server has left"
    assert await harbour.bot.store.table(own.id) == own, "it can be played on"
    assert await harbour.bot.store.table(finished.id) is None
    assert await harbour.bot.store.setting("guild", 0, GONE) is None


async def test_a_server_with_an_outage_and_a_bot_that_is_offline_lose_nothing(
    harbour: Harbour, table: int
) -> None:
    server = harbour.env.guild.id
    harbour.env.backend.emit("GUILD_DELETE", {"id": str(server), "unavailable": True})
    await settled(harbour)
    assert await look(harbour)
    assert await gone(harbour) is None
    assert server in (harbour.bot.servers() or ())
    harbour.bot.retention._servers = lambda: None
    await wait(harbour, 40 * DAY)
    assert not await look(harbour)
    assert await gone(harbour) is None
    assert harbour.bot.tables.table(table) is not None


async def test_a_table_goes_a_year_after_its_end_and_its_replay_says_so(
    harbour: Harbour, table: int
) -> None:
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    result = harbour.showing("Replay")
    await wait(harbour, 364 * DAY)
    await look(harbour)
    assert "replay · move" in await harbour.press("Anna", "Replay", on=result)
    check, save = (button_id(harbour.hands["Anna"], b) for b in ("Check the shuffle", "Save"))
    await wait(harbour, 2 * DAY)
    await look(harbour)
    assert await harbour.bot.store.table(table) is None
    assert "I don't keep it any more" in await harbour.press("Anna", "Replay", on=result)
    for press in (check, save):
        assert "I don't keep it any more" in await harbour.forge("Anna", press, on=result)
    assert "There is no open table here" in await harbour.press("Anna", "Play again", on=result)


async def test_practice_is_listed_for_thirty_days(harbour: Harbour, table: int) -> None:
    """The day that somebody has played stays with them, though its moves go."""
    number = await finished(harbour)
    anna = harbour.people["Anna"].id
    await finish(harbour, "Anna")
    await harbour.type("Anna", "solo")
    for days, kept in ((29, True), (2, False)):
        await wait(harbour, days * DAY)
        await look(harbour)
        practice = f"7s:0:0:history:{anna}.practice.0"
        told = await harbour.forge("Anna", practice, on=harbour.hands["Anna"])
        assert ("2nd of 2" in told) is kept
        assert ("a practice game in the last 30 days" in told) is not kept
        assert (await harbour.bot.store.table(number) is not None) is kept
    assert "Daily deals: 1 played" in await harbour.type("Anna", "profile")
    assert await harbour.bot.store.table(table) is not None


async def test_an_open_table_stays_however_old_it_is(harbour: Harbour, table: int) -> None:
    people = harbour.bot.people
    people.promise = replace(people.promise, table_days=3)
    await wait(harbour, 9 * DAY)
    await look(harbour)
    known = harbour.bot.tables.table(table)
    assert known is not None
    assert known.status is Status.RUNNING


async def test_what_is_not_done_is_tried_again_in_a_minute_and_then_daily(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, servers = harbour.bot, list[Any]([None, [harbour.env.guild.id]])
    looked, look = list[float](), bot.retention.look

    async def counted() -> bool:
        looked.append(now(harbour))
        if len(looked) == 1:
            raise StoreError("the disk is full")
        return await look()

    monkeypatch.setattr(bot.retention, "look", counted)
    monkeypatch.setattr(bot.retention, "_servers", lambda: servers[min(len(looked) - 2, 1)])
    with harbour.env._bot_scope():
        bot.retention.start()
    await wait(harbour, RETRY + 65)
    assert len(looked) == 3, "after the failure, and after a look without servers"
    await wait(harbour, 2 * DAY)
    assert [round(later - earlier) for earlier, later in pairwise(looked)] == [RETRY, 60, DAY, DAY]
