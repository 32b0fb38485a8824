"""Why mate plays what it plays: in every game there is a reason, it has words, and it is true."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import Catalogue
from cogs.faces import FACES
from cogs.ui.hints import hint_words
from cogs.ui.names import Names
from engine.core import Event, known_to
from engine.games import GAMES
from engine.games.letter_of_marque.state import Fleet, Ship
from engine.games.letter_of_marque.state import Phase as MarquePhase
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seas.cards import COINS, KING, LADY
from engine.games.seven_seas.cards import Card as SeasCard
from engine.games.seven_seas.moves import Keep, PlayCard
from engine.players import choose, reason
from engine.players.base import QUICK, Level, Reason
from engine.tables.model.table import Table
from engine.tables.view import TableView
from tests.engine.games.seven_seas.positions import Phase, position
from tests.engine.players.letter_of_marque import test_players as marque
from tests.engine.players.seven import test_players as seven

SAY = Catalogue(strict=True).languages["en"]


def why(key: str, state: Any, text: str, story: Sequence[Event] = ()) -> tuple[str, int]:
    """Why seat 0 makes this move, by its notation."""
    game = GAMES[key]
    moves = game.legal_moves(state, 0)
    index = moves.index(game.read_move(text))
    found = reason(key, game.view(state, 0), known_to(story, 0), moves, index)
    assert found is not None
    return str(found.name), found.figure


# 7 Seas


@pytest.mark.parametrize(
    ("hand", "display", "move", "told"),
    [
        ("g9 c9", "c1 g8 x5 r10", "g9<c1+g8", ("lady", 0)),
        ("g9 c9", "r1 g8 x5 c10", "g9<r1+g8", ("king", 0)),
        ("g9 c9", "r1 c1 g7 c10", "g9<c1+r1+g7", ("pirates", 0)),
        ("g8 c9", "r3 c5", "g8<r3+c5", ("nick", 0)),
        ("x1 c9", "c8 r8", "x1<c8+r8", ("clears", 0)),
        ("g10 c8", "g1 c3 r6 x4", "g10<g1+c3+r6", ("coins", 4)),
        ("x10 c8", "r2 c3 x5 r9", "x10<r2+c3+x5", ("cards", 4)),
        ("c7 x9", "x7 r8 c10", "c7<x7", ("booty", 1)),
        ("c7 x9", "g7 r8 c10", "c7<g7", ("booty", 2)),
        ("x9 c2", "r9 x8 r4", "x9<r9", ("guarded", 0)),
        ("x9 c2", "r9 x5 r4", "x9<r9", ("leaves", 9)),
        ("c9 c2", "r5 x3", "c9", ("guarded", 0)),
        ("c9 c4", "r5 x8", "c4", ("guarded", 0)),
        ("c9 c4", "r5 x8", "c9", ("cheapest", 0)),
        ("x2 c2", "r4", "c2", ("least", 6)),
        ("x1 c9", "r8 c8", "x1", ("sheds", 0)),
        ("c9 c4", "r4 x6", "c9", ("holds", 2)),
        ("r2 x3 g4 g7 r8", "c3 x10", "g4", ("plans", SeasCard.G7)),
        ("c4", "r3", "c4", ("only", 0)),
    ],
)
def test_why_a_card_of_7_seas_is_played(
    hand: str, display: str, move: str, told: tuple[str, int]
) -> None:
    state = position(hand, "g2 g3", display=display, harbour="g4 g5")
    assert why("seven-seas", state, move) == told


@pytest.mark.parametrize(
    ("move", "told"),
    [("nick 1", ("fullest", 3)), ("nick harbour", ("hopes", 0)), ("decline", ("declines", 0))],
)
def test_why_a_place_of_7_seas_is_opened(move: str, told: tuple[str, int]) -> None:
    state = position("c4", "r6", chests=("x8", "c7 g8 c1"), harbour="r3 g9")
    assert why("seven-seas", replace(state, phase=Phase.NICK), move) == told


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("keep c1", ("lady", 0)),
        ("keep r1", ("king", 0)),
        ("keep g1", ("coins", 3)),
        ("keep c7", ("booty", 1)),
        ("keep g8", ("coins", 1)),
    ],
)
def test_why_a_card_is_nicked(move: str, told: tuple[str, int]) -> None:
    state = position("c4", "r6", chests=("x8", "c1 r1 g1 c7 g8"), harbour="r3 g9")
    assert why("seven-seas", replace(state, phase=Phase.KEEP, opened=1), move) == told


# Letter of Marque


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
    state = replace(marque.position(fleets), phase=MarquePhase.SHIP, turned_up=treasure)
    assert why("letter-of-marque", state, f"ship {ship}") == (told, treasure)
    calm = replace(state, fleets=(fleets[0], replace(fleets[1], cannons=0)))
    assert why("letter-of-marque", calm, f"ship {ship}") == ("unthreatened", 0)


def test_armed_ships_are_kept_for_the_highest_treasure_still_to_come() -> None:
    fleets = (marque.fleet((3, 6, 7), 1, 1), marque.fleet((3, 4), 1, 1))
    state = replace(marque.position(fleets), phase=MarquePhase.SHIP, turned_up=5)
    assert why("letter-of-marque", state, "ship defenceless") == ("saves", 7)
    assert why("letter-of-marque", state, "ship armed") == ("mixes", 5)


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
    assert why("letter-of-marque", marque.position(fleets, *SEA), move) == told


def test_why_a_fleet_sets_sail_or_comes_home() -> None:
    enemy = marque.fleet((3,), 1, 1)
    alone = marque.position((marque.fleet((3, 7), 1, 1), enemy), Ship(4, 1, 7, False, False))
    assert why("letter-of-marque", alone, "sail") == ("sails-alone", 2)
    last = marque.position((marque.fleet(), enemy), *SEA[:4])
    assert why("letter-of-marque", last, "port 3") == ("homeward", 5)


# 7


@pytest.mark.parametrize(
    ("hand", "fields", "move", "told"),
    [
        ((1, 4), (3, 1), "4n", ("seven", 0)),
        ((4,), (3, 1), "4n", ("out", 0)),
        ((3, 5), (2, 4), "5n", ("which", 0)),
        ((1,), (1, 1), "1h", ("only", 0)),
    ],
)
def test_why_a_card_of_7_is_placed(
    hand: tuple[int, ...], fields: tuple[int, int], move: str, told: tuple[str, int]
) -> None:
    assert why("seven", seven.position(hand, *fields), move) == told


def test_a_placing_that_leaves_the_fewest_sevens_says_so() -> None:
    """After 1 on 1 only a Six makes a Seven, and the deck has six; after 4 a Three or a Six."""
    state = seven.position((1, 4), 1, 1)
    assert why("seven", state, "1h") == ("fewest", 6)
    assert why("seven", state, "4h") == ("keeps", 20)
    again = seven.position((4, 4, 5), 1, 1)
    assert why("seven", again, "5h") == ("keeps", 23)
    assert why("seven", again, "4h") == ("fewest", 20)


def test_a_placing_after_which_no_seven_is_left_says_so() -> None:
    """All Sixes of the deck lie in the own hand."""
    assert why("seven", seven.position((1, 4, *[6] * 6), 1, 1), "1h") == ("safe", 0)


def test_where_something_else_leaves_fewer_sevens_the_kept_cards_are_told() -> None:
    state = seven.position((1, 2, 3), 2, 1)
    assert why("seven", state, "1n") == ("higher", 0)
    assert why("seven", seven.position((2, 3, 3), 2, 1), "3h") == ("spare", 0)


def test_a_kept_card_that_makes_a_seven_is_told() -> None:
    """The drawn card starts the next pile, so with two cards that Seven is the end."""
    assert why("seven", seven.position((2, 5), 3, 0), "5h") == ("finishes", 2)
    assert why("seven", seven.position((2, 2, 4, 5), 3, 0), "5h") == ("plans", 2)
    strict = seven.position((2, 5), 3, 0)
    strict = replace(strict, options=replace(strict.options, strict_finish=True))
    assert why("seven", strict, "5h")[0] != "finishes"


# All of them


def test_a_game_without_reasons_of_its_own_gives_none() -> None:
    assert reason("whist", None, (), ("a", "b"), 0) is None


def _told_of_seas(move: Any, told: Reason) -> bool:
    cards: tuple[SeasCard, ...] = ()
    if isinstance(move, PlayCard | Keep):
        cards = (move.card, *(move.take if isinstance(move, PlayCard) else ()))
    truths: Mapping[str, Callable[[], bool]] = {
        "lady": lambda: LADY in cards,
        "king": lambda: KING in cards,
        "pirates": lambda: {LADY, KING} <= set(cards),
        "coins": lambda: told.figure == sum(COINS[card] for card in cards),
        "cards": lambda: told.figure == len(cards),
    }
    return truths.get(told.name, lambda: True)()


def _told_of_marque(state: Any, seat: int, move: Any, told: Reason) -> bool:
    ships = {ship.number: ship for ship in state.sea}
    if told.name == "unthreatened":
        return not any(f.cannons for at, f in enumerate(state.fleets) if at != seat)
    if told.name in ("sure", "rescues"):
        return not ships[move.ship].armed
    return told.name != "known" or bool(ships[move.ship].shown)


def _told_of_seals(state: Any, seat: int, move: Any, told: Reason) -> bool:
    others = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    if told.name in ("sure", "high"):
        card = move.card
        beats = [each for each in others if each.colour is card.colour and each > card]
        if told.name == "sure" and card.colour is not Colour.RED:
            beats += [each for each in others if each.colour is Colour.RED]
        return not beats
    if told.name == "wins":
        after = GAMES["seven-seals"].apply(state, seat, move).state
        return after.last_trick is None or after.last_trick.winner == seat
    return True


def _is_true(key: str, game: Any, state: Any, seat: int, move: Any, told: Reason) -> bool:
    """True if the real table, hidden cards and all, agrees with the simple reasons."""
    after = game.apply(state, seat, move).state
    if key == "letter-of-marque":
        return _told_of_marque(state, seat, move, told)
    if key == "seven-seals":
        return _told_of_seals(state, seat, move, told)
    if key == "seven":
        made = not after.pile or after.round > state.round
        return made if told.name in ("seven", "out") else True
    if told.name in ("nick", "clears"):
        return not after.display
    if told.name == "guarded" and after.cycle == state.cycle and after.round == state.round:
        return bool(sum(card.strength for card in after.display) > 10)
    return _told_of_seas(move, told)


def seen_by(seat: int, view: Any, moves: Sequence[Any]) -> TableView:
    """The part of a table that a face needs to word a hint."""
    return TableView(cast("Table", None), 0, seat, view, tuple(moves), (seat,), (), (), 0, None)


CHOICES: Final = 25
PEOPLE: Final = ("Anna", "Ben", "Chloé", "Dirk", "Esi", "Farid", "Greta")


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=8, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_choice_has_a_true_reason_in_words(key: str, data: st.DataObject, seed: int) -> None:
    """All through a game, from what the seat knows: mates' choices and any that a hint may give.

    It pickles on its way to the bot.
    """
    game, luck = GAMES[key], Random(seed)
    state, events = game.deal(game.options(), data.draw(st.sampled_from(game.seats)), seed)
    story = list(events)
    for _ in range(CHOICES):
        if not game.to_move(state):
            break
        seat = game.to_move(state)[0]
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        known = known_to(story, seat)
        mates = choose(key, Level.MATE, view, known, moves, seed, QUICK)
        index = luck.choice([mates, luck.randrange(len(moves))])
        told = reason(key, view, known, moves, index)
        assert told is not None
        assert pickle.loads(pickle.dumps(told)) == told  # noqa: S301 - our own
        seen = seen_by(seat, view, moves)
        names = Names(PEOPLE, PEOPLE)
        words = hint_words(FACES[key], SAY, seen, names, index, told)
        assert re.fullmatch(r"💡 A computer's advice: [^\n]+\. [^\n]+\.", words), words
        assert _is_true(key, game, state, seat, moves[index], told), (moves[index], told)
        move = moves[index] if luck.random() < 0.7 else luck.choice(moves)
        state, events = game.apply(state, seat, move)
        story += events


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_a_seat_cannot_see_changes_no_reason(key: str, seed: int) -> None:
    """Handed another state with the same view and history, the reason is the same."""
    game, luck = GAMES[key], Random(seed)
    state, events = game.deal(game.options(), 3, seed)
    story = list(events)
    for _ in range(seed % 15):
        seat = game.to_move(state)[0]
        state, events = game.apply(state, seat, luck.choice(game.legal_moves(state, seat)))
        story += events
    seat = game.to_move(state)[0]
    known = known_to(story, seat)
    other = game.sample_state(game.view(state, seat), seed, known)
    index = seed % len(game.legal_moves(state, seat))
    told = [
        reason(key, game.view(each, seat), known, game.legal_moves(each, seat), index)
        for each in (state, other)
    ]
    assert told[0] == told[1]
