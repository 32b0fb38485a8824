"""Small Whist gone wrong: each class breaks the contract in one way that the kit has to find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Event, GameOver, HouseRule, IllegalMove, Outcome, RoundEnded, Seat, Step
from tests.engine.small_whist import (
    HAND,
    Bury,
    Card,
    Cards,
    HandDealt,
    Move,
    Options,
    Phase,
    Play,
    Played,
    Refusal,
    RoundDealt,
    SmallWhist,
    State,
    View,
)

# Secrets told


@dataclass(frozen=True, slots=True)
class AllHands(Event):
    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class HandForAll(HandDealt):
    @property
    def seen_by(self) -> None:  # type: ignore[override]
        return None


@dataclass(frozen=True, slots=True)
class HandForTheNext(HandDealt):
    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (0,)


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    card: Card | None


@dataclass(frozen=True, slots=True)
class SeedView(View):
    number: int


@dataclass(frozen=True, slots=True)
class OpenView(View):
    neighbour: Cards


@dataclass(frozen=True, slots=True)
class OrderedView(View):
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FullView(View):
    state: State


@dataclass(frozen=True)
class LooseView(View):
    notes: list[int]


def widened(kind: Any, view: View, extra: Any) -> Any:
    """The view with one field more."""
    return kind(*(getattr(view, name) for name in View.__slots__), extra)


class TellsAllHandsAtTheDeal(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(state, (*events, AllHands(state.hands)))


class RemembersAllHands(TellsAllHandsAtTheDeal):
    """Its sampler makes use of what it was told."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        world = super().sample_state(view, seed, history)
        told = [event.hands for event in history if isinstance(event, AllHands)]
        fresh = told and view.sizes == tuple(map(len, told[0]))
        return replace(world, hands=told[0]) if fresh else world


class DealsOpenly(SmallWhist):
    def deal_round(self, *parts: Any) -> Step[State]:
        state, (began, *hands) = super().deal_round(*parts)
        told = (HandForAll(e.seat, e.hand) for e in hands if isinstance(e, HandDealt))
        return Step(state, (began, *told))


class TellsTheWrongSeat(SmallWhist):
    def deal_round(self, *parts: Any) -> Step[State]:
        state, (began, *hands) = super().deal_round(*parts)
        told = (HandForTheNext(e.seat, e.hand) for e in hands if isinstance(e, HandDealt))
        return Step(state, (began, *told))


class TellsTheBuriedCard(SmallWhist):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = super().apply(state, seat, move)
        told = (Peeked(move.card),) if isinstance(move, Bury) else ()
        return Step(after, (*events, *told))


class TellsTheStock(SmallWhist):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = super().apply(state, seat, move)
        return Step(after, (Peeked(state.stock[0]), *events))


class TellsTheNextHand(SmallWhist):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        after, events = super().apply(state, seat, move)
        return Step(after, (Peeked(max(after.hands[after.turn], default=None)), *events))


class ShowsTheNeighbour(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return widened(OpenView, view, state.hands[(seat or 0) - 1])  # type: ignore[no-any-return]


class RemembersTheNeighbour(ShowsTheNeighbour):
    """Its sampler copies what the view should not show, so that all worlds look the same."""

    def world(self, view: View, cards: Sequence[Card], seed: int) -> State:
        world = super().world(view, cards, seed)
        assert isinstance(view, OpenView)
        hand, other = {*view.neighbour}, {*world.hands[(view.seat or 0) - 1]}
        pairs = list(zip(sorted(hand - other), sorted(other - hand), strict=True))
        swap = {one: two for pair in pairs for one, two in (pair, pair[::-1])}
        return replace(
            world,
            hands=tuple(tuple(sorted(swap.get(c, c) for c in cards)) for cards in world.hands),
            buried=tuple(None if c is None else swap.get(c, c) for c in world.buried),
            stock=tuple(sorted(swap.get(card, card) for card in world.stock)),
        )


class TellsByTheOrderOfSeats(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        order = sorted(range(len(state.hands)), key=lambda other: sum(state.hands[other]))
        return widened(OrderedView, super().view(state, seat), tuple(order))  # type: ignore[no-any-return]


class ShowsAllToSpectators(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, buried=state.buried[0]) if seat is None else view


class CarriesTheState(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(FullView, super().view(state, seat), state)  # type: ignore[no-any-return]


class ShowsTheSeed(SmallWhist):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(SeedView, super().view(state, seat), state.seed)  # type: ignore[no-any-return]

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        assert isinstance(view, SeedView)
        return replace(super().sample_state(view, seed, history), seed=view.number)


class ShowsAPartOfTheSeed(ShowsTheSeed):
    def view(self, state: State, seat: Seat | None) -> View:
        view = SmallWhist.view(self, state, seat)
        return widened(SeedView, view, state.seed % 1000)  # type: ignore[no-any-return]


class TellsTheSeed(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, (_, *hands) = super().deal(options, seats, seed)
        return Step(state, (RoundDealt(seed, state.turn), *hands))


# Careless samplers


class IgnoresVoids(SmallWhist):
    def keeps_to(self, world: State, history: Sequence[Event]) -> bool:
        return True


class DealsLowCardsToTheNext(SmallWhist):
    def world(self, view: View, cards: Sequence[Card], seed: int) -> State:
        return super().world(view, sorted(cards) if seed % 3 == 0 else cards, seed)


class AlwaysSamplesTheSameWorld(SmallWhist):
    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        return super().sample_state(view, 1, history)


class SamplesByLuck(SmallWhist):
    calls = 0

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        self.calls += 1
        return super().sample_state(view, seed + self.calls, history)


class SamplesEndlessWorlds(SmallWhist):
    def world(self, view: View, cards: Sequence[Card], seed: int) -> State:
        world = super().world(view, cards, seed)
        return replace(world, options=replace(view.options, rounds=1000))


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
