"""Small Whist: the one correct toy game of the kit; `leaky_games` break it, one rule each.

Two or three seats get four of fifteen cards in three suits. Everybody buries one card face down,
one after the other; then three tricks are played, following suit; the highest card of the suit
led wins and leads. Each trick is a point. The buried cards are shown at the end of a round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from random import Random
from typing import Any, TypeAlias

from engine.core import (
    BadNotation,
    Event,
    GameOver,
    HouseRule,
    IllegalMove,
    Outcome,
    RoundEnded,
    Seat,
    Step,
    Termination,
    Traits,
    checked_seat,
    places,
)
from engine.shuffle import derived, shuffled
from tests.engine.contract import Spec

HAND = 4


class Card(IntEnum):
    A1, A2, A3, A4, A5 = range(5)
    B1, B2, B3, B4, B5 = range(5, 10)
    C1, C2, C3, C4, C5 = range(10, 15)

    @property
    def suit(self) -> int:
        return self // 5


Cards: TypeAlias = tuple[Card, ...]


class Phase(IntEnum):
    BURY = 0
    PLAY = 1
    OVER = 2


class Refusal(Enum):
    OVER = "over"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_A_MOVE = "not-a-move"
    NOT_NOW = "not-now"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow"


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = 1
    starter: Seat | None = None


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    seed: int
    round: int
    phase: Phase
    turn: Seat
    hands: tuple[Cards, ...]
    buried: tuple[Card | None, ...]
    trick: Cards
    played: Cards
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    stock: Cards


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    turn: Seat
    hand: Cards
    buried: Card | None
    sizes: tuple[int, ...]
    have_buried: tuple[bool, ...]
    trick: Cards
    played: Cards
    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bury:
    card: Card


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


Move: TypeAlias = Bury | Play


@dataclass(frozen=True, slots=True)
class RoundDealt(Event):
    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    seat: Seat
    hand: Cards

    @property
    def seen_by(self) -> tuple[Seat, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Buried(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: Seat
    card: Card
    led: Card


@dataclass(frozen=True, slots=True)
class BuriedShown(Event):
    cards: Cards


class SmallWhist:
    key = "small-whist"
    seats = range(2, 4)
    traits = Traits()
    house_rules: tuple[HouseRule, ...] = (HouseRule("rounds", (1, 2), 1),)

    def options(self, **choices: Any) -> Options:
        allowed: dict[str, tuple[Any, ...]] = {r.name: r.values for r in self.house_rules}
        allowed["starter"] = (None, *range(max(self.seats)))
        for name, value in choices.items():
            if (type(value), value) not in [(type(one), one) for one in allowed.get(name, ())]:
                raise ValueError(f"{name}: {value!r}")
        return Options(**choices)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return tuple(seats for seats in self.seats if seats > (options.starter or 0))

    def sides(self, options: Options, seats: int) -> int:
        return seats

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        if type(seats) is not int or seats not in self.seats_for(options):
            raise ValueError(f"seats: {seats!r}")
        starter = derived(seed, "starter") % seats if options.starter is None else options.starter
        return self.deal_round(options, seed, 1, starter, (0,) * seats)

    def deal_round(
        self, options: Options, seed: int, number: int, starter: Seat, points: tuple[int, ...]
    ) -> Step[State]:
        seats = len(points)
        deck = shuffled(tuple(Card), derived(seed, "round", number))
        hands = tuple(tuple(sorted(deck[s * HAND : s * HAND + HAND])) for s in range(seats))
        stock = tuple(sorted(deck[seats * HAND :]))
        nobody = (None,) * seats
        state = State(
            *(options, seed, number, Phase.BURY, starter, hands, nobody, (), ()),
            *((0,) * seats, points, stock),
        )
        own = (HandDealt(seat, hand) for seat, hand in enumerate(hands))
        return Step(state, (RoundDealt(number, starter), *own))

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return () if state.phase is Phase.OVER else (state.turn,)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        checked_seat(seat, len(state.hands))
        if seat not in self.to_move(state):
            return ()
        kind = Bury if state.phase is Phase.BURY else Play
        return tuple(kind(card) for card in self.playable(state, seat))

    def playable(self, state: State, seat: Seat) -> Cards:
        hand = state.hands[seat]
        follows = tuple(c for c in hand if state.trick and c.suit == state.trick[0].suit)
        return follows or hand

    def apply(self, state: State, seat: Seat, move: Move) -> Step[State]:
        self.check(state, seat, move)
        hand = tuple(card for card in state.hands[seat] if card != move.card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        turn = (seat + 1) % len(hands)
        if isinstance(move, Play):
            return self.play(replace(state, hands=hands, turn=turn), seat, move.card)
        buried = (*state.buried[:seat], move.card, *state.buried[seat + 1 :])
        phase = Phase.BURY if None in buried else Phase.PLAY
        after = replace(state, hands=hands, turn=turn, buried=buried, phase=phase)
        return Step(after, (Buried(seat),))

    def check(self, state: State, seat: Seat, move: Move) -> None:
        checked_seat(seat, len(state.hands))
        if type(move) not in (Bury, Play) or type(move.card) is not Card:
            raise IllegalMove(Refusal.NOT_A_MOVE)
        if state.phase is Phase.OVER:
            raise IllegalMove(Refusal.OVER)
        if seat != state.turn:
            raise IllegalMove(Refusal.NOT_YOUR_TURN)
        if isinstance(move, Bury) is not (state.phase is Phase.BURY):
            raise IllegalMove(Refusal.NOT_NOW)
        if move.card not in state.hands[seat]:
            raise IllegalMove(Refusal.NOT_IN_HAND)
        if move.card not in self.playable(state, seat):
            raise IllegalMove(Refusal.MUST_FOLLOW)

    def play(self, state: State, seat: Seat, card: Card) -> Step[State]:
        trick = (*state.trick, card)
        played: tuple[Event, ...] = (Played(seat, card, trick[0]),)
        if len(trick) < len(state.hands):
            return Step(replace(state, trick=trick), played)
        best = max(c for c in trick if c.suit == trick[0].suit)
        winner = (seat + 1 + trick.index(best)) % len(state.hands)
        tricks = tuple(won + (s == winner) for s, won in enumerate(state.tricks))
        done = (*state.played, *trick)
        after = replace(state, trick=(), played=done, tricks=tricks, turn=winner)
        if any(after.hands):
            return Step(after, played)
        further, events = self.score(after)
        return Step(further, played + events)

    def score(self, state: State) -> Step[State]:
        points = tuple(map(sum, zip(state.points, state.tricks, strict=True)))
        buried = tuple(card for card in state.buried if card is not None)
        events: tuple[Event, ...] = (BuriedShown(buried), RoundEnded(state.round, state.tricks))
        if state.round < state.options.rounds:
            starter = (state.turn + 1) % len(points)
            dealt = self.deal_round(state.options, state.seed, state.round + 1, starter, points)
            return Step(dealt.state, events + dealt.events)
        after = replace(state, phase=Phase.OVER, points=points)
        return Step(after, (*events, GameOver(self.result(points).winners)))

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            checked_seat(seat, len(state.hands))
        return View(
            seat=seat,
            options=state.options,
            round=state.round,
            phase=state.phase,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            buried=None if seat is None else state.buried[seat],
            sizes=tuple(map(len, state.hands)),
            have_buried=tuple(card is not None for card in state.buried),
            trick=state.trick,
            played=state.played,
            tricks=state.tricks,
            points=state.points,
        )

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        """Redeal all unseen cards until nobody holds a suit that it did not follow."""
        known = {*view.hand, view.buried, *view.trick, *view.played}
        unseen = [card for card in Card if card not in known]
        world = self.world(view, shuffled(unseen, seed), seed)
        deals = 0
        while not self.keeps_to(world, history):
            deals += 1
            world = self.world(view, shuffled(unseen, derived(seed, deals)), seed)
        return world

    def world(self, view: View, cards: Sequence[Card], seed: int) -> State:
        rest, hands, buried = list(cards), [], []
        for seat, (size, has_buried) in enumerate(zip(view.sizes, view.have_buried, strict=True)):
            own = seat == view.seat
            hands.append(view.hand if own else tuple(sorted(rest.pop() for _ in range(size))))
            buried.append(view.buried if own else rest.pop() if has_buried else None)
        return State(
            *(view.options, derived(seed, "future"), view.round, view.phase, view.turn),
            *(tuple(hands), tuple(buried), view.trick, view.played),
            *(view.tricks, view.points, tuple(sorted(rest))),
        )

    def keeps_to(self, world: State, history: Sequence[Event]) -> bool:
        return keeps_to(world, 0, tuple(history))

    def outcome(self, state: State) -> Outcome | None:
        return self.result(state.points) if state.phase is Phase.OVER else None

    def result(self, points: tuple[int, ...]) -> Outcome:
        ranks = places(points)
        winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
        return Outcome(points, ranks, winners, Termination.ROUNDS)

    def write_move(self, move: Move) -> str:
        return f"{'bury' if isinstance(move, Bury) else 'play'} {move.card.name}"

    def read_move(self, text: str) -> Move:
        verb, _, card = text.partition(" ")
        if verb not in ("bury", "play") or card not in Card.__members__:
            raise BadNotation(text)
        return (Bury if verb == "bury" else Play)(Card[card])


def keeps_to(world: State, _: Seat, history: tuple[Event, ...]) -> bool:
    """True if nobody in this world holds a suit that it did not follow in this round."""
    voids: set[tuple[Seat, int]] = set()
    for event in history:
        if isinstance(event, RoundDealt):
            voids = set()
        if isinstance(event, Played) and event.card.suit != event.led.suit:
            voids.add((event.seat, event.led.suit))
    holds = {(seat, card.suit) for seat, hand in enumerate(world.hands) for card in hand}
    return not voids & holds


def cards_of(state: State) -> Counter[Any]:
    buried = (card for card in state.buried if card is not None)
    lying = (*state.stock, *state.trick, *state.played, *buried)
    return Counter(lying) + Counter(card for hand in state.hands for card in hand)


def spec_of(game: SmallWhist) -> Spec:
    return Spec(
        game=game,
        cards_of=cards_of,
        private={
            "hand": lambda state, seat: state.hands[seat],
            "buried card": _buried,
        },
        consistent=keeps_to,
        for_one_seat=(HandDealt,),
        revealing={HandDealt: ("hand", "view.hand"), BuriedShown: ("cards",)},
        blind=_any_card,
        secret=(Bury,),
        longest=200,
    )


def _any_card(state: State, seat: Seat, draw: Random) -> Move:
    """Any card of the hand, each equally likely; it need not follow suit."""
    kind = Bury if state.phase is Phase.BURY else Play
    return kind(draw.choice(state.hands[seat]))


def _buried(state: State, seat: Seat) -> Cards:
    """Private until it is shown at the end."""
    card = state.buried[seat]
    return () if card is None or state.phase is Phase.OVER else (card,)
