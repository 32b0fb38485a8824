"""/play, /hand, /hint for the table in this channel; /mytables for all the others."""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.app_commands import Choice

from cogs.context.services import Interaction, place_of
from cogs.faces import FACES
from cogs.routing.bot import Commands
from cogs.table import play
from cogs.table.my_tables import my_tables
from cogs.ui.face import Offer
from cogs.ui.layout import JOINER, OPTION, cut
from cogs.ui.names import names_of
from cogs.ui.page import Say
from cogs.ui.spoken import spoken
from engine.tables.model.refusals import Refused


def _shown(say: Say, offer: Offer) -> str:
    """The label of a suggestion."""
    return spoken(offer.shown) if say.in_words else offer.shown.replace(JOINER, "")


class PlayCommands(Commands):
    """The players' commands at the table in this channel."""

    @app_commands.command()
    @app_commands.guild_only()  # on each command: on the class it would hold for groups only
    async def play(
        self,
        interaction: Interaction,
        card: app_commands.Range[str, 1, 100],
        take: app_commands.Range[str, 1, 100] | None = None,
    ) -> None:
        """Play a card, or make another move of your game."""
        typed = partial(play.play_typed, card=card, take=take or "")
        await self._router.command(interaction, typed)

    @play.autocomplete("card")
    async def cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Suggest the legal plays that fit the typed text."""
        return await self._offers(interaction, None, typed)

    @play.autocomplete("take")
    async def takes(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Suggest what the chosen card may take."""
        card = str(getattr(interaction.namespace, "card", None) or "")
        return await self._offers(interaction, card, typed)

    async def _offers(
        self, interaction: Interaction, card: str | None, typed: str
    ) -> list[Choice[str]]:
        """Suggestions for the card (None), or for what this card takes."""
        tables = self._router.services.tables
        table = tables.at(place_of(interaction))
        if table is None:
            return []
        try:
            seen = await tables.view(table.id, interaction.user.id)
        except Refused:
            return []
        if seen.seat is None or seen.seat not in seen.to_move:
            return []
        face, say = FACES[table.game], self._router.say(interaction)
        names = names_of(seen.table, say=say)
        offers = (
            face.plays(say, seen, names, typed)
            if card is None
            else face.takes(say, seen, names, card, typed)
        )
        return [
            Choice(name=cut(_shown(say, offer), OPTION), value=cut(offer.sent, OPTION))
            for offer in offers[:25]
        ]

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Look at your hand; only you see it."""
        await self._router.command(interaction, play.show_hand)

    @app_commands.command()
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        """Ask a computer what to do now, and why."""
        await self._router.command(interaction, play.hint)

    @app_commands.command()
    async def mytables(self, interaction: Interaction) -> None:
        """List your tables in this server (in private: in all servers), and whose turn it is."""
        await self._router.answer(
            interaction, lambda: my_tables(self._router.services, interaction)
        )
