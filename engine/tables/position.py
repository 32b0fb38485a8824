"""The position of a table: folded from its options, seed and moves, ready for the next press."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from engine.core import AnyGame, By, Event, GameOver, IllegalMove, RoundEnded, Seat, SeatEvent, Step
from engine.tables.model.kind import kind_of
from engine.tables.model.news import News, TimeUp, event_of
from engine.tables.model.position import NEVER, Position
from engine.tables.model.refusals import Refusal, Refused, readable
from engine.tables.model.table import Table
from engine.tables.ports import UNDO, MoveRow
from engine.tables.transitions.lobby import read_options


def dealt(game: AnyGame, table: Table) -> Position:
    """The position before the first move."""
    seats = len(table.players)
    state, events = game.deal(read_options(game, table.options), seats, table.seed)
    story = tuple(map(_shared, events))
    never = (0,) * seats
    nothing = Position(state, 0, b"", (NEVER,) * seats, story, known=0, moved=never, done=never)
    turns, movers = _turns(nothing, None, 0, game.to_move(state))
    rounds = kind_of(table).deal(game.traits)
    return replace(nothing, turns_from=turns, movers=movers, by=(By.SELF,) * seats, rounds=rounds)


def advanced(
    game: AnyGame, old: Position, seat: Seat, move: Any, by: By = By.SELF, *, answers: bool = False
) -> Position:
    """The position after one more move; raises IllegalMove.

    by: its maker: a person undoes only their own moves. answers: as `is_answer`; its person can
    still undo the move before.
    """
    left = old.rounds and old.rounds - sum(isinstance(e, RoundEnded) for e in old.story)
    play = partial(applied_last, game) if left == 1 else game.apply
    state, events = play(old.state, seat, move)
    made = (*old.by[:seat], by, *old.by[seat + 1 :])
    events = made_by(events, seat, made) if any(made) else events
    version = old.version + 1
    known = len(old.story)
    story = old.story + tuple(map(_shared, events))
    is_over = left == 1 and any(isinstance(event, RoundEnded) for event in events)
    turns, movers = _turns(old, seat, version, () if is_over else game.to_move(state))
    moved, done = old.moved, old.done
    if by is By.SELF and not answers:
        moved = (*moved[:seat], known, *moved[seat + 1 :])
        done = (*done[:seat], len(story), *done[seat + 1 :])
    back = None if old.retaken == seat else old if answers else replace(old, back=None)
    if by is not By.SELF or any(event.reveals for event in events):
        back = None
    return Position(
        state=state, version=version, movers=movers, turns_from=turns, story=story, known=known,
        moved=moved, done=done, mover=seat, back=back, answers=answers,
        moves=old.moves + 1, by=made, rounds=old.rounds,
    )  # fmt: skip


def applied_last(game: AnyGame, state: Any, seat: Seat, move: Any) -> Step[Any]:
    """The next step in the last round of a table that plays a number of rounds.

    A game that would deal on is over after it, without a winner.
    """
    step = game.apply(state, seat, move)
    ends = any(isinstance(event, RoundEnded) for event in step.events)
    if not ends or any(isinstance(event, GameOver) for event in step.events):
        return step
    one = replace(state, options=replace(state.options, **game.traits.one_round))
    after, events = game.apply(one, seat, move)
    told = tuple(event for event in events if not isinstance(event, GameOver))
    return Step(replace(after, options=state.options), told)


def undone(game: AnyGame, old: Position, seat: Seat) -> Position:
    """The position before this seat's move, which was the last and revealed nothing.

    An undo is a row of its own and raises the version, so buttons drawn before it are stale, as
    after a move. The seat begins a new turn. Others who choose at the same time keep their choices.
    The seat can't undo its next move unless somebody else has moved in between. Raises ValueError
    if there is nothing to undo.
    """
    if old.back is None or old.mover != seat:
        raise ValueError(f"seat {seat} has nothing to take back")
    version = old.version + 1
    turns, movers = _turns(old, seat, version, game.to_move(old.back.state))
    news = tuple(e for e in old.story[len(old.back.story) :] if isinstance(e, News))
    story = old.back.story + news
    return replace(
        old.back, version=version, movers=movers, turns_from=turns, retaken=seat, story=story
    )


def no_undo(
    table: Table, position: Position, seat: Seat, version: int | None = None
) -> Refusal | None:
    """The reason why this seat's person may not undo their last move, which led to this version.

    version: None: the present one. Something may have been revealed since, or somebody else has
    moved; where an undo takes computers' answers back too, their moves don't count. Nobody undoes
    a move that a computer made for them.
    """
    if (refusal := kind_of(table).undo) is not None:
        return refusal
    if version not in (None, position.version) or table.players[seat].level is not None:
        return Refusal.MOVE_STANDS
    last: Position | None = position
    while last is not None and (last.mover != seat or last.answers):
        last = last.back
    return Refusal.MOVE_STANDS if last is None or last.back is None else None


def is_answer(game: AnyGame, table: Table, state: Any, seat: Seat) -> bool:
    """True if this seat's move answers its person's last one at an own table, without a press.

    A computer makes it, or it is the person's only legal one.
    """
    kind = kind_of(table)
    if table.players[seat].level is not None:
        return kind.alone
    return kind.forced and len(game.legal_moves(state, seat)) == 1


def with_news(position: Position, *events: Event) -> Position:
    """The position after this news of the table's people."""
    return replace(position, story=position.story + events) if events else position


def made_by(events: tuple[Event, ...], seat: Seat, by: Sequence[By]) -> tuple[Event, ...]:
    """The events of a move of this seat, each with the maker of the last move on its seat."""

    def known(event: Event) -> Event:
        if not isinstance(event, SeatEvent) or by[event.seat] is By.SELF:
            return event
        is_late = by[event.seat] is By.CLOCK and event.seat != seat
        return replace(event, by=By.COMPUTER if is_late else by[event.seat])

    made = tuple(map(known, events))
    return (TimeUp(seat, by=By.CLOCK), *made) if by[seat] is By.CLOCK else made


def mover_of(table: Table, row: MoveRow) -> By:
    """The maker of this move, as the table's people are now."""
    since = table.players[row.seat].since
    return By.FORMER if since is not None and row.at < since else By(row.by)


def standing(rows: Sequence[MoveRow]) -> tuple[MoveRow, ...]:
    """The moves that were not undone."""
    kept: list[MoveRow] = []
    for row in rows:
        if row.move == UNDO:
            kept.pop()
        else:
            kept.append(row)
    return tuple(kept)


def replayed(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> Position:
    """The position after all these moves; raises Unreadable."""
    with readable(table):
        position = dealt(game, table)
        happened = list(table.happened)
        for row in rows:
            while happened and happened[0].version <= position.version:
                position = with_news(position, event_of(happened.pop(0)))
            if row.move == UNDO:
                position = undone(game, position, row.seat)
            else:
                answers = is_answer(game, table, position.state, row.seat)
                move = game.read_move(row.move)
                by = mover_of(table, row)
                position = advanced(game, position, row.seat, move, by, answers=answers)
        return with_news(position, *map(event_of, happened))


def played(
    game: AnyGame,
    table: Table,
    position: Position,
    seat: Seat,
    version: int,
    move: Any = None,
    index: int | None = None,
    by: By = By.SELF,
) -> tuple[Any, Position]:
    """The move, and the position after it; or those of the legal move at this index.

    version: when the seat chose it. STALE if that choice is gone, as after a doubled press, or if
    it has no such move. NOT_YOUR_TURN if it had no choice then.
    """
    begun = position.turns_from[seat]
    if begun == NEVER or not begun <= version <= position.version:
        before = 0 <= version < position.version and position.movers[version] >> seat & 1
        had = begun != NEVER or before
        raise Refused(Refusal.STALE if had else Refusal.NOT_YOUR_TURN, table)
    if index is not None:
        moves = game.legal_moves(position.state, seat)
        if not 0 <= index < len(moves):
            raise Refused(Refusal.STALE, table)
        move = moves[index]
    try:
        return move, advanced(game, position, seat, move, by)
    except IllegalMove as illegal:
        raise Refused(Refusal.ILLEGAL_MOVE, table, reason=illegal.reason) from illegal


def _turns(
    old: Position, seat: Seat | None, version: int, to_move: Sequence[Seat]
) -> tuple[tuple[int, ...], bytes]:
    """For each seat, the version at which its turn began, after this seat's change.

    Also returns the movers of all versions, including this one.
    """
    turns = [NEVER] * len(old.turns_from)
    movers = 0
    for other in to_move:
        was = old.turns_from[other]
        turns[other] = version if other == seat or was == NEVER else was
        movers |= 1 << other
    return tuple(turns), old.movers + bytes([movers])


@lru_cache(maxsize=2**12)
def _shared(event: Event) -> Event:
    """The event, shared by all stories: most events happen often, at many tables.

    Scorings aren't shared: they are large, and none happens twice.
    """
    return event
