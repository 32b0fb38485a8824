"""The games that one person plays alone: where each stands, a button that goes on, their place."""

from collections.abc import Sequence
from typing import Final

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.table.pages.board import standing_line
from cogs.table.pages.menus import OwnGames
from cogs.ui.layout import button
from cogs.ui.names import listed, names_of
from cogs.ui.page import Button, Say, Style
from cogs.ui.routes import Sail, Verb
from engine.events import voyages
from engine.events.daily import Comparison, DailyDeal, streak_at
from engine.players import rivals
from engine.results.marks import FIRSTS, Feat
from engine.tables.model.kind import Kind, kind_of
from engine.tables.model.refusals import Unreadable
from engine.tables.model.result import begins, week_of
from engine.tables.model.table import Table
from engine.tables.model.voyage import Sea, sea_of

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
    of = {"game": say(f"game-{table.game}"), "kind": kind_of(table).mark or "game"}
    return say("own-game", levels=listed(say, [say(f"level-{level}") for level in levels]), **of)


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


async def next_line(
    services: Services,
    say: Say,
    user: int,
    *,
    sea: bool = True,
    streak: bool = True,
    review: bool = False,
) -> str:
    """The line about what waits for somebody: from midnight by UTC on, at sea, and their streak.

    On a Sunday the next voyage, too, if they have begun this week's. sea: False on a page with more
    about the sea ahead. review: True where a review makes puzzles of their own.
    """
    records, today = services.deals.records, services.deals.today.day
    following, puzzles = DailyDeal(today + 1), await services.puzzles.today(user)
    own = puzzles.own or ("review" if review else 0)
    sails = following.day == following.week[0]
    sails = sails and await records.try_of(-week_of(begins(today)), user) is not None
    days = streak_at(await records.days_of(user), today) if streak else 0
    at, game = str(int(begins(following.day))), say(f"game-{following.game}")
    of = {"puzzles": puzzles.following, "own": own, "days": days, "voyage": sails}
    of |= {"sea": 0, "masts": 0, "practice": False, "rivals": ""}
    found = await voyages.ahead(services.deals, user)
    if sea and not found.at.is_over:
        of |= {"sea": found.at.crossed + 1, "masts": found.at.masts}
        of |= {"practice": found.deal is None, "rivals": rivals_told(say, sea_of(found.at))}
    return say("waits-next", at=at, game=game, **of)


async def next_sea(services: Services, say: Say, user: int, game: str = "") -> Button | None:
    """The way to the sea ahead on somebody's voyage, if it has this game; None of a past one."""
    found = await voyages.ahead(services.deals, user)
    is_other = found.at.is_over or game not in ("", sea_of(found.at).game)
    return None if is_other else sail_button(say, found)


def sail_button(say: Say, found: voyages.Ahead, style: Style = Style.PLAIN) -> Button:
    """The button of the next match of a voyage."""
    at = found.at
    way = "retry" if at.failed else "on" if at.matches else "first"
    way = "again" if at.is_over else "on" if found.is_open else way
    return Button(say("voyage-sail-button", way=way, sea=at.crossed + 1), Sail(), style, "⛵")


def against(sea: Sea) -> list[str]:
    """The rivals by name, without a partner."""
    return [name for seat, (_, name) in enumerate(sea.rivals, 1) if seat % sea.sides]


def rivals_told(say: Say, sea: Sea) -> str:
    """The rivals with their signs in one phrase."""
    return listed(say, [f"{rivals(sea.game)[name].sign} {name}".strip() for name in against(sea)])


def marks_line(
    say: Say, message: str, game: str, feats: Sequence[Feat], table: int | None = None
) -> str:
    """This message about somebody's first marks of a game, or at a table; "" without any."""
    earned = {feat.name for feat in feats if feat.game == game and table in (None, feat.table)}
    marks = [say("mark-of-game", mark=name) for name in FIRSTS if name in earned]
    return say(message, game=say(f"game-{game}"), marks=listed(say, marks)) if marks else ""


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
