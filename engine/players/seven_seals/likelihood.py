"""How likely the moves of a round are in The Seven Seals, by each model of a player."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import exp, log
from typing import Final, TypeAlias

from engine.core import Event, Seat
from engine.games.seven_seals.cards import RANKS
from engine.games.seven_seals.events import (
    CardPlayed,
    Predicted,
    RoundDealt,
    SaboteurTaken,
    SealReturned,
    SealTaken,
)
from engine.players.seven_seals.opponents import (
    ANY,
    EVERY,
    CardPolicy,
    Model,
    takes_saboteur,
    tricks_expected,
    white_last,
)
from engine.players.seven_seals.predictions import estimate
from engine.players.seven_seals.simulator import WHITE, Masks, Round, dealt, masks_of

Row: TypeAlias = list[float]
"""The likelihood of one observed move, by model."""

VARIANCE: Final = 1.0
"""The variance of a prediction around the expected tricks, in each colour and in sum; hand-set."""

UNLIKE: Final = 0.03
"""The likelihood of a prediction that no model explains; hand-set."""

SURPRISE: Final = 0.2
"""The share of moves that a model does not explain; hand-set."""

TRUST: Final = 0.7
"""The weight of a move in an earlier round, whose hands are known; hand-set.

It is less than 1, because nobody is exactly one of the models.
"""


@dataclass(slots=True)
class Watch:
    """Goes through the moves of a round in one world, and rates those of some seats.

    table: the round as it was dealt. rows: by seat, the likelihoods of its moves so far.
    """

    table: Round
    seats: Collection[Seat]
    models: Sequence[Model] = EVERY
    rows: dict[Seat, list[Row]] = field(default_factory=dict)

    def follow(self, story: Sequence[Event]) -> dict[Seat, list[Row]]:
        """The rows after all moves of this story."""
        chosen = [
            int(event.kind) for event in story if isinstance(event, SealReturned) and event.chosen
        ]
        returned = iter(chosen)
        self.table.choose_seal = lambda *_: next(returned, WHITE)
        self.rows = {seat: [] for seat in self.seats}
        made = 0
        for event in story:
            match event:
                case CardPlayed(seat, card):
                    self._play(seat, int(card))
                case Predicted(seat, counts):
                    self._predict(seat, counts, made)
                    made += 1
                case SaboteurTaken(seat, start):
                    self._predict(seat, None, made)
                    self.table.saboteur, self.table.start = seat, start
                    made += 1
                case SealTaken(_, colour, victim):
                    self.table.held[victim][colour] -= 1
                    self.table.held[victim][WHITE] += 1
        return self.rows

    def _predict(self, seat: Seat, counts: Sequence[int] | None, made: int) -> None:
        if seat in self.rows:
            self.rows[seat].append(self._prediction(seat, counts, made))
        if counts is not None:
            self.table.held[seat] = [*counts, 0, 0]

    def _prediction(self, seat: Seat, counts: Sequence[int] | None, made: int) -> Row:
        """The likelihood of this prediction; None: of taking the saboteur."""
        table, row = self.table, []
        is_free = table.saboteur < 0
        usual = estimate(table, seat, made)
        for model in self.models:
            takes = is_free and takes_saboteur(model, table, seat, made, table.start)
            chance = 1 - SURPRISE / 2 if takes == (counts is None) else SURPRISE / 2
            if counts is not None:
                tricks = tricks_expected(model, table, seat, usual)
                apart = sum((one - two) ** 2 for one, two in zip(tricks, counts, strict=True))
                apart += (sum(tricks) - sum(counts)) ** 2
                like = 0.0 if model is ANY else exp(-apart / (2 * VARIANCE))
                chance *= max(UNLIKE, like)
            row.append(chance)
        return row

    def _play(self, seat: Seat, card: int) -> None:
        table = self.table
        if seat in self.rows:
            hand = table.hands[seat]
            number = sum(hand[colour].bit_count() for colour in table.playable())
            self.rows[seat].append(self._card(card, number))
        table.play(card)

    def _card(self, card: int, number: int) -> Row:
        """The likelihood of this card; number: of the cards that the seat may play."""
        if number == 1:
            return [1.0] * len(self.models)
        found: dict[CardPolicy, bool] = {}
        row = []
        for model in self.models:
            if model is ANY:
                row.append(1 / number)
                continue
            policy = model.card
            hit = found.get(policy)
            if hit is None:
                hit = found[policy] = self._alike(policy(self.table), card)
            row.append(1 - SURPRISE if hit else SURPRISE / number)
        return row

    def _alike(self, one: int, other: int) -> bool:
        """True if the cards are of one colour, and no card of another hand is between them."""
        if one == other:
            return True
        colour = one // RANKS
        if other // RANKS != colour:
            return False
        low, high = sorted((one % RANKS, other % RANKS))
        out = self.table.left[colour] ^ self.table.hands[self.table.turn][colour]
        return not out >> low & ((1 << (high - low)) - 1)


def played_cards(story: Sequence[Event], seats: int) -> list[Masks]:
    """The cards that each seat has played in this round."""
    gone: list[list[int]] = [[] for _ in range(seats)]
    for event in story:
        if isinstance(event, CardPlayed):
            gone[event.seat].append(int(event.card))
    return [masks_of(cards) for cards in gone]


def rounds_of(history: Sequence[Event]) -> list[tuple[Event, ...]]:
    """The events of each round, the running one last."""
    starts = [at for at, event in enumerate(history) if isinstance(event, RoundDealt)]
    return [tuple(history[at:to]) for at, to in pairwise([*starts, len(history)])]


@lru_cache(maxsize=64)
def of_finished_round(seats: int, start: int, story: tuple[Event, ...]) -> tuple[Row, ...]:
    """The logarithm of the likelihood of a finished round, by seat and model.

    Every card has been played, so each hand is known. start: the penalty of a saboteur.
    """
    hands = played_cards(story, seats)
    table = dealt(hands, leader_of(story), start, white_last)
    rows = Watch(table, range(seats)).follow(story)
    return tuple(logarithm(rows[seat]) for seat in range(seats))


def logarithm(rows: Sequence[Row]) -> Row:
    """The logarithm of the likelihood of all these moves, by model."""
    return [sum(map(log, column)) for column in zip(*rows, strict=True)]


def leader_of(story: Sequence[Event]) -> Seat:
    """The seat that predicts first in a round, and leads its first trick."""
    return next(event.seat for event in story if isinstance(event, Predicted | SaboteurTaken))
