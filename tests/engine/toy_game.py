"""A counting game that needs a minute to grasp and has what the gate and the kit must cope with.

Each round every seat holds two cards, and first chooses a secret stake from 1 to 3, all at once.
Then the seats in turn add 1, 2 or 3 to a common count; the seat that reaches the target wins its
stake. A stake is known to its seat alone until the round is scored, and hands are never shown.
From the second round on, each seat glimpses a card of the stock once, at the deal.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from random import Random
from typing import Any, TypeAlias

from engine.core import (
    AnyGame,
    BadNotation,
    Event,
    GameOver,
    HouseRule,
    IllegalMove,
    OpenEvent,
    OpenSeatEvent,
    Outcome,
    PrivateEvent,
    RoundEnded,
    Seat,
    Step,
    Termination,
    Traits,
    checked_seat,
    first,
    first_starter,
    places,
    read_choices,
    seats_with,
    since_last,
)
from engine.shuffle import derived, shuffled

HAND = 2


class Card(IntEnum):
    """A card of the pack; five seats leave two cards in the stock."""

    C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12 = range(12)


Cards: TypeAlias = tuple[Card, ...]


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


Move: TypeAlias = Stake | Add


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    seed: int
    phase: Phase
    round: int
    turn: Seat
    count: int
    hands: tuple[Cards, ...]
    stock: Cards
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
    hand: Cards
    stake: int
    has_staked: tuple[bool, ...]
    points: tuple[int, ...]

    @property
    def choice_is_open(self) -> bool:
        return self.phase is Phase.COUNT


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class Bell(Event):
    number: int


@dataclass(frozen=True, slots=True)
class Glimpsed(PrivateEvent):
    card: Card


@dataclass(frozen=True, slots=True)
class Staked(OpenSeatEvent):
    pass


@dataclass(frozen=True, slots=True)
class StakeChosen(PrivateEvent, OpenEvent):
    number: int


@dataclass(frozen=True, slots=True)
class Added(OpenSeatEvent):
    number: int
    count: int


class ToyGame:
    key = "toy"
    seats = range(2, 6)
    traits = Traits()
    house_rules: tuple[HouseRule, ...] = (
        HouseRule("target", (7, 21), 7),
        HouseRule("rounds", (1, 2, 50), 1),
        HouseRule("pairs", (False, True), False),
    )

    def options(self, **choices: Any) -> Options:
        bells = choices.pop("bells", 0)
        return Options(**read_choices(self.house_rules, self.seats, choices), bells=bells)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return seats_with((2, 4) if options.pairs else self.seats, options)

    def sides(self, options: Options, seats: int) -> int:
        return seats

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        starter = first_starter(options.starter, seats, seed, self.seats_for(options))
        return self.deal_round(options, seed, 0, starter, (0,) * seats)

    def deal_round(
        self, options: Options, seed: int, number: int, starter: Seat, points: tuple[int, ...]
    ) -> Step[State]:
        seats, deck = len(points), shuffled(tuple(Card), derived(seed, "round", number))
        hands = tuple(tuple(sorted(deck[s * HAND : s * HAND + HAND])) for s in range(seats))
        stock = deck[seats * HAND :]
        state = State(
            options=options, seed=seed, phase=Phase.STAKE, round=number, turn=starter, count=0,
            hands=hands, stock=tuple(sorted(stock)), stakes=(0,) * seats, points=points,
        )  # fmt: skip
        bells = (Bell(bell) for bell in range(options.bells))  # a change of many events
        glimpses = (Glimpsed(s, stock[s % len(stock)]) for s in range(seats if number else 0))
        return Step(state, (RoundBegan(number, starter), *bells, *glimpses))

    def to_move(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.STAKE:
            return tuple(seat for seat, stake in enumerate(state.stakes) if not stake)
        return (state.turn,) if state.phase is Phase.COUNT else ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if checked_seat(seat, len(state.stakes)) not in self.to_move(state):
            return ()
        if state.phase is Phase.STAKE:
            return (Stake(1), Stake(2), Stake(3))
        return tuple(Add(n) for n in (1, 2, 3) if state.count + n <= state.options.target)

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        self.check(state, seat, move)
        return self.stake(state, seat, move) if isinstance(move, Stake) else self.add(state, move)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if not isinstance(move, Stake | Add) or type(move.number) is not int:
            raise ValueError(f"no move of this game: {move!r}")
        if checked_seat(seat, len(state.stakes)) not in self.to_move(state):
            raise IllegalMove(Reason.NOT_TO_MOVE)
        if isinstance(move, Stake) is not (state.phase is Phase.STAKE):
            raise IllegalMove(Reason.WRONG_PHASE)
        if move not in ToyGame.legal_moves(self, state, seat):
            raise IllegalMove(Reason.OUT_OF_RANGE)

    def stake(self, state: State, seat: Seat, move: Stake) -> Step[State]:
        stakes = (*state.stakes[:seat], move.number, *state.stakes[seat + 1 :])
        phase = Phase.COUNT if all(stakes) else Phase.STAKE
        events = (StakeChosen(seat, move.number), Staked(seat))
        return Step(replace(state, stakes=stakes, phase=phase), events)

    def add(self, state: State, move: Add) -> Step[State]:
        count = state.count + move.number
        added = Added(state.turn, move.number, count)
        if count == state.options.target:
            after, events = self.score(replace(state, count=count))
            return Step(after, (added, *events))
        turn = (state.turn + 1) % len(state.stakes)
        return Step(replace(state, count=count, turn=turn), (added,))

    def score(self, state: State) -> Step[State]:
        gains = tuple(stake if s == state.turn else 0 for s, stake in enumerate(state.stakes))
        points = tuple(old + gain for old, gain in zip(state.points, gains, strict=True))
        ended, number = RoundEnded(state.round, gains), state.round + 1
        if number == state.options.rounds:
            over = replace(state, points=points, round=number, phase=Phase.OVER)
            return Step(over, (ended, GameOver(self.result(points).winners)))
        turn = (state.turn + 1) % len(points)
        after, events = self.deal_round(state.options, state.seed, number, turn, points)
        return Step(after, (ended, *events))

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            checked_seat(seat, len(state.stakes))
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            round=state.round,
            turn=state.turn,
            count=state.count,
            hand=() if seat is None else state.hands[seat],
            stake=0 if seat is None else state.stakes[seat],
            has_staked=tuple(bool(stake) for stake in state.stakes),
            points=state.points,
        )

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        glimpsed = {e.card for e in since_last(history, RoundBegan) if isinstance(e, Glimpsed)}
        unseen = [card for card in Card if card not in {*view.hand, *glimpsed}]
        return self.world(view, shuffled(unseen, seed), tuple(glimpsed), seed)

    def world(self, view: View, unseen: Cards, glimpsed: Cards, seed: int) -> State:
        draw, rest, hands, stakes = Random(derived(seed, "stakes")), list(unseen), [], []
        for seat, staked in enumerate(view.has_staked):
            own, hand = seat == view.seat, tuple(sorted(rest[-HAND:]))
            hands.append(view.hand if own else hand)
            del rest[len(rest) - (0 if own else HAND) :]
            stakes.append(view.stake if own else draw.randint(1, 3) if staked else 0)
        return State(
            options=view.options, seed=derived(seed, "future"), phase=view.phase,
            round=view.round, turn=view.turn, count=view.count, hands=tuple(hands),
            stock=tuple(sorted((*rest, *glimpsed))), stakes=tuple(stakes), points=view.points,
        )  # fmt: skip

    def outcome(self, state: State) -> Outcome | None:
        return self.result(state.points) if state.phase is Phase.OVER else None

    def result(self, points: tuple[int, ...]) -> Outcome:
        ranks = places(points)
        return Outcome(points, ranks, first(ranks), Termination.ROUNDS)

    def write_move(self, move: Move) -> str:
        return f"{'=' if isinstance(move, Stake) else '+'}{move.number}"

    def read_move(self, text: str) -> Move:
        kinds: dict[str, type[Stake] | type[Add]] = {"=": Stake, "+": Add}
        if len(text) != 2 or text[0] not in kinds or text[1] not in "0123456789":
            raise BadNotation(text)
        return kinds[text[0]](int(text[1]))


TOY = ToyGame()
TOYS: dict[str, AnyGame] = {TOY.key: TOY}


def cards_of(state: State) -> Counter[Card]:
    return Counter(state.stock) + Counter(card for hand in state.hands for card in hand)


def keeps_to(world: State, _: Seat, history: tuple[Event, ...]) -> bool:
    """True if the card that the seat glimpsed in this round lies in the stock."""
    told = since_last(history, RoundBegan)
    return all(event.card in world.stock for event in told if isinstance(event, Glimpsed))
