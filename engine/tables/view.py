"""One person's view of a table: the only part of a running game that leaves the gate."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any, Final

from engine.core import AnyGame, Event, GameOver, Outcome, RoundEnded, Seat, is_known_to, known_to
from engine.players import Question
from engine.players.base import QUICK, Budget, Level
from engine.shuffle import derived
from engine.tables.model.position import NEVER, Position
from engine.tables.model.table import Luck, Status, Table
from engine.tables.ports import Thinker, Written
from engine.tables.position import no_undo

RECENT: Final = 12
"""The number of last events shown to a viewer, unless the latest change has more."""


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything that a face needs to draw a table for a viewer, and no secrets of others.

    view: None in the lobby; moves: the legal moves of this seat now; recent: the last events this
    viewer knows of, at least all of the latest change. from_own: the events from this seat's own
    last move on (a spectator: from the last move of a person's seat on), that move's included;
    before it, all. own_events: the number of its leading events caused by that move; 0 before it.
    to_move_from: the version since which this seat has been to move without moving; NEVER: it is
    not to move. waits_from: the same for the seat that has been to move longest. undo: True if
    this seat may undo its last move. this_round: the events this viewer knows of since the last
    round ended. robberies: all events by which something was taken from somebody, on a voyage.
    lesson: None at any other table.
    """

    table: Table
    version: int
    seat: Seat | None
    view: Any = None
    moves: tuple[Any, ...] = ()
    to_move: tuple[Seat, ...] = ()
    recent: tuple[Event, ...] = ()
    from_own: tuple[Event, ...] = ()
    own_events: int = 0
    outcome: Outcome | None = None
    to_move_from: int = NEVER
    waits_from: int = NEVER
    undo: bool = False
    this_round: tuple[Event, ...] = ()
    robberies: tuple[Event, ...] = ()
    lesson: Written | None = None


def lobby_view(table: Table, user: int | None) -> TableView:
    """The view of a table that was never dealt, the same for everybody."""
    return TableView(table, version=0, seat=table.seat_of(user))


def table_view(game: AnyGame, table: Table, position: Position, seat: Seat | None) -> TableView:
    """A table that was dealt, as this seat (None: a spectator) sees it."""
    state = position.state
    runs = table.status is Status.RUNNING
    to_move = game.to_move(state) if runs else ()
    people = [s for s, player in enumerate(table.players) if player.level is None]
    movers = people if seat is None else [seat]
    begin, done = max(((position.moved[s], position.done[s]) for s in movers), default=(0, 0))
    latest = known_to(position.latest, seat)
    backwards = islice(reversed(position.story), len(position.latest), None)
    known = (event for event in backwards if is_known_to(event, seat))
    round_ = tuple(takewhile(lambda e: not isinstance(e, RoundEnded), reversed(position.story)))
    is_cut = position.rounds and not any(isinstance(e, GameOver) for e in position.latest)
    at_sea = position.story if table.settings.voyage else ()
    return TableView(
        table=table,
        version=position.version,
        seat=seat,
        view=game.view(state, seat),
        moves=game.legal_moves(state, seat) if runs and seat is not None else (),
        to_move=to_move,
        recent=tuple(islice(known, max(0, RECENT - len(latest))))[::-1] + latest,
        from_own=known_to(position.story[begin:], seat),
        own_events=len(known_to(position.story[begin:done], seat)),
        outcome=None if is_cut else game.outcome(state),
        to_move_from=position.turns_from[seat] if runs and seat is not None else NEVER,
        waits_from=min((position.turns_from[s] for s in to_move), default=NEVER),
        undo=runs and seat is not None and no_undo(table, position, seat) is None,
        this_round=known_to(round_[::-1], seat),
        robberies=known_to(tuple(e for e in at_sea if e.robs), seat),
    )


async def thought(
    thinker: Thinker, seen: TableView, history: Sequence[Event], seat: Seat, level: Level
) -> Any:
    """The move of a computer player of this level on this seat, from the seat's knowledge.

    seen, history: the seat's view now, and all events it has learnt since the first deal.
    """
    game, settings, player = seen.table.game, seen.table.settings, seen.table.players[seat]
    rival = player.name if player.rival else ""
    if settings.luck is Luck.SEED:
        drawn = luck_of(seen.table.seed, seat, seen.version)
    else:
        drawn = secrets.randbits(63)
    budget = QUICK if settings.iterations is None else Budget(iterations=settings.iterations)
    asked = (game, level, seen.view, tuple(history), seen.moves)
    return await thinker.choose(Question(*asked, drawn, budget, rival))


def luck_of(seed: int, seat: Seat, version: int) -> int:
    """The luck of a computer on this seat, if the table's seed determines it."""
    return derived(seed, "computer", seat, version)
