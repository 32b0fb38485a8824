"""The toy game gone wrong: each class breaks one rule of the contract, secrecy apart."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core import Event, GameOver, HouseRule, IllegalMove, Outcome, RoundEnded, Seat, Step
from tests.engine.leaky_games import widened
from tests.engine.toy_game import (
    HAND,
    Add,
    Added,
    Card,
    Move,
    Options,
    Phase,
    Reason,
    Stake,
    State,
    ToyGame,
    View,
)


@dataclass(frozen=True)
class LooseView(View):
    notes: list[int]


# Careless moves


class HidesAMove(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return moves[:-1] if len(moves) > 1 else moves


class OffersTooMuch(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return (Add(1), Add(2), Add(3)) if Add(1) in moves else moves


class OffersMovesOutOfTurn(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(replace(state, turn=seat), seat)


class TakesMovesOutOfTurn(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(replace(state, turn=seat), seat, move)


class RefusesInWords(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            refusal.reason = "no"  # type: ignore[assignment]
            raise


class TripsOverTheTarget(ToyGame):
    """Breaks in the middle of a game."""

    def add(self, state: State, move: Add) -> Step[State]:
        if state.count + move.number + 1 == state.options.target:
            raise KeyError(Reason.OUT_OF_RANGE)
        return super().add(state, move)


class SortsDownwards(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat)[::-1]


class OffersAMoveTwice(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return (*moves, *moves[-1:])


class SeesTheLastHand(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return super().view(state, seat if seat is None else int(seat) % len(state.hands))


class TakesTrueForSeatOne(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state, int(seat) if seat in range(len(state.hands)) else seat, move)


class TakesTwoPointZeroForTwo(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Stake | Add) and type(move.number) is float:
            move = replace(move, number=int(move.number))
        super().check(state, seat, move)


class TripsOverForeignMoves(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        assert move.number < 1000
        super().check(state, seat, move)


class ChangesTheState(ToyGame):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        object.__setattr__(state, "count", step.state.count)
        object.__setattr__(state, "stakes", step.state.stakes)
        return step


class LosesACard(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, events = super().add(state, move)
        return Step(replace(after, stock=after.stock[1:]), events)


# Careless courses


class AsksEverybody(ToyGame):
    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else (state.turn, (state.turn + 1) % 2)


class KeepsTheOutcome(ToyGame):
    def outcome(self, state: State) -> Outcome | None:
        return None


class NeverEnds(ToyGame):
    def score(self, state: State) -> Step[State]:
        return super().score(replace(state, options=replace(state.options, rounds=10_000)))


class CrownsTheLast(ToyGame):
    def result(self, points: tuple[int, ...]) -> Outcome:
        return replace(super().result(points), winners=(len(points) - 1, 0))


class LeavesNoGap(ToyGame):
    def result(self, points: tuple[int, ...]) -> Outcome:
        outcome, falling = super().result(points), sorted(set(points), reverse=True)
        return replace(outcome, places=tuple(1 + falling.index(point) for point in points))


class AnnouncesAnother(ToyGame):
    def score(self, state: State) -> Step[State]:
        after, events = super().score(state)
        others = (GameOver((7,)) if isinstance(event, GameOver) else event for event in events)
        return Step(after, tuple(others))


class ForgetsTheRound(ToyGame):
    def score(self, state: State) -> Step[State]:
        after, events = super().score(state)
        return Step(after, tuple(e for e in events if not isinstance(e, RoundEnded)))


class CountsItsDeals(ToyGame):
    deals = 0

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        self.deals += 1
        return super().deal(options, seats, seed + self.deals)


class DealsAlikeForTwoRounds(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, 1 if options.rounds == 2 else seed)


class DealsTheSecondRoundAlike(ToyGame):
    def deal_round(self, options: Options, seed: int, number: int, *parts: Any) -> Step[State]:
        return super().deal_round(options, 1 if number == 1 else seed, number, *parts)


class DealsByHash(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, seed ^ hash(self.key))


# Things that no game meets


class NeverPlaysFive(ToyGame):
    def seats_for(self, options: Options) -> tuple[int, ...]:
        return tuple(seats for seats in super().seats_for(options) if seats != 5)


class NeverPlaysInPairs(ToyGame):
    def seats_for(self, options: Options) -> tuple[int, ...]:
        return () if options.pairs else super().seats_for(options)


class NeverTellsAnAddition(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, events = super().add(state, move)
        return Step(after, tuple(e for e in events if not isinstance(e, Added)))


# Careless kinds, notation and options


class KeepsNotes(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(LooseView, super().view(state, seat), [])  # type: ignore[no-any-return]


@dataclass(frozen=True)
class LooseNote(Event):
    notes: tuple[int, ...] = ()


class TellsLooseNotes(ToyGame):
    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        after, events = super().stake(state, seat, move)
        return Step(after, (*events, LooseNote()))


class CountsInTruths(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(replace(state, points=(False,) * seats), events)


class WritesNoKind(ToyGame):
    def write_move(self, move: Move) -> str:
        return f"+{move.number}"


class ReadsNonsense(ToyGame):
    def read_move(self, text: str) -> Move:
        kinds: dict[str, type[Move]] = {"=": Stake, "+": Add}
        return kinds[text[:1]](int(text[1:]))


class ShufflesItsDefault(ToyGame):
    house_rules = (HouseRule("rounds", (1, 2), 3), *ToyGame.house_rules[:1])


class TakesAnyNumberOfRounds(ToyGame):
    def options(self, **choices: Any) -> Options:
        rounds = choices.pop("rounds", 1)
        if rounds not in (1, 2, 50):
            raise ValueError(f"rounds: {rounds!r}")
        return replace(super().options(**choices), rounds=rounds)


class BlamesNobody(ToyGame):
    def options(self, **choices: Any) -> Options:
        try:
            return super().options(**choices)
        except ValueError as error:
            raise ValueError("bad") from error


class DealsToAnybody(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, int(seats), seed)


class DealsToACrowd(ToyGame):
    def seats_for(self, options: Options) -> tuple[int, ...]:
        return (*super().seats_for(options), len(Card) // HAND)
