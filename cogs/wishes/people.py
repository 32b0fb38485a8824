"""Wishes of people who come and go: back to a seat, following, rematch, replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from cogs.answers import Answer
from cogs.desk import Desk, Grant, Press, face_of, person
from cogs.home import names_of
from cogs.opening import Opening, open_table
from cogs.permissions import may_moderate
from cogs.ui.board import lines
from cogs.ui.face import RULE, Page, Say, Tone
from cogs.ui.face import Press as Choice
from cogs.ui.ids import Wish
from cogs.ui.layout import paged
from engine.ports import Player
from engine.refusals import Refusal, Refused
from engine.tables import Seen

LINES: Final = 25
"""Lines of a replay on one leaf."""


class PeopleWishes:
    """Grants what people wish for around a game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.grants: Mapping[str, Grant] = {
            "back": self._back,
            "kick": self._kick,
            "follow": self._follow,
            "rematch": self._rematch,
            "anew": self._anew,
            "replay": self._replay,
        }

    async def _back(self, interaction: Press, wish: Wish) -> Answer:
        """Take back a seat that a computer player holds."""
        await self.desk.bot.tables.take_back(wish.table, interaction.user.id)
        return await self.desk.hand(interaction, wish.table)

    async def _kick(self, interaction: Press, wish: Wish) -> Answer:
        """Send the person with this id from the table."""
        say, bot = self.desk.say(interaction), self.desk.bot
        table = bot.tables.table(wish.table)
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        seat = table.seat_of(int(wish.argument)) if wish.argument.isdecimal() else None
        if seat is None:
            raise Refused(Refusal.NO_PERSON, table)
        name = names_of(table)[seat]
        moderates = may_moderate(interaction)
        await bot.tables.kick(wish.table, interaction.user.id, seat, may_moderate=moderates)
        return self.desk.in_words(say("kick-done", name=name), tone=Tone.HAND)

    async def seat(self, interaction: Press, table: int, member: discord.Member) -> Answer:
        """Give the first free seat of a running game to somebody new, by the host's leave."""
        say, bot = self.desk.say(interaction), self.desk.bot
        now = bot.tables.table(table)
        if now is None:
            raise Refused(Refusal.NO_TABLE)
        free = [s for s, player in enumerate(now.players) if player.is_free]
        free.sort(key=lambda s: not now.players[s].left)
        newcomer = Player(member.display_name, member.id)
        seat = free[0] if free else -1
        await bot.tables.seat_person(table, interaction.user.id, seat, newcomer)
        name = discord.utils.escape_markdown(newcomer.name)
        return self.desk.in_words(say("seat-done", name=name), tone=Tone.HAND)

    async def _follow(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        if self.desk.bot.tables.table(wish.table) is None:
            raise Refused(Refusal.TABLE_OVER)
        follows = await self.desk.bot.preferences.follow(wish.table, interaction.user.id)
        return self.desk.in_words(say("follow-on" if follows else "follow-off"), tone=Tone.HAND)

    async def _rematch(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        table = await self.desk.bot.tables.rematch(wish.table, person(interaction))
        said = "rematch-opened" if len(table.players) == 1 else "rematch-joined"
        return self.desk.in_words(say(said), tone=Tone.HAND)

    async def _anew(self, interaction: Press, wish: Wish) -> Answer:
        """Open a table for the same game, with the server's own house rules."""
        seen = await self.desk.bot.tables.seen(wish.table, None)
        return await open_table(self.desk, interaction, Opening(seen.table.game, {}, thread=False))

    async def _replay(self, interaction: Press, wish: Wish) -> Answer:
        """The whole story of a table that is over, leaf by leaf."""
        say = self.desk.say(interaction)
        seen = await self.desk.bot.tables.seen(wish.table, None)
        if seen.table.is_open:
            raise Refused(Refusal.NOT_RUNNING)
        story = await self.desk.bot.tables.story(wish.table)
        told = lines(say, story, names_of(seen.table), face_of(seen.table))
        leaf = int(wish.argument) if wish.argument.isdecimal() else 0
        page = replay_page(say, seen, told, leaf)
        return Answer(paged(page, say, wish.table, seen.version, ""))


def replay_page(say: Say, seen: Seen, told: list[str], leaf: int) -> Page:
    """One leaf of a replay, with presses to the leaves before and behind it."""
    leaves = max(1, -(-len(told) // LINES))
    leaf = min(leaf, leaves - 1)
    title = say("replay-title", game=say(f"game-{seen.table.game}"), leaf=leaf + 1, leaves=leaves)
    shown = "\n".join(told[leaf * LINES : (leaf + 1) * LINES]) or say("replay-empty")
    presses = []
    if leaf > 0:
        presses.append(Choice(say("leaf-back-button"), f"!replay:{leaf - 1}"))
    if leaf + 1 < leaves:
        label = say("leaf-on-button", leaf=leaf + 1, leaves=leaves)
        presses.append(Choice(label, f"!replay:{leaf + 1}"))
    return Page(Tone.BOARD, (f"### {title}", RULE, shown), tuple(presses))
