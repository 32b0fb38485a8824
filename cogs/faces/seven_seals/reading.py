"""Parse typed text: numbers, colours, cards, kinds of seals, in the player's own language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.faces.seven_seals.words import COLOURED, letter_of, name_of
from cogs.ui.page import Say
from engine.games.seven_seals.state import Counts, Kind

DIGITS: Final = 4
"""The most digits of a number; Python refuses to parse thousands of them."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A typed prediction: the seals asked for by colour, and a last number without its colour."""

    seals: Counts
    dangling: int | None = None


def word_list(say: Say, message: str) -> list[str]:
    """The words of a message that lists what players may type."""
    return say(message).casefold().split()


def words_of(say: Say, typed: str) -> list[str]:
    """The numbers and words of a typed text without empty words: "2red" are two."""
    words = re.findall(r"\d+|[^\W\d_]+", typed.casefold())
    return [word for word in words if word not in word_list(say, "seven-seals-typed-filler")]


def kind_typed(say: Say, word: str, kinds: Sequence[Kind]) -> Kind | None:
    """The typed kind: by its letter, its name, or the beginning of one name only."""
    for kind in kinds:
        if kind in COLOURED and word == letter_of(say, kind).casefold():
            return kind
    begun = [kind for kind in kinds if name_of(say, kind).casefold().startswith(word)]
    return begun[0] if len(begun) == 1 else None


def card_typed(say: Say, typed: str) -> tuple[Kind, int] | None:
    """The colour and number of a typed card, in either order; such a card may not exist."""
    words = words_of(say, typed)
    numbers = [int(word) for word in words if _is_number(word)]
    kinds = [kind_typed(say, word, COLOURED) for word in words if not _is_number(word)]
    if len(numbers) != 1 or len(kinds) != 1 or kinds[0] is None:
        return None
    return kinds[0], numbers[0]


def prediction_typed(say: Say, typed: str) -> Wanted | None:
    """The seals of a typed prediction: "2 red 1 blue", "r2 b1", "red blue"; None: it is none."""
    words = words_of(say, typed)
    if not words:
        return None
    counts, number = [0] * len(COLOURED), None
    numbers_follow = not _is_number(words[0])
    for word in reversed(words) if numbers_follow else words:
        if _is_number(word) and number is None:
            number = int(word)
            continue
        kind = kind_typed(say, word, COLOURED)
        if kind is None:
            return None
        counts[kind] += 1 if number is None else number
        number = None
    return Wanted(tuple(counts), number)


def _is_number(word: str) -> bool:
    return word.isdecimal() and len(word) <= DIGITS


def parted(say: Say, typed: str) -> tuple[str, str]:
    """A typed prediction and, after a word like "from", the players whose seals are taken."""
    words = "|".join(map(re.escape, word_list(say, "seven-seals-typed-take")))
    before, *behind = re.split(rf"\b(?:{words})\b", typed, maxsplit=1, flags=re.IGNORECASE)
    return before, "".join(behind)
