"""Rules and help: pages to read."""

from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES
from cogs.context.permissions import anywhere, install_link, invite_link
from cogs.context.services import Interaction, place_of
from cogs.faces import FACES
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import rules_page
from cogs.ui.answer import Answer, in_words
from cogs.ui.face import Chapter
from cogs.ui.layout import paged
from cogs.ui.names import countdown
from cogs.ui.page import HAND, NO_TABLE, Accent, Button, Page, Say, Style
from cogs.ui.routes import Help, Learn, ReadRules, Verb
from engine.core import choices_by_default
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.table import Table
from engine.tables.transitions.lobby import read_options


async def rules(request: Request, route: ReadRules | None = None) -> Answer:
    """The rules of the table's game, or a chapter of them."""
    chapter = Chapter.SHORT if route is None else route.chapter
    if route is not None and not request.table_id and route.game in GAMES:
        return rules_of(request.say, route.game, chapter=chapter)
    seen = await request.tables.view(request.table_id, None)
    return rules_of(request.say, seen.table.game, seen.table, chapter)


def rules_of(
    say: Say, key: str, table: Table | None = None, chapter: Chapter = Chapter.SHORT
) -> Answer:
    """The rules of a game: as played at this table, else with the usual options."""
    game = GAMES[key]
    if table is None:
        options = game.options(**choices_by_default(game))
    else:
        options = read_options(game, table.options)
    page = rules_page(say, FACES[key], options, chapter, table)
    return Answer(paged(page, say, table.id if table else 0, 0, HAND), game=key)


async def help_about(request: Request, route: Help) -> Answer:
    """Help about a topic."""
    return help_of(request.say, route.topic)


def help_of(say: Say, topic: str = "") -> Answer:
    """Help about a topic, or five lines of general help."""
    return Answer(paged(help_page(say, topic), say, NO_TABLE, 0, HAND))


TYPING: Final = "typing"
"""The topic of help that has a line for each game."""
TOPICS: Final = ("table", "turn", "people", "reminders", "rated", "afterwards", TYPING)
"""The topics of help, in the order of the select."""


def help_page(say: Say, chosen: str = "") -> Page:
    """The page about the chosen topic; the five lines for anything else."""
    text = say(f"help-about-{chosen}" if chosen in TOPICS else "help-text")
    if chosen == TYPING:
        text = "\n".join((text, *(say(f"help-typing-{game}") for game in GAMES)))
    topics = tuple(
        Button(say("help-topic", topic=topic), Help(topic)) for topic in TOPICS if topic != chosen
    )
    learn = tuple(
        Button(say("lesson-offer-game", game=say(f"game-{game}")), Learn(game), Style.GAIN, "🎓")
        for game in GAMES
    )
    return Page(Accent.BOARD, (text,), topics, say("help-choose"), () if chosen else learn)


class RulesCommands(Commands):
    """Pages for people who want to know more."""

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Read the rules of a game in a minute."""

        def work(request: Request) -> Answer:
            here = request.tables.at(place_of(interaction))
            if here is not None and game in (None, here.game):
                return rules_of(request.say, here.game, here)
            return rules_of(request.say, game or FIRST_GAME)

        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """How to open a table and play."""
        await self._router.answer(interaction, lambda request: help_of(request.say))

    @app_commands.command()
    @anywhere
    async def about(self, interaction: Interaction) -> None:
        """Show the version, where the bot plays, what is new and whom to ask."""
        await self._router.answer(interaction, self._told)

    def _told(self, request: Request) -> Answer:
        say, about, servers = request.say, self._bot.about, len(self._bot.client.guilds)
        since = say("about-since", since=countdown(about.since))
        where = say("about-where", servers=servers, tables=len(request.tables.open_tables()))
        title = say("about-title", version=about.version)
        blocks = [f"### {title}", f"{since}\n{where}", say("about-changes")]
        links = []
        if application := self._bot.client.application_id:
            links.append(say("about-invite", link=invite_link(application)))
            links.append(say("about-install", link=install_link(application)))
        if about.source:
            links.append(say("about-source", link=about.source))
        blocks.append(" · ".join(links))
        if about.contact:
            blocks.append(say("about-contact", contact=about.contact))
        return in_words(*blocks, accent=Accent.BOARD)


HANDLERS: Final[Handlings] = {
    Verb.RULES: Handling(rules, on_board=True),
    ReadRules: Handling(rules),
    Help: Handling(help_about),
}
