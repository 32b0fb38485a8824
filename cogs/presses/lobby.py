"""Wishes around a table's start and end: seats, computer players, house rules, ending."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.context.permissions import may_moderate
from cogs.context.preferences import CLOCKS
from cogs.presses.answers import Answer
from cogs.presses.router import Desk, Grant, Press, person
from cogs.ui import lobby_page as lobby
from cogs.ui.custom_ids import Wish
from cogs.ui.face import Tone
from cogs.ui.layout import paged, words
from cogs.ui.menus import end_page, left_page
from engine.players.base import Level
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Player, Status, Table


class LobbyWishes:
    """Grants what is wished for in a lobby, and the end of a table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.grants: Mapping[str, Grant] = {
            "join": self._join,
            "leave": self._leave,
            "add": self._levels,
            "level": self._add_computer,
            "remove": self._remove_computer,
            "house": self._house,
            "rule": self._rule,
            "clock": self._clock,
            "rated": self._rated,
            "start": self._start,
            "ending": self._ending,
            "end": self._end,
        }

    async def _join(self, interaction: Press, wish: Wish) -> Answer:
        say, tables = self.desk.say(interaction), self.desk.bot.tables
        now = tables.table(wish.table_id)
        if now is not None and now.status is Status.RUNNING:
            return await self._join_running(interaction, now)
        table = await tables.join(wish.table_id, person(interaction))
        return self.desk.in_words(say("lobby-joined", seat=len(table.players)), tone=Tone.HAND)

    async def _join_running(self, interaction: Press, table: Table) -> Answer:
        """Who left has the seat back; anybody else learns whether one is free."""
        seat = table.seat_of(interaction.user.id)
        if seat is not None and table.players[seat].is_away:
            await self.desk.bot.tables.take_back(table.id, interaction.user.id)
            return await self.desk.hand(interaction, table.id)
        if seat is None and any(player.is_free for player in table.players):
            host = f"<@{table.host}>"
            return self.desk.in_words(self.desk.say(interaction)("join-free-seat", host=host))
        raise Refused(Refusal.ALREADY_SEATED if seat is not None else Refusal.NOT_IN_LOBBY, table)

    async def _leave(self, interaction: Press, wish: Wish) -> Answer:
        table = await self.desk.bot.tables.leave(wish.table_id, interaction.user.id)
        say = self.desk.say(interaction)
        if table.status is Status.RUNNING:
            return Answer(paged(left_page(say), say, table.id, 0, ""))
        return self.desk.in_words(say("lobby-left"), tone=Tone.HAND)

    async def _levels(self, interaction: Press, wish: Wish) -> Answer:
        table = self.desk.hosted(interaction, wish.table_id)
        return Answer(lobby.levels(self.desk.say(interaction), table))

    async def _add_computer(self, interaction: Press, wish: Wish) -> Answer:
        self.desk.hosted(interaction, wish.table_id)
        return await self.add_computer(interaction, wish.table_id, level_named(wish.argument))

    async def add_computer(self, interaction: Press, at: int, level: Level) -> Answer:
        """Seat a computer player and say who came."""
        say = self.desk.say(interaction)
        now = self.desk.hosted(interaction, at)
        newcomer = Player(lobby.computer_name(say, now, level), None, level)
        tables = self.desk.bot.tables
        table = await tables.add_computer(at, interaction.user.id, newcomer)
        said = say("lobby-computer-joined", name=newcomer.name)
        return Answer(lobby.levels(say, table, said))

    async def _remove_computer(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        table = await self.desk.bot.tables.remove_computer(wish.table_id, interaction.user.id)
        return Answer(lobby.levels(say, table, say("lobby-computer-left")))

    async def _house(self, interaction: Press, wish: Wish) -> Answer:
        table = self.desk.hosted(interaction, wish.table_id)
        return Answer(lobby.house_rules(self.desk.say(interaction), table))

    async def _rule(self, interaction: Press, wish: Wish) -> Answer:
        name, _, value = wish.argument.partition("=")
        table = self.desk.hosted(interaction, wish.table_id)
        chosen = lobby.choice(table, name, value)
        table = await self.desk.bot.tables.choose(
            wish.table_id, interaction.user.id, **{name: chosen}
        )
        return Answer(lobby.house_rules(self.desk.say(interaction), table))

    async def _clock(self, interaction: Press, wish: Wish) -> Answer:
        """Choose the clock; it arrives as "=300" from its select, in seconds, 0 for none."""
        seconds = wish.argument.removeprefix("=")
        if not seconds.isdecimal() or (int(seconds) or None) not in CLOCKS:
            raise Refused(Refusal.BAD_CHOICE)
        tables = self.desk.bot.tables
        table = await tables.set_clock(wish.table_id, interaction.user.id, int(seconds) or None)
        return Answer(lobby.house_rules(self.desk.say(interaction), table))

    async def _rated(self, interaction: Press, wish: Wish) -> Answer:
        """Choose whether the table is rated; it arrives as "=1" or "=0" from its select."""
        if wish.argument not in ("=0", "=1"):
            raise Refused(Refusal.BAD_CHOICE)
        tables, rated = self.desk.bot.tables, wish.argument == "=1"
        table = await tables.set_rated(wish.table_id, interaction.user.id, rated=rated)
        return Answer(lobby.house_rules(self.desk.say(interaction), table))

    async def _start(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        table = await self.desk.bot.tables.start(wish.table_id, interaction.user.id)
        if table.seat_of(interaction.user.id) is None:
            return self.desk.in_words(say("lobby-started"), tone=Tone.HAND)
        return await self.desk.hand(interaction, wish.table_id)

    async def _ending(self, interaction: Press, wish: Wish) -> Answer:
        return await self.ending(interaction, wish.table_id)

    async def ending(self, interaction: Press, table_id: int) -> Answer:
        """Ask once more before a table is ended."""
        now = self.desk.bot.tables.table(table_id)
        if now is None:
            raise Refused(Refusal.NO_TABLE)
        if now.host != interaction.user.id and not may_moderate(interaction):
            raise Refused(Refusal.NOT_HOST, table=now)
        return Answer(end_page(self.desk.say(interaction), now), anew=True)

    async def _end(self, interaction: Press, wish: Wish) -> Answer:
        moderates = may_moderate(interaction)
        await self.desk.bot.tables.end(wish.table_id, interaction.user.id, may_moderate=moderates)
        return Answer(words(Tone.HAND, self.desk.say(interaction)("table-ended")))


def level_named(name: str) -> Level:
    """The level of a computer player that a press names."""
    if name not in [level.value for level in Level]:
        raise Refused(Refusal.BAD_CHOICE)
    return Level(name)
