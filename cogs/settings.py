"""/settings for those who manage a server, /notices for everybody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.permissions import FOR_THREADS, IN_CHANNEL, IN_THREAD, missing_among, missing_here
from cogs.context.preferences import (
    CONFIRM,
    FORCED,
    UNLISTED,
    USUAL_REMINDER,
    WORDS,
    Mentions,
    Server,
)
from cogs.context.services import Interaction, server_of
from cogs.messages.publisher import ChannelPublisher
from cogs.presses.opening import elsewhere_words, stands_in
from cogs.presses.quiet import (
    Unheard,
    hours_like,
    keep,
    quiet_words,
    with_time,
    zones_like,
)
from cogs.presses.router import Router
from cogs.ui.answer import Answer, in_words
from cogs.ui.choices import CLOCK_CHOICES, GAME_CHOICES, NO_CLOCK
from cogs.ui.menus import value_words
from cogs.ui.page import Accent, Say
from cogs.ui.pages.call_page import wishes_words
from engine.core import HouseRule
from engine.games import GAMES

MENTION_CHOICES = [
    Choice(name=locale_str(f"choice-mentions-{kind.value}"), value=kind.value) for kind in Mentions
]
REMIND_AFTER: Final = (10_800, USUAL_REMINDER, 86_400, 0)
"""Seconds of silence after which one can choose to be reminded; 0: never."""
REMIND_CHOICES = [
    Choice(name=locale_str(f"choice-remind-{seconds}"), value=str(seconds))
    for seconds in REMIND_AFTER
]
REMIND_CHOSEN: Final = {choice.value: int(choice.value) for choice in REMIND_CHOICES}
ALL, NO = "all", "none"
CALL_CHOICES = [
    *GAME_CHOICES,
    *(Choice(name=locale_str(f"choice-calls-{which}"), value=which) for which in (ALL, NO)),
]
Anywhere: TypeAlias = discord.TextChannel | discord.VoiceChannel
"""Where people can write, and so a table can stand."""


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class ServerSettings(commands.GroupCog, group_name="settings"):
    """What a server's managers decide for its tables."""

    def __init__(self, router: Router, publisher: ChannelPublisher) -> None:
        self._router = router
        self._publisher = publisher
        super().__init__()

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Show all settings of this server."""
        await self._answered(interaction, lambda: self._shown(interaction))

    @app_commands.command()
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language of public messages."""

        async def work() -> Answer:
            known = self._router.services.words.languages
            if language is not None and language not in known:
                say = self._router.say(interaction)
                return in_words(say("settings-no-language", known=", ".join(known)))
            return await self._set_on_boards(interaction, "language", language)

        await self._answered(interaction, work)

    @language.autocomplete("language")
    async def languages(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The languages that are there."""
        fitting = [
            name for name in self._router.services.words.languages if name.startswith(typed.strip())
        ]
        return [Choice(name=name, value=name) for name in fitting[:25]]

    @app_commands.command()
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def clock(self, interaction: Interaction, clock: int) -> None:
        """Set the clock that new tables have."""
        await self._answered(interaction, lambda: self._set(interaction, "clock", clock or None))

    @app_commands.command()
    async def thread(self, interaction: Interaction, thread: bool) -> None:
        """Decide whether new tables get a thread of their own."""
        await self._answered(interaction, lambda: self._set(interaction, "thread", thread))

    @app_commands.command()
    async def words(self, interaction: Interaction, words: bool) -> None:
        """Have boards and results in words, without any sign or picture."""
        await self._answered(
            interaction, lambda: self._set_on_boards(interaction, "words", words or None)
        )

    @app_commands.command()
    async def channel(self, interaction: Interaction, channel: Anywhere) -> None:
        """Allow tables in a channel, or take the permission back; none named: everywhere."""

        async def work() -> Answer:
            allowed = set((await self._server(interaction)).channels) ^ {channel.id}
            return await self._set(interaction, "channels", sorted(allowed) or None)

        await self._answered(interaction, work)

    @app_commands.command()
    @app_commands.choices(game=GAME_CHOICES)
    async def rule(self, interaction: Interaction, game: str, rule: str, value: str) -> None:
        """Set a house rule that new tables begin with."""
        await self._answered(interaction, lambda: self._rule(interaction, game, rule, value))

    async def _rule(self, interaction: Interaction, game: str, name: str, text: str) -> Answer:
        say = self._router.say(interaction)
        for rule in GAMES[game].house_rules:
            for value in rule.values:
                if rule.name == name and str(value).casefold() == text.casefold():
                    kept = (await self._server(interaction)).rules
                    rules = {**kept, game: {**kept.get(game, {}), name: value}}
                    return await self._set(interaction, "rules", rules)
        return in_words(say("settings-no-rule", game=say(f"game-{game}")))

    @rule.autocomplete("rule")
    async def rules(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The house rules of the game that was chosen."""
        say, key = self._router.say(interaction), str(getattr(interaction.namespace, "game", ""))
        offers = [(rule.name, say(f"rule-{key}-{rule.name}")) for rule in _rules_of(key)]
        fitting = [offer for offer in offers if typed.casefold() in offer[1].casefold()]
        return [Choice(name=words[:100], value=name) for name, words in fitting]

    @rule.autocomplete("value")
    async def values(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """The values of the house rule that was chosen."""
        say, key = self._router.say(interaction), str(getattr(interaction.namespace, "game", ""))
        wanted = str(getattr(interaction.namespace, "rule", ""))
        return [
            Choice(name=value_words(say, key, rule.name, value)[:100], value=str(value))
            for rule in _rules_of(key)
            for value in rule.values
            if rule.name == wanted
        ]

    @app_commands.command()
    async def check(self, interaction: Interaction) -> None:
        """Explain what I may and may not do in this channel, and how to mend it."""
        await self._answered(interaction, lambda: self._checked(interaction))

    async def _checked(self, interaction: Interaction) -> Answer:
        say, server = self._router.say(interaction), await self._server(interaction)
        threaded = isinstance(interaction.channel, discord.Thread)
        missing = missing_here(interaction)
        wanting = () if threaded else missing_among(interaction.app_permissions, FOR_THREADS)
        named = dict.fromkeys((*IN_THREAD,) if threaded else (*IN_CHANNEL, *FOR_THREADS))
        lines = [_permission_line(say, name, (*missing, *wanting)) for name in named]
        verdict = "bad" if missing else "no-threads" if wanting else "good"
        blocks = [f"### {say('settings-check-title')}", "\n".join(lines)]
        blocks.append(say(f"settings-check-{verdict}"))
        if not stands_in(interaction, server):
            blocks.append(elsewhere_words(say, server))
        accent = Accent.TROUBLE if missing else Accent.HAND
        return in_words(*blocks, accent=accent)

    async def _server(self, interaction: Interaction) -> Server:
        return await self._router.services.preferences.server(server_of(interaction))

    async def _set(self, interaction: Interaction, name: str, value: Any) -> Answer:
        preferences = self._router.services.preferences
        await preferences.set_server(server_of(interaction), name, value)
        return await self._shown(interaction)

    async def _set_on_boards(self, interaction: Interaction, name: str, value: Any) -> Answer:
        """The same for what boards show: they are drawn again."""
        shown = await self._set(interaction, name, value)
        await self._publisher.restore(lambda guild: guild == interaction.guild_id)
        return shown

    async def _shown(self, interaction: Interaction) -> Answer:
        say, server = self._router.say(interaction), await self._server(interaction)
        blocks = (f"### {say('settings-title')}", "\n".join(server_lines(say, server)))
        return in_words(*blocks, accent=Accent.HAND)

    async def _answered(
        self, interaction: Interaction, work: Callable[[], Awaitable[Answer]]
    ) -> None:
        async def allowed() -> Answer:
            if not interaction.permissions.manage_guild:
                return in_words(self._router.say(interaction)("settings-not-yours"))
            return await work()

        await self._router.answer(interaction, allowed)


def _rules_of(game: str) -> Sequence[HouseRule]:
    """The house rules of a game; none if it is unknown."""
    return GAMES[game].house_rules if game in GAMES else ()


def server_lines(say: Say, server: Server) -> list[str]:
    """One line for each setting of a server."""
    channels = ", ".join(f"<#{channel}>" for channel in server.channels)
    lines = [
        say("settings-language", language=server.language or say("settings-as-discord")),
        say("settings-clock", clock=say(f"choice-clock-{server.clock or NO_CLOCK}")),
        say("settings-thread", thread=say("rule-on" if server.thread else "rule-off")),
        say("settings-words", words=say("rule-on" if server.words else "rule-off")),
        say("settings-channels", channels=channels or say("settings-everywhere")),
    ]
    for game, name, value in _known_rules(server):
        rule, words = say(f"rule-{game}-{name}"), value_words(say, game, name, value)
        lines.append(say("settings-rule", game=say(f"game-{game}"), rule=rule, value=words))
    return lines


def _known_rules(server: Server) -> list[tuple[str, str, Any]]:
    """The server's house rules: game, name and value, without those that are no more."""
    return [
        (key, rule.name, server.rules[key][rule.name])
        for key, game in GAMES.items()
        for rule in game.house_rules
        if server.rules.get(key, {}).get(rule.name) in rule.values
    ]


def _permission_line(say: Say, name: str, missing: Sequence[str]) -> str:
    """Whether the bot has a permission, and what it needs it for."""
    key = f"permission-{name.replace('_', '-')}"
    way = "missing" if name in missing else "granted"
    return say("settings-check-line", way=way, name=say(key), purpose=say(f"{key}-purpose"))


class Notices(commands.Cog):
    """What everybody decides for themselves."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @app_commands.choices(mentions=MENTION_CHOICES, remind=REMIND_CHOICES, calls=CALL_CHOICES)
    async def notices(
        self,
        interaction: Interaction,
        mentions: str | None = None,
        forced: bool | None = None,
        confirm: bool | None = None,
        words: bool | None = None,
        lists: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        remind: str | None = None,
        calls: str | None = None,
    ) -> None:
        """Choose when I mention you, which moves I make for you, and how and where you are seen."""

        async def work() -> Answer:
            preferences, user = self._router.services.preferences, interaction.user.id
            try:
                await keep(preferences, user, quiet, zone)
            except Unheard as unheard:
                return in_words(self._router.say(interaction)(unheard.message))
            if (after := REMIND_CHOSEN.get(remind or "")) is not None:
                await preferences.set_remind_after(user, after)
            called = await self._called(interaction, calls)
            if mentions is not None:
                await preferences.set_mentions(user, Mentions(mentions))
            unlisted = None if lists is None else not lists
            wishes = {FORCED: forced, CONFIRM: confirm, WORDS: words, UNLISTED: unlisted}
            for name, on in wishes.items():
                if on is not None:
                    await preferences.wish(user, name, on=on)
            if forced is not None:
                self._router.services.forced.restore()
            return await self._noted(interaction, called)

        await self._router.answer(interaction, work)

    @notices.autocomplete("quiet")
    async def hours(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Quiet hours that begin like this."""
        return [Choice(name=text, value=text) for text in hours_like(typed)]

    @notices.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Time zones that are called like this, with the time there."""
        now = interaction.created_at.timestamp()
        like = await zones_like(typed)
        return [Choice(name=with_time(zone, now), value=zone) for zone in like]

    async def _called(self, interaction: Interaction, chosen: str | None) -> str:
        """Keep to which tables of this server somebody is called, and say it.

        chosen: one game, or no longer that one; ALL games, or NO game; None: as before.
        """
        say, guild, user = self._router.say(interaction), interaction.guild_id, interaction.user.id
        if guild is None:
            return say("notices-calls-where")
        calls, now = self._router.services.calls, self._router.services.clock.now()
        games = set(await calls.wanted(guild, user))
        if chosen is not None:
            games = {ALL: set(GAMES), NO: set[str]()}.get(chosen, games ^ ({chosen} & set(GAMES)))
            await calls.want(guild, user, games, now)
        return wishes_words(say, tuple(games))

    async def _noted(self, interaction: Interaction, called: str) -> Answer:
        """What somebody has chosen by now; called: to which tables they are called."""
        preferences, user = self._router.services.preferences, interaction.user.id
        say, kind = self._router.say(interaction), await preferences.mentions(user)
        leaves = await preferences.leaves_forced_moves(user)
        confirms = await preferences.confirms_plays(user)
        unlisted = await preferences.is_unlisted(user)
        after = await preferences.remind_after(user)
        blocks = (
            say(f"notices-{kind}"),
            "" if kind is Mentions.NEVER else say(f"notices-remind-{after}"),
            say("notices-forced-on" if leaves else "notices-forced-off"),
            say("notices-confirm-on" if confirms else "notices-confirm-off"),
            say("notices-words-on" if say.in_words else "notices-words-off"),
            say("notices-lists-off" if unlisted else "notices-lists-on"),
            quiet_words(say, preferences, user),
            called,
        )
        return in_words(*blocks, accent=Accent.HAND)


async def setup(bot: Bot) -> None:
    """Add the cogs (discord.py's entry point of an extension)."""
    await bot.add_cog(ServerSettings(bot.router, bot.publisher))
    await bot.add_cog(Notices(bot.router))
