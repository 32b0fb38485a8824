"""Nobody misses a turn or waits for ever: /mytables, nudges, hosts who fall silent."""

from dataclasses import replace

import pytest

from cogs.table.my_tables import LISTED
from cogs.ui.routes import Verb
from engine.tables.model.table import ChannelPlace, Player, Timing
from tests.cogs.faces.by_ear import faults_of
from tests.e2e.comings import (
    announcement,
    board,
    boards,
    last_ping,
    mover,
    moves,
    others,
    posted,
    wait,
)
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, components_of, press_id, text_of


async def test_my_turn_comes_first_with_since_when_and_the_way_there(stage: Stage) -> None:
    """After a restart too; tables of other servers are no part of it."""
    first, guild = stage.channel, stage.env.guild
    await open_table(stage, "seven", ["Anna", "Ben"])
    waiting = (await others(stage))[0]
    began = int(stage.table.started)
    stage.channel = guild.create_text_channel("cove")
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=300)
    while await mover(stage) != waiting:
        await wait(stage, 30)
        await moves(stage, await mover(stage))
    asked, (board,) = int(stage.table.timing.deadline) - 300, boards(stage)
    await wait(stage, 20)
    elsewhere = stage.env.create_guild("Elsewhere").create_text_channel("quay")
    await stage.bot.tables.open(
        ChannelPlace(elsewhere.guild.id, elsewhere.id), stage.table.players[0], "seven", {}
    )
    for _ in range(2):
        told = (await stage.type(waiting, "mytables")).splitlines()
        assert told[0] == "### 🧭 Your tables here"
        turn, where, other, there = told[1:]
        assert turn.startswith(f"**Your turn** began <t:{asked}:R> · ⏳ The turn ends <t:")
        link = f"https://discord.com/channels/{guild.id}/{stage.channel.id}/{board.id}"
        assert where == f"-# 7 Seas in <#{stage.channel.id}> · [go there]({link})"
        mate = next(name for name in ("Anna", "Ben") if name != waiting)
        assert other == f"{mate} to move; the turn began <t:{began}:R>"
        assert there.startswith(f"-# 7 in <#{first.id}> · [go there]")
        await stage.restart()


async def test_in_private_the_tables_of_all_servers_are_listed_with_their_names(
    stage: Stage,
) -> None:
    """My turn is first there, too; what Discord could take for markup in a name is not."""
    ben = stage.people["Ben"]
    told = text_of((await ben.user.slash("mytables")).response)
    assert shows(told, "tables-none")
    elsewhere = stage.env.create_guild("*Isle* of Skulls").create_text_channel("quay")
    there = ChannelPlace(elsewhere.guild.id, elsewhere.id)
    await stage.bot.tables.open(there, Player("Ben", ben.id), "seven-seals", {})
    await open_table(stage, "seven", ["Ben", "Anna"])
    while await mover(stage) != "Ben":
        await moves(stage, await mover(stage))
    told = text_of((await ben.user.slash("mytables")).response)
    title, turn, here, lobby, other = told.splitlines()
    assert title == "### 🧭 Your tables"
    assert shows(turn, "tables-yours")
    assert here.startswith(f"-# 7 in <#{stage.channel.id}>, The Seven Seas · [go there](")
    assert shows(lobby, "tables-lobby")
    assert other.startswith(f"-# The Seven Seals in <#{elsewhere.id}>, \\*Isle\\* of Skulls")
    assert "Isle" not in await stage.type("Ben", "mytables")


async def test_a_table_out_of_reach_says_so_and_many_tables_are_counted(stage: Stage) -> None:
    """The page keeps Discord's limits, and reads well by ear."""
    await stage.prefers("Anna", words=True)
    await open_table(stage, "seven", ["Anna", "Ben"])
    for number in range(LISTED + 1):
        place = ChannelPlace(stage.env.guild.id, number + 1)
        timing = Timing(suspended=True)
        there = replace(stage.table, place=place, timing=timing, opened=0.0, started=1.0)
        await stage.bot.store.add_table(there)
    await stage.bot.tables.restore()
    told = await stage.type("Anna", "mytables")
    assert told.count("I can't reach it right now") >= LISTED - 1
    assert "And 2 more." in told
    shown = stage.privates("Anna")[-1]
    assert faults_of(components_of(shown)) == []


@pytest.mark.slow
async def test_a_nudge_reminds_the_player_to_move_once_an_hour(stage: Stage) -> None:
    """Without a clock too; one announcement stands, and the next turn has its own.

    A used button is gone; an older one says when it works again.
    """
    await open_table(stage, "seven-seas", ["Anna", "Ben", "Chloé"])
    who = await mover(stage)
    one, other = await others(stage)
    await stage.press(who, "More")
    assert "Nudge" not in button_labels(stage.hands[who])
    forged = press_id(Verb.NUDGE, stage.table.id)
    assert shows(await stage.forge(who, forged), "refusal-own-turn")
    assert shows(await stage.forge("Dirk", forged), "refusal-not-seated")
    said = await stage.goes(one, "More", "Nudge")
    assert shows(said, "nudge-done", name=who)
    assert shows(announcement(stage), "turn-nudge", mention=stage.people[who].mention, name=one)
    assert last_ping(stage) == [who]
    sent = len(posted(stage))
    for again in (one, other):
        assert shows(await stage.forge(again, forged), "refusal-too-soon")
        await stage.press(again, "More")
        assert "Nudge" not in button_labels(stage.hands[again])
    assert len(posted(stage)) == sent
    await wait(stage, 3601)
    await stage.goes(other, "More", "Nudge")
    assert shows(announcement(stage), "turn-nudge", name=other)
    await moves(stage, who)
    assert shows(announcement(stage), "turn-announcement", count=1)


async def test_nudges_follow_each_persons_preference(
    stage: Stage,
) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"], clock=86400)
    who, (other,) = await mover(stage), await others(stage)
    await stage.prefers(who, mentions="never")
    sent = len(posted(stage))
    assert shows(await stage.goes(other, "More", "Nudge"), "nudge-unwanted", names=who, count=1)
    assert len(posted(stage)) == sent
    await stage.prefers(who, mentions="reminders")
    await stage.goes(other, "More", "Nudge")
    assert f"{other} is waiting for your move. ⏳ The turn ends <t:" in announcement(stage)
    assert last_ping(stage) == [who]


@pytest.mark.slow
async def test_a_person_who_acts_as_host_succeeds_a_host_silent_for_a_day(
    stage: Stage,
) -> None:
    """By a command, or by the button behind More; any press of the host counts as presence."""
    await open_table(stage, "seven", ["Anna", "Ben", "Chloé"])
    await wait(stage, 20 * 3600)
    assert shows(await stage.does("Ben", "host", "Ben"), "refusal-not-host")
    await stage.press("Anna", "Rules")
    await stage.restart()
    await wait(stage, 20 * 3600)
    assert shows(await stage.does("Ben", "host", "Ben"), "refusal-not-host")
    await stage.press("Ben", "More")
    assert "Become host" not in button_labels(stage.hands["Ben"])
    await wait(stage, 5 * 3600)
    assert shows(await stage.does("Dirk", "clock", "3600"), "refusal-not-host")
    assert shows(await stage.does("Ben", "clock", "3600"), "clock-done")
    assert shows(board(stage), "news-host", name="Ben")
    await stage.does("Ben", "clock", "0")
    await wait(stage, 26 * 3600)
    assert shows(await stage.goes("Chloé", "More", "Become host"), "host-done", host="**Chloé**")
    assert "Become host" not in button_labels(stage.hands["Chloé"])
    assert shows(await stage.does("Anna", "host", "Anna"), "refusal-not-host")
