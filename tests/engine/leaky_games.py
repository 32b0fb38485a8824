"""Small Whist gone wrong: each class leaks a secret in one way that the kit has to find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import Event, Seat, Step
from tests.engine.small_whist import (
    Bury,
    Card,
    Cards,
    HandDealt,
    Move,
    Options,
    RoundDealt,
    SmallWhist,
    State,
    View,
)

# Leaked secrets


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


def widened(kind: Any, view: View, extra: Any) -> Any:
    """The view with one field more."""
    return kind(*(getattr(view, name) for name in View.__slots__), extra)


class TellsAllHandsAtTheDeal(SmallWhist):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(state, (*events, AllHands(state.hands)))


class RemembersAllHands(TellsAllHandsAtTheDeal):
    """Its sampler uses the events it was given."""

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


class DealsLowCardsLaterOn(SmallWhist):
    """Its worlds right after the deal are even."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        one = super().sample_state(view, seed, history)
        two = super().sample_state(view, seed ^ 1, history)
        return min(one, two, key=lambda world: world.hands) if any(view.have_buried) else one
