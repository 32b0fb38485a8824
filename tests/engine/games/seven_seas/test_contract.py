"""7 Seas under the contract of all games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from engine.games.seven_seas import GAME
from engine.games.seven_seas.cards import DECK, KRAKEN, Card
from engine.games.seven_seas.events import (
    BootyCounted,
    CardsSeen,
    CategoryScored,
    Redealt,
    RoundDealt,
    SecondCycle,
)
from engine.games.seven_seas.moves import Keep
from engine.games.seven_seas.state import State
from tests.engine.conformance import Spec, contract
from tests.engine.games.seven_seas.memory import is_possible


def cards_of(state: State) -> Counter[Card]:
    """Every card of the state, wherever it is."""
    places = (*state.hands, state.display, *state.chests, state.harbour, *state.aside)
    return Counter(card for cards in places for card in cards)


values = st.tuples(*(st.just(-7) if card is KRAKEN else st.integers(-7, 7) for card in DECK))
own_tables: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries({}) | st.fixed_dictionaries(
    {"booty_values": values}
)

SPEC = Spec(
    game=GAME,
    cards_of=cards_of,
    revealing=(BootyCounted, CardsSeen, CategoryScored, Redealt, RoundDealt, SecondCycle),
    secret=(Keep,),
    consistent=is_possible,
    further=own_tables,
)

TestContract = contract(SPEC)


def test_all_forty_cards_are_counted() -> None:
    state, _ = GAME.deal(GAME.options(), 4, 0)
    assert cards_of(state) == Counter(DECK)
