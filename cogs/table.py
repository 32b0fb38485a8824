"""/table: open, join, leave, start, show, computer, end."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from cogs.context.permissions import missing_here
from cogs.context.services import Home, place_of
from cogs.presses.answers import Answer, answer
from cogs.presses.opening import Opening, missing_words, open_table
from cogs.presses.people import PeopleWishes
from cogs.presses.router import Press
from cogs.settings import CLOCK_CHOICES
from cogs.ui.custom_ids import Wish
from cogs.ui.face import Tone
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.refusals import Refusal, Refused

GAME_CHOICES = [Choice(name=locale_str(f"choice-{key}"), value=key) for key in GAMES]
LEVEL_CHOICES = [
    Choice(name=locale_str(f"choice-{level.value}"), value=level.value) for level in Level
]


def with_house_rules(callback: Callable[..., Any]) -> Any:
    """Give a command one option for each house rule of any game, in place of its ** argument."""
    signature = inspect.signature(callback)
    own = [p for p in signature.parameters.values() if p.kind is not p.VAR_KEYWORD]
    rules = {rule.name: rule for game in GAMES.values() for rule in game.house_rules}
    options = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=type(rule.default) | None
        )
        for name, rule in rules.items()
    ]
    vars(callback)["__signature__"] = signature.replace(parameters=[*own, *options])
    return callback


def _rule_choices() -> dict[str, list[Choice[Any]]]:
    """For each house rule of any game that is no yes or no: the values it may have."""
    rules = [rule for game in GAMES.values() for rule in game.house_rules]
    return {
        rule.name: [_rule_choice(value) for value in rule.values]
        for rule in rules
        if not isinstance(rule.default, bool)
    }


def _rule_choice(value: Any) -> Choice[Any]:
    number = value and isinstance(value, int)
    name = str(value) if number else locale_str(f"choice-{value or 'usual'}")
    return Choice(name=name, value=value)


RULE_CHOICES = _rule_choices()


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="table"):
    """Tables: one open table per channel or thread."""

    def __init__(self, bot: Home) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES, clock=CLOCK_CHOICES, **RULE_CHOICES)
    @with_house_rules
    async def open(
        self,
        interaction: Press,
        game: str = "seven-seas",
        clock: int | None = None,
        thread: bool | None = None,
        rated: bool = False,
        **choices: Any,
    ) -> None:
        """Open a table in this channel, with the house rules of its game."""
        given = {name: value for name, value in choices.items() if value is not None}
        opening = Opening(game, given, clock, thread, rated)
        await self._answered(interaction, lambda: open_table(self.bot.desk, interaction, opening))

    @app_commands.command()
    async def join(self, interaction: Press) -> None:
        """Take a seat at the table in this channel."""
        await self._wish(interaction, "join")

    @app_commands.command()
    async def leave(self, interaction: Press) -> None:
        """Leave the table in this channel."""
        await self._wish(interaction, "leave")

    @app_commands.command()
    async def start(self, interaction: Press) -> None:
        """Deal the cards: the host starts the game."""
        await self._wish(interaction, "start")

    @app_commands.command()
    async def show(self, interaction: Press) -> None:
        """Post the table in this channel anew."""
        await self._answered(interaction, lambda: self._show(interaction))

    async def _show(self, interaction: Press) -> Answer:
        say = self.bot.say(interaction.locale)
        if missing := missing_here(interaction):
            return self.bot.desk.in_words(missing_words(say, missing))
        self.bot.boards.refresh(self._here(interaction), afresh=True)
        return self.bot.desk.in_words(say("table-shown"), tone=Tone.HAND)

    @app_commands.command()
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, interaction: Press, level: str = Level.MATE.value) -> None:
        """Seat a computer player."""
        await self._wish(interaction, "level", level)

    @app_commands.command()
    async def kick(self, interaction: Press, player: app_commands.Range[str, 1, 100]) -> None:
        """Send somebody from the table; a computer player goes on for them."""

        async def work() -> Answer:
            people = PeopleWishes(self.bot.desk)
            return await people.kick(interaction, self._here(interaction), player)

        await self._answered(interaction, work)

    @kick.autocomplete("player")
    async def people(self, interaction: Press, typed: str) -> list[Choice[str]]:
        """The people at this table, whether or not they are still in the server."""
        table = self.bot.tables.at(place_of(interaction))
        players = table.players if table is not None else ()
        return [
            Choice(name=player.name[:100], value=str(player.user))
            for player in players
            if player.user is not None and typed.casefold() in player.name.casefold()
        ]

    @app_commands.command()
    async def seat(self, interaction: Press, member: discord.Member) -> None:
        """Give a seat that is free to somebody new."""

        async def work() -> Answer:
            table = self._here(interaction)
            return await PeopleWishes(self.bot.desk).seat(interaction, table, member)

        await self._answered(interaction, work)

    @app_commands.command()
    async def end(self, interaction: Press) -> None:
        """End the table in this channel, after asking once more."""
        await self._wish(interaction, "ending")

    def _here(self, interaction: Press) -> int:
        table = self.bot.tables.at(place_of(interaction))
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return table.id

    async def _wish(self, interaction: Press, verb: str, argument: str = "") -> None:
        async def granted() -> Answer:
            wish = Wish(self._here(interaction), 0, verb, argument)
            return await self.bot.desk.granted(interaction, wish)

        await self._answered(interaction, granted)

    async def _answered(self, interaction: Press, work: Callable[[], Awaitable[Answer]]) -> None:
        await answer(interaction, self.bot.desk.guarded(interaction, work))


async def setup(bot: Any) -> None:
    """Add the cog (discord.py's entry point of an extension)."""
    await bot.add_cog(Lobby(bot))
