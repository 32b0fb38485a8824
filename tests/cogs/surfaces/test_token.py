"""Messages shown through an interaction's token: the one that was pressed, or a new one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.surfaces.render import Rendered, render
from cogs.surfaces.token import TokenSurface
from cogs.ui.layout import words
from cogs.ui.page import Accent
from tests.cogs.faces.moments import SAY

HAND, BELOW, NEW = 5, 6, 7


def sent(text: str = "a hand") -> Rendered:
    return render(SAY, words(Accent.HAND, text))


def not_found(code: int) -> discord.NotFound:
    reply: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(reply, {"code": code, "message": "Unknown"})


class Press:
    """An interaction that notes how it was answered; faults: raised by its first requests."""

    def __init__(self, pressed: int = 0, *faults: Exception) -> None:
        flags = SimpleNamespace(ephemeral=True)
        self.message: Any = SimpleNamespace(id=pressed, flags=flags) if pressed else None
        self.response = self.followup = self
        self.done: list[str] = []
        self._faults = list(faults)
        self._answered = False
        self.type: discord.InteractionResponseType | None = None

    def is_done(self) -> bool:
        return self._answered

    def _note(self, done: str) -> None:
        if self._faults:
            raise self._faults.pop(0)
        self.done.append(done)
        self._answered = True

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        self._note("thinking" if ephemeral and thinking else "deferred")
        kinds = discord.InteractionResponseType
        self.type = kinds.deferred_channel_message if thinking else kinds.deferred_message_update

    async def send_message(self, **_: Any) -> Any:
        self._note("sent")
        return SimpleNamespace(message_id=NEW)

    async def edit_message(self, message: int = 0, **_: Any) -> None:
        self._note(f"edited {message}" if message else "edited in place")

    async def edit_original_response(self, **_: Any) -> Any:
        self._note("edited original")
        return SimpleNamespace(id=HAND if self.done[0] == "deferred" else NEW)

    async def send(self, **_: Any) -> Any:
        self._note("followed up")
        return SimpleNamespace(id=BELOW)

    async def delete_original_response(self) -> None:
        self._note("deleted original")

    async def delete_message(self, message: int) -> None:
        self._note(f"deleted {message}")


def surface(press: Press) -> TokenSurface:
    given: Any = press
    return TokenSurface(given)


@pytest.mark.parametrize(
    ("pressed", "slow", "how", "message", "done"),
    [
        (0, False, {}, NEW, ["sent"]),
        (0, True, {}, NEW, ["thinking", "edited original"]),
        (HAND, False, {}, HAND, ["edited in place"]),
        (HAND, True, {}, HAND, ["deferred", "edited original"]),
        (HAND, False, {"separate": True}, NEW, ["sent"]),
        (HAND, True, {"separate": True}, BELOW, ["deferred", "followed up"]),
        (HAND, False, {"separate": True, "replaces": True}, BELOW, ["deferred", "followed up"]),
    ],
)
async def test_an_answer_is_shown_where_it_belongs_and_can_be_changed_there(
    pressed: int, slow: bool, how: dict[str, bool], message: int, done: list[str]
) -> None:
    press = Press(pressed)
    shown = surface(press)
    if slow:
        await shown.acknowledge()
    assert await shown.show(sent(), **how) == message
    assert press.done == done
    assert await shown.change(message, sent())
    await shown.retire(message)
    named = message == BELOW
    again = (
        [f"edited {BELOW}", f"deleted {BELOW}"]
        if named
        else ["edited original", "deleted original"]
    )
    assert press.done[len(done) :] == again
    if how.get("replaces"):
        await shown.retire(HAND)
        assert press.done[-1] == "deleted original"


@pytest.mark.parametrize("separate", [True, False])
async def test_an_answer_never_takes_the_place_of_a_public_message_that_was_pressed(
    separate: bool,
) -> None:
    press = Press()
    await press.defer()
    assert await surface(press).show(sent(), separate=separate) == BELOW
    assert press.done == ["deferred", "followed up"]


async def test_where_the_pressed_message_is_gone_the_press_is_acknowledged_anew() -> None:
    """A newer hand took its place while the press was on its way."""
    press = Press(HAND, not_found(10008))
    shown = surface(press)
    await shown.acknowledge()
    assert (press.done, shown.pressed) == (["thinking"], None)
    assert await shown.show(sent(), separate=True) == NEW
    assert press.done[-1] == "edited original"


async def test_what_is_acknowledged_is_so_once_and_other_faults_are_told() -> None:
    press = Press(HAND)
    shown = surface(press)
    await shown.acknowledge()
    await shown.acknowledge()
    assert press.done == ["deferred"]
    late = surface(Press(HAND, not_found(10062)))
    with pytest.raises(discord.NotFound):
        await late.acknowledge()
    assert not late.is_acknowledged


async def test_what_is_gone_cannot_be_changed_and_need_not_be_taken_away() -> None:
    press = Press()
    shown = surface(press)
    message = await shown.show(sent())
    press._faults = [not_found(10008), not_found(10008)]
    assert not await shown.change(message, sent())
    await shown.retire(message)


async def test_the_message_that_was_pressed_is_let_go() -> None:
    """It is most of the weight of an interaction."""
    press = Press(HAND)
    shown = surface(press)
    await shown.show(sent())
    shown.spare()
    assert press.message is None
