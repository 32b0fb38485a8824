"""/table: open, show and end; and the answers typed in modals.

/play, /hand and /hint are for the table in this channel.
"""

import re
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.context.options import CLOCK_CHOICES, GAME_CHOICES
from cogs.context.permissions import in_chats, missing_here
from cogs.context.services import Interaction, place_of
from cogs.routing.bot import Bot, Commands
from cogs.routing.request import Request
from cogs.routing.watching import MARKDOWN
from cogs.table import lobby, play
from cogs.table.opening import Opening, open_table
from cogs.table.pages.refusal_words import (
    deal_in_press,
    missing_words,
    posted_words,
    refusal_words,
    turn_words,
)
from cogs.table.typed import offered
from cogs.ui.answer import Answer, in_words
from cogs.ui.custom_ids import MODAL, read
from cogs.ui.layout import OPTION, container, cut, rows_of
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Say
from cogs.ui.routes import End, Hint
from cogs.ui.spoken import spoken
from engine.games import FIRST_GAME
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused

MARKUP: Final = re.compile(rf"{MARKDOWN.pattern}|`")
"""Markdown and code, which no suggestion shows."""


@in_chats
class TableCommands(commands.GroupCog, group_name="table"):
    """Tables: one open table per channel or thread."""

    def __init__(self, bot: Bot) -> None:
        self._router, self._publisher = bot.router, bot.publisher
        super().__init__()

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def open(
        self,
        interaction: Interaction,
        game: str = FIRST_GAME,
        clock: int | None = None,
        thread: bool | None = None,
        rated: bool = False,
    ) -> None:
        """Open a table in this channel, with the server's house rules."""
        opening = Opening(game, clock, thread, rated)
        await self._router.answer(interaction, partial(open_table, opening=opening))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a modal, also one from before a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            sent: dict[str, Any] = dict(interaction.data or {})
            if match := MODAL.fullmatch(str(sent.get("custom_id"))):
                typed = (str(part["component"]["value"]) for part in sent["components"])
                await self._router.press(interaction, read(match).completed(*typed))

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Post a fresh board of the table in this channel."""

        async def show(request: Request) -> Answer:
            if kind_of(request.open_table()).guest:
                self._router.chats.refresh(request.table_id)
            elif missing := missing_here(interaction):
                return in_words(missing_words(request.say, missing))
            else:
                self._publisher.refresh(request.table_id, afresh=True)
            refused = await request.services.posted(request.table_id, interaction)
            if refused is None:
                table, say = request.open_table(), request.say
                ways = deal_in_press(say, table, request.user)
                page = container(Accent.HAND, (say("table-shown"),), rows_of(ways))
                return Answer(page, separate=True)
            return in_words(posted_words(request.say, refused))

        await self._router.command(interaction, show, posts=True)

    @app_commands.command()
    async def end(self, interaction: Interaction) -> None:
        """End the table in this channel, after asking once more."""
        await self._router.command(interaction, lambda request: lobby.end(request, End()))


def _reason(say: Say, reason: str) -> Choice[str]:
    """The suggestion shown if there is nothing to play: the first sentences of the reason."""
    told = MARKUP.sub("", spoken(reason, say))
    while len(told) > OPTION and ". " in told:
        told = told.rpartition(". ")[0]
    return Choice(name=cut(told, OPTION), value=play.NO_PLAY)


class PlayCommands(Commands):
    """The players' commands at the table in this channel."""

    @app_commands.command()
    @in_chats
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
    @play.autocomplete("take")
    async def moves(self, interaction: Interaction, _: str) -> list[Choice[str]]:
        """Suggest the legal moves that fit the typed texts, or the reason why there are none."""
        services = self._router.services
        tables, say = services.tables, services.say(interaction, in_words=True)
        await self._router.arrived(interaction)
        try:
            table = tables.at(place_of(interaction))
            if table is None:
                raise Refused(Refusal.NO_TABLE)
            seen = await tables.view(table.id, interaction.user.id)
            play.refuse_unless_playing(seen)
        except Refused as refused:
            return [_reason(say, refusal_words(say, refused, interaction.user.id))]
        if seen.seat not in seen.to_move:
            return [_reason(say, turn_words(say, seen, names_of(seen.table, say=say)))]
        typed = (getattr(interaction.namespace, name, None) for name in ("card", "take"))
        return await offered(say, seen, *(str(each or "") for each in typed))

    @app_commands.command()
    @in_chats
    async def hand(self, interaction: Interaction) -> None:
        """Look at your hand; only you see it."""
        await self._router.command(interaction, play.show_hand)

    @app_commands.command()
    @in_chats
    async def hint(self, interaction: Interaction) -> None:
        """Ask a computer what to do now, and why."""
        await self._router.command(interaction, lambda request: play.hint(request, Hint()))
