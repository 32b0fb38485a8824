"""The first answer to an interaction, when the timer, the handler and Discord are at odds."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from aiohttp import ServerDisconnectedError

from cogs.features.daily import presses as daily
from cogs.surfaces import borrowed, first_answer
from cogs.ui.page import MakeMove
from cogs.ui.routes import Verb
from tests.e2e.chat import EPHEMERAL, PEOPLE, Chat, moves, plays, refused, words
from tests.e2e.finished_games import finished
from tests.e2e.said import shows
from tests.e2e.stage import Stage, press_id, text_of

A_MESSAGE, DEFERRED, AN_EDIT = 4, 5, 7


@contextmanager
def slow(
    chat: Chat, *types: int, there: float = 0.0, back: float = 0.0, late: bool = False
) -> Iterator[None]:
    """Delay first answers of these types on their way, and Discord's replies to them.

    late: Discord takes no answer any more by then.
    """
    quick, dead = chat.request, set[str]()

    async def request(route: Any, *given: Any, **named: Any) -> Any:
        token, kind = route.url.split("/api/v10/")[1].split("/")[2], named["payload"] or {}
        is_slow = "/interactions/" in route.url and kind.get("type") in types
        await asyncio.sleep(there if is_slow else 0.0)
        if is_slow and late:
            dead.add(token)
            chat.tokens[token].answered.set()
        if token.partition("?")[0] in dead:
            raise refused(404, 10062 if "/interactions/" in route.url else 10015)
        try:
            return await quick(route, *given, **named)
        finally:
            await asyncio.sleep(back if is_slow else 0.0)

    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(chat, "request", request)
        yield


def hurry(monkeypatch: pytest.MonkeyPatch, seconds: float = 0.02) -> None:
    """Acknowledge what takes longer than this."""
    monkeypatch.setattr(first_answer, "SECONDS_BEFORE_DEFERRING", seconds)


def slowed(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, seconds: float = 0.1) -> None:
    """Let this take longer."""
    quick = getattr(owner, name)

    async def slow(*given: Any, **named: Any) -> Any:
        await asyncio.sleep(seconds)
        return await quick(*given, **named)

    monkeypatch.setattr(owner, name, slow)


@pytest.mark.parametrize("what", ["the post", "the opening", "the drawing"])
async def test_a_table_that_opens_slowly_is_shown_and_its_host_reads_so(
    chat: Chat, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """The host's answer waits by then, and Discord would give the lobby to the host alone."""
    hurry(monkeypatch)
    if what == "the opening":
        slowed(monkeypatch, chat.bot.store, "add_table")
    elif what == "the drawing":
        slowed(monkeypatch, chat.bot.store, "messages")
    with slow(chat, A_MESSAGE, there=0.1 if what == "the post" else 0.0):
        await chat.types("Anna", "table", "open", game="seven-seas")
    assert "Anna" in words(chat.newest)
    assert len(chat.everybodys) == 1
    (told,) = chat.private("Anna")
    say = chat.bot.catalogue.say()
    assert words(told) == say("lobby-opened", game=say("game-seven-seas"))
    assert chat.table is not None


@pytest.mark.parametrize("way", ["a button", "a command", "an own table"])
async def test_a_request_is_acknowledged_in_time_while_the_table_of_its_chat_is_busy(
    chat: Chat, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """An own table doesn't wait for it at all."""
    table = await chat.opened(people=2)
    await chat.types("Ben", "solo", game="seven")
    hand, board = chat.private("Ben")[-1], chat.board
    hurry(monkeypatch)
    entry = await chat.bot.tables._registry.entry(table)
    async with entry.lock:
        if way == "a command":
            token = chat._comes("Ben", 2, {"id": "1", "name": "hand", "type": 1})
        elif way == "a button":
            token = chat.comes("Ben", board, press_id(Verb.HAND, table))
        else:
            token = chat.comes("Ben", hand, moves(hand)[0][0])
        async with asyncio.timeout(5):
            await chat.tokens[token].answered.wait()
            if way == "an own table":
                await asyncio.wait(filter(None, chat.bot.router._under_way))
    await chat.rests()
    assert words(chat.private("Ben")[-1])


async def test_a_lobby_that_was_posted_slowly_can_still_be_changed(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its token isn't forgotten for the tokens of those who pressed in between."""
    monkeypatch.setattr(borrowed, "MOST_TOKENS", 1)
    with slow(chat, A_MESSAGE, there=0.1):
        opens = asyncio.create_task(chat.types("Anna", "table", "open", game="seven-seas"))
        await asyncio.sleep(0.02)
    await chat.types("Ben", "help")
    await chat.types("Ben", "help")
    await opens
    table = chat.table
    await chat.sends("Ben", chat.private("Ben")[-1], press_id(Verb.JOIN, table.id))
    assert len(chat.everybodys) == 1
    assert "Ben" in words(chat.newest)


@pytest.mark.parametrize("another_can", [True, False])
async def test_a_table_whose_opening_comes_too_late_for_discord_is_never_open_unseen(
    chat: Chat, another_can: bool
) -> None:
    """Another token shows it, or it is closed: its opener read that the command failed."""
    if another_can:
        await chat.types("Ben", "help")
    with slow(chat, A_MESSAGE, DEFERRED, late=True):
        await chat.types("Anna", "table", "open", game="seven-seas")
    assert (chat.table is not None) is another_can
    assert (len(chat.everybodys) == 1) is another_can
    assert chat.private("Anna") == []
    if not another_can:
        await chat.types("Anna", "table", "open", game="seven-seas")
        assert len(chat.everybodys) == 1


async def test_of_two_answers_in_one_hand_the_newer_state_stays(chat: Chat) -> None:
    """The answer to the move arrives late; Discord's reply about the other one is late too."""
    table = await chat.opened(people=2)
    seen = await chat.bot.tables.view(table, None)
    who = seen.table.players[seen.to_move[0]].name
    await chat.presses(who, chat.board, "My hand")
    hand = chat.hand(who)
    assert hand is not None
    with slow(chat, AN_EDIT, there=0.1):
        first = chat.comes(who, hand, press_id(MakeMove(0), table))
        while (await chat.bot.tables.view(table, None)).version == 0:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.001)
    with slow(chat, AN_EDIT, back=0.3):
        second = chat.comes(who, hand, press_id(Verb.UNDO, table, 1))
        for token in (first, second):
            await chat.tokens[token].answered.wait()
        await chat.rests()
    assert (await chat.bot.tables.view(table, PEOPLE[who])).version == 2
    (now,) = (each for each in chat.private(who) if each["id"] == hand["id"])
    assert moves(now), "the turn is theirs again"


@pytest.mark.parametrize("lost", [A_MESSAGE, DEFERRED])
async def test_a_table_is_shown_once_if_discords_reply_about_it_is_lost(
    chat: Chat, monkeypatch: pytest.MonkeyPatch, lost: int
) -> None:
    quick, say, dropped = chat.request, chat.bot.catalogue.say(), list[str]()

    async def request(route: Any, *given: Any, **named: Any) -> Any:
        if route.method == "GET":
            (token,) = chat.tokens.values()
            return chat.shown[token.original or 0]
        reply = await quick(route, *given, **named)
        if (named["payload"] or {}).get("type") == lost and not dropped:
            dropped.append(route.url)
            raise ServerDisconnectedError
        return reply

    if lost == DEFERRED:
        hurry(monkeypatch)
        slowed(monkeypatch, chat.bot.store, "add_table")
    monkeypatch.setattr(chat, "request", request)
    await chat.types("Anna", "table", "open", game="seven-seas")
    assert dropped
    assert len(chat.everybodys) == 1
    (told,) = chat.private("Anna")
    assert words(told) == say("lobby-opened", game=say("game-seven-seas"))


async def test_a_lobby_that_discord_refused_is_shown_after_the_next_command_of_anybody(
    chat: Chat,
) -> None:
    quick = chat.request

    async def request(route: Any, *given: Any, **named: Any) -> Any:
        sent = named["payload"] or {}
        if not (sent.get("data") or sent).get("flags", 0) & EPHEMERAL:
            raise refused(503, 0)
        return await quick(route, *given, **named)

    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(chat, "request", request)
        await chat.types("Anna", "table", "open", game="seven-seas")
    assert chat.everybodys == []
    assert words(chat.private("Anna")[-1]).endswith(chat.bot.catalogue.say()("posted-later"))
    await chat.types("Ben", "help")
    assert "Anna" in words(chat.newest)


async def test_everybody_sees_a_game_that_is_shared_slowly(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, say = await finished(stage, "letter-of-marque", "Anna", "Ben"), stage.bot.catalogue.say()
    await stage.open("Chloé")
    before = len(stage.messages())
    hurry(monkeypatch, 0.0)
    slowed(monkeypatch, stage.bot.tables, "replay", 0.02)
    press = press_id(Verb.SHARE, table)
    result = await stage.sent(stage.people["Anna"], stage.messages()[0], press, None)
    assert len(stage.messages()) == before + 1
    game = say("game-letter-of-marque")
    assert say("share-title", name="Anna", game=game) in text_of(stage.messages()[-1])
    assert text_of(result.response) == say("share-done")


async def test_a_result_of_the_day_is_filled_in_where_it_was_shown(
    chat: Chat, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna presses a message that everybody sees, such as somebody's shared result."""
    let = asyncio.Event()

    async def late(call: Callable[[], Any], *, last: bool = True) -> Any:
        await let.wait()
        return call()

    monkeypatch.setattr(daily, "CREW_WITHIN", 0.0)
    monkeypatch.setattr(daily, "SECONDS_TO_SHOW", 0.0)
    chat.bot.thinker.in_spare_time = late  # type: ignore[method-assign]  # it is busy
    await chat.types("Anna", "daily")
    await chat.presses("Anna", chat.private("Anna")[-1], "Begin")
    while (hand := chat.hand("Anna")) is not None:
        custom_id, option = (moves(hand) or plays(hand))[0]
        await chat.sends("Anna", hand, custom_id, option)
    await chat.types("Ben", "table", "open", game="seven")
    before = dict(chat.newest)
    await chat.sends("Anna", chat.newest, press_id(Verb.DAILY))
    number = int(chat.private("Anna")[-1]["id"])
    let.set()
    await asyncio.gather(*daily._FILLED_IN)
    assert chat.newest == before
    assert shows(words(chat.shown[number]), "daily-crew")
