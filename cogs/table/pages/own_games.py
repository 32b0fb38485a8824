"""The games that one person plays alone: where each stands, a button that goes on, their place."""

from typing import Final

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.table.pages.board import standing_line
from cogs.table.pages.menus import OwnGames
from cogs.ui.layout import button
from cogs.ui.names import listed, names_of
from cogs.ui.page import Say, Style
from cogs.ui.routes import Verb
from engine.events.daily import Comparison, DailyDeal, streak_at
from engine.tables.model.kind import Kind, kind_of
from engine.tables.model.refusals import Unreadable
from engine.tables.model.result import begins, week_of
from engine.tables.model.table import Table

FEWEST: Final = 10
"""The fewest others of whom a share says more than a place."""


async def own_games(services: Services, say: Say, user: int, but: Kind | None = None) -> OwnGames:
    """All own games of this person that are not over.

    but: without those of a kind, on a page that has more to show: there, several have a line each.
    """
    found = await services.tables.own.running(user)
    running = [table for table in found if kind_of(table) is not but]
    if not running:
        return OwnGames()
    count, lines, buttons = len(running), [], []
    for number, table in enumerate(running, 1):
        is_brief = but is not None and count > 1
        entry = _named(say, table) if is_brief else await _entry(services, say, table)
        lines.append(entry if count == 1 else f"{number}. {entry}")
        label = say("own-game-button", count=count, number=number)
        style = Style.MAIN if number == 1 else Style.PLAIN
        buttons.append(button(table.id, 0, Verb.CONTINUE, label, style, "▶️"))
    return OwnGames("\n".join((say("own-games", count=count), *lines)), tuple(buttons))


def _named(say: Say, table: Table) -> str:
    """The game and its level."""
    levels = dict.fromkeys(player.level for player in table.players if player.level)
    return say(
        "own-game",
        game=say(f"game-{table.game}"),
        kind=kind_of(table).mark or "game",
        levels=listed(say, [say(f"level-{level}") for level in levels]),
    )


async def _entry(services: Services, say: Say, table: Table) -> str:
    """The game and its level, with the person's place and score below."""
    told = _named(say, table)
    try:
        seen = await services.tables.view(table.id, table.host)
    except Unreadable:
        return f"{told}\n-# {say('tables-unreachable')}"
    names = names_of(seen.table, seen.seat, say)
    standing = standing_line(FACES[table.game], say, seen, names) if seen.view is not None else ""
    return f"{told}\n-# {standing or say('own-game-new')}"


async def next_line(services: Services, say: Say, user: int, *, streak: bool = True) -> str:
    """The line about what waits for somebody from midnight by UTC on, and their streak of deals.

    On a Sunday the next voyage, too, if they have begun this week's.
    """
    records, today = services.deals.records, services.deals.today.day
    following, puzzles = DailyDeal(today + 1), (await services.puzzles.today(user)).following
    sails = following.day == following.week[0]
    sails = sails and await records.try_of(-week_of(begins(today)), user) is not None
    days = streak_at(await records.days_of(user), today) if streak else 0
    at, game = str(int(begins(following.day))), say(f"game-{following.game}")
    return say("waits-next", at=at, game=game, puzzles=puzzles, days=days, voyage=sails)


def last_minute(end: float) -> str:
    """The last minute before this time: a midnight may be read as the one before its day."""
    return str(int(end) - 60)


def people_line(say: Say, compared: Comparison) -> str:
    """A result compared with people's: in this server, or everywhere; "" if there are no others."""
    among, place, played = compared.among, compared.among.place, compared.among.others + 1
    if among.share is None:
        return ""
    where = "daily-here" if among is compared.here else "daily-everywhere"
    percent = round(among.share * 100) if among.others >= FEWEST else "none"
    return say(where, place=place, played=played, percent=percent)
