"""Places and disks that refuse, and bugs: nothing is claimed, clocks rest, and games go on."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError

from cogs.faces import FACES
from cogs.messages import publisher
from cogs.messages.publisher import SECONDS_BEFORE_LOOK
from cogs.ui.page import MakeMove
from cogs.ui.routes import Verb
from engine.tables.model.table import Status
from engine.tables.ports import MoveRow
from engine.tables.transitions import seating
from tests.amounts import one_of
from tests.data.sqlite import connection_of
from tests.e2e.comings import Scene
from tests.e2e.conftest import BAD_REQUEST, dropped, permit, without_gateway
from tests.e2e.said import shows
from tests.e2e.stage import press_id, text_of

POST = "/channels/*/messages"
NO_ACCESS, ARCHIVED, NO_RIGHT = 50001, 50083, 50013
TOLD = "Discord doesn't let me show the board"


def refuse(stage: Scene, status: int, code: int, path: str = "/channels/*") -> None:
    stage.env.inject_error("*", path, status=status, code=code, message="refused", times=None)


def accept(stage: Scene) -> None:
    stage.env.backend.faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("status", "code", "told"),
    one_of(
        [
            (403, NO_ACCESS, "doesn't let me do that here"),
            (401, 0, "The people who run me"),
            (503, 0, "can't post here right now"),
        ],
        several=True,
    ),
)
async def test_show_and_nudge_claim_only_what_discord_has_accepted(
    stage: Scene, status: int, code: int, told: str
) -> None:
    _, waiting = await stage.duel()
    await stage.press(waiting, "My hand")
    refuse(stage, status, code)
    assert told in await stage.type("Anna", "table show")
    said = await stage.forge(waiting, press_id(Verb.NUDGE, stage.table.id), on=stage.hands[waiting])
    assert told in said
    accept(stage)
    await stage.wait(301)
    assert shows(await stage.type("Anna", "table show"), "table-shown")


async def test_a_rematch_that_cannot_be_shown_is_not_open(stage: Scene) -> None:
    await stage.duel()
    await stage.closes("Anna")
    result = stage.showing("Play again")
    refuse(stage, 403, NO_RIGHT, POST)
    for button in ("Play again", "New table"):
        assert shows(await stage.press("Ben", button, on=result), "open-refused")
    assert stage.bot.tables.open_tables() == ()


@pytest.mark.parametrize(
    ("status", "code", "before"),
    one_of(
        [(400, ARCHIVED, 100), (403, NO_ACCESS, 200), (403, NO_RIGHT, 100), (400, 160005, 100)],
        2,
        several=True,
    ),
)
async def test_in_a_place_that_refuses_the_clock_rests_and_goes_on_by_itself(
    stage: Scene, status: int, code: int, before: int
) -> None:
    """Hands say so once; the turn has the time that was left, and nobody has missed one.

    It breaks without a sign before the reminder or after it: a turn is taken from nobody before
    the place was tried.
    """
    who, _ = await stage.duel(clock=300)
    await stage.press(who, "My hand")
    await stage.wait(before)
    refuse(stage, status, code)
    await stage.wait(51 if before < 150 else 600)  # the reminder after half of the time
    timing = stage.table.timing
    assert (timing.suspended, timing.deadline) == (True, None)
    assert timing.left == pytest.approx(150, abs=10) or before > 150
    assert stage.hand_text(who).count(TOLD) == 1
    await stage.wait(3600)
    assert all(player.missed == 0 for player in stage.table.players)
    assert (await stage.bot.tables.view(stage.table.id, None)).version == 0
    accept(stage)
    await stage.wait(SECONDS_BEFORE_LOOK[-1] + 1)
    assert not stage.table.timing.suspended
    assert stage.table.timing.deadline == pytest.approx(stage.now() + 150, abs=301)
    assert TOLD not in stage.hand_text(who)
    who = await stage.mover()  # little time that is left may be over by then
    await stage.moves(who)
    assert f"-# {who} " in "\n".join(stage.texts())


@pytest.fixture
async def running(stage: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running table whose publisher waits as long as it does anywhere."""
    await stage.duel()
    monkeypatch.setattr(publisher, "RETRIES", (2.0, 10.0, 30.0, 60.0))


@pytest.mark.slow
@pytest.mark.usefixtures("running")
@pytest.mark.parametrize("fault", [BAD_REQUEST, ServerDisconnectedError])
async def test_a_result_that_is_refused_for_an_hour_is_posted_once_then(
    stage: Scene, caplog: pytest.LogCaptureFixture, fault: Any
) -> None:
    """By Discord, or because nothing reaches it."""
    await stage.goes("Anna", "/table end", "End it")
    with dropped("* /channels/*", fault=fault) as hit:
        await stage.press("Ben", "Yes, end it")
        await stage.wait(3600)
        assert 40 < len(hit) < 80, "about once a minute"
        assert stage.boards() != []
    assert "incident " not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]
    await stage.wait(61)
    assert stage.boards() == []
    assert [shows(text, "closed-title") for text in stage.texts()] == [True]
    assert not stage.bot.publisher._parked
    assert shows(await stage.type("Chloé", "table show"), "refusal-no-table")


@pytest.mark.usefixtures("running")
async def test_a_forbidden_result_is_posted_when_the_server_is_back(stage: Scene) -> None:
    """The bot was given its rights again while it heard nothing."""
    await stage.type("Anna", "table end")
    permit(stage, send_messages=False)
    await stage.ends("Anna")
    assert stage.bot.publisher._parked
    async with without_gateway(stage):
        permit(stage, send_messages=True)
        assert stage.boards() != []
    assert stage.boards() == []
    assert shows("\n".join(stage.texts()), "closed-title")


async def test_a_channel_that_was_deleted_while_nobody_looked_closes_its_table(
    stage: Scene,
) -> None:
    await stage.duel(clock=300)
    table, who = stage.table.id, await stage.mover()
    stage.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    guild: Any = stage.bot.get_guild(stage.env.guild.id)
    guild._channels.pop(stage.channel.id)
    await stage.bot.tables.change(table, seating.left, stage.people[who].id)
    await stage.settled()
    assert (await stage.bot.tables.view(table, None)).table.status is Status.CLOSED
    assert await stage.bot.store.unannounced_tables() == ()
    assert not stage.bot.publisher._parked


@pytest.mark.parametrize("failures", [1, 2])
async def test_a_bug_that_passes_delays_a_board_and_no_more(
    stage: Scene, failures: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever went wrong is logged once, and the board is drawn again without anybody's doing."""
    await stage.duel(clock=300)
    who, left = await stage.mover(), [failures]
    drawn = FACES["seven-seas"].board

    def now_and_then(*given: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise RuntimeError("the chart is wet")
        return drawn(*given)

    broken = replace(FACES["seven-seas"], board=now_and_then)
    monkeypatch.setitem(FACES, "seven-seas", broken)
    await stage.moves(who)
    assert f"-# {who} " in "\n".join(stage.texts())
    assert caplog.text.count("RuntimeError: the chart is wet") == 1


async def test_a_table_of_other_rules_can_still_be_closed(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """Its moves cannot be read any more; its end is announced and its board goes."""
    await stage.duel(clock=300)
    table, host = stage.table.id, stage.people["Anna"].id
    await stage.bot.store.add_move(table, MoveRow(0, 0, "no move of these rules", 0.0))
    with caplog.at_level(logging.ERROR):
        await stage.restart()
        await stage.settled()
    assert "cannot be shown" in caplog.text
    await stage.bot.tables.end(table, host, may_moderate=True)
    await stage.settled()
    assert shows("\n".join(stage.texts()), "closed-title")
    assert "board" not in await stage.bot.store.messages(table)


@pytest.mark.slow
async def test_nothing_is_remembered_of_a_table_that_is_over(stage: Scene) -> None:
    await stage.duel(clock=300)
    await stage.moves(await stage.mover())
    await stage.people["Chloé"].send(stage.channel, "Ahoy")
    await stage.press("Chloé", "Rules")
    await stage.bot.tables.end(stage.table.id, stage.people["Anna"].id, may_moderate=True)
    await stage.settled()
    kept = stage.bot.publisher
    await asyncio.gather(*kept._tasks.values())  # pauses between two edits
    for memory in (kept._pending, kept._parked, kept._tasks, kept.boards._news_of):
        assert not memory
    below = kept.posting.below
    assert not below._newest
    assert not below._own
    assert not kept.open_hands._open
    assert not kept.boards._announcements._announced


async def test_an_unexpected_error_gets_a_message_and_an_incident(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By press and by command, with an id that stands in the log; afterwards all is as before.

    Suggestions can't say so: nothing is suggested.
    """
    who, other = await stage.duel()
    for each in (who, other):
        await stage.press(each, "My hand")

    def broken(*given: Any) -> Any:
        raise RuntimeError("the mast broke")

    with monkeypatch.context() as breaking:
        face = replace(FACES["seven-seas"], page=broken, move_sentence=broken)
        breaking.setitem(FACES, "seven-seas", face)
        answers = [
            await stage.press(who, "My hand"),
            await stage.type(who, "hand"),
            await stage.press(other, "My hand"),
            await stage.type(who, "play", card="g8"),
        ]
        assert await stage.offered(who, "play", "card") == []
    for said in answers:
        assert shows(said, "incident")
        number = said.partition("`")[2].partition("`")[0]
        assert f"incident {number}" in caplog.text
    assert "the mast broke" in caplog.text
    stage.env.errors.clear()
    stage.env._errors.clear()
    assert shows(await stage.press(who, "My hand"), "hand-yours")


@contextmanager
def full_disk(stage: Scene) -> Iterator[None]:
    """While it lasts, SQLite refuses to write."""
    connection = connection_of(stage.bot.store)
    connection.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        connection.execute("PRAGMA query_only = OFF")


async def test_a_full_disk_is_explained_without_an_incident(
    stage: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    who, _ = await stage.duel()
    await stage.press(who, "My hand")
    with full_disk(stage):
        await stage.people[who].click(
            stage.hands[who], custom_id=press_id(MakeMove(0), stage.table.id)
        )
        assert shows(text_of(stage.privates(who)[-1]), "not-kept")
        assert (await stage.seen()).version == 0
        await stage.type(who, "table show")  # a fresh board is posted, and its id is kept, too
        await stage.wait(5)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    await stage.moves(who)
    assert (await stage.seen()).version == 1
    await stage.wait(61)
    assert len(stage.boards()) == 1
