"""Worlds that a seat of 7 cannot tell from the truth, drawn from what it remembers.

Cards are laid into the story clue by clue: whose number was shown is taken from a card that can
have had it, the rest is dealt at random within what each card can be, then cards are exchanged
at random to even out the order of dealing. A try that runs into a contradiction is given up; the
seat to move must hold a card that can be placed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from random import Random

from engine.core import Event, Seat
from engine.games.seven.memory import ANY, Gave, Got, Lacked, Memory, from_history, from_view
from engine.games.seven.placing import legal, unplaceable
from engine.games.seven.state import State
from engine.games.seven.view import View
from engine.shuffle import derived, shuffled

TRIES = 100
SWAPS = 3
"""Exchanges per unseen card that is not free to be anything."""

Chance = Callable[[], float]


@dataclass(slots=True)
class Slot:
    """An unseen card of a hand: the draw pile it came from and the numbers it can have."""

    source: int
    numbers: frozenset[int] = ANY


class Contradiction(Exception):
    """This try cannot be completed."""


def sample_state(view: View, seed: int, history: Sequence[Event] = ()) -> State:
    """A world that this seat cannot tell from the truth; `history` as in `engine.core.Game`."""
    memory = from_history(view, history) if history else from_view(view)
    world = _found(view, memory, seed)
    if world is None:  # remembered too much to find a world in time: believe the eyes alone
        world = _found(view, from_view(view), seed)
    if world is None:
        raise ValueError("no deal looks like this view")
    return world


def _found(view: View, memory: Memory, seed: int) -> State | None:
    """The first try that works; the later half of the tries is led by the hand."""
    draw = Random(seed).random  # noqa: S311 - imagined worlds need no secrets
    for attempt in range(TRIES):
        try:
            return World(view, memory, draw, led=attempt >= TRIES // 2).state(seed)
        except Contradiction:
            continue
    return None


class World:
    """One try at dealing the unseen cards.

    led: the seat to move is dealt a card to place beforehand, and numbers are taken from the
    oldest card that can have them, which leaves the most freedom to later ones.
    """

    def __init__(self, view: View, memory: Memory, draw: Chance, *, led: bool) -> None:
        self.view = view
        self.memory = memory
        self.draw = draw
        self.led = led
        self.pools = [Counter(pool) for pool in memory.pools]
        self.slots: list[list[Slot]] = [[] for _ in view.sizes]
        self.hands: list[list[int]] = [[] for _ in view.sizes]

    def state(self, seed: int) -> State:
        """The world as a state whose future comes from `seed`; raises Contradiction."""
        self._follow_the_clues()
        if self.led and self._must_place():
            self._deal_a_card_to_place()
        rest = self._deal_the_rest()
        if self._must_place() and not legal(self.hands[self._turn], self._fields):
            raise Contradiction
        return self._as_state(seed, shuffled(rest, derived(seed, "draw pile")))

    @property
    def _turn(self) -> Seat:
        return -1 if self.view.turn is None else self.view.turn

    @property
    def _fields(self) -> tuple[int, int]:
        return self.view.newest, self.view.other

    def _must_place(self) -> bool:
        return self.view.turn not in (None, self.view.seat)

    def _follow_the_clues(self) -> None:
        for clue in self.memory.clues:
            slots = self.slots[clue.seat]
            if isinstance(clue, Got):
                slots.append(Slot(clue.source))
            elif isinstance(clue, Lacked):
                for slot in slots:
                    slot.numbers -= clue.numbers
            else:
                self._take(clue)

    def _take(self, clue: Gave) -> None:
        """Decide which unseen card of the seat had the number that it placed."""
        slots = self.slots[clue.seat]
        odds = [self._odds(slot, clue.number) for slot in slots]
        chosen = next((i for i, chance in enumerate(odds) if chance), 0)
        if not self.led:
            chosen = _pick(odds, self.draw)
        elif not odds or not odds[chosen]:
            raise Contradiction
        self.pools[slots.pop(chosen).source][clue.number] -= 1

    def _odds(self, slot: Slot, number: int) -> float:
        """How likely this card has the number, as far as its draw pile tells."""
        if number not in slot.numbers:
            return 0
        pool = self.pools[slot.source]
        return pool[number] / max(1, sum(pool[other] for other in slot.numbers))

    def _deal_a_card_to_place(self) -> None:
        fitting = ANY - unplaceable(self._fields)
        slots = self.slots[self._turn]
        odds = [sum(self._odds(slot, n) for n in slot.numbers & fitting) for slot in slots]
        slots[_pick(odds, self.draw)].numbers &= fitting

    def _deal_the_rest(self) -> list[int]:
        """Deal every unseen card of a hand; what the last draw pile has left is returned."""
        dealt = [(slot, seat) for seat, slots in enumerate(self.slots) for slot in slots]
        dealt.sort(key=lambda entry: (entry[0].source, len(entry[0].numbers)))
        rest: list[int] = []
        by_source = {s: list(of) for s, of in groupby(dealt, key=lambda entry: entry[0].source)}
        for source, pool in enumerate(self.pools):
            entries = by_source.get(source, [])
            cards = self._deal([slot for slot, _ in entries], pool)
            for (_, seat), card in zip(entries, cards, strict=False):
                self.hands[seat].append(card)
            rest = cards[len(entries) :]
        return rest

    def _deal(self, slots: list[Slot], pool: Counter[int]) -> list[int]:
        """A card of the pool for each slot, the narrowest first, then what is left."""
        cards = [_take_one(pool, slot.numbers, self.draw) for slot in slots]
        cards += [number for number in sorted(pool) for _ in range(pool[number])]
        narrow = [i for i, slot in enumerate(slots) if slot.numbers != ANY]
        for one in narrow * SWAPS:
            other = int(self.draw() * len(cards))
            can_be = slots[other].numbers if other < len(slots) else ANY
            if cards[other] in slots[one].numbers and cards[one] in can_be:
                cards[one], cards[other] = cards[other], cards[one]
        return cards

    def _as_state(self, seed: int, rest: Sequence[int]) -> State:
        view, memory = self.view, self.memory
        if view.seat is not None:
            self.hands[view.seat] = list(view.hand)
        aside = memory.aside if memory.aside is not None else rest[view.draw_pile :]
        return State(
            options=view.options,
            seed=seed,
            round=view.round,
            starter=view.starter,
            chips=view.chips,
            phase=view.phase,
            turn=self._turn if view.turn is not None else view.out[-1],
            hands=tuple(tuple(sorted(hand)) for hand in self.hands),
            pile=view.pile,
            newest=view.newest,
            other=view.other,
            draw_pile=tuple(rest[: view.draw_pile]),
            aside=tuple(sorted(aside)),
            renewals=memory.renewals,
            out=view.out,
        )


def _take_one(pool: Counter[int], numbers: frozenset[int], draw: Chance) -> int:
    """Draw a card with one of these numbers out of the pool."""
    choices = sorted(numbers)
    number = choices[_pick([pool[choice] for choice in choices], draw)]
    pool[number] -= 1
    return number


def _pick(weights: Sequence[float], draw: Chance) -> int:
    """An index, as likely as its weight."""
    point = draw() * sum(weights)
    for index, weight in enumerate(weights):
        if point < weight:
            return index
        point -= weight
    raise Contradiction
