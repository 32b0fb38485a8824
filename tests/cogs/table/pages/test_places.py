"""The buttons of a hand: those of a turn while it is the reader's, and few while it waits."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import hand_layout
from cogs.ui.custom_ids import BUTTON, read
from cogs.ui.page import ShowPage
from engine.games import GAMES
from engine.games.letter_of_marque import GAME as MARQUE
from engine.games.letter_of_marque.moves import EnterPort, PlaceShip
from engine.players.base import Level
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.moments import HEARD, SAY, Moment, moments, texts_of, walk

LOWEST = "Undo"
"""Begins the row below the moves."""


def rows_of(layout: Any) -> list[list[dict[str, Any]]]:
    """The buttons and selects of a hand, row by row."""
    rows = [part["components"] for part in walk(layout.to_components()) if part["type"] == 1]
    return [[dict(part) for part in row] for row in rows]


def test_a_ship_that_is_gone_has_no_button_and_a_hand_that_waits_has_none() -> None:
    set_up = [(seat, PlaceShip(seat == 0)) for seat in range(3)]
    gone = after(3, *set_up, (0, EnterPort(1)), (1, EnterPort(2)))
    rows = rows_of(hand_layout(FACES[MARQUE.key], SAY, gone.seen(2)))
    assert [part["label"] for part in rows[0]] == ["Set sail", "Port N3 +5"]
    for seat in (0, 1):
        assert not FACES[MARQUE.key].page(SAY, gone.seen(seat), gone.names, "").buttons


def deserted(moment: Moment) -> Moment:
    """The same while everybody is away, so that computers would play for them all."""
    players = tuple(replace(player, level=Level.MATE) for player in moment.table.players)
    return replace(moment, table=replace(moment.table, players=players))


@pytest.mark.parametrize("say", [SAY, HEARD])
@pytest.mark.parametrize("key", GAMES)
def test_at_a_table_that_waits_for_anybody_only_my_hand_can_be_pressed(key: str, say: Any) -> None:
    game = GAMES[key]
    for moment in islice(moments(game, game.options(), 3, seed=2), 0, 40, 3):
        if moment.seen(None).outcome is not None:
            break
        for seat in range(3):
            seen = deserted(moment).seen(seat)
            assert seen.table.paused
            layout = hand_layout(FACES[key], say, seen)
            assert texts_of(layout)[0] == "### Nobody is at the table, so it waits."
            parts = [part for row in rows_of(layout) for part in row]
            pressed = [part for part in parts if not part["disabled"]]
            assert [part["label"] for part in pressed] == ["My hand"]
            assert route_of(pressed[0]) == ShowPage()


@pytest.mark.parametrize("key", GAMES)
def test_a_hand_that_waits_has_one_button_which_renews_it(key: str) -> None:
    game = GAMES[key]
    moment = next(islice(moments(game, game.options(), 3, seed=2), 12, None))
    for seat in range(3):
        rows = rows_of(hand_layout(FACES[key], SAY, moment.seen(seat)))
        (lowest,) = (row for row in rows if row[0].get("label") == LOWEST)
        (renews,) = (part for part in lowest if part.get("label") == "Refresh")
        assert route_of(renews) == ShowPage()
        if seat not in moment.seen(None).to_move:
            enabled = [part["label"] for row in rows for part in row if not part["disabled"]]
            assert set(enabled) == {LOWEST, "Refresh"}, "a press of Undo says why"


def route_of(part: Any) -> Any:
    match = BUTTON.fullmatch(part["custom_id"])
    assert match is not None
    return read(match).route
