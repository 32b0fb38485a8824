"""The belief of captain of 7 about the other seats: their characters, and so their hidden cards.

A seat that leaves a Seven to the next one probably had no better card, if its character would have
placed that one. So each placing makes some characters likelier, and for each character it makes it
less likely that the seat held certain numbers at that moment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate
from math import exp, log
from operator import mul
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.core import Event, Seat
from engine.games.seven import GAME
from engine.games.seven.dealing import Contradiction, Deal, PlacedCard, Slot, Story
from engine.games.seven.events import (
    Blocked,
    DrawPileRenewed,
    Drew,
    PenaltyDrew,
    Placed,
    RoundDealt,
    SevenMade,
)
from engine.games.seven.inference import from_history, from_view
from engine.games.seven.placing import SEVEN
from engine.games.seven.state import HAND, State
from engine.games.seven.view import View
from engine.players.seven.opponents import CHARACTERS, SPREAD
from engine.players.seven.policy import LARGEST, MATE, Character, next_seat, rollout_policy
from engine.players.seven.simulator import EVERY_NUMBER, OPTIONS, fields_index

MODELS: Final[tuple[Character, ...]] = (MATE, *CHARACTERS.values(), *SPREAD)
"""The opponent models; at first all are equally likely."""

DOUBT: Final = 0.1
"""The chance that a seat places any card, whatever its model would do; hand-set.

It is large because a stranger has a character of its own, which resembles a model at best.
"""

CHOICES: Final = 3
"""The number of placings among which a seat that places any card is assumed to choose; hand-set."""

MARGIN: Final = 0.02
"""A card is better than the one that was placed if its value is higher by this; hand-set."""

DEALS: Final = 40
"""How many deals are tried for a world; hand-set."""

SWEEPS: Final = 8
"""The worlds that are drawn from one deal, by exchanging cards; hand-set."""

Odds: TypeAlias = tuple[float, ...]
"""By number: the likelihood of a placing if the seat held it, where it has 1 if it didn't."""

NO_EVIDENCE: Final[Odds] = (1.0,) * 8


@dataclass(slots=True)
class Mind:
    """The knowledge about another seat. logs: of the likelihood of its placings, by model.

    moments: of its placings in this round, counted as in `Memory`. evidence: for each of them, by
    model.
    """

    logs: list[float] = field(default_factory=lambda: [0.0] * len(MODELS))
    moments: list[int] = field(default_factory=list)
    evidence: list[list[Odds]] = field(default_factory=list)

    def shares(self) -> list[float]:
        """How likely each model is; they add up to 1."""
        most = max(self.logs)
        weights = [exp(each - most) for each in self.logs]
        return [weight / sum(weights) for weight in weights]

    def tails(self) -> list[list[Odds]]:
        """The evidence of each placing and all later ones, by model; at the end: of none."""
        found = [[NO_EVIDENCE] * len(MODELS)]
        for row in reversed(self.evidence):
            found.append([tuple(map(mul, *pair)) for pair in zip(row, found[-1], strict=True)])
        return found[::-1]


def minds(view: View, history: Sequence[Event]) -> list[Mind]:
    """The knowledge about each seat, from all its placings at this table."""
    seats, deck = len(view.sizes), view.options.deck
    found = [Mind() for _ in range(seats)]
    sizes, unseen, fields, pile, moment = [HAND] * seats, [0, *deck], 0, list[int](), 0
    for event in history:
        moment += 1
        match event:
            case RoundDealt():
                sizes, unseen, fields, pile, moment = [HAND] * seats, [0, *deck], 0, [], 1
                for mind in found:
                    mind.moments, mind.evidence = [], []
            case Placed(seat, number):
                after = 0 if event.sum == SEVEN else fields_index(event.newest, event.other)
                if seat != view.seat:
                    following = min(LARGEST, sizes[next_seat(seat, sizes)])
                    placed = Placing(deck, fields, number, after, following)
                    found[seat].moments.append(moment)
                    _study(found[seat], placed, unseen, sizes[seat])
                sizes[seat] -= 1
                unseen[number] = max(0, unseen[number] - 1)
                pile.append(number)
                fields = after
            case Drew(seat, count) | PenaltyDrew(seat, count):
                sizes[seat] += count
            case SevenMade() | Blocked():
                pile, fields = [], 0
            case DrawPileRenewed():
                unseen = [have - pile.count(number) for number, have in enumerate((0, *deck))]
    return found


class Placing(NamedTuple):
    """A card that was placed on these fields. after: the fields it made; following: next hand."""

    deck: tuple[int, ...]
    fields: int
    number: int
    after: int
    following: int


class Compared(NamedTuple):
    """The numbers that a model would rather have placed, and those it would for a Seven alone.

    equal: numbers that it finds about as good. is_best: False if it would have placed this number
    on the other side.
    """

    better: tuple[int, ...]
    sevens: tuple[int, ...]
    equal: tuple[int, ...]
    is_best: bool


@lru_cache(maxsize=4096)
def compared(model: Character, placed: Placing) -> Compared:
    """How the model finds the other numbers, beside this placing."""
    policy = rollout_policy(model, placed.deck)
    gains, losses = policy.tables[placed.following], policy.losses
    own = gains[placed.after] - losses[placed.number][1]
    better, sevens, equal, is_best = set[int](), set[int](), set[int](), True
    for number, after, _ in OPTIONS[placed.fields][EVERY_NUMBER]:
        if number == placed.number:
            is_best = is_best and gains[after] <= gains[placed.after]
            continue
        lead = gains[after] - losses[number][1] - own
        if lead > MARGIN:
            (better if after else sevens).add(number)
        elif lead >= -MARGIN:
            equal.add(number)
    sevens -= better
    equal -= better | sevens
    return Compared(tuple(better), tuple(sevens), tuple(equal), is_best)


def _study(mind: Mind, placed: Placing, unseen: Sequence[int], size: int) -> None:
    """Learn from a placing by a seat with `size` cards, which are among the unseen ones."""
    row, shares = [], [number / (sum(unseen) or 1) for number in unseen]
    own = shares[placed.number]
    has = [1 - (1 - share) ** (size - 1) for share in shares]
    choices = sum(has[number] for number, _, _ in OPTIONS[placed.fields][EVERY_NUMBER])
    by_chance = (1 - (1 - own) ** size) / (1 + choices)
    for index, model in enumerate(MODELS):
        better, sevens, equal, is_best = compared(model, placed)
        misses = model.overlooks if placed.after else 0.0
        errs = DOUBT + (1 - DOUBT) * model.errs
        plays, any_card = 1 - errs, errs / CHOICES
        may = 1 - sum(shares[number] for number in better)
        must = may - sum(shares[number] for number in sevens)
        chance = misses * _has(own, may, size) + (1 - misses) * _has(own, must, size)
        chance *= is_best / (1 + sum(has[number] for number in equal))
        if not placed.after:
            chance *= 1 - model.overlooks
        mind.logs[index] += log(plays * chance + errs * by_chance + 1e-9)
        odds = list(NO_EVIDENCE)
        for number in better:
            odds[number] = any_card / (plays + any_card)
        for number in sevens:
            odds[number] = (plays * misses + any_card) / (plays + any_card)
        row.append(tuple(odds))
    mind.evidence.append(row)


def _has(own: float, share: float, size: int) -> float:
    """The chance that a hand has a number of this share, and else only numbers of the other one."""
    return max(0.0, share) ** size - max(0.0, share - own) ** size


class Belief:
    """Samples worlds, and with each the models by which the others may have placed their cards."""

    def __init__(self, view: View, history: Sequence[Event], luck: Random) -> None:
        self._luck, self._draws = luck, 0
        self._world = GAME.sample_state(view, luck.getrandbits(62), history)
        self._remembers = bool(history)
        self._story = Story(from_history(view, history) if history else from_view(view))
        self._minds = minds(view, history)
        self._tails = [mind.tails() for mind in self._minds]
        self._shares = [mind.shares() for mind in self._minds]
        self._deal: LikelyDeal | None = None
        self.models = [MATE] * len(self._minds)

    def draw(self) -> State:
        """A world; it agrees with certain knowledge only, if no deal suits the story."""
        if self._draws % SWEEPS == 0:
            self._deal = self._dealt()
        self._draws += 1
        if self._deal is None:
            return self._world
        self._deal.mix()
        return self._as_state(self._deal)

    def _dealt(self) -> LikelyDeal | None:
        numbers = [self._luck.choices(range(len(MODELS)), shares)[0] for shares in self._shares]
        self.models = [MODELS[number] for number in numbers]
        evidence = [
            [row[number] for row in tails]
            for number, tails in zip(numbers, self._tails, strict=True)
        ]
        for _ in range(DEALS):
            try:
                return LikelyDeal(self._story, self._luck.random, self._minds, evidence)
            except Contradiction:
                continue
        return None

    def _as_state(self, deal: Deal) -> State:
        world, rest = self._world, deal.rest
        rest.sort(key=lambda _: self._luck.random())
        size = len(world.draw_pile)
        return replace(
            world,
            hands=tuple(
                deal.hand(seat) if own else world.hands[seat]
                for seat, own in enumerate(self._story.own)
            ),
            draw_pile=tuple(rest[:size]),
            aside=world.aside if self._remembers else tuple(sorted(rest[size:])),
        )


class LikelyDeal(Deal):
    """A deal in which each card is as likely as the evidence since it came makes it.

    evidence: by seat, then by placing: that of this placing and all later ones of its round.
    """

    def __init__(
        self,
        story: Story,
        draw: Callable[[], float],
        known: Sequence[Mind],
        evidence: Sequence[Sequence[Odds]],
    ) -> None:
        self._known, self._evidence = known, evidence
        self._weights = [self._since(slot.seat, slot.came) for slot in story.slots]
        super().__init__(story, draw)
        held = [slot for slot in range(len(story.slots)) if slot not in self.placed]
        rest = range(len(story.slots), len(self.numbers))
        self._weights += [NO_EVIDENCE] * len(rest)
        sources = [slot.source for slot in story.slots] + [len(self.pools) - 1] * len(rest)
        self._exchanges = [
            (one, [two for two in (*held, *rest) if sources[two] == sources[one]]) for one in held
        ]

    def mix(self) -> None:
        """Try to exchange the number of each slot still held with a random one, by the evidence."""
        numbers, weights, draw = self.numbers, self._weights, self.draw
        for one, heap in self._exchanges:
            two = heap[int(draw() * len(heap))]
            mine, other = numbers[one], numbers[two]
            if mine == other or not (self._can_be(one, other) and self._can_be(two, mine)):
                continue
            after = weights[one][other] * weights[two][mine]
            if draw() * weights[one][mine] * weights[two][other] < after:
                numbers[one], numbers[two] = other, mine

    def _since(self, seat: Seat, moment: int) -> Odds:
        return self._evidence[seat][bisect_right(self._known[seat].moments, moment)]

    def _odds(self, card: PlacedCard, slot: Slot) -> float:
        after = self._since(slot.seat, card.moment)[card.number]
        return super()._odds(card, slot) * self._since(*slot[:2])[card.number] / after

    def _deal_the_held(self) -> None:
        held, luck = self.story.held, self.draw
        slots = [slot for slot, number in enumerate(self.numbers) if not number]
        for slot in sorted(slots, key=lambda slot: len(held[slot])):
            pool = self.pools[self.story.slots[slot].source]
            odds = list(accumulate(pool[n] * self._weights[slot][n] for n in held[slot]))
            if not odds or not odds[-1]:
                raise Contradiction
            self._give(slot, held[slot][bisect_right(odds, luck() * odds[-1])])
