"""The words of the face of The Seven Seals for scores and cards."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.faces.seven_seals.face import FACE as face
from cogs.faces.seven_seals.words import card_name, name_of
from engine.core import RoundEnded
from engine.games.seven_seals.events import (
    PlayerScored,
    SaboteurScored,
    SheetWritten,
)
from engine.games.seven_seals.state import Card, Colour
from tests.catalogue import CATALOGUE
from tests.cogs.faces.moments import SAY
from tests.cogs.faces.seven_seals.pages import BEN, first, moment_of
from tests.engine.games.seven_seals.positions import dealt


def test_a_round_is_scored_line_by_line_with_the_cost_of_each_seal() -> None:
    events = (
        SaboteurScored(0, start=4, black=3, points=1),
        PlayerScored(1, coloured=1, white=1, black=2, points=12, won=7, predicted=6),
        PlayerScored(2, coloured=0, white=0, black=0, points=0),
        SheetWritten((11, 20, 5)),
        RoundEnded(2, (-1, -12, 0)),
    )
    moment = moment_of(dealt(3))
    assert face.scoring(SAY, moment.seen(None), events, moment.names) == (
        "### ⚖️ The Seven Seals · round 2 of 6",
        "🔴 Anna0: **1** · 🗡️ saboteur, 4 − 3 ⬛ black of the others\n"
        f"🔵 {BEN}: **12** · 1 coloured ×2 · 1 ⬜ white ×4 · 2 ⬛ black ×3\n"
        "🟢 Anna2: **0** · every seal returned\n"
        f"-# Tricks won/predicted: {BEN} 7/6, Anna2 0/0",
        "---",
        "**Penalty points, the fewest first**\n"
        "🟢 Anna2 5 → **5**\n"
        "🔴 Anna0 10 → **11**\n"
        f"🔵 {BEN} 8 → **20**",
    )
    last = (*events[:-1], RoundEnded(6, (-1, -12, 0)))
    told = face.scoring(SAY, moment.seen(None), last, moment.names)
    assert len(told) == 2, "the end of the game follows, with the totals"


@pytest.mark.parametrize(
    ("kept", "words"),
    [
        ((2, 0, 3, 13), "Black cost you most: 3 tricks that you had no seal for."),
        ((4, 0, 1, 11), "Coloured seals cost you most: 4 were left over."),
        ((1, 1, 0, 6), "White cost you most, though any trick returns one."),
        ((3, 0, 2, 12), ""),
        ((0, 0, 0, 0), ""),
    ],
)
def test_the_end_of_a_round_names_the_most_expensive_seals(
    kept: tuple[int, ...], words: str
) -> None:
    moment = first(3, 1, 1)[0]
    names = replace(moment.names, reader=0)
    told = face.round_line(SAY, moment.seen(0), (PlayerScored(0, *kept),), names)
    assert told.endswith(words)
    assert "cost you" in told or not words


@pytest.mark.parametrize("language", ["fr", "it"])
def test_a_card_is_named_number_first_where_the_language_does_so(language: str) -> None:
    """A French card is "le 7 jaune"; a colour is asked for, and nobody "leads at" it."""
    path = Path(__file__).parents[4] / "data" / "locale" / language / "seven-seals.ftl"
    lessons = re.findall(r"^lesson-.*", path.read_text("utf-8"), re.MULTILINE)
    assert len(lessons) > 15
    say = CATALOGUE.say(language)
    colours = "|".join(name_of(say, colour) for colour in Colour)
    for line in lessons:
        assert not re.search(rf"\b({colours}) \d", line, re.IGNORECASE), line
        assert not re.search(r"entame à|couleur entamée|apre a ", line), line
    seven = card_name(say, Card.Y7)
    assert seven.startswith("7 ")
