"""Positions and game records of Letter of Marque for its tests.

A line of play is "seat move" in the game's notation, e.g. "0 attack 2".
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import Event, IllegalMove, Seat, Step
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.moves import Reason
from engine.games.letter_of_marque.state import Fleet, Phase, Ship, State


def fleet(
    pile: tuple[int, ...] = (), *, armed: int = 0, defenceless: int = 0, **scored: Any
) -> Fleet:
    """A seat's belongings; by default cannons and nothing else."""
    return Fleet(pile, armed, defenceless, **scored)


def armed(number: int, owner: Seat, treasure: int, *, shown: bool = False) -> Ship:
    return Ship(number, owner, treasure, True, shown)


def defenceless(number: int, owner: Seat, treasure: int) -> Ship:
    return Ship(number, owner, treasure, False, False)


def at_sea(*ships: Ship, fleets: tuple[Fleet, ...], turn: Seat = 0, series: bool = False) -> State:
    """Somebody's turn, with these ships at sea."""
    return replace(
        dealt(len(fleets), series=series),
        phase=Phase.TURN,
        turn=turn,
        placed=max((ship.number for ship in ships), default=0),
        first_treasures=(),
        choices=(),
        fleets=fleets,
        sea=ships,
    )


def dealt(seats: int = 3, seed: int = 1, **choices: Any) -> State:
    """The set-up; seat 0 starts by default."""
    return GAME.deal(GAME.options(**{"starter": 0, **choices}), seats, seed).state


def started(*types: str, seed: int = 1, **choices: Any) -> State:
    """After the set-up: seat by seat an "armed" or a "defenceless" ship."""
    lines = [f"{seat} place {kind}" for seat, kind in enumerate(types)]
    return play(dealt(len(types), seed, **choices), *lines).state


def play(state: State, *lines: str) -> Step[State]:
    """The state after these lines, and all their events."""
    story: list[Event] = []
    for line in lines:
        seat, _, move = line.partition(" ")
        state, events = GAME.apply(state, int(seat), GAME.read_move(move))
        story.extend(events)
    return Step(state, tuple(story))


def refused(state: State, line: str) -> Reason:
    """Why this line is illegal; fails if it is legal."""
    seat = int(line.partition(" ")[0])
    with pytest.raises(IllegalMove) as refusal:
        play(state, line)
    assert GAME.read_move(line.partition(" ")[2]) not in GAME.legal_moves(state, seat)
    reason = refusal.value.reason
    assert isinstance(reason, Reason)
    return reason


def legal(state: State, seat: Seat) -> list[str]:
    """The legal moves in notation, in their order."""
    return [GAME.write_move(move) for move in GAME.legal_moves(state, seat)]


def of_kind(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]
