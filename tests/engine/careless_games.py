"""The toy game gone wrong: each class breaks one rule of the contract, secrecy apart."""

from dataclasses import dataclass, replace
from typing import Any

from engine.core import Event, Outcome, Seat, Step
from tests.engine.leaky_games import fails, widened
from tests.engine.toy_game import (
    HAND,
    Add,
    Added,
    Card,
    Move,
    Options,
    Phase,
    Stake,
    State,
    ToyGame,
    View,
)


@dataclass(frozen=True)
class LooseView(View):
    notes: list[int]


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


@fails("states_and_views_are_frozen")
class KeepsNotes(ToyGame):
    def view(self, state: State, seat: Seat | None) -> View:
        return widened(LooseView, super().view(state, seat), [])  # type: ignore[no-any-return]


@dataclass(frozen=True)
class LooseNote(Event):
    notes: tuple[int, ...] = ()


@fails("moves_and_events_are_frozen")
class TellsLooseNotes(ToyGame):
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
