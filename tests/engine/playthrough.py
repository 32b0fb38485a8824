"""Playthroughs: a game as a text that shows every move, event and view, and plays again.

    game: seven-seas
    options: {"target":7,...}
    seats: 2
    seed: 7

    the deal
      RoundDealt(round=1, starter=0, ...)
      all: round=1 display=(C5 R7 X10) ...
      seat 0: hand=(G1 G3 G4 ...)

    1. seat 0 plays g3
      Laid(seat=0, card=G3)
      all: display=(G3 C5 R7 X10) turn=1
      seat 0: hand=(G1 G4 ...)

A view shows only the fields that changed, and of a field with many players or ships only the ones
that changed. `all` means everybody, spectators included.

    python -m tests.engine.playthrough seven-seas [...]

records the playthroughs that the suite asks for: a whole game by the default options with the
fewest players, and two rounds for each house rule, each the shortest of ten games. Only missing
texts are recorded; to record one again, delete it first.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from engine import codec
from engine.core import AnyGame, Event, RoundEnded, Seat
from engine.games import GAMES
from engine.players import Question, answered
from engine.players.base import QUICK, Level

Choose: TypeAlias = Callable[[Seat, Any, Sequence[Any]], Any]
"""Chooses one of the legal moves of a seat, which sees this view."""

MOVE: Final = re.compile(r"^\d+\. seat (\d+) plays (.+)$")


def record(game: AnyGame, options: Any, seats: int, seed: int, choose: Choose) -> str:
    """The text of a whole game played by `choose`."""
    state, _ = game.deal(options, seats, seed)
    moves: list[tuple[Seat, Any]] = []
    while movers := game.to_move(state):
        seat = movers[len(moves) % len(movers)]
        move = choose(seat, game.view(state, seat), game.legal_moves(state, seat))
        state, _ = game.apply(state, seat, move)
        moves.append((seat, move))
    return transcript(game, options, seats, seed, moves)


def replay(text: str, games: Mapping[str, AnyGame]) -> str:
    """The text that the moves of this text give now; equal unless something changed."""
    head = dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines())
    game = games[head["game"]]
    options = codec.read(type(game.options()), head["options"])
    found = [MOVE.match(line) for line in text.splitlines()]
    moves = [(int(line[1]), game.read_move(line[2])) for line in found if line]
    return transcript(game, options, int(head["seats"]), int(head["seed"]), moves)


def transcript(
    game: AnyGame, options: Any, seats: int, seed: int, moves: Sequence[tuple[Seat, Any]]
) -> str:
    """The text of these moves from the deal on."""
    lines = [f"game: {game.key}", f"options: {codec.write(options)}"]
    lines += [f"seats: {seats}", f"seed: {seed}", "", "the deal"]
    state, events = game.deal(options, seats, seed)
    views = _views(game, state, seats)
    lines += [*_told(events), *_changes(None, views)]
    for number, (seat, move) in enumerate(moves, 1):
        lines += ["", f"{number}. seat {seat} plays {game.write_move(move)}"]
        state, events = game.apply(state, seat, move)
        before, views = views, _views(game, state, seats)
        lines += [*_told(events), *_changes(before, views)]
    if outcome := game.outcome(state):
        lines += ["", f"outcome: {short(outcome)}"]
    return "\n".join(lines) + "\n"


def short(value: Any) -> str:
    """A value in few characters: enums by name, tuples without commas."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value):
        names = (name for name in codec.written_fields(value) if name != "by")
        parts = (f"{name}={short(getattr(value, name))}" for name in names)
        return f"{type(value).__name__}({', '.join(parts)})"
    if isinstance(value, tuple):
        return f"({' '.join(map(short, value))})"
    return "-" if value is None else str(value)


def _views(game: AnyGame, state: Any, seats: int) -> list[Any]:
    """The views of a spectator and of every seat."""
    return [game.view(state, viewer) for viewer in (None, *range(seats))]


def _told(events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        knowers = event.seen_by
        secret = "" if knowers is None else f"[only {' '.join(map(str, knowers))}] "
        yield f"  {secret}{short(event)}"


def _changes(before: Sequence[Any] | None, after: Sequence[Any]) -> Iterator[str]:
    """The differences between the views: first those that all share, then those of each."""
    common, own = list[str](), [list[str]() for _ in after]
    for field in fields(after[0]):
        values = [getattr(view, field.name) for view in after]
        if before and values == [getattr(view, field.name) for view in before]:
            continue
        now = list(map(short, values))
        then = [short(getattr(view, field.name)) for view in before or ()] or [""] * len(now)
        if now == then:
            continue
        if len(set(now)) == 1:
            shared = before[0] if before and len(set(then)) == 1 else None
            common += _items_changed(field.name, shared, after[0])
            continue
        for parts, new, old in zip(own, now, then, strict=True):
            parts += [f"{field.name}={new}"] if new != old else []
    names = ["spectator", *(f"seat {seat}" for seat in range(len(after) - 1))]
    for name, parts in zip(["all", *names], [common, *own], strict=True):
        if parts:
            yield f"  {name}: {' '.join(parts)}"


def _items_changed(name: str, before: Any, after: Any) -> Iterator[str]:
    """A field in full; of a tuple of dataclasses as long as before, only the items changed."""
    old, new = before and getattr(before, name), getattr(after, name)
    if isinstance(new, tuple) and old and len(old) == len(new) and is_dataclass(new[0]):
        for place, (then, now) in enumerate(zip(old, new, strict=True)):
            if then != now:
                yield f"{name}[{place}]={short(now)}"
    else:
        yield f"{name}={short(new)}"


FOLDER = Path(__file__).parents[1] / "playthroughs"
ROUNDS = 2
"""Rounds that are recorded of a house rule."""


def wanted(game: AnyGame) -> Iterator[tuple[str, Any, int]]:
    """The file name, options and seats of every playthrough that a game must have."""
    yield f"{game.key}.txt", game.options(), min(game.seats_for(game.options()))
    for number, rule in enumerate(game.house_rules):
        value = next(value for value in rule.values if value != rule.default)
        options = game.options(**{rule.name: value})
        seats = next(islice(cycle(game.seats_for(options)), number, None))
        yield f"{game.key}-{rule.name.replace('_', '-')}.txt", options, seats


def as_computers(game: AnyGame, seed: int) -> Choose:
    """The first seat plays as a mate, the others as deckhands."""
    luck = Random(seed)

    def choose(seat: Seat, view: Any, moves: Sequence[Any]) -> Any:
        level = Level.DECKHAND if seat else Level.MATE
        draw = luck.getrandbits(32)
        return answered(Question(game.key, level, view, (), tuple(moves), draw, QUICK))

    return choose


def beginning(text: str) -> str:
    """A playthrough up to the move that ends its second round."""
    parts = text.rstrip("\n").split("\n\n")
    ends = [number for number, part in enumerate(parts) if f" {RoundEnded.__name__}(" in part]
    return "\n\n".join(parts[: ends[ROUNDS - 1] + 1]) + "\n" if len(ends) > ROUNDS else text


def main(keys: list[str]) -> None:
    """Record what is missing for these games, or for all."""
    for game in map(GAMES.__getitem__, keys or GAMES):
        for number, (name, options, seats) in enumerate(wanted(game)):
            if not (path := FOLDER / name).exists():
                seeds = [10 * number + each for each in range(10)]
                texts = [record(game, options, seats, n, as_computers(game, n)) for n in seeds]
                shortest = min(map(beginning, texts) if number else texts, key=len)
                path.write_text(shortest, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
