"""Rules and help: pages to read."""

from __future__ import annotations

from typing import Final

from cogs.faces import FACES
from cogs.routing.request import Handling, Handlings, Request
from cogs.table.pages.menus import rules_page
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import HAND, NO_TABLE, Run, Verb
from cogs.ui.face import Chapter
from cogs.ui.layout import paged
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.core import choices_by_default
from engine.games import GAMES
from engine.tables.model.table import Table
from engine.tables.transitions.lobby import read_options


async def rules(request: Request) -> Answer:
    """The rules of the table's game, or the chapter that the argument names: "game.chapter"."""
    key, _, chapter = request.argument.partition(".")
    if not request.table_id and key in GAMES:
        return rules_of(request.say, key, chapter=chapter)
    seen = await request.tables.view(request.table_id, None)
    return rules_of(request.say, seen.table.game, seen.table, chapter)


def rules_of(
    say: Say, key: str, table: Table | None = None, chapter: str = Chapter.SHORT
) -> Answer:
    """The rules of a game in our own words: as played at this table, else the usual ones."""
    game = GAMES[key]
    if table is None:
        options = game.options(**choices_by_default(game))
    else:
        options = read_options(game, table.options)
    known = Chapter(chapter) if chapter in list(Chapter) else Chapter.SHORT
    page = rules_page(say, FACES[key], options, known, table)
    return Answer(paged(page, say, table.id if table else 0, 0, HAND), game=key)


async def help_about(request: Request) -> Answer:
    """Help about the topic that the argument names."""
    return help_of(request.say, request.argument)


def help_of(say: Say, topic: str = "") -> Answer:
    """Help about a topic, or five lines of general help."""
    return Answer(paged(help_page(say, topic), say, NO_TABLE, 0, HAND))


TOPICS: Final = ("table", "turn", "people", "reminders", "rated", "afterwards", "typing")
"""The topics of help, in the order of the select."""


def help_page(say: Say, chosen: str = "") -> Page:
    """The page about the chosen topic; the five lines for anything else."""
    text = say(f"help-about-{chosen}" if chosen in TOPICS else "help-text")
    topics = tuple(
        Button(say("help-topic", topic=topic), Run(Verb.HELP, topic))
        for topic in TOPICS
        if topic != chosen
    )
    learn = tuple(
        Button(
            say("lesson-offer-game", game=say(f"game-{game}")),
            Run(Verb.SOLO, f"learn.{game}"),
            Style.GAIN,
            "🎓",
        )
        for game in GAMES
    )
    return Page(Accent.BOARD, (text,), topics, say("help-choose"), () if chosen else learn)


HANDLERS: Final[Handlings] = {
    Verb.RULES: Handling(rules),
    Verb.HELP: Handling(help_about),
}
