"""Open private messages are few, small and young; those of others are counted by presses."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.messages import redraws, shown
from cogs.messages.channel_messages import MOST_IN_CHANNEL, Below
from cogs.messages.open_hands import OpenHands
from cogs.messages.throttle import Throttle
from cogs.surfaces.first_answer import FirstAnswer
from cogs.surfaces.token import TokenSurface
from cogs.ui.answer import Answer, Kind
from cogs.ui.layout import words
from cogs.ui.page import Accent
from cogs.ui.pictures import CardPictures
from engine.tables.model.table import Status
from tests.catalogue import SAY
from tests.engine.tables.sim_time import SimTime


class Press:
    """An interaction that notes what its token was used for."""

    number = 1000

    def __init__(self, user: int) -> None:
        Press.number += 1
        self.id = Press.number
        self.user = SimpleNamespace(id=user)
        self.token = f"token {self.id}"
        self.message = None
        self.locale = "en"
        self.done: list[str] = []

    async def delete_original_response(self) -> None:
        self.done.append("deleted")

    async def edit_original_response(self, *, view: Any) -> None:
        self.done.append("edited")


def opened() -> OpenHands:
    """Of tables that are all in the lobby."""
    lobby = {"status": Status.LOBBY, "is_open": True}
    tables: Any = SimpleNamespace(table=lambda number: SimpleNamespace(id=number, **lobby))
    services: Any = SimpleNamespace(say=lambda _: SAY, pictures=CardPictures())
    throttle = Throttle(asyncio.sleep)
    return OpenHands(tables, lambda: services, SimTime(), throttle)


@pytest.fixture(autouse=True)
async def tasks_begin() -> AsyncIterator[None]:
    """Tasks that a test has started run before its loop ends."""
    yield
    await asyncio.sleep(0)


def keep(kept: OpenHands, *presses: Any) -> None:
    """Keep a panel as if it was answered to each of these, in this order."""
    for press in presses:
        answer = Answer(words(Accent.HAND, "more"), kind=Kind.MORE)
        surface = TokenSurface(press, FirstAnswer(press), press.id)
        kept.keep(7, answer, surface, press.id)


async def still_open(kept: OpenHands, *presses: Press) -> list[Press]:
    """The messages that change when their people have left all tables."""
    for user in {press.user.id for press in presses}:
        kept.forget(user)
    await kept.stop()
    return [press for press in presses if "edited" in press.done]


async def test_the_message_requested_later_stays() -> None:
    """Whichever answer was sooner there."""
    kept = opened()
    early = Press(1)
    late = Press(1)
    keep(kept, late, early)
    assert await still_open(kept, early, late) == [late]
    assert early.done == ["deleted"]


async def test_the_number_of_kept_messages_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "MOST_HANDS", 2)
    kept = opened()
    presses = [Press(user) for user in (1, 2, 3)]
    keep(kept, *presses)
    assert await still_open(kept, *presses) == presses[1:]


async def test_a_stop_does_not_wait_for_discord_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraws, "SECONDS_TO_FINISH", 0.01)
    kept = opened()
    slow = Press(1)
    monkeypatch.setattr(slow, "delete_original_response", asyncio.Event().wait)
    keep(kept, slow, Press(1))
    async with asyncio.timeout(5):
        await kept.stop()


CHANNEL = 7
BOARD = 100


def test_the_bots_own_messages_do_not_count_in_any_order() -> None:
    below = Below()
    below.seen(CHANNEL, 101)  # the press came before Discord's answer to the request
    below.sent(CHANNEL, 101)
    below.sent(CHANNEL, 102)
    below.seen(CHANNEL, 102)
    assert below.count(CHANNEL, BOARD) == 0


def test_a_fresh_board_forgets_and_no_channel_is_remembered_without_end() -> None:
    below = Below()
    for newest in range(10 * MOST_IN_CHANNEL):
        below.seen(CHANNEL, BOARD + 1 + newest)
    assert below.count(CHANNEL, BOARD) == MOST_IN_CHANNEL
    below.forget(CHANNEL)
    assert below.count(CHANNEL, BOARD) == 0
