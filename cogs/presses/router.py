"""The harbour-master's desk: every wish, pressed or typed, is granted or refused here in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import discord

from cogs.context.services import Home, names_of, place_of
from cogs.faces import FACES
from cogs.presses.answers import Answer, Work, answer
from cogs.ui.custom_ids import Wish
from cogs.ui.face import Face, Page, Say, Tone
from cogs.ui.face import Press as Hint
from cogs.ui.layout import LEAF, paged, words
from cogs.ui.menus import HINT, left_page, rules_blocks
from cogs.ui.refusals import refusal_words, turn_words
from engine.tables.refusals import Refusal, Refused
from engine.tables.table import Player, Status, Table
from engine.tables.view import TableView

Press = discord.Interaction[Any]
Grant = Callable[[Press, Wish], Awaitable[Answer]]

SHOWS_HAND = ("hand", "page", "move", "start", "back")
"""Wishes whose answer is a hand that follows the game from then on."""
WITH_HAND = (Refusal.STALE, Refusal.ILLEGAL_MOVE, Refusal.NOT_YOUR_TURN, Refusal.RATED)
"""Refusals that are told above the hand as it is now."""


class Desk:
    """Grants wishes: each verb is one method that returns what the person is shown."""

    def __init__(self, bot: Home) -> None:
        self.bot = bot
        self._grants: dict[str, Grant] = {}

    def grants(self, grants: Mapping[str, Grant]) -> None:
        """Learn to grant these wishes, by verb."""
        self._grants.update(grants)

    async def pressed(self, interaction: Press, wish: Wish) -> None:
        """Answer the press of a button."""
        await self.grant(interaction, wish)

    async def picked(self, interaction: Press, wish: Wish, chosen: str) -> None:
        """Answer a choice in a select: the value completes the wish."""
        if wish.verb == "pick":
            verb, _, argument = chosen.partition(":")
            wish = replace(wish, verb=verb, argument=argument[:64])
        else:
            wish = replace(wish, argument=f"{wish.argument}={chosen}"[:64])
        await self.grant(interaction, wish)

    async def grant(self, interaction: Press, wish: Wish) -> None:
        """Answer a wish and, if it shows a hand, remember where that hand lies."""

        async def work() -> Answer:
            return await self.granted(interaction, wish)

        if await answer(interaction, work) and wish.verb in SHOWS_HAND:
            self.bot.boards.hands.keep(wish.table_id, interaction)

    async def granted(self, interaction: Press, wish: Wish) -> Answer:
        """What the person is shown; refusals become words here."""
        grant = self._grants.get(wish.verb)
        try:
            if grant is None or self._stands_elsewhere(interaction, wish.table_id):
                raise Refused(Refusal.NO_TABLE)
            await self.welcome(interaction, wish.table_id)
            return await grant(interaction, wish)
        except Refused as refused:
            return await self.refused(interaction, wish.table_id, refused)

    async def welcome(self, interaction: Press, table_id: int) -> None:
        """Whoever was late too often has the seat back, whatever it is that they wish."""
        table = self.bot.tables.table(table_id)
        seat = None if table is None else table.seat_of(interaction.user.id)
        if table is not None and seat is not None and table.players[seat].is_away:
            await self.bot.tables.came_back(table_id, interaction.user.id)

    def _stands_elsewhere(self, interaction: Press, table_id: int) -> bool:
        """Whether the press came from another place than its table: rights hold only there."""
        table = self.bot.tables.table(table_id)
        return table is not None and table.place != place_of(interaction)

    def guarded(self, interaction: Press, work: Work) -> Work:
        """The same work, with refusals told in words."""

        async def guarded_work() -> Answer:
            try:
                return await work()
            except Refused as refused:
                table = refused.table.id if refused.table is not None else None
                return await self.refused(interaction, table, refused)

        return guarded_work

    async def refused(self, interaction: Press, table_id: int | None, refused: Refused) -> Answer:
        """A refusal in words, with the hand as it is now where that helps."""
        say = self.say(interaction)
        if table_id is not None and refused.refusal is Refusal.HAS_LEFT:
            return Answer(paged(left_page(say), say, table_id, 0, ""))
        if table_id is not None and refused.refusal in WITH_HAND:
            try:
                return await self._with_hand(interaction, table_id, refused)
            except Refused as instead:
                refused = instead
        return self.in_words(refusal_words(say, refused, None, None))

    async def _with_hand(self, interaction: Press, table_id: int, refused: Refused) -> Answer:
        """A refusal above the hand as it is now; refused where there is no hand to show."""
        say, seen = self.say(interaction), await self.bot.tables.view(table_id, interaction.user.id)
        if not seen.table.is_open:
            raise Refused(Refusal.TABLE_OVER)
        if seen.seat is None or seen.view is None:
            raise refused
        note = refusal_words(say, refused, seen, names_of(seen.table))
        return self.hand_answer(say, seen, note=note)

    def say(self, interaction: Press) -> Say:
        """The words of the person's own language."""
        return self.bot.say(interaction.locale)

    def in_words(self, *blocks: str, tone: Tone = Tone.TROUBLE) -> Answer:
        """An answer of words in a message of its own."""
        return Answer(words(tone, *blocks), anew=True)

    async def hand(self, interaction: Press, table_id: int, page: str = "") -> Answer:
        """The hand of the person who asks, or the page of it that they ask for."""
        say = self.say(interaction)
        seen = await self.bot.tables.view(table_id, interaction.user.id)
        if page and is_further(say, seen, page):
            return self.hand_answer(say, seen, page)
        if seen.seat is None:
            raise Refused(Refusal.NOT_SEATED)
        if not seen.table.is_open:
            raise Refused(Refusal.TABLE_OVER)
        if seen.view is None:
            raise Refused(Refusal.NOT_RUNNING)
        if seen.table.players[seen.seat].left:
            raise Refused(Refusal.HAS_LEFT, seen.table)
        if page and seen.seat not in seen.to_move:
            note = turn_words(say, seen, names_of(seen.table))
            return self.hand_answer(say, seen, note=note)
        return self.hand_answer(say, seen, page)

    def hand_answer(self, say: Say, seen: TableView, page: str = "", note: str = "") -> Answer:
        """A page of the hand, with a note above it."""
        face = face_of(seen.table)
        name = page.partition(LEAF)[0]
        shown = face.page(say, seen, names_of(seen.table), name)
        return Answer(hand_layout(say, seen, shown, page, note))

    def played(self, say: Say, seen: TableView) -> Answer:
        """What the mover is shown after a move: the hand as it is now, or that it is over."""
        if seen.outcome is not None:
            return Answer(words(Tone.SCORING, say("hand-over")))
        return self.hand_answer(say, seen)

    def rules(self, interaction: Press, game: str) -> Answer:
        """The rules of a game in our own words."""
        return self.in_words(*rules_blocks(self.say(interaction), game), tone=Tone.BOARD)

    def hosted(self, interaction: Press, table_id: int) -> Table:
        """The table before its start, if the person who asks is its host."""
        now = self.bot.tables.table(table_id)
        if now is None:
            raise Refused(Refusal.NO_TABLE)
        if now.status is not Status.LOBBY:
            raise Refused(Refusal.NOT_IN_LOBBY, table=now)
        if now.host != interaction.user.id:
            raise Refused(Refusal.NOT_HOST, table=now)
        return now


def face_of(table: Table) -> Face:
    """The face of the table's game."""
    return FACES[table.game]


def is_further(say: Say, seen: TableView, page: str) -> bool:
    """Whether this page is one that everybody may look at, whoever's turn it is."""
    if seen.view is None or not seen.table.is_open:
        return False
    return any(press.goes == page for press in face_of(seen.table).more(say, seen))


def hand_layout(say: Say, seen: TableView, shown: Page, at: str = "", note: str = "") -> Any:
    """A page of somebody's hand as a layout."""
    if note:
        shown = replace(shown, blocks=(note, *shown.blocks))
    if not at and seen.seat in seen.to_move and not seen.table.rated:
        hint = Hint(say("hint-button"), HINT, emoji="💡")
        shown = replace(shown, extra=(*shown.extra, hint))
    return paged(shown, say, seen.table.id, seen.version, at)


def person(interaction: Press) -> Player:
    """The person who asks, as a player."""
    return Player(interaction.user.display_name, interaction.user.id)
