"""The morning post of the daily deal: one for a server and day."""

from __future__ import annotations

from typing import Any

from cogs.features.daily.morning import HOUR, post_morning
from engine.events.daily import deal_at
from engine.tables.model.days import SECONDS, begins
from tests.e2e.company import now, own, pinged, posted, wait
from tests.e2e.conftest import dropped, permit
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.test_daily import finish
from tests.e2e.test_openings import calls_of


def posts(harbour: Harbour) -> list[Any]:
    return [m for m in harbour.messages() if own(harbour, m) and "☀️" in text_of(m)]


async def to_morning(harbour: Harbour, days: int = 1, hour: float = HOUR) -> None:
    """Let time pass by this many mornings."""
    day = deal_at(now(harbour)).day + days
    await wait(harbour, begins(day) + hour + 1 - now(harbour))
    await harbour.env.settle()


async def wanted(harbour: Harbour) -> None:
    """The server wants its post in this channel."""
    guild = harbour.env.guild.id
    await harbour.bot.services.preferences.set_server(guild, "daily", harbour.channel.id)


async def look(harbour: Harbour) -> bool:
    """The bot looks what is to be posted; False if something is to be tried again."""
    with harbour.env.time_context():
        return await post_morning(harbour.bot.outbox)


async def test_each_morning_there_is_one_post_with_the_best_of_yesterday(
    harbour: Harbour,
) -> None:
    for number, who in enumerate(("Anna", "Ben", "Chloé", "Dirk")):
        await finish(harbour, who, number)
    await harbour.prefers("Dirk", lists=False)
    await to_morning(harbour, hour=HOUR - 60)
    await wanted(harbour)
    assert posts(harbour) == []
    await wait(harbour, 120)
    await harbour.env.settle()
    (post,) = posts(harbour)
    told = text_of(post)
    assert f"day {deal_at(now(harbour)).day}" in told
    assert "4 players finished it here" in told
    assert all(name in told for name in ("Anna", "Ben", "Chloé"))
    assert "Dirk" not in told
    assert "<@" not in told
    assert "Your turn" in await harbour.press("Dirk", "Play today's deal", on=post)
    await wait(harbour, SECONDS / 4)
    await harbour.restart()
    await harbour.env.settle()
    assert len(posts(harbour)) == 1
    await to_morning(harbour)
    assert len(posts(harbour)) == 2
    assert "nobody here has finished it" in text_of(posts(harbour)[-1])


async def test_it_mentions_those_alone_who_asked_for_it_in_this_server(harbour: Harbour) -> None:
    """Not in their quiet hours, and not if they want no mention at all."""
    for who in ("Anna", "Ben", "Chloé", "Dirk"):
        await harbour.prefers(who, calls="daily")
    await harbour.prefers("Chloé", quiet="5-8=UTC")
    await harbour.prefers("Dirk", mentions="never")
    await harbour.prefers("Ben", calls="seven")
    await to_morning(harbour)
    await wanted(harbour)
    with dropped("POST /channels/*/messages"):
        assert not await look(harbour)
    await harbour.restart()
    await harbour.env.settle()
    await harbour.restart()
    await harbour.env.settle()
    (post,) = posts(harbour)
    people = harbour.people
    assert text_of(post).endswith(f"-# 📣 <@{people['Anna'].id}> <@{people['Ben'].id}>")
    sent = [body for body in posted(harbour) if "☀️" in str(body)][-1]
    assert pinged(harbour, sent) == ["Anna", "Ben"]
    assert sent["allowed_mentions"]["parse"] == []
    await harbour.prefers("Anna", calls="daily")
    await harbour.prefers("Ben", calls="none")
    await to_morning(harbour)
    assert "<@" not in text_of(posts(harbour)[-1])


async def test_its_call_is_offered_where_there_is_one(harbour: Harbour) -> None:
    option = "Call me for the daily deal each morning"
    await harbour.type("Anna", "preferences")
    assert option not in button_labels(harbour.hands["Anna"])
    await wanted(harbour)
    await harbour.type("Anna", "preferences")
    await harbour.pick("Anna", option)
    assert await calls_of(harbour, "Anna") == option
    await harbour.pick("Anna", "Stop calling me for the daily deal each morning")
    assert await harbour.bot.calls.wanted(harbour.env.guild.id, harbour.people["Anna"].id) == ()


async def test_what_was_left_from_yesterday_is_not_sent_any_more(harbour: Harbour) -> None:
    await to_morning(harbour)
    await wanted(harbour)
    with dropped("POST /channels/*/messages"):
        assert not await look(harbour)
        await harbour.bot.services.preferences.set_server(harbour.env.guild.id, "daily", None)
        await to_morning(harbour)
    assert await look(harbour)
    assert posts(harbour) == []


async def test_a_manager_switches_it_on_for_this_channel(harbour: Harbour) -> None:
    permit(harbour, "Anna", manage_guild=True)
    assert "no morning post" in await harbour.type("Anna", "settings")
    told = await harbour.press_hand("Anna", "Morning post")
    assert f"a morning post in <#{harbour.channel.id}>" in told
    preferences = harbour.bot.services.preferences
    assert await preferences.mornings() == {harbour.env.guild.id: harbour.channel.id}
    assert "no morning post" in await harbour.press_hand("Anna", "Morning post")
    assert await preferences.mornings() == {}
