"""The captures that a card may make from a display, in the order of the rules."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from operator import itemgetter
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card, Cards

Takes: TypeAlias = tuple[Cards, ...]
"""Alternatives, sorted; the empty one means that the card may be laid."""

Pick: TypeAlias = Callable[[Cards], Cards]
"""Picks some cards of a display."""

LAY: Final[list[tuple[int, ...]]] = [()]
ROW_OF: Final = tuple(0 if card is KRAKEN else STRENGTH[card] for card in DECK)
"""By card: its row in `pickers`, which is its strength, or 0 for the kraken."""


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


def takes(card: Card, display: Cards) -> Takes:
    """Everything the card may take from this display, sorted; includes () if it may be laid."""
    return tuple([pick(display) for pick in pickers(display)[ROW_OF[card]]])


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


def pickers(display: Cards) -> tuple[tuple[Pick, ...], ...]:
    """By `ROW_OF` of card: the function that picks each alternative from this display, sorted."""
    return _pickers(tuple(map(STRENGTH.__getitem__, display)))


@lru_cache(maxsize=1 << 10)  # 2.5 MB
def _pickers(strengths: tuple[int, ...]) -> tuple[tuple[Pick, ...], ...]:
    """The pickers for all displays of these strengths; there are few.

    Measured: 2.5 kB each; 4,300 of them in 4,500 games of random moves, of which the last thousand
    hold more than nine in ten that are asked for.
    """
    rows: list[list[tuple[int, ...]]] = [[] for _ in range(11)]
    for at, strength in enumerate(strengths):
        rows[strength].append((at,))
    rows[0] = rows[1]
    if 1 not in strengths:
        rows[1] = [(), *rows[10]]
        rows[0] = sorted({(), tuple(range(len(strengths))), *rows[10]})
    for total, places in _sums(strengths):
        if total not in strengths:
            rows[total].append(places)
    return tuple(tuple(map(_pick, row or LAY)) for row in rows)


def _sums(strengths: tuple[int, ...]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Each combination of two or more places, sorted, and what it adds up to, at most 10."""
    combinations: list[tuple[int, tuple[int, ...]]] = []
    for at in reversed(range(len(strengths))):
        strength = strengths[at]
        longer = [(strength + total, (at, *places)) for total, places in combinations]
        combinations = [(strength, (at,)), *longer, *combinations]
        combinations = [found for found in combinations if found[0] <= 10]
    return ((total, places) for total, places in combinations if len(places) > 1)


def _pick(places: tuple[int, ...]) -> Pick:
    """A function that picks the items at these places from a tuple, as a tuple."""
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))
