"""For newcomers: the meaning of a game's own words, and the computer to play against first."""

from __future__ import annotations

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.faces.common import yes
from cogs.ui.page import Say
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.transitions.lobby import read_options
from engine.tables.view import TableView


async def first_words(services: Services, say: Say, seen: TableView, user: int) -> str:
    """Two lines of small print until somebody's first move in their first games of a kind.

    Otherwise "", as in a lesson, which explains its own words. Once somebody has finished a game
    of that kind, the store is no longer asked.
    """
    game = seen.table.game
    if seen.lesson is not None or seen.own_events or (user, game) in services.versed:
        return ""
    for result in await services.records.results_of(user):
        services.versed[user, result.game] = True
    if (user, game) in services.versed:
        return ""
    options = read_options(GAMES[game], seen.table.options)
    told = say(f"first-words-{game}", usual=yes(FACES[game].is_usual(options)))
    return "\n".join(f"-# {line}" for line in told.splitlines())


async def proposed_level(services: Services, user: int) -> Level:
    """A Deckhand for somebody who has won nothing yet, else a Mate."""
    results = await services.records.results_of(user)
    return Level.MATE if any(result.place == 1 for result in results) else Level.DECKHAND
