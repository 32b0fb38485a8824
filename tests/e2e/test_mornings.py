"""The morning post of the daily deal: one for a server and day."""

from typing import Any

import pytest

from cogs.features.daily.morning import HOUR, post_morning
from engine.events.daily import deal_at
from engine.tables.model.result import SECONDS, begins
from tests.e2e.comings import now, own, pinged, posted, wait
from tests.e2e.conftest import dropped, permit
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_labels, text_of
from tests.e2e.test_daily import finish
from tests.e2e.test_openings import calls_of


def posts(stage: Stage) -> list[Any]:
    return [m for m in stage.messages() if own(stage, m) and "☀️" in text_of(m)]


async def to_morning(stage: Stage, days: int = 1, hour: float = HOUR) -> None:
    """Let time pass by this many mornings."""
    day = deal_at(now(stage)).day + days
    await wait(stage, begins(day) + hour + 1 - now(stage))
    await stage.env.settle()


async def wanted(stage: Stage) -> None:
    """The server wants its post in this channel."""
    guild = stage.env.guild.id
    await stage.bot.services.preferences.set_server(guild, "daily", stage.channel.id)


async def look(stage: Stage) -> bool:
    """The bot looks what is to be posted; False if something is to be tried again."""
    with stage.env.time_context():
        return await post_morning(stage.bot.outbox)


async def test_each_morning_there_is_one_post_with_the_best_of_yesterday(
    stage: Stage,
) -> None:
    for number, who in enumerate(("Anna", "Ben", "Chloé", "Dirk")):
        await finish(stage, who, number)
    await stage.prefers("Dirk", lists=False)
    await to_morning(stage, hour=HOUR - 60)
    await wanted(stage)
    assert posts(stage) == []
    await wait(stage, 120)
    await stage.env.settle()
    (post,) = posts(stage)
    told = text_of(post)
    assert f"day {deal_at(now(stage)).day}" in told
    assert shows(told, "daily-morning", played=4)
    assert all(name in told for name in ("Anna", "Ben", "Chloé"))
    assert "Dirk" not in told
    assert "<@" not in told
    assert shows(await stage.press("Dirk", "Play today's deal", on=post), "hand-yours")
    await wait(stage, SECONDS / 4)
    await stage.restart()
    await stage.env.settle()
    assert len(posts(stage)) == 1
    await to_morning(stage)
    assert len(posts(stage)) == 2
    assert shows(text_of(posts(stage)[-1]), "daily-morning", played=0)


@pytest.mark.slow
async def test_it_mentions_only_people_who_asked_for_it_in_this_server(stage: Stage) -> None:
    """Not in their quiet hours."""
    for who in ("Anna", "Ben", "Chloé"):
        await stage.prefers(who, calls="daily")
    await stage.prefers("Chloé", quiet="5-8=UTC")
    await stage.prefers("Ben", calls="seven")
    await to_morning(stage)
    await wanted(stage)
    with dropped("POST /channels/*/messages"):
        assert not await look(stage)
    await stage.restart()
    await stage.env.settle()
    await stage.restart()
    await stage.env.settle()
    (post,) = posts(stage)
    people = stage.people
    assert text_of(post).endswith(f"-# 📣 <@{people['Anna'].id}> <@{people['Ben'].id}>")
    sent = [body for body in posted(stage) if "☀️" in str(body)][-1]
    assert pinged(stage, sent) == ["Anna", "Ben"]
    assert sent["allowed_mentions"]["parse"] == []
    await stage.prefers("Anna", calls="daily")
    await stage.prefers("Ben", calls="none")
    await to_morning(stage)
    assert "<@" not in text_of(posts(stage)[-1])


async def test_its_reminder_is_offered_in_servers_with_a_post(stage: Stage) -> None:
    option = "Call me for the daily deal each morning"
    await stage.type("Anna", "preferences")
    assert option not in button_labels(stage.hands["Anna"])
    await wanted(stage)
    await stage.goes("Anna", "/preferences", option)
    assert await calls_of(stage, "Anna") == option
    await stage.pick("Anna", "Stop calling me for the daily deal each morning")
    assert await stage.bot.calls.wanted(stage.env.guild.id, stage.people["Anna"].id) == ()


async def test_a_leftover_post_of_yesterday_is_not_sent(stage: Stage) -> None:
    await to_morning(stage)
    await wanted(stage)
    with dropped("POST /channels/*/messages"):
        assert not await look(stage)
        await stage.bot.services.preferences.set_server(stage.env.guild.id, "daily", None)
        await to_morning(stage)
    assert await look(stage)
    assert posts(stage) == []


async def test_a_manager_switches_it_on_for_this_channel(stage: Stage) -> None:
    permit(stage, "Anna", manage_guild=True)
    assert shows(await stage.type("Anna", "settings"), "settings-daily")
    told = await stage.press_hand("Anna", "Morning post")
    assert f"a morning post in <#{stage.channel.id}>" in told
    preferences = stage.bot.services.preferences
    assert await preferences.mornings() == {stage.env.guild.id: stage.channel.id}
    assert shows(await stage.press_hand("Anna", "Morning post"), "settings-daily")
    assert await preferences.mornings() == {}
