"""The end of a game of Letter of Marque: everybody has something true, the loser first."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, product

from cogs.faces.letter_of_marque.face import FACE as face
from engine.core import Seat
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import (
    EnteredPort,
    ShownArmed,
    ShownDefenceless,
)
from engine.games.letter_of_marque.marks import BOLD, bluffs
from engine.games.letter_of_marque.moves import Attack
from tests.cogs.faces.by_ear import PATHS, crew, recorded
from tests.cogs.faces.moments import SAY, Moment, end_of

BLUFF = re.compile(r"(\S+)'s bluff: 💰(\d)")


def whole_games() -> Iterator[Moment]:
    """The last moments of recorded and of random games, of two to six players."""
    for path in PATHS:
        if path.stem.startswith(GAME.key):
            yield recorded(path)[-1]
    for seats in GAME.seats:
        for series in (False, True):
            for seed in range(4):
                moment = end_of(GAME.key, seats, seed, series=series)
                yield replace(moment, table=replace(moment.table, players=crew(seats)))


def attackable(moment: Moment) -> set[tuple[int, Seat, int]]:
    """By game, owner and number, the defenceless ships that some legal move would have taken."""
    return {
        (state.round, ship.owner, ship.number)
        for state, _ in moment.steps
        for seat in GAME.to_move(state)
        for move in GAME.legal_moves(state, seat)
        if isinstance(move, Attack)
        for ship in state.sea
        if ship.number == move.ship and not ship.armed
    }


def came_home(moment: Moment) -> list[tuple[EnteredPort, tuple[int, Seat, int]]]:
    """Each homecoming with its game, owner and number."""
    steps = moment.steps
    return [
        (event, (before.state.round, event.seat, event.ship))
        for before, step in pairwise(steps)
        for event in step.events
        if isinstance(event, EnteredPort)
    ]


def test_a_bluff_could_have_been_attacked() -> None:
    """Praised is what somebody with a cannon could have attacked on their turn, and all of it."""
    praised = unharmed = 0
    for moment in whole_games():
        ships, home = attackable(moment), came_home(moment)
        found = list(bluffs(moment.steps))
        assert found == [event for event, ship in home if ship in ships]
        text = "\n".join(face.highlights(SAY, moment.replay, moment.names))
        at = moment.names.escaped.index
        for name, treasure in BLUFF.findall(text):
            assert any(e.seat == at(name) and e.treasure == int(treasure) >= BOLD for e in found)
            praised += 1
        unharmed += len(home) - len(found)
    assert praised
    assert unharmed


def test_without_what_decided_a_game_somebody_else_would_have_won_or_shared() -> None:
    """A prize, given back to its owner, or the enemy cannons; what is worth more is named."""
    found = Counter[bool | None]()
    for seats, seed in product(GAME.seats, range(12)):
        moment = end_of(GAME.key, seats, seed)
        outcome, story = moment.replay.outcome, moment.replay.story
        assert outcome is not None
        *_, second, first = sorted(outcome.points)
        if first == second:
            continue
        (winner,) = outcome.winners
        cannons = sum(isinstance(e, ShownArmed) and e.owner == winner for e in story)
        prizes = [e for e in story if isinstance(e, ShownDefenceless) and e.seat == winner]
        best = max((e.treasure for e in prizes), default=0)
        told = face.highlights(SAY, moment.replay, moment.names)[0]
        if way := re.search(r"What decided it: .+ took 💰(\d) from (.+)", told):
            owner = moment.names.escaped.index(way[2])
            assert int(way[1]) == best >= cannons
            assert not wins(outcome.points, winner, best, owner)
        elif way := re.search(r"What decided it: .+ collected (one|\d+) enemy cannons?", told):
            assert cannons == (1 if way[1] == "one" else int(way[1]))
            assert not wins(outcome.points, winner, cannons)
        else:
            assert wins(outcome.points, winner, cannons)
        found["cannon" in told if way else None] += 1
    assert len(found) == 3, found


def wins(points: Sequence[int], winner: Seat, less: int, owner: Seat | None = None) -> bool:
    """True if the winner would have the most points without these, which the owner gets."""
    changed = [own + less * (seat == owner) for seat, own in enumerate(points)]
    changed[winner] -= less
    return changed[winner] > max(p for seat, p in enumerate(changed) if seat != winner)
