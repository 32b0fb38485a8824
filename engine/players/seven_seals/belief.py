"""The belief of captain of The Seven Seals: models of the others, and hands that suit their moves.

Nobody is a mate before its moves say so. Earlier rounds tell most about a seat, for their hands are
known; the moves of this round are judged in a few sampled worlds.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, prod
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple

from engine.core import Event, Seat
from engine.dealing import deal_hidden
from engine.games.seven_seals import GAME
from engine.games.seven_seals.events import Predicted, SaboteurTaken
from engine.games.seven_seals.sampling import evidence
from engine.games.seven_seals.view import View
from engine.players.seven_seals.likelihood import (
    TRUST,
    Row,
    Watch,
    leader_of,
    logarithm,
    of_finished_round,
    played_cards,
    rounds_of,
)
from engine.players.seven_seals.opponents import EVERY, MATE, Model, seals_of, white_last
from engine.players.seven_seals.policy import choose_seal
from engine.players.seven_seals.simulator import Masks, Round, dealt, masks_of

STEPS: Final = 2
"""The steps of the walk from one world to the next; hand-set."""

FIRST_STEPS: Final = 8
"""The steps to the first world; hand-set."""

PILOTS: Final = 8
"""Sampled worlds in which the moves of this round tell who the others are; hand-set."""

LEAST: Final = 0.02
"""The least probability of a model; hand-set."""

PRIOR: Final = [1 / len(EVERY)] * len(EVERY)
"""The probability of each model of an unknown seat: all of them are equally likely."""


class World(NamedTuple):
    """A sampled round, and a model of each seat; the own seat is a mate."""

    table: Round
    models: Sequence[Model]


class Deals:
    """Samples hands that a seat cannot tell from the true ones, and rates the moves in them."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self.view = view
        self.luck = luck
        stories = rounds_of(history)
        self.earlier = stories[:-1]
        self.story = stories[-1] if stories else tuple(history)
        self.known = evidence(view, self.story)
        self.table = Round(GAME.sample_state(view, luck.getrandbits(62), self.story), choose_seal)
        self.played = played_cards(self.story, view.seats)
        self.others = [seat for seat in range(view.seats) if seat != view.seat]
        self.seen = [event for event in self.story if isinstance(event, Predicted | SaboteurTaken)]
        self.is_told = any(event.seat in self.others for event in self.seen)
        self.start = view.options.saboteur_start

    def hands(self) -> list[Masks]:
        """Hands that the seat cannot tell from the true ones; all of them are equally likely."""
        seed, known = self.luck.getrandbits(62), self.known
        cards = deal_hidden(known.hidden, known.holders, attrgetter("colour"), seed)
        hands = [masks_of(map(int, cards.get(seat, ()))) for seat in range(self.view.seats)]
        if self.view.seat is not None:
            hands[self.view.seat] = self.table.hands[self.view.seat]
        return hands

    def rows(self, hands: Sequence[Masks], story: Sequence[Event]) -> dict[Seat, list[Row]]:
        """The likelihoods of the moves of the others in a story, if these are their hands now."""
        before = [
            [here | there for here, there in zip(now, gone, strict=True)]
            for now, gone in zip(hands, self.played, strict=True)
        ]
        table = dealt(before, leader_of(story), self.start, white_last)
        return Watch(table, self.others).follow(story)


class Belief:
    """Samples worlds that the seat cannot tell from the truth, by the moves of others.

    minds: the probability of each model, by seat.
    """

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self.deals = Deals(view, history, luck)
        self.minds = [list(mind) for mind in minds_of(view, tuple(history))]
        self.hands, self.likely = self.deals.table.hands, 0.0

    def draw(self) -> World:
        """One world; where nobody else has predicted, all hands are equally likely.

        The hands are a Metropolis walk: it moves to other hands at once if these explain the
        predictions better, and else the more rarely the worse they do.
        """
        if not self.deals.is_told:
            self.hands = self.deals.hands()
        else:
            for _ in range(STEPS if self.likely else FIRST_STEPS):
                hands = self.deals.hands()
                likely = self._likelihood(hands)
                if likely > self.likely * self.deals.luck.random():
                    self.hands, self.likely = hands, likely
        table, models = self.deals.table.copy(), self._models()
        table.hands, table.choose_seal = self.hands, seals_of(models)
        return World(table, models)

    def _models(self) -> list[Model]:
        """A model of each seat, by its probability."""
        models = [MATE] * self.deals.view.seats
        for seat in self.deals.others:
            models[seat] = self.deals.luck.choices(EVERY, self.minds[seat])[0]
        return models

    def _likelihood(self, hands: Sequence[Masks]) -> float:
        """The likelihood of the predictions with these hands."""
        rows = self.deals.rows(hands, self.deals.seen)
        return prod(
            sum(mind * one for mind, one in zip(self.minds[seat], row, strict=True))
            for seat in self.deals.others
            for row in rows[seat]
        )


@lru_cache(maxsize=8)
def minds_of(view: View, history: tuple[Event, ...]) -> list[Row]:
    """The probability of each model, by seat.

    It is the same whenever a seat knows the same, because its worlds need no luck of the player.
    """
    deals = Deals(view, history, Random(0))  # noqa: S311 - decides no move, deals nothing
    minds = [PRIOR] * view.seats
    for story in deals.earlier:
        found = of_finished_round(view.seats, deals.start, story)
        for seat in deals.others:
            minds[seat] = _updated(minds[seat], [TRUST * one for one in found[seat]])
    if not deals.is_told:
        return minds
    pilots = [deals.rows(deals.hands(), deals.story) for _ in range(PILOTS)]
    for seat in deals.others:
        means = [
            [sum(column) / PILOTS for column in zip(*rows, strict=True)]
            for rows in zip(*(pilot[seat] for pilot in pilots), strict=True)
        ]
        if means:
            minds[seat] = _updated(minds[seat], [TRUST * one for one in logarithm(means)])
    return minds


def _updated(mind: Sequence[float], logarithms: Sequence[float]) -> list[float]:
    """The probabilities after moves with these likelihoods; none falls to nothing."""
    most = max(logarithms)
    found = [one * exp(log - most) for one, log in zip(mind, logarithms, strict=True)]
    total = sum(found)
    return [(1 - LEAST * len(found)) * one / total + LEAST for one in found]
