"""The kit that tries reasons: each is said in a position, and its truth checked by the whole table.

A game's truths are in the module `truths` of its folder here: `TRUTHS` has a predicate for the name
of each reason. The predicates go by the rules, not by the players' own code.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from engine.core import AnyGame, Event, Seat, known_to
from engine.games import GAMES
from engine.players import Question, advice, answered, harm, package_of, reason, reasons
from engine.players.base import QUICK, Level, Reason
from tests.cogs.faces.moments import Moment, moments


@dataclass(frozen=True)
class Said:
    """A reason that a seat is given for a move.

    state: the whole table before the move. history: the events that the seat knows of. better: the
    index of a better move, if the reason says what the next player could do after this one. over:
    that of a move over which the reason speaks for this one.
    """

    game: AnyGame
    state: Any
    history: Sequence[Event]
    seat: Seat
    moves: Sequence[Any]
    index: int
    reason: Reason
    better: int | None = None
    over: int | None = None

    @property
    def move(self) -> Any:
        """The move that the reason speaks for."""
        return self.moves[self.index]

    @property
    def other(self) -> Any:
        """The better move."""
        assert self.better is not None
        return self.moves[self.better]

    @property
    def figure(self) -> int:
        """The number in the reason."""
        return self.reason.figure

    @cached_property
    def view(self) -> Any:
        """The table as the seat sees it."""
        return self.game.view(self.state, self.seat)

    @cached_property
    def after(self) -> Any:
        """The whole table after the move."""
        return self.game.apply(self.state, self.seat, self.move).state


Truth: TypeAlias = Callable[[Said], bool]
Truths: TypeAlias = Mapping[str, Truth]


def truths_of(key: str) -> Truths:
    """The predicates of this game's reasons, by name."""
    found: Truths = import_module(f"{__package__}.{key.replace('-', '_')}.truths").TRUTHS
    return found


def rare_of(key: str) -> set[str]:
    """The names of the reasons that hardly any game gives."""
    found = import_module(f"{__package__}.{key.replace('-', '_')}.truths")
    return set(getattr(found, "RARE", ()))


def reasons_of(key: str) -> frozenset[str]:
    """The names of all reasons that this game may give."""
    return frozenset(import_module(f"{package_of(key)}.reasons").Why)


BY_KNOWLEDGE: Final = {"inside", "went", "dares", "judged", "avoids", "risks"}
"""Reasons of which the whole table alone doesn't say whether the seat could give them."""


def holds(truth: Truth, told: Said) -> bool:
    """True if it is true; not of a figure that no card and no seat has."""
    with suppress(IndexError, ValueError):
        return truth(told)
    return False


def tells_apart(told: Said) -> bool:
    """True if it is false of another move, of the better one, and `over` with any good figure."""
    (name, figure), found = told.reason, range(len(told.moves))
    truth, asked = truths_of(told.game.key)[name], partial(replace, told, better=told.index)
    if name in BY_KNOWLEDGE and (told.over, told.better) != (None, None):
        return True
    if told.over is not None:
        sign = import_module(f"{package_of(told.game.key)}.reasons").MORE.get(name)
        figures = range(-12, 90) if sign is None else [figure + n * sign for n in range(30)]
        at = [asked(index=told.over, reason=Reason(name, each)) for each in figures]
        return type(at[0].move) is not type(told.move) or not any(holds(truth, e) for e in at)
    others = [at for at in found if at != told.index] if told.better is None else [told.better]
    at = [asked(index=other) for other in others]
    return not at or any(type(e.move) is not type(told.move) or not truth(e) for e in at)


def said_at(moment: Moment, luck: Random) -> Iterator[Said]:
    """The reasons for mate's move and for any other one, for each seat to move."""
    game, position = moment.game, moment.position
    for seat in game.to_move(position.state):
        moves = game.legal_moves(position.state, seat)
        view, known = game.view(position.state, seat), known_to(position.story, seat)
        asked = Question(game.key, Level.MATE, view, known, moves, 1, QUICK)
        mates = moves.index(answered(asked))
        for index in dict.fromkeys((mates, luck.randrange(len(moves)))):
            if told := reason(asked, index):
                yield Said(game, position.state, known, seat, moves, index, told)
            if found := harm(asked, index, mates):
                yield Said(game, position.state, known, seat, moves, index, found, mates)
            if (told := reasons(asked, mates, index)[0]).name and index != mates:
                yield Said(game, position.state, known, seat, moves, mates, told, over=index)
        if passed := advice(asked, mates).passed:
            yield Said(game, position.state, known, seat, moves, *passed, mates)


def said_in_random_games(key: str, seed: int) -> Iterator[Said]:
    """The reasons in a random game, with any number of seats and any house rules."""
    game, luck = GAMES[key], Random(seed)
    options = game.options(**{rule.name: luck.choice(rule.values) for rule in game.house_rules})
    seats = luck.choice([*game.seats_for(options)])
    for moment in moments(game, options, seats, seed):
        yield from said_at(moment, luck)
