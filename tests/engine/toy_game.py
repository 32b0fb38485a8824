"""A counting game that needs a minute to grasp and has what the gate must cope with.

Each round everybody first chooses a secret stake from 1 to 3, all at once. Then the seats in turn
add 1, 2 or 3 to a common count; who reaches the target wins its stake from the round. A stake is
known to its seat alone until the round is scored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from random import Random
from typing import Any

from engine.core import (
    AnyGame,
    BadNotation,
    Event,
    GameOver,
    HouseRule,
    IllegalMove,
    OpenEvent,
    Outcome,
    RoundEnded,
    Seat,
    Step,
    Termination,
    Traits,
    checked_seat,
    checked_seats,
    first_starter,
    places,
    read_choices,
    seats_with,
)


class Phase(IntEnum):
    STAKE = 0
    COUNT = 1
    OVER = 2


class Reason(Enum):
    NOT_TO_MOVE = "not-to-move"
    WRONG_PHASE = "wrong-phase"
    OUT_OF_RANGE = "out-of-range"


@dataclass(frozen=True, slots=True)
class Options:
    target: int = 7
    rounds: int = 1
    pairs: bool = False
    bells: int = 0
    starter: Seat | None = None


@dataclass(frozen=True, slots=True)
class Stake:
    number: int


@dataclass(frozen=True, slots=True)
class Add:
    number: int


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    phase: Phase
    round: int
    turn: Seat
    count: int
    stakes: tuple[int, ...]  # 0: not chosen yet
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    turn: Seat
    count: int
    stake: int
    has_staked: tuple[bool, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class Bell(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Staked(OpenEvent):
    seat: Seat


@dataclass(frozen=True, slots=True)
class StakeChosen(OpenEvent):
    seat: Seat
    number: int

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Added(OpenEvent):
    seat: Seat
    number: int
    count: int


class ToyGame:
    key = "toy"
    seats = range(2, 6)
    traits = Traits()
    house_rules = (
        HouseRule("target", (7, 21), 7),
        HouseRule("rounds", (1, 2, 50), 1),
        HouseRule("pairs", (False, True), False),
    )

    def options(self, **choices: Any) -> Options:
        bells = choices.pop("bells", 0)
        return Options(**read_choices(self.house_rules, self.seats, choices), bells=bells)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return seats_with(options.starter, (2, 4) if options.pairs else self.seats)

    def sides(self, options: Options, seats: int) -> int:
        return seats

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        checked_seats(seats, self.seats_for(options))
        starter = first_starter(options.starter, seats, seed)
        state = State(options, Phase.STAKE, 0, starter, 0, (0,) * seats, (0,) * seats)
        return Step(state, (RoundBegan(0, starter), *_bells(options)))

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.STAKE:
            return tuple(seat for seat, stake in enumerate(state.stakes) if not stake)
        return (state.turn,) if state.phase is Phase.COUNT else ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Stake | Add, ...]:
        if checked_seat(seat, len(state.stakes)) not in self.to_move(state):
            return ()
        if state.phase is Phase.STAKE:
            return (Stake(1), Stake(2), Stake(3))
        return tuple(Add(n) for n in (1, 2, 3) if state.count + n <= state.options.target)

    def apply(self, state: State, seat: Seat, move: Stake | Add) -> Step[State]:
        if not isinstance(move, Stake | Add) or type(move.number) is not int:
            raise ValueError(f"no move of this game: {move!r}")
        if checked_seat(seat, len(state.stakes)) not in self.to_move(state):
            raise IllegalMove(Reason.NOT_TO_MOVE)
        if isinstance(move, Stake) is not (state.phase is Phase.STAKE):
            raise IllegalMove(Reason.WRONG_PHASE)
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(Reason.OUT_OF_RANGE)
        return _staked(state, seat, move) if isinstance(move, Stake) else _added(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            state.options,
            state.phase,
            state.round,
            state.turn,
            state.count,
            0 if seat is None else state.stakes[checked_seat(seat, len(state.stakes))],
            tuple(bool(stake) for stake in state.stakes),
            state.points,
        )

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        draw = Random(seed)
        stakes = [draw.randint(1, 3) if staked else 0 for staked in view.has_staked]
        if view.seat is not None:
            stakes[view.seat] = view.stake
        return State(
            view.options, view.phase, view.round, view.turn, view.count, tuple(stakes), view.points
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        ranks = places(state.points)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return Outcome(state.points, ranks, winners, Termination.ROUNDS)

    def write_move(self, move: Stake | Add) -> str:
        return f"{'=' if isinstance(move, Stake) else '+'}{move.number}"

    def read_move(self, text: str) -> Stake | Add:
        kinds: dict[str, type[Stake] | type[Add]] = {"=": Stake, "+": Add}
        if len(text) != 2 or text[0] not in kinds or text[1] not in "0123456789":
            raise BadNotation(text)
        return kinds[text[0]](int(text[1]))


TOY = ToyGame()
TOYS: dict[str, AnyGame] = {TOY.key: TOY}


def _bells(options: Options) -> tuple[Bell, ...]:
    """Noise at the beginning of a round: a change of many events."""
    return tuple(Bell(number) for number in range(options.bells))


def _staked(state: State, seat: Seat, move: Stake) -> Step[State]:
    stakes = (*state.stakes[:seat], move.number, *state.stakes[seat + 1 :])
    phase = Phase.COUNT if all(stakes) else Phase.STAKE
    events = (StakeChosen(seat, move.number), Staked(seat))
    return Step(replace(state, stakes=stakes, phase=phase), events)


def _added(state: State, move: Add) -> Step[State]:
    count = state.count + move.number
    added = Added(state.turn, move.number, count)
    if count == state.options.target:
        return _scored(replace(state, count=count), added)
    turn = (state.turn + 1) % len(state.stakes)
    return Step(replace(state, count=count, turn=turn), (added,))


def _scored(state: State, added: Added) -> Step[State]:
    gains = tuple(state.stakes[s] if s == state.turn else 0 for s in range(len(state.stakes)))
    points = tuple(old + gain for old, gain in zip(state.points, gains, strict=True))
    done = replace(state, points=points, round=state.round + 1)
    ended = RoundEnded(state.round, gains)
    if done.round == state.options.rounds:
        winners = tuple(s for s, rank in enumerate(places(points)) if rank == 1)
        return Step(replace(done, phase=Phase.OVER), (added, ended, GameOver(winners)))
    stakes = (0,) * len(state.stakes)
    turn = (state.turn + 1) % len(state.stakes)
    fresh = replace(done, phase=Phase.STAKE, count=0, stakes=stakes, turn=turn)
    began = RoundBegan(done.round, turn)
    return Step(fresh, (added, ended, began, *_bells(state.options)))
