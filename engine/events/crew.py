"""The crew that a daily deal is measured by: a hundred computers that play the person's seat.

Everybody meets the same three mates, with the same luck. The crew is half Deckhands and half Mates.
Each has luck of its own, and makes one choice of eight at random, so that no two play alike.
Everything follows from the day's seed and the member's number, so results are reproducible.
"""

from random import Random
from typing import Final

from engine.core import RoundEnded, Seat, known_to
from engine.events.daily import ITERATIONS, LEVEL, SEATS_OF_DAY, DailyDeal
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Budget, Level
from engine.shuffle import derived
from engine.tables.keepers.own import measures
from engine.tables.view import luck_of

SIZE: Final = 100
LEVELS: Final = (Level.DECKHAND, Level.MATE)
"""The levels in turn: member 0 is a Deckhand, member 1 a Mate."""
ERRS: Final = 8
"""A member makes one choice in this number at random, on average."""
BUDGET: Final = Budget(iterations=ITERATIONS)
PERSON: Final[Seat] = 0
"""The person's seat, the same for everybody."""


def played(day: int, seed: int, member: int) -> int:
    """The measure of this member's play of a day's deal; the call can be pickled."""
    deal = DailyDeal(day)
    game = GAMES[deal.game]
    luck = Random(derived(seed, "crew", member))  # noqa: S311 - decides between moves, deals nothing
    state, events = game.deal(game.options(**deal.choices), SEATS_OF_DAY, seed)
    story = list(events)
    version = 0
    while True:
        computers = (seat for seat in game.to_move(state) if seat != PERSON)
        seat = min(computers, default=PERSON)  # if all choose at once, computers begin
        moves = game.legal_moves(state, seat)
        level, drawn = LEVEL, luck_of(seed, seat, version)
        if seat == PERSON:
            level, drawn = LEVELS[member % len(LEVELS)], derived(seed, "crew", member, version)
        view, known = game.view(state, seat), known_to(story, seat)
        asked = Question(game.key, level, view, known, moves, seed=drawn, budget=BUDGET)
        move = answered(asked)
        if seat == PERSON:
            move = moves[_perhaps_wrong(moves.index(move), len(moves), luck)]
        state, events = game.apply(state, seat, move)
        version += 1
        story += events
        if any(isinstance(event, RoundEnded) for event in events):
            found = measures(game, story)
            if found is not None:
                return found[PERSON]


def _perhaps_wrong(index: int, moves: int, luck: Random) -> int:
    """This move, or a wrong one with chance 1/ERRS."""
    if moves == 1 or luck.random() * ERRS >= 1:
        return index
    return (index + 1 + int(luck.random() * (moves - 1))) % moves
