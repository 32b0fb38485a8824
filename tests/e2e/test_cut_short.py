"""Killed in the middle: whatever was being sent is sent once, and what it replaced goes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.messages import publisher as boards
from cogs.table.pages import board
from data.store import SqlStore
from tests.e2e.company import boards as boards_in
from tests.e2e.company import mover, moves, posted, wait
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import open_table


@pytest.fixture(autouse=True)
def no_pause_before_a_retry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "SECONDS_BEFORE_RETRY", (0.0, 0.0))


async def killed_behind(harbour: Harbour, monkeypatch: pytest.MonkeyPatch, deed: Any) -> None:
    """Do the deed while no message that was sent is remembered any more; then restart."""

    async def killed(*_: Any, **__: Any) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as breaking:
        breaking.setattr(SqlStore, "message_sent", killed)
        await deed
    await harbour.restart()
    await harbour.env.settle()


def nonces(harbour: Harbour) -> list[str]:
    return [body["nonce"] for body in posted(harbour)]


async def test_a_lobby_that_was_posted_but_not_remembered_is_posted_once(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found by its mark, even if Discord has forgotten its nonce."""
    opened = harbour.type("Anna", "table open")
    await killed_behind(harbour, monkeypatch, opened)
    assert len(nonces(harbour)) == 1
    assert len([m for m in harbour.messages() if "Join" in button_labels(m)]) == 1


async def test_a_board_that_was_posted_anew_but_not_remembered_is_posted_once(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    old, before = harbour.showing("More"), len(nonces(harbour))
    await killed_behind(harbour, monkeypatch, harbour.type("Anna", "table show"))
    assert len(set(nonces(harbour)[before:])) == len(nonces(harbour)[before:])
    assert len(boards_in(harbour)) == 1
    assert old.id not in [message.id for message in boards_in(harbour)]
    kept = await harbour.bot.store.messages(harbour.table.id)
    assert not [kind for kind in kept if kind.startswith(("sending-", "old-"))]


async def test_an_announcement_that_was_not_remembered_is_made_once(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    before = len(nonces(harbour))
    await killed_behind(harbour, monkeypatch, moves(harbour, await mover(harbour)))
    assert len(set(nonces(harbour)[before:])) == 1


async def test_every_message_has_a_nonce_of_its_own(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    for _ in range(3):
        await moves(harbour, await mover(harbour))
    assert len(set(nonces(harbour))) == len(nonces(harbour))


async def test_an_old_board_that_could_not_be_deleted_goes_later(harbour: Harbour) -> None:
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    harbour.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=20)
    await harbour.type("Anna", "table show")
    harbour.env.backend.faults.clear()
    await moves(harbour, await mover(harbour))
    assert len(boards_in(harbour)) == 1


async def test_a_message_that_was_deleted_before_it_was_remembered_is_sent_anew(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord answers the old nonce with the message that is gone."""
    opened = harbour.type("Anna", "table open")
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10008, times=1)
    await killed_behind(harbour, monkeypatch, opened)
    await wait(harbour, 1)
    assert len(set(nonces(harbour))) == 2
    board = (await harbour.bot.store.messages(harbour.table.id))["board"]
    lobbies = [m for m in harbour.messages() if "Join" in button_labels(m)]
    assert board.message == lobbies[-1].id


async def test_a_board_told_again_after_a_restart_tells_no_more_than_before(
    harbour: Harbour,
) -> None:
    """A result that was fresh long ago is not fresh again."""
    await open_table(harbour, "seven-seas", ["Anna", "Ben"])
    for _ in range(9):
        await moves(harbour, (await mover(harbour)))
    before = text_of(harbour.showing("More"))
    await harbour.restart()
    await harbour.env.settle()
    after = text_of(harbour.showing("More"))
    told = [line for line in after.splitlines() if line.startswith("-#")]
    assert told == [line for line in before.splitlines() if line.startswith("-#")][-len(told) :]
    assert 0 < len(told) <= board.EVENTS
