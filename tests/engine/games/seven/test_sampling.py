"""Sampled worlds of 7: they use a careful player's memory, and nothing that he cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine.core import Event, known_to
from engine.games.seven import GAME
from engine.games.seven.cards import all_cards
from engine.games.seven.dealing import Deal, Story
from engine.games.seven.events import Drew, DrewCard, HandDealt, PenaltyDrew, Placed
from engine.games.seven.inference import from_history
from engine.games.seven.placing import legal
from engine.games.seven.sampling import SWEEPS, sample_states
from engine.games.seven.state import State
from tests.amounts import amount
from tests.engine.games.seven.memory import could_have_happened, with_fields
from tests.engine.games.seven.positions import position


def moments(seats: int, seed: int, share: float) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Some positions of a random game, with everything that happened before."""
    draw = Random(seed)
    state, events = GAME.deal(GAME.options(deck=draw.choice(("tapered", "mild"))), seats, seed)
    story = list(events)
    while GAME.to_move(state):
        moves = GAME.legal_moves(state, state.turn)
        state, events = GAME.apply(state, state.turn, draw.choice(moves))
        story += events
        if draw.random() < share:
            yield state, tuple(story)


@pytest.mark.parametrize("seats", range(2, 8))
def test_hands_agree_with_every_placing_and_penalty_draw(seats: int) -> None:
    """Judged by an oracle that shares nothing with the sampler; the truth passes it too."""
    judged = 0
    for seed in range(3):
        for state, story in moments(seats, seed, 0.04):
            for seat in (None, *range(seats)):
                history = known_to(story, seat)
                view = GAME.view(state, seat)
                world = GAME.sample_state(view, seed, history)
                assert GAME.view(world, seat) == view
                assert could_have_happened(state, seat, history)
                assert could_have_happened(world, seat, history)
                judged += 1
    assert judged > 50


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_come_from_one_deal_agree_with_the_story_too(seats: int) -> None:
    for state, story in moments(seats, 5, 0.1):
        view, history = GAME.view(state, state.turn), known_to(story, state.turn)
        worlds = list(islice(sample_states(view, 1, history), SWEEPS + 4))
        assert len({world.hands for world in worlds}) > 1
        for world in worlds:
            assert GAME.view(world, state.turn) == view
            assert could_have_happened(world, state.turn, history)


def penalties() -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Positions of two players where seat 1 could place nothing on the first card."""
    for seed in range(300):
        state, story = GAME.deal(GAME.options(starter=0), 2, seed)
        for move in GAME.legal_moves(state, 0):
            after, events = GAME.apply(state, 0, move)
            if after.turn == 0 and any(isinstance(event, PenaltyDrew) for event in events):
                yield after, (*story, *events)


def test_who_drew_a_penalty_card_held_nothing_that_could_be_placed() -> None:
    """All but the penalty card itself fit nowhere on the pile, in every world."""
    positions = list(penalties())
    assert len(positions) >= 3
    for state, story in positions[:5]:
        for seed in range(20):
            world = GAME.sample_state(GAME.view(state, 0), seed, known_to(story, 0))
            assert sum(bool(legal((n,), state.fields)) for n in world.hands[1]) <= 1


def test_without_history_a_world_may_ignore_the_penalty_but_not_the_view() -> None:
    state, _ = GAME.deal(GAME.options(), 3, 4)
    for seat in range(3):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.sample_state(view, 9), seat) == view


def test_the_seat_to_move_holds_a_card_that_can_be_placed() -> None:
    for state, story in moments(4, 8, 0.05):
        for seat in range(4):
            for history in ((), known_to(story, seat)):
                world = GAME.sample_state(GAME.view(state, seat), 3, history)
                assert GAME.legal_moves(world, state.turn)


def test_the_piles_put_aside_are_remembered() -> None:
    for state, story in moments(3, 2, 0.03):
        world = GAME.sample_state(GAME.view(state, 1), 5, known_to(story, 1))
        assert world.aside == state.aside
        assert world.renewals == state.renewals


def test_a_renewed_draw_pile_holds_only_what_had_been_put_aside() -> None:
    seen = 0
    for state, story in moments(7, 3, 0.1):
        if state.renewals:
            world = GAME.sample_state(GAME.view(state, 0), 5, known_to(story, 0))
            pool = from_history(GAME.view(state, 0), known_to(story, 0)).pools[-1]
            assert Counter(world.draw_pile) <= pool
            seen += 1
    assert seen


def test_worlds_differ_and_equal_seeds_give_equal_worlds() -> None:
    state, story = GAME.deal(GAME.options(), 3, 4)
    view, history = GAME.view(state, 0), known_to(story, 0)
    worlds = [GAME.sample_state(view, seed, history) for seed in range(20)]
    assert len({world.hands for world in worlds}) > 15
    assert worlds == [GAME.sample_state(view, seed, history) for seed in range(20)]


def test_numbers_are_as_frequent_in_hidden_hands_as_in_the_unseen_cards() -> None:
    """With nothing known, seven hidden cards of 73 hold each number in proportion (within 15%)."""
    state, story = GAME.deal(GAME.options(starter=0), 2, 4)
    view, history = GAME.view(state, 0), known_to(story, 0)
    drawn = Counter[int]()
    for seed in range(2000):
        drawn.update(GAME.sample_state(view, seed, history).hands[1])
    unseen = Counter(state.hands[1]) + Counter(state.draw_pile)
    for number, cards in unseen.items():
        assert drawn[number] == pytest.approx(14000 * cards / 73, rel=0.15)


@pytest.mark.slow
def test_worlds_are_as_likely_as_among_all_orders_of_the_deck() -> None:
    """Compared with shuffling the unseen cards until a deal tells the same story, where seat 1
    takes any card of its hand, so that who plays a number is likely to have more of it.

    With 400 hands from shuffles one deviation of a difference is 0.06.
    """
    state, story = next(story_with_penalty())
    view, history = GAME.view(state, 0), known_to(story, 0)
    sampled, shuffled = Counter[int](), Counter[int]()
    for seed in range(1500):
        sampled.update(GAME.sample_state(view, seed, history).hands[1])
    tellings = retold(state, story, amount(400, 1500))
    for hand in tellings:
        shuffled.update(hand)
    for number in range(1, 8):
        expected = shuffled[number] / len(tellings)
        assert sampled[number] / 1500 == pytest.approx(expected, abs=0.25)


def story_with_penalty() -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Two players, seat 0 to move; seat 1 placed one or two cards and drew a penalty card."""
    for seed in range(100):
        for state, story in moments(2, seed, 1):
            mine = [event for event in story if getattr(event, "seat", None) == 1]
            kinds = Counter(type(event) for event in mine)
            if kinds[PenaltyDrew] == 1 and 1 <= kinds[Placed] <= 2 and state.turn == 0:
                yield state, story


def retold(state: State, story: Sequence[Event], wanted: int) -> list[list[int]]:
    """Draw `wanted` hands of seat 1, from orders of seat 0's unseen cards that fit the story."""
    own = [e for e in story if isinstance(e, HandDealt | DrewCard) and e.seat == 0]
    seen = Counter(n for e in own for n in (e.hand if isinstance(e, HandDealt) else (e.number,)))
    unseen = list((Counter(all_cards(state.options.deck)) - seen).elements())
    came = [e for e in story if isinstance(e, Drew | PenaltyDrew) and e.seat == 1]
    draw, hands = Random(5), list[list[int]]()
    while len(hands) < wanted:
        hand = follow(story, iter(draw.sample(unseen, 7 + len(came))), draw)
        hands += [] if hand is None else [hand]
    return hands


def follow(story: Sequence[Event], cards: Iterator[int], draw: Random) -> list[int] | None:
    """The hand of seat 1 at the end, its cards coming in this order; None if it cannot be."""
    hand = [next(cards) for _ in range(7)]
    for event, fields in with_fields(story):
        if getattr(event, "seat", None) != 1:
            continue
        if isinstance(event, PenaltyDrew) and legal(hand, fields):
            return None
        if isinstance(event, Placed):
            if draw.choice(hand) != event.number:
                return None
            hand.remove(event.number)
        if isinstance(event, Drew | PenaltyDrew):
            hand.append(next(cards))
    return hand


def test_lacks_that_leave_no_deal_in_time_are_forgotten_not_fatal() -> None:
    """The fallback is a world with an equal view all the same."""
    for state, story in moments(3, 2, 0.02):
        history = known_to(story, 0)
        view = GAME.view(state, 0)
        memory = from_history(view, history)
        memory.forget_lacks()
        assert not memory.knows_of_lacks
        deal = Deal(Story(memory), Random(1).random)
        sizes = [len(deal.hand(seat)) for seat in (1, 2)]
        assert sizes == list(view.sizes[1:])


def test_a_view_that_cannot_be_is_refused() -> None:
    """Seat 1 would have to place on a 6 where all unseen cards are fives."""
    view = GAME.view(position((1,), (6,), pile="6", turn=1), 0)
    with pytest.raises(ValueError, match="no deal"):
        GAME.sample_state(replace(view, options=GAME.options(deck=(1, 0, 0, 0, 78, 1, 0))), 1)


def test_in_a_world_of_a_finished_game_the_turn_is_where_it_ended() -> None:
    """The seat that came last was to move when the last round ended."""
    state, _ = GAME.deal(GAME.options(), 3, 5)
    while movers := GAME.to_move(state):
        state, _ = GAME.apply(state, movers[0], GAME.legal_moves(state, movers[0])[0])
    for seat in (0, 1, 2, None):
        assert GAME.sample_state(GAME.view(state, seat), 1).turn == state.turn
