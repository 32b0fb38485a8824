"""Games of private threads are for their players, the threads' members, and moderators."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from cogs.ui.routes import Bookmark, ReplayOf, ShareReplay, Verb, Way
from tests.e2e.conftest import dropped, permit
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id
from tests.e2e.test_challenge import clicks

WATCHED = "replay · move"
LOOKING = (Bookmark(0), Verb.EXPORT, Verb.VERIFY, ShareReplay(0), Bookmark(0, way=Way.CAPTAIN))


def thread(stage: Stage, *members: str, private: bool = True) -> int:
    """The id of a thread of the channel with these members; the first has opened it."""
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    backend, people = stage.env.backend, stage.people
    stored = backend.create_thread(
        stage.channel.id, "cabin", people[members[0]].id, type=kind.value
    )
    for member in (*(people[name].id for name in members[1:]), stage.env.bot.user.id):
        backend.add_thread_member(stored.id, member)
    return int(stored.id)


async def watched(stage: Stage, who: str, table: int) -> str:
    """The replay by a press anywhere in the server."""
    await stage.type(who, "solo", game="seven")
    return await stage.forge(who, press_id(ReplayOf(table)), on=stage.hands[who])


@contextmanager
def uncached(stage: Stage, channel: int) -> Iterator[None]:
    """The bot's cache lacks this channel or thread."""
    guild: Any = stage.env.bot.get_guild(stage.env.guild.id)
    where = guild._threads if channel in guild._threads else guild._channels
    kept = where.pop(channel)
    yield
    where[channel] = kept


async def test_outsiders_of_a_private_thread_see_nothing_of_its_games(stage: Stage) -> None:
    """They see the parent, for whose permissions discord.py stands up."""
    inside = thread(stage, "Anna", "Chloé")
    await stage.env.settle()
    table = await finished(stage, "seven", "Anna", "Ben", channel=inside)
    assert WATCHED in await watched(stage, "Chloé", table)
    assert WATCHED in await watched(stage, "Ben", table)  # he played, and has left the thread
    assert WATCHED not in await watched(stage, "Dirk", table)
    for to in LOOKING:
        said = await stage.forge("Dirk", press_id(to, table), on=stage.hands["Dirk"])
        assert shows(said, "refusal-no-table"), to
    assert stage.messages()[-1].type is discord.MessageType.thread_created
    for who, listed in (("Dirk", False), ("Chloé", True), ("Ben", True)):
        said = await stage.type(who, "history", member=stage.people["Anna"])
        assert ("against" in said or "Ben" in said) is listed, said
        assert ("1 game on this page was played where you can't look" in said) is not listed
    permit(stage, "Dirk", manage_threads=True)
    assert WATCHED in await watched(stage, "Dirk", table)


@pytest.mark.slow
async def test_an_archived_thread_is_asked_for_and_an_unknown_one_is_for_its_players(
    stage: Stage,
) -> None:
    inside, beside = thread(stage, "Anna", "Chloé"), thread(stage, "Anna", private=False)
    await stage.env.settle()
    private = await finished(stage, "seven", "Anna", "Ben", channel=inside)
    public = await finished(stage, "seven", "Anna", "Ben", channel=beside, luck=2)
    with uncached(stage, inside), uncached(stage, beside):
        assert WATCHED in await watched(stage, "Chloé", private)
        assert WATCHED not in await watched(stage, "Dirk", private)
        assert WATCHED in await watched(stage, "Dirk", public)
        with dropped("GET /channels/*"):
            assert WATCHED not in await watched(stage, "Chloé", private)
            assert WATCHED not in await watched(stage, "Dirk", public)
            assert WATCHED in await watched(stage, "Ben", private)
    with dropped("GET /channels/*/thread-members/*"):
        assert WATCHED not in await watched(stage, "Chloé", private)
    with uncached(stage, stage.channel.id):  # discord.py raises ClientException
        assert WATCHED not in await watched(stage, "Chloé", private)
        assert WATCHED not in await watched(stage, "Dirk", public)
        assert "Dirk" not in await stage.type("Dirk", "history", member=stage.people["Anna"])


@pytest.mark.parametrize("permission", ["view_channel", "read_message_history"])
async def test_looking_needs_the_right_to_see_and_no_more(stage: Stage, permission: str) -> None:
    table = await finished(stage, "seven", "Anna", "Ben")
    home, stage.channel = stage.channel, stage.env.guild.create_text_channel("elsewhere")
    away, stage.channel = stage.channel, home
    permit(stage, "Dirk", send_messages=False)
    assert WATCHED in await watched(stage, "Dirk", table)
    permit(stage, "Dirk", **{permission: False})
    stage.channel = away
    assert WATCHED not in await watched(stage, "Dirk", table)
    assert shows(
        await stage.type("Dirk", "history", member=stage.people["Anna"]), "history-unseen", count=1
    )


@pytest.mark.slow
async def test_nobody_is_challenged_to_a_private_thread_without_being_in_it(stage: Stage) -> None:
    """The mention would add them."""
    inside = thread(stage, "Anna", "Chloé")
    await stage.env.settle()
    stage.channel = next(each for each in stage.channel.threads if each.id == inside)
    assert shows(await clicks(stage, "Anna", "Challenge", "Ben"), "challenge-never", name="Ben")
    assert shows(await clicks(stage, "Anna", "Challenge", "Chloé"), "challenge-which")
