"""A month of a server is closed by one post, exactly once, whatever is cut short and when."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cogs.features.ratings.season import KIND, close_months
from data.base.writer import Writer
from engine.results.leaderboards import bounds, month_of
from tests.e2e.company import now, own, wait
from tests.e2e.conftest import Opening, dropped, permit
from tests.e2e.harbour import Harbour, text_of
from tests.e2e.rated import CREW, DAY, games


@pytest.fixture
async def ended(harbours: Opening) -> AsyncIterator[Harbour]:
    """A harbour in which twenty rated games ended last month, while the bot looks away."""
    async with harbours() as harbour:
        harbour.bot.schedule.set(KIND, 0, None)
        begins, _ = bounds(month_of(now(harbour)))
        await games(harbour, 20, *CREW, ended=begins - 3600)
        yield harbour


def posts(harbour: Harbour) -> list[Any]:
    """The bot's posts about months that are over."""
    return [m for m in harbour.messages() if own(harbour, m) and "🏁" in text_of(m)]


@dataclass(frozen=True)
class At:
    """A clock that stands still."""

    seconds: float

    def now(self) -> float:
        return self.seconds


async def close(harbour: Harbour) -> bool:
    """The bot looks for months that are over; False if one is to be tried again."""
    services = replace(harbour.bot.services, clock=At(now(harbour)))
    return await close_months(replace(harbour.bot.closing, services=services))


def rows(harbour: Harbour, query: str) -> list[Any]:
    with closing(sqlite3.connect(harbour.bot.settings.database)) as connection:
        return connection.execute(query).fetchall()


async def restarted(harbour: Harbour) -> None:
    """The next run has done all that it does by itself."""
    await harbour.restart()
    await harbour.env.settle()


async def test_a_month_is_closed_with_places_that_last(ended: Harbour) -> None:
    await close(ended)
    (post,) = posts(ended)
    told = text_of(post)
    assert "**7 Seas, three or more** · " in told
    assert "🥇 Anna · 2" in told
    assert "🥉 Chloé" in told
    assert "Dirk" not in told
    assert "🏆" in await ended.press("Dirk", "Leaderboard", on=post)
    assert "🥇 First in 7 Seas, three or more, " in await ended.type("Anna", "profile")
    assert "🏁" not in await ended.type("Dirk", "profile")
    await close(ended)
    await restarted(ended)
    assert len(posts(ended)) == 1


async def test_who_is_on_no_list_has_no_place(ended: Harbour) -> None:
    await ended.prefers("Anna", lists=False)
    await close(ended)
    told = text_of(posts(ended)[0])
    assert "Anna" not in told
    assert "🥇 Ben" in told


async def test_killed_after_the_claim_it_is_told_by_the_next_run(ended: Harbour) -> None:
    with dropped("POST /channels/*/messages"):
        assert not await close(ended)
    claimed = rows(ended, "SELECT month, message FROM seasons WHERE channel NOT NULL")
    assert [message for _, message in claimed] == [None]
    assert posts(ended) == []
    await restarted(ended)
    assert len(posts(ended)) == 1
    assert rows(ended, "SELECT message FROM seasons WHERE channel NOT NULL") == [
        (posts(ended)[0].id,)
    ]


async def test_killed_after_the_post_it_is_found_and_not_told_again(
    ended: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if so much was written since that Discord has forgotten the nonce."""

    async def killed(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patching:
        patching.setattr(ended.bot.seasons, "announced", killed)
        with pytest.raises(KeyboardInterrupt):
            await close(ended)
    for number in range(5):
        await ended.people["Dirk"].send(ended.channel, f"word {number}")
    rows_before = rows(ended, "SELECT * FROM season_places")
    with closing(sqlite3.connect(ended.bot.settings.database)) as connection:
        connection.execute("UPDATE seasons SET nonce = nonce + 1")
        connection.commit()
    await restarted(ended)
    (post,) = posts(ended)
    assert rows(ended, "SELECT message FROM seasons WHERE channel NOT NULL") == [(post.id,)]
    assert rows(ended, "SELECT * FROM season_places") == rows_before


async def test_an_answer_that_is_lost_makes_no_second_post(ended: Harbour) -> None:
    with dropped("POST /channels/*/messages", arrives=True):
        assert not await close(ended)
    assert await close(ended)
    await restarted(ended)
    assert len(posts(ended)) == 1


async def test_killed_before_the_claim_the_month_is_still_open(
    ended: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patching:
        patching.setattr(Writer, "write", killed)
        with pytest.raises(KeyboardInterrupt):
            await close(ended)
    assert rows(ended, "SELECT * FROM seasons") == rows(ended, "SELECT * FROM season_places") == []
    await restarted(ended)
    assert len(posts(ended)) == 1


async def test_where_the_bot_may_not_write_any_more_places_last_without_a_post(
    ended: Harbour,
) -> None:
    permit(ended, send_messages=False)
    await close(ended)
    assert posts(ended) == []
    assert rows(ended, "SELECT count(*) FROM season_places") != [(0,)]
    permit(ended, send_messages=True)
    await close(ended)
    assert posts(ended) == []


async def test_a_server_without_rated_games_hears_nothing_and_old_months_are_not_told(
    ended: Harbour,
) -> None:
    await close(ended)
    months = rows(ended, "SELECT month FROM seasons ORDER BY month")
    assert len(months) > 1
    assert len(posts(ended)) == 1
    assert rows(ended, "SELECT DISTINCT guild FROM seasons") == [(ended.env.guild.id,)]


async def test_a_month_in_which_nobody_has_a_place_says_what_it_takes(harbours: Opening) -> None:
    async with harbours() as harbour:
        harbour.bot.schedule.set(KIND, 0, None)
        begins, _ = bounds(month_of(now(harbour)))
        await games(harbour, 1, *CREW, ended=begins - 3600)
        await close(harbour)
        assert "· one rated game\nNobody was ranked. That takes 20 rated games" in text_of(
            posts(harbour)[0]
        )


async def test_the_end_of_a_month_closes_it(harbour: Harbour) -> None:
    """Whenever the bot began to look: it sleeps until then."""
    _, ends = bounds(month_of(now(harbour)))
    await games(harbour, 1, *CREW, ended=ends - 7200)
    while now(harbour) < ends + 10:
        await wait(harbour, min(DAY, ends + 20 - now(harbour)))
    assert len(posts(harbour)) == 1
