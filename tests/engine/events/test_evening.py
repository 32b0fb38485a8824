"""Evenings: where one ends, and what its games are worth."""

from dataclasses import replace

import pytest

from engine.core import Termination
from engine.events.evening import Evening, Span, parted
from engine.players.base import Level
from engine.results.past import PastGame
from engine.tables.model.result import Result
from engine.tables.model.table import Player, Status
from engine.tables.transitions.invitations import GAP
from tests.data.test_store import table_at

ANNA, BEN, CHLOE = 1, 2, 3


def game(number: int, began: float, ended: float, *seats: tuple[int | None, int]) -> PastGame:
    """A finished game. seats: the person and the place of each, in order; None: a computer."""
    players = tuple(
        Player(f"P{user}" if user else "Salty", user, None if user else Level.MATE)
        for user, _ in seats
    )
    table = replace(table_at(), id=number, players=players, status=Status.FINISHED)
    results = tuple(
        Result(table=number, seat=seat, guild=1, game="toy", seats=len(seats), user=user, side=seat,
               place=place, points=0, rated=False, stand_in=False, started=began, ended=ended,
               moves=9, termination=Termination.TARGET)
        for seat, (user, place) in enumerate(seats)
    )  # fmt: skip
    return PastGame(replace(table, started=began, ended=ended), results)


def scored(*games: PastGame) -> dict[int, tuple[int, int]]:
    """The half points and the places of the evening of these games, best first."""
    return {each.user: (each.halves, each.place) for each in Evening(games).score}


@pytest.mark.parametrize(
    ("pause", "closed", "count"),
    [(GAP - 1, False, 1), (GAP, False, 2), (0.0, True, 2), (-60.0, False, 1)],
)
def test_three_hours_or_a_closing_word_end_an_evening(
    pause: float, closed: bool, count: int
) -> None:
    first, second = Span(1, 7, 0, 600, closed), Span(2, 7, 600 + pause, 9000, closed=False)
    assert len(parted([first, second])) == count


@pytest.mark.parametrize(
    ("seats", "score"),
    [
        ([(ANNA, 1), (BEN, 2), (CHLOE, 3)], {ANNA: (4, 1), BEN: (2, 2), CHLOE: (0, 3)}),
        ([(ANNA, 1), (BEN, 1), (CHLOE, 3)], {ANNA: (3, 1), BEN: (3, 1), CHLOE: (0, 3)}),
        ([(ANNA, 1), (BEN, 1), (CHLOE, 1)], {ANNA: (2, 1), BEN: (2, 1), CHLOE: (2, 1)}),
        ([(CHLOE, 2), (ANNA, 1)], {ANNA: (2, 1), CHLOE: (0, 2)}),
        ([(None, 1), (BEN, 2), (None, 3)], {BEN: (2, 1)}),
        ([(None, 1), (None, 2)], {}),
    ],
)
def test_a_point_for_each_player_behind_and_half_a_point_for_each_tie(
    seats: list[tuple[int | None, int]], score: dict[int, tuple[int, int]]
) -> None:
    """Computers are players like others, but get no line. Equal points are one place.

    Leavers, people who took over and teams: tests/data/test_evenings.py counts them again.
    """
    assert [*scored(game(1, 0, 9, *seats)).items()] == [*score.items()]


def test_a_hidden_person_keeps_their_points_without_a_name() -> None:
    evening = Evening((game(1, 0, 9, (ANNA, 1), (BEN, 2)), game(2, 9, 19, (BEN, 1), (ANNA, 2))))
    shown = evening.without({BEN})
    assert [(each.name, each.halves) for each in shown.score] == [("P1", 2), ("", 2)]
