"""Wishes of people who come and go: back to a seat, following, rematch, replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord

from cogs.context.permissions import may_moderate
from cogs.context.services import escaped, names_of, place_of, short_name
from cogs.presses.answers import Answer
from cogs.presses.opening import Opening, open_table
from cogs.presses.router import Desk, Grant, Press, face_of, person
from cogs.ui.board import lines
from cogs.ui.custom_ids import Wish
from cogs.ui.face import RULE, Page, Say, Tone, folded
from cogs.ui.face import Press as Choice
from cogs.ui.layout import paged
from engine.core import Seat
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Player, Status, Table
from engine.tables.view import TableView

LINES: Final = 25
"""Lines of a replay on one leaf."""
NOBODY: Final = -1
"""No seat at all: the gate says why there is none."""


class PeopleWishes:
    """Grants what people wish for around a game."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.grants: Mapping[str, Grant] = {
            "back": self._back,
            "follow": self._follow,
            "rematch": self._rematch,
            "anew": self._anew,
            "replay": self._replay,
        }

    async def _back(self, interaction: Press, wish: Wish) -> Answer:
        """Take back a seat that a computer player holds."""
        tables, user = self.desk.bot.tables, interaction.user.id
        seen = await tables.view(wish.table_id, user)
        if seen.seat is None or seen.table.players[seen.seat].is_away:
            await tables.take_back(wish.table_id, user)
        return await self.desk.hand(interaction, wish.table_id)

    async def kick(self, interaction: Press, at: int, typed: str) -> Answer:
        """Send somebody from the table; a computer player goes on for them."""
        table = self._open(at)
        seat = meant(table, typed)
        if seat is None:
            raise Refused(Refusal.NO_PERSON, table)
        tables, moderates = self.desk.bot.tables, may_moderate(interaction)
        name = names_of(table)[seat]
        await tables.kick(at, interaction.user.id, seat, may_moderate=moderates)
        said = "kick-done" if table.status is Status.RUNNING else "kick-done-lobby"
        return self.desk.in_words(self.desk.say(interaction)(said, name=name), tone=Tone.HAND)

    async def seat(self, interaction: Press, at: int, member: discord.Member) -> Answer:
        """Give a free seat of a running game to somebody, by the host's leave."""
        say, table = self.desk.say(interaction), self._open(at)
        name = escaped(short_name(member.display_name))
        if member.bot:
            return self.desk.in_words(say("seat-bot", name=name))
        own = table.seat_of(member.id)
        if own is not None and not table.players[own].is_away:
            return self.desk.in_words(say("seat-has-one", name=name))
        await self._seated(interaction, table, member)
        return self.desk.in_words(say("seat-done", name=name), tone=Tone.HAND)

    async def _seated(self, interaction: Press, table: Table, member: discord.Member) -> None:
        """Their own seat, where they have one; else one that somebody left, else a computer's."""
        tables, host = self.desk.bot.tables, interaction.user.id
        if table.seat_of(member.id) is not None and host == table.host:
            await tables.take_back(table.id, member.id)
            return
        free = [s for s, player in enumerate(table.players) if player.is_free]
        free.sort(key=lambda s: not table.players[s].left)
        newcomer = Player(member.display_name, member.id)
        await tables.seat_person(table.id, host, free[0] if free else NOBODY, newcomer)

    def _open(self, at: int) -> Table:
        table = self.desk.bot.tables.table(at)
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return table

    async def _follow(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        if self.desk.bot.tables.table(wish.table_id) is None:
            raise Refused(Refusal.TABLE_OVER)
        follows = await self.desk.bot.preferences.follow(wish.table_id, interaction.user.id)
        return self.desk.in_words(say("follow-on" if follows else "follow-off"), tone=Tone.HAND)

    async def _rematch(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        await self._here(interaction, wish)
        table = await self.desk.bot.tables.rematch(wish.table_id, person(interaction))
        said = "rematch-opened" if len(table.players) == 1 else "rematch-joined"
        return self.desk.in_words(say(said), tone=Tone.HAND)

    async def _anew(self, interaction: Press, wish: Wish) -> Answer:
        """Open a table for the same game, with the server's own house rules."""
        seen = await self._here(interaction, wish)
        return await open_table(self.desk, interaction, Opening(seen.table.game, {}, thread=False))

    async def _here(self, interaction: Press, wish: Wish) -> TableView:
        """The table, as all may see it, if it is the one of this place."""
        seen = await self.desk.bot.tables.view(wish.table_id, None)
        if seen.table.place != place_of(interaction):
            raise Refused(Refusal.NO_TABLE)
        return seen

    async def _replay(self, interaction: Press, wish: Wish) -> Answer:
        """The whole story of a table that is over, leaf by leaf."""
        say, seen = self.desk.say(interaction), await self._here(interaction, wish)
        if seen.table.is_open:
            return self.desk.in_words(say("replay-later"))
        story = await self.desk.bot.tables.history(wish.table_id, None)
        told = lines(say, story, names_of(seen.table), face_of(seen.table))
        leaf = int(wish.argument) if wish.argument.isdecimal() else 0
        page = replay_page(say, seen, told, leaf)
        return Answer(paged(page, say, wish.table_id, seen.version, ""))


def meant(table: Table, typed: str) -> Seat | None:
    """The seat of the person whose id, mention or name was typed; people may have left Discord."""
    number = typed.strip().strip("<@!>")
    if number.isdecimal() and (seat := table.seat_of(int(number))) is not None:
        return seat
    people = [s for s, player in enumerate(table.players) if player.user is not None]
    return next((s for s in people if folded(table.players[s].name) == folded(typed)), None)


def replay_page(say: Say, seen: TableView, told: list[str], leaf: int) -> Page:
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
