"""People who come and go at a table, the time that passes, and what stands in the channel."""

import asyncio
from random import Random
from typing import Any

import pytest

from engine.tables.model.table import Player
from engine.tables.view import TableView
from tests.e2e.playing import open_table, press_something, who_moves
from tests.e2e.stage import Stage, button_labels, text_of, way_on

LUCK = Random(5)
"""Seeded for each test by the common set-up; else its moves would depend on the tests before it."""


async def wait(stage: Stage, seconds: float) -> None:
    """Let time pass."""
    await stage.env.advance_time(seconds)


async def settled(stage: Stage) -> None:
    """Let the bot finish all that follows from what was not a person's doing."""
    for _ in range(5):  # the listener, the store, the board
        await asyncio.sleep(0.001)
        await stage.env.settle()


async def removed(stage: Stage) -> None:
    """The server removes the bot; its channel stays with the others."""
    stage.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
    stage.env.backend.emit("GUILD_DELETE", {"id": str(stage.env.guild.id)})
    await settled(stage)


def now(stage: Stage) -> float:
    """The simulated time, in seconds since the epoch."""
    return float(stage.env.now().timestamp())


def about(moment: float) -> Any:
    """Equal to this time of the table; on a busy machine some seconds pass in a press."""
    return pytest.approx(moment, abs=30)


async def mover(stage: Stage) -> str:
    """The one person whose turn it is."""
    movers = await who_moves(stage)
    assert len(movers) == 1, movers
    return movers[0]


async def duel(stage: Stage, **choices: Any) -> tuple[str, str]:
    """A running game of 7 Seas: the one of Anna and Ben to move, and the other."""
    await open_table(stage, "seven-seas", ["Anna", "Ben"], **choices)
    who = await mover(stage)
    return who, "Ben" if who == "Anna" else "Anna"


async def others(stage: Stage) -> list[str]:
    """The people at the table whose turn it is not."""
    movers = await who_moves(stage)
    return [name for name in seated(stage) if name not in movers]


def seated(stage: Stage) -> list[str]:
    """The people who own a seat, in order."""
    by_id = {member.id: name for name, member in stage.people.items()}
    return [by_id[player.user] for player in stage.table.players if player.user]


async def moves(stage: Stage, who: str) -> None:
    """Somebody looks at their hand and makes a move."""
    await stage.press(who, "My hand")
    await press_something(stage, who, LUCK)


async def seen(stage: Stage, who: str | None = None) -> TableView:
    """The table in the channel as somebody sees it."""
    user = None if who is None else stage.people[who].id
    return await stage.bot.tables.view(stage.table.id, user)


def player(stage: Stage, who: str) -> Player:
    """Somebody's seat at the table in the channel."""
    table = stage.table
    seat = table.seat_of(stage.people[who].id)
    assert seat is not None
    found: Player = table.players[seat]
    return found


def announcements(stage: Stage) -> list[Any]:
    """The messages that say whose turn it is, or remind of it; all others are layouts."""
    return [message for message in stage.messages() if own(stage, message) and message.content]


def announcement(stage: Stage) -> str:
    """The one announcement in the channel."""
    found = announcements(stage)
    assert len(found) == 1, [text_of(message) for message in found]
    return str(found[0].content)


def own(stage: Stage, message: Any) -> bool:
    """True if the bot wrote it."""
    assert stage.bot.user is not None
    return bool(message.author.id == stage.bot.user.id)


def boards(stage: Stage) -> list[Any]:
    """The boards of running games in the channel."""
    more = {"More", "More."}
    return [m for m in stage.messages() if more & {*button_labels(m)} and not way_on(m)]


def board(stage: Stage) -> str:
    """The words of the one board in the channel."""
    found = boards(stage)
    assert len(found) == 1, stage.texts()
    return text_of(found[0])


def posted(stage: Stage) -> list[dict[str, Any]]:
    """The bodies of all messages that the bot has sent to channels, oldest first."""
    return [
        entry.json
        for entry in stage.env.http_requests
        if entry.method == "POST" and entry.path.endswith("/messages")
    ]


def posted_texts(stage: Stage) -> list[str]:
    """The words of these messages, without buttons and pictures."""
    found = []
    for body in posted(stage):
        parts = [part for box in body.get("components", ()) for part in box.get("components", ())]
        texts = [body.get("content") or "", *(part.get("content", "") for part in parts)]
        found.append("\n".join(filter(None, texts)))
    return found


def pinged(stage: Stage, body: dict[str, Any]) -> list[str]:
    """The people whom Discord notifies of a message with this body."""
    allowed = [int(user) for user in body["allowed_mentions"].get("users", [])]
    return [name for name, member in stage.people.items() if member.id in allowed]


def last_ping(stage: Stage) -> list[str]:
    """The people whom the latest announcement or reminder notified."""
    return pinged(stage, next(body for body in reversed(posted(stage)) if body.get("content")))
