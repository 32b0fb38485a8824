"""The toy game gone wrong: each class leaks a secret in one way that the kit has to find."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.core import Event, IllegalMove, OpenEvent, Seat, Step
from tests.engine.toy_game import (
    Add,
    Card,
    Cards,
    Glimpsed,
    Options,
    Phase,
    Reason,
    Stake,
    StakeChosen,
    State,
    ToyGame,
    View,
)

PAIRS: list[tuple[str, type[ToyGame]]] = []
"""The properties of the kit, each with toys that it must fail."""

Toy = TypeVar("Toy", bound=type[ToyGame])


def fails(*names: str) -> Callable[[Toy], Toy]:
    """A toy that breaks these properties."""

    def noted(game: Toy) -> Toy:
        PAIRS.extend((name, game) for name in names)
        return game

    return noted


@dataclass(frozen=True, slots=True)
class AllHands(Event):
    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class StakeForAll(StakeChosen):
    @property
    def seen_by(self) -> None:  # type: ignore[override]
        return None


@dataclass(frozen=True, slots=True)
class Peeked(OpenEvent):
    card: int


@dataclass(frozen=True, slots=True)
class SeedView(View):
    number: int


@dataclass(frozen=True, slots=True)
class OpenView(View):
    neighbour: Cards


@dataclass(frozen=True, slots=True)
class FullView(View):
    state: State


@dataclass(frozen=True, slots=True)
class HastyView(View):
    choice_is_open = True


def widened(kind: Any, view: View, *extra: Any) -> Any:
    """The view as one of another kind, with one field more."""
    return kind(*(getattr(view, name) for name in View.__slots__), *extra)


# Leaked secrets


@fails("deals_tell_only_what_they_reveal")
class TellsAllHandsAtTheDeal(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(state, (*events, AllHands(state.hands)))


@fails("what_is_private_stays_unknown")
class RemembersAllHands(TellsAllHandsAtTheDeal):
    """Its sampler uses the events it was given."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        world = super().sample_state(view, seed, history)
        told = [event.hands for event in history if isinstance(event, AllHands)]
        return replace(world, hands=told[0]) if told and not view.round else world


@fails("events_reach_only_who_may_know", "secret_moves_look_alike")
class TellsTheStakeToAll(ToyGame):
    told: type[StakeChosen] = StakeForAll

    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        after, (_, staked) = super().stake(state, seat, move)
        return Step(after, (self.told(seat, move.number), staked))


@fails(
    "moves_that_can_be_undone_reveal_nothing",
    "an_own_move_shows_the_same_in_all_worlds",
    "a_move_of_others_shows_the_same_in_all_worlds",
)
class TellsTheStock(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, events = super().add(state, move)
        return Step(after, (Peeked(state.stock[0]), *events))


@fails("nobody_is_told_what_is_private")
class TellsHandsLater(ToyGame):
    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        after, events = super().stake(state, seat, move)
        return Step(after, (*events, *([] if 0 in after.stakes else [AllHands(after.hands)])))


@fails("refusals_tell_nothing")
class RefusesByTheNextHand(ToyGame):
    def check(self, state: State, seat: Seat, move: Any) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            if state.hands[seat - 1][0] < Card.C3:
                refusal.reason = Reason.OUT_OF_RANGE
            raise


@fails("deals_are_even")
class GivesTheStarterLowCards(ToyGame):
    def deal_round(self, *parts: Any) -> Step[State]:
        state, events = super().deal_round(*parts)
        hands = sorted(state.hands)
        hands.insert(state.turn, hands.pop(0))
        return Step(replace(state, hands=tuple(hands)), events)


@fails("a_deal_tells_nobody_what_is_private", "a_sampled_world_looks_the_same")
class ShowsTheNeighbour(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return widened(OpenView, view, state.hands[(seat or 0) - 1])  # type: ignore[no-any-return]


@fails("a_spectator_sees_no_secrets")
class ShowsAllToSpectators(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, stake=state.stakes[0]) if seat is None else view


@fails("a_view_holds_no_state")
class CarriesTheState(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(FullView, super().view(state, seat), state)  # type: ignore[no-any-return]


@fails("no_seed_is_in_sight")
class ShowsAPartOfTheSeed(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(SeedView, super().view(state, seat), state.seed % 1000)  # type: ignore[no-any-return]


@fails("forced_moves_are_no_secret")
class HurriesOn(ToyGame):
    """The only stake of a seat without high cards is made at once, and tells that it has none."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Any, ...]:
        moves = super().legal_moves(state, seat)
        return moves[:1] if self.has_no_choice(state, seat) else moves

    def check(self, state: State, seat: Seat, move: Any) -> None:
        super().check(state, seat, move)
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(Reason.OUT_OF_RANGE)

    def has_no_choice(self, state: State, seat: Seat) -> bool:
        return state.phase is Phase.STAKE and max(state.hands[seat]) < Card.C7

    def view(self, state: State, seat: Seat | None) -> View:
        return widened(HastyView, super().view(state, seat))  # type: ignore[no-any-return]


# Careless samplers


@fails("a_sampled_world_agrees_with_history")
class ForgetsGlimpses(ToyGame):
    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        others = [event for event in history if not isinstance(event, Glimpsed)]
        return super().sample_state(view, seed, others)


@fails("deals_are_sampled_evenly")
class DealsLowCardsToTheNext(ToyGame):
    def world(self, view: View, unseen: Cards, glimpsed: Cards, seed: int) -> State:
        cards = tuple(sorted(unseen)) if seed % 3 == 0 else unseen
        return super().world(view, cards, glimpsed, seed)


@fails("a_sampled_world_can_be_played")
class SamplesEndlessWorlds(ToyGame):
    def world(self, view: View, unseen: Cards, glimpsed: Cards, seed: int) -> State:
        world = super().world(view, unseen, glimpsed, seed)
        return replace(world, options=replace(view.options, rounds=10_000))


@fails("later_worlds_are_sampled_evenly")
class DealsLowCardsLaterOn(ToyGame):
    """Its worlds right after the deal are even."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        one = super().sample_state(view, seed, history)
        two = super().sample_state(view, seed ^ 1, history)
        return min(one, two, key=lambda world: world.hands) if any(view.has_staked) else one
