"""Feats in Letter of Marque that earn a mark."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

from engine.core import GameOver, Seat, Step
from engine.games.letter_of_marque.events import Attacked, EnteredPort, ShownArmed
from engine.games.letter_of_marque.state import Phase, State

RICHEST: Final = 7
"""The greatest treasure."""
BOLD: Final = 5
"""The lowest treasure of a bold homecoming."""
BROKEN: Final = 4
"""Attacks repelled by one seat that earn a mark."""


def bluffs(steps: Sequence[Step[Any]]) -> Iterator[EnteredPort]:
    """Each ship that its seat chose to send out defenceless, and that came home through danger.

    It was no bluff if no seat with a cannon was to move while it was at sea and could be armed.
    """
    dared, forced = set[tuple[int, int]](), set[tuple[int, int]]()
    for before, step in pairwise(steps):
        state: State = before.state
        if state.phase is Phase.TURN and state.fleets[state.turn].cannons:
            theirs = [s for s in state.sea if s.owner != state.turn and not s.armed]  # in danger
            unsure = (ship for ship in theirs if state.fleets[ship.owner].hidden[0])
            dared |= {(state.round, ship.number) for ship in unsure} - forced
        elif state.phase is Phase.SHIP and not state.fleets[state.turn].armed:
            forced.add((state.round, state.placed + 1))
        for event in step.events:
            if isinstance(event, EnteredPort) and (state.round, event.ship) in dared:
                yield event


def feats(steps: Sequence[Step[Any]]) -> Iterator[tuple[int, EnteredPort]]:
    """Each bold homecoming, by its treasure."""
    return ((home.treasure, home) for home in bluffs(steps) if home.treasure >= BOLD)


def earned(steps: Sequence[Step[Any]]) -> Iterator[tuple[Seat, str]]:
    """Each mark that a seat earned, as often as it did."""
    attacked = set[Seat]()
    broken = Counter[Seat]()
    yield from ((home.seat, "seven-home") for home in bluffs(steps) if home.treasure == RICHEST)
    for step in steps:
        for event in step.events:
            match event:
                case Attacked(seat):
                    attacked.add(seat)
                case ShownArmed(_, _, owner):
                    broken[owner] += 1
                    if broken[owner] == BROKEN:
                        yield owner, "guns"
                case GameOver(winners):
                    yield from ((seat, "no-shot") for seat in winners if seat not in attacked)
