"""The sentences of a hand about its game stand in one line, so each has an end of its own."""

import re
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from cogs.faces import FACES
from cogs.table.pages.hand import round_lines
from cogs.table.pages.news import lines
from engine.core import RoundEnded, known_to
from tests.amounts import amount
from tests.catalogue import CATALOGUE
from tests.cogs.faces.by_ear import recorded
from tests.cogs.faces.test_by_ear import PATHS
from tests.test_locales import LANGUAGES

ENDED = re.compile(r"[.!?…][)»”’“*\s]*$")
"""The end of a sentence, with its markup."""


@pytest.mark.parametrize(("path", "language"), [*zip(PATHS, cycle(LANGUAGES), strict=False)])
def test_each_sentence_about_the_game_ends(path: Path, language: str) -> None:
    every = recorded(path)
    last, face = every[-1], FACES[every[-1].game.key]
    for say in (CATALOGUE.say(language), CATALOGUE.in_words(language)):
        for seat in range(min(len(last.names), amount(2, 7))):
            names = replace(last.names, reader=seat)
            told = lines(say, known_to(last.position.story, seat), names, face)
            for moment in every:
                if any(isinstance(event, RoundEnded) for event in moment.events):
                    seen = replace(moment.seen(seat), from_own=known_to(moment.events, seat))
                    told += round_lines(face, say, seen, names)
            assert [line for line in told if not ENDED.search(line)] == []
