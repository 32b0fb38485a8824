"""Is a world of 7 Seas possible, given what a seat has seen? Found by another way than sampling.

All cards of the world are known here, so the harbour of the deal is, too: whatever lies in a chest
or the harbour and was never public. From there every nick of others is tried until the chests and
the harbour come out as they are in the world and every own look showed what it showed.
"""

from engine.core import Event, Seat
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.events import (
    Captured,
    CardKept,
    CardsSeen,
    LastClears,
    Nicked,
    RoundDealt,
)
from engine.games.seven_seas.state import State

Piles = tuple[frozenset[Card], ...]
"""The chests by side, and the harbour last."""


def is_possible(state: State, seat: Seat, history: tuple[Event, ...]) -> bool:
    """True if this world agrees with all that the seat has seen in this round."""
    deals = [at for at, event in enumerate(history) if isinstance(event, RoundDealt)]
    story = history[deals[-1] :]
    ends = (*map(frozenset, state.chests), frozenset(state.harbour))
    public = {card for event in story for card in _public(event)}
    start: Piles = (*(frozenset() for _ in state.chests), frozenset().union(*ends) - public)
    deal = story[0]
    assert isinstance(deal, RoundDealt)
    return len(start[-1]) == deal.harbour and _leads_to(start, story, seat, ends)


def _public(event: Event) -> tuple[Card, ...]:
    match event:
        case Captured(_, card, taken):
            return (card, *taken)
        case LastClears(_, taken):
            return taken
    return ()


def _leads_to(piles: Piles, story: tuple[Event, ...], seat: Seat, ends: Piles) -> bool:
    """True if some choice of what others nicked makes these piles end so."""
    for at, event in enumerate(story):
        sides = len(piles) - 1
        match event:
            case Captured(who) | LastClears(who):
                piles = _plus(piles, who % sides, frozenset(_public(event)))
            case CardsSeen(_, source, cards) if piles[source] != frozenset(cards):
                return False
            case CardKept(who, source, card):
                piles = _nicked(piles, source, who % sides, card)
            case Nicked(who, source) if who != seat:
                if _astray(piles, ends) > _nicks(story[at:]):
                    return False
                return any(
                    _leads_to(
                        _nicked(piles, source, who % sides, card), story[at + 1 :], seat, ends
                    )
                    for card in sorted(piles[source])
                )
    return piles == ends


def _astray(piles: Piles, ends: Piles) -> int:
    """How many cards are not where they end; each nick can mend one at most."""
    return sum(len(pile - end) for pile, end in zip(piles, ends, strict=True))


def _nicks(story: tuple[Event, ...]) -> int:
    return sum(isinstance(event, Nicked) for event in story)


def _nicked(piles: Piles, source: int, side: int, card: Card) -> Piles:
    at = source % len(piles)
    fewer = (*piles[:at], piles[at] - {card}, *piles[at + 1 :])
    return _plus(fewer, side, frozenset({card}))


def _plus(piles: Piles, side: int, cards: frozenset[Card]) -> Piles:
    return (*piles[:side], piles[side] | cards, *piles[side + 1 :])
