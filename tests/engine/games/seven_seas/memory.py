"""Is a world of 7 Seas possible, given what a seat has seen? Found by another way than sampling.

All cards of the world are known here, so the harbour of the deal is, too: whatever lies in a chest
or the harbour and was never public. From there every nick of others is tried until the chests and
the harbour come out as they are in the world and every own look showed what it showed.
"""

from collections.abc import Iterator, Sequence

from engine.core import Event, Seat
from engine.games.seven_seas import events as of
from engine.games.seven_seas.cards import Card
from engine.games.seven_seas.state import State

Piles = tuple[frozenset[Card], ...]
"""The chests by side, and the harbour last."""


def is_possible(state: State, seat: Seat, history: tuple[Event, ...]) -> bool:
    """True if this world agrees with all that the seat has seen in this round."""
    deals = [at for at, event in enumerate(history) if isinstance(event, of.RoundDealt)]
    deal, *story = history[deals[-1] :]
    ends = (*map(frozenset, state.chests), frozenset(state.harbour))
    public = {card for event in story for card in _public(event)}
    start: Piles = (*(frozenset() for _ in state.chests), frozenset().union(*ends) - public)
    assert isinstance(deal, of.RoundDealt)
    return len(start[-1]) == deal.harbour and ends in ways(start, story, seat, ends)


def _public(event: Event) -> tuple[Card, ...]:
    match event:
        case of.Captured(_, card, taken):
            return (card, *taken)
        case of.LastClears(_, taken):
            return taken
    return ()


def ways(
    piles: Piles, story: Sequence[Event], seat: Seat, ends: Piles | None = None
) -> Iterator[Piles]:
    """Where all cards end, once for each way in which others may have nicked real cards.

    ends: ways that can't lead there any more are left out.
    """
    sides = len(piles) - 1
    for at, event in enumerate(story):
        match event:
            case of.Captured(who) | of.LastClears(who):
                piles = _plus(piles, who % sides, frozenset(_public(event)))
            case of.CardsSeen(_, source, cards) if piles[source] != frozenset(cards):
                return
            case of.CardKept(who, source, card):
                piles = nicked(piles, source, who % sides, card)
            case of.Nicked(who, source) if who != seat:
                if ends is not None and _astray(piles, ends) > _nicks(story[at:]):
                    return
                for card in sorted(piles[source]):
                    after = nicked(piles, source, who % sides, card)
                    yield from ways(after, story[at + 1 :], seat, ends)
                return
    yield piles


def _astray(piles: Piles, ends: Piles) -> int:
    """How many cards are not where they end; each nick can mend one at most."""
    return sum(len(pile - end) for pile, end in zip(piles, ends, strict=True))


def _nicks(story: Sequence[Event]) -> int:
    return sum(isinstance(event, of.Nicked) for event in story)


def nicked(piles: Piles, source: int, side: int, card: Card) -> Piles:
    """The piles after this card was nicked."""
    at = source % len(piles)
    fewer = (*piles[:at], piles[at] - {card}, *piles[at + 1 :])
    return _plus(fewer, side, frozenset({card}))


def _plus(piles: Piles, side: int, cards: frozenset[Card]) -> Piles:
    return (*piles[:side], piles[side] | cards, *piles[side + 1 :])
