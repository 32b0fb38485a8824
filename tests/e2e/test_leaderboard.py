"""Rated tables from the lobby to the leaderboard: refusals, ratings, boards, who sees them."""

from random import Random

import discord
import pytest

from engine.results.ratings import NEW
from tests.cogs.faces.by_ear import faults_of
from tests.e2e.comings import own, wait
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
    assert shows(await stage.goes("Anna", "House rules", "Rated"), "rated-meaning")
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
    assert "Anna" not in stage.hands, "there is nothing to press"
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
    assert "Chloé" in stage.hand_text("Anna")
    await stage.prefers("Chloé", lists=False)
    said = await stage.type("Anna", "leaderboard", game="seven-seas")
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
    assert "**11.** P10" in await stage.press_hand("Anna", "More (1")
    assert "**1.** P0" in await stage.press_hand("Anna", "◀ Back")


async def test_people_who_opted_out_of_lists_or_have_left_have_no_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leaderboard is empty until Discord says who is still there."""
    await games(stage, 20, *CREW)
    await stage.prefers("Anna", lists=False)
    stage.env.guild.remove_member(stage.people["Ben"])

    async def silent(*_: object, **__: object) -> None:
        raise TimeoutError

    with monkeypatch.context() as patching:
        patching.setattr(discord.Guild, "query_members", silent)
        assert "Ben" not in await stage.type("Dirk", "leaderboard")
    for told in (await stage.type("Dirk", "leaderboard"), await stage.type("Chloé", "leaderboard")):
        assert [name for name in CREW if name in told] == ["Chloé", "Dirk"]
