"""A month of a server is closed by one post, and its places last."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any

import pytest

from cogs.features.ratings.presses import close_months
from engine.results.ratings import SEASON, bounds, month_of
from tests.e2e.comings import now, own, wait
from tests.e2e.conftest import Opening, permit
from tests.e2e.rated import CREW, DAY, games
from tests.e2e.said import shows
from tests.e2e.stage import Stage, text_of


@pytest.fixture
async def ended(stages: Opening) -> AsyncIterator[Stage]:
    """A server in which twenty rated games ended last month, while the bot looks away."""
    async with stages() as stage:
        stage.bot.schedule.set(SEASON, 0, None)
        begins, _ = bounds(month_of(now(stage)))
        await games(stage, 20, *CREW, ended=begins - 3600)
        yield stage


def posts(stage: Stage) -> list[Any]:
    """The bot's posts about months that are over."""
    return [m for m in stage.messages() if own(stage, m) and "🏁" in text_of(m)]


async def close(stage: Stage) -> bool:
    """The bot looks for months that are over; False if one is to be tried again."""
    with stage.env.time_context():
        return await close_months(stage.bot.outbox)


def rows(stage: Stage, query: str) -> list[Any]:
    with closing(sqlite3.connect(stage.bot.settings.database)) as connection:
        return connection.execute(query).fetchall()


async def restarted(stage: Stage) -> None:
    """The next run has done all that it does by itself."""
    await stage.restart()
    await stage.env.settle()


async def test_a_month_is_closed_with_places_that_last(ended: Stage) -> None:
    """Servers without rated games get no post, nor do old months."""
    await close(ended)
    assert len(rows(ended, "SELECT key FROM outbox ORDER BY key")) > 1
    assert rows(ended, "SELECT DISTINCT guild FROM outbox") == [(ended.env.guild.id,)]
    (post,) = posts(ended)
    told = text_of(post)
    assert shows(told, "season-pool", pool="7 Seas, three or more", games=4)
    assert "🥇 Anna · 2" in told
    assert "🥉 Chloé" in told
    assert "Dirk" not in told
    assert "🏆" in await ended.press("Dirk", "Leaderboard", on=post)
    assert shows(
        await ended.type("Anna", "profile"), "season-mark", place=1, pool="7 Seas, three or more"
    )
    assert "🏁" not in await ended.type("Dirk", "profile")
    await close(ended)
    await restarted(ended)
    assert len(posts(ended)) == 1


async def test_people_who_opted_out_of_lists_have_no_place(ended: Stage) -> None:
    await ended.prefers("Anna", lists=False)
    await close(ended)
    told = text_of(posts(ended)[0])
    assert "Anna" not in told
    assert "🥇 Ben" in told


async def test_a_post_that_was_not_confirmed_is_found_by_its_mark_after_a_kill(
    ended: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SimCord takes every nonce, as Discord does after some minutes."""

    async def killed(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patching:
        patching.setattr(ended.bot.outbox.posts, "confirm", killed)
        with pytest.raises(KeyboardInterrupt):
            await close(ended)
    for number in range(5):
        await ended.people["Dirk"].send(ended.channel, f"word {number}")
    rows_before = rows(ended, "SELECT * FROM season_places")
    await restarted(ended)
    (post,) = posts(ended)
    assert rows(ended, "SELECT message FROM outbox WHERE channel NOT NULL") == [(post.id,)]
    assert rows(ended, "SELECT * FROM season_places") == rows_before


async def test_places_last_without_a_post_if_the_bot_may_no_longer_write(
    ended: Stage,
) -> None:
    permit(ended, send_messages=False)
    await close(ended)
    assert posts(ended) == []
    assert rows(ended, "SELECT count(*) FROM season_places") != [(0,)]
    permit(ended, send_messages=True)
    await close(ended)
    assert posts(ended) == []


async def test_the_end_of_a_month_closes_it(stage: Stage) -> None:
    """Whenever the bot began to look: it sleeps until then. The post says what a place takes."""
    _, ends = bounds(month_of(now(stage)))
    await games(stage, 1, *CREW, ended=ends - 7200)
    while now(stage) < ends + 10:
        await wait(stage, min(DAY, ends + 20 - now(stage)))
    (post,) = posts(stage)
    assert "· one rated game\nNobody was ranked. That takes 20 rated games" in text_of(post)
