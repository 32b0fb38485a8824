"""The Seven Seals keeps the contract of every game."""

from collections import Counter
from itertools import chain
from random import Random
from typing import Any

from engine.core import Event, Seat
from engine.games.seven_seals import GAME, events
from engine.games.seven_seals.events import (
    BlackSealTaken,
    CardPlayed,
    NoBlackSealLeft,
    PlayerScored,
    RoundDealt,
    SaboteurScored,
    SealReturned,
    TrickWon,
)
from engine.games.seven_seals.moves import Move, Play, Predict
from engine.games.seven_seals.state import Phase, State
from tests.engine.contract import Spec, contract


def cards_of(state: State) -> Counter[Any]:
    cards: Counter[Any] = Counter(chain(*state.hands, state.trick, state.pile))
    for counts in (state.seals.middle, *state.seals.held):
        cards.update({f"seal {kind}": count for kind, count in enumerate(counts)})
    return cards


def consistent(state: State, seat: Seat, history: tuple[Event, ...]) -> bool:
    """Played cards lie where they were played, and nobody holds a colour not followed."""
    deal = max(n for n, event in enumerate(history) if isinstance(event, RoundDealt))
    played = [event for event in history[deal:] if isinstance(event, CardPlayed)]
    if [event.card for event in played] != [*state.pile, *state.trick]:
        return False
    gaps = {(event.seat, event.led) for event in played if event.card.colour != event.led}
    return all(
        (holder, card.colour) not in gaps
        for holder, hand in enumerate(state.hands)
        for card in hand
    )


def any_card(state: State, seat: Seat, draw: Random) -> Move:
    """Any card of the hand, each equally likely; nobody predicts a trick."""
    if state.phase is Phase.PLAY:
        return Play(draw.choice(state.hands[seat]))
    if state.phase is Phase.PREDICT:
        return Predict()
    return draw.choice(GAME.legal_moves(state, seat))


SPEC = Spec(
    game=GAME,
    events=events,
    marks=("colour", "rank"),
    of_others=(
        TrickWon,
        SealReturned,
        BlackSealTaken,
        NoBlackSealLeft,
        PlayerScored,
        SaboteurScored,
    ),
    worth={"hand": lambda hand: sum(card.rank for card in hand)},
    cards_of=cards_of,
    private={"hand": lambda state, seat: state.hands[seat]},
    consistent=consistent,
    revealing={RoundDealt: ("view.hand",)},
    blind=any_card,
)
TestContract = contract(SPEC)
