"""Names of The Seven Seals' cards, colours and seals: for each colour a sign of its own shape."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from cogs.faces.common import SEAT_SIGNS
from cogs.ui.forms import any_of
from cogs.ui.layout import glued
from cogs.ui.names import Names
from cogs.ui.page import Say
from cogs.ui.pictures import Drawing, Signs
from engine.core import own_seat
from engine.games.seven_seals import tricks
from engine.games.seven_seals.state import Card, Colour, Kind, Played
from engine.games.seven_seals.view import View

EMOJI = dict(zip(Kind, "🔺🌙🍀🔷💜⬜⬛", strict=True))
"""A shape for each kind, the same in every language, so that colour is not needed."""
COLOURED = tuple(map(Kind, Colour))
SABOTEUR_SIGN = "🗡️"


def key_of(kind: int) -> str:
    """The value of a colour or kind in messages' selectors."""
    return Kind(kind).name.lower()


def name_of(say: Say, kind: int) -> str:
    """The bare name of a colour or kind of seal: "green"."""
    return say("seven-seals-kind", kind=key_of(kind))


def mark(say: Say, colour: int) -> str:
    """A colour in short: "🍀"; in screen-reader text its name."""
    return name_of(say, colour) if say.in_words else EMOJI[Kind(colour)]


def short(say: Say, kind: Kind) -> str:
    """A kind of seal in short, in one line: "🍀", "⬜ white"."""
    return mark(say, kind) if kind in COLOURED else glued(EMOJI[kind], name_of(say, kind))


def named(say: Say, kind: int) -> str:
    """A colour or kind of seal in full: "🍀 green"."""
    return f"{EMOJI[Kind(kind)]} {name_of(say, kind)}"


def card_words(say: Say, card: Card) -> str:
    """A card: "🍀7"; in screen-reader text "green 7"."""
    if say.in_words:
        return say("seven-seals-card", colour=name_of(say, card.colour), rank=card.rank)
    return f"{mark(say, card.colour)}{card.rank}"


def counted(say: Say, kind: Kind, count: int) -> str:
    """Some seals of one kind: "🍀×2", "⬜ white×1"; in screen-reader text "2 green"."""
    return say("seven-seals-counted", seal=short(say, kind), kind=key_of(kind), count=count)


def seals_words(say: Say, counts: Sequence[int], *, is_short: bool = False) -> str:
    """All seals of these counts, by kind or by colour: "🔺×2 ⬜ white×1"; in short "🔺×2 ⬜"."""
    there = [counted(say, kind, n) for kind, n in zip(Kind, counts, strict=False) if n]
    if is_short:
        kinds = [(EMOJI[kind], n) for kind, n in zip(Kind, counts, strict=False) if n]
        there = [f"{sign}×{n}" if n > 1 else sign for sign, n in kinds]
    return side_by_side(say, there) or say("seven-seals-none")


def few(say: Say, held: Sequence[int]) -> list[str]:
    """Seals by kind, a single one without its number."""
    kinds = [(kind, n) for kind, n in zip(Kind, held, strict=False) if n]
    return [counted(say, kind, n) if n > 1 else short(say, kind) for kind, n in kinds]


def side_by_side(say: Say, words: Iterable[str]) -> str:
    """Several cards or counts of seals in a row; in screen-reader text with pauses."""
    return (", " if say.in_words else " ").join(words)


def trick_words(say: Say, names: Names, played: Sequence[Played]) -> str:
    """The cards of a trick with their players: "Anna 🍀7, Ben 🍀9"."""
    return ", ".join(f"{names[play.seat]} {card_words(say, play.card)}" for play in played)


def seal_won(say: Say, view: View, card: Card, led: Colour) -> tuple[str, str]:
    """The effect on the viewer's seals of winning a trick with this card, and the seals returned.

    The effect is "seal", "black", or "free" if no black seal is left.
    """
    kinds = tricks.fitting(view.seals.held[own_seat(view)], led, card)
    if kinds:
        return "seal", any_of(say, [short(say, each) for each in kinds])
    return "black" if view.seals.middle[Kind.BLACK] else "free", ""


def by_colour(hand: Sequence[Card]) -> list[tuple[Colour, list[Card]]]:
    """The cards of a hand by colour, without colours that it doesn't have."""
    groups = [(colour, [card for card in hand if card.colour is colour]) for colour in Colour]
    return [(colour, cards) for colour, cards in groups if cards]


def hand_line(say: Say, hand: Sequence[Card]) -> str:
    """The cards of a hand by colour, large."""
    groups = [
        say("seven-seals-ranks", colour=mark(say, colour), ranks=" · ".join(ranks))
        for colour, cards in by_colour(hand)
        for ranks in [[str(card.rank) for card in cards]]
    ]
    return f"### {(', ' if say.in_words else '  ').join(groups)}" if groups else ""


def _cards(letter: str, found: re.Match[str]) -> str:
    """The cards of one colour in a hand: "**🍀** 3 · 9"."""
    return "".join(f":w_{letter}{rank}:" for rank in found[1].split(" · "))


def _signs() -> Iterator[tuple[str, Drawing]]:
    """By kind: the cards of its colour, then its seal, which represents the colour too."""
    for kind, sign in EMOJI.items():
        if kind in COLOURED:
            letter = Colour(kind).letter.lower()
            yield rf"\*\*{sign}\*\* (\d+(?: · \d+)*)", partial(_cards, letter)
            yield rf"{sign}(\d+)", rf":w_{letter}\1:"
        yield sign, f":w_seal{kind.name.lower()}:"


DRAWN: Final = (
    *(f"w_{card.colour.letter.lower()}{card.rank}" for card in Card),
    *(f"w_seal{kind.name.lower()}" for kind in Kind),
    "w_saboteur",
)
PICTURES: Final[Signs] = {**dict(_signs()), SABOTEUR_SIGN: ":w_saboteur:", **SEAT_SIGNS}
