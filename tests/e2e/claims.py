"""Claims that hold once everybody has been answered, however slow Discord and the disk are.

Each claim yields what contradicts it, in words; nothing is left out because it is rare.
"""

import asyncio
import logging
import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from difflib import unified_diff
from itertools import product
from typing import Any, Final

from cogs.ui.names import BOT
from engine.tables.model.table import ChannelPlace, ChatPlace, Status, Table
from tests.e2e.delays import NAMES, Asked, Discord
from tests.e2e.journeys import is_labelled, offers_of
from tests.e2e.said import plain
from tests.e2e.stage import text_of

SOON: Final = 2.0
"""Seconds after which Discord must have been told that an answer is coming."""
CHECKED: Final = 10
"""Seconds in which one press is answered, with all that follows."""
TOO_LATE: Final = 10062
TWICE: Final = 40060
VERSION: Final = re.compile(r"(?<=^7[sS]:)(\d+):\d+")
"""The version in a custom id, which doesn't change what the press does."""
LOBBY, GAME = "lobby-leave-button", "board-more-button"
"""Buttons that only a lobby, and only the board of a running game, has."""
POSTS: Final = (0, 20)
"""Discord's types of messages that somebody has written, also in answer to a command."""

Claim = Callable[[Discord], Iterator[str]]


def everybody_is_answered(there: Discord) -> Iterator[str]:
    """Each first answer leaves in time, and each acknowledgement is followed by an answer."""
    for asked in there.asked.values():
        was = f"{asked.who}'s {asked.what!r} at {asked.at:.1f}"
        if not asked.sent:
            yield f"{was} got no answer"
            continue
        if (late := asked.sent[0][0] - asked.at) > SOON:
            yield f"{was}: the first answer left after {late:.1f} s"
        if asked.record.loading:
            yield f"{was}: it still says that the bot thinks"
        elif not asked.record.responded and TOO_LATE not in asked.refused:
            yield f"{was} failed, though nothing was late"
        elif asked.record.responded and not (asked.is_answered or superseded(there, asked)):
            yield f"{was} was acknowledged and never answered"


def superseded(there: Discord, asked: Asked) -> bool:
    """True if another press on the same message was answered there since, and that is newer."""
    source = asked.record.source_message_id
    return source is not None and any(
        other.is_answered and other.record.source_message_id == source and other.who == asked.who
        for other in there.asked.values()
        if other is not asked and other.sent and other.sent[-1][0] >= asked.at
    )


def open_tables(there: Discord) -> Iterator[tuple[int, Table]]:
    """The open tables of all places that people see."""
    tables = there.bot.tables
    for place in (there.channel, *there.threads()):
        if (table := tables.at(ChannelPlace(there.guild, place))) is not None:
            yield place, table
    if (table := tables.at(ChatPlace(there.chat))) is not None:
        yield there.chat, table


def boards(there: Discord, place: int, table: Table, *labels: str) -> list[Any]:
    """The public messages with one of these buttons of this table; by default its boards."""
    say = there.bot.catalogue.say("en-US")
    shown = [say(label) for label in labels or (LOBBY, GAME)]
    return [
        message
        for message in there.messages(place)
        if not message.is_ephemeral
        and any(
            is_labelled(offer, label) and offer[1]["custom_id"].split(":")[1] == str(table.id)
            for offer in offers_of(message)
            for label in shown
        )
    ]


def open_tables_are_visible(there: Discord) -> Iterator[str]:
    """Each open table of a place has its lobby or its board there, and only one of them."""
    for place, table in open_tables(there):
        where = "the chat" if place == there.chat else "a channel"
        if not boards(there, place, table, LOBBY if table.status is Status.LOBBY else GAME):
            yield f"table {table.id} ({table.status.value}) is open in {where}, and nobody sees it"
        if (shown := len(boards(there, place, table))) > 1:
            yield f"table {table.id} has {shown} boards in {where}"


def nothing_is_doubled(there: Discord) -> Iterator[str]:
    """No first answer is sent twice, and no post and no answer is repeated.

    Two tables that are closed before the deal may be told in the same words.
    """
    say = there.bot.catalogue.say("en-US")
    for asked in there.asked.values():
        if TWICE in asked.refused:
            yield f"{asked.who}'s {asked.what!r} at {asked.at:.1f} got a second first answer"
        numbers = {*asked.record.followup_ids, asked.record.message_id}
        mine = [m for m in there.messages(asked.record.channel_id) if m.id in numbers]
        said = Counter(text_of(message) for message in mine)
        yield from (f"{asked.who} reads this twice: {text!r}" for text, n in said.items() if n > 1)
    for place in (there.channel, there.chat, *there.threads()):
        public = [m for m in there.messages(place) if not m.is_ephemeral and m.type in POSTS]
        ended = say("closed-lobby", by="host")
        said = Counter(text for m in public if ended not in (text := text_of(m)))
        yield from (f"posted {n} times: {text[:200]!r}" for text, n in said.items() if n > 1)


def nothing_broke(there: Discord) -> Iterator[str]:
    """The log has no error, and no task has failed unseen."""
    for record in there.log:
        if record.levelno >= logging.ERROR:
            error = record.exc_info and record.exc_info[1]
            yield f"logged by {record.name}: {record.getMessage()} {error!r}"


def sentences_are_true(there: Discord) -> Iterator[str]:
    """No sentence contradicts the store, or Discord."""
    say = there.bot.catalogue.say("en-US")
    refused = {say(name) for name in ("posted-later", "open-refused", "not-kept")}
    broke = say("incident", id="").partition(";")[0]
    for place in (there.channel, there.chat, *there.threads()):
        for message in there.messages(place):
            text = text_of(message)
            for never in (*refused, broke):
                if never in text and not there.is_excused(message):
                    yield f"told without a reason: {text!r}"
            if re.search(r"\b0 to 0\b", text):
                yield f"nobody voted, and yet: {text!r}"


async def boards_show_their_tables(there: Discord) -> AsyncIterator[str]:
    """A board that is posted again is the same.

    In a chat nothing is shown between presses, such as the end of a vote or of an invitation by
    time. A board whose turn ends by time just then is left out.
    """
    for place, table in [*open_tables(there)]:
        shown = boards(there, place, table)
        passes = place == there.chat and (table.votes or table.invitation)
        if not shown or is_due(there, table) or passes:
            continue
        before = text_of(shown[-1])
        await settled(there.type("Dirk", place, "table show"))
        now = "".join(text_of(message) for message in boards(there, place, table))
        if other := apart(before, now):
            yield f"the board of table {table.id} changes when it is posted again: {other}"


async def messages_are_remembered(there: Discord) -> AsyncIterator[str]:
    """The bot remembers the boards, announcements, results and calls of channels, and no others.

    A call that is over has no buttons. The store keeps no answer to a press or a command.
    """
    read, places = there.bot.store.read, (there.channel, *there.threads())
    rows = [*await read("SELECT message, channel, kind FROM messages")]
    rows += await read("SELECT message, channel, 'call' FROM outbox WHERE message IS NOT NULL")
    known = {message: kind for message, channel, kind in rows if channel in places}
    standing = {m.id: m for place in places for m in there.messages(place) if any(offers_of(m))}
    for number in known.keys() - standing.keys():
        yield f"a {known[number]} is remembered, and it is gone"
    for number in standing.keys() - known.keys():
        if not standing[number].interaction_metadata:
            yield f"this stands there and is forgotten: {text_of(standing[number])!r}"


async def hands_show_their_tables(there: Discord) -> AsyncIterator[str]:
    """Each person has one hand of a table, the same after Refresh; not if a turn ends just then."""
    refresh = there.bot.catalogue.say("en-US")("hand-again-button")
    for who, place in product(NAMES, (there.channel, there.chat, *there.threads())):
        found = defaultdict[str, list[Any]](list)
        for message in there.seen(who, place):
            for offer in offers_of(message):
                if is_labelled(offer, refresh):
                    found[offer[1]["custom_id"].split(":")[1]].append(offer[:2])
        for number, ((message, part), *older) in found.items():
            if older:
                yield f"{who} has {1 + len(older)} hands of table {number}"
            if is_due(there, there.bot.tables.table(int(number))):
                continue
            before = state_of(message)
            await settled(there.press(who, message, part))
            if other := apart(before, state_of(message)):
                yield f"a hand of {who} changes by Refresh: {other}"


def is_due(there: Discord, table: Table | None) -> bool:
    """True if a turn of this table ends by time within one press."""
    deadline = None if table is None else table.timing.deadline
    return deadline is not None and deadline < there.bot.clock.now() + CHECKED


def state_of(message: Any) -> str:
    """The state of a table that a hand shows: whose turn it is, the large letters, the moves.

    A hand in which somebody chooses is not drawn again for the news of the others, such as for
    whom a computer plays.
    """
    text = text_of(message).replace(plain(BOT), "")
    lines = [line for line in text.split("\n") if line.startswith("#")]
    moves = [VERSION.sub(r"\1", f"{o[1]['custom_id']} {o[2]}") for o in offers_of(message)]
    return "\n".join([*lines, *(move for move in moves if "move" in move)])


def apart(before: str, now: str) -> str:
    """The lines that only one of the two has; a mention is of the post, not of the table."""
    lines = unified_diff(before.split("\n"), now.split("\n"), lineterm="", n=0)
    marks = ("--", "++", "@@")
    return " ".join(line for line in lines if line[:2] not in marks and "<@" not in line)


async def settled(asked: Asked | None) -> None:
    """Wait until the bot has answered, and done all that follows."""
    await asyncio.sleep(CHECKED)
    assert asked is not None


CLAIMS: Final[tuple[Claim, ...]] = (
    everybody_is_answered,
    open_tables_are_visible,
    nothing_is_doubled,
    sentences_are_true,
)


async def faults(there: Discord) -> list[str]:
    """All that contradicts a claim, once nothing is under way any more."""
    found = [fault for claim in CLAIMS for fault in claim(there)]
    there.delays.on = False
    # hands first: those that are open follow a board that is posted again
    for look in (messages_are_remembered, hands_show_their_tables, boards_show_their_tables):
        found += [fault async for fault in look(there)]
    return [*found, *nothing_broke(there)]
