"""The crew that a daily deal is measured by: a hundred computers that play the person's seat.

Everybody meets the same three mates, with the same luck. The crew is half Deckhands and half Mates.
Each has luck of its own, and makes one choice of eight at random, so that no two play alike.
Everything follows from the day's seed and the member's number, so results are reproducible.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.core import AnyGame, RoundEnded, Seat, Step, known_to
from engine.events.daily import ITERATIONS, LEVEL, SEATS_OF_DAY, DailyDeal
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Budget, Level
from engine.shuffle import derived
from engine.tables.model.result import measures
from engine.tables.view import luck_of

SIZE: Final = 100
LEVELS: Final = (Level.DECKHAND, Level.MATE)
"""The levels in turn: member 0 is a Deckhand, member 1 a Mate."""
ERRS: Final = 8
"""A member makes one choice in this number at random, on average."""
BUDGET: Final = Budget(iterations=ITERATIONS)
PERSON: Final[Seat] = 0
"""The person's seat, the same for everybody."""


@dataclass(frozen=True, slots=True)
class Member:
    """A computer of a crew or a field. name: its luck follows from it and the deal's seed."""

    level: Level
    name: tuple[str | int, ...]


def played(day: int, seed: int, member: int) -> int:
    """The measure of this member's play of a day's deal; the call can be pickled."""
    deal = DailyDeal(day)
    game = GAMES[deal.game]
    one = {PERSON: Member(LEVELS[member % len(LEVELS)], ("crew", member))}
    rounds, options = game.traits.rounds, game.options(**deal.choices)
    _, story = played_out(game, options, SEATS_OF_DAY, seed, one, rounds)
    return (measures(game, story, rounds) or ())[PERSON]


def played_out(
    game: AnyGame, options: Any, seats: int, seed: int, members: Mapping[Seat, Member], rounds: int
) -> Step[Any]:
    """The last state of a deal of these rounds, and all of its events; 0: of the whole game.

    members: by seat; mates with the table's luck play on the others.
    """
    lucks = {
        seat: Random(derived(seed, *member.name))  # noqa: S311 - decides between moves, deals nothing
        for seat, member in members.items()
    }
    state, events = game.deal(options, seats, seed)
    story = list(events)
    version = 0
    while to_move := game.to_move(state):
        seat = min(to_move, key=lambda seat: (seat in members, seat))  # at once: mates begin
        moves = game.legal_moves(state, seat)
        level, drawn = LEVEL, luck_of(seed, seat, version)
        if (member := members.get(seat)) is not None:
            level, drawn = member.level, derived(seed, *member.name, version)
        view, known = game.view(state, seat), known_to(story, seat)
        asked = Question(game.key, level, view, known, moves, seed=drawn, budget=BUDGET)
        move = answered(asked)
        if member is not None:
            move = moves[_perhaps_wrong(moves.index(move), len(moves), lucks[seat])]
        state, events = game.apply(state, seat, move)
        version += 1
        story += events
        if rounds and sum(isinstance(event, RoundEnded) for event in story) >= rounds:
            break
    return Step(state, tuple(story))


def _perhaps_wrong(index: int, moves: int, luck: Random) -> int:
    """This move, or a wrong one with chance 1/ERRS."""
    if moves == 1 or luck.random() * ERRS >= 1:
        return index
    return (index + 1 + int(luck.random() * (moves - 1))) % moves
