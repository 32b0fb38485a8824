"""The game 7 signs the contract of `engine.core.Game`."""

from collections import Counter
from random import Random
from typing import Any

from engine.core import Seat
from engine.games.seven import GAME, events
from engine.games.seven.cards import CARDS, NUMBERS
from engine.games.seven.events import (
    CameLast,
    ChipsPaid,
    DrawPileRenewed,
    DrewCard,
    HandDealt,
    PenaltyDrew,
    WentOut,
)
from engine.games.seven.moves import PlaceCard, Side
from engine.games.seven.state import CHIPS, State
from tests.engine.contract import Fixed, Spec, contract
from tests.engine.games.seven.memory import piles_agree


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
    for_one_seat=(HandDealt, DrewCard),
    open_places=lambda state: {"draw pile": state.draw_pile},
    of_others=(HandDealt, DrewCard, PenaltyDrew, WentOut, CameLast, ChipsPaid),
    # Hidden cards decide which seat must draw a penalty card, and which cards are drawn.
    revealing={
        HandDealt: ("hand", "view.hand"),
        DrewCard: ("number",),
        PenaltyDrew: (),
        DrawPileRenewed: (),
    },
    blind=any_card,
    # that hands agree with penalty draws too: test_sampling.py, on fixed seeds
    consistent=piles_agree,
    further=decks,
)
TestContract = contract(SPEC)
