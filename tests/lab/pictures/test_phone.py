"""Hands fit a phone: every game, every number of players, every language, in a browser."""

from __future__ import annotations

import asyncio
from itertools import cycle
from statistics import median

import pytest

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
from tests.lab.pictures.phone import ROOM, Hand, components_of, hands, height, phone
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
