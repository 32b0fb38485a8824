"""Worlds that a seat cannot tell from the truth, each of them equally likely.

`engine.dealing` deals the hidden cards evenly to the places where they can lie.
"""

from collections.abc import Sequence
from operator import attrgetter

from engine.core import Event
from engine.dealing import deal_hidden
from engine.games.seven_seals.inference import evidence
from engine.games.seven_seals.state import State
from engine.games.seven_seals.view import View
from engine.shuffle import derived


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state whose view is `view`, and which agrees with `history` if that is given.

    The deals of later rounds are drawn from `seed` too. ValueError: the history contradicts the
    view.
    """
    known = evidence(view, history)
    dealt = deal_hidden(known.hidden, known.places, attrgetter("colour"), seed)
    hands = (dealt.get(seat, ()) for seat in range(view.seats))
    return State(
        options=view.options,
        seed=derived(seed, "future"),
        sheet=view.sheet,
        seals=view.seals,
        phase=view.phase,
        turn=view.leader if view.turn is None else view.turn,
        leader=view.leader,
        hands=tuple(view.hand if s == view.seat else hand for s, hand in enumerate(hands)),
        trick=tuple(played.card for played in view.trick),
        last_trick=view.last_trick,
        tricks=view.tricks,
        pile=(*dealt.get(None, ()), *known.pile),
    )
