"""People who come and go at a table, the time that passes, and what stands in the channel."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.tables.model.table import Player
from engine.tables.view import TableView
from tests.e2e.harbour import Harbour, button_labels, text_of
from tests.e2e.playing import press_something, who_moves

LUCK = Random(5)
"""Seeded for each test by the common set-up; else its moves would depend on the tests before it."""


async def wait(harbour: Harbour, seconds: float) -> None:
    """Let time pass."""
    await harbour.env.advance_time(seconds)


def now(harbour: Harbour) -> float:
    """The simulated time, in seconds since the epoch."""
    return float(harbour.env.now().timestamp())


async def mover(harbour: Harbour) -> str:
    """The one person whose turn it is."""
    movers = await who_moves(harbour)
    assert len(movers) == 1, movers
    return movers[0]


async def others(harbour: Harbour) -> list[str]:
    """The people at the table whose turn it is not."""
    movers = await who_moves(harbour)
    return [name for name in seated(harbour) if name not in movers]


def seated(harbour: Harbour) -> list[str]:
    """The people who own a seat, in order."""
    by_id = {member.id: name for name, member in harbour.people.items()}
    return [by_id[player.user] for player in harbour.table.players if player.user]


async def moves(harbour: Harbour, who: str) -> None:
    """Somebody looks at their hand and makes a move."""
    await harbour.press(who, "My hand")
    await press_something(harbour, who, LUCK)


async def seen(harbour: Harbour, who: str | None = None) -> TableView:
    """The table in the channel as somebody sees it."""
    user = None if who is None else harbour.people[who].id
    return await harbour.bot.tables.view(harbour.table.id, user)


def player(harbour: Harbour, who: str) -> Player:
    """Somebody's seat at the table in the channel."""
    table = harbour.table
    seat = table.seat_of(harbour.people[who].id)
    assert seat is not None
    found: Player = table.players[seat]
    return found


def announcements(harbour: Harbour) -> list[Any]:
    """The messages that say whose turn it is, or remind of it; all others are layouts."""
    return [message for message in harbour.messages() if own(harbour, message) and message.content]


def announcement(harbour: Harbour) -> str:
    """The one announcement in the channel."""
    found = announcements(harbour)
    assert len(found) == 1, [text_of(message) for message in found]
    return str(found[0].content)


def own(harbour: Harbour, message: Any) -> bool:
    """True if the bot wrote it."""
    assert harbour.bot.user is not None
    return bool(message.author.id == harbour.bot.user.id)


def boards(harbour: Harbour) -> list[Any]:
    """The boards of running games in the channel."""
    return [message for message in harbour.messages() if "More" in button_labels(message)]


def board(harbour: Harbour) -> str:
    """The words of the one board in the channel."""
    found = boards(harbour)
    assert len(found) == 1, harbour.texts()
    return text_of(found[0])


def posted(harbour: Harbour) -> list[dict[str, Any]]:
    """The bodies of all messages that the bot has sent to channels, oldest first."""
    return [
        entry.json
        for entry in harbour.env.http_requests
        if entry.method == "POST" and entry.path.endswith("/messages")
    ]


def pinged(harbour: Harbour, body: dict[str, Any]) -> list[str]:
    """The people whom Discord notifies of a message with this body."""
    allowed = [int(user) for user in body["allowed_mentions"].get("users", [])]
    return [name for name, member in harbour.people.items() if member.id in allowed]


def last_ping(harbour: Harbour) -> list[str]:
    """The people whom the latest announcement or reminder notified."""
    return pinged(harbour, next(body for body in reversed(posted(harbour)) if body.get("content")))
