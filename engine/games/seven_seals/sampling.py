"""Worlds that a seat cannot tell from the truth, each of them equally likely.

`engine.dealing` deals the hidden cards evenly to those who can hold them.
"""

from collections.abc import Sequence
from operator import attrgetter

from engine.core import Event, open_part, since_last
from engine.dealing import Holder, deal_hidden
from engine.games.seven_seals.events import CardPlayed, RoundDealt
from engine.games.seven_seals.options import HAND_SIZE
from engine.games.seven_seals.state import Card, Colour, OpenTable, State, deck
from engine.games.seven_seals.view import View
from engine.shuffle import derived


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state whose view is `view`, and which agrees with `history` if that is given.

    The deals of later rounds are drawn from `seed` too. ValueError: the history contradicts the
    view.
    """
    hidden, holders, pile = evidence(view, history)
    dealt = deal_hidden(hidden, holders, attrgetter("colour"), seed)
    hands = (dealt.get(seat, ()) for seat in range(view.seats))
    undealt = (HAND_SIZE - view.options.hand) * view.seats
    return State(
        **open_part(view, OpenTable),
        seed=derived(seed, "future"),
        turn=view.leader if view.turn is None else view.turn,
        hands=tuple(view.hand if s == view.seat else hand for s, hand in enumerate(hands)),
        trick=tuple(played.card for played in view.trick),
        pile=(*dealt.get(None, ()), *pile)[undealt:],
    )


def evidence(
    view: View, history: Sequence[Event] = ()
) -> tuple[tuple[Card, ...], tuple[Holder, ...], tuple[Card, ...]]:
    """The unseen cards, their holders, and the known cards of the pile, in order.

    Concluded from the view, and from the history if it goes back to the last deal.
    """
    shown = _shown(view, history)
    known = tuple(event.card for event in shown)
    seen = {*known, *view.hand}
    hidden = tuple(card for card in deck(view.seats) if card not in seen)
    pile = known[: len(known) - len(view.trick)]
    gaps: list[set[Colour]] = [set() for _ in view.hand_sizes]
    for event in shown:
        if event.card.colour is not event.led:
            gaps[event.seat].add(event.led)
    sizes = enumerate(view.hand_sizes)
    hands = (Holder(seat, size, tuple(sorted(gaps[seat]))) for seat, size in sizes)
    # not dealt, or played before the known events
    untold = Holder(None, HAND_SIZE * view.seats - sum(view.hand_sizes) - len(known))
    holders = (*(hand for hand in hands if hand.seat != view.seat), untold)
    return hidden, tuple(holder for holder in holders if holder.size), pile


def _shown(view: View, history: Sequence[Event]) -> tuple[CardPlayed, ...]:
    """The cards of this round that the seat has seen played, in order."""
    if story := since_last(history, RoundDealt):
        return tuple(event for event in story if isinstance(event, CardPlayed))
    # without a memory: only the last trick and the running one, which are open
    last = view.last_trick.plays if view.last_trick else ()
    return tuple(
        CardPlayed(played.seat, played.card, trick[0].card.colour)
        for trick in (last, view.trick)
        for played in trick
    )
