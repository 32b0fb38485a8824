"""Moments of random games, and what a face draws of them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count, islice
from random import Random
from typing import Any, cast

from bot.texts import card_pictures
from cogs.table.log import log_page
from cogs.table.pages import board
from cogs.table.pages.hand import hand_layout
from cogs.table.typed import OFFERS, label, notation
from cogs.ui.custom_ids import Route
from cogs.ui.face import WHY, Face
from cogs.ui.layout import JOINER
from cogs.ui.names import Names, names_of
from cogs.ui.page import Button, MakeMove, Page, Say, ShowPage
from cogs.ui.pictures import CardPictures
from engine import codec
from engine.core import AnyGame, Event, Seat, Step, known_to
from engine.games import GAMES
from engine.tables.model.position import Position
from engine.tables.model.table import ChannelPlace, Player, Status, Table
from engine.tables.ports import MoveRow
from engine.tables.position import advanced, dealt
from engine.tables.replay import Replay
from engine.tables.view import TableView, table_view
from tests.amounts import amount
from tests.catalogue import HEARD as HEARD
from tests.catalogue import SAY as SAY

LONG = "*Bartholomew_van_der_Zee*"
"""A name that is cut, and whose markdown is escaped."""
PAGES = amount(16, 40)
"""Pages behind one hand that are checked."""
CUT = "\\*Bartholomew\\_van\\_de…"
"""The same name, cut."""


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and the events that led to it."""

    game: AnyGame
    table: Table
    position: Position
    events: tuple[Event, ...]
    steps: tuple[Step[Any], ...] = ()
    rows: tuple[MoveRow, ...] = ()

    @property
    def replay(self) -> Replay:
        """The game up to now, step by step."""
        return Replay(self.game, self.table, self.steps, self.rows)

    @property
    def names(self) -> Names:
        return names_of(self.table)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(len(self.table.players)))

    def seen(self, viewer: Seat | None, state: Any = None) -> TableView:
        """The table as this viewer sees it (in this state instead of the true one)."""
        current = self.position if state is None else replace(self.position, state=state)
        return table_view(self.game, self.table, current, viewer)


def table_for(game: AnyGame, options: Any, seats: int, seed: int) -> Table:
    """A running table; every second name is long and odd."""
    players = tuple(
        Player(f"{LONG}{seat}" if seat % 2 else f"Anna{seat}", 100 + seat) for seat in range(seats)
    )
    text = codec.write(options)
    return Table(
        1, ChannelPlace(1, 2), 100, game.key, text, players, Status.RUNNING, 0.0, seed, started=0.0
    )


def moments(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Moment]:
    """Every position of a game of random moves, the end included; each game is played once."""
    known, rest = _course(cast("Any", game), options, seats, seed)
    for number in count():
        if number == len(known):
            known += islice(rest, 1)
        if number == len(known):
            return
        yield known[number]


def end_of(key: str, seats: int, seed: int = 1, **choices: Any) -> Moment:
    """The last moment of a random game."""
    *_, last = moments(GAMES[key], GAMES[key].options(**choices), seats, seed)
    return last


@lru_cache(64)
def _course(
    game: Any, options: Any, seats: int, seed: int
) -> tuple[list[Moment], Iterator[Moment]]:
    """The moments that somebody has asked for, and the others."""
    return [], _played(game, options, seats, seed)


def _played(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Moment]:
    table, draw = table_for(game, options, seats, seed), Random(seed)
    current = dealt(game, table)
    steps, rows = [Step(current.state, current.latest)], list[MoveRow]()
    yield Moment(game, table, current, current.latest)
    while movers := game.to_move(current.state):
        seat = draw.choice(movers)
        move = draw.choice(game.legal_moves(current.state, seat))
        rows.append(MoveRow(len(rows), seat, game.write_move(move), 0.0))
        current = advanced(game, current, seat, move)
        if not game.to_move(current.state):
            table = replace(table, status=Status.FINISHED)
        steps.append(Step(current.state, current.latest))
        yield Moment(game, table, current, current.latest, tuple(steps), tuple(rows))


def drawn(
    face: Face, moment: Moment, viewer: Seat | None, state: Any = None, say: Say = SAY
) -> tuple[Any, ...]:
    """Everything that this viewer could read or press, for comparison."""
    seen, names = moment.seen(viewer, state), moment.names
    told = board.story(say, seen, replace(names, reader=viewer), face)
    story = known_to(moment.position.story, viewer)
    log = log_page(say, seen, face, story, replace(names, reader=viewer), None)
    public = (face.board(say, seen, names), tuple(told), log)
    if viewer is None:
        return public
    moves = range(min(len(seen.moves), OFFERS))
    offers = tuple((notation(seen, index), label(face, say, seen, index)) for index in moves)
    return (*public, pages_of(face, seen, names, PAGES, say), offers)


def plain(text: str) -> str:
    """A text as people read it, without the characters that keep it in one line."""
    return text.replace(JOINER, "").replace("\u00a0", " ").replace("\u202f", " ")


def board_text(face: Face, moment: Moment) -> str:
    """All words of the board, for spectators."""
    return "\n".join(face.board(SAY, moment.seen(None), moment.names))


def hand_text(face: Face, moment: Moment, seat: Seat, name: str = "") -> str:
    """All words of a page of the hand as it is shown, what holds its cards together left out."""
    return plain("\n".join(texts_of(hand_layout(face, SAY, moment.seen(seat), ShowPage(name)))))


def all_pictures(*names: str) -> CardPictures:
    """These pictures, or those of all cards, as Discord would give them."""
    there = CardPictures()
    for name in names or card_pictures.NAMES:
        there.add(name, f"<:{name}_0abc:1234567890123456789>")
    return there


def texts_of(layout: Any) -> list[str]:
    """The texts of a message."""
    return [part["content"] for part in walk(layout.to_components()) if part["type"] == 10]


def page_named(route: Route) -> str:
    """The name of the page that a route shows; fails for any other route."""
    assert isinstance(route, ShowPage)
    return route.name


def index_of(route: Route) -> int:
    """The index of the move that a route makes; fails for any other route."""
    assert isinstance(route, MakeMove)
    return route.index


def pages_of(
    face: Face, seen: TableView, names: Names, most: int | None = None, say: Say = SAY
) -> dict[str, Page]:
    """The hand, and the pages (up to a limit) that buttons lead to from it."""
    found: dict[str, Page] = {}
    ahead = ["", WHY]
    while ahead and len(found) != most:
        name = ahead.pop(0)
        if name not in found:
            found[name] = page = face.page(say, seen, names, name)
            routes = (button.route for button in buttons_of(page))
            ahead += [route.name for route in routes if isinstance(route, ShowPage)]
    return found


def buttons_of(page: Page) -> tuple[Button, ...]:
    """Every button of a page."""
    return (*page.buttons, *page.extra)


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, depth first."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
