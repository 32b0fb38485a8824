"""Nobody misses a turn or waits for ever: /mytables, nudges, hosts who fall silent."""

from __future__ import annotations

from dataclasses import replace

from cogs.table.my_tables import SHOWN
from engine.tables.model.table import ChannelPlace, Player, Status, Timing
from tests.cogs.faces.by_ear import faults_of
from tests.e2e.company import (
    announcement,
    board,
    boards,
    last_ping,
    mover,
    moves,
    now,
    others,
    posted,
    wait,
)
from tests.e2e.harbour import Harbour, button_labels, components_of, text_of
from tests.e2e.playing import open_table


async def test_who_sits_nowhere_is_told_what_to_do(harbour: Harbour) -> None:
    """In private, by command and below a result."""
    await harbour.type("Anna", "table open", game="seven")
    before = len(posted(harbour))
    assert "You aren't at any table in this server. `/table open`" in await harbour.type(
        "Ben", "mytables"
    )
    told = await harbour.type("Anna", "mytables")
    opened = int(harbour.table.opened)
    begins = "Not dealt yet: press **Start** when everyone has joined"
    assert f"{begins} · opened <t:{opened}:R>" in told
    assert len(posted(harbour)) == before
    await harbour.type("Anna", "table end")
    await harbour.ends("Anna")
    assert "You aren't at any table" in await harbour.press("Anna", "My tables")


async def test_my_turn_comes_first_with_since_when_and_the_way_there(harbour: Harbour) -> None:
    """After a restart too; tables of other servers are no part of it."""
    first, guild = harbour.channel, harbour.env.guild
    await open_table(harbour, "seven", ["Anna", "Ben"])
    waiting = (await others(harbour))[0]
    began = int(harbour.table.started)
    harbour.channel = guild.create_text_channel("cove")
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=300)
    while await mover(harbour) != waiting:
        await wait(harbour, 30)
        await moves(harbour, await mover(harbour))
    asked, (board,) = int(now(harbour)), boards(harbour)
    await wait(harbour, 20)
    elsewhere = harbour.env.create_guild("Elsewhere").create_text_channel("quay")
    await harbour.bot.tables.open(
        ChannelPlace(elsewhere.guild.id, elsewhere.id), harbour.table.players[0], "seven", {}
    )
    for _ in range(2):
        told = (await harbour.type(waiting, "mytables")).splitlines()
        assert told[0] == "### 🧭 Your tables here"
        turn, where, other, there = told[1:]
        assert turn.startswith(f"**Your turn** began <t:{asked}:R> · ⏳ The turn ends <t:")
        link = f"https://discord.com/channels/{guild.id}/{harbour.channel.id}/{board.id}"
        assert where == f"-# 7 Seas in <#{harbour.channel.id}> · [go there]({link})"
        mate = next(name for name in ("Anna", "Ben") if name != waiting)
        assert other == f"{mate} to move; the turn began <t:{began}:R>"
        assert there.startswith(f"-# 7 in <#{first.id}> · [go there]")
        await harbour.restart()


async def test_in_private_the_tables_of_all_servers_are_listed_with_their_names(
    harbour: Harbour,
) -> None:
    """My turn is first there, too; what Discord could take for markup in a name is not."""
    ben = harbour.people["Ben"]
    told = text_of((await ben.user.slash("mytables")).response)
    assert told.startswith("You aren't at any table in any server. `/table open`")
    elsewhere = harbour.env.create_guild("*Isle* of Skulls").create_text_channel("quay")
    there = ChannelPlace(elsewhere.guild.id, elsewhere.id)
    await harbour.bot.tables.open(there, Player("Ben", ben.id), "seven-seals", {})
    await open_table(harbour, "seven", ["Ben", "Anna"])
    while await mover(harbour) != "Ben":
        await moves(harbour, await mover(harbour))
    told = text_of((await ben.user.slash("mytables")).response)
    title, turn, here, lobby, other = told.splitlines()
    assert title == "### 🧭 Your tables"
    assert turn.startswith("**Your turn** began <t:")
    assert here.startswith(f"-# 7 in <#{harbour.channel.id}>, The Seven Seas · [go there](")
    assert lobby.startswith("Not dealt yet: press **Start** when")
    assert other.startswith(f"-# The Seven Seals in <#{elsewhere.id}>, \\*Isle\\* of Skulls")
    assert "Isle" not in await harbour.type("Ben", "mytables")


async def test_a_table_out_of_reach_says_so_and_many_tables_are_counted(harbour: Harbour) -> None:
    """The page keeps Discord's limits, and reads well by ear."""
    await harbour.prefers("Anna", words=True)
    await open_table(harbour, "seven", ["Anna", "Ben"])
    for number in range(SHOWN + 1):
        place = ChannelPlace(harbour.env.guild.id, number + 1)
        timing = Timing(suspended=True)
        there = replace(harbour.table, place=place, timing=timing, opened=0.0, started=1.0)
        await harbour.bot.store.add_table(there)
    await harbour.bot.tables.restore()
    told = await harbour.type("Anna", "mytables")
    assert told.count("I can't reach it right now") >= SHOWN - 1
    assert "And 2 more." in told
    shown = harbour.privates("Anna")[-1]
    assert faults_of(components_of(shown)) == []


async def test_a_nudge_reminds_whoever_is_to_move_once_an_hour(harbour: Harbour) -> None:
    """Without a clock too; one announcement stands, and the next turn has its own."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben", "Chloé"])
    who = await mover(harbour)
    one, other = await others(harbour)
    await harbour.press(who, "More")
    assert "Nudge" not in button_labels(harbour.hands[who])
    forged = f"7s:{harbour.table.id}:0:nudge:"
    assert "It's your own turn" in await harbour.forge(who, forged)
    assert "You aren't at this table" in await harbour.forge("Dirk", forged)
    await harbour.press(one, "More")
    said = await harbour.press_hand(one, "Nudge")
    assert f"I reminded {who} to move." in said
    assert (
        announcement(harbour) == f"{harbour.people[who].mention}, {one} is waiting for your move."
    )
    assert last_ping(harbour) == [who]
    sent = len(posted(harbour))
    for again in (one, other):
        assert "Once an hour is enough" in await harbour.forge(again, forged)
    assert len(posted(harbour)) == sent
    await wait(harbour, 3601)
    await harbour.press(other, "More")
    await harbour.press_hand(other, "Nudge")
    assert f"{other} is waiting for your move" in announcement(harbour)
    await moves(harbour, who)
    assert "your turn" in announcement(harbour)


async def test_who_wants_no_mention_is_not_nudged_and_who_wants_reminders_is(
    harbour: Harbour,
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"], clock=86400)
    who, (other,) = await mover(harbour), await others(harbour)
    await harbour.prefers(who, mentions="never")
    sent = len(posted(harbour))
    await harbour.press(other, "More")
    assert f"{who} has turned my mentions off" in await harbour.press_hand(other, "Nudge")
    assert len(posted(harbour)) == sent
    await harbour.prefers(who, mentions="reminders")
    await harbour.press(other, "More")
    await harbour.press_hand(other, "Nudge")
    assert f"{other} is waiting for your move. ⏳ <t:" in announcement(harbour)
    assert last_ping(harbour) == [who]


async def test_a_host_silent_for_a_day_is_succeeded_by_who_asks_what_hosts_may(
    harbour: Harbour,
) -> None:
    """By a command, or by the button behind More; any press of the host counts as presence."""
    await open_table(harbour, "seven", ["Anna", "Ben", "Chloé"])
    await wait(harbour, 20 * 3600)
    assert "Only the host" in await harbour.type("Ben", "table host", member="Ben")
    await harbour.press("Anna", "Rules")
    await harbour.restart()
    await wait(harbour, 20 * 3600)
    assert "Only the host" in await harbour.type("Ben", "table host", member="Ben")
    await harbour.press("Ben", "More")
    assert "Become host" not in button_labels(harbour.hands["Ben"])
    await wait(harbour, 5 * 3600)
    assert "Only the host" in await harbour.type("Dirk", "table clock", clock=3600)
    assert "The clock is set: 1 hour" in await harbour.type("Ben", "table clock", clock=3600)
    assert "Ben is the host now." in board(harbour)
    await harbour.type("Ben", "table clock", clock=0)
    await wait(harbour, 26 * 3600)
    await harbour.press("Chloé", "More")
    assert "**Chloé** is the host now." in await harbour.press_hand("Chloé", "Become host")
    assert "Become host" not in button_labels(harbour.hands["Chloé"])
    assert "Only the host" in await harbour.type("Anna", "table host", member="Anna")


async def test_a_lobby_whose_host_is_silent_is_started_by_another(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open", game="seven")
    await harbour.press("Ben", "Join")
    assert "Only the host" in await harbour.press("Ben", "Start")
    await wait(harbour, 26 * 3600)
    await harbour.press("Ben", "Start")
    assert harbour.table.status is Status.RUNNING
    assert harbour.table.host == harbour.people["Ben"].id
