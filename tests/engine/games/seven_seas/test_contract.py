"""7 Seas under the contract of all games."""

from collections import Counter
from random import Random
from typing import Any

from engine.core import Seat
from engine.games.seven_seas import GAME, events
from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card
from engine.games.seven_seas.events import (
    BootyCounted,
    CardKept,
    CardsSeen,
    CategoryScored,
    LastClears,
    Redealt,
    RoundDealt,
    SecondCycle,
)
from engine.games.seven_seas.moves import HARBOUR, Keep, Move, PlayCard
from engine.games.seven_seas.state import Phase, State, cards_in
from tests.engine.contract import Fixed, Spec, contract
from tests.engine.games.seven_seas.memory import is_possible


def cards_of(state: State) -> Counter[Card]:
    """Every card of the state, wherever it is."""
    places = (*state.hands, state.display, *state.chests, state.harbour, *state.aside)
    return Counter(card for cards in places for card in cards)


def own_tables(draw: Random) -> dict[str, Any]:
    """A booty table of the host's own, every other time."""
    values = tuple(-7 if card is KRAKEN else draw.randint(-7, 7) for card in DECK)
    return draw.choice(({}, {"booty_values": values}))


def opened(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a nick lets the seat look at."""
    looks = state.phase is Phase.KEEP and seat == state.turn
    return cards_in(state, state.opened) if looks and state.opened is not None else ()


def any_card(state: State, seat: Seat, draw: Random) -> Move:
    """Any card of the hand, each equally likely; all else that it chooses among is public."""
    legal = GAME.legal_moves(state, seat)
    card = draw.choice(state.hands[seat]) if state.phase is Phase.PLAY else None
    return draw.choice([m for m in legal if not isinstance(m, PlayCard) or m.card is card])


REDEALT = (
    Fixed({"last_clears": True}, seats=2, seed=10_000_000_135),
    Fixed({"booty": "linear"}, seats=2, seed=10_000_000_368),
    Fixed({"target": 14}, seats=2, seed=10_000_000_554),
)
"""The first two are shuffled again at the first deal, the third at the second."""

SPEC = Spec(
    game=GAME,
    events=events,
    rare=REDEALT,
    open_places=lambda state: {"display": state.display, "harbour": state.harbour},
    marks=("suit", "strength"),
    of_others=(LastClears,),
    worth={"hand": lambda hand: sum(STRENGTH[card] for card in hand)},
    cards_of=cards_of,
    private={"hand": lambda state, seat: state.hands[seat], "opened cards": opened},
    for_one_seat=(CardKept, CardsSeen),
    revealing={
        BootyCounted: ("best", "values", "total"),
        CardsSeen: ("cards",),
        CategoryScored: ("figures", "winners", "points"),
        Redealt: ("display",),
        RoundDealt: ("display", "view.display", "view.hand"),
        SecondCycle: ("view.hand",),
    },
    phase_of=lambda state: (state.phase, state.opened == HARBOUR),
    blind=any_card,
    reshuffled=(Redealt,),
    secret=(Keep,),
    consistent=is_possible,
    further=own_tables,
)

TestContract = contract(SPEC)


def test_all_forty_cards_are_counted() -> None:
    state, _ = GAME.deal(GAME.options(), 4, 0)
    assert cards_of(state) == Counter(DECK)
