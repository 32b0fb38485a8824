"""People who come and go at a table, the time that passes, and what stands in the channel."""

import asyncio
from random import Random
from typing import Any

import pytest

from engine.tables.model.table import Player
from engine.tables.view import TableView
from tests.e2e.playing import MOST_PRESSES, MOST_STEPS, version_of, ways
from tests.e2e.stage import Stage, button_labels, buttons, text_of, way_on

LUCK = Random(5)
"""Seeded for each test by the common set-up; else its moves would depend on the tests before it."""


def about(moment: float) -> Any:
    """Equal to this time of the table; on a busy machine some seconds pass in a press."""
    return pytest.approx(moment, abs=30)


class Scene(Stage):
    """A stage on which people play, come and go, and time passes."""

    async def open_table(self, game: str, people: list[str], **choices: Any) -> None:
        """The first opens a table, the others press Join, the first presses Start."""
        await self.open(people[0], game=game, **choices)
        for name in people[1:]:
            await self.press(name, "Join")
        await self.press(people[0], "Start")

    async def who_moves(self) -> list[str]:
        """The people whose turn it is; none when the table is over."""
        table = self.table
        if table is None:
            return []
        seen = await self.bot.tables.view(table.id, None)
        by_id = {member.id: name for name, member in self.people.items()}
        return [by_id[table.players[seat].user] for seat in seen.to_move]

    async def without_seals(self, who: str) -> None:
        """Take every seal out of the proposed prediction of The Seven Seals."""
        await self.press(who, "My hand")
        while taken := [
            each["label"]
            for each in buttons(self.hands[who])
            if each["label"].startswith("−") and not each.get("disabled")
        ]:
            await self.press_hand(who, taken[0])

    async def press_something(self, who: str, luck: Random) -> None:
        """Follow random presses from the hand until one was a move."""
        for _ in range(MOST_PRESSES):
            custom_id, value = luck.choice(ways(self.hands[who]))
            version = version_of(custom_id)
            await self.take(who, custom_id, value)
            moved = value.startswith("move:") if value is not None else ":move:" in custom_id
            if moved and not custom_id.endswith("::1"):  # a gift is asked about first
                return
            assert version_of(custom_id) == version
        raise AssertionError(f"{who} found no move: {self.hand_text(who)}")

    async def type_a_play(self, who: str, luck: Random) -> str:
        """Somebody types /play with one of the suggestions; the answer."""
        offers = await self.offered(who, "play", "card")
        assert offers, f"nothing to play for {who}"
        return await self.type(who, "play", card=luck.choice(offers)["value"])

    async def play_alone(self, who: str, table_id: int, luck: Random) -> None:
        """Play somebody's own table to its end, through the gate."""
        user = self.people[who].id
        while (seen := await self.bot.tables.view(table_id, user)).moves:
            with self.env._bot_scope():
                await self.bot.tables.play(table_id, user, seen.version, luck.choice(seen.moves))

    async def play_on(self, luck: Random, most: int = MOST_STEPS) -> int:
        """The same through the gate of tables, for tests where it doesn't matter how people move.

        The bot then shows the same, in a fraction of the time. It catches up every few moves, and
        when a computer is to move.
        """
        made = 0
        while made < most and (movers := await self.who_moves()):
            user, table = self.people[luck.choice(movers)].id, self.table
            seen = await self.bot.tables.view(table.id, user)
            with self.env._bot_scope():
                move = luck.choice(seen.moves)
                after = await self.bot.tables.play(table.id, user, seen.version, move)
            made += 1
            if made % 6 == 0 or any(after.table.players[seat].level for seat in after.to_move):
                await self.env.settle()
        await self.env.settle()
        return made

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def settled(self) -> None:
        """Let the bot finish all that follows from what was not a person's doing."""
        for _ in range(5):  # the listener, the store, the board
            await asyncio.sleep(0.001)
            await self.env.settle()

    async def removed(self) -> None:
        """The server removes the bot; its channel stays with the others."""
        self.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        self.env.backend.emit("GUILD_DELETE", {"id": str(self.env.guild.id)})
        await self.settled()

    def now(self) -> float:
        """The simulated time, in seconds since the epoch."""
        return float(self.env.now().timestamp())

    async def mover(self) -> str:
        """The one person whose turn it is."""
        movers = await self.who_moves()
        assert len(movers) == 1, movers
        return movers[0]

    async def duel(self, **choices: Any) -> tuple[str, str]:
        """A running game of 7 Seas: the one of Anna and Ben to move, and the other."""
        await self.open_table("seven-seas", ["Anna", "Ben"], **choices)
        who = await self.mover()
        return who, "Ben" if who == "Anna" else "Anna"

    async def others(self) -> list[str]:
        """The people at the table whose turn it is not."""
        movers = await self.who_moves()
        return [name for name in self.seated() if name not in movers]

    def seated(self) -> list[str]:
        """The people who own a seat, in order."""
        by_id = {member.id: name for name, member in self.people.items()}
        return [by_id[player.user] for player in self.table.players if player.user]

    async def moves(self, who: str) -> None:
        """Somebody looks at their hand and makes a move."""
        await self.press(who, "My hand")
        await self.press_something(who, LUCK)

    async def seen(self, who: str | None = None) -> TableView:
        """The table in the channel as somebody sees it."""
        user = None if who is None else self.people[who].id
        return await self.bot.tables.view(self.table.id, user)

    def player(self, who: str) -> Player:
        """Somebody's seat at the table in the channel."""
        table = self.table
        seat = table.seat_of(self.people[who].id)
        assert seat is not None
        found: Player = table.players[seat]
        return found

    def announcements(self) -> list[Any]:
        """The messages that say whose turn it is, or remind of it; all others are layouts."""
        return [message for message in self.messages() if self.own(message) and message.content]

    def announcement(self) -> str:
        """The one announcement in the channel."""
        found = self.announcements()
        assert len(found) == 1, [text_of(message) for message in found]
        return str(found[0].content)

    def own(self, message: Any) -> bool:
        """True if the bot wrote it."""
        assert self.bot.user is not None
        return bool(message.author.id == self.bot.user.id)

    def boards(self) -> list[Any]:
        """The boards of running games in the channel."""
        more = {"More", "More."}
        return [m for m in self.messages() if more & {*button_labels(m)} and not way_on(m)]

    def board(self) -> str:
        """The words of the one board in the channel."""
        found = self.boards()
        assert len(found) == 1, self.texts()
        return text_of(found[0])

    def posted(self) -> list[dict[str, Any]]:
        """The bodies of all messages that the bot has sent to channels, oldest first."""
        return [
            entry.json
            for entry in self.env.http_requests
            if entry.method == "POST" and entry.path.endswith("/messages")
        ]

    def posted_texts(self) -> list[str]:
        """The words of these messages, without buttons and pictures."""
        found = []
        for body in self.posted():
            parts = [
                part for box in body.get("components", ()) for part in box.get("components", ())
            ]
            texts = [body.get("content") or "", *(part.get("content", "") for part in parts)]
            found.append("\n".join(filter(None, texts)))
        return found

    def pinged(self, body: dict[str, Any]) -> list[str]:
        """The people whom Discord notifies of a message with this body."""
        allowed = [int(user) for user in body["allowed_mentions"].get("users", [])]
        return [name for name, member in self.people.items() if member.id in allowed]

    def last_ping(self) -> list[str]:
        """The people whom the latest announcement or reminder notified."""
        return self.pinged(next(body for body in reversed(self.posted()) if body.get("content")))
