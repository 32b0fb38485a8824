"""Deals of the unseen cards of 7 that agree with everything remembered.

A slot is a card that came into a hand out of the viewer's sight. A deal gives every slot a number
from the draw pile that its card came from. It starts with the slots of the cards that were placed,
in order, because their numbers are known: each placed card takes a slot of its seat in which it
can have come, and may push an earlier one to another slot. The slots of the cards still held
follow; those with the fewest possible numbers are dealt first. If a slot has no possible number
left, the deal is given up. A complete deal is mixed, because this order makes some worlds too
likely. Worlds are as likely as if each seat had picked the cards that it placed at random from its
hand, so a seat that places a number is likely to hold more of it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core import Seat
from engine.games.seven.cards import NUMBERS
from engine.games.seven.inference import Memory

Chance = Callable[[], float]


class Contradiction(Exception):
    """This deal cannot be completed."""


class Slot(NamedTuple):
    """A card that came unseen into a hand: its seat, the moment, and its draw pile."""

    seat: Seat
    came: int
    source: int


class PlacedCard(NamedTuple):
    """A card that a seat placed, at this moment.

    earliest: by number, the earliest moment at which a card that the seat still had can have come.
    """

    seat: Seat
    number: int
    moment: int
    earliest: Sequence[int]


class Story:
    """Facts that all deals of one memory share.

    slots: all slots; own: by seat, the indexes of its slots. shown: the cards that were placed, in
    order. held: by slot, the numbers that its card can have if it is still held.
    """

    def __init__(self, memory: Memory) -> None:
        trails = list(enumerate(memory.trails))
        self.pools = memory.pools
        self.slots = [Slot(seat, *arrival) for seat, trail in trails for arrival in trail.came]
        self.own: list[list[int]] = [[] for _ in trails]
        for index, slot in enumerate(self.slots):
            self.own[slot.seat].append(index)
        shown = [
            PlacedCard(seat, number, moment, (0, *(trail.earliest(n, moment) for n in NUMBERS)))
            for seat, trail in trails
            for number in NUMBERS
            for moment in trail.placed[number]
        ]
        self.shown = sorted(shown, key=lambda card: card.moment)
        now = [
            [trail.earliest(number, memory.now + 1) for number in NUMBERS] for _, trail in trails
        ]
        self.held = [
            tuple(n for n in NUMBERS if now[slot.seat][n - 1] <= slot.came) for slot in self.slots
        ]


class Deal:
    """One deal that agrees with the story; raises Contradiction if a card finds no slot or number.

    numbers: the number of each slot, then the rest of the last draw pile. placed: by slot, the
    card that was placed; slots that are missing are still held.
    """

    def __init__(self, story: Story, draw: Chance) -> None:
        self.story = story
        self.draw = draw
        self.pools = [Counter(pool) for pool in story.pools]
        self.numbers = [0] * len(story.slots)
        self.placed: dict[int, PlacedCard] = {}
        for card in story.shown:
            if not self._place(card, set()):
                raise Contradiction
        held = [slot for slot, number in enumerate(self.numbers) if not number]
        for slot in sorted(held, key=lambda slot: len(story.held[slot])):
            pool = self.pools[story.slots[slot].source]
            odds = [pool[number] for number in story.held[slot]]
            self._give(slot, story.held[slot][_pick(odds, self.draw)])
        self.numbers += [number for number in NUMBERS for _ in range(self.pools[-1][number])]

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """The cards that the seat holds now, sorted."""
        held = (self.numbers[i] for i in self.story.own[seat] if i not in self.placed)
        return tuple(sorted(held))

    @property
    def rest(self) -> list[int]:
        """The numbers of the last draw pile that came into no hand."""
        return self.numbers[len(self.story.slots) :]

    def _place(self, card: PlacedCard, tried: set[int]) -> bool:
        """Give the card a slot of its seat, if need be one whose card can move to another slot.

        False if there is none. tried: the slots that this search has already tried to free.
        """
        slots, pools, earliest = self.story.slots, self.pools, card.earliest[card.number]
        own = [i for i in self.story.own[card.seat] if earliest <= slots[i].came < card.moment]
        able = [i for i in own if pools[slots[i].source][card.number] > 0]
        free = [i for i in able if not self.numbers[i]]
        if free:
            odds = [self._odds(card, slots[i]) for i in free]
            self._show(free[_pick(odds, self.draw)], card)
            return True
        return any(self._displace(slot, card, tried) for slot in able if slot not in tried)

    def _odds(self, card: PlacedCard, slot: Slot) -> float:
        """The share of the card's number among the numbers that the slot can have."""
        pool = self.pools[slot.source]
        able = (pool[n] for n in NUMBERS if card.earliest[n] <= slot.came)
        return pool[card.number] / sum(able)

    def _displace(self, slot: int, card: PlacedCard, tried: set[int]) -> bool:
        tried.add(slot)
        other = self.placed[slot]
        self._show(slot, card)
        if self._place(other, tried):
            return True
        self._show(slot, other)
        return False

    def _show(self, slot: int, card: PlacedCard) -> None:
        self.placed[slot] = card
        self._give(slot, card.number)

    def _give(self, slot: int, number: int) -> None:
        pool = self.pools[self.story.slots[slot].source]
        if self.numbers[slot]:
            pool[self.numbers[slot]] += 1
        pool[number] -= 1
        self.numbers[slot] = number

    def mix(self) -> None:
        """Exchange the number of each slot still held with a random one, if both slots allow it.

        The other number comes from the same draw pile: from a slot still held, or from the rest.
        """
        story, numbers = self.story, self.numbers
        held = [slot for slot in range(len(story.slots)) if slot not in self.placed]
        for one in held:
            source = story.slots[one].source
            heap = [slot for slot in held if story.slots[slot].source == source]
            if source == len(self.pools) - 1:
                heap += range(len(story.slots), len(numbers))
            two = heap[int(self.draw() * len(heap))]
            if self._can_be(one, numbers[two]) and self._can_be(two, numbers[one]):
                numbers[one], numbers[two] = numbers[two], numbers[one]

    def _can_be(self, slot: int, number: int) -> bool:
        return slot >= len(self.story.slots) or number in self.story.held[slot]


def _pick(weights: Sequence[float], draw: Chance) -> int:
    """A random index, as likely as its weight; Contradiction if all weights are 0."""
    point = draw() * sum(weights)
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise Contradiction
