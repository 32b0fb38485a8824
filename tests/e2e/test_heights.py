"""Heights of all that people come across on their journeys, measured in a browser."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from cogs.surfaces.render import render
from cogs.ui.page import Say
from tests.amounts import amount
from tests.e2e.browser import in_chromium
from tests.e2e.delays import NAMES, Discord
from tests.e2e.journeys import Person
from tests.e2e.test_schedules import JOURNEYS, REST, run
from tests.lab.pictures.phone import PICTURES, ROOM, Hand, heights, phone, pictured

PAGES_FIT, TALLEST = 0.98, 720
"""The share of pages that fit, and the most pixels of any other."""


class Journeys:
    """Record each layout that people are shown on their journeys once, whatever its numbers."""

    def __init__(self, patching: pytest.MonkeyPatch) -> None:
        self.shown: dict[str, Hand] = {}
        for module in [*sys.modules.values()]:
            is_own = module.__name__ == __name__
            if not is_own and getattr(module, "render", None) is render:
                patching.setattr(module, "render", self._render)

    def _render(self, say: Say, layout: Any = None, text: str = "", **given: Any) -> Any:
        sent = render(say, layout, text, **given | {"pictures": PICTURES})
        if layout is not None:
            components = pictured(layout.to_components())
            kind = re.sub(r"\d+", "0", str(components))
            self.shown.setdefault(kind, Hand(0, False, components))
        return sent


def is_hand(hand: Hand) -> bool:
    """True if it offers a move, or follows one: it is a hand, or a page of it."""
    return re.search("[:'](move|page|undo):", str(hand.components)) is not None


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_whatever_people_come_across_fits_a_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ends, boards, lobbies, reviews, replays, and all pages; hands have a test of their own."""
    journeys = Journeys(monkeypatch)
    for seed in range(1, amount(6, 40)):

        async def travel(there: Discord, seed: int = seed) -> list[str]:
            people = [Person(there, name, seed) for name in NAMES]
            await asyncio.gather(*(person.travels(JOURNEYS) for person in people))
            await asyncio.sleep(REST)
            return []

        (tmp_path / str(seed)).mkdir()
        run(tmp_path / str(seed), seed, travel)
    pages = [hand for hand in journeys.shown.values() if not is_hand(hand)]
    tall = in_chromium(lambda: heights(phone(), pages))()
    by_height = sorted(zip(tall, (str(page.components) for page in pages), strict=True))
    assert tall
    assert by_height[-1][0] <= TALLEST, by_height[-1]
    assert sum(each <= ROOM for each in tall) >= PAGES_FIT * len(tall), by_height[-9:]
