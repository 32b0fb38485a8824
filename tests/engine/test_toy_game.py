"""The toy game of the table tests signs the same contract as every game."""

from __future__ import annotations

from collections import Counter

from engine.core import Event, RoundEnded, Seat
from tests.engine.contract import Spec, contract
from tests.engine.toy_game import TOY, RoundBegan, Stake, StakeChosen, State


def chips(state: State) -> Counter[str]:
    """The pieces of a game that has no cards: one chip for each seat."""
    return Counter({"chip": len(state.stakes)})


def keeps_to(world: State, seat: Seat, history: tuple[Event, ...]) -> bool:
    """True if the seat's stake in this round agrees with the events it has seen."""
    stake = 0
    for event in history:
        if isinstance(event, RoundBegan):
            stake = 0
        elif isinstance(event, StakeChosen):
            stake = event.number
    return world.stakes[seat] == stake


def staked(state: State, seat: Seat) -> tuple[int, ...]:
    """The stake of the seat, once it is chosen."""
    return tuple(filter(None, (state.stakes[seat],)))


SPEC = Spec(
    game=TOY,
    cards_of=chips,
    private={"stake": staked},
    consistent=keeps_to,
    for_one_seat=(StakeChosen,),
    revealing={RoundEnded: ("points",)},
    blind=lambda state, seat, draw: draw.choice(TOY.legal_moves(state, seat)),
    secret=(Stake,),
)

TestToyGame = contract(SPEC)
