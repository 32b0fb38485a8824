"""The panel of a server's settings, the presses in it, and the bot's permissions in a channel."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from cogs.context.permissions import (
    FOR_THREADS,
    IN_CHANNEL,
    IN_THREAD,
    anywhere,
    may_write,
    missing_among,
    missing_here,
)
from cogs.context.preferences import Server
from cogs.context.services import Interaction, Services, server_of
from cogs.personal import preferences, settings
from cogs.personal import settings_page as page
from cogs.personal.preferences_page import DEFAULT
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.opening import Lacks, elsewhere_words, no_thread, stands_in
from cogs.ui.answer import Answer, in_words
from cogs.ui.choices import CLOCKS, NO_CLOCK, value_sent
from cogs.ui.layout import words
from cogs.ui.page import Accent, Say, Verb
from engine.games import GAMES
from engine.tables.model.refusals import Refusal, Refused

SWITCHED: Final = {"on": True, "off": None}
"""The stored values of on and off."""


async def panel(services: Services, interaction: Interaction) -> Answer:
    """All settings of the server, for its managers."""
    say = services.say(interaction)
    server = await _server(services, interaction)
    if not interaction.permissions.manage_guild:
        return Answer(words(Accent.TROUBLE, say("settings-not-yours")))
    return Answer(page.panel(say, server, services.languages(), threads=services.threads))


async def change(request: Request) -> Answer:
    """Change a setting, which arrives as "name=value", and show all; only for managers.

    House rules arrive as "rule=game=name=value". "rules=game" shows those of a game, and
    "rules=game=name" offers the values of one; "check" checks the channel. The morning post of the
    daily deal goes to the channel where it is switched on.
    """
    services, interaction = request.services, request.interaction
    name, _, value = request.argument.partition("=")
    if not name or not interaction.permissions.manage_guild:
        return await panel(services, interaction)
    if name == page.CHECK:
        return await checked(services, interaction)
    if name in (page.RULES, page.RULE):
        return await _house_rules(request, *(*value.split("="), "", "")[:3])
    guild = server_of(interaction)
    now = await _server(services, interaction)
    if name == "daily" and value in SWITCHED:
        if SWITCHED[value] and not may_write(interaction):
            raise Refused(Refusal.MAY_NOT_WRITE)
        here = interaction.channel_id if SWITCHED[value] else None
        await services.preferences.set_server(guild, "daily", here)
        return await panel(services, interaction)
    await services.preferences.set_server(guild, *_kept(services, now, name, value))
    return await panel(services, interaction)


def _kept(services: Services, now: Server, name: str, value: str) -> tuple[str, Any]:
    """Name and value of a setting in their stored form; Refused for an unknown setting."""
    clocks = {str(clock or NO_CLOCK): clock for clock in CLOCKS}
    if name == "clock" and value in clocks:
        return name, clocks[value]
    if name in ("thread", "words") and value in SWITCHED:
        return name, SWITCHED[value]
    if name == "language" and value in (DEFAULT, *services.words.languages):
        return name, None if value == DEFAULT else value
    if name == "channel" and value == page.ALL:
        return "channels", None
    if name == "channel" and value.isdecimal():
        return "channels", sorted({*now.channels} ^ {int(value)}) or None
    raise Refused(Refusal.BAD_CHOICE)


async def _house_rules(request: Request, game: str, name: str, value: str) -> Answer:
    """The house rules of a game for new tables; value: the one to store, "" for none."""
    guild, preferences = server_of(request.interaction), request.services.preferences
    if game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    rules = (await preferences.server(guild)).rules
    kept = dict(rules.get(game, {}))
    if value:
        known = {rule.name: rule for rule in GAMES[game].house_rules}
        try:
            kept[name] = value_sent(known[name], value)
        except LookupError:
            raise Refused(Refusal.BAD_CHOICE) from None
        await preferences.set_server(guild, "rules", {**rules, game: kept})
    return Answer(page.rules_panel(request.say, game, kept, name))


async def checked(services: Services, interaction: Interaction) -> Answer:
    """The bot's permissions in this channel, and how to add the missing ones."""
    say = services.say(interaction)
    server = await _server(services, interaction)
    if not interaction.permissions.manage_guild:
        return in_words(say("settings-not-yours"))
    threaded = isinstance(interaction.channel, discord.Thread)
    missing, lacks = missing_here(interaction), no_thread(services, interaction)
    alone = lacks in (Lacks.PLACE, Lacks.PEOPLE)
    wanting = () if alone else missing_among(interaction.app_permissions, FOR_THREADS)
    named = IN_THREAD if threaded else IN_CHANNEL if alone else (*IN_CHANNEL, *FOR_THREADS)
    lines = [_permission_line(say, name, (*missing, *wanting)) for name in named]
    verdict = "good-alone" if alone else "good"
    if missing or wanting:
        verdict = "bad" if missing else "no-thread-here" if server.thread else "no-threads"
    blocks = [f"### {say('settings-check-title')}", "\n".join(lines)]
    blocks.append(say(f"settings-check-{verdict}"))
    if not stands_in(interaction, server):
        blocks.append(elsewhere_words(say, server))
    return in_words(*blocks, accent=Accent.TROUBLE if missing else Accent.HAND)


def _permission_line(say: Say, name: str, missing: Sequence[str]) -> str:
    """A line that says whether the bot has a permission, and why it needs it."""
    key = name.replace("_", "-")
    way = "missing" if name in missing else "granted"
    return say(
        "settings-check-line",
        way=way,
        name=say(f"permission-{key}"),
        purpose=say(f"permission-{key}-purpose"),
    )


async def _server(services: Services, interaction: Interaction) -> Server:
    return await services.preferences.server(server_of(interaction))


class SettingsCommands(Commands):
    """Settings that managers choose for a server's tables, and everybody for themselves."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction, check: bool = False) -> None:
        """Change how tables are in this server; or check what the bot may do in this channel."""
        shown = settings.checked if check else settings.panel
        await self._router.answer(interaction, lambda: shown(self._router.services, interaction))

    @app_commands.command()
    @anywhere
    async def preferences(self, interaction: Interaction) -> None:
        """Choose when the bot mentions you, which moves it makes for you, and who sees you."""
        services = self._router.services
        await self._router.answer(interaction, lambda: preferences.panel(services, interaction))


HANDLERS: Final[Handlings] = {
    (Verb.SET, "server"): Handling(change),
}
