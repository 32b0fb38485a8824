"""Short helpers for tests of the face of The Seven Seals: positions, pages, presses, words."""

from dataclasses import replace
from itertools import islice

from cogs.faces.seven_seals.drafts import At, named_page
from cogs.faces.seven_seals.face import FACE as face
from cogs.ui.page import Button, Page
from engine.core import Seat
from engine.games.seven_seals import GAME
from engine.games.seven_seals.moves import Move, Play
from engine.games.seven_seals.state import Card, State
from engine.tables.model.position import Position
from tests.cogs.faces.moments import (
    SAY,
    Moment,
    board_text,
    buttons_of,
    index_of,
    moments,
    page_named,
    table_for,
)
from tests.engine.games.seven_seals.positions import in_play, play_all, predicting

ANNA, BEN = "Anna0", "\\*Bartholomew\\_van\\_de…"


def moment_of(state: State) -> Moment:
    """A position as it is given."""
    table = table_for(GAME, state.options, state.seats, 1)
    nobody = (0,) * state.seats
    return Moment(GAME, table, Position(state, 0, b"", nobody, (), 0, nobody, nobody), ())


def page_of(state: State, seat: Seat, name: str = "") -> Page:
    moment = moment_of(state)
    return face.page(SAY, moment.seen(seat), replace(moment.names, reader=seat), name)


def text_of(page: Page) -> str:
    return "\n".join(filter(None, (*page.lies, page.question, *page.blocks)))


def board_of(state: State) -> str:
    return board_text(face, moment_of(state))


def press(page: Page, label: str) -> Button:
    """The press with this label; "🔺": the one that adds a red seal, however many there are."""
    return next(p for p in buttons_of(page) if label in (p.label, p.label.split(" ")[0]))


def follow(state: State, seat: Seat, *labels: str) -> Page:
    """The page that these presses lead to, from a prediction without seals on."""
    page = page_of(state, seat, EMPTY)
    for label in labels:
        page = page_of(state, seat, page_named(press(page, label).route))
    return page


def confirmed(state: State, seat: Seat, *labels: str) -> Move:
    """The move that the last of these presses makes."""
    index = index_of(press(follow(state, seat, *labels[:-1]), labels[-1]).route)
    move: Move = moment_of(state).seen(seat).moves[index]
    return move


EMPTY = named_page(At.DRAFT, ())
ROBBED = predicting(("RRGG", None, "BBB", "GRR"), turn=1)
"""Seat 1 predicts after seats 0, 2 and 3; green: none in the middle, nor any blue; one red."""


def first(seats: int, seed: int, count: int) -> list[Moment]:
    """The first moments of a random game: the predictions."""
    return list(islice(moments(GAME, GAME.options(), seats, seed), count))


def won_by_trump(held: str) -> State:
    """Seat 0 leads blue, seat 1 trumps, seat 2 throws off."""
    state = in_play("B7 G1 | R1 G2 | G3 G4", ("", held, ""))
    return play_all(state, Play(Card.B7), Play(Card.R1), Play(Card.G3))[0]
