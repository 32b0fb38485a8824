"""Nobody posts, invites or mentions through the bot where they may not write themselves."""

from typing import Any

import pytest

from cogs.ui.custom_ids import Route
from cogs.ui.routes import Challenge, ShareReplay, Verb
from tests.amounts import one_of
from tests.e2e.comings import mover
from tests.e2e.conftest import permit
from tests.e2e.finished_games import finished
from tests.e2e.playing import open_table
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, press_id, select_id, text_of
from tests.e2e.test_challenge import clicks
from tests.e2e.test_daily import day, finish
from tests.e2e.test_mornings import posts, to_morning, wanted
from tests.e2e.test_rematch import ended
from tests.e2e.test_threads import threaded

REFUSED = "You can't write here, so I post nothing here for you."
ALONE = "You can't write here, so only you see this."


def public(stage: Stage) -> list[tuple[int, str]]:
    return [(message.id, text_of(message)) for message in stage.messages()]


@pytest.mark.slow
async def test_a_share_below_the_morning_post_needs_the_right_to_write(stage: Stage) -> None:
    """The result is there to be copied; nobody else sees anything."""
    await to_morning(stage)
    await wanted(stage)
    await to_morning(stage)
    (post,) = posts(stage)
    permit(stage, "Dirk", send_messages=False)
    await stage.press("Dirk", "Play today's deal", on=post)
    await finish(stage, "Dirk")
    before = public(stage)
    said = await stage.press_hand("Dirk", "Share")
    assert shows(said, "daily-copy")
    assert f"day {day(stage)}: " in said
    assert public(stage) == before


@pytest.mark.slow
@pytest.mark.parametrize("command", ["table open", "table show"])
async def test_a_command_that_posts_needs_the_right_to_write(stage: Stage, command: str) -> None:
    if command == "table show":
        await open_table(stage, "seven", ["Anna", "Ben"])
    permit(stage, "Ben", send_messages=False)
    before = public(stage)
    assert REFUSED in await stage.type("Ben", command)
    assert public(stage) == before
    assert REFUSED not in await stage.type("Anna", command)


async def test_a_challenge_needs_the_right_to_write(stage: Stage) -> None:
    permit(stage, "Anna", send_messages=False)
    assert REFUSED in await clicks(stage, "Anna", "Challenge", "Ben")
    forged = press_id(Challenge(stage.people["Ben"].id, "seven"))
    await stage.type("Anna", "solo", game="seven")
    assert REFUSED in await stage.forge("Anna", forged, on=stage.hands["Anna"])
    assert public(stage) == []


@pytest.mark.slow
@pytest.mark.parametrize("button", ["Play again", "New table"])
async def test_playing_again_needs_the_right_to_write(stage: Stage, button: str) -> None:
    await ended(stage, "Anna", "Ben")
    permit(stage, "Anna", send_messages=False)
    before = public(stage)
    assert REFUSED in await stage.press("Anna", button)
    assert public(stage) == before
    assert stage.table is None
    await stage.press("Ben", "Play again")
    assert shows(await stage.press("Anna", "Play again"), "rematch-joined", count=0), (
        "which only joins"
    )


async def test_a_nudge_and_a_seat_for_somebody_need_the_right_to_write(stage: Stage) -> None:
    await open_table(stage, "seven", ["Anna", "Ben", "Chloé"])
    who = await mover(stage)
    other = next(name for name in ("Anna", "Ben", "Chloé") if name != who)
    for name in ("Anna", other):
        permit(stage, name, send_messages=False)
    before = public(stage)
    assert REFUSED in await stage.forge(other, press_id(Verb.NUDGE, stage.table.id))
    seat = select_id(Verb.SEAT, stage.table.id)
    assert REFUSED in await stage.forge("Anna", seat, str(stage.people["Dirk"].id))
    assert public(stage) == before


async def test_following_and_a_morning_post_need_the_right_to_write(managed: Stage) -> None:
    """Both have somebody named or something posted later; ending them needs no right."""
    stage = managed
    await open_table(stage, "seven", ["Anna", "Ben"])
    follow = press_id(Verb.FOLLOW, stage.table.id)
    for who in ("Chloé", "Grace"):
        permit(stage, who, send_messages=False)
    assert REFUSED in await stage.forge("Chloé", follow)
    assert REFUSED in await stage.sets("Grace", daily=True)
    assert await stage.bot.services.preferences.mornings() == {}
    for who in ("Chloé", "Grace"):
        permit(stage, who, send_messages=True)
    assert REFUSED not in await stage.forge("Chloé", follow)
    permit(stage, "Chloé", send_messages=False)
    assert REFUSED not in await stage.forge("Chloé", follow)
    assert await stage.bot.services.preferences.followers(stage.table.id) == ()


async def test_a_word_that_everybody_reads_needs_the_right_to_write(stage: Stage) -> None:
    """Joining needs none: the host, who may write, asked everybody to."""
    await stage.open("Anna", game="seven")
    permit(stage, "Ben", send_messages=False)
    assert shows(await stage.press("Ben", "Join"), "lobby-joined")
    before = public(stage)
    assert REFUSED in await stage.forge("Ben", select_id(Verb.CUT, stage.table.id), "rudeness")
    assert public(stage) == before


@pytest.mark.parametrize("to", one_of([Verb.SHARE, ShareReplay(0), Verb.SHARE_PROFILE]))
async def test_a_share_without_permission_is_shown_privately(stage: Stage, to: Route) -> None:
    table = await finished(stage, "seven", "Anna", "Ben")
    await stage.type("Anna", "history")
    permit(stage, "Anna", send_messages=False)
    said = await stage.forge("Anna", press_id(to, table), on=stage.hands["Anna"])
    assert ALONE in said
    assert "Anna" in said
    assert len(said) > 2 * len(ALONE)
    assert public(stage) == []
    permit(stage, "Anna", send_messages=True)
    await stage.sent(stage.people["Anna"], stage.hands["Anna"], press_id(to, table), None)
    assert len(public(stage)) == 1


async def test_a_leader_who_may_no_longer_write_turns_the_pages_alone(stage: Stage) -> None:
    table = await finished(stage, "seven", "Anna", "Ben")
    await stage.type("Anna", "history")
    await stage.forge("Anna", press_id(ShareReplay(0), table), on=stage.hands["Anna"])
    (led,) = stage.messages()
    permit(stage, "Anna", send_messages=False)
    before = public(stage)
    result: Any = await stage.people["Anna"].click(led, custom_id=button_id(led, "Move ▶"))
    assert shows(stage.answered("Anna", result), "replay-title", game=7, step=1, steps=193)
    assert public(stage) == before


@pytest.mark.slow
@pytest.mark.parametrize("permission", ["send_messages_in_threads", "create_public_threads"])
async def test_in_a_thread_the_rights_of_threads_count(stage: Stage, permission: str) -> None:
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
