"""Help for newcomers: the hand of a lesson, a game's terms, and the first opponents."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.context.services import Services
from cogs.faces import FACES
from cogs.faces.common import aim
from cogs.table.pages.hints import FAR, presses_to
from cogs.ui.face import Face
from cogs.ui.layout import paged
from cogs.ui.names import Names
from cogs.ui.page import HAND, Accent, Button, Page, Say, ShowPage, Style
from cogs.ui.routes import Learn, PlayLike, Quick, Verb
from engine.events.daily import DailyDeal
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.kind import Kind
from engine.tables.view import TableView


def taught(face: Face, say: Say, seen: TableView, names: Names, page: Page) -> Page:
    """The page for its step, whose button shines; others are disabled or gone unless it is free."""
    if seen.lesson is None or seen.lesson.is_free:
        return page
    index = -1 if seen.lesson.index is None else seen.lesson.index
    presses = presses_to(face, say, seen, names, index)
    shortest = min((presses(each.route) for each in (*page.buttons, *page.extra)), default=FAR)

    def leads_on(each: Button) -> bool:
        return presses(each.route) == shortest < FAR

    def rest(each: Button) -> Button:
        is_back = each.route == ShowPage()
        if leads_on(each):
            return replace(each, style=Style.MAIN)
        return each if is_back else replace(each, disabled=True)

    found = filter(leads_on, page.buttons) if page.choose else map(rest, page.buttons)
    return replace(page, buttons=tuple(found) or page.buttons, extra=tuple(map(rest, page.extra)))


def coach(say: Say, seen: TableView) -> str:
    """The subject of the step and the press it needs; "" without a lesson."""
    if seen.lesson is None or seen.lesson.is_over:
        return ""
    number = seen.lesson.number
    title = say("lesson-step", number=number, steps=seen.lesson.steps)
    return f"**{title}** · {say(f'lesson-{seen.table.game}-{number}')}"


def learnt_layout(say: Say, seen: TableView, level: Level, sail: Button | None) -> ui.LayoutView:
    """The end of a lesson: its summary, and ways on: to the sea of its game, a game, a table."""
    game = seen.table.game
    ways = (
        Button(say("lesson-play-button"), PlayLike(game, level), emoji="🃏"),
        Button(say("lesson-open-button"), Verb.NEW_TABLE, emoji="🆕"),
        Button(say("alone-button"), Quick(""), emoji="🤖"),
    )
    first, *rest = (sail, *ways[:2]) if sail else ways
    blocks = f"## {say('lesson-over', game=say(f'game-{game}'))}", say(f"lesson-{game}-end")
    first = replace(first, style=Style.GAIN if sail else Style.MAIN)
    return paged(Page(Accent.SCORING, blocks, (first, *rest)), say, seen.table.id, 0, HAND)


def newcomer_words(say: Say, seen: TableView) -> str:
    """The present options in small print, for a person's first games of a kind."""
    return f"-# {say(f'first-words-{seen.table.game}', stage=FACES[seen.table.game].stage(seen))}"


async def primer(
    services: Services, say: Say, user: int, game: str, press: Button, won: str = ""
) -> tuple[str, tuple[Button, ...]]:
    """How a game is won, and the press that begins; if it is new to them, its lesson shines."""
    if not await is_new(services, user, game):
        return "", (press,)
    about = f"{say(f'game-{game}-play')} {won or say(f'game-{game}-wins')}"
    lesson = replace(learn_button(say, game), style=Style.GAIN)
    return f"{about}\n-# {say('first-words-all')}", (replace(press, style=Style.PLAIN), lesson)


def learn_button(say: Say, game: str) -> Button:
    """The way to a game's lesson."""
    return Button(say("lesson-offer-button"), Learn(game), emoji="🎓")


def goal(say: Say, game: str, kind: Kind, choices: Mapping[str, Any], seats: int) -> str:
    """How a game is won that isn't dealt yet, at a table of this kind."""
    rules = GAMES[game]
    dealt = rules.deal(rules.options(**choices), seats, 0).state
    return aim(FACES[game], say, kind, rules.view(dealt, 0))


async def first_words(services: Services, say: Say, seen: TableView, user: int) -> str:
    """The words for newcomers until somebody's first move in their first games of a kind, else "".

    A lesson explains its own words.
    """
    game = seen.table.game
    begins = seen.lesson is None and not seen.own_events
    return newcomer_words(say, seen) if begins and await is_new(services, user, game) else ""


async def is_new(services: Services, user: int, *games: str) -> bool:
    """True if somebody has finished none of these games, nor their lessons; else it is cached."""
    if not any((user, game) in services.versed for game in games):
        known = {result.game for result in await services.records.results_of(user)}
        known |= {feat.game for feat in await services.deals.records.feats_of(user)}  # of voyages
        known |= {DailyDeal(day).game for day in await services.deals.records.days_of(user)}
        services.versed.update(((user, each), True) for each in known)
    return not any((user, game) in services.versed for game in games)


async def proposed_level(services: Services, user: int) -> Level:
    """A Deckhand for people who haven't won yet, else a Mate."""
    results = await services.records.results_of(user)
    return Level.MATE if any(result.place == 1 for result in results) else Level.DECKHAND
