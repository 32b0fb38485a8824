"""The end of a round: navigation points by category, from the cards in the chests."""

from dataclasses import dataclass, replace
from typing import Final

from engine.games.seven_seas.cards import COINS, KING, KRAKEN, LADY, SUIT, Card, Cards, Suit
from engine.games.seven_seas.events import BootyCounted, Category, CategoryScored

POINTS: Final = {
    Category.CARDS: 1,
    Category.COINS: 1,
    Category.LADY: 1,
    Category.KING: 1,
    Category.BOOTY: 2,
}


@dataclass(frozen=True, slots=True)
class Scores:
    """All lines of a scoring and, by side, the sum of their points."""

    booty: tuple[BootyCounted, ...]
    categories: tuple[CategoryScored, ...]
    points: tuple[int, ...]


def score(chests: tuple[Cards, ...], booty_values: tuple[int, ...]) -> Scores:
    """The scoring of these chests, one per side."""
    booty = tuple(count_booty(side, chest, booty_values) for side, chest in enumerate(chests))
    categories = (
        _most(Category.CARDS, [len(chest) for chest in chests]),
        _most(Category.COINS, [sum([COINS[card] for card in chest]) for chest in chests]),
        _most(Category.LADY, [int(LADY in chest) for chest in chests]),
        _most(Category.KING, [int(KING in chest) for chest in chests]),
        _line(Category.BOOTY, [count.total for count in booty]),
    )
    points = [sum(c.points for c in categories if s in c.winners) for s in range(len(chests))]
    return Scores(booty, categories, tuple(points))


def count_booty(side: int, chest: Cards, booty_values: tuple[int, ...]) -> BootyCounted:
    """The best card of each suit; the kraken counts before every other curse."""
    best = best_cards(chest, booty_values)
    values = tuple([0 if card is None else booty_values[card] for card in best])
    return BootyCounted(side, best, values, sum(values))


def best_cards(chest: Cards, booty_values: tuple[int, ...]) -> tuple[Card | None, ...]:
    """By suit the card that counts: of equal ones the strongest; None without the suit."""
    best: list[Card | None] = [None] * 4
    for card in chest:
        rival = best[SUIT[card]]
        if rival is None or booty_values[card] >= booty_values[rival]:
            best[SUIT[card]] = card
    if KRAKEN in chest:
        best[Suit.CURSES] = KRAKEN
    return tuple(best)


def _most(category: Category, figures: list[int]) -> CategoryScored:
    """The line of a category in which a zero scores nothing (HOUSE)."""
    line = _line(category, figures)
    return line if any(figures) else replace(line, winners=())


def _line(category: Category, figures: list[int]) -> CategoryScored:
    """The line in which all sides that tie for the highest figure score, even at zero or less."""
    top = max(figures)
    winners = tuple(side for side, figure in enumerate(figures) if figure == top)
    return CategoryScored(category, tuple(figures), winners, POINTS[category])
