"""Discord at its worst: errors of every kind, lost connections, answers that come too late.

No move is lost or doubled, and the board catches up.
"""

import asyncio
import logging
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from cogs.messages import publisher as cogs_boards
from cogs.messages.channel_messages import SENDING
from cogs.messages.open_hands import OpenHands
from cogs.surfaces import first_answer
from cogs.surfaces.token import TokenSurface
from cogs.table.pages.board import EVENTS
from cogs.ui.page import MakeMove
from data.store import SqlStore
from engine.tables.ports import MessageRow
from tests.amounts import amount
from tests.e2e.comings import Scene
from tests.e2e.conftest import dropped
from tests.e2e.open_messages import check_hand, open_messages, remembered
from tests.e2e.said import shows
from tests.e2e.stage import button_id, button_labels, press_id, text_of

MESSAGE = "/channels/*/messages/*"
POST = "/channels/*/messages"
CALLBACK = "/interactions/*/*/callback"
ORIGINAL = "/webhooks/*/*/messages/*"
TOO_LATE = 10062
GONE = 10008
ANSWERED = 40060
"""Discord had an answer already: that to the first try, whose reply was lost."""
DEFERRED_MESSAGE, DEFERRED_UPDATE = 5, 6

FAULTS: tuple[tuple[str, str, int, int], ...] = (
    ("PATCH", MESSAGE, 500, 0),
    ("PATCH", MESSAGE, 503, 0),
    ("PATCH", MESSAGE, 429, 0),
    ("POST", POST, 500, 0),
    ("POST", POST, 502, 0),
    ("POST", POST, 429, 0),
    ("DELETE", MESSAGE, 500, 0),
    ("DELETE", MESSAGE, 429, 0),
    ("POST", CALLBACK, 500, 0),
    ("POST", CALLBACK, 404, TOO_LATE),
    ("POST", CALLBACK, 400, ANSWERED),
    ("PATCH", ORIGINAL, 500, 0),
    ("PATCH", ORIGINAL, 404, 10015),
)


@pytest.fixture(autouse=True)
def no_pause_before_a_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs_boards, "RETRIES", (0.0,) * 5)


async def press(stage: Scene, who: str, custom_id: str) -> Any:
    """A press on the board, whose answer may be lost."""
    return await stage.sent(stage.people[who], stage.boards()[0], custom_id, None)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(amount(1, 12)))
async def test_a_whole_game_under_random_faults(stage: Scene, seed: int) -> None:
    """Everybody presses twice, as people do when nothing happens; each move counts once."""
    await stage.duel()
    luck, table = Random(seed), stage.table.id
    for version in range(500):
        who = await stage.mover()
        now = await stage.seen(who)
        assert now.version == version
        for _ in range(luck.randrange(3)):
            method, path, status, code = luck.choice(FAULTS)
            stage.env.inject_error(
                method, path, status=status, code=code, times=luck.randrange(1, 3)
            )
        move = press_id(MakeMove(luck.randrange(len(now.moves))), table, version)
        here = stage.boards()
        await press(stage, who, move)
        if stage.table is None:
            break
        if len(stage.boards()) == len(here) == 1:
            await press(stage, who, move)
        stage.env.backend.faults.clear()
        await stage.wait(121)
        assert len(stage.boards()) == 1
        assert stage.people[await stage.mover()].mention in stage.announcement()
    stage.env.backend.faults.clear()
    await stage.wait(121)
    stored = await stage.bot.store.moves(table)
    assert [row.seq for row in stored] == list(range(len(stored)))
    assert stage.announcements() == []
    assert stage.boards() == []
    assert sum(shows(text, "game-seven-seas-over") for text in stage.texts()) == 1


@pytest.mark.parametrize(
    "fault",
    [
        (404, TOO_LATE),
        (400, ANSWERED),
        (500, 0),
        (429, 0),
        "lost on the way",
        "lost on the way back",
    ],
)
async def test_a_move_counts_once_whatever_becomes_of_its_answer(
    stage: Scene, fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """A dropped connection is neither an incident nor a traceback in the log."""
    (who, _), table = await stage.duel(), stage.table.id
    with ExitStack() as faults, caplog.at_level(logging.INFO):
        if isinstance(fault, str):
            back = fault.endswith("back")
            faults.enter_context(dropped(f"POST {CALLBACK}", arrives=back, times=1))
        else:
            status, code = fault
            stage.env.inject_error("POST", CALLBACK, status=status, code=code, times=None)
        await press(stage, who, press_id(MakeMove(0), table))
        await press(stage, who, press_id(MakeMove(0), table))
    stage.env.backend.faults.clear()
    assert (await stage.seen()).version == 1
    assert f"-# {who} " in stage.board()
    assert not [record for record in caplog.records if record.exc_info]
    told = "\n".join(map(str, (m.components for m in stage.privates(who))))
    assert not shows(told, "incident")
    if fault != (500, 0) and fault != (429, 0):
        assert "incident" not in caplog.text, "nothing is broken when an answer comes too late"
    if fault == (400, ANSWERED):  # by another process: the log writes that once in some minutes
        own = [each for each in caplog.records if each.name.startswith("cogs.")]
        logged = {(each.levelname, each.getMessage()) for each in own}
        assert logged == {("WARNING", first_answer.UNTAKEN)}


async def test_a_press_is_acknowledged_in_a_new_message_if_its_own_was_deleted(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is slow, and the same person opens a newer hand: at once, not after the work."""
    monkeypatch.setattr(first_answer, "SECONDS_BEFORE_DEFERRING", 0.01)
    await stage.duel()
    who, table = await stage.mover(), stage.table.id
    await stage.press(who, "My hand")
    hand = stage.hands[who]
    quick, told = stage.bot.tables.play, list[int]()

    async def slow(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(0.05)
        sent = [entry.json for entry in stage.env.http_requests[before:]]
        told.extend(body["type"] for body in sent if body)
        return await quick(*given, **named)

    monkeypatch.setattr(stage.bot.tables, "play", slow)
    stage.env.inject_error("POST", CALLBACK, status=404, code=GONE)
    before = len(stage.env.http_requests)
    result = await stage.sent(stage.people[who], hand, press_id(MakeMove(0), table), None)
    assert told == [DEFERRED_UPDATE, DEFERRED_MESSAGE], "before the work is done"
    assert result.acknowledged
    assert shows(text_of(result.response), "hand-waits", count=1)
    assert (await stage.seen()).version == 1
    now = remembered(stage, who)
    assert [message.id for message in now] == [result.response.id]


async def test_a_thread_or_a_reminder_that_could_not_be_sent_is_explained_or_comes_later(
    stage: Scene,
) -> None:
    """A thread that can't be opened, and a reminder."""
    with dropped("POST /channels/*/threads"):
        said = await stage.type("Anna", "table open", game="seven-seas", thread=True)
    assert shows(said, "connection-lost")
    who, _ = await stage.duel(clock=300)
    stage.env.inject_error("POST", POST, status=500, times=2)
    await stage.wait(151)
    assert shows(stage.announcement(), "turn-reminder")
    assert stage.last_ping() == [who]


@pytest.mark.parametrize("status", [500, 503, 403])
async def test_a_deletion_that_is_refused_holds_up_nothing_new(stage: Scene, status: int) -> None:
    """All that was replaced goes once Discord lets it be deleted."""
    await stage.duel()
    stage.env.inject_error("DELETE", MESSAGE, status=status, times=None)
    for _ in range(2):
        assert shows(await stage.type("Anna", "table show"), "table-shown")
        who = await stage.mover()
        await stage.moves(who)
        assert f"-# {who} " in text_of(stage.boards()[-1])
        assert stage.people[await stage.mover()].mention in stage.announcements()[-1].content
        assert not stage.table.timing.suspended
    assert len(stage.boards()) == 3
    stage.env.backend.faults.clear()
    await stage.moves(await stage.mover())
    await stage.wait(61)
    assert len(stage.boards()) == len(stage.announcements()) == 1


async def test_a_board_that_cannot_be_deleted_goes_after_its_result(stage: Scene) -> None:
    """The result is there, so nobody waits for it; a restart in between forgets nothing."""
    await stage.duel()
    stage.env.inject_error("DELETE", MESSAGE, status=503, times=None)
    await stage.closes("Anna")
    assert len(stage.boards()) == 1
    assert shows(await stage.type("Anna", "table show"), "refusal-no-table")
    await stage.restart()
    stage.env.backend.faults.clear()
    await stage.wait(121)
    assert stage.boards() == stage.announcements() == []


async def killed_behind(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, deed: Any, *, of: str = "", dead_for: float = 0.0
) -> None:
    """Do the deed while no message that was sent is remembered any more; then restart.

    No hand is brought in step any more, either.

    of: only those of this kind; with SENDING, what they replace is noted as outdated by then.
    """
    remembered = SqlStore.save_message

    async def killed(store: SqlStore, row: MessageRow, *, instead: str = "") -> None:
        if instead and instead.startswith(of):
            raise asyncio.CancelledError
        await remembered(store, row, instead=instead)

    with monkeypatch.context() as breaking:
        breaking.setattr(SqlStore, "save_message", killed)
        for name in ("refresh", "close", "_make_inactive"):
            breaking.setattr(OpenHands, name, lambda *_: None)
        await deed
        await stage.wait(dead_for)
    await stage.restart()


@pytest.mark.parametrize("dead_for", [0.0, TokenSurface.lasts + 1])
async def test_a_hand_from_before_a_kill_shows_the_present_table_when_pressed(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, dead_for: float
) -> None:
    """The bot died between a move and the hands of the others: no token is kept to change them."""
    who, waiting = await stage.duel()
    await stage.press(waiting, "My hand")
    (hand,) = open_messages(stage, waiting)
    before = text_of(hand)
    await killed_behind(stage, monkeypatch, stage.moves(who), dead_for=dead_for)
    (stale,) = open_messages(stage, waiting)
    assert (stale.id, text_of(stale)) == (hand.id, before)
    assert remembered(stage, waiting) == []
    await stage.forge(waiting, button_id(stale, button_labels(stale)[0]), on=stale)
    (alive,) = open_messages(stage, waiting)
    assert (alive.id, [m.id for m in remembered(stage, waiting)]) == (hand.id, [hand.id])
    assert shows(text_of(alive), "hand-yours")
    check_hand(stage, alive, await stage.seen(waiting))


def nonces(stage: Scene) -> list[str]:
    return [body["nonce"] for body in stage.posted()]


@pytest.mark.parametrize("of", ["", SENDING])
@pytest.mark.parametrize(("sent", "posts"), [("lobby", 1), ("board", 2), ("announcement", 1)])
async def test_a_message_that_was_posted_but_not_stored_is_posted_once(
    stage: Scene, monkeypatch: pytest.MonkeyPatch, sent: str, posts: int, of: str
) -> None:
    """It is found by its mark, even if Discord has forgotten its nonce."""
    before = 0
    if sent == "lobby":
        await killed_behind(stage, monkeypatch, stage.type("Anna", "table open"), of=of)
        assert len([m for m in stage.messages() if "Join" in button_labels(m)]) == 1
    else:
        await stage.duel()
        old, before = stage.showing("More"), len(nonces(stage))
        is_board, who = sent == "board", await stage.mover()
        deed = stage.type("Anna", "table show") if is_board else stage.moves(who)
        await killed_behind(stage, monkeypatch, deed, of=of)
        (board,) = stage.boards()
        assert (board.id == old.id) is not is_board
        kept = await stage.bot.store.messages(stage.table.id)
        assert not [kind for kind in kept if kind.startswith(("sending-", "old-"))]
    new = nonces(stage)[before:]
    assert len({*new}) == posts, "a board, and the announcement below it"
    assert len(new) == posts or sent == "announcement"


async def test_a_message_deleted_before_it_was_stored_is_sent_again(
    stage: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers the old nonce with the message that is gone."""
    opened = stage.type("Anna", "table open")
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    await killed_behind(stage, monkeypatch, opened)
    await stage.wait(1)
    assert len(set(nonces(stage))) == 2
    board = (await stage.bot.store.messages(stage.table.id))["board"]
    lobbies = [m for m in stage.messages() if "Join" in button_labels(m)]
    assert board.message == lobbies[-1].id


@pytest.mark.slow
async def test_a_board_drawn_again_after_a_restart_shows_no_more_than_before(stage: Scene) -> None:
    """A result that was fresh long ago is not fresh again."""
    await stage.duel()
    for _ in range(9):
        await stage.moves(await stage.mover())
    before = text_of(stage.showing("More"))
    await stage.restart()
    after = text_of(stage.showing("More"))
    told = [line for line in after.splitlines() if line.startswith("-#")]
    assert told == [line for line in before.splitlines() if line.startswith("-#")][-len(told) :]
    assert 0 < len(told) <= EVENTS
