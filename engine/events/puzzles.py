"""Puzzles: the moments of reviews, kept for the person who asked, and others that ship.

A puzzle has what its seat knew when it was to move, and no name of a person. So it can be kept when
its table is gone.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import islice
from math import fsum
from typing import Final, Protocol

from engine import codec
from engine.core import RoundEnded, Seat, since_last
from engine.games import GAMES
from engine.players import judging, shortlist, tempting
from engine.players.base import Size
from engine.players.judging import ChoiceTask, Judgement
from engine.tables.model.refusals import Unreadable, readable
from engine.tables.model.result import begins, day_of
from engine.tables.model.table import BLANK, OwnPlace, Player, Status, Table
from engine.tables.ports import Clock
from engine.tables.record import NOBODY
from engine.tables.transitions.lobby import read_options
from engine.tables.view import TableView

FORM: Final = 3
"""The version of puzzles; raise it once the rules or the faces can't read older ones."""
A_DAY: Final = 3
"""The most puzzles that a person answers in a day, by UTC."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A choice of a finished game, and its answer; `engine.codec` writes and reads it.

    names: of computers, by seat; "": a person. view: the seat's own. told: the events of the round
    that it knew of, each after the name of its class. choices: for each move that can be chosen,
    the review's judgement if it had been played; moves: as the game writes these. They are all
    legal moves, but for predictions that no captain would compare.
    """

    form: int
    game: str
    options: str
    names: tuple[str, ...]
    seat: Seat
    view: str = field(repr=False)
    told: tuple[tuple[str, str], ...] = field(repr=False)
    moves: tuple[str, ...]
    choices: tuple[Judgement, ...]


class PuzzleRecords(Protocol):
    """Keeps puzzles and their answers. Each method is one transaction, durable when it returns."""

    async def puzzles(self, user: int) -> Sequence[tuple[str, str, float, bool, float | None]]:
        """This person's, in order: origin, text ("" for old answers), added, solved, answered."""

    async def solve(self, user: int, origin: str, text: str, by: tuple[str, int, float]) -> bool:
        """Keep the first answer: the move, 1 if it is right, and when; False if there is one."""


@dataclass(frozen=True, slots=True)
class Today:
    """Somebody's puzzles. waiting: those that they can answer today, by origin, in order.

    following: how many they can answer the next day, which begins at `until`, if no more today; of
    these, own ones are moments of their reviews, and come first.
    answered: True for each that was solved, by origin, in order.
    """

    waiting: Mapping[str, Puzzle]
    following: int
    until: float
    answered: Mapping[str, bool]
    own: int = 0


@dataclass(eq=False, repr=False)
class Puzzles:
    """Everybody's puzzles. shipped: texts by origin, for people without own ones."""

    records: PuzzleRecords
    shipped: Mapping[str, str]
    clock: Clock

    async def today(self, user: int, known: Collection[str] = (), first: str = "") -> Today:
        """The first, this person's own, then shipped ones: of games known, the one least had.

        A review that was computed today has just shown the answers of its own, so these wait.
        """
        kept, day = await self.records.puzzles(user), day_of(self.clock.now())
        answered = {origin: solved for origin, _, _, solved, at in kept if at is not None}
        done = [text for _, text, *_, at in kept if at is not None and day_of(at) == day]
        left = max(0, A_DAY - len(done))
        own = {origin: text for origin, text, _, _, at in kept if at is None}
        late = {origin for origin, _, added, _, at in kept if at is None and day_of(added) >= day}
        had = Counter(puzzle.game for puzzle in map(read, done) if puzzle)
        others = [each for each in self.shipped.items() if each[0] not in answered]
        others.sort(key=lambda each: ((on := each[0].rpartition("-")[0]) not in known, had[on]))
        texts = [*own.items(), *others]
        texts.sort(key=lambda each: (each[0] in late, each[0] != first))
        readable = ((origin, read(text)) for origin, text in texts)
        found = [*islice(((origin, puzzle) for origin, puzzle in readable if puzzle), A_DAY)]
        waiting = {origin: puzzle for origin, puzzle in found[:left] if origin not in late}
        own_later = min(A_DAY, len(own.keys() - waiting.keys()))
        return Today(waiting, len(found), begins(day + 1), answered, own_later)

    async def solve(self, user: int, origin: str, puzzle: Puzzle, choice: Judgement) -> bool:
        """Keep this person's answer, right if it is probably as good; False if there is one."""
        move, text = puzzle.moves[puzzle.choices.index(choice)], codec.write(puzzle)
        answer = (move, int(is_good(puzzle.game, choice)), self.clock.now())
        return await self.records.solve(user, origin, text, answer)


def is_good(game: str, choice: Judgement) -> bool:
    """True if a choice probably costs less than the least loss that a review shows."""
    return judging.size_of(game, choice.loss) is Size.EVEN


def is_clear(puzzle: Puzzle) -> bool:
    """True if each move that isn't as good has a reason against it, or lacks the best one's.

    And if the answer isn't the only move that brings something at once, which anybody would try.
    """
    seen = seen_in(puzzle, Player("", None))
    found = tempting(puzzle.game, seen.view, seen.moves)
    wrong = {each.played: each for each in puzzle.choices if not is_good(puzzle.game, each)}
    is_hard = len(found) != 1 or found[0] in wrong
    return is_hard and all(each.why or each.harm for each in wrong.values())


def puzzle_of(task: ChoiceTask, options: str, names: Sequence[str], moment: Judgement) -> Puzzle:
    """The puzzle of a moment; moves other than the one played are judged as in a first look."""
    game, asked = GAMES[task.game], judging.asked_of(task)
    luck = judging.luck_for(task.number, task.seat, 2)
    alike = moment.best if moment.alike is None else moment.alike
    moves = sorted({*shortlist(asked, luck), moment.played, moment.best, alike})
    rows = judging.batches(asked, moves, judging.FIRST_BATCHES, luck)

    def judged(move: int) -> Judgement:
        if move == moment.played:
            return moment
        loss = judging.difference(asked, [(row[moment.best], row[move]) for row in rows])
        chance = round(fsum(row[move].chance for row in rows) / len(rows), 4)
        return judging.explained(asked, replace(moment, played=move, loss=loss, chance=chance))

    story = since_last(task.history, RoundEnded)[1:] or task.history
    told = tuple((type(event).__name__, codec.write(event)) for event in story)
    written = tuple(game.write_move(task.moves[move]) for move in moves)
    kept = (FORM, game.key, options, tuple(names), task.seat, codec.write(task.view), told)
    return Puzzle(*kept, written, tuple(map(judged, moves)))


def read(text: str) -> Puzzle | None:
    """The puzzle that was written; None if it is none by the rules of this version."""
    with suppress(ValueError, Unreadable):
        puzzle = codec.read(Puzzle, text)
        seen_in(puzzle, Player("", None))
        return puzzle
    return None


def seen_in(puzzle: Puzzle, person: Player) -> TableView:
    """The table as the seat saw it, at the person's own place; raises Unreadable."""
    players = [Player(name or BLANK, None) for name in puzzle.names]
    players[puzzle.seat] = person
    kept, number = (puzzle.game, puzzle.options, tuple(players)), puzzle.choices[0].number
    table = Table(0, OwnPlace(NOBODY), None, *kept, Status.RUNNING, opened=0.0, seed=0)
    with readable(table):
        game, seat = GAMES[puzzle.game], puzzle.seat
        events = import_module(f"engine.games.{game.key.replace('-', '_')}.events")
        told = tuple(codec.read(getattr(events, name), text) for name, text in puzzle.told)
        dealt = game.deal(read_options(game, puzzle.options), len(players), 0).state
        view = codec.read(type(game.view(dealt, seat)), puzzle.view)
        state = game.sample_state(view, 0)
        moves, to_move = game.legal_moves(state, seat), game.to_move(state)
        written = tuple(game.write_move(moves[choice.played]) for choice in puzzle.choices)
        if (puzzle.form, puzzle.moves) != (FORM, written):
            raise ValueError("it is of another version")
    return TableView(table, number, seat, view, moves, to_move, this_round=told)
