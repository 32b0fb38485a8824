"""One person's hand, or a page of it, as a message that stands by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import ui

from cogs.ui.custom_ids import MakeMove, Run, ShowPage, Verb
from cogs.ui.face import WHY, Face, Standing
from cogs.ui.hints import marked
from cogs.ui.layout import BUTTONS, OPTIONS, button, container, paged, rows_of
from cogs.ui.moments import ends_words
from cogs.ui.names import Names, names_of
from cogs.ui.page import CONTROLS, Accent, Button, Page, Say, Style
from engine.core import Event, Seat
from engine.players import has_players
from engine.tables.movers.forced import forced_move
from engine.tables.view import TableView

HAND: Final = ShowPage()
TOLD: Final = 4
"""So many lines of what happened stand in a hand."""
ROLES: Final = ("owner", "victim", "source")
"""The fields of events that name the side that somebody did something to."""
DEED, OWN, SUFFERED, GREAT, SMALL = range(5)
"""What is left out last: the own move and what it brought about, what else the reader did, what
was done to them, a great moment of others, all else. The first two are told first as well.
"""


def hand_layout(
    face: Face,
    say: Say,
    seen: TableView,
    at: ShowPage = HAND,
    note: str = "",
    hint: int | None = None,
) -> ui.LayoutView:
    """The page of the hand that was asked for, with a note above it.

    hint: the index of the move that is marked among the buttons.
    """
    names = names_of(seen.table, seen.seat)
    page = face.page(say, seen, names, at.name)
    if is_of_the_game(face, say, seen, at):
        return paged(page, say, seen.table.id, seen.version, at)
    if hint is not None:
        page, at = _hinted(face, say, seen, names, page, at, hint)
    question = f"**{page.question}**" if page.question else ""
    now = (question, *page.blocks, _forced(say, seen))
    around = _around(face, say, seen, names, now, choices_of(page), page.shows)
    blocks = (note, *around)
    page = replace(page, blocks=blocks, extra=(*page.extra, *_extra(say, seen, at)))
    return paged(page, say, seen.table.id, seen.version, at)


def sure_layout(face: Face, say: Say, seen: TableView, index: int, style: Style) -> ui.LayoutView:
    """What the move of this index would do, with a button of this style that makes it."""
    names = names_of(seen.table, seen.seat)
    deed = say("sure-deed", deed=face.deed(say, seen, names, index))
    blocks = _around(face, say, seen, names, (f"**{deed}**",), 0)
    sure = Button(say("sure-button"), MakeMove(index, sure=True), style)
    back = Button(say("sure-back-button"), HAND)
    page = Page(Accent.HAND, blocks, (sure, back))
    return paged(page, say, seen.table.id, seen.version, HAND)


def resting_layout(say: Say, seen: TableView) -> ui.LayoutView:
    """A hand laid to rest: nothing that can go out of date, and a button that shows it again."""
    again = button(seen.table.id, seen.version, HAND, say("board-hand-button"), Style.MAIN, "🃏")
    return container(Accent.HAND, (say("hand-rests"),), rows_of([again]))


def is_of_the_game(face: Face, say: Say, seen: TableView, at: ShowPage) -> bool:
    """Whether this is one of the game's further pages, behind "More", and no hand."""
    routes = (button.route for button in face.more(say, seen))
    return any(isinstance(route, ShowPage) and route.name == at.name for route in routes)


def is_for_everybody(face: Face, say: Say, seen: TableView, at: ShowPage) -> bool:
    """Whether this page of an open game is one that spectators may look at, too."""
    if seen.view is None or not seen.table.is_open:
        return False
    return is_of_the_game(face, say, seen, at)


def may_ask_for_hints(seen: TableView) -> bool:
    """Whether this seat is to move, the game has computer players, and the table is not rated."""
    return (
        seen.seat in seen.to_move and has_players(seen.table.game) and not seen.table.settings.rated
    )


def _hinted(
    face: Face, say: Say, seen: TableView, names: Names, page: Page, at: ShowPage, hint: int
) -> tuple[Page, ShowPage]:
    """The page with the advised move marked, and the leaf of it on which that stands."""
    plain, page = page, marked(face, say, seen, names, page, hint)
    helping = face.helping(say, seen, at.name, hint)
    place = next((i for i, b in enumerate(page.buttons) if b != plain.buttons[i]), 0)
    leaf = place // (OPTIONS if page.choose else BUTTONS)
    return replace(page, extra=(*helping, *page.extra)), replace(at, leaf=leaf)


def choices_of(page: Page) -> int:
    """How many ways there are on this page to go on with the turn."""
    return sum(map(_goes_on, (*page.buttons, *page.extra)))


def _goes_on(button: Button) -> bool:
    """Whether the button makes a move, or leads on to one: neither back nor to a reason why not."""
    match button.route:
        case ShowPage(name):
            return name != HAND.name and not name.startswith(WHY)
        case MakeMove():
            return True
    return False


def _around(
    face: Face,
    say: Say,
    seen: TableView,
    names: Names,
    now: Sequence[str],
    choices: int,
    shown: tuple[type[Event], ...] = (),
) -> tuple[str, ...]:
    """What can be done now; above it whose turn it is, what happened and, small, who leads.

    For ears who leads comes last, behind the buttons. choices: how many there are; 0: not told.
    shown: events that the page shows itself.
    """
    if seen.seat in seen.to_move:
        title = say("hand-yours", choices=choices)
    else:
        title = say("hand-waits", name=names.listed(say, seen.to_move), count=len(seen.to_move))
    time = ends_words(say, seen.table) if seen.seat in seen.to_move else ""
    since, standing = _since(face, say, seen, names, shown), _standing(face, say, seen, names)
    if say.in_words:
        rest = "\n".join(filter(None, (standing, time)))
        return (f"### {title}", "\n".join(since), *now, CONTROLS, rest)
    small = [time, *since, standing]
    return (f"### {title}", "\n".join(f"-# {line}" for line in small if line), *now)


def _since(
    face: Face, say: Say, seen: TableView, names: Names, shown: tuple[type[Event], ...]
) -> list[str]:
    """What happened since the reader's own move: at most four lines, but for what is shown.

    First what the move brought about and what else the reader did, then what others did, in the
    order in which it happened. What concerns the reader and the great moments stay longest.
    """
    if seen.seat is None:
        return []
    told = [
        (DEED if index < seen.deed else _weight(face, event, names), words)
        for index, event in enumerate(seen.since)
        if not isinstance(event, shown) and (words := face.tell(say, event, names))
    ]
    if not told:
        return []
    kept = sorted(range(len(told)), key=lambda index: told[index][0])[:TOLD]
    kept.sort(key=lambda index: (min(told[index][0], SUFFERED), index))
    has_moved = getattr(seen.since[0], "seat", None) == seen.seat
    title = say("hand-since", moved="yes" if has_moved else "no")
    more = [say("hand-since-more", count=len(told) - TOLD)] if len(told) > TOLD else []
    return [f"**{title}**", *(told[index][1] for index in kept), *more]


def _weight(face: Face, event: Event, names: Names) -> int:
    """How much the event, which the own move did not bring about, matters to the reader."""
    if getattr(event, "seat", None) == names.reader:
        return OWN
    sides = (getattr(event, role, None) for role in ROLES)
    if any(side is not None and names.is_of(side) for side in sides):
        return SUFFERED
    return GREAT if face.is_loud(event) else SMALL


def _standing(face: Face, say: Say, seen: TableView, names: Names) -> str:
    """Who leads, and the reader's own place, in one line."""
    standing, seat = face.standing(seen), seen.seat
    if seat is None:
        return ""
    leaders = [other for other, place in enumerate(standing.places) if place == 1]

    def points(of: Seat) -> str:
        return say(f"points-{face.key}", points=standing.points[of])

    return say(
        "hand-standing",
        fewer="yes" if face.FEWER_WINS else "no",
        way=_way(standing, seat, leaders),
        names=names.listed(say, leaders),
        count=len(leaders),
        any="yes" if any(standing.points) else "no",
        best=points(leaders[0]),
        own=points(seat),
        place=standing.places[seat],
    )


def _way(standing: Standing, seat: Seat, leaders: list[Seat]) -> str:
    """How the seat stands to the leaders; "next" if nobody is between."""
    if len(leaders) == len(standing.places):
        return "level"
    if seat in leaders:
        return "shared" if len(leaders) > 1 else "lead"
    return "next" if standing.places[seat] == len(leaders) + 1 else "behind"


def _forced(say: Say, seen: TableView) -> str:
    """That the only possible move need not be made by hand."""
    return f"-# {say('forced-offer')}" if forced_move(seen) is not None else ""


def _extra(say: Say, seen: TableView, at: ShowPage) -> tuple[Button, ...]:
    """What every page of the hand offers: one's last move back, a hint, and no more such moves."""
    buttons = []
    if seen.undo:
        buttons.append(Button(say("undo-button"), Run(Verb.UNDO), emoji="↩️"))
    if may_ask_for_hints(seen):
        buttons.append(Button(say("hint-button"), Run(Verb.HINT, at.name), emoji="💡"))
    if forced_move(seen) is not None:
        buttons.append(Button(say("forced-button"), Run(Verb.FORCED), emoji="⏩"))
    return tuple(buttons)
