"""The captures that a card may make from a display, in the order of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.games.seven_seas.cards import KRAKEN, STRENGTH, Card, Cards


class CaptureRule(StrEnum):
    """The rules by which cards are taken."""

    SAME_STRENGTH = "same-strength"
    SUM = "sum"
    ONE_TAKES_TEN = "one-takes-ten"
    TAKE_ALL = "take-all"


@dataclass(frozen=True, slots=True)
class Choice:
    """One use of a card: it takes these cards by this rule, or is laid (no rule).

    clears: it empties the display. nick: a nick may follow, if a source has cards.
    """

    card: Card
    take: Cards
    rule: CaptureRule | None
    clears: bool
    nick: bool


@lru_cache(maxsize=1 << 10)  # the hand that is pressed has asked for the same
def takes(card: Card, display: Cards) -> tuple[Cards, ...]:
    """Everything the card may take from this display, sorted; includes () if it may be laid."""
    strength = STRENGTH[card]
    if same := tuple([(other,) for other in display if STRENGTH[other] == strength]):
        return same
    if strength > 1:
        return tuple(_adding_up(display, strength)) or ((),)
    tens = [(other,) for other in display if STRENGTH[other] == 10]
    return tuple(sorted({(), *tens, display if card is KRAKEN else ()}))


@lru_cache(maxsize=1 << 10)  # a hand is drawn in several places, and for several viewers
def choices(card: Card, display: Cards) -> tuple[Choice, ...]:
    """Everything that the card may do now, each choice with its rule."""
    found: list[Choice] = []
    for take in takes(card, display):
        clears = bool(take) and len(take) == len(display)
        rule = rule_of(card, take) if take else None
        found.append(Choice(card, take, rule, clears, nick=clears and card is not KRAKEN))
    return tuple(found)


def rule_of(card: Card, take: Cards) -> CaptureRule:
    """The rule by which the card legally takes these cards."""
    strength = STRENGTH[card]
    if len(take) == 1:
        same = STRENGTH[take[0]] == strength
        if same or strength != 1:
            return CaptureRule.SAME_STRENGTH
        return CaptureRule.ONE_TAKES_TEN if STRENGTH[take[0]] == 10 else CaptureRule.TAKE_ALL
    return CaptureRule.TAKE_ALL if card is KRAKEN else CaptureRule.SUM


def _adding_up(cards: Cards, total: int) -> Iterator[Cards]:
    """The combinations of these cards that add up to a total, sorted."""
    for at, card in enumerate(cards):
        rest = total - STRENGTH[card]
        if rest == 0:
            yield (card,)
        elif rest > 0:
            yield from ((card, *others) for others in _adding_up(cards[at + 1 :], rest))
