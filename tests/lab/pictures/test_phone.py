"""Hands fit a phone: every game, every number of players, every language, in a browser."""

from __future__ import annotations

import asyncio
from itertools import cycle
from statistics import median

import pytest
from playwright.sync_api import Page as Browser

from cogs.faces import FACES
from cogs.table.pages.hand import NEXT, hand_layout
from cogs.table.pages.lesson import learnt_layout
from cogs.ui.page import HAND
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.view import TableView
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.engine.events.test_lessons import begun, pressed
from tests.lab.pictures.phone import (
    ROOM,
    Hand,
    components_of,
    estimated_height,
    hands,
    height,
    phone,
)
from tests.test_locales import LANGUAGES

WORDS, MEDIAN = 70, 500
"""The most words of a first hand; the most pixels of half of the hands."""
FIT = 0.95
MOMENTS = 8
OFF = 110
"""The most pixels by which an estimate is wrong; hands that surely fit are not drawn."""
MIDDLE = 3
"""Hands drawn below and above the one in the middle."""


@pytest.mark.slow
@pytest.mark.parametrize("keys", [("seven-seas", "seven-seals"), ("letter-of-marque", "seven")])
def test_hands_fit_a_phone(keys: tuple[str, ...]) -> None:
    """In one language for each number of players; in all languages in the deep profile."""
    with phone() as page:
        for key in keys:
            cases = [(seats, one) for seats in GAMES[key].seats for one in LANGUAGES]
            if amount(1, 0):
                cases = list(zip(GAMES[key].seats, cycle(LANGUAGES), strict=False))
            too_tall = [_too_tall(page, key, *case) for case in cases]
            assert sum(count for count, _ in too_tall) <= (1 - FIT) * sum(n for _, n in too_tall)


def _too_tall(page: Browser, key: str, seats: int, language: str) -> tuple[int, int]:
    """How many hands don't fit, and of how many; all first ones must, and half be much lower."""
    where = f"{key}, {seats} players, {language}"
    shown = list(hands(key, seats, CATALOGUE.say(language), most=MOMENTS))
    shown.sort(key=estimated_height)
    for hand in shown:
        if hand.is_first:
            assert hand.words <= WORDS, where
            assert height(page, hand) <= ROOM, where
    half = len(shown) // 2
    middle = shown[half - MIDDLE : half + MIDDLE + 1]
    heights = [height(page, hand) for hand in middle]
    assert median(heights) <= MEDIAN, where
    low = max(tall - estimated_height(hand) for tall, hand in zip(heights, middle, strict=True))
    assert low <= OFF, where
    tall = [hand for hand in shown if estimated_height(hand) > ROOM - OFF]
    return sum(height(page, hand) > ROOM for hand in tall), len(shown)


async def steps_of(game: str) -> list[TableView]:
    """A learner's view at each step of a lesson, and at its end."""
    tables, seen, _ = await begun(game)
    found = [seen]
    while seen.table.is_open and seen.lesson is not None:
        seen = await pressed(tables, seen, seen.lesson.index or 0)
        found.append(seen)
    return found


@pytest.mark.slow
@pytest.mark.timeout(180)
@pytest.mark.parametrize("game", GAMES)
def test_each_step_of_a_lesson_fits_a_phone_and_so_does_its_end(game: str) -> None:
    found = asyncio.run(steps_of(game))
    with phone() as page:
        for language in LANGUAGES:
            say = CATALOGUE.say(language)
            layouts = [
                hand_layout(FACES[game], say, seen, at)
                for seen in found
                for at in (HAND, NEXT)
                if at == HAND or seen.table.is_open
            ]
            layouts.append(learnt_layout(say, found[-1], Level.DECKHAND))
            for number, layout in enumerate(layouts):
                hand = Hand(0, False, components_of(say, layout, game))
                assert height(page, hand) <= ROOM, f"{game}, {language}, page {number}"
