"""Rated tables from the lobby to the leaderboard: refusals, ratings, boards, who sees them."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import discord
import pytest

from cogs.features.ratings.presses import close_months
from engine.results.ratings import NEW, SEASON, bounds, month_of
from tests.cogs.faces.by_ear import faults_of
from tests.e2e.comings import now, own, wait
from tests.e2e.conftest import Opening
from tests.e2e.finished_games import CREW, DAY, games
from tests.e2e.playing import open_table, play_on
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.said import shows
from tests.e2e.stage import (
    Stage,
    button_labels,
    buttons,
    components_of,
    text_of,
)


async def test_the_missing_conditions_of_a_rated_game_are_shown_in_the_lobby_and_at_the_start(
    stage: Stage,
) -> None:
    await stage.type("Anna", "table open", rated=True)
    assert shows(stage.texts()[-1], "lobby-rated-lacks")
    assert "**Turn time**: 5 minutes" in stage.texts()[-1], "it is preset"
    assert shows(await stage.does("Anna", "start"), "refusal-rated-start")
    lobby = buttons(stage.messages()[-1])
    assert {b["label"] for b in lobby if b.get("disabled")} == {"Add computer", "Start"}
    assert shows(await stage.does("Anna", "computer"), "refusal-rated-computer")
    assert len(stage.table.players) == 1
    await stage.press("Anna", "House rules")
    assert shows(await stage.pick("Anna", "Rated"), "rated-meaning")
    await stage.pick("Anna", "Turn time")
    assert "Turn time: unlimited" not in button_labels(stage.hands["Anna"])
    await stage.press("Ben", "Join")
    assert "Ready." in stage.texts()[-1]
    await stage.press("Anna", "Start")
    assert stage.table.started is not None
    assert shows(await stage.does("Anna", "kick", "Ben"), "refusal-rated-seat")


async def test_a_result_hides_the_rating_of_people_who_opted_out_of_lists(stage: Stage) -> None:
    begin_seven_in_round(7)
    await stage.prefers("Ben", lists=False)
    await open_table(stage, "seven", ["Anna", "Ben"], rated=True, clock=3600)
    await play_on(stage, Random(3))
    told = next(line for text in stage.texts() for line in text.splitlines() if "📈" in line)
    rating = (await stage.bot.services.ratings.of_person(stage.people["Anna"].id))["seven/2"]
    by = f"{rating.points - NEW.points:+}".replace("-", "−")
    assert f"Anna {rating.points} ({by})" in told
    assert "Ben" not in told
    assert shows("\n".join(stage.texts()), "over-provisional", names="Anna")
    begin_seven_in_round(7)
    await open_table(stage, "seven", ["Anna", "Ben"], rated=True, clock=3600)
    await play_on(stage, Random(3))
    assert "Provisional" not in text_of(stage.showing("Play again")), "it is no first game now"


async def board(stage: Stage, who: str, pool: str, **choices: str) -> str:
    """The answer to /leaderboard, whose first page is of this pool."""
    said = await stage.type(who, "leaderboard", **choices)
    assert shows(said, "leaderboard-title", pool=pool, leaf=1, leaves=1), said
    return said


async def test_a_place_takes_twenty_games_three_opponents_and_one_lately(stage: Stage) -> None:
    """In whatever server; a board has the games of its own one."""
    seas, seven = "7 Seas, three or more", "7, two players"
    assert shows(await stage.type("Anna", "leaderboard"), "leaderboard-empty")
    assert "Post it here" not in button_labels(stage.hands["Anna"])
    other = stage.env.create_guild("The Other Sea").id
    await games(stage, 10, *CREW, ended=float(stage.env.now().timestamp()) - 9 * 8 * DAY)
    await games(stage, 9, *CREW, guild=other)
    said = await board(stage, "Anna", seas)
    assert shows(said, "leaderboard-empty")
    assert "provisional: 19 of 20 games. You aren't ranked yet. Play one more rated game." in said
    _, _, below = said.partition("**Provisional, not ranked yet**\n")
    assert [line.split()[0] for line in below.splitlines()[:4]] == list(CREW)
    await games(stage, 1, *CREW[:3])
    said = await board(stage, "Ben", seas)
    lines = [line for line in said.splitlines() if line.startswith(("**1.", "**2.", "**3."))]
    assert [line.split()[1] for line in lines] == list(CREW[:3])
    assert lines[1].endswith(" · 20 games")
    assert "\nYou, place 2: Rating 1" in said
    assert "\nDirk · " in said.partition("Provisional, not ranked yet")[2]
    await games(stage, 25, "Anna", "Ben", game="seven")
    said = await board(stage, "Anna", seven)  # which she played last
    assert "You aren't ranked yet. Play against 2 more opponents." in said
    await board(stage, "Dirk", seas)
    await board(stage, "Dirk", seven, game="seven")
    await wait(stage, 31 * DAY)
    said = await board(stage, "Anna", seas, game="seven-seas")
    assert shows(said, "leaderboard-want", want="lately")


async def test_a_leaderboard_is_private_until_posted_and_omits_people_who_opted_out(
    stage: Stage,
) -> None:
    await games(stage, 20, *CREW)
    before = len(stage.messages())
    await stage.type("Anna", "leaderboard", game="seven-seas")
    assert shows(await stage.press_hand("Anna", "7 days"), "leaderboard-title", period="week")
    assert "Chloé" in stage.hand_text("Anna")
    await stage.prefers("Chloé", lists=False)
    said = await stage.press_hand("Anna", "All time")
    assert "Chloé" not in said
    assert "**3.** Dirk" in said
    assert shows(await stage.type("Chloé", "leaderboard"), "leaderboard-own-unlisted")
    assert len(stage.messages()) == before
    done = await stage.click("Anna", "Post it here", on=stage.hands["Anna"])
    assert shows(text_of(done.response), "leaderboard-posted")
    posted = stage.messages()[-1]
    assert len(stage.messages()) == before + 1
    assert own(stage, posted)
    assert "**1.** Anna" in text_of(posted)
    assert "You:" not in text_of(posted)
    assert button_labels(posted) == []
    await stage.bot.services.preferences.set_server(stage.channel.guild.id, "words", True)
    await stage.type("Anna", "leaderboard", game="seven-seas")
    await stage.click("Anna", "Post it here", on=stage.hands["Anna"])
    assert len(stage.messages()) == before + 2
    assert faults_of(components_of(stage.messages()[-1])) == []


@pytest.mark.slow
async def test_a_long_board_has_pages(stage: Stage) -> None:
    for number in range(12):
        user = stage.env.create_user(f"P{number}")
        stage.people[f"P{number}"] = stage.env.guild.add_member(user)
    await games(stage, 20, *(f"P{number}" for number in range(12)))
    assert "page 1 of 2" in await stage.type("Anna", "leaderboard")
    assert "**11.** P10" in await stage.press_hand("Anna", "Lower")
    assert "**1.** P0" in await stage.press_hand("Anna", "◀ Higher")


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


async def test_a_month_is_closed_with_places_that_last(ended: Stage) -> None:
    """Servers without rated games get no post, nor do old months."""
    await close(ended)
    posts_of = await ended.bot.store.read("SELECT guild FROM outbox")
    assert len(posts_of) > 1
    assert {*posts_of} == {(ended.env.guild.id,)}
    (post,) = posts(ended)
    told = text_of(post)
    assert shows(told, "season-pool", pool="7 Seas, three or more", games=4)
    assert "🥇 Anna · 2" in told
    assert "🥉 Chloé" in told
    assert "Dirk" not in told
    assert "🏆" in await ended.press("Dirk", "Leaderboard", on=post)
    told = await ended.type("Anna", "profile")
    assert shows(told, "season-mark", place=1, pool="7 Seas, three or more")
    assert "🏁" not in await ended.type("Dirk", "profile")
    assert await ended.bot.store.read("SELECT user FROM season_places")
    await close(ended)
    await ended.restart()
    assert len(posts(ended)) == 1


async def test_people_who_opted_out_of_lists_or_have_left_have_no_place(
    ended: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A month waits until Discord says who is still there; so does a leaderboard."""
    await ended.prefers("Anna", lists=False)
    ended.env.guild.remove_member(ended.people["Ben"])

    async def silent(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patching:
        patching.setattr(discord.Guild, "query_members", silent)
        assert not await close(ended)
        places = await ended.bot.store.read("SELECT user FROM season_places")
        assert [*places] == posts(ended) == []
        assert "Ben" not in await ended.type("Dirk", "leaderboard")
    for told in (await ended.type("Dirk", "leaderboard"), await ended.type("Chloé", "leaderboard")):
        assert [name for name in CREW if name in told] == ["Chloé", "Dirk"]
    assert "Anna" not in await ended.type("Dirk", "profile")
    assert await close(ended)
    told = text_of(posts(ended)[0])
    assert "🥇 Chloé" in told
    assert [name for name in CREW if name in told] == ["Chloé", "Dirk"]


async def test_the_end_of_a_month_closes_it(stage: Stage) -> None:
    """Whenever the bot began to look: it sleeps until then. The post says what a place takes."""
    _, ends = bounds(month_of(now(stage)))
    await games(stage, 1, *CREW, ended=ends - 7200)
    while now(stage) < ends + 10:
        await wait(stage, min(DAY, ends + 20 - now(stage)))
    (post,) = posts(stage)
    assert shows(text_of(post), "season-nobody")
