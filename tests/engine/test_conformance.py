"""The conformance kit against a toy game: it passes the fair one and catches those that leak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import find, settings

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
    places,
)
from engine.shuffle import shuffled
from tests.engine import conformance
from tests.engine.conformance import Record, Spec, contract, records


class Refusal(StrEnum):
    NOT_NOW = "not now"


@dataclass(frozen=True, slots=True)
class Options:
    cards: int
    starter: int | None


@dataclass(frozen=True, slots=True)
class State:
    options: Options
    turn: Seat
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay this card face down; when everybody has laid one, the highest wins."""

    card: int


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    options: Options
    turn: Seat
    hand: tuple[int, ...]
    own: int | None
    sizes: tuple[int, ...]
    laid: int
    shown: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LaidDown(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    cards: tuple[int, ...]


class FaceDown:
    """Everybody lays one card face down; then all are shown."""

    key = "face-down"
    seats = range(2, 4)
    house_rules = (HouseRule("cards", (2, 3), 2),)

    def options(self, **choices: Any) -> Options:
        cards, starter = choices.pop("cards", 2), choices.pop("starter", None)
        if choices:
            raise ValueError(f"no house rule {min(choices)}")
        if cards not in (2, 3):
            raise ValueError("cards: 2 or 3")
        if starter is not None and starter not in range(3):
            raise ValueError("starter: a seat")
        return Options(cards, starter)

    def seats_for(self, options: Options) -> tuple[int, ...]:
        return tuple(seats for seats in self.seats if seats > (options.starter or 0))

    def deal(self, options: Options, seats: int, seed: int) -> Step[State]:
        if seats not in self.seats_for(options):
            raise ValueError("seats: 2 or 3")
        deck, each = shuffled(range(seats * options.cards), seed), options.cards
        hands = tuple(tuple(sorted(deck[s * each : s * each + each])) for s in range(seats))
        return Step(State(options, 0, hands, ()), ())

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.turn < len(state.hands) else ()

    def legal_moves(self, state: State, seat: Seat) -> tuple[Lay, ...]:
        return tuple(map(Lay, state.hands[seat])) if seat in self.to_move(state) else ()

    def apply(self, state: State, seat: Seat, move: Lay) -> Step[State]:
        if move not in self.legal_moves(state, seat):
            raise IllegalMove(Refusal.NOT_NOW)
        hand = tuple(card for card in state.hands[seat] if card != move.card)
        hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
        after = replace(state, turn=seat + 1, hands=hands, laid=(*state.laid, move.card))
        events: tuple[Event, ...] = (LaidDown(seat),)
        if not self.to_move(after):
            winners = self._outcome(after).winners
            events += (Shown(after.laid), RoundEnded(1, after.laid), GameOver(winners))
        return Step(after, events)

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        own = None if seat is None or seat >= len(state.laid) else state.laid[seat]
        shown = () if self.to_move(state) else state.laid
        sizes = tuple(map(len, state.hands))
        return View(seat, state.options, state.turn, hand, own, sizes, len(state.laid), shown)

    def sample_state(self, view: View, seed: int, history: Sequence[Event] = ()) -> State:
        fixed = {view.own} if view.own is not None else set()
        known = fixed | set(view.hand) | set(view.shown)
        deck = range(len(view.sizes) * view.options.cards)
        unknown = list(shuffled([card for card in deck if card not in known], seed))
        laid, hands = list(view.shown), []
        for seat, size in enumerate(view.sizes):
            own = seat == view.seat
            cards = view.hand if own else tuple(sorted(unknown.pop() for _ in range(size)))
            hands.append(cards)
        while len(laid) < view.laid:
            mine = len(laid) == view.seat and view.own is not None
            laid.append(view.own if mine and view.own is not None else unknown.pop())
        return State(view.options, view.turn, tuple(hands), tuple(laid))

    def outcome(self, state: State) -> Outcome | None:
        return None if self.to_move(state) else self._outcome(state)

    def _outcome(self, state: State) -> Outcome:
        ranks = places(state.laid)
        winners = tuple(seat for seat, place in enumerate(ranks) if place == 1)
        return Outcome(state.laid, ranks, winners, Termination.ROUNDS)

    def write_move(self, move: Lay) -> str:
        return f"lay {move.card}"

    def read_move(self, text: str) -> Lay:
        verb, _, card = text.partition(" ")
        if verb != "lay" or not card.isdecimal() or not card.isascii() or len(card) > 3:
            raise BadNotation(text)
        return Lay(int(card))


class TellsTheCard(FaceDown):
    """Leaks: the public event names the card that was laid face down."""

    def apply(self, state: State, seat: Seat, move: Lay) -> Step[State]:
        after, events = super().apply(state, seat, move)
        return Step(after, (Peeked(seat, move.card), *events))


class ShowsTheNeighbour(FaceDown):
    """Leaks: the view of a seat holds the next seat's hand."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return view if seat is None else replace(view, shown=state.hands[seat - 1])


class ShowsAllToSpectators(FaceDown):
    """Leaks: a spectator sees what lies face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        return replace(view, shown=state.laid) if seat is None else view


class HidesAMove(FaceDown):
    """Wrong: the list of legal moves is incomplete."""

    def legal_moves(self, state: State, seat: Seat) -> tuple[Lay, ...]:
        return super().legal_moves(state, seat)[:1]

    def apply(self, state: State, seat: Seat, move: Lay) -> Step[State]:
        return FaceDown().apply(state, seat, move)


class LosesACard(FaceDown):
    """Wrong: a card laid is nowhere."""

    def apply(self, state: State, seat: Seat, move: Lay) -> Step[State]:
        after, events = super().apply(state, seat, move)
        return Step(replace(after, hands=state.hands), events)


def cards_of(state: State) -> Counter[int]:
    return Counter(state.laid) + Counter(card for hand in state.hands for card in hand)


def spec_of(game: type[FaceDown]) -> Spec:
    return Spec(game=game(), cards_of=cards_of, revealing=(Shown,), secret=(Lay,))


TestToyContract = contract(spec_of(FaceDown))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (TellsTheCard, conformance.secret_moves_look_alike),
        (ShowsTheNeighbour, conformance.a_sampled_world_looks_the_same),
        (ShowsAllToSpectators, conformance.a_spectator_sees_no_secrets),
        (HidesAMove, conformance.legal_if_and_only_if_apply_succeeds),
        (LosesACard, conformance.cards_are_conserved),
    ],
)
def test_the_kit_catches(game: type[FaceDown], check: Any) -> None:
    spec = spec_of(game)

    def is_caught(record: Record) -> bool:
        try:
            check(spec, record)
        except (AssertionError, IndexError, pytest.fail.Exception):
            return True
        return False

    find(records(spec), is_caught, settings=settings(max_examples=500, database=None))
