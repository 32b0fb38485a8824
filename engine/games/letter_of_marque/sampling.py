"""Worlds that a seat cannot tell from the truth: others' ship types and all piles are redrawn.

A view holds everything that a perfect memory would: of every seat the ships shown and those
still hidden, and which treasures its pile must hold. So the seat's history adds nothing: no legal
choice ever showed a type, and all assignments of the remaining types to hidden ships are equally
likely.
"""

from collections.abc import Sequence
from typing import TypeVar

from engine.core import Event, Seat, open_part
from engine.games.letter_of_marque.state import (
    ARMED,
    DEFENCELESS,
    TREASURES,
    Fleet,
    OpenFleet,
    OpenTable,
    Phase,
    Ship,
    State,
)
from engine.games.letter_of_marque.view import View
from engine.shuffle import derived, shuffled

_Item = TypeVar("_Item")

_LOTS = len(TREASURES) + ARMED + DEFENCELESS
"""One lot for each treasure and ship of a seat: one shuffle draws a whole world."""


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A state with this view; what is hidden, and the games to come, are drawn from `seed`."""
    lots = shuffled(range(_LOTS * len(view.fleets)), seed)
    worlds = tuple(
        _drawn(view, seat, lots[seat * _LOTS : (seat + 1) * _LOTS])
        for seat in range(len(view.fleets))
    )
    setting_up = view.phase is Phase.SET_UP
    return State(
        **open_part(view, OpenTable),
        seed=derived(seed, "future"),
        choices=tuple(choice for *_, choice in worlds) if setting_up else (),
        fleets=tuple(fleet for fleet, *_ in worlds),
        sea=tuple(
            Ship(s.number, s.owner, s.treasure, s.shown or worlds[s.owner][1][s.number], s.shown)
            for s in view.sea
        ),
    )


def _drawn(
    view: View, seat: Seat, lots: tuple[int, ...]
) -> tuple[Fleet, dict[int, bool], bool | None]:
    """The fleet of a seat as drawn, the types of ships at sea by number, and its set-up choice.

    The types not yet shown fall on the ships at sea, in the supply, and in port by lot.
    """
    seen, scored = view.fleets[seat], open_part(view.fleets[seat], OpenFleet)
    pile = _by_lot(seen.unseen, lots[: len(TREASURES)])
    if seat == view.seat and (own := view.own) is not None:  # the seat knows its ships
        at_sea = {ship.number: ship.number in own.armed_at_sea for ship in view.sea}
        return Fleet(pile, own.armed, own.defenceless, **scored), at_sea, own.choice
    armed, defenceless = ARMED - seen.armed_seen, DEFENCELESS - seen.defenceless_seen
    types = _by_lot((True,) * armed + (False,) * defenceless, lots[len(TREASURES) :])
    hidden = [ship.number for ship in view.sea if ship.owner == seat and not ship.shown]
    at_sea = dict(zip(hidden, types, strict=False))
    supply = types[len(hidden) : len(hidden) + seen.supply]
    choosing = view.phase is not Phase.SET_UP or seat in view.to_move
    choice = None if choosing else types[0]
    return Fleet(pile, sum(supply), seen.supply - sum(supply), **scored), at_sea, choice


def _by_lot(items: tuple[_Item, ...], lots: tuple[int, ...]) -> tuple[_Item, ...]:
    """The items in the order of their lots; no two lots are equal."""
    return tuple(item for _, item in sorted(zip(lots, items, strict=False)))
