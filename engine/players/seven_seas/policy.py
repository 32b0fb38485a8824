"""Rollouts of 7 Seas, and the quick policies of the seats in them.

A policy values a play by the cards that it captures and by clearing the display, less a share of
what it leaves there and of what the next seat can capture from that.
"""

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN
from engine.players.seven_seas.captures import capturing_cards, takes
from engine.players.seven_seas.evaluation import Evaluator, Observation, total_of
from engine.players.seven_seas.masks import (
    BIT,
    CACHE_LIMIT,
    CARD_KEY,
    ONES,
    Key,
    Mask,
    key_of,
    numbers_of,
)
from engine.players.seven_seas.simulator import Play, World

ValuedPlay: TypeAlias = tuple[float, Play, Mask, Key]
"""The value of a play without its risk, in points; the play; the display it leaves, and its key."""

CARE: Final = 4.0
"""The captain's factor for mate's weight of cards left, among three or four sides. Hand-set."""

_LAYING: Final[tuple[Play, ...]] = tuple((card, 0) for card in range(len(DECK)))
"""By card: the play that takes nothing."""


class MateModel:
    """How one seat plays in all rollouts of a choice: as mate would with the cards that it sees.

    For speed, it keeps one expected reply per display. It differs from mate mostly between
    equal plays. hidden: the cards that the seat does not see at the choice. care: a
    factor for mate's weight of cards left.
    """

    def __init__(self, evaluator: Evaluator, hidden: Mask, care: float = 1.0) -> None:
        weights = evaluator.weights
        self.evaluator, self.values = evaluator, evaluator.values
        self._clearing = weights.clearing + weights.nick * evaluator.nick(hidden)
        self._left, self._replies = weights.left * care, dict[Mask, float]()
        self._costs = [self._left * value for value in self.values]
        self._ranking = [BIT[card] for card in sorted(DECK, key=lambda c: -self.values[c])]
        self._total_of = lru_cache(CACHE_LIMIT)(partial(_total, self.values))

    def risk(self, world: World, display: Mask) -> float:
        """The expected value of the next seat's reply, in points, by the weight of replies."""
        found = self._replies.get(display)
        if found is None:
            if len(self._replies) >= CACHE_LIMIT:
                self._replies.clear()
            found = self._replies[display] = self._reply(world, display)
        return self.evaluator.weights.reply * found

    def _reply(self, world: World, display: Mask) -> float:
        hands, hidden = world.hands, world.piles[-1]
        for seat, hand in enumerate(hands):
            if seat != world.turn:
                hidden |= hand
        for hand in world.aside:
            hidden |= hand
        next_hand = hands[(world.turn + 1) % len(hands)].bit_count()
        return self.evaluator.reply(display, Observation(display, hidden, next_hand))

    def choose(self, world: World) -> Play:
        """The play of the seat in turn with the highest value."""
        hands = world.hands
        if not hands[(world.turn + 1) % len(hands)]:
            return self.choose_without_risk(world)
        plays = self._plays(world)
        if len(plays) == 1:
            return plays[0][1]
        plays.sort(reverse=True)
        best, chosen = -1e9, plays[0][1]
        for value, play, display, _ in plays:
            if value <= best:
                break  # the risk is at least 0: no later play can be better
            value -= self.risk(world, display)
            if value > best:
                best, chosen = value, play
        return chosen

    def choose_without_risk(self, world: World) -> Play:
        """The play with the highest value if replies are ignored, in half the time."""
        return max(self._plays(world))[1]

    def choose_nick(self, world: World) -> tuple[int, Mask]:
        """The source and the card with the highest value for the seat in turn."""
        piles, there = world.piles, 0
        sources = world.open_to_nick()
        for source in sources:
            there |= piles[source]
        bit = self.best_of(there)
        return next(source for source in sources if piles[source] & bit), bit

    def best_of(self, pile: Mask) -> Mask:
        """The card with the highest value in a pile that is not empty, as a set."""
        return next(bit for bit in self._ranking if pile & bit)

    def _plays(self, world: World) -> list[ValuedPlay]:
        """All plays of the seat in turn."""
        display, key, hand = world.display, world.key, world.hands[world.turn]
        halves = display & 0xFFFFF, display & ~0xFFFFF  # there are too many displays to cache
        total, costs = sum(self._total_of(half)[0] for half in halves), self._costs
        capturing = hand & capturing_cards(key)
        # a 1 that finds no other 1 may be laid even if it could capture
        laid = hand ^ capturing if display & ONES else hand & (~capturing | ONES)
        cost = -self._left * total
        found: list[ValuedPlay] = [
            (cost - costs[card], _LAYING[card], display | BIT[card], key + CARD_KEY[card])
            for card in numbers_of(laid)
        ]
        for card in numbers_of(capturing):
            for take in takes(card, display, key):
                if take:
                    gain, less = self._total_of(take)
                    value = self.values[card] + gain
                    if take != display:
                        value -= self._left * (total - gain)
                    elif card != KRAKEN:
                        value += self._clearing
                    found.append((value, (card, take), display ^ take, key - less))
        return found


def _total(values: Sequence[float], cards: Mask) -> tuple[float, Key]:
    """The values of these cards, added up, and their key."""
    return total_of(values, cards), key_of(cards)


def rollout(world: World, policies: Sequence[MateModel], plays: int, careful: int) -> None:
    """Play this number of cards in this world, fewer if the cycle ends before.

    policies: by seat. careful: cards after which replies are ignored.
    """
    aside = world.aside
    for at in range(plays):
        if not any(world.hands) or world.aside is not aside:
            return
        policy = policies[world.turn]
        choose = policy.choose if at < careful else policy.choose_without_risk
        card, take = choose(world)
        if world.play(card, take):
            world.nick(*policy.choose_nick(world))
