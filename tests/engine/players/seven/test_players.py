"""The computer players of 7 choose legally, prefer a Seven, and know only what they may."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Event, known_to
from engine.games.seven import GAME
from engine.games.seven.moves import legal
from engine.games.seven.state import Phase, State
from engine.players import chooser
from engine.players.base import QUICK, Budget, Level
from engine.players.seven import captain as search
from engine.players.seven.evaluation import evaluation_policy
from engine.players.seven.mate import option_of
from engine.players.seven.simulator import OPTIONS, Round
from engine.shuffle import derived, shuffled
from tests.amounts import amount, one_of

CHOOSERS = {level: chooser("seven", level) for level in Level}


@settings(max_examples=amount(10, 250), deadline=None)
@given(st.integers(2, 7), st.integers(0, 2**32), st.booleans())
def test_the_fast_round_is_the_round_of_the_rules(seats: int, seed: int, strict: bool) -> None:
    """Every move and its consequences, to the end of the round."""
    state, _ = GAME.deal(GAME.options(strict_finish=strict), seats, seed)
    renewals = 0

    def shuffle(cards: list[int]) -> list[int]:
        nonlocal renewals
        label = derived(state.seed, "renewal", 1, renewals)
        renewals += bool(cards)
        return list(shuffled(sorted(cards), label))

    table, luck = Round(state, shuffle), Random(seed)
    while not table.is_over:
        moves = GAME.legal_moves(state, state.turn)
        options = OPTIONS[table.fields][table.masks[table.turn]]
        assert [(n, side) for n, _, side in options] == [(m.number, m.side) for m in moves]
        index = int(luck.random() * len(moves))
        state, _ = GAME.apply(state, state.turn, moves[index])
        table.place(options[index])
        if state.round == 1 and state.phase is not Phase.OVER:
            assert seen(table) == truth(state)
    assert state.round == 2


def seen(table: Round) -> tuple[object, ...]:
    hands = tuple(tuple(n for n in range(8) for _ in range(counts[n])) for counts in table.hands)
    return hands, table.turn, divmod(table.fields, 8), table.draw_pile, sorted(table.aside)


def truth(state: State) -> tuple[object, ...]:
    fields = (state.newest, state.other)
    return state.hands, state.turn, fields, list(state.draw_pile), list(state.aside)


def position(hand: tuple[int, ...], newest: int, other: int) -> State:
    """Two players; seat 0 to place on these fields."""
    state, _ = GAME.deal(GAME.options(starter=0), 2, 1)
    deck = list(state.draw_pile) + [n for cards in state.hands for n in cards]
    for number in hand:
        deck.remove(number)
    hands = (tuple(sorted(hand)), tuple(sorted(deck[:7])))
    return replace(state, hands=hands, newest=newest, other=other, draw_pile=tuple(deck[7:]))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(
    ("hand", "newest", "other", "seven"),
    one_of(
        [
            ((1, 1, 2, 3, 5), 2, 4, {3, 5}),
            ((4,), 3, 1, {4}),
            ((2, 3, 4), 3, 1, {4}),
            ((1, 6), 1, 5, {6}),
        ],
        2,
        several=True,
    ),
)
def test_a_seven_is_preferred(
    level: Level, hand: tuple[int, ...], newest: int, other: int, seven: set[int]
) -> None:
    """A deckhand may overlook it, though seldom; the others never do in clear positions.

    (A captain may keep its only 7 for the end of a short hand; mate never does.)
    """
    state = position(hand, newest, other)
    view, moves = GAME.view(state, 0), legal(hand, (newest, other))
    made = 0
    for seed in range(20):
        move = CHOOSERS[level].choose(view, (), moves, Random(seed), Budget(iterations=60))
        after, _ = GAME.apply(state, 0, move)
        made += after.phase is Phase.AGAIN or not after.hands[0] or after.round == 2
    assert made == 20 if level is Level.MATE else made >= 14


@pytest.mark.parametrize("level", [Level.MATE, Level.CAPTAIN])
@pytest.mark.parametrize(
    ("start", "strict", "number"),
    [(position((1, 4), 3, 1), False, 4), (position((5, 7), 2, 0), True, 5)],
    ids=["a seven, and the other starts a pile", "the 7 last, which makes a seven by itself"],
)
def test_a_seat_that_can_go_out_with_two_cards_does(
    level: Level, start: State, strict: bool, number: int
) -> None:
    """With a strict finish the other way round would cost a card."""
    state = replace(start, options=GAME.options(strict_finish=strict, starter=0))
    view, moves = GAME.view(state, 0), GAME.legal_moves(state, 0)
    move = CHOOSERS[level].choose(view, (), moves, Random(1), Budget(iterations=100))
    assert move.number == number


def seen_of_three(seed: int, turns: int) -> tuple[State, list[Event]]:
    """A table of three after some turns of mates, and what the seat in turn knows."""
    state, events = GAME.deal(GAME.options(), 3, seed)
    story = list(events)
    for _ in range(turns):
        moves, view = GAME.legal_moves(state, state.turn), GAME.view(state, state.turn)
        move = CHOOSERS[Level.MATE].choose(view, story, moves, Random(seed), QUICK)
        state, events = GAME.apply(state, state.turn, move)
        story += events
    return state, list(known_to(story, state.turn))


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), turns=st.integers(0, 40))
def test_without_time_the_captain_follows_its_evaluation(seed: int, turns: int) -> None:
    state, known = seen_of_three(seed, turns)
    view, moves = GAME.view(state, state.turn), GAME.legal_moves(state, state.turn)
    chosen = search.captain(view, known, moves, Random(seed), QUICK)
    table, own = Round(state, list), evaluation_policy(view.options.deck)
    values = [own.value(option_of(view, move), table) for move in moves]
    assert values[moves.index(chosen)] == max(values)
