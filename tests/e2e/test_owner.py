"""/owner, for the bot's owner alone, and the figures that its host can look at."""

import re
from dataclasses import replace

import aiohttp
import discord
import pytest

from bot.cli.run import measured
from bot.texts.command_words import describe_commands
from cogs.context.options import check_options
from cogs.owner import OwnerCommands
from engine.players.base import Effort
from tests.e2e.comings import Scene
from tests.e2e.conftest import joins
from tests.e2e.said import shows
from tests.e2e.stage import text_of

pytestmark = pytest.mark.slow

DRAINING = "so I open no new tables now"


@pytest.fixture
async def owned(stage: Scene) -> Scene:
    """Olga runs the bot, and has its commands in this server."""
    joins(stage, "Olga", administrator=True)
    stage.bot.owner_id = stage.people["Olga"].id
    await owns(stage)
    return stage


async def owns(stage: Scene) -> None:
    """The bot starts with this server as the one that has its owner's commands."""
    bot = stage.bot
    bot.owner_guild = stage.env.guild.id
    await bot.add_cog(OwnerCommands(bot), guild=discord.Object(bot.owner_guild), override=True)
    check_options(bot.tree, bot.owner_guild)
    describe_commands(bot.tree, bot.catalogue.say(), bot.owner_guild)
    await bot.tree.sync(guild=discord.Object(stage.env.guild.id))


async def test_nobody_but_the_owner_may(stage: Scene) -> None:
    """Their commands are in one server alone, hidden from all but administrators.

    Discord says who the owner is.
    """
    joins(stage, "Grace", administrator=True)
    joins(stage, "Olga", administrator=True)
    stage.bot.owner_id = stage.people["Olga"].id
    for has in (False, True):
        if has:
            await owns(stage)
        assert stage.bot.tree.get_command("owner") is None
        assert ("owner drain" in stage.people["Grace"].available_commands(stage.channel)) is has
        assert "owner drain" not in stage.people["Anna"].available_commands(stage.channel)
    for said in (
        await stage.type("Grace", "owner announce", text="x", sure=True),
        await stage.type("Grace", "owner drain", on=True),
    ):
        assert shows(said, "owner-only")
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")


async def test_an_announcement_is_asked_about_once_and_reaches_each_channel_once(
    owned: Scene,
) -> None:
    words = "At ten I am restarted, <@1>."
    none = await owned.type("Olga", "owner announce", text=words, sure=True)
    assert shows(none, "owner-announce-none")
    await owned.type("Anna", "table open")
    await owned.type("Anna", "table open", thread=True)
    before = len(owned.posted())
    asked = await owned.type("Olga", "owner announce", text=words)
    assert shows(asked, "owner-announce-ask", channels=2)
    assert words in asked
    assert len(owned.posted()) == before
    told = await owned.type("Olga", "owner announce", text=words, sure=True)
    assert shows(told, "owner-announced", channels=2, missed=0)
    sent = owned.posted()[before:]
    assert [shows(str(body), "owner-announcement") for body in sent] == [True, True]
    assert all(body["allowed_mentions"] == {"parse": []} for body in sent), "no mention"
    for place in (owned.channel, *owned.channel.threads):
        assert sum(words in text_of(message) for message in place.history()) == 1
    owned.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=1)
    missed = await owned.type("Olga", "owner announce", text=words, sure=True)
    assert shows(missed, "owner-announced", channels=1, missed=1)
    await owned.sets("Olga", words=True)
    await owned.type("Olga", "owner announce", text=words, sure=True)
    assert text_of(owned.channel.history()[-1]).startswith("From the people who run me: At ten")


async def test_before_a_restart_no_new_table_is_opened_and_boards_say_so(owned: Scene) -> None:
    """Until it is withdrawn, or the bot has started again."""
    await owned.duel()
    said = await owned.type("Olga", "owner drain", on=True)
    assert shows(said, "owner-drain-running", running=1, fresh=1)
    assert owned.board().count(DRAINING) == 1
    for command in ({"thread": True}, {"thread": True, "game": "seven"}):
        assert DRAINING in await owned.type("Ben", "table open", **command)
    await owned.moves(await owned.mover())
    assert owned.board().count(DRAINING) == 1, "also after a move"
    assert shows(await owned.type("Olga", "owner drain", on=False), "owner-drain-off")
    assert DRAINING not in owned.board()
    assert shows(await owned.type("Ben", "table open", thread=True), "lobby-opened")
    await owned.type("Olga", "owner drain", on=True)
    await owned.restart()
    assert DRAINING not in owned.board()
    assert shows(await owned.type("Ben", "table open", thread=True), "lobby-opened")


async def test_the_owner_reads_when_a_restart_interrupts_nobody(owned: Scene) -> None:
    await owned.duel()
    await owned.wait(300)
    await owned.moves(await owned.mover())
    for message in ("owner-drain-running", "owner-drained-idle"):
        await owned.wait(400)
        assert shows(await owned.type("Olga", "owner drain", on=True), message)
    await owned.closes("Anna")
    assert shows(await owned.type("Olga", "owner drain", on=True), "owner-drained-empty")
    for label in ("Play again", "New table"):
        assert DRAINING in await owned.press("Anna", label)


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


async def test_metrics_show_the_state_of_the_bot_and_no_names(stage: Scene) -> None:
    bot = stage.bot
    bot.settings = replace(bot.settings, metrics_port=0)  # any that is free
    async with measured(bot) as port:
        assert port is not None
        await stage.duel()
        await stage.moves(await stage.mover())
        bot.thinker.efforts[Effort.MATE] += 1
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
    stage: Scene, monkeypatch: pytest.MonkeyPatch
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
