"""Small Whist gone wrong: each class breaks the rest of the contract in one way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.core import GameOver, HouseRule, IllegalMove, Outcome, RoundEnded, Seat, Step
from tests.engine.leaky_games import widened
from tests.engine.small_whist import (
    HAND,
    Bury,
    Card,
    Move,
    Options,
    Phase,
    Play,
    Played,
    Refusal,
    SmallWhist,
    State,
    View,
)


@dataclass(frozen=True)
class LooseView(View):
    notes: list[int]


# Careless moves


class HidesAMove(SmallWhist):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return moves[:-1] if len(moves) > 1 else moves


class OffersTooMuch(SmallWhist):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if state.phase is Phase.PLAY and seat == state.turn:
            return tuple(map(Play, state.hands[seat]))
        return super().legal_moves(state, seat)


class OffersMovesOutOfTurn(SmallWhist):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(replace(state, turn=seat), seat)


class TakesMovesOutOfTurn(SmallWhist):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state if state.phase is Phase.OVER else replace(state, turn=seat), seat, move)


class RefusesInWords(SmallWhist):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            refusal.reason = "no"  # type: ignore[assignment]
            raise


class SortsDownwards(SmallWhist):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat)[::-1]


class OffersAMoveTwice(SmallWhist):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return (*moves, *moves[-1:])


class SeesTheLastHand(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        seats = len(state.hands)
        return super().view(state, seat if seat is None else int(seat) % seats)


class TakesTrueForSeatOne(SmallWhist):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state, int(seat) if seat in range(len(state.hands)) else seat, move)


class TakesNumbersForCards(SmallWhist):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Bury | Play) and type(move.card) is int and move.card in range(15):
            move = replace(move, card=Card(move.card))
        super().check(state, seat, move)


class TripsOverForeignMoves(SmallWhist):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        assert move.card.suit < 3
        super().check(state, seat, move)


class ChangesTheState(SmallWhist):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        object.__setattr__(state, "points", step.state.points)
        object.__setattr__(state, "turn", step.state.turn)
        return step


class LosesACard(SmallWhist):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = super().apply(state, seat, move)
        return Step(replace(after, played=after.played[1:]), events)


# Careless courses


class AsksEverybody(SmallWhist):
    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else (state.turn, (state.turn + 1) % 2)


class KeepsTheOutcome(SmallWhist):
    def outcome(self, state: State) -> Outcome | None:
        return None


class NeverEnds(SmallWhist):
    def score(self, state: State) -> Step[State]:
        endless = replace(state, options=replace(state.options, rounds=1000))
        return super().score(endless)


class CrownsTheLast(SmallWhist):
    def result(self, points: tuple[int, ...]) -> Outcome:
        outcome = super().result(points)
        return replace(outcome, winners=(len(points) - 1, 0))


class LeavesNoGap(SmallWhist):
    def result(self, points: tuple[int, ...]) -> Outcome:
        outcome, falling = super().result(points), sorted(set(points), reverse=True)
        return replace(outcome, places=tuple(1 + falling.index(point) for point in points))


class AnnouncesAnother(SmallWhist):
    def score(self, state: State) -> Step[State]:
        after, events = super().score(state)
        others = (GameOver((7,)) if isinstance(event, GameOver) else event for event in events)
        return Step(after, tuple(others))


class ForgetsTheRound(SmallWhist):
    def score(self, state: State) -> Step[State]:
        after, events = super().score(state)
        return Step(after, tuple(e for e in events if not isinstance(e, RoundEnded)))


class CountsItsDeals(SmallWhist):
    deals = 0

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        self.deals += 1
        return super().deal(options, seats, seed + self.deals)


class DealsAlikeForTwoRounds(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, 1 if options.rounds == 2 else seed)


class DealsTheSecondRoundAlike(SmallWhist):
    def deal_round(self, options: Options, seed: int, number: int, *parts: Any) -> Step[State]:
        return super().deal_round(options, seed if number == 1 else 1, number, *parts)


class DealsByHash(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, seed ^ hash(self.key))


# Careless kinds, notation and options


class KeepsNotes(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(LooseView, super().view(state, seat), [])  # type: ignore[no-any-return]


class CountsInTruths(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(replace(state, tricks=(False,) * seats), events)


class WritesNoKind(SmallWhist):
    def write_move(self, move: Move) -> str:
        return f"play {move.card.name}"


class ReadsNonsense(SmallWhist):
    def read_move(self, text: str) -> Move:
        verb, _, card = text.partition(" ")
        kinds: dict[str, type[Move]] = {"bury": Bury, "play": Play}
        return kinds[verb](Card[card])


class ShufflesItsDefault(SmallWhist):
    house_rules = (HouseRule("rounds", (1, 2), 3),)


class TakesAnyNumberOfRounds(SmallWhist):
    def options(self, **choices: Any) -> Options:
        rounds = choices.pop("rounds", 1)
        if rounds not in (1, 2):
            raise ValueError(f"rounds: {rounds!r}")
        return replace(super().options(**choices), rounds=rounds)


class BlamesNobody(SmallWhist):
    def options(self, **choices: Any) -> Options:
        try:
            return super().options(**choices)
        except ValueError as error:
            raise ValueError("bad") from error


class DealsToAnybody(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, int(seats), seed)


class DealsToACrowd(SmallWhist):
    def seats_for(self, options: Options) -> tuple[int, ...]:
        return (*super().seats_for(options), 15 // HAND + 1)


class TripsOverSuits(SmallWhist):
    """Breaks in the middle of a game."""

    def play(self, state: State, seat: Seat, card: Card) -> Step[State]:
        step = super().play(state, seat, card)
        played = step.events[0]
        if isinstance(played, Played) and played.card.suit != played.led.suit:
            raise KeyError(Refusal.MUST_FOLLOW)
        return step
