"""The toy game gone wrong: each toy breaks one rule of the contract, or leaks a secret."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any

from engine.core import Event, IllegalMove, OpenEvent, Seat, Step
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


def after(method: str, change: Callable[..., Any]) -> type[ToyGame]:
    """A toy of which a method returns something else; told what, and what the method was given."""
    kept = getattr(ToyGame, method)

    @wraps(kept)
    def changed(toy: ToyGame, *given: Any, **named: Any) -> Any:
        return change(kept(toy, *given, **named), *given)

    return type("Toy", (ToyGame,), {method: changed})


def before(method: str, change: Callable[..., tuple[Any, ...]]) -> type[ToyGame]:
    """A toy of which a method is given something else."""
    kept = getattr(ToyGame, method)

    @wraps(kept)
    def changed(toy: ToyGame, *given: Any) -> Any:
        return kept(toy, *change(*given))

    return type("Toy", (ToyGame,), {method: changed})


def told(step: Step[State], *more: Event) -> Step[State]:
    """The step with more events at its end."""
    return Step(step.state, (*step.events, *more))


def as_whole(state: State, seat: Seat, move: Any) -> tuple[Any, ...]:
    """A float passes for a whole number."""
    if isinstance(move, Stake | Add) and type(move.number) is float:
        move = replace(move, number=int(move.number))
    return state, seat, move


def written_into(step: Step[State], state: State, *_: Any) -> Step[State]:
    """The move changes the state that it was given."""
    object.__setattr__(state, "count", step.state.count)
    object.__setattr__(state, "stakes", step.state.stakes)
    return step


def without_gaps(outcome: Any, points: tuple[int, ...]) -> Any:
    """Two who share the win are followed by the second."""
    falling = sorted(set(points), reverse=True)
    return replace(outcome, places=tuple(1 + falling.index(point) for point in points))


def named_wrongly(step: Step[State], state: State, move: Add) -> Step[State]:
    """The addition is said to be the next seat's."""
    wrong = Added((state.turn + 1) % len(state.stakes), move.number, step.state.count)
    return Step(step.state, (wrong, *step.events[1:]))


def low_cards_for_the_starter(step: Step[State], *_: Any) -> Step[State]:
    hands = sorted(step.state.hands)
    hands.insert(step.state.turn, hands.pop(0))
    return Step(replace(step.state, hands=tuple(hands)), step.events)


class CountsItsDeals(ToyGame):
    deals = 0

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        self.deals += 1
        return super().deal(options, seats, seed + self.deals)


class DealsByHash(ToyGame):
    """The hash of a process is its own; another process imports this class by name."""

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        return super().deal(options, seats, seed ^ hash(self.key))


class KeepsNotes(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(LooseView, super().view(state, seat), [])  # type: ignore[no-any-return]

    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        return told(super().stake(state, seat, move), LooseNote())


class ReadsNonsense(ToyGame):
    def read_move(self, text: str) -> Move:
        kinds: dict[str, type[Move]] = {"=": Stake, "+": Add}
        return kinds[text[:1]](int(text[1:]))


class TakesAnyNumberOfRounds(ToyGame):
    def options(self, **choices: Any) -> Options:
        rounds = choices.pop("rounds", 1)
        if rounds not in (1, 2, 50):
            raise ValueError(f"rounds: {rounds!r}")
        return replace(super().options(**choices), rounds=rounds)


TellsAllHandsAtTheDeal = after("deal", lambda step, *_: told(step, AllHands(step.state.hands)))


class RemembersAllHands(TellsAllHandsAtTheDeal):  # type: ignore[misc,valid-type]  # made above
    """Its sampler uses the events it was given."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        world = ToyGame.sample_state(self, view, seed, history)
        known = [event.hands for event in history if isinstance(event, AllHands)]
        return replace(world, hands=known[0]) if known and not view.round else world


class RefusesByTheNextHand(ToyGame):
    def check(self, state: State, seat: Seat, move: Any) -> None:
        try:
            super().check(state, seat, move)
        except IllegalMove as refusal:
            if state.hands[seat - 1][0] < Card.C3:
                refusal.reason = Reason.OUT_OF_RANGE
            raise


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


class DealsLowCardsLaterOn(ToyGame):
    """Its worlds right after the deal are even."""

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        one = super().sample_state(view, seed, history)
        two = super().sample_state(view, seed ^ 1, history)
        return min(one, two, key=lambda world: world.hands) if any(view.has_staked) else one


TellsTheStakeToAll = after(
    "stake",
    lambda step, _, seat, move: Step(step.state, (StakeForAll(seat, move.number), step.events[1])),
)
TellsTheStock = after(
    "add", lambda step, state, _: Step(step.state, (Peeked(state.stock[0]), *step.events))
)
ShowsTheNeighbour = after(
    "view", lambda view, state, seat: widened(WideView, view, state.hands[(seat or 0) - 1])
)

BROKEN: Mapping[str, type[ToyGame]] = {
    "legal_if_and_only_if_apply_succeeds": after(
        "legal_moves", lambda moves, *_: moves[:-1] if len(moves) > 1 else moves
    ),
    "legal_moves_are_sorted_and_unique": after("legal_moves", lambda moves, *_: moves[::-1]),
    "bad_seats_are_refused": before(
        "check",
        lambda state, seat, move: (
            state,
            int(seat) if seat in range(len(state.hands)) else seat,
            move,
        ),
    ),
    "bad_moves_are_refused": before("check", as_whole),
    "nothing_changes_what_it_is_given": after("apply", written_into),
    "cards_are_conserved": after(
        "add", lambda step, *_: Step(replace(step.state, stock=step.state.stock[1:]), step.events)
    ),
    "exactly_those_to_move_have_moves": after(
        "to_move",
        lambda _, state: () if state.phase is Phase.OVER else (state.turn, (state.turn + 1) % 2),
    ),
    "nobody_is_to_move_if_and_only_if_it_is_over": after("outcome", lambda *_: None),
    "it_ends_with_an_outcome": after("result", without_gaps),
    "fold_equals_the_state": CountsItsDeals,
    "every_seed_deals_differently": before(
        "deal_round", lambda options, seed, n, *parts: (options, 1 if n == 1 else seed, n, *parts)
    ),
    "equal_seeds_give_equal_games_in_another_process": DealsByHash,
    "fixed_games_meet_everything": after(
        "add",
        lambda step, *_: Step(
            step.state, tuple(e for e in step.events if not isinstance(e, Added))
        ),
    ),
    "spectators_see_what_all_seats_see": after(
        "view",
        lambda view, _, seat: (
            view if seat is not None else replace(view, points=view.points[1:] + view.points[:1])
        ),
    ),
    "events_name_their_seat": after("add", named_wrongly),
    "states_and_views_are_frozen": KeepsNotes,
    "moves_and_events_are_frozen": KeepsNotes,
    "states_and_options_are_written_and_read_back": after(
        "deal",
        lambda step, _, seats, *__: Step(replace(step.state, points=(False,) * seats), step.events),
    ),
    "moves_are_written_and_read_back": after("write_move", lambda _, move: f"+{move.number}"),
    "nonsense_is_bad_notation": ReadsNonsense,
    "a_bad_choice_is_named": TakesAnyNumberOfRounds,
    "a_bad_number_of_seats_is_refused": before(
        "deal", lambda options, seats, seed: (options, int(seats), seed)
    ),
    "house_rules_are_sound": after("seats_for", lambda seats, _: (*seats, len(Card) // HAND)),
    "deals_tell_only_what_they_reveal": TellsAllHandsAtTheDeal,
    "what_is_private_stays_unknown": RemembersAllHands,
    "events_reach_only_who_may_know": TellsTheStakeToAll,
    "secret_moves_look_alike": TellsTheStakeToAll,
    "moves_that_can_be_undone_reveal_nothing": TellsTheStock,
    "an_own_move_shows_the_same_in_all_worlds": TellsTheStock,
    "a_move_of_others_shows_the_same_in_all_worlds": TellsTheStock,
    "nobody_is_told_what_is_private": after(
        "stake",
        lambda step, *_: step if 0 in step.state.stakes else told(step, AllHands(step.state.hands)),
    ),
    "refusals_tell_nothing": RefusesByTheNextHand,
    "deals_are_even": after("deal_round", low_cards_for_the_starter),
    "a_deal_tells_nobody_what_is_private": ShowsTheNeighbour,
    "a_sampled_world_looks_the_same": ShowsTheNeighbour,
    "a_spectator_sees_no_secrets": after(
        "view",
        lambda view, state, seat: replace(view, stake=state.stakes[0]) if seat is None else view,
    ),
    "a_view_holds_no_state": after("view", lambda view, state, _: widened(WideView, view, state)),
    "no_seed_is_in_sight": after(
        "view", lambda view, state, _: widened(WideView, view, state.seed % 1000)
    ),
    "forced_moves_are_no_secret": HurriesOn,
    "a_sampled_world_agrees_with_history": before(
        "sample_state",
        lambda view, seed, history=(): (
            view,
            seed,
            [each for each in history if not isinstance(each, Glimpsed)],
        ),
    ),
    "deals_are_sampled_evenly": before(
        "world",
        lambda view, unseen, glimpsed, seed: (
            view,
            tuple(sorted(unseen)) if seed % 3 == 0 else unseen,
            glimpsed,
            seed,
        ),
    ),
    "a_sampled_world_can_be_played": after(
        "world",
        lambda world, view, *_: replace(world, options=replace(view.options, rounds=10_000)),
    ),
    "later_worlds_are_sampled_evenly": DealsLowCardsLaterOn,
}
"""The properties of the kit, each with a toy that it must fail."""
