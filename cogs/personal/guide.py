"""Rules and help: pages to read."""

from dataclasses import replace
from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES
from cogs.context.permissions import anywhere, install_link, invite_link
from cogs.context.services import Interaction, place_of
from cogs.faces import FACES
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import rules_page
from cogs.ui.answer import Answer, page_answer
from cogs.ui.face import Chapter
from cogs.ui.layout import paged
from cogs.ui.names import countdown
from cogs.ui.page import HAND, Accent, Button, Page, Say, Style, leaves, turns
from cogs.ui.routes import Help, Learn, Quick, ReadRules, Verb
from engine.core import choices_by_default
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.table import Table
from engine.tables.transitions.lobby import read_options

THREE_LINES: Final = ReadRules(FIRST_GAME, Chapter.SHORT)
"""The first leaf of the rules."""


async def rules(request: Request, route: ReadRules | None = None) -> Answer:
    """The rules of the table's game, or a chapter of them."""
    if route is not None and not request.table_id and route.game in GAMES:
        return rules_of(request.say, route)
    table = (await request.tables.view(request.table_id, None)).table
    at = THREE_LINES if route is None else route
    return rules_of(request.say, replace(at, game=table.game), table)


def rules_of(say: Say, at: ReadRules, table: Table | None = None) -> Answer:
    """The rules of a game: as played at this table, else with the usual options."""
    game = GAMES[at.game]
    if table is None:
        options = game.options(**choices_by_default(game))
    else:
        options = read_options(game, table.options)
    page = rules_page(say, FACES[at.game], options, at, table)
    return Answer(paged(page, say, table.id if table else 0, 0, HAND), game=at.game)


async def help_about(request: Request, route: Help) -> Answer:
    """Help about a topic."""
    return page_answer(request.say, help_page(request.say, route))


TYPING: Final = "typing"
"""The topic of help that has a line for each game."""
NEWS: Final = "news"
"""The topic of help that is the newest entry of the change log."""
TOPICS: Final = ("alone", "table", "night", "turn", "people", "reminders", "rated", "after", TYPING)
"""The topics of help, in the order of the select."""


def help_page(say: Say, at: Help) -> Page:
    """The page about the chosen topic; the five lines for anything else."""
    chosen = at.topic
    text = say(f"help-about-{chosen}" if chosen in TOPICS else "help-text")
    if chosen == NEWS:
        text = say("about-changes")
    if chosen == TYPING:
        text = "\n".join((text, *(say(f"help-typing-{game}") for game in GAMES)))
    topics = tuple(
        Button(say("help-topic", topic=topic), Help(topic))
        for topic in (*TOPICS, NEWS)
        if topic != chosen
    )
    learn = tuple(
        Button(say("lesson-offer-game", game=say(f"game-{game}")), Learn(game), Style.GAIN, "🎓")
        for game in GAMES
    )
    turned = leaves(text)
    leaf = min(at.leaf, len(turned) - 1)
    extra = turns(say, [Help(chosen, each) for each in range(len(turned))], leaf)
    extra += (Button(say("alone-button"), Quick(""), Style.GAIN),) if chosen == "alone" else ()
    shown = (turned[leaf],)
    return Page(Accent.BOARD, shown, topics, say("help-choose"), extra if chosen else learn)


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
                return rules_of(request.say, replace(THREE_LINES, game=here.game), here)
            return rules_of(request.say, replace(THREE_LINES, game=game or FIRST_GAME))

        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """How to open a table and play."""
        await self._router.answer(interaction, lambda request: help_about(request, Help("")))

    @app_commands.command()
    @anywhere
    async def about(self, interaction: Interaction) -> None:
        """Show the version, where the bot plays, what is new and whom to ask."""
        await self._router.answer(interaction, self._told)

    def _told(self, request: Request) -> Answer:
        say, about, client = request.say, self._bot.about, request.services.client
        since = say("about-since", since=countdown(about.since))
        servers, tables = len(client.guilds), len(request.tables.open_tables())
        where = say("about-where", servers=servers, tables=tables)
        title, links = say("about-title", version=about.version), list[str]()
        if application := client.application_id:
            links.append(say("about-invite", link=invite_link(application)))
            links.append(say("about-install", link=install_link(application)))
        links += [say("about-source", link=about.source)] if about.source else []
        contact = [say("about-contact", contact=about.contact)] if about.contact else []
        blocks = (f"### {title}", f"{since}\n{where}", " · ".join(links), *contact)
        news = Button(say("help-topic", topic=NEWS), Help(NEWS))
        return page_answer(say, Page(Accent.BOARD, blocks, (news,)))


HANDLERS: Final[Handlings] = {
    Verb.RULES: Handling(rules, on_board=True),
    ReadRules: Handling(rules),
    Help: Handling(help_about),
}
