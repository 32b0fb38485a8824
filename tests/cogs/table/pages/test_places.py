"""Nothing moves under the finger: a hand that waits has the buttons of the turn in their places."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import hand_layout
from cogs.ui.custom_ids import BUTTON, ShowPage, read
from cogs.ui.layout import JOINER
from engine.games import GAMES
from engine.games.letter_of_marque import GAME as MARQUE
from engine.games.letter_of_marque.moves import EnterPort, PlaceShip
from engine.games.seven import GAME as SEVEN
from engine.players.base import Level
from tests.amounts import amount
from tests.cogs.faces.letter_of_marque.played import after
from tests.cogs.faces.moments import HEARD, SAY, Moment, moments, texts_of, walk

LOWEST = "Undo"
"""Begins the row below the moves."""


def rows_of(layout: Any) -> list[list[dict[str, Any]]]:
    """The buttons and selects of a hand, row by row."""
    rows = [part["components"] for part in walk(layout.to_components()) if part["type"] == 1]
    return [[dict(part) for part in row] for row in rows]


def places(moment: Moment, seat: int) -> dict[tuple[int, int], str]:
    """By place above the lowest row: a ship or a number, or that there is a select."""
    rows = rows_of(hand_layout(FACES[moment.game.key], SAY, moment.seen(seat)))
    kept = [row for row in rows if row[0].get("label") != LOWEST]
    if moment.game is SEVEN:  # a number begins its row; the sums change with the pile
        return {
            (i, j): bare(row[0]["label"])[0] for i, row in enumerate(kept) for j in range(len(row))
        }
    return {
        (i, j): bare(part.get("label") or "select")
        for i, row in enumerate(kept)
        for j, part in enumerate(row)
    }


def bare(label: str) -> str:
    return label.replace(JOINER, "")


def waits(moment: Moment, seat: int) -> bool:
    return seat not in moment.seen(None).to_move


def same_hand(one: Moment, other: Moment, seat: int) -> bool:
    """True if nothing new was dealt to this seat."""
    views = [moment.seen(seat).view for moment in (one, other)]
    return bool(views[0].hand == views[1].hand)


def steps(name: str) -> Iterator[tuple[Moment, Moment, int]]:
    """Two positions of a game, one after the other, and a seat that waited in the first."""
    game = GAMES[name]
    for seats in (3, max(game.seats)):
        every = islice(pairwise(moments(game, game.options(), seats, 1)), amount(20, 400))
        for one, other in every:
            if other.seen(None).outcome is None:
                for seat in range(len(one.table.players)):
                    if waits(one, seat) and same_hand(one, other, seat):
                        yield one, other, seat


@pytest.mark.parametrize("name", ["seven"])
def test_no_button_moves_from_the_own_move_to_the_own_next_turn(name: str) -> None:
    """New buttons come behind those that were there."""
    turns = 0
    for one, other, seat in steps(name):
        before, now = places(one, seat), places(other, seat)
        assert before or seat in getattr(one.seen(seat).view, "out", ()), "a hand has buttons"
        assert {place: now.get(place) for place in before} == before
        assert name != "seven" or now == before
        turns += not waits(other, seat)
    assert turns > 20


@pytest.mark.parametrize("name", ["seven"])
def test_what_waits_can_be_pressed_in_its_place_when_the_turn_comes(name: str) -> None:
    """As many buttons are enabled then as there are moves."""
    for one, other, seat in steps(name):
        if waits(other, seat):
            continue
        rows = [
            rows_of(hand_layout(FACES[name], SAY, moment.seen(seat))) for moment in (one, other)
        ]
        before, now = ([b for row in each[:-1] for b in row] for each in rows)
        assert all(part["disabled"] for part in before)
        enabled = [part for part in now if not part["disabled"]]
        count = sum(len(part.get("options", ".")) for part in enabled)
        assert count == len(other.seen(seat).moves) or "options" in enabled[0]


def test_a_ship_that_is_gone_has_no_button_and_a_hand_that_waits_has_none() -> None:
    set_up = [(seat, PlaceShip(seat == 0)) for seat in range(3)]
    gone = after(3, *set_up, (0, EnterPort(1)), (1, EnterPort(2)))
    rows = rows_of(hand_layout(FACES[MARQUE.key], SAY, gone.seen(2)))
    assert [part["label"] for part in rows[0]] == ["Set sail", "Port N3"]
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
def test_a_hand_that_waits_has_one_button_that_renews_it_and_the_turn_does_not_move_it(
    key: str,
) -> None:
    game = GAMES[key]
    moment = next(islice(moments(game, game.options(), 3, seed=2), 12, None))
    for seat in range(3):
        rows = rows_of(hand_layout(FACES[key], SAY, moment.seen(seat)))
        (lowest,) = (row for row in rows if row[0].get("label") == LOWEST)
        (renews,) = (part for part in lowest if part.get("label") == "Refresh")
        assert route_of(renews) == ShowPage()
        if waits(moment, seat):
            enabled = [part["label"] for row in rows for part in row if not part["disabled"]]
            assert set(enabled) - {LOWEST} == {"Refresh"}


def route_of(part: Any) -> Any:
    match = BUTTON.fullmatch(part["custom_id"])
    assert match is not None
    return read(match).route
