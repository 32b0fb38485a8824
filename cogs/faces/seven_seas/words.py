"""Names of cards, sides and sources in 7 Seas, and the pictures that replace them."""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from cogs.faces.common import COLOURS, SEAT_SIGNS
from cogs.ui.forms import Formed, formed, in_a_row, phrase
from cogs.ui.layout import NARROW, glued
from cogs.ui.names import Names, listed
from cogs.ui.page import Say
from cogs.ui.pictures import Signs
from engine.core import Seat
from engine.games.seven_seas.cards import DECK, KING, KRAKEN, LADY, Card, Cards, Suit
from engine.games.seven_seas.moves import HARBOUR, Source
from engine.games.seven_seas.view import View

EMOJI: Final = {Suit.GOLD: "🪙", Suit.CRYSTALS: "💎", Suit.RUM: "🥃", Suit.CURSES: "💀"}
CACHED_TEXTS: Final = 4096
"""The most cached texts of hands and captures.

A waiting player holds the same cards at every move, and all hands of a table show the same
captures.
"""
SUITS: Final = ("gold", "crystal", "rum", "curse")
"""By suit: its name in those of pictures, where a pirate has one of its own."""
FACES: Final = {KRAKEN: "kraken", LADY: "lady", KING: "king"}
NAMED: Final = {KRAKEN: "🐙", LADY: "👸", KING: "🤴"}
PIRATES: Final = (LADY, KING)
"""The pirates, whose faces look alike in small print, so each has a word beside it."""


def word_of(say: Say, card: Card) -> Formed:
    """The name of a card that has one, else of its suit."""
    key = FACES.get(card) or SUITS[card.suit]
    return formed(lambda form: say.in_form("seven-seas-word", form, card=key))


def short(say: Say, card: Card) -> str:
    """The card in a few signs, and a pirate's name; in screen-reader text its name."""
    if not say.in_words:
        name = say("seven-seas-short", card=FACES[card]) if card in PIRATES else ""
        return f"{_sign(card)}{NARROW}{name}" if name else _sign(card)
    named, name = card in NAMED, word_of(say, card)
    suit = say("seven-seas-word", card=SUITS[card.suit]) if named else name
    values = {"named": named, "name": name, "suit": suit, "strength": card.strength}
    return phrase(say, "seven-seas-card", **values)


def label(say: Say, card: Card) -> str:
    """The card on a button, which names the kraken as well as a pirate."""
    return named(say, card) if card is KRAKEN else short(say, card)


@cache
def _sign(card: Card) -> str:
    if card is KRAKEN:
        return f"{NAMED[KRAKEN]}1"
    return f"{NAMED.get(card, '')}{EMOJI[card.suit]}{card.strength}"


def named(say: Say, card: Card) -> str:
    """The card, with its name in words if it has one: "🐙1 kraken", "🥃6"."""
    if say.in_words or card not in NAMED:
        return short(say, card)
    return f"{_sign(card)} {word_of(say, card)}"


def called(say: Say, card: Card) -> str:
    """The card with its name, in a sentence, as the language has it: "🥃6 rum", "Rum 🥃6"."""
    if say.in_words:
        return short(say, card)
    told = phrase(say, "seven-seas-called", sign=_sign(card), name=word_of(say, card))
    return formed(lambda form: glued(told.in_form(form)))


@lru_cache(CACHED_TEXTS)
def all_called(say: Say, cards: Cards) -> str:
    """Several cards with their names; screen-reader text has semicolons, for commas in names."""
    return ("; " if say.in_words else ", ").join(called(say, card) for card in cards)


@lru_cache(CACHED_TEXTS)
def summed(say: Say, cards: Cards) -> str:
    """Several cards as a sum."""
    return in_a_row(f" {say('seven-seas-plus')} ", (short(say, card) for card in cards))


def spread(say: Say, cards: Iterable[Card], gap: str = "  ") -> str:
    """Several cards side by side."""
    return ("; " if say.in_words else gap).join(short(say, card) for card in cards)


def value_lines(say: Say, values: Sequence[int]) -> list[str]:
    """The booty value of each strength, one short line for all suits with the same values.

    The highest value comes first; strengths of equal value share one arrow.
    """
    suits: dict[tuple[int, ...], list[Suit]] = {}
    for suit in Suit:
        row = tuple(values[card] for card in DECK if card.suit is suit)
        suits.setdefault(row, []).append(suit)
    called = {s: f"{EMOJI[s]} {say('seven-seas-word', card=SUITS[s])}" for s in Suit}
    names = {row: ", ".join(called[suit] for suit in suits[row]) for row in suits}
    return [
        f"{say('seven-seas-values-of', suits=names[row])}\n{_values(say, row)}" for row in suits
    ]


def _values(say: Say, row: Sequence[int]) -> str:
    """The value of each strength, in small print that fits one line of a phone."""
    strengths: dict[int, list[str]] = {}
    for strength, value in enumerate(row, start=1):
        strengths.setdefault(value, []).append(str(strength))
    told = {v: listed(say, s) if say.in_words else "/".join(s) for v, s in strengths.items()}
    return "-# " + ("; " if say.in_words else ", ").join(
        say("seven-seas-counts", strengths=told[v], count=len(strengths[v]), value=v)
        for v in sorted(strengths, reverse=True)
    )


def source_label(say: Say, view: View, names: Names, source: Source) -> str:
    """A source of the nick with its size, for a button."""
    if source == HARBOUR:
        return say("seven-seas-source-harbour", cards=view.harbour)
    bare = " & ".join(names.bare[seat] for seat in view.seats_of(source))
    sign, cards = Names.MARKS[source], view.chest_sizes[source]
    return say("seven-seas-source-chest", mark=sign, name=bare, cards=cards)


def sourced(say: Say, message: str, seat: Seat, source: Source, names: Names) -> str:
    """This message about the seat's action on a source of the nick."""
    place = "harbour" if source == HARBOUR else "chest"
    if source != HARBOUR and names.is_of(source):
        place = "shared" if names.has_teams else "yours"
    whose = "" if source == HARBOUR else names.of_side(say, source)
    return say(message, **names.told(seat), place=place, whose=whose)


CHART: Final = {"⚓": ":s_harbour:", "🌊": ":s_sea:", "🏝️": ":s_island:"} | {
    mark: f":s_ship{colour}:" for mark, colour in zip(Names.MARKS, COLOURS, strict=True)
}
CELL: Final = re.compile("|".join(CHART))


DRAWN: Final = (
    *(f"s_{FACES.get(card) or f'{SUITS[card.suit]}{card.strength}'}" for card in DECK),
    *("s_sea", "s_island", "s_harbour"),
    *(f"s_ship{colour}" for colour in COLOURS),
)
PICTURES: Final[Signs] = {
    # a row of the chart, in which a mark is a ship
    f"(?:{CELL.pattern}){{3,}}": lambda row: CELL.sub(lambda cell: CHART[cell[0]], row[0]),
    rf"{NAMED[KRAKEN]}1(?!\d)": ":s_kraken:",
    rf"{NAMED[LADY]}{EMOJI[Suit.CRYSTALS]}1(?!\d)": ":s_lady:",
    rf"{NAMED[KING]}{EMOJI[Suit.RUM]}1(?!\d)": ":s_king:",
    **{rf"{EMOJI[suit]}(\d+)": rf":s_{SUITS[suit]}\1:" for suit in Suit},
    **SEAT_SIGNS,
}
