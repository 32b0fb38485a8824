"""Nobody misses a turn or waits for ever: /mytables, nudges, hosts who fall silent."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.table.my_tables import LISTED
from engine.tables.model.table import ChannelPlace, Player, Timing
from tests.cogs.faces.by_ear import faults_of
from tests.e2e.comings import Scene
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, components_of, text_of


async def test_my_turn_comes_first_with_since_when_and_the_way_there(stage: Scene) -> None:
    """After a restart too; tables of other servers are no part of it."""
    first, guild = stage.channel, stage.env.guild
    await stage.open_table("seven", ["Anna", "Ben"])
    waiting = (await stage.others())[0]
    began = int(stage.table.started)
    stage.channel = guild.create_text_channel("cove")
    await stage.duel(clock=300)
    while await stage.mover() != waiting:
        await stage.wait(30)
        await stage.moves(await stage.mover())
    asked, (board,) = int(stage.table.timing.deadline) - 300, stage.boards()
    await stage.wait(20)
    elsewhere = stage.env.create_guild("Elsewhere").create_text_channel("quay")
    await stage.bot.tables.open(
        ChannelPlace(elsewhere.guild.id, elsewhere.id), stage.table.players[0], "seven", {}
    )
    for _ in range(2):
        told = (await stage.type(waiting, "mytables")).splitlines()
        assert shows(told[0], "tables-title", where="here")
        turn, where, other, there = told[1:]
        assert turn.startswith(f"**Your turn** began <t:{asked}:R> · until <t:")
        link = f"https://discord.com/channels/{guild.id}/{stage.channel.id}/{board.id}"
        assert where == f"-# 7 Seas in <#{stage.channel.id}> · [go there]({link})"
        mate = next(name for name in ("Anna", "Ben") if name != waiting)
        assert other == f"{mate} to move; the turn began <t:{began}:R>"
        assert there.startswith(f"-# 7 in <#{first.id}> · [go there]")
        await stage.restart()


async def test_in_private_the_tables_of_all_servers_are_listed_with_their_names(
    stage: Scene,
) -> None:
    """My turn is first there, too; what Discord could take for markup in a name is not."""
    ben = stage.people["Ben"]
    told = text_of((await ben.user.slash("mytables")).response)
    assert shows(told, "tables-none")
    elsewhere = stage.env.create_guild("*Isle* of Skulls").create_text_channel("quay")
    there = ChannelPlace(elsewhere.guild.id, elsewhere.id)
    await stage.bot.tables.open(there, Player("Ben", ben.id), "seven-seals", {})
    await stage.open_table("seven", ["Ben", "Anna"])
    while await stage.mover() != "Ben":
        await stage.moves(await stage.mover())
    told = text_of((await ben.user.slash("mytables")).response)
    title, turn, here, lobby, other = told.splitlines()
    assert title == "### 🧭 Your tables"
    assert shows(turn, "tables-yours")
    assert here.startswith(f"-# 7 in <#{stage.channel.id}>, The Seven Seas · [go there](")
    assert shows(lobby, "tables-lobby")
    assert other.startswith(f"-# The Seven Seals in <#{elsewhere.id}>, \\*Isle\\* of Skulls")
    assert "Isle" not in await stage.type("Ben", "mytables")


async def test_a_table_out_of_reach_says_so_and_many_tables_are_counted(stage: Scene) -> None:
    """The page keeps Discord's limits, and reads well by ear."""
    await stage.prefers("Anna", words=True)
    await stage.open_table("seven", ["Anna", "Ben"])
    for number in range(LISTED + 1):
        place = ChannelPlace(stage.env.guild.id, number + 1)
        timing = Timing(suspended=True)
        there = replace(stage.table, place=place, timing=timing, opened=0.0, started=1.0)
        await stage.bot.store.add_table(there)
    await stage.bot.tables.restore()
    told = await stage.type("Anna", "mytables")
    assert told.count("I can't show it right now") >= LISTED - 1
    assert "And 2 more." in told
    shown = stage.privates("Anna")[-1]
    assert faults_of(components_of(shown)) == []


async def test_nudges_follow_each_persons_preference(stage: Scene) -> None:
    who, other = await stage.duel(clock=86400)
    await stage.prefers(who, mentions="never")
    sent = len(stage.posted())
    assert shows(await stage.goes(other, "More", "Nudge"), "nudge-unwanted", names=who, count=1)
    assert len(stage.posted()) == sent
    await stage.prefers(who, mentions="reminders")
    await stage.goes(other, "More", "Nudge")
    assert shows(stage.announcement(), "turn-nudge", name=other)
    assert "<t:" in stage.announcement(), "when the turn ends"
    assert stage.last_ping() == [who]
    for each in (who, other):
        await stage.press(each, "More")
        assert "Nudge" not in button_labels(stage.hands[each]), "nobody can do it now"


@pytest.mark.slow
async def test_a_person_who_acts_as_host_succeeds_a_host_silent_for_a_day(stage: Scene) -> None:
    """By any press on what only the host may do; any press of the host counts as presence."""
    await stage.open_table("seven", ["Anna", "Ben", "Chloé"])
    await stage.wait(20 * 3600)
    assert shows(await stage.does("Ben", "host", "Ben"), "refusal-not-host")
    await stage.press("Anna", "Rules")
    await stage.restart()
    await stage.wait(20 * 3600)
    assert shows(await stage.does("Ben", "host", "Ben"), "refusal-not-host")
    await stage.press("Ben", "More")
    assert "Seats" not in button_labels(stage.hands["Ben"])
    await stage.wait(5 * 3600)
    assert shows(await stage.does("Ben", "clock", "3600"), "clock-done")
    assert shows(stage.board(), "news-host", name="Ben")
    await stage.does("Ben", "clock", "0")
    await stage.wait(26 * 3600)
    await stage.goes("Chloé", "More", "Seats")
    assert stage.table.host == stage.people["Chloé"].id
    assert shows(await stage.does("Anna", "host", "Anna"), "refusal-not-host")


HOUR, DAY = 3600, 86_400


async def test_more_than_half_of_the_present_can_vote_in_a_mate_after_half_a_day(
    stage: Scene,
) -> None:
    """Behind More and on the board; any press of the absent one gives the seat back."""
    await stage.open_table("seven-seas", ["Anna", "Ben", "Chloé", "Dirk"])
    who, (other, two, three) = await stage.mover(), await stage.others()
    await stage.wait(12 * HOUR - 60)
    await stage.press(other, "More")
    assert f"A computer for {who}" not in button_labels(stage.hands[other])
    await stage.wait(60)
    for name in (two, three):
        await stage.press(name, "Rules")
    await stage.goes(other, "More", "Nudge")
    assert f"A computer for {who}" in button_labels(stage.hands[other])
    assert shows(stage.announcement(), "turn-nudge", name=other)
    said = await stage.press_hand(other, f"A computer for {who}")
    assert shows(said, "stand-in-voted", name=who, votes=1, needed=2)
    assert shows(stage.board(), "vote-stand-in", name=who, yes=other)
    assert shows(await stage.press(two, f"A computer for {who}"), "stand-in-done", name=who)
    assert shows(stage.board(), "news-stand-in", name=who)
    assert await stage.mover() != who
    await stage.press(who, "Rules")
    assert not stage.player(who).is_away
    assert shows(stage.board(), "news-came-back", name=who)


async def test_the_clock_rests_in_quiet_hours_and_nobody_is_mentioned(stage: Scene) -> None:
    """The board and the hand say so; the mention comes in the morning, the reminder by day."""
    who, other = await stage.duel(clock=HOUR)
    night = "2026-01-01T00:00"
    assert shows(await stage.prefers(other, quiet="22-7"), "quiet-no-zone")
    said = await stage.prefers(other, quiet="22-7=Europe/Berlin")
    assert shows(said, "preferences-quiet", begin="22:00", end="07:00", zone="Europe/Berlin")
    await stage.restart()
    await stage.moves(who)
    seven = int(stage.now()) // DAY * DAY + 6 * HOUR
    assert stage.table.timing.deadline == seven + HOUR, night
    rest = f"⏳ The turn ends <t:{seven + HOUR}:R>. The clock pauses from <t:"
    assert rest in stage.board()
    assert shows(stage.board(), "turn-rests", end=f"<t:{seven}:t>")
    assert shows(stage.board(), "board-quiet", names=other, until=f"<t:{seven}:t>")
    assert rest in await stage.press(other, "My hand")
    assert stage.announcements() == []
    said = await stage.goes(who, "More", "Nudge")
    assert shows(said, "nudge-asleep", names=other, count=1)
    assert f"<t:{seven}:t>" in said
    sent = len(stage.posted())
    await stage.wait(seven - stage.now() - 1)
    assert len(stage.posted()) == sent
    await stage.wait(2)
    assert shows(stage.announcement(), "turn-announcement", count=1)
    assert stage.last_ping() == [other]
    await stage.wait(HOUR / 2)
    assert shows(stage.announcement(), "turn-reminder")
    await stage.wait(HOUR / 2 + 10)
    assert shows(stage.board(), "news-time-up", name=other)


async def test_quiet_hours_are_typed_and_taken_back(stage: Scene) -> None:
    """In the time zone of a city; the form shows what holds already. A zone may be gone."""
    assert shows(await types_hours(stage, "Anna", "22-7", "Atlantis"), "quiet-no-zone")
    said = await types_hours(stage, "Anna", "22.30 to 7", "new york")
    assert shows(said, "preferences-quiet", begin="22:30", end="07:00", zone="America/New_York")
    shown = await form_of(stage, "Anna")
    asked = [label["component"] for label in shown.modal["components"]]
    assert [part["value"] for part in asked] == ["22:30-07:00", "America/New_York"]
    assert shows(await types_hours(stage, "Anna", "", "America/New_York"), "preferences-quiet-off")
    await stage.prefers("Ben", quiet="22-7=Berlin")
    await stage.bot.services.preferences.prefer(stage.people["Ben"].id, "zone", "Asia/Atlantis")
    await stage.type("Anna", "table open")
    for said in (await stage.press("Ben", "Join"), await stage.type("Ben", "preferences")):
        assert shows(said, "quiet-zone-gone", zone="Asia/Atlantis")


async def form_of(stage: Scene, who: str) -> Any:
    """The form for quiet hours that somebody opens in the panel."""
    await stage.type(who, "preferences")
    return await stage.click(who, "Quiet hours", on=stage.hands[who])


async def types_hours(stage: Scene, who: str, hours: str, zone: str) -> str:
    """Fill in the form; what the panel says then."""
    shown, typed = await form_of(stage, who), {"hours": hours, "zone": zone}
    return stage.answered(who, await stage.people[who].submit_modal(shown, typed))


async def test_an_idle_lobby_warns_its_host_once_and_closes_a_day_later(stage: Scene) -> None:
    """Over restarts; a press keeps it for a week. Then anybody may open a table there."""
    await stage.type("Anna", "table open", game="seven")
    await stage.wait(6 * DAY - 60)
    sent = len(stage.posted())
    await stage.wait(60)
    for _ in range(2):
        told = [body for body in stage.posted()[sent:] if "six days" in str(body.get("content"))]
        assert len(told) == 1
        assert stage.pinged(told[0]) == ["Anna"]
        assert f"closes <t:{int(stage.table.timing.expires)}:R>" in told[0]["content"]
        assert shows(text_of(stage.showing("Join")), "lobby-expires")
        await stage.restart()
    await stage.press("Anna", "House rules")
    assert "six days" not in "".join(stage.texts())
    await stage.wait(6 * DAY)
    assert "six days" in "".join(stage.texts())
    await stage.wait(DAY)
    assert shows(stage.texts()[-1], "closed-lobby")
    assert "six days" not in "".join(stage.texts())
    await stage.type("Ben", "table open", game="seven")
    assert stage.table.host == stage.people["Ben"].id
