"""Faces tried on random games: all that they draw, for every seat, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.i18n import Catalogue
from cogs.ui import board
from cogs.ui.custom_ids import MakeMove, Route, ShowPage
from cogs.ui.face import WHY, Face, last_round
from cogs.ui.layout import paged
from cogs.ui.names import Names, names_of
from cogs.ui.page import Button, Page
from engine import codec
from engine.core import AnyGame, Event, Seat
from engine.tables.position import Position, advanced, dealt
from engine.tables.table import Place, Player, Status, Table
from engine.tables.view import TableView, table_view

SAY = Catalogue(strict=True).say("en")
"""Unknown messages and variables raise."""

LONG = "*Bartholomew_van_der_Zee*"
"""A name that is cut, and whose markdown is escaped."""
CUT = "\\*Bartholomew\\_van\\_de…"
"""What becomes of it."""


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and the events that led to it."""

    game: AnyGame
    table: Table
    position: Position
    events: tuple[Event, ...]

    @property
    def names(self) -> Names:
        return names_of(self.table)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *range(len(self.table.players)))

    def seen(self, viewer: Seat | None, state: Any = None) -> TableView:
        """What this viewer sees (in this state instead of the true one)."""
        current = self.position if state is None else replace(self.position, state=state)
        return table_view(self.game, self.table, current, viewer)


def table_for(game: AnyGame, options: Any, seats: int, seed: int) -> Table:
    """A running table; every second name is long and odd."""
    players = tuple(
        Player(f"{LONG}{seat}" if seat % 2 else f"Anna{seat}", 100 + seat) for seat in range(seats)
    )
    text = codec.write(options)
    return Table(
        1, Place(1, 2), 100, game.key, text, players, Status.RUNNING, 0.0, seed, started=0.0
    )


def moments(game: AnyGame, options: Any, seats: int, seed: int) -> Iterator[Moment]:
    """Every position of a game of random moves, the end included."""
    table, draw = table_for(game, options, seats, seed), Random(seed)
    current = dealt(game, table)
    yield Moment(game, table, current, current.latest)
    while movers := game.to_move(current.state):
        seat = draw.choice(movers)
        move = draw.choice(game.legal_moves(current.state, seat))
        current = advanced(game, current, seat, move)
        if not game.to_move(current.state):
            table = replace(table, status=Status.FINISHED)
        yield Moment(game, table, current, current.latest)


def drawn(face: Face, moment: Moment, viewer: Seat | None, state: Any = None) -> tuple[Any, ...]:
    """Everything that this viewer could read or press, for comparison."""
    seen, names = moment.seen(viewer, state), moment.names
    told = tuple(face.tell(SAY, event, names) for event in seen.recent)
    public = (face.board(SAY, seen, names), told)
    if viewer is None:
        return public
    offers = tuple(face.plays(SAY, seen, names, "")) if viewer in seen.to_move else ()
    return (*public, pages_of(face, seen, names), offers)


def page_named(route: Route) -> str:
    """The name of the page that a route shows; fails for any other route."""
    assert isinstance(route, ShowPage)
    return route.name


def index_of(route: Route) -> int:
    """The index of the move that a route makes; fails for any other route."""
    assert isinstance(route, MakeMove)
    return route.index


def pages_of(face: Face, seen: TableView, names: Names) -> dict[str, Page]:
    """The hand, and every page that can be reached from it or from "More" by presses."""
    found: dict[str, Page] = {}
    ahead = [
        "",
        WHY,
        *(p.route.name for p in face.more(SAY, seen) if isinstance(p.route, ShowPage)),
    ]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found[name] = page = face.page(SAY, seen, names, name)
            ahead += [p.route.name for p in presses_of(page) if isinstance(p.route, ShowPage)]
    return found


def presses_of(page: Page) -> tuple[Button, ...]:
    """Every press of a page."""
    return (*page.buttons, *page.extra)


def check_moment(face: Face, moment: Moment) -> None:
    """Everything that anybody may be shown now renders, and the presses lead to the moves."""
    for viewer in moment.viewers:
        seen = moment.seen(viewer)
        check_board(face, seen, moment.names)
        if viewer is not None and seen.outcome is None:
            check_pages(face, seen, moment.names)
            check_offers(face, seen, moment.names)
    check_story(face, moment)


def check_board(face: Face, seen: TableView, names: Names) -> None:
    """The board fits into one message, whole."""
    blocks = face.board(SAY, seen, names)
    assert blocks
    assert sum(map(len, blocks)) <= 3500, "no room for the last events"
    check_layout(board.page(SAY, seen, names, face))


def check_pages(face: Face, seen: TableView, names: Names) -> None:
    """Every page fits, and the presses are exactly the legal moves."""
    pages = pages_of(face, seen, names)
    for name, page in pages.items():
        assert sum(map(len, page.blocks)) <= 3600, "no room for a note"
        leaves = 1 + len(page.buttons) // (25 if page.choose else 20)
        for leaf in range(leaves):
            check_layout(paged(page, SAY, 1, seen.version, ShowPage(name, leaf)))
    routes = {press.route for page in pages.values() for press in presses_of(page)}
    moves = {route.index for route in routes if isinstance(route, MakeMove)}
    assert moves == set(range(len(seen.moves)))


def check_offers(face: Face, seen: TableView, names: Names) -> None:
    """What is offered can be sent, and means a move of its own."""
    if seen.seat not in seen.to_move:
        return
    offers = face.plays(SAY, seen, names, "")
    meant = [face.find(SAY, seen, names, offer.sent, "") for offer in offers]
    for offer in offers:
        assert 0 < len(offer.shown) <= 100
        assert 0 < len(offer.sent) <= 100
    assert len(offers) <= 25
    moves = [play.index for play in meant if isinstance(play, MakeMove)]
    assert len(moves) == len(set(moves))
    assert all(index in range(len(seen.moves)) for index in moves)


def check_story(face: Face, moment: Moment) -> None:
    """Each event is one line at most; a round that ended is reckoned within one message."""
    names = moment.names
    for event in moment.events:
        line = face.tell(SAY, event, names)
        assert "\n" not in line
        assert len(line) <= 300
        assert face.seconds_before(event) >= 0
    ended = last_round(moment.events)
    if ended:
        blocks = face.scoring(SAY, ended, names)
        assert blocks
        check_layout(board.scoring(blocks))
    if moment.table.status is Status.FINISHED:
        check_layout(board.result(SAY, moment.seen(None), names, face))
    else:
        check_standing(face, moment)


def check_standing(face: Face, moment: Moment) -> None:
    """A table that is closed now tells what everybody has so far."""
    seen, seats = moment.seen(None), range(len(moment.names))
    standing = face.standing(seen)
    assert len(standing.points) == len(standing.places) == len(seats)
    assert min(standing.places) == 1
    closed = replace(seen, table=replace(seen.table, status=Status.CLOSED))
    check_layout(board.result(SAY, closed, moment.names, face))


def check_layout(layout: Any) -> None:
    """The message keeps Discord's limits, and nothing had to be cut from it."""
    parts = list(walk(layout.to_components()))
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(text.strip() for text in texts)
    assert not any(text.removesuffix(CUT).endswith("…") for text in texts)
    assert len(parts) <= 40
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(ids) == len(set(ids)), "two presses with one id"
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        check_part(part)


def check_part(part: Mapping[str, Any]) -> None:
    """Rows, buttons and selects keep Discord's limits."""
    if part["type"] == 1:
        assert 1 <= len(part["components"]) <= 4, "phones wrap the fifth"
    if part["type"] == 2:
        assert 0 < len(part["label"]) <= 80
        assert not part["label"].removesuffix(CUT.replace("\\", "")).endswith("…")
    if part["type"] == 3:
        assert 1 <= len(part["options"]) <= 25
        for option in part["options"]:
            assert 0 < len(option["label"]) <= 100
            assert len(option.get("description") or "") <= 100


def walk(components: Any) -> Iterator[Mapping[str, Any]]:
    """Every component, depth first."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
