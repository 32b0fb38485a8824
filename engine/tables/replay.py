"""A finished table, step by step, with everything that was hidden during the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

from engine.core import AnyGame, By, Event, Outcome, RoundEnded, Seat, Step, known_to
from engine.tables.model.kind import kind_of
from engine.tables.model.news import of_game
from engine.tables.model.refusals import readable
from engine.tables.model.table import Table
from engine.tables.ports import MoveRow
from engine.tables.position import applied_last, is_answer, made_by, mover_of, standing
from engine.tables.transitions.lobby import read_options
from engine.tables.view import RECENT, TableView


@dataclass(frozen=True, slots=True)
class Replay:
    """Every step of the game: the deal, then one for each of the rows."""

    game: AnyGame
    table: Table
    steps: tuple[Step[Any], ...]
    rows: tuple[MoveRow, ...] = ()

    @property
    def story(self) -> tuple[Event, ...]:
        """All public events since the first deal, in order."""
        return self.known(len(self.steps), None)

    @property
    def whole_story(self) -> tuple[Event, ...]:
        """All events since the first deal, hidden ones included, in order."""
        return tuple(chain.from_iterable(step.events for step in self.steps))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it was closed early, or ended with its table's rounds."""
        state, events = self.steps[-1]
        is_cut = isinstance(next(reversed(events), None), RoundEnded)
        return None if is_cut else self.game.outcome(state)

    @property
    def rounds(self) -> tuple[int, ...]:
        """The step at which each round begins."""
        events = enumerate(step.events for step in self.steps[:-1])
        ends = (n for n, step in events if any(isinstance(event, RoundEnded) for event in step))
        return (0, *ends)

    def known(self, number: int, seat: Seat | None) -> tuple[Event, ...]:
        """All events of the first `number` moves that this seat knows of."""
        events = chain.from_iterable(step.events for step in self.steps[: number + 1])
        return known_to(tuple(events), seat)

    def history(self, number: int, seat: Seat | None) -> tuple[Event, ...]:
        """These events without news of the people, as computer players know them."""
        return of_game(self.known(number, seat))

    def latest(self, number: int, seat: Seat | None) -> tuple[Event, ...]:
        """The events of the move of this number that the seat knows of; of the deal for 0."""
        return known_to(self.steps[number].events, seat)

    def seen(self, number: int, seat: Seat | None) -> TableView:
        """The table after `number` moves, as this seat (None: a spectator) saw it then.

        A seat's events are those of its hand at that time; a spectator's, those of the last move.
        """
        state = self.steps[number].state
        to_move = self.game.to_move(state)
        latest = self.latest(number, seat)
        known = self.known(number, seat)
        shown, own = latest, len(latest)
        if seat is not None:
            if (last := next((n for n in range(number, 0, -1) if self.is_own(n - 1, seat)), 0)) > 0:
                shown = known[len(self.known(last - 1, seat)) :]
                own = len(self.latest(last, seat))
            else:
                shown, own = known, 0
        ended = (n for n in range(len(known), 0, -1) if isinstance(known[n - 1], RoundEnded))
        return TableView(
            table=self.table,
            version=number,
            seat=seat,
            view=self.game.view(state, seat),
            moves=self.game.legal_moves(state, seat) if seat in to_move else (),
            to_move=to_move,
            recent=known[-max(RECENT, len(latest)) :],
            from_own=shown,
            own_events=own,
            outcome=self.outcome if number == len(self.steps) - 1 else None,
            this_round=known[next(ended, 0) :],
        )

    def is_own(self, number: int, seat: Seat) -> bool:
        """True if the seat's own player made the move after `number` others."""
        made = self.rows[number : number + 1]
        return any(row.seat == seat and mover_of(self.table, row) is By.SELF for row in made)

    def is_pressed(self, number: int, seat: Seat) -> bool:
        """True if the seat's own player pressed the move after `number` others."""
        state = self.steps[number].state
        return self.is_own(number, seat) and not is_answer(self.game, self.table, state, seat)

    def parted(self, other: "Replay", seat: Seat) -> tuple[int, bool]:
        """The number of the first move that another game of these cards doesn't have; 0: none.

        True if it is a choice of this seat in both games, with all before it the same.
        """
        made = ([(row.seat, row.move) for row in game.rows] for game in (self, other))
        differ = ((n, *b) for n, b in enumerate(zip(*made, strict=False), 1) if len({*b}) > 1)
        number, one, two = next(differ, (0, (None,), (None,)))
        return number, one[0] == seat == two[0]


def replay_of(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> Replay:
    """Every step of these moves, without those that were undone; raises Unreadable."""
    with readable(table):
        options = read_options(game, table.options)
        seats = len(table.players)
        steps = [game.deal(options, seats, table.seed)]
        moves = standing(rows)
        by = [By.SELF] * seats
        left = kind_of(table).deal(game.traits)
        for row in moves:
            play = partial(applied_last, game) if left == 1 else game.apply
            state, events = play(steps[-1].state, row.seat, game.read_move(row.move))
            left -= left > 0 and any(isinstance(event, RoundEnded) for event in events)
            by[row.seat] = mover_of(table, row)
            steps.append(Step(state, made_by(events, row.seat, by)))
        return Replay(game, table, tuple(steps), moves)
