"""A seat's knowledge of cards it cannot see: how many lie where, and who could not follow."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Event, Seat, since_last
from engine.dealing import Gaps, Place
from engine.games.seven_seals.cards import HAND, Card, deck
from engine.games.seven_seals.events import CardPlayed, RoundDealt
from engine.games.seven_seals.view import View


@dataclass(frozen=True, slots=True)
class Evidence:
    """The unseen cards, the places they lie in, and the known cards of the pile, in order."""

    hidden: tuple[Card, ...]
    places: tuple[Place, ...]
    pile: tuple[Card, ...]


def evidence(view: View, history: Sequence[Event] = ()) -> Evidence:
    """Conclusions from the view, and from the history if it goes back to the last deal."""
    shown = _shown(view, history)
    known = tuple(event.card for event in shown)
    seen = {*known, *view.hand}
    hidden = tuple(card for card in deck(view.seats) if card not in seen)
    pile = known[: len(known) - len(view.trick)]
    hands = (Place(s, size, _gaps(shown, s)) for s, size in enumerate(view.hand_sizes))
    # played before anybody who knows only this much was looking
    untold = Place(None, HAND * view.seats - sum(view.hand_sizes) - len(known))
    places = (*(hand for hand in hands if hand.seat != view.seat), untold)
    return Evidence(hidden, tuple(place for place in places if place.size), pile)


def _gaps(shown: tuple[CardPlayed, ...], seat: Seat) -> Gaps:
    return tuple(sorted({e.led for e in shown if e.seat == seat and e.card.colour is not e.led}))


def _shown(view: View, history: Sequence[Event]) -> tuple[CardPlayed, ...]:
    """The cards of this round that the seat has seen played, in order."""
    if story := since_last(history, RoundDealt):
        return tuple(event for event in story if isinstance(event, CardPlayed))
    # without a memory: the last trick and the running one, which lie open
    last = view.last_trick.plays if view.last_trick else ()
    return tuple(
        CardPlayed(played.seat, played.card, trick[0].card.colour)
        for trick in (last, view.trick)
        for played in trick
    )
