"""The result of a daily deal, and the morning post that follows it: one for a server and day."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cogs.features.daily import morning, presses
from cogs.features.daily.morning import HOUR, post_morning
from cogs.ui.routes import Remind, Verb
from engine.events.daily import BEST, DailyDeal, deal_at, score_of
from engine.tables.model.result import GRACE, SECONDS, begins, points_of
from tests.catalogue import SAY
from tests.e2e.comings import Scene
from tests.e2e.conftest import dropped, permit
from tests.e2e.finished_games import CREW, games
from tests.e2e.said import shows
from tests.e2e.stage import button_labels, press_id, text_of
from tests.e2e.test_daily import day, finish, table_of, try_of
from tests.e2e.test_openings import calls_of
from tests.e2e.test_reviews import looked
from tests.e2e.test_voyage import finish as sailed

pytestmark = pytest.mark.usefixtures("few_worlds")


def posts(stage: Scene) -> list[Any]:
    return [m for m in stage.messages() if stage.own(m) and "☀️" in text_of(m)]


async def to_morning(stage: Scene, days: int = 1, hour: float = HOUR) -> None:
    """Let time pass by this many mornings."""
    day = deal_at(stage.now()).day + days
    await stage.wait(begins(day) + hour + 1 - stage.now())
    await stage.env.settle()


async def wanted(stage: Scene) -> None:
    """The server wants its post in this channel."""
    await stage.bot.services.preferences.set_server(stage.env.guild.id, "daily", stage.channel.id)


async def look(stage: Scene) -> bool:
    """The bot looks what is to be posted; False if something is to be tried again."""
    with stage.env.time_context():
        return await post_morning(stage.bot.outbox)


async def test_each_morning_there_is_one_post_with_the_best_of_yesterday(stage: Scene) -> None:
    for number, who in enumerate(("Anna", "Ben", "Chloé", "Dirk")):
        await finish(stage, who, number)
    await stage.prefers("Dirk", lists=False)
    stage.env.guild.remove_member(stage.people["Ben"])
    await to_morning(stage, hour=HOUR - 60)
    await wanted(stage)
    assert posts(stage) == []
    await stage.wait(120)
    await stage.env.settle()
    (post,) = posts(stage)
    told = text_of(post)
    assert f"daily deal {deal_at(stage.now()).day}" in told
    assert shows(told, "daily-morning", played=4)
    assert [name for name in CREW if name in told] == ["Anna", "Chloé"]
    assert "<@" not in told
    assert shows(await stage.press("Dirk", "Play today's deal", on=post), "daily-intro")
    await stage.wait(SECONDS / 4)
    await stage.restart()
    assert len(posts(stage)) == 1
    await to_morning(stage)
    assert len(posts(stage)) == 2
    assert shows(text_of(posts(stage)[-1]), "daily-morning", played=0)


@pytest.mark.slow
async def test_it_mentions_only_people_who_asked_for_it_in_this_server(stage: Scene) -> None:
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
    await stage.restart()
    (post,) = posts(stage)
    people = stage.people
    assert text_of(post).endswith(f"-# 📣 <@{people['Anna'].id}> <@{people['Ben'].id}>")
    sent = [body for body in stage.posted() if "☀️" in str(body)][-1]
    assert stage.pinged(sent) == ["Anna", "Ben"]
    assert sent["allowed_mentions"]["parse"] == []
    await stage.prefers("Anna", calls="daily")
    await stage.prefers("Ben", calls="none")
    await to_morning(stage)
    assert "<@" not in text_of(posts(stage)[-1])


async def test_a_leftover_post_of_yesterday_is_not_sent(stage: Scene) -> None:
    await to_morning(stage)
    await wanted(stage)
    with dropped("POST /channels/*/messages"):
        assert not await look(stage)
        await stage.bot.services.preferences.set_server(stage.env.guild.id, "daily", None)
        await to_morning(stage)
    assert await look(stage)
    assert posts(stage) == []


async def test_a_manager_switches_it_on_for_this_channel(stage: Scene) -> None:
    """Its reminder is offered in servers with a post."""
    permit(stage, "Anna", manage_guild=True)
    option = "Call me for the daily deal each morning"
    await stage.goes("Anna", "/preferences", "Calls for new tables")
    assert option not in button_labels(stage.hands["Anna"])
    assert shows(await stage.type("Anna", "settings"), "settings-daily")
    told = await stage.press_hand("Anna", "Morning post")
    assert shows(told, "settings-daily", channel=f"<#{stage.channel.id}>")
    preferences, guild = stage.bot.services.preferences, stage.env.guild.id
    assert await preferences.mornings() == {guild: stage.channel.id}
    await stage.goes("Anna", "/preferences", "Calls for new tables", option)
    assert await calls_of(stage, "Anna") == option.replace(" for", ":")
    await stage.pick("Anna", "Stop calling me for the daily deal each morning")
    assert await stage.bot.services.calls.wanted(guild, stage.people["Anna"].id) == ()
    assert shows(await stage.goes("Anna", "/settings", "Morning post"), "settings-daily")
    assert await preferences.mornings() == {}


async def test_a_result_shows_the_crew_and_the_people_and_the_next_day_the_place(
    stage: Scene,
) -> None:
    """The place is final then, and only those who played read it."""
    await finish(stage, "Anna", 1)
    await finish(stage, "Ben", 2)
    told = await finish(stage, "Chloé", 3)
    mine, deals = await try_of(stage, "Chloé"), stage.bot.services.deals
    played = await deals.played(day(stage), None)
    assert shows(told, "daily-crew", score=score_of(mine.measure, played.crew))
    best, own = points_of(played.captain or 0), points_of(mine.measure)
    end = "won" if own > best else "lost" if own < best else "level"
    assert shows(told, "daily-captain", end=end, own=own, best=best)
    assert shows(told, "hand-standing"), "the points of all seats"
    tries = [await try_of(stage, who) for who in ("Anna", "Ben", "Chloé")]
    place = 1 + sum(each.measure > mine.measure for each in tries)
    assert shows(told, "daily-here", place=place, played=3, percent="none"), "of two others"
    ranked = await stage.type("Dirk", "leaderboard")
    score = score_of(mine.measure, played.crew)
    assert shows(ranked, "daily-week-line", name="Chloé", total=score), "nobody has a rating"
    assert button_labels(stage.hands["Dirk"]) == ["Play today's deal", "Set sail"]
    await games(stage, 1, *CREW)
    await stage.type("Dirk", "leaderboard")
    assert shows(await stage.press_hand("Dirk", "Playing alone"), "daily-week-line", total=score)
    assert shows(await stage.press_hand("Dirk", "Back"), "leaderboard-title")
    assert "Everywhere" not in told, "nobody else played elsewhere"
    await stage.prefers("Chloé", words=True)
    heard = await stage.daily("Chloé")
    assert shows(heard, "daily-crew-listed")
    assert not set("▁▂▃▄▅▆▇▲") & set(heard)
    await stage.wait(begins(day(stage) + 1) + GRACE + 60 - stage.now())
    told, ben = await stage.daily("Ben"), tries[1].measure
    line = next(line for line in told.splitlines() if "Yesterday: " in line)
    place = 1 + sum(each.measure > ben for each in tries)
    assert shows(line, "daily-yesterday", score=score_of(ben, played.crew), place=place, played=3)
    assert told.index("Yesterday: ") < told.index("finish it by")
    assert "Yesterday: " not in await stage.daily("Dirk")


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1, 3, 5])
async def test_the_review_of_the_deal_is_a_press_away(stage: Scene, number: int) -> None:
    """For each game, also for those that go on after the deal's rounds."""
    await to_morning(stage, number)
    await finish(stage, "Anna", number)
    table = await table_of(stage, "Anna")
    told = await stage.press_hand("Anna", "What did I miss?")
    assert shows(told, "review-progress") or shows(told, "review-choices")
    review = await looked(stage, "Anna", table.id, 0)
    deal = DailyDeal(day(stage))
    assert review.result == deal.amount((await try_of(stage, "Anna")).points)
    told = await stage.forge("Anna", press_id(Verb.REVIEW, table.id), on=stage.hands["Anna"])
    assert shows(told, "review-choices")


async def test_a_result_without_its_crew_is_not_shared_and_a_restart_has_the_crew_begin_again(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    forever = asyncio.Event()

    async def never(call: Callable[[], Any], *, last: bool = True) -> Any:
        await forever.wait()

    stage.bot.thinker.in_spare_time = never  # type: ignore[method-assign]  # it is busy
    with monkeypatch.context() as hurried:
        hurried.setattr(presses, "CREW_WITHIN", 0.0)
        hurried.setattr(presses, "_filled_in", lambda *_: asyncio.sleep(0))
        assert shows(await finish(stage, "Anna"), "daily-crew-plays")
        assert shows(await stage.press_hand("Anna", "Share"), "daily-crew-plays")
    assert stage.messages() == []
    assert (await stage.bot.days.day(day(stage), 0)).crew == ()
    await stage.restart()
    assert shows(await stage.daily("Anna"), "daily-crew")


async def test_a_try_begun_before_midnight_counts_for_an_hour_after_it(stage: Scene) -> None:
    today = day(stage)
    told = await stage.daily("Anna")
    until = int(begins(today + 1) + GRACE)
    assert shows(told, "daily-until", at=int(begins(today + 1)) - 60)
    told = await stage.press_hand("Anna", "More")
    assert shows(told, "daily-crew-is")
    assert shows(told, "daily-finer-seven")
    await stage.daily("Anna")
    await stage.press_something("Anna", Random(1))
    await stage.restart()
    await stage.wait(begins(today + 1) + 60 - stage.now())
    told = await stage.daily("Anna")
    assert shows(told, "hand-yours")
    assert shows(told, "daily-grace-note", at=until)
    draw, begun = Random(2), await stage.bot.days.try_of(today, stage.people["Anna"].id)
    table = (begun and begun.table) or 0
    while (await stage.bot.tables.found(table)).is_open:
        await stage.press_something("Anna", draw)
    assert shows(stage.hand_text("Anna"), "daily-crew")
    told = await stage.forge("Anna", press_id(Verb.EXPORT, table), on=stage.hands["Anna"])
    assert shows(told, "daily-export-later"), "the seed is a secret as long"
    await stage.press_hand("Anna", "Play today's deal")
    told = await stage.press_hand("Anna", "Begin")
    assert shows(told, "daily-hand", day=today + 1)
    assert "Yesterday: " not in told, "others may still finish it"


async def test_a_reminder_is_asked_for_below_a_result(stage: Scene) -> None:
    """In this server's morning post, and only where there is one."""
    await stage.wait(begins(day(stage)) + HOUR + 60 - stage.now())
    await finish(stage, "Anna")
    assert "Remind me" not in button_labels(stage.hands["Anna"])
    await wanted(stage)
    told = await stage.goes("Anna", "/daily", "Remind me")
    assert shows(told, "daily-reminded", channel=f"<#{stage.channel.id}>")
    await stage.wait(begins(day(stage) + 1) + HOUR + 1 - stage.now())
    await stage.env.settle()
    mention = f"<@{stage.people['Anna'].id}>"
    assert mention in text_of(posts(stage)[-1])
    await finish(stage, "Anna")
    for quiet, never in (("5-9=UTC", "in your quiet hours, so it won't"), ("off", "each day.")):
        await stage.prefers("Anna", quiet=quiet)
        await stage.goes("Anna", "/daily", "Stop reminding me")
        assert never in await stage.press_hand("Anna", "Remind me")
    await stage.prefers("Anna", mentions="never")
    assert shows(await stage.goes("Anna", "/daily", "Stop reminding me"), "daily-reminded")
    assert shows(await stage.press_hand("Anna", "Remind me"), "daily-reminded")
    await stage.press_hand("Anna", "Stop reminding me")
    guild, table = stage.env.guild.id, (await table_of(stage, "Anna")).id
    assert await stage.bot.services.calls.wanted(guild, stage.people["Anna"].id) == ()
    await stage.daily("Ben")
    forged = press_id(Remind(on=True), table)
    assert "mention" not in await stage.forge("Ben", forged, on=stage.hands["Ben"])


@pytest.mark.slow
async def test_a_week_is_added_up_in_the_own_profile_and_then_for_the_server(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The best five days of each count; as many people as fit are listed, if they are there.

    Each day has its game, with the score in its own unit. A streak forgives one missed day.
    """
    monkeypatch.setattr(morning, "RANKED", 2)
    await to_morning(stage, 7 - (day(stage) - 1) % 7, hour=8 * 3600)  # a Monday
    await wanted(stage)
    played = {"Anna": range(7), "Ben": (0, 2), "Chloé": (2, 4, 5), "Dirk": (6,)}
    scores: dict[str, list[int]] = {who: [] for who in played}
    for number in range(7):
        for who in (who for who, days in played.items() if number in days):
            told = await finish(stage, who, number)
            if who == "Anna":
                assert ("🔥" in told) is (number > 0)
                deal, points = deal_at(stage.now()), (await try_of(stage, "Anna")).points
                assert SAY(f"game-{deal.game}-gained", count=deal.amount(points)) in told
                assert shows(told, "daily-crew")
            found = await stage.bot.services.deals.comparison(day(stage), stage.people[who].id)
            scores[who].append((found and found.score) or 0)
            if number == 5:
                await stage.goes(who, "/solo", "Set sail", "Begin")
                await sailed(stage, who)
        told = await stage.type("Anna", "profile")
        assert shows(told, "daily-week-own", total=sum(sorted(scores["Anna"])[-BEST:]))
        assert f" {scores['Anna'][-1]}. Best five" in told
        if number == 6:
            stage.env.guild.remove_member(stage.people["Chloé"])
        await stage.wait(SECONDS)
        await stage.restart()
    other = await stage.type("Ben", "profile", member=stage.people["Anna"])
    assert shows(other, "profile-daily", count=7, longest=7, mark=7)
    assert not shows(other, "daily-week-own")
    (post,) = [each for each in posts(stage) if shows(text_of(each), "daily-week-title")]
    totals = {who: sum(sorted(of)[-BEST:]) for who, of in scores.items() if who != "Chloé"}
    listed = sorted(totals, key=lambda who: (-totals[who], stage.people[who].id))
    for place, who in enumerate(listed, start=1):
        line = {"place": place, "name": who, "total": totals[who], "days": len(scores[who])}
        assert shows(text_of(post), "daily-week-line", **line) is (place <= 2), line
    assert "Chloé" not in text_of(post)
    assert shows(text_of(post), "voyage-best-line", name="Anna")
    await stage.wait(SECONDS)
    told = await finish(stage, "Anna")
    assert shows(told, "daily-streak", days=8, forgiven=True), "one missed day"
