"""The reasons of a computer in Letter of Marque, which tell what the others' moves show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.names import Names
from engine.core import Event, known_to
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import Attack, EnterPort
from engine.games.letter_of_marque.state import Fleet, Phase, Ship
from engine.players import choose, reason
from engine.players.base import QUICK, Advice, Level, Reason
from engine.players.letter_of_marque.reasons import chances_of_armed, passed_over, targets_of
from tests.amounts import amount
from tests.catalogue import SAY
from tests.engine.players.letter_of_marque import test_players as marque
from tests.engine.players.letter_of_marque.truths import counted
from tests.engine.players.reasons_kit import Said, said_in_random_games, said_in_recorded_games
from tests.engine.players.test_reasons import PEOPLE, seen_by, why

KEY = GAME.key


@pytest.mark.parametrize(
    ("treasure", "ship", "told"),
    [
        (7, "armed", "guards"),
        (3, "armed", "traps"),
        (3, "defenceless", "little"),
        (6, "defenceless", "bluffs"),
        (5, "armed", "highest"),
        (5, "defenceless", "mixes"),
    ],
)
def test_why_a_ship_is_chosen(treasure: int, ship: str, told: str) -> None:
    fleets = (marque.fleet((3, 4), 1, 1), marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=Phase.SHIP, turned_up=treasure)
    assert why(KEY, state, f"ship {ship}") == (told, treasure)
    calm = replace(state, fleets=(fleets[0], replace(fleets[1], cannons=0)))
    assert why(KEY, calm, f"ship {ship}") == ("unthreatened", 0)


def test_armed_ships_are_kept_for_the_highest_treasure_still_to_come() -> None:
    fleets = (marque.fleet((3, 6, 7), 1, 1), marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=Phase.SHIP, turned_up=5)
    assert why(KEY, state, "ship defenceless") == ("saves", 7)
    assert why(KEY, state, "ship armed") == ("mixes", 5)


def story_of(*turns: str, seats: int = 2) -> list[Event]:
    """The events of a game in which seat 1 takes these turns, and the others set sail."""
    plan = iter(turns)
    state, events = GAME.deal(GAME.options(starter=0), seats, 4)
    story = list(events)
    for _ in range(seats + 2 * seats * len(turns)):
        seat = GAME.to_move(state)[0]
        moves = [GAME.write_move(move) for move in GAME.legal_moves(state, seat)]
        at_sea = state.phase is Phase.TURN
        wanted = next(plan, "") if at_sea and seat == 1 else "sail" if at_sea else "ship"
        text = next((move for move in moves if move.startswith(wanted)), moves[0])
        state, events = GAME.apply(state, seat, GAME.read_move(text))
        story += events
    return story


@pytest.mark.parametrize(
    ("turns", "treasure", "ship", "told"),
    [
        (("attack", "attack"), 7, "armed", ("bold", 1)),
        (("attack", "attack"), 3, "armed", ("bold", 1)),
        (("attack", "attack"), 7, "defenceless", ("mixes", 7)),
        (("attack", "attack"), 3, "defenceless", ("little", 3)),
        (("attack", "attack", "sail", "sail"), 7, "armed", ("guards", 7)),
        (("attack",), 7, "armed", ("guards", 7)),
        (("sail", "sail", "sail", "port"), 7, "defenceless", ("quiet", 4)),
        (("sail", "sail", "sail", "port"), 7, "armed", ("guards", 7)),
        (("sail", "sail", "sail"), 7, "defenceless", ("bluffs", 7)),
        (("sail", "sail", "sail", "attack"), 7, "defenceless", ("bluffs", 7)),
    ],
)
def test_a_ship_is_chosen_by_what_the_enemies_have_done(
    turns: Sequence[str], treasure: int, ship: str, told: tuple[str, int]
) -> None:
    """Nobody fears a ship that attacks whatever it meets, so a bluff is no reason against it."""
    fleets = (marque.fleet((3, 4), 1, 1), marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=Phase.SHIP, turned_up=treasure)
    assert why(KEY, state, f"ship {ship}", story_of(*turns)) == told


def test_a_hint_names_the_enemy_that_attacks() -> None:
    fleets = (marque.fleet((3, 4), 1, 1), marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=Phase.SHIP, turned_up=7)
    seen = seen_by(0, GAME.view(state, 0), GAME.legal_moves(state, 0))
    face, names, told = FACES[KEY], Names(PEOPLE, PEOPLE), Reason("bold", 1)
    assert "Ben has a cannon left" in hint_words(face, SAY, seen, names, Advice(0, told))


def test_an_enemy_without_cannons_is_no_reason() -> None:
    spent = replace(marque.fleet((3, 4), 1, 1), cannons=0)
    fleets = (marque.fleet((3, 4), 1, 1), spent, marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=Phase.SHIP, turned_up=7)
    story = story_of("attack", "attack", seats=3)
    assert why(KEY, state, "ship armed", story) == ("guards", 7)


SEA = (
    *(Ship(1, 0, 4, False, False), Ship(2, 0, 6, True, True), Ship(3, 0, 5, True, False)),
    *(Ship(4, 1, 7, False, False), Ship(5, 2, 6, True, False), Ship(6, 3, 4, False, False)),
    Ship(7, 1, 3, True, True),
)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("port 1", ("rescues", 4)),
        ("port 2", ("known", 0)),
        ("port 3", ("lands", 5)),
        ("attack 4", ("prize", 7)),
        ("attack 5", ("odds", 6)),
        ("attack 6", ("sure", 0)),
        ("attack 7", ("spends", 0)),
        ("sail", ("sails", 2)),
    ],
)
def test_why_a_turn_at_sea_is_used_so(move: str, told: tuple[str, int]) -> None:
    """Both armed ships of seat 3 were shown; of seat 2 nothing is known."""
    shown = Fleet((3,), 0, 1, 3, (5,), 2, 2, 1)
    fleets = (marque.fleet((3, 7), 1, 1), marque.fleet(), marque.fleet(), shown)
    assert why(KEY, marque.position(fleets, *SEA), move) == told


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
    enemy = marque.fleet(tuple(range(3, 3 + piles)), 1, 1)
    enemy = replace(enemy, armed_seen=2 * sea[0].shown)
    assert why(KEY, marque.position((marque.fleet(), enemy), *sea), move) == told


@pytest.mark.slow
def test_reasons_tell_what_the_moves_of_the_others_show() -> None:
    """Whatever Mates do, each reason agrees with the belief of a Captain."""
    found: dict[str, int] = {}
    for seed in range(30):
        for view, known, moves in turns_of_mates(3, seed):
            chances = chances_of_armed(view, known, targets_of(view))
            for index, move in enumerate(moves):
                told = reason(KEY, view, known, moves, index)
                assert told is not None
                found[told.name] = found.get(told.name, 0) + 1
                assert (told.name == "only") == (len(moves) == 1)
                if told.name in ("judged", "dares"):
                    assert told.figure == round(100 * chances[move.ship])
                elif told.name == "avoids":
                    assert chances[told.figure] > chances[move.ship]
                elif told.name in ("wary", "all-armed"):
                    assert all(chance >= 0.5 for chance in chances.values())
    assert {
        "judged",
        "dares",
        "avoids",
        "wary",
        "later",
        "prize",
        "bold",
        "quiet",
    } <= found.keys(), found


def turns_of_mates(seats: int, seed: int) -> Iterator[tuple[Any, Sequence[Event], Sequence[Any]]]:
    """Each choice of a game of Mates: the view, the events that the seat knows, the moves."""
    state, events = GAME.deal(GAME.options(), seats, seed)
    story = list(events)
    while GAME.outcome(state) is None:
        seat = GAME.to_move(state)[0]
        view, moves, known = GAME.view(state, seat), GAME.legal_moves(state, seat), story[:]
        yield view, known_to(known, seat), moves
        index = choose(KEY, Level.MATE, view, known, moves, seed, QUICK)
        state, events = GAME.apply(state, seat, moves[index])
        story += events


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
def test_what_is_said_of_an_obvious_move_that_is_passed_over_is_true() -> None:
    lots = {check_passed_over(told) for told in said_in_recorded_games(KEY)}
    for seed in range(amount(2, 100)):
        lots |= {check_passed_over(told) for told in said_in_random_games(KEY, seed)}
    assert lots == {"", "sure", "calm", "armed", "bluff", "bare"}


def test_why_a_fleet_sets_sail_or_comes_home() -> None:
    enemy = marque.fleet((3,), 1, 1)
    alone = marque.position((marque.fleet((3, 7), 1, 1), enemy), Ship(4, 1, 7, False, False))
    assert why(KEY, alone, "sail") == ("sails-alone", 2)
    last = marque.position((marque.fleet(), enemy), *SEA[:4])
    assert why(KEY, last, "port 3") == ("homeward", 5)
