"""The crew that measures a deal for everybody: a hundred computers that play the person's seat.

Everybody meets the same three mates, with the same luck. The crew is half Deckhands and half Mates.
Each has luck of its own, and makes one choice of eight at random, so that no two play alike.
Everything follows from the day's seed and the member's number, so results are reproducible.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from engine.core import AnyGame, Event, RoundEnded, Seat, known_to
from engine.events.daily import ITERATIONS, LEVEL, SEATS_OF_DAY, DailyDeal
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import Budget, Level
from engine.shuffle import derived
from engine.tables.model.kind import VOYAGE
from engine.tables.model.result import measures
from engine.tables.model.voyage import AtSea, landed, sea_of
from engine.tables.view import luck_of

SIZE: Final = 100
LEVELS: Final = (Level.DECKHAND, Level.MATE)
"""The levels in turn: member 0 is a Deckhand, member 1 a Mate."""
ERRS: Final = 8
"""A member makes one choice in this number at random, on average."""
BUDGET: Final = Budget(iterations=ITERATIONS)
PERSON: Final[Seat] = 0
"""The person's seat, the same for everybody."""
Computer: TypeAlias = tuple[Level, str]
"""The level of a computer, and the rival that it is; "": none."""


def played(day: int, seed: int, member: int | None) -> tuple[int, str]:
    """The measure of this member's play of a day's deal, and the first choice as it is written.

    member: None for a Captain, who never errs. The call can be pickled.
    """
    deal = DailyDeal(day)
    rivals, rounds = ((LEVEL, ""),) * (SEATS_OF_DAY - 1), GAMES[deal.game].traits.rounds
    found, first = _measures(deal.game, deal.choices, rivals, seed, member, rounds)
    return found[PERSON], first


def sailed(week: int, seed: int, member: int) -> tuple[int, str]:
    """The measure of this member's voyage of a week, and ""; the call can be pickled."""
    at = AtSea(week)
    while not at.is_over:
        sea, of_match = sea_of(at), at.seed(seed)
        rounds = VOYAGE.deal(GAMES[sea.game].traits)
        found, _ = _measures(sea.game, sea.choices, sea.rivals, of_match, member, rounds)
        at = landed(at, found)
    return at.measure, ""


def _measures(
    key: str,
    choices: Mapping[str, Any],
    rivals: Sequence[Computer],
    seed: int,
    member: int | None,
    rounds: int,
) -> tuple[tuple[int, ...], str]:
    """The measures of a deal by seat, and the first choice of the member, in the person's seat."""
    level = Level.CAPTAIN if member is None else LEVELS[member % len(LEVELS)]
    names = {} if member is None else {PERSON: ("crew", member)}
    game, players = GAMES[key], ((level, ""), *rivals)
    _, story, first = played_out(game, game.options(**choices), players, seed, names, rounds)
    return measures(game, story, rounds) or (), first


def played_out(
    game: AnyGame,
    options: Any,
    players: Sequence[Computer],
    seed: int,
    names: Mapping[Seat, Sequence[str | int]],
    rounds: int,
    answer: Callable[[Question], Any] = answered,
) -> tuple[Any, tuple[Event, ...], str]:
    """The last state of a deal of these rounds, all of its events, and the person's first choice.

    rounds: 0 for the whole game. players: by seat. names: of the seats that err; their luck
    follows from the name and the deal's seed. The others have the table's luck.
    """
    lucks = {
        seat: Random(derived(seed, *name))  # noqa: S311 - decides between moves, deals nothing
        for seat, name in names.items()
    }
    state, events = game.deal(options, len(players), seed)
    story = list(events)
    version, first = 0, ""
    while to_move := game.to_move(state):
        seat = min(to_move, key=lambda seat: (seat in names, seat))  # at once: mates begin
        moves = game.legal_moves(state, seat)
        own = seat in names
        drawn = derived(seed, *names[seat], version) if own else luck_of(seed, seat, version)
        view, known = game.view(state, seat), known_to(story, seat)
        level, rival = players[seat]
        asked = (game.key, level, view, known, moves)
        move = answer(Question(*asked, seed=drawn, budget=BUDGET, rival=rival))
        if own:
            move = moves[_perhaps_wrong(moves.index(move), len(moves), lucks[seat])]
        if seat == PERSON and len(moves) > 1:
            first = first or game.write_move(move)
        state, events = game.apply(state, seat, move)
        version += 1
        story += events
        if rounds and sum(isinstance(event, RoundEnded) for event in story) >= rounds:
            break
    return state, tuple(story), first


def _perhaps_wrong(index: int, moves: int, luck: Random) -> int:
    """This move, or a wrong one with chance 1/ERRS."""
    if moves == 1 or luck.random() * ERRS >= 1:
        return index
    return (index + 1 + int(luck.random() * (moves - 1))) % moves
