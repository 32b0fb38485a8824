"""Help: five lines for the first evening, and a select of topics."""

from __future__ import annotations

from typing import Final

from cogs.ui.custom_ids import Run, Verb
from cogs.ui.page import Accent, Button, Page, Say, Style
from engine.games import GAMES

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
            Run(Verb.LEARN, game),
            Style.GAIN,
            "🎓",
        )
        for game in GAMES
    )
    return Page(Accent.BOARD, (text,), topics, say("help-choose"), () if chosen else learn)
