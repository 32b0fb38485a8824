"""Tables of chats in several processes, and in a server that invites the bot."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import SevenSeas
from engine.tables.model.table import ChannelPlace, ChatPlace
from tests.e2e.chat import CHANNEL, FOREIGN, PEOPLE, SERVER, Chat, new_bot, opened
from tests.e2e.test_chat_tokens import hands, makes_a_move, to_move


@pytest.fixture
async def other(chat: Chat, tmp_path: Path) -> AsyncIterator[SevenSeas]:
    """The bot of another process, on the database of the chat."""
    bot = new_bot(tmp_path / "chat.db")
    await bot.store.connect()
    try:
        yield bot
    finally:
        await bot.store.close()
        bot.thinker.stop()


async def test_two_presses_at_once_in_two_processes_make_one_move(
    chat: Chat, other: SevenSeas
) -> None:
    table = await opened(chat, people=2)
    await hands(chat, "Anna", "Ben")
    who = await to_move(chat, table)
    user = PEOPLE[who]
    await other.tables.chats.arrived(ChatPlace(CHANNEL))
    played = await asyncio.gather(
        *(bot.tables.play(table, user, 0, index=0) for bot in (chat.bot, other)),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Exception) for each in played) == 1
    assert (await chat.bot.store.read("SELECT count(*) FROM moves"))[0][0] == 1
    await other.tables.chats.arrived(ChatPlace(CHANNEL))
    await chat.bot.tables.chats.arrived(ChatPlace(CHANNEL))
    assert (await chat.bot.tables.view(table, None)).version == 1
    assert (await other.tables.view(table, None)).version == 1


@pytest.mark.parametrize("way", ["command", "press"])
@pytest.mark.parametrize("chat", [SERVER], indirect=True)
async def test_once_the_bot_is_invited_the_table_is_that_of_the_channel(
    chat: Chat, way: str
) -> None:
    """At its next press; then the bot speaks there by itself."""
    table = await opened(chat, people=2)
    board = chat.board
    chat.owners = {"0": str(FOREIGN)}
    if way == "command":
        await chat.types("Anna", "hand")
    else:
        await chat.presses("Ben", board, "More")
    await chat.bot.publisher.caught_up(table)
    there = ChannelPlace(FOREIGN, CHANNEL)
    assert chat.bot.tables.at(ChatPlace(CHANNEL)) is None
    here = chat.bot.tables.at(there)
    assert here is not None
    assert here.id == table
    assert chat.counted, "the bot writes in the channel itself"
    stored = await chat.bot.store.table(table)
    assert stored is not None
    assert stored.place == there
    who = await to_move(chat, table)
    await chat.presses(who, board, "My hand")
    await makes_a_move(chat, table)
    assert (await chat.bot.tables.view(table, None)).version == 1
    await chat.types("Anna", "table", "open", game="seven")
    assert chat.bot.tables.open_tables()[0].id == table
    assert len(chat.bot.tables.open_tables()) == 1


async def test_a_person_is_forgotten_at_a_table_that_another_process_has_changed(
    chat: Chat, other: SevenSeas
) -> None:
    """The move that was made elsewhere stays."""
    table = await opened(chat, people=3)
    await other.tables.chats.arrived(ChatPlace(CHANNEL))
    await other.tables.view(table, None)
    await chat.presses("Dirk", chat.board, "More")
    who = await makes_a_move(chat, table)
    gone = next(name for name in ("Anna", "Ben", "Chloé") if name != who)
    await other.tables.leave_all(PEOPLE[gone])
    stored = await chat.bot.store.table(table)
    assert stored is not None
    assert [p.user for p in stored.players].count(PEOPLE[who]) == 1
    assert PEOPLE[gone] not in [p.user for p in stored.players]
    await chat.presses(who, chat.board, "My hand")
    assert (await chat.bot.tables.view(table, None)).version >= 1
