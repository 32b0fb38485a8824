"""The order of a channel's messages once a round is over."""

from __future__ import annotations

from random import Random

from tests.e2e.company import mover, seen, wait
from tests.e2e.conftest import Opening
from tests.e2e.living import living
from tests.e2e.playing import press_something


async def test_after_a_round_the_hands_are_below_its_result(harbours: Opening) -> None:
    """A hand that was opened before would stand above the result and the new board."""
    luck = Random(3)
    async with harbours(people=2, seed=7) as harbour:
        await harbour.open("Anna", game="seven")
        await harbour.press("Ben", "Join")
        await harbour.press("Anna", "Start")
        for who in ("Anna", "Ben"):
            await harbour.press(who, "My hand")
        while not any("round 1 of 7" in text and "+2" in text for text in harbour.texts()):
            await press_something(harbour, await mover(harbour), luck)
            await wait(harbour, 1)
        below = harbour.messages()[-1].id
        for who in ("Anna", "Ben"):
            (hand,) = living(harbour, who)
            assert hand.id > below
            assert hand.id == harbour.hands[who].id
        who = await mover(harbour)
        before = (await seen(harbour, who)).version
        await press_something(harbour, who, luck)
        assert (await seen(harbour, who)).version > before
