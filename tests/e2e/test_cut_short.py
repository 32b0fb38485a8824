"""Killed in the middle: whatever was being sent is sent once, and what it replaced goes."""

import asyncio
from typing import Any

import pytest

from cogs.messages.channel_messages import SENDING
from cogs.messages.open_hands import OpenHands
from cogs.surfaces.token import TokenSurface
from cogs.table.pages import board
from data.store import SqlStore
from engine.tables.ports import MessageRow
from tests.e2e.comings import boards as boards_in
from tests.e2e.comings import duel, mover, moves, posted, seen, wait
from tests.e2e.open_messages import check_hand, open_messages, remembered
from tests.e2e.said import shows
from tests.e2e.stage import Stage, button_id, button_labels, text_of


async def killed_behind(
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    deed: Any,
    *,
    of: str = "",
    dead_for: float = 0.0,
) -> None:
    """Do the deed while no message that was sent is remembered any more; then restart.

    No hand is brought in step any more, either.

    of: only those of this kind; with SENDING, what they replace is noted as outdated by then.
    """
    remembered = SqlStore.replace_message

    async def killed(store: SqlStore, row: MessageRow, *, kind: str) -> None:
        if kind.startswith(of):
            raise asyncio.CancelledError
        await remembered(store, row, kind=kind)

    with monkeypatch.context() as breaking:
        breaking.setattr(SqlStore, "replace_message", killed)
        for name in ("refresh", "close", "_make_inactive"):
            breaking.setattr(OpenHands, name, lambda *_: None)
        await deed
        await wait(stage, dead_for)
    await stage.restart()
    await stage.env.settle()


@pytest.mark.parametrize("dead_for", [0.0, TokenSurface.lasts + 1])
async def test_a_hand_from_before_a_kill_shows_the_present_table_when_pressed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, dead_for: float
) -> None:
    """The bot died between a move and the hands of the others: no token is kept to change them."""
    who, waiting = await duel(stage)
    await stage.press(waiting, "My hand")
    (hand,) = open_messages(stage, waiting)
    before = text_of(hand)
    await killed_behind(stage, monkeypatch, moves(stage, who), dead_for=dead_for)
    (stale,) = open_messages(stage, waiting)
    assert (stale.id, text_of(stale)) == (hand.id, before)
    assert remembered(stage, waiting) == []
    await stage.forge(waiting, button_id(stale, button_labels(stale)[0]), on=stale)
    (alive,) = open_messages(stage, waiting)
    assert (alive.id, [m.id for m in remembered(stage, waiting)]) == (hand.id, [hand.id])
    assert shows(text_of(alive), "hand-yours")
    check_hand(stage, alive, await seen(stage, waiting))


def nonces(stage: Stage) -> list[str]:
    return [body["nonce"] for body in posted(stage)]


@pytest.mark.parametrize("of", ["", SENDING])
@pytest.mark.parametrize(("sent", "posts"), [("lobby", 1), ("board", 2), ("announcement", 1)])
async def test_a_message_that_was_posted_but_not_stored_is_posted_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, sent: str, posts: int, of: str
) -> None:
    """It is found by its mark, even if Discord has forgotten its nonce."""
    before = 0
    if sent == "lobby":
        await killed_behind(stage, monkeypatch, stage.type("Anna", "table open"), of=of)
        assert len([m for m in stage.messages() if "Join" in button_labels(m)]) == 1
    else:
        await duel(stage)
        old, before = stage.showing("More"), len(nonces(stage))
        is_board, who = sent == "board", await mover(stage)
        deed = stage.type("Anna", "table show") if is_board else moves(stage, who)
        await killed_behind(stage, monkeypatch, deed, of=of)
        (board,) = boards_in(stage)
        assert (board.id == old.id) is not is_board
        kept = await stage.bot.store.messages(stage.table.id)
        assert not [kind for kind in kept if kind.startswith(("sending-", "old-"))]
    new = nonces(stage)[before:]
    assert len({*new}) == posts, "a board, and the announcement below it"
    assert len(new) == posts or sent == "announcement"


async def test_an_old_board_that_could_not_be_deleted_goes_later(stage: Stage) -> None:
    await duel(stage)
    stage.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=20)
    await stage.type("Anna", "table show")
    stage.env.backend.faults.clear()
    await moves(stage, await mover(stage))
    await wait(stage, 61)
    assert len(boards_in(stage)) == 1


async def test_a_message_deleted_before_it_was_stored_is_sent_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers the old nonce with the message that is gone."""
    opened = stage.type("Anna", "table open")
    stage.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    await killed_behind(stage, monkeypatch, opened)
    await wait(stage, 1)
    assert len(set(nonces(stage))) == 2
    board = (await stage.bot.store.messages(stage.table.id))["board"]
    lobbies = [m for m in stage.messages() if "Join" in button_labels(m)]
    assert board.message == lobbies[-1].id


@pytest.mark.slow
async def test_a_board_drawn_again_after_a_restart_shows_no_more_than_before(stage: Stage) -> None:
    """A result that was fresh long ago is not fresh again."""
    await duel(stage)
    for _ in range(9):
        await moves(stage, (await mover(stage)))
    before = text_of(stage.showing("More"))
    await stage.restart()
    await stage.env.settle()
    after = text_of(stage.showing("More"))
    told = [line for line in after.splitlines() if line.startswith("-#")]
    assert told == [line for line in before.splitlines() if line.startswith("-#")][-len(told) :]
    assert 0 < len(told) <= board.EVENTS
