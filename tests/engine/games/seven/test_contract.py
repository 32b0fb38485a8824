"""The game 7 signs the contract of `engine.core.Game`."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine.core import Event, Seat, known_to
from engine.games.seven import GAME, events
from engine.games.seven import events as of
from engine.games.seven.cards import CARDS, NUMBERS
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.sampling import SWEEPS, sample_states
from engine.games.seven.state import CHIPS, State
from tests.engine.contract import Fixed, Spec, contract
from tests.engine.contract.records import play_out
from tests.engine.games.seven.memory import could_have_happened, piles_agree
from tests.engine.games.seven.positions import position


def cards_and_chips(state: State) -> Counter[Any]:
    """80 cards wherever they lie, and 80 chips, paid or not."""
    cards = Counter(state.draw_pile) + Counter(state.aside)
    cards += Counter(card.number for card in state.pile)
    for hand in state.hands:
        cards += Counter(hand)
    assert cards.total() == CARDS
    assert sum(state.chips) <= CHIPS
    return cards


def a_deck(seed: int) -> tuple[int, ...]:
    """80 cards, the lower numbers more frequent; with decks of high numbers games may not end."""
    draw = Random(seed)
    cards = Counter(min(draw.randint(1, 7), draw.randint(1, 7)) for _ in range(CARDS))
    return tuple(sorted((cards[number] for number in NUMBERS), reverse=True))


def decks(draw: Random) -> dict[str, Any]:
    """A deck of the host's own, every other time."""
    return draw.choice(({}, {"deck": a_deck(draw.randrange(1000))}))


def any_card(state: State, seat: Seat, draw: Random) -> PlaceCard:
    """Any card of the hand, each equally likely, on any side where a card of its number may lie."""
    number = draw.choice(state.hands[seat])
    ways = [move for move in GAME.legal_moves(state, seat) if move.number == number]
    return draw.choice(ways) if ways else PlaceCard(number, Side.HOLE)


BLOCKS = {"deck": (0, 74, 5, 0, 0, 1, 0), "starter": 0}
"""Nothing goes on a six but another: once it lies, all draw until nothing is left to draw."""

SPEC = Spec(
    game=GAME,
    events=events,
    rare=(Fixed(BLOCKS, seats=7, seed=10_000_000_034),),
    cards_of=cards_and_chips,
    private={"hand": lambda state, seat: state.hands[seat]},
    for_one_seat=(of.HandDealt, of.DrewCard),
    open_places=lambda state: {"draw pile": state.draw_pile},
    of_others=(of.HandDealt, of.DrewCard, of.PenaltyDrew, of.WentOut, of.CameLast, of.ChipsPaid),
    # Hidden cards decide which seat must draw a penalty card, and which cards are drawn.
    revealing={
        of.HandDealt: ("hand", "view.hand"),
        of.DrewCard: ("number",),
        of.PenaltyDrew: (),
        of.DrawPileRenewed: (),
    },
    blind=any_card,
    # that hands agree with penalty draws too: below, on fixed seeds
    consistent=piles_agree,
    further=decks,
)
TestContract = contract(SPEC)


def moments(seats: int, seed: int, share: float) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Some positions of a random game, with everything that happened before."""
    draw = Random(seed)
    rules = {"deck": draw.choice(("tapered", "mild"))}
    record = play_out(SPEC, Fixed(rules, seats, seed, luck=seed))
    for cut, state in enumerate(record.states[1:], 1):
        if draw.random() < share:
            yield state, replace(record, cut=cut).history


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_hands_agree_with_every_placing_and_penalty_draw(seats: int) -> None:
    """Judged by an oracle that shares nothing with the sampler; the truth passes it too."""
    judged = 0
    for state, story in moments(seats, seats, 0.04):
        for seat in (None, *range(seats)):
            history = known_to(story, seat)
            view = GAME.view(state, seat)
            world = GAME.sample_state(view, 1, history)
            assert GAME.view(world, seat) == view
            assert could_have_happened(state, seat, history)
            assert could_have_happened(world, seat, history)
            judged += 1
    assert judged > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_come_from_one_deal_agree_with_the_story_too(seats: int) -> None:
    for state, story in moments(seats, 5, 0.1):
        view, history = GAME.view(state, state.turn), known_to(story, state.turn)
        worlds = list(islice(sample_states(view, 1, history), SWEEPS + 4))
        assert len({world.hands for world in worlds}) > 1
        for world in worlds:
            assert GAME.view(world, state.turn) == view
            assert could_have_happened(world, state.turn, history)


def test_a_view_that_cannot_be_is_refused() -> None:
    """Seat 1 would have to place on a 6 where all unseen cards are fives."""
    view = GAME.view(position((1,), (6,), pile="6", turn=1), 0)
    with pytest.raises(ValueError, match="no deal"):
        GAME.sample_state(replace(view, options=GAME.options(deck=(1, 0, 0, 0, 78, 1, 0))), 1)
