"""What a card may take from a display, in the order of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from engine.games.seven_seas.cards import DECK, KRAKEN, STRENGTH, Card, Cards

Takes: TypeAlias = tuple[Cards, ...]
"""Alternatives, sorted; the empty one means that the card may be laid."""

LAY: Final[Takes] = ((),)
KIND: Final = tuple(0 if card is KRAKEN else STRENGTH[card] for card in DECK)
"""By card: its row in `takes_by_kind`, which is its strength, or 0 for the kraken."""


class CaptureRule(StrEnum):
    """The rules by which cards are taken."""

    SAME_STRENGTH = "same-strength"
    SUM = "sum"
    ONE_TAKES_TEN = "one-takes-ten"
    TAKE_ALL = "take-all"


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing a card may do: take these cards by this rule, or be laid (no rule).

    clears: it empties the display. nick: and so may be followed by a nick, if a source has cards.
    """

    card: Card
    take: Cards
    rule: CaptureRule | None
    clears: bool
    nick: bool


def takes(card: Card, display: Cards) -> Takes:
    """Everything the card may take from this display (sorted); () among them: it may be laid."""
    return takes_by_kind(display)[KIND[card]]


def choices(card: Card, display: Cards) -> tuple[Choice, ...]:
    """What the card would do now: each thing it may do, with its rule."""
    return tuple(_choice(card, take, display) for take in takes(card, display))


def rule_of(card: Card, take: Cards) -> CaptureRule:
    """The rule by which the card legally takes these cards."""
    strength = STRENGTH[card]
    if len(take) == 1:
        same = STRENGTH[take[0]] == strength
        if same or strength != 1:
            return CaptureRule.SAME_STRENGTH
        return CaptureRule.ONE_TAKES_TEN if STRENGTH[take[0]] == 10 else CaptureRule.TAKE_ALL
    return CaptureRule.TAKE_ALL if card is KRAKEN else CaptureRule.SUM


@lru_cache(maxsize=1 << 14)
def takes_by_kind(display: Cards) -> tuple[Takes, ...]:
    """The alternatives of each strength from 1 to 10 on this display, those of the kraken first."""
    table: list[list[Cards]] = [[] for _ in range(11)]
    for card in display:
        table[STRENGTH[card]].append((card,))
    ones, tens = table[1], table[10]
    missing = [strength for strength in range(2, 11) if not table[strength]]
    if missing:
        _add_sums(display, table, missing)
    kinds = [tuple(row) or LAY for row in table]
    if not ones:
        kinds[1] = ((), *tens)
        kinds[0] = tuple(sorted({(), display, *tens}))
    else:
        kinds[0] = kinds[1]
    return tuple(kinds)


def _add_sums(display: Cards, table: list[list[Cards]], missing: list[int]) -> None:
    """Add two or more cards that make a strength which is not there itself.

    From the last card to the first, so that the combinations come out sorted.
    """
    highest = missing[-1]
    sums: list[tuple[int, Cards]] = []
    for card in reversed(display):
        strength = STRENGTH[card]
        room = highest - strength
        if room >= 0:
            longer = [(strength + total, (card, *take)) for total, take in sums if total <= room]
            sums = [(strength, (card,)), *longer, *sums]
    for total, take in sums:
        if total in missing and len(take) > 1:
            table[total].append(take)


def _choice(card: Card, take: Cards, display: Cards) -> Choice:
    clears = bool(take) and len(take) == len(display)
    rule = rule_of(card, take) if take else None
    return Choice(card, take, rule, clears, nick=clears and card is not KRAKEN)
