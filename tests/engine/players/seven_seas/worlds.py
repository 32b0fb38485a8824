"""Worlds of the fast simulator of 7 Seas, made from states of the rules and compared with them."""

from engine.games.seven_seas.cards import DECK, Cards
from engine.games.seven_seas.state import State
from engine.players.seven_seas.masks import Mask, key_of, mask_of, numbers_of
from engine.players.seven_seas.simulator import World


def world_of(state: State) -> World:
    """The world of a state of the rules in which a card is to be played."""
    return World(
        hands=[mask_of(hand) for hand in state.hands],
        display=mask_of(state.display),
        key=key_of(mask_of(state.display)),
        piles=[*map(mask_of, state.chests), mask_of(state.harbour)],
        aside=tuple(mask_of(hand) for hand in state.aside),
        turn=state.turn,
        starter=state.starter,
        last=-1 if state.last is None else state.last,
    )


def cards_of(mask: Mask) -> Cards:
    """The cards of a set, sorted."""
    return tuple(DECK[number] for number in numbers_of(mask))
