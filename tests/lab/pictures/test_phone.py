"""Hands fit a phone: every game, every number of players, every language, in a browser."""

from __future__ import annotations

from itertools import cycle
from statistics import median

import pytest

from engine.games import GAMES
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.lab.pictures.phone import ROOM, hands, height, phone
from tests.test_locales import LANGUAGES

WORDS, MEDIAN = 70, 500
"""The most words of a first hand; the most pixels of half of the hands."""
FIT = 0.95
MOMENTS = 12


@pytest.mark.slow
@pytest.mark.parametrize("key", ["seven-seas", "seven"])
def test_hands_fit_a_phone(key: str) -> None:
    """In one language for each second number of players; in the deep profile, for all in all."""
    seats = GAMES[key].seats
    chosen = [(n, one) for n in seats for one in LANGUAGES]
    if amount(1, 0):
        chosen = list(zip(seats[::2], cycle(LANGUAGES), strict=False))
    with phone() as page:
        for players, language in chosen:
            shown = list(hands(key, players, CATALOGUE.say(language), most=MOMENTS))
            tall = [height(page, hand) for hand in shown]
            where = f"{key}, {players} players, {language}"
            first = [size for size, hand in zip(tall, shown, strict=True) if hand.is_first]
            assert max(first) <= ROOM, where
            assert max(hand.words for hand in shown if hand.is_first) <= WORDS, where
            assert sum(size <= ROOM for size in tall) >= FIT * len(tall), where
            assert median(tall) <= MEDIAN, where
