"""Killed in the middle: whatever was being sent is sent once, and what it replaced goes."""

import asyncio
from typing import Any

import pytest

from cogs.table.pages import board
from data.store import SqlStore
from tests.e2e.comings import boards as boards_in
from tests.e2e.comings import mover, moves, posted, wait
from tests.e2e.playing import open_table
from tests.e2e.stage import Stage, button_labels, text_of


async def killed_behind(stage: Stage, monkeypatch: pytest.MonkeyPatch, deed: Any) -> None:
    """Do the deed while no message that was sent is remembered any more; then restart."""

    async def killed(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as breaking:
        breaking.setattr(SqlStore, "message_sent", killed)
        await deed
    await stage.restart()
    await stage.env.settle()


def nonces(stage: Stage) -> list[str]:
    return [body["nonce"] for body in posted(stage)]


async def test_a_lobby_that_was_posted_but_not_stored_is_posted_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found by its mark, even if Discord has forgotten its nonce."""
    opened = stage.type("Anna", "table open")
    await killed_behind(stage, monkeypatch, opened)
    assert len(nonces(stage)) == 1
    assert len([m for m in stage.messages() if "Join" in button_labels(m)]) == 1


async def test_a_fresh_board_that_was_posted_but_not_stored_is_posted_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    old, before = stage.showing("More"), len(nonces(stage))
    await killed_behind(stage, monkeypatch, stage.type("Anna", "table show"))
    assert len(set(nonces(stage)[before:])) == len(nonces(stage)[before:])
    assert len(boards_in(stage)) == 1
    assert old.id not in [message.id for message in boards_in(stage)]
    kept = await stage.bot.store.messages(stage.table.id)
    assert not [kind for kind in kept if kind.startswith(("sending-", "old-"))]


async def test_an_announcement_that_was_not_stored_is_made_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    before = len(nonces(stage))
    await killed_behind(stage, monkeypatch, moves(stage, await mover(stage)))
    assert len(set(nonces(stage)[before:])) == 1


@pytest.mark.slow
async def test_every_message_has_a_nonce_of_its_own(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    for _ in range(3):
        await moves(stage, await mover(stage))
    assert len(set(nonces(stage))) == len(nonces(stage))


async def test_an_old_board_that_could_not_be_deleted_goes_later(stage: Stage) -> None:
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
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
    await open_table(stage, "seven-seas", ["Anna", "Ben"])
    for _ in range(9):
        await moves(stage, (await mover(stage)))
    before = text_of(stage.showing("More"))
    await stage.restart()
    await stage.env.settle()
    after = text_of(stage.showing("More"))
    told = [line for line in after.splitlines() if line.startswith("-#")]
    assert told == [line for line in before.splitlines() if line.startswith("-#")][-len(told) :]
    assert 0 < len(told) <= board.EVENTS
