"""Nobody posts, invites or mentions through the bot where they may not write themselves."""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest

from cogs.ui.routes import Bookmark, Challenge, ReplayOf, Verb
from tests.e2e.comings import Scene
from tests.e2e.conftest import dropped, permit
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import press_id, select_id, text_of
from tests.e2e.test_challenge import clicks
from tests.e2e.test_channels import threaded

REFUSED = "You can't write here, so I post nothing here for you."
ALONE = "You can't write here, so only you see this."


def public(stage: Scene) -> list[tuple[int, str]]:
    return [(message.id, text_of(message)) for message in stage.messages()]


async def refused(stage: Scene, *deeds: Awaitable[str]) -> None:
    """Each of these is refused for want of the right to write, and posts nothing."""
    before = public(stage)
    for deed in deeds:
        assert shows(await deed, "refusal-may-not-write")
    assert public(stage) == before


async def test_nobody_posts_where_they_may_not_write(managed: Scene) -> None:
    """By commands and presses, before, during and after a game.

    Joining needs no right: the host, who may write, asked everybody to. Nor does ending what
    names somebody or posts something later.
    """
    stage, crew = managed, ("Anna", "Ben", "Chloé")
    for who in ("Ben", "Chloé", "Dirk", "Grace"):
        permit(stage, who, send_messages=False)
    await stage.type("Ben", "solo", game="seven")
    forged = press_id(Challenge(stage.people["Anna"].id, "seven"))
    await refused(
        stage,
        stage.type("Ben", "table open"),
        clicks(stage, "Ben", "Challenge", "Anna"),
        stage.forge("Ben", forged, on=stage.hands["Ben"]),
    )
    await stage.open("Anna", game="seven")
    for who in crew[1:]:
        assert shows(await stage.press(who, "Join"), "lobby-joined")
    table = stage.table.id
    await refused(
        stage,
        stage.sets("Grace", daily=True),
        stage.forge("Ben", select_id(Verb.CUT, table), "rudeness"),
    )
    assert await stage.bot.services.preferences.mornings() == {}
    await stage.press("Anna", "Start")
    permit(stage, "Anna", send_messages=False)
    (other, _) = await stage.others()
    seat = select_id(Verb.SEAT, table)
    await refused(
        stage,
        stage.type("Ben", "table show"),
        stage.forge(other, press_id(Verb.NUDGE, table)),
        stage.forge("Anna", seat, str(stage.people["Dirk"].id)),
    )
    permit(stage, "Anna", send_messages=True)
    await stage.closes("Anna")
    await refused(stage, stage.press("Ben", "Play again"), stage.press("Ben", "New table"))
    assert stage.table is None
    await stage.press("Anna", "Play again")
    assert shows(await stage.press("Ben", "Play again"), "rematch-joined"), "which only joins"


async def test_a_share_without_permission_is_shown_privately(stage: Scene) -> None:
    table = await finished(stage, "seven", "Anna", "Ben")
    share = press_id(Verb.SHARE, table)
    await stage.type("Anna", "history")
    permit(stage, "Anna", send_messages=False)
    said = await stage.forge("Anna", share, on=stage.hands["Anna"])
    assert ALONE in said
    assert "Anna" in said
    assert len(said) > 2 * len(ALONE)
    assert public(stage) == []
    permit(stage, "Anna", send_messages=True)
    await stage.sent(stage.people["Anna"], stage.hands["Anna"], share, None)
    before = public(stage)
    assert len(before) == 1
    permit(stage, "Anna", send_messages=False)
    assert public(stage) == before


@pytest.mark.slow
@pytest.mark.parametrize("permission", ["send_messages_in_threads", "create_public_threads"])
async def test_in_a_thread_the_rights_of_threads_count(stage: Scene, permission: str) -> None:
    permit(stage, "Ben", **{permission: False})
    assert shows(await stage.type("Ben", "table open", thread=True), "member-may-open-no-thread")
    channel = await threaded(stage)
    await stage.closes("Anna")
    stage.bot.tables.room.is_closed = False
    may = permission == "create_public_threads"
    assert (REFUSED not in await stage.type("Ben", "table open", thread=False)) is may
    stage.channel = channel
    permit(stage, "Ben", send_messages=False, send_messages_in_threads=True)
    assert REFUSED in await stage.type("Ben", "table open", thread=False)


WATCHED = "Move "
LOOKING = (Bookmark(0), Verb.EXPORT, Verb.VERIFY)


def thread(stage: Scene, *members: str, private: bool = True) -> int:
    """The id of a thread of the channel with these members; the first has opened it."""
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    backend, people = stage.env.backend, stage.people
    stored = backend.create_thread(
        stage.channel.id, "cabin", people[members[0]].id, type=kind.value
    )
    for member in (*(people[name].id for name in members[1:]), stage.env.bot.user.id):
        backend.add_thread_member(stored.id, member)
    return int(stored.id)


async def watched(stage: Scene, who: str, table: int) -> str:
    """The replay by a press anywhere in the server."""
    await stage.type(who, "solo", game="seven")
    return await stage.forge(who, press_id(ReplayOf(table)), on=stage.hands[who])


@contextmanager
def uncached(stage: Scene, channel: int) -> Iterator[None]:
    """The bot's cache lacks this channel or thread."""
    guild: Any = stage.env.bot.get_guild(stage.env.guild.id)
    where = guild._threads if channel in guild._threads else guild._channels
    kept = where.pop(channel)
    yield
    where[channel] = kept


async def test_outsiders_of_a_private_thread_see_nothing_of_its_games(stage: Scene) -> None:
    """They see the parent, for whose permissions discord.py stands up.

    Nobody is challenged there without being in it: the mention would add them.
    """
    inside = thread(stage, "Anna", "Chloé")
    await stage.env.settle()
    table = await finished(stage, "seven", "Anna", "Ben", channel=inside)
    assert WATCHED in await watched(stage, "Chloé", table)
    assert WATCHED in await watched(stage, "Ben", table)  # he played, and has left the thread
    assert WATCHED not in await watched(stage, "Dirk", table)
    for to in LOOKING:
        said = await stage.forge("Dirk", press_id(to, table), on=stage.hands["Dirk"])
        assert shows(said, "refusal-no-table"), to
    for who, listed in (("Dirk", False), ("Chloé", True), ("Ben", True)):
        said = await stage.type(who, "history", member=stage.people["Anna"])
        assert ("against" in said or "Ben" in said) is listed, said
        assert shows(said, "history-unseen", count=1) is not listed
    permit(stage, "Dirk", manage_threads=True)
    assert WATCHED in await watched(stage, "Dirk", table)
    stage.channel = next(each for each in stage.channel.threads if each.id == inside)
    assert shows(await clicks(stage, "Anna", "Challenge", "Ben"), "challenge-never", name="Ben")
    assert shows(await clicks(stage, "Anna", "Challenge", "Chloé"), "challenge-which")


@pytest.mark.slow
async def test_an_archived_thread_is_asked_for_and_an_unknown_one_is_for_its_players(
    stage: Scene,
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
async def test_looking_needs_the_right_to_see_and_no_more(stage: Scene, permission: str) -> None:
    table = await finished(stage, "seven", "Anna", "Ben")
    home, stage.channel = stage.channel, stage.env.guild.create_text_channel("elsewhere")
    away, stage.channel = stage.channel, home
    permit(stage, "Dirk", send_messages=False)
    assert WATCHED in await watched(stage, "Dirk", table)
    permit(stage, "Dirk", **{permission: False})
    stage.channel = away
    assert WATCHED not in await watched(stage, "Dirk", table)
    said = await stage.type("Dirk", "history", member=stage.people["Anna"])
    assert shows(said, "history-unseen", count=1)
