"""Own tables where the bot has no server: in private with it, between friends, in a foreign server.

The foreign places are raw payloads, as Discord describes them for apps that people install.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.app import SevenSeas
from bot.config import Settings
from engine.games import GAMES
from engine.tables.model.table import ChatPlace, OwnPlace
from tests.amounts import one_of
from tests.e2e.stage import Stage, button_id, text_of
from tests.stand_in.wire import Wire
from tests.stand_in.world import APPLICATION, Json, member, parts, text_channel, user

ZOE = 77 << 22
CHANNEL, FOREIGN = 5 << 22, 6 << 22
SERVER, PRIVATE, GROUP = CONTEXTS = 0, 1, 2
"""Discord's numbers of the places where an interaction can come from."""
COMMANDS = (
    "solo",
    "learn",
    "daily",
    "rules",
    "help",
    "profile",
    "history",
    "preferences",
    "privacy",
    "about",
)


IN_CHATS = ("table", "play", "hand", "hint")


class Noting(Wire):
    """The wire, which remembers what was sent, and counts requests to channels."""

    def __init__(self, bot: SevenSeas) -> None:
        super().__init__(bot)
        self.answers: list[Json] = []
        self.counted = 0

    async def request(self, route: Any, *given: Any, **named: Any) -> Any:
        payload = dict(named.get("payload") or {})
        self.answers.append(payload.get("data") or payload)
        return await super().request(route, *given, **named)

    async def _requested(self, route: Any, **named: Any) -> Any:
        self.counted += "/channels/" in route.path
        return await super()._requested(route, **named)

    def comes(self, context: int, kind: int, data: Json, who: int = ZOE, **more: Any) -> None:
        """An interaction by somebody who has installed the bot to their account."""
        number, person = self._new_id(), user(who, "zoe")
        payload: Json = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"token{number}",
            "version": 1,
            "data": data,
            "channel_id": str(CHANNEL),
            "channel": {"id": str(CHANNEL), "type": (0, 1, 3)[context], "name": "elsewhere"},
            "locale": "en-US",
            "entitlements": [],
            "app_permissions": "0",
            "authorizing_integration_owners": {"1": str(who)},
            "context": context,
            "attachment_size_limit": 1 << 20,
            **more,
        }
        if context == SERVER:
            payload |= {"guild_id": str(FOREIGN), "guild_locale": "en-US", "member": member(person)}
            payload["channel"] = text_channel(CHANNEL, FOREIGN, "elsewhere")
            payload["guild"] = {"id": str(FOREIGN), "locale": "en-US", "features": []}
        else:
            payload["user"] = person
        self.bot._connection.parse_interaction_create(payload)  # type: ignore[arg-type]

    async def answer(self, before: int) -> Json:
        """The first answer after `before` requests; without what only takes a message away."""
        for _ in range(400):
            for answer in self.answers[before:]:
                if "components" in answer:
                    await self.bot.router.stop()  # the rest of this press comes before the next one
                    return answer
            await asyncio.sleep(0.01)
        raise AssertionError("no answer came")

    async def typed(self, context: int, name: str, *options: Json, who: int = ZOE) -> Json:
        """The answer to a slash command."""
        before = len(self.answers)
        data = {"id": "1", "name": name, "type": 1, "options": list(options)}
        self.comes(context, 2, data, who)
        return await self.answer(before)

    async def pressed(
        self, context: int, answer: Json, custom_id: str, option: str | None = None
    ) -> Json:
        """The answer to a press on an ephemeral message; option: that of a select."""
        before = len(self.answers)
        message = self._message(CHANNEL, answer["components"])
        message["flags"] = answer.get("flags", 0) | 64
        data: Json = {"component_type": 2, "custom_id": custom_id, "id": 2}
        if option is not None:
            data |= {"component_type": 3, "values": [option]}
        self.comes(context, 3, data, message=message)
        return await self.answer(before)


@asynccontextmanager
async def noting(path: Path) -> AsyncIterator[Noting]:
    """A bot on the wire; the wire must be made in the task that uses it."""
    bot = SevenSeas(Settings(database=path, computer_workers=0))
    wire = Noting(bot)
    await wire.connect()
    try:
        yield wire
    finally:
        await bot.close()


def words(answer: Json) -> str:
    """All texts of an answer."""
    texts = [part["content"] for part in parts(answer["components"]) if part.get("type") == 10]
    return "\n".join(texts)


def leads_on(answer: Json) -> tuple[str, str | None]:
    """The first press that leads on in a lesson or a game: a button, or a select and its option.

    A move, if there is one; else another page.
    """
    for kind in ("move:", "page:"):
        for part in parts(answer["components"]):
            if part.get("disabled"):
                continue
            custom_id = part.get("custom_id", "")
            if part.get("type") == 2 and f":{kind}" in custom_id:
                return str(custom_id), None
            for option in part.get("options", ()):
                if option["value"].startswith(kind):
                    return str(custom_id), str(option["value"])
    raise AssertionError(words(answer))


@pytest.mark.parametrize("context", [SERVER, PRIVATE, GROUP])
async def test_a_person_plays_in_any_place_and_no_request_is_counted(
    tmp_path: Path, context: int
) -> None:
    async with noting(tmp_path / "own.db") as wire:
        counted = wire.counted
        answer = await wire.typed(context, "solo", {"name": "game", "type": 3, "value": "seven"})
        assert answer["flags"] & 64, "only Zoe sees it"
        assert "Your turn" in words(answer)
        for _ in range(5):
            answer = await wire.pressed(context, answer, *leads_on(answer))
        table = await wire.bot.tables.own.latest(ZOE)
        assert table is not None
        assert table.place == OwnPlace(ZOE)
        assert (await wire.bot.tables.view(table.id, ZOE)).version >= 5
        assert wire.counted == counted


@pytest.mark.parametrize("context", [SERVER, PRIVATE, GROUP])
async def test_today_s_deal_is_the_same_table_in_any_place(tmp_path: Path, context: int) -> None:
    async with noting(tmp_path / "own.db") as wire:
        counted = wire.counted
        for place in (context, PRIVATE):
            answer = await wire.typed(place, "daily")
            assert answer["flags"] & 64, "only Zoe sees it"
            assert "Daily deal: " in words(answer)
        ((tables,),) = await wire.bot.store.read("SELECT count(*) FROM tables")
        assert tables == 1
        assert wire.counted == counted


@pytest.mark.slow
@pytest.mark.parametrize("context", [SERVER, PRIVATE, GROUP])
async def test_every_command_for_one_person_answers_in_any_place(
    tmp_path: Path, context: int
) -> None:
    async with noting(tmp_path / "own.db") as wire:
        for name in COMMANDS:
            answer = await wire.typed(context, name)
            assert answer["flags"] & 64, name
            assert "incident" not in words(answer).lower(), name


async def test_commands_that_need_a_server_answer_with_the_link(tmp_path: Path) -> None:
    async with noting(tmp_path / "own.db") as wire:
        for name in ("profile", "leaderboard"):
            answer = await wire.typed(PRIVATE, name)
            assert "server" in words(answer)
            assert "client_id=" in words(answer)


async def test_only_what_needs_no_server_is_offered_where_the_bot_is_not(tmp_path: Path) -> None:
    async with noting(tmp_path / "own.db") as wire:
        for command in wire.bot.tree.get_commands():
            sent = command.to_dict(wire.bot.tree)
            for_people = 1 in (sent["integration_types"] or ())
            assert for_people is (command.name in (*COMMANDS, *IN_CHATS)), command.name
            if command.name in IN_CHATS:
                assert sorted(sent["contexts"] or ()) == [SERVER, GROUP], command.name
            assert 0 in (sent["integration_types"] or ()), command.name


async def test_solo_works_in_private_with_the_bot(stage: Stage) -> None:
    zoe = stage.env.create_user("zoe", global_name="Zoe")
    result = await zoe.slash("solo", game="seven-seas")
    shown = result.followups[-1] if result.followups else result.response
    assert "Your turn" in text_of(shown)
    answered = await zoe.click(shown, custom_id=button_id(shown, "Hint"))
    assert answered.acknowledged
    assert stage.messages() == []


@pytest.mark.parametrize(
    ("context", "game"), one_of(zip(cycle(CONTEXTS), GAMES, strict=False), several=True)
)
async def test_each_lesson_ends_with_presses_that_lead_on_in_any_place(
    tmp_path: Path, context: int, game: str
) -> None:
    """In private with the bot no table can be opened, and it says so with the link."""
    async with noting(tmp_path / "own.db") as wire:
        end = await wire.typed(context, "learn", {"name": "game", "type": 3, "value": game})
        for _ in range(60):
            if "You know" in words(end):
                break
            end = await wire.pressed(context, end, *leads_on(end))
        presses = {
            part["label"]: part["custom_id"]
            for part in parts(end["components"])
            if "custom_id" in part
        }
        told = {label: words(await wire.pressed(context, end, presses[label])) for label in presses}
        assert list(told) == [*("Play a real one", "Open a table here", "Learn it again")]
        assert "### " in told["Play a real one"]
        assert "Step 1 of" not in told["Play a real one"]
        assert "Step 1 of" in told["Learn it again"]
        assert "client_id=" in told["Open a table here"]
        assert ("server" in told["Open a table here"]) is (context == PRIVATE)
        assert (wire.bot.tables.at(ChatPlace(CHANNEL)) is None) is (context == PRIVATE)
