"""Wishes of a running game: hands and their pages, moves, hints, rules, and what is behind More."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.context.services import names_of
from cogs.presses.answers import Answer
from cogs.presses.router import Desk, Grant, Press, face_of
from cogs.ui.custom_ids import Wish
from cogs.ui.hints import advice, hint_words
from cogs.ui.layout import paged
from cogs.ui.menus import HINT, MORE, more_page
from engine.tables.refusals import Refusal, Refused


class PlayWishes:
    """Grants what is wished for at a running table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.grants: Mapping[str, Grant] = {
            "hand": self._hand,
            "page": self._page,
            "move": self._move,
            "rules": self._rules,
            "more": self._more,
        }

    async def _hand(self, interaction: Press, wish: Wish) -> Answer:
        return await self.desk.hand(interaction, wish.table_id)

    async def _page(self, interaction: Press, wish: Wish) -> Answer:
        if wish.argument == MORE:
            return await self._more(interaction, wish)
        if wish.argument == HINT:
            return await self.hint(interaction, wish.table_id)
        return await self.desk.hand(interaction, wish.table_id, wish.argument)

    async def _move(self, interaction: Press, wish: Wish) -> Answer:
        if not wish.argument.isdecimal():
            raise Refused(Refusal.STALE)
        seen = await self.desk.bot.tables.play_index(
            wish.table_id,
            interaction.user.id,
            wish.version,
            int(wish.argument),
            arrived=interaction.created_at.timestamp(),
        )
        return self.desk.played(self.desk.say(interaction), seen)

    async def _rules(self, interaction: Press, wish: Wish) -> Answer:
        seen = await self.desk.bot.tables.view(wish.table_id, None)
        return self.desk.rules(interaction, seen.table.game)

    async def _more(self, interaction: Press, wish: Wish) -> Answer:
        say = self.desk.say(interaction)
        seen = await self.desk.bot.tables.view(wish.table_id, interaction.user.id)
        page = more_page(say, seen, face_of(seen.table))
        return Answer(paged(page, say, wish.table_id, seen.version, MORE))

    async def hint(self, interaction: Press, table_id: int) -> Answer:
        """What a mate would do in this person's place, and why, in one sentence above the hand."""
        say, bot = self.desk.say(interaction), self.desk.bot
        seen = await bot.tables.view(table_id, interaction.user.id)
        if seen.seat is None or not seen.moves:
            return await self.desk.hand(interaction, table_id, HINT)
        if seen.table.rated:
            raise Refused(Refusal.RATED, seen.table)
        history = await bot.tables.history(table_id, seen.seat)
        game, moves = seen.table.game, seen.moves
        index, reason = await bot.thinker.advise(game, seen.view, history, moves)
        text = advice(face_of(seen.table), say, seen, names_of(seen.table), index)
        return self.desk.hand_answer(say, seen, note=hint_words(say, game, text, reason))
