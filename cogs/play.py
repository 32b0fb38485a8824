"""/play, /hand, /nick: the moves of all games, typed."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.context.services import Home, names_of, place_of
from cogs.presses.answers import Answer, answer
from cogs.presses.router import Press, face_of
from cogs.ui.custom_ids import Wish
from cogs.ui.face import Names, Offer, Say, Unclear
from cogs.ui.layout import OPTION, cut
from cogs.ui.menus import HINT
from cogs.ui.refusals import turn_words
from engine.tables.refusals import Refusal, Refused
from engine.tables.view import TableView


class Play(commands.Cog):
    """What players do at the table in this channel."""

    def __init__(self, bot: Home) -> None:
        self.bot = bot

    @app_commands.command()
    @app_commands.guild_only()  # each by itself: on the class it would hold for groups only
    async def play(
        self,
        interaction: Press,
        card: app_commands.Range[str, 1, 100],
        take: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Play a card, or make another move of your game."""

        async def work() -> Answer:
            return await self._play(interaction, card, take or "")

        table = self.bot.tables.at(place_of(interaction))
        shown = await answer(interaction, self.bot.desk.guarded(interaction, work))
        if shown and table is not None:
            self.bot.boards.hands.keep(table.id, interaction)

    async def _play(self, interaction: Press, card: str, take: str) -> Answer:
        desk = self.bot.desk
        await desk.welcome(interaction, self._here(interaction))
        say, seen, names = await self._seen(interaction)
        if seen.seat is None:
            raise Refused(Refusal.NOT_SEATED, seen.table)
        if seen.table.players[seen.seat].left:
            raise Refused(Refusal.HAS_LEFT, seen.table)
        if seen.view is None:
            raise Refused(Refusal.NOT_RUNNING, seen.table)
        if seen.seat not in seen.to_move:
            return desk.hand_answer(say, seen, note=turn_words(say, seen, names))
        try:
            goes = face_of(seen.table).find(say, seen, names, card, take)
        except Unclear as unclear:
            return desk.hand_answer(say, seen, note=unclear.words)
        if isinstance(goes, str):
            return desk.hand_answer(say, seen, goes)
        now = await self.bot.tables.play_index(
            seen.table.id,
            interaction.user.id,
            seen.version,
            goes,
            arrived=interaction.created_at.timestamp(),
        )
        return desk.played(say, now)

    @play.autocomplete("card")
    async def cards(self, interaction: Press, typed: str) -> list[Choice[str]]:
        """The legal plays that fit what is typed."""
        return await self._offers(interaction, "", typed, takes=False)

    @play.autocomplete("take")
    async def takes(self, interaction: Press, typed: str) -> list[Choice[str]]:
        """What the chosen card may take."""
        card = str(getattr(interaction.namespace, "card", None) or "")
        return await self._offers(interaction, card, typed, takes=True)

    async def _offers(
        self, interaction: Press, card: str, typed: str, *, takes: bool
    ) -> list[Choice[str]]:
        try:
            say, seen, names = await self._seen(interaction)
            if seen.seat is None or seen.seat not in seen.to_move:
                return []
            face = face_of(seen.table)
            offers = (
                face.takes(say, seen, names, card, typed)
                if takes
                else face.plays(say, seen, names, typed)
            )
        except Refused:
            return []
        return [_choice(offer) for offer in offers[:25]]

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: Press) -> None:
        """Look at your hand; only you see it."""
        await self._hand(interaction)

    @app_commands.command()
    @app_commands.guild_only()
    async def nick(self, interaction: Press) -> None:
        """Go on with a nick (or any other choice) that waits for you."""
        await self._hand(interaction)

    @app_commands.command()
    @app_commands.guild_only()
    async def hint(self, interaction: Press) -> None:
        """Ask a mate what to do now, and why."""
        await self._hand(interaction, HINT)

    async def _hand(self, interaction: Press, page: str = "") -> None:
        table = self.bot.tables.at(place_of(interaction))

        async def work() -> Answer:
            if table is None:
                raise Refused(Refusal.NO_TABLE)
            wish = Wish(table.id, 0, "page", page)
            return await self.bot.desk.granted(interaction, wish)

        shown = await answer(interaction, self.bot.desk.guarded(interaction, work))
        if shown and table is not None:
            self.bot.boards.hands.keep(table.id, interaction)

    def _here(self, interaction: Press) -> int:
        table = self.bot.tables.at(place_of(interaction))
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return table.id

    async def _seen(self, interaction: Press) -> tuple[Say, TableView, Names]:
        seen = await self.bot.tables.view(self._here(interaction), interaction.user.id)
        return self.bot.say(interaction.locale), seen, names_of(seen.table)


def _choice(offer: Offer) -> Choice[str]:
    return Choice(name=cut(offer.shown, OPTION), value=cut(offer.sent, OPTION))


async def setup(bot: Any) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(Play(bot))
