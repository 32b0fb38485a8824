"""A first contact with the stand-in in Discord's place, and a host who helps."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import discord
import pytest
from discord.state import ConnectionState

from bot.config import Settings
from bot.host.errors import HostError
from tests.lab.first_contact.assumptions import MESSAGES, ROUTES
from tests.lab.first_contact.contact import TRIAL, Difference
from tests.lab.first_contact.trial import contact
from tests.stand_in import limits
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.limits import Fault, Limits, Verdict
from tests.stand_in.online import TOKEN
from tests.stand_in.people import Asked
from tests.stand_in.server import StandIn
from tests.stand_in.world import Json, World, channel_id, interaction, parts, user, user_id

CHANNEL = channel_id(0)
PRESS, COMMAND, FORM, MODAL = 3, 2, 5, 9
HOUR = 3_600_000
"""Milliseconds, in which the ids of Discord count time."""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows of limits are short, and no further server is waited for once the first is there."""
    started = ConnectionState.__init__

    def start(state: ConnectionState[Any], **options: Any) -> None:
        started(state, **options, guild_ready_timeout=0.05)

    monkeypatch.setattr(ConnectionState, "__init__", start)
    short = {route: (requests, 0.1) for route, (requests, _) in ROUTES.items()}
    monkeypatch.setattr(limits, "ROUTES", short)
    monkeypatch.setattr(limits, "OTHERWISE", (10, 0.1))


class Host:
    """The host, who does as the check says: presses, fills the form, types the command.

    plain: True for a Discord whose interactions name neither the newest message of their channel
    nor their server's installation, and give the bot no permissions.
    """

    def __init__(self, there: StandIn, *, plain: bool = False) -> None:
        self.there = there
        self.plain = plain
        self.done: set[str] = set()
        answered = there.people.answered
        self.form: asyncio.Future[Json] = asyncio.get_running_loop().create_future()

        def noted(number: int, sent: Json) -> tuple[int, Any]:
            if sent["type"] == MODAL and not self.form.done():
                self.form.set_result(sent["data"])
            return answered(number, sent)

        there.people.answered = noted  # type: ignore[method-assign]

    async def help(self) -> None:
        """Do each thing once, as soon as it can be done."""
        button = None
        while button is None:
            await asyncio.sleep(0.02)
            button = self._button()
        message, custom_id = button
        pressed = {"custom_id": custom_id, "component_type": 2, "id": 2}
        shown = self.there.world.messages[message]
        while not self.form.done():  # the bot may not have read yet that its message stands there
            with suppress(TimeoutError):
                press = self._send(message, {"type": PRESS, "data": pressed, "message": shown})
                await asyncio.wait_for(press, 0.2)
        form = await self.form
        field = form["components"][0]
        filled = {"type": 4, "custom_id": field["components"][0]["custom_id"], "value": "Aye"}
        rows = [{"type": 1, "id": 1, "components": [{**filled, "id": 2}]}]
        data = {"custom_id": form["custom_id"], "components": rows}
        await self._send(message, {"type": FORM, "data": data, "message": shown})
        command = None
        while command is None:
            await asyncio.sleep(0.02)
            known = {each["name"]: each for each in self.there.world.guild_commands}
            command = known.get(TRIAL)
        typed = {"id": command["id"], "name": TRIAL, "type": 1, "guild_id": command["guild_id"]}
        await self._send(0, {"type": COMMAND, "data": typed})

    def _button(self) -> tuple[int, str] | None:
        for number, message in self.there.world.messages.items():
            for part in parts(message["components"]):
                if part.get("label") == "Aye":
                    return number, part["custom_id"]
        return None

    async def _send(self, message: int, more: Mapping[str, Any]) -> None:
        world, people = self.there.world, self.there.people
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        number = world.new_id() - (HOUR << 22 if self.plain else 0)
        asked = Asked(number, user_id(0, 0), CHANNEL, None, 0.0, done, message)
        people.asked[asked.number] = asked
        where = world.channel(CHANNEL)
        if not self.plain:
            where |= {"last_message_id": str(max(world.messages))}
        sent = interaction(asked.number, user(asked.user, "Host"), where, more)
        if self.plain:
            sent["app_permissions"] = "0"
        else:
            sent["authorizing_integration_owners"] = {"0": where["guild_id"]}
        await self.there.gateway.tell(0, "INTERACTION_CREATE", sent)
        await done


async def tried(
    there: StandIn, *, host: Host | None = None, patience: float = 10.0
) -> list[Difference]:
    """The differences that a contact with this stand-in finds."""
    helping = asyncio.create_task(host.help()) if host else None
    try:
        return [*await contact(Settings(token=TOKEN), CHANNEL, patience)]
    finally:
        if helping is not None:
            helping.cancel()
            with suppress(asyncio.CancelledError):
                await helping


async def test_a_contact_tries_everything_and_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async with instead_of_discord() as there:
        before = [*there.world.emojis]
        assert await tried(there, host=Host(there)) == []
        assert there.world.messages == {}
        assert there.world.threads == {}
        assert there.world.guild_commands == []
        assert there.world.emojis == before
    said = capsys.readouterr().out
    for seen in (
        "posted, edited, and read back",
        "posted twice with one nonce, read back",
        "uploaded, listed, and shown",
        "opened, posted in, and archived",
        "sent to this server only",
        "answered by a form, an edit, and a private message with a picture",
        "answered late, privately",
        "routes told their limits",
    ):
        assert seen in said
    assert TOKEN not in said


NOBODY = 0.01
"""Seconds of patience for a host who does nothing."""


class StricterLimits(Limits):
    """The same limits, but their headers tell of two requests to post messages."""

    def verdict(self, method: str, route: str, major: str, now: float) -> Verdict:
        judged = super().verdict(method, route, major, now)
        if (method, route) == ("POST", MESSAGES):
            judged.headers["X-RateLimit-Limit"] = "2"
        return judged


async def test_differences_of_discord_are_described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thing that the bot relies on is named when it is gone, with the harm that this does."""
    kept = World.message

    def forgetful(world: World, channel: int, sent: Json, number: int | None = None) -> Json:
        """No nonce, alt text, flag or channel's name in a text is kept."""
        files = [{**file, "description": None} for file in sent.get("attachments") or ()]
        told = {**sent, "nonce": None, "flags": 0, "attachments": files}
        if (words := sent.get("content")) is not None:
            told["content"] = words.replace("<#", "#")
        return kept(world, channel, told, number)

    monkeypatch.setattr(World, "message", forgetful)
    async with instead_of_discord() as there:
        there.rest.limits = StricterLimits()
        found = await tried(there, host=Host(there, plain=True))
    words = "\n".join(f"{each.found}: {each.breaks}" for each in found)
    for expected in (
        "a board lost the flag of its layout: boards lose",
        "an announcement: ",
        ": people are called in other words",
        "twice with one nonce stands there twice: an announcement appears twice",
        "kept as None: screen readers read no text",
        "an interaction denies view_channel, ",
        "an interaction names no server: the bot refuses",
        "this machine's clock differs by 3600 s from Discord's: turns end by Discord's",
        "an interaction names no newest message: chat pushes a board away",
        "a private answer isn't ephemeral: everybody sees hands",
        f"POST {MESSAGES} allows 2 requests in",
    ):
        assert expected in words


async def test_a_step_that_is_refused_is_named_and_the_others_are_taken(
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused = Fault(
        403, route="/channels/{}/threads", told={"message": "Missing Access", "code": 50001}
    )
    async with instead_of_discord() as there:
        there.rest.faults.add(refused)
        (difference,) = await tried(there, patience=NOBODY)
        assert there.world.messages == {}
    assert difference.found.startswith("thread failed: 403 Forbidden")
    assert difference.breaks
    said = capsys.readouterr().out
    for missed in ("pressed the button", "typed the command"):
        assert f"not tried: nobody {missed}" in said


@pytest.mark.parametrize(
    ("channel", "told"),
    [
        (4, "the bot sees no channel 4: invite it"),
        (CHANNEL, "lacks these permissions: Send Messages, "),
    ],
)
async def test_a_missing_channel_or_too_few_rights_are_one_sentence(
    channel: int, told: str
) -> None:
    async with instead_of_discord() as there:
        there.world.permissions = str(discord.Permissions(view_channel=True).value)
        with pytest.raises(HostError, match=told):
            await contact(Settings(token=TOKEN), channel)
        assert there.world.messages == {}
