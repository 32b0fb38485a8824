"""The end of a game of Letter of Marque: everybody has something true, the loser first."""

from __future__ import annotations

import re

from cogs.faces.letter_of_marque.face import FACE as face
from engine.games.letter_of_marque import GAME
from engine.games.letter_of_marque.events import EnteredPort, ShownDefenceless
from tests.cogs.faces.moments import SAY, Moment, end_of

HOME = re.compile(r"(\S+)'s (?:bluff|best voyage): 💰(\d)")
PRIZE = re.compile(r"(\S+)'s prize: 💰(\d) from (\S+)")
DECIDED = re.compile(r"(\S+) took 💰(\d) from (\S+) and won by (\d+)")


def ends(seats: int, **choices: object) -> list[Moment]:
    return [end_of(GAME.key, seats, seed, **choices) for seed in range(6)]


def test_what_is_told_is_true() -> None:
    found = [0, 0, 0]
    for moment in ends(3):
        story, names = moment.replay.story, moment.names
        home = [(e.seat, e.treasure) for e in story if isinstance(e, EnteredPort)]
        taken = [(e.seat, e.treasure, e.owner) for e in story if isinstance(e, ShownDefenceless)]
        text = "\n".join(face.highlights(SAY, moment.replay, names))
        at = names.escaped.index
        for name, treasure in HOME.findall(text):
            assert (at(name), int(treasure)) in home
            found[0] += 1
        for name, treasure, owner in PRIZE.findall(text):
            assert (at(name), int(treasure), at(owner)) in taken
            found[1] += 1
        for name, treasure, owner, apart in DECIDED.findall(text):
            outcome = moment.replay.outcome
            assert outcome is not None
            assert outcome.winners == (at(name),)
            assert (at(name), int(treasure), at(owner)) in taken
            assert int(apart) == outcome.points[at(name)] - sorted(outcome.points)[-2]
            found[2] += 1
    assert all(found)
