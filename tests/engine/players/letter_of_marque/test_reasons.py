"""The reasons of a computer in Letter of Marque, also against an obvious move."""

from dataclasses import replace

import pytest

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.names import Names
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import Attack, EnterPort
from engine.games.letter_of_marque.state import Phase, Ship
from engine.players.base import Advice, Reason
from engine.players.letter_of_marque.reasons import passed_over
from tests.amounts import amount
from tests.catalogue import SAY
from tests.engine.games.letter_of_marque.positions import at_sea, fleet
from tests.engine.players.letter_of_marque.truths import counted
from tests.engine.players.reasons_kit import Said, said_in_random_games
from tests.engine.players.test_reasons import PEOPLE, seen_by, why

KEY = GAME.key


def test_a_hint_names_the_enemy_that_attacks() -> None:
    fleets = (fleet((3, 4), armed=1, defenceless=1),) * 2
    state = replace(at_sea(fleets=fleets), phase=Phase.SHIP, turned_up=7)
    seen = seen_by(0, GAME.view(state, 0), GAME.legal_moves(state, 0))
    face, names, told = FACES[KEY], Names(PEOPLE, PEOPLE), Reason("bold", 1)
    assert "Ben has a cannon left" in hint_words(face, SAY, seen, names, Advice(0, told))


@pytest.mark.parametrize(
    ("move", "sea", "piles", "told"),
    [
        ("pass", (Ship(4, 1, 7, False, False),), 0, ("costs", 0)),
        ("pass", (Ship(4, 1, 7, False, False),), 2, ("later", 2)),
        ("pass", (Ship(4, 1, 7, True, True),), 2, ("all-armed", 0)),
        ("attack 4", (Ship(4, 1, 7, False, False),), 0, ("odds", 7)),
        ("attack 4", (Ship(4, 1, 7, False, False), Ship(5, 1, 3, True, False)), 0, ("prize", 7)),
    ],
)
def test_why_a_cannon_is_kept_or_used(
    move: str, sea: tuple[Ship, ...], piles: int, told: tuple[str, int]
) -> None:
    """A seat with an empty pile and no ship at sea may pass although it could attack."""
    pile, seen = tuple(range(3, 3 + piles)), 2 * sea[0].shown
    enemy = fleet(pile, armed=1, defenceless=1, armed_seen=seen)
    assert why(KEY, at_sea(*sea, fleets=(fleet(), enemy)), move) == told


def check_passed_over(told: Said) -> str:
    """The lot of a ship that a move leaves at sea is true, and no other would have brought more."""
    found = passed_over(told.view, told.move)
    brings = getattr(told.move, "ship", 0)
    if found is None:
        ports = [each for each in told.moves if isinstance(each, EnterPort)]
        assert not ports or isinstance(told.move, EnterPort)
        return ""
    lot, seen = found
    (ship,) = (each for each in told.state.sea if each.number == seen.number)
    assert ship.number != brings
    fleets = [fleet for seat, fleet in enumerate(told.state.fleets) if seat != told.seat]
    threat = any(fleet.cannons for fleet in fleets)
    can = Attack(ship.number) if lot == "sure" else EnterPort(ship.number)
    assert can in told.moves
    assert (lot == "calm") == (lot != "sure" and not threat)
    if lot != "calm":
        assert ship.armed == (lot == "armed")
    if lot in ("sure", "bare"):
        assert counted(told, ship) == {False}
    elif lot == "bluff":
        assert counted(told, ship) == {True, False}
    return str(lot)


@pytest.mark.slow
def test_the_reason_against_an_obvious_move_is_true() -> None:
    games = (said_in_random_games(KEY, seed) for seed in range(amount(2, 100)))
    lots = {check_passed_over(told) for game in games for told in game}
    assert lots == {"", "sure", "calm", "armed", "bluff", "bare"}
