"""The toy game gone wrong: each class breaks one rule of the contract, or leaks a secret."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from engine.core import Event, IllegalMove, OpenEvent, Outcome, Seat, Step
from tests.engine.toy_game import (
    HAND,
    Add,
    Added,
    Card,
    Cards,
    Glimpsed,
    Move,
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
class WideView(View):
    extra: object


@dataclass(frozen=True, slots=True)
class HastyView(View):
    choice_is_open = True


@dataclass(frozen=True)
class LooseView(View):
    notes: list[int]


@dataclass(frozen=True)
class LooseNote(Event):
    notes: tuple[int, ...] = ()


def widened(kind: Any, view: View, *extra: Any) -> Any:
    """The view as one of another kind, with one field more."""
    return kind(*(getattr(view, name) for name in View.__slots__), *extra)


# Careless moves


@fails("legal_if_and_only_if_apply_succeeds")
class HidesAMove(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal_moves(state, seat)
        return moves[:-1] if len(moves) > 1 else moves


@fails("legal_moves_are_sorted_and_unique")
class SortsDownwards(ToyGame):
    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        return super().legal_moves(state, seat)[::-1]


@fails("bad_seats_are_refused")
class TakesTrueForSeatOne(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state, int(seat) if seat in range(len(state.hands)) else seat, move)


@fails("bad_moves_are_refused")
class TakesTwoPointZeroForTwo(ToyGame):
    def check(self, state: State, seat: Seat, move: Move) -> None:
        if isinstance(move, Stake | Add) and type(move.number) is float:
            move = replace(move, number=int(move.number))
        super().check(state, seat, move)


@fails("nothing_changes_what_it_is_given")
class ChangesTheState(ToyGame):
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        step = super().apply(state, seat, move)
        object.__setattr__(state, "count", step.state.count)
        object.__setattr__(state, "stakes", step.state.stakes)
        return step


@fails("cards_are_conserved")
class LosesACard(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, events = super().add(state, move)
        return Step(replace(after, stock=after.stock[1:]), events)


# Careless courses


@fails("exactly_those_to_move_have_moves")
class AsksEverybody(ToyGame):
    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else (state.turn, (state.turn + 1) % 2)


@fails("nobody_is_to_move_if_and_only_if_it_is_over")
class KeepsTheOutcome(ToyGame):
    def outcome(self, state: State) -> Outcome | None:
        return None


@fails("it_ends_with_an_outcome")
class LeavesNoGap(ToyGame):
    def result(self, points: tuple[int, ...]) -> Outcome:
        outcome, falling = super().result(points), sorted(set(points), reverse=True)
        return replace(outcome, places=tuple(1 + falling.index(point) for point in points))


@fails("fold_equals_the_state")
class CountsItsDeals(ToyGame):
    deals = 0

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        self.deals += 1
        return super().deal(options, seats, seed + self.deals)


@fails("every_seed_deals_differently")
class DealsTheSecondRoundAlike(ToyGame):
    def deal_round(self, options: Options, seed: int, number: int, *parts: Any) -> Step[State]:
        return super().deal_round(options, 1 if number == 1 else seed, number, *parts)


@fails("equal_seeds_give_equal_games_in_another_process")
class DealsByHash(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, seed ^ hash(self.key))


# Things that no game meets


@fails("fixed_games_meet_everything")
class NeverTellsAnAddition(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, events = super().add(state, move)
        return Step(after, tuple(e for e in events if not isinstance(e, Added)))


@fails("spectators_see_what_all_seats_see")
class TurnsPointsForSpectators(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return view if seat is not None else replace(view, points=view.points[1:] + view.points[:1])


@fails("events_name_their_seat")
class NamesTheNextSeat(ToyGame):
    def add(self, state: State, move: Add) -> Step[State]:
        after, (_, *events) = super().add(state, move)
        wrong = Added((state.turn + 1) % len(state.stakes), move.number, after.count)
        return Step(after, (wrong, *events))


# Careless kinds, notation and options


@fails("states_and_views_are_frozen", "moves_and_events_are_frozen")
class KeepsNotes(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(LooseView, super().view(state, seat), [])  # type: ignore[no-any-return]

    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        after, events = super().stake(state, seat, move)
        return Step(after, (*events, LooseNote()))


@fails("states_and_options_are_written_and_read_back")
class CountsInTruths(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        state, events = super().deal(options, seats, seed)
        return Step(replace(state, points=(False,) * seats), events)


@fails("moves_are_written_and_read_back")
class WritesNoKind(ToyGame):
    def write_move(self, move: Move) -> str:
        return f"+{move.number}"


@fails("nonsense_is_bad_notation")
class ReadsNonsense(ToyGame):
    def read_move(self, text: str) -> Move:
        kinds: dict[str, type[Move]] = {"=": Stake, "+": Add}
        return kinds[text[:1]](int(text[1:]))


@fails("a_bad_choice_is_named")
class TakesAnyNumberOfRounds(ToyGame):
    def options(self, **choices: Any) -> Options:
        rounds = choices.pop("rounds", 1)
        if rounds not in (1, 2, 50):
            raise ValueError(f"rounds: {rounds!r}")
        return replace(super().options(**choices), rounds=rounds)


@fails("a_bad_number_of_seats_is_refused")
class DealsToAnybody(ToyGame):
    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, int(seats), seed)


@fails("house_rules_are_sound")
class DealsToACrowd(ToyGame):
    def seats_for(self, options: Options) -> tuple[int, ...]:
        return (*super().seats_for(options), len(Card) // HAND)


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
    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        after, (_, staked) = super().stake(state, seat, move)
        return Step(after, (StakeForAll(seat, move.number), staked))


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
        return widened(WideView, view, state.hands[(seat or 0) - 1])  # type: ignore[no-any-return]


@fails("a_spectator_sees_no_secrets")
class ShowsAllToSpectators(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, stake=state.stakes[0]) if seat is None else view


@fails("a_view_holds_no_state")
class CarriesTheState(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(WideView, super().view(state, seat), state)  # type: ignore[no-any-return]


@fails("no_seed_is_in_sight")
class ShowsAPartOfTheSeed(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(WideView, super().view(state, seat), state.seed % 1000)  # type: ignore[no-any-return]


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
