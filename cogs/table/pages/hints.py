"""A hint: a computer's move with its reason in one sentence, and the button that makes it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from cogs.ui.custom_ids import Route
from cogs.ui.face import WHY, Face
from cogs.ui.names import Names
from cogs.ui.page import Button, MakeMove, Page, Say, ShowPage, Style
from cogs.ui.routes import Hint
from engine.players.base import Advice
from engine.tables.view import TableView

MOST: Final = 3
"""The most presses that a move needs."""
FAR: Final = MOST + 1


def hint_words(face: Face, say: Say, seen: TableView, names: Names, advice: Advice) -> str:
    """The sentences of a hint: the move, its reason, another that is as good, an obvious one."""
    level = "only" if len(seen.moves) == 1 else advice.level
    told = f"{say('hint', level=level)} {face.move_sentence(say, seen, names, advice.choice)}"
    if advice.reason is not None:
        told += f" {face.because(say, seen, names, advice.choice, advice.reason)}"
    if advice.alike is not None:
        told += f"\n{say('hint-alike')} {face.move_sentence(say, seen, names, advice.alike)}"
    if advice.passed is not None:  # an obvious move, and the reason against it
        index, reason = advice.passed
        rather = say("hint-not", size=advice.size)
        told += f"\n{rather} {face.move_sentence(say, seen, names, index)}"
        told += f" {face.because(say, seen, names, index, reason)}"
    return told


def page_for_hint(
    face: Face, say: Say, seen: TableView, names: Names, name: str, index: int
) -> ShowPage:
    """The page on which the hint was asked for if it leads to the move; else one that shows it.

    That is the hand, unless it proposes something else.
    """
    shows = face.hinted(seen, name, seen.moves[index])
    name = name or shows
    page = face.page(say, seen, names, name)
    return ShowPage(name if marked(face, say, seen, names, page, index) != page else shows)


def presses_to(
    face: Face, say: Say, seen: TableView, names: Names, index: int
) -> Callable[[Route], int]:
    """Counts the presses from a route to the move of this index; FAR or more if it leads elsewhere.

    Back buttons and explanations count as leading to no move.
    """

    @cache
    def presses(route: Route, most: int = MOST) -> int:
        if isinstance(route, MakeMove):
            return 1 if route.index == index else FAR
        if not isinstance(route, ShowPage) or not route.name or most < 2:
            return FAR
        if route.name.startswith(WHY):
            return FAR
        page = face.page(say, seen, names, route.name)
        ways = (presses(each.route, most - 1) for each in (*page.buttons, *page.extra))
        return 1 + min(ways, default=FAR)

    return presses


def marked(face: Face, say: Say, seen: TableView, names: Names, page: Page, index: int) -> Page:
    """The page with a mark on the buttons that make the move of this index, or lead to it soonest.

    If the page has a highlighted button, only they are highlighted. Buttons to the next page pass
    the hint on.
    """
    presses = presses_to(face, say, seen, names, index)
    buttons = (*page.buttons, *page.extra)
    fewest = min((presses(button.route) for button in buttons), default=FAR)
    if fewest >= FAR:
        return page
    shines = any(button.style is Style.MAIN for button in buttons)

    def mark(button: Button) -> Button:
        is_main = button.style is Style.MAIN
        if presses(button.route) > fewest:
            return replace(button, style=Style.PLAIN) if is_main else button
        label, route = say("hint-mark", label=button.label), button.route
        if isinstance(route, ShowPage):
            route = Hint(route.name)
        style = Style.MAIN if shines else button.style
        return replace(button, label=label, route=route, style=style)

    return replace(page, buttons=tuple(map(mark, page.buttons)), extra=tuple(map(mark, page.extra)))
