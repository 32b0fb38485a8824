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

from cogs.faces import FACES
from cogs.table.pages.hints import hint_words
from cogs.ui.layout import JOINER
from cogs.ui.names import Names
from engine.core import Event, known_to
from engine.games import GAMES
from engine.games.seven_seals.cards import Colour
from engine.games.seven_seas.cards import COINS, KING, LADY
from engine.games.seven_seas.cards import Card as SeasCard
from engine.games.seven_seas.moves import Keep, PlayCard
from engine.games.seven_seas.state import cards_in
from engine.players import choose, reason
from engine.players.base import QUICK, Level, Reason
from engine.players.seven.reasons import makes_a_seven
from engine.players.seven_seas.masks import mask_of
from engine.players.seven_seas.scoring import booty_counter
from engine.tables.model.table import Table
from engine.tables.view import TableView
from tests.catalogue import SAY
from tests.engine.players.seven import test_players as seven


def why(key: str, state: Any, text: str, story: Sequence[Event] = ()) -> tuple[str, int]:
    """Why seat 0 makes this move, by its notation."""
    game = GAMES[key]
    moves = game.legal_moves(state, 0)
    index = moves.index(game.read_move(text))
    found = reason(key, game.view(state, 0), known_to(story, 0), moves, index)
    assert found is not None
    return str(found.name), found.figure


# 7


@pytest.mark.parametrize(
    ("hand", "fields", "move", "told"),
    [
        ((1, 4), (3, 1), "4n", ("seven", 0)),
        ((4,), (3, 1), "4n", ("out", 0)),
        ((3, 5), (2, 4), "5n", ("which", 0)),
        ((1,), (1, 1), "1h", ("only", 0)),
        ((2, 3, 5), (4, 1), "2n", ("lonely", 0)),
        ((2, 3, 5, 7), (4, 1), "2n", ("waits", 3)),
        ((1, 1, 3, 6), (1, 1), "1h", ("starts", 9)),
        ((1, 1, 3, 6), (1, 1), "3h", ("waits", 6)),
        ((2, 5), (2, 2), "2h", ("finishes", 5)),
        ((4,), (2, 3), "4n", ("passes", 0)),
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
    assert why("seven", state, "4h") == ("keeps", 0)
    again = seven.position((4, 4, 5), 1, 1)
    assert why("seven", again, "5h") == ("keeps", 0)
    assert why("seven", seven.position((1, 4, 5), 1, 1), "4h") == ("fewer", 20)
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
    assert why("seven", seven.position((2, 2, 3, 4), 2, 1), "3h") == ("plans", 4)
    strict = seven.position((2, 5), 3, 0)
    strict = replace(strict, options=replace(strict.options, strict_finish=True))
    assert why("seven", strict, "5h")[0] != "finishes"


@pytest.mark.parametrize(
    ("hand", "fields", "move", "words"),
    [
        ((1, 5), (1, 0), "1h", "You keep your 5, and high cards"),
        ((1, 3, 5), (1, 0), "1h", "You keep your higher cards, up to the 5, and high cards"),
        ((1, 4), (1, 1), "1h", "the fewest ways to a Seven: only 6 unseen cards."),
        ((1, 1, 3, 6), (1, 1), "3h", "You keep the 6 for a Seven on a later turn, and draw"),
    ],
)
def test_a_reason_of_7_counts_what_it_speaks_of(
    hand: tuple[int, ...], fields: tuple[int, int], move: str, words: str
) -> None:
    game, state = GAMES["seven"], seven.position(hand, *fields)
    view, moves = game.view(state, 0), game.legal_moves(state, 0)
    index = moves.index(game.read_move(move))
    told = reason("seven", view, (), moves, index)
    assert told is not None
    seen, names = seen_by(0, view, moves), Names(PEOPLE, PEOPLE)
    assert words in hint_words(FACES["seven"], SAY, seen, names, index, told).replace(JOINER, "")


# All of them


def test_a_game_without_reasons_of_its_own_gives_none() -> None:
    assert reason("whist", None, (), ("a", "b"), 0) is None


def _booty_with(state: Any, cards: Sequence[SeasCard] = ()) -> int:
    """The booty of the seat in turn with these cards besides."""
    chest = state.chests[state.turn % len(state.chests)]
    return booty_counter(state.round.options.booty_values)(mask_of((*chest, *cards)))


def _told_of_seas(state: Any, move: Any, told: Reason) -> bool:
    cards: tuple[SeasCard, ...] = ()
    if isinstance(move, PlayCard | Keep):
        cards = (move.card, *(move.take if isinstance(move, PlayCard) else ()))
    truths: Mapping[str, Callable[[], bool]] = {
        "lady": lambda: LADY in cards,
        "king": lambda: KING in cards,
        "pirates": lambda: {LADY, KING} <= set(cards),
        "coins": lambda: told.figure == sum(COINS[card] for card in cards),
        "cards": lambda: told.figure == len(cards),
        "inside": lambda: told.figure in cards_in(state, move.source),
        "unseen": lambda: told.figure not in (*state.hands[state.turn], *state.display),
        "raises": lambda: _booty_with(state, cards) - _booty_with(state) >= told.figure,
    }
    return truths.get(told.name, lambda: True)()


def _told_of_marque(state: Any, seat: int, move: Any, told: Reason) -> bool:
    ships = {ship.number: ship for ship in state.sea}
    if told.name == "unthreatened":
        return not any(f.cannons for at, f in enumerate(state.fleets) if at != seat)
    if told.name in ("sure", "rescues"):
        return not ships[move.ship].armed
    if told.name == "bold":
        return told.figure != seat and state.fleets[told.figure].cannons > 0
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
        view = game.view(state, seat)
        may_make = any(makes_a_seven(view, each) for each in game.legal_moves(state, seat))
        if told.name in ("keeps", "fewer", "fewest", "plans", "higher", "spare"):
            return not may_make
        passes = told.name in ("waits", "passes", "lonely", "starts")
        return made if told.name in ("seven", "out") else (may_make and not made) or not passes
    if told.name in ("nick", "clears"):
        return not after.display
    if told.name == "guarded" and after.cycle == state.cycle and after.round == state.round:
        return bool(sum(card.strength for card in after.display) > 10)
    return _told_of_seas(state, move, told)


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
