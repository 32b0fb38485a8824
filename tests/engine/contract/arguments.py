"""A game refuses arguments that are not what they should be."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from random import Random
from typing import Any

from engine.core import IllegalMove
from engine.games import GAMES
from tests.engine.contract.positions import some
from tests.engine.contract.records import Record
from tests.engine.contract.spec import Broken, Spec, about, require


@dataclass(frozen=True, slots=True)
class Foreign:
    """A move of no game."""

    card: int = 0


FOREIGN = (None, 0, -1, True, "", "pass", (), object(), Foreign(), Foreign)


def bad_seats_are_refused(spec: Spec, record: Record) -> None:
    """A seat that is none, or no plain int, sees nothing, moves nothing and has no moves."""
    game, state = spec.game, record.state
    seats, before = record.seats, repr(state)
    legal = [move for seat in game.to_move(state) for move in game.legal_moves(state, seat)[:1]]
    twins = (*map(float, range(seats)), *map(str, range(seats)), False, True)
    for seat in (-1, -seats, seats, seats + 1, 10**30, *twins, (), (0,), object(), None):
        with about(seat=repr(seat)):
            if seat is not None:  # a spectator
                _require_refused(game.view, state, seat)
            _require_refused(_asked, spec, state, seat)
            for move in legal:
                _require_refused(game.apply, state, seat, move)
    require(repr(state) == before, "a refusal changed the state", field="state")


def bad_moves_are_refused(spec: Spec, record: Record) -> None:
    """Non-moves, moves of another game, and those with a wrong value in a field are refused."""
    game, state, draw = spec.game, record.state, Random(record.luck)
    before = repr(state)
    strangers = [move for other in GAMES.values() for move in _openings(other)]
    for seat in range(record.seats):
        moves = game.legal_moves(state, seat)
        legal = set(map(repr, moves))
        forged = [wrong for move in some(moves, draw, at_most=8) for wrong in _forgeries(move)]
        wrong_ones = [*FOREIGN, *strangers, *(type(move) for move in moves[:1])]
        for move in (*wrong_ones, *some(forged, draw)):
            if repr(move) not in legal:
                with about(seat=seat):
                    _require_refused(game.apply, state, seat, move)
    require(repr(state) == before, "a refusal changed the state", field="state")


def _asked(spec: Spec, state: Any, seat: Any) -> object:
    """The legal moves; to have none is as good as a refusal."""
    moves = spec.game.legal_moves(state, seat)
    if not moves:
        raise ValueError("no moves")
    return moves


def _require_refused(method: Callable[..., object], *arguments: Any) -> None:
    name = method.__name__.replace("_asked", "legal_moves")
    with about(field=name, **({"move": repr(arguments[2])} if name == "apply" else {})):
        try:
            method(*arguments)
        except (IllegalMove, ValueError):
            return
        except Exception as error:
            what = f"neither IllegalMove nor ValueError but {type(error).__name__}: {error}"
            raise Broken(what) from error
        raise Broken("taken for right")


def _openings(game: Any) -> tuple[Any, ...]:
    """A few moves that open this game."""
    options = game.options()
    state, _ = game.deal(options, game.seats_for(options)[0], 1)
    moves: tuple[Any, ...] = game.legal_moves(state, game.to_move(state)[0])
    return (moves[0], moves[-1])


def _forgeries(move: Any) -> Iterator[Any]:
    """The move with one wrong value in one field, wherever its class lets one be."""
    for field in fields(move):
        for value in wrong_values(getattr(move, field.name)):
            try:
                yield replace(move, **{field.name: value})
            except (TypeError, ValueError):
                continue


def wrong_values(value: Any) -> Iterator[Any]:
    """Values of other kinds that are equal or look alike, and values out of range."""
    yield from (None, object())
    if isinstance(value, Enum):
        yield from (value.value, str(value.value), -1)
    elif isinstance(value, bool):
        yield from (int(value), float(value), str(value))
    elif isinstance(value, int):
        yield from (float(value), str(value), bool(value), -1, value - 100, value + 100, 10**30)
    elif isinstance(value, str):
        yield from (value.encode(), value + "?", "")
    elif isinstance(value, tuple):
        yield from _wrong_tuples(value)
    elif is_dataclass(value):
        yield from _forgeries(value)


def _wrong_tuples(value: tuple[Any, ...]) -> Iterator[Any]:
    yield list(value)
    yield (*value, *value[-1:], *value[-1:])
    yield (*value, None)
    yield value[:-1]
    yield value[::-1]
    if type(value) is not tuple:
        yield tuple(value)  # a named one has lost its names
    for at, item in enumerate(value):
        for wrong in wrong_values(item):
            items = (*value[:at], wrong, *value[at + 1 :])
            yield type(value)(*items) if hasattr(value, "_fields") else items
