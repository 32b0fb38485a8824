"""The pictures of The Seven Seals: its cards, its seals, the saboteur."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from cogs.faces.common import SEATS
from cogs.faces.seven_seals.words import COLOURED, EMOJI, SABOTEUR
from cogs.ui.pictures import Drawing, Signs
from engine.games.seven_seals.cards import Colour


def _cards(letter: str, found: re.Match[str]) -> str:
    """The cards of one colour in a hand: "**🟩G** 3 · 9"."""
    return " ".join(f":w_{letter}{rank}:" for rank in found[1].split(" · "))


def _signs() -> Iterator[tuple[str, Drawing]]:
    """By kind: the cards of its colour, then its seal, which represents the colour too."""
    for kind, sign in EMOJI.items():
        seal = f":w_seal{kind.name.lower()}:"
        if kind in COLOURED:
            letter = Colour(kind).letter.lower()
            yield rf"\*\*{sign}\w\*\* (\d+(?: · \d+)*)", partial(_cards, letter)
            yield rf"{sign}\w(\d+)", rf":w_{letter}\1:"
            yield rf"{sign}\w\b", seal
        yield sign, seal


PICTURES: Final[Signs] = {**dict(_signs()), SABOTEUR: ":w_saboteur:", **SEATS}
