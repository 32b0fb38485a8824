"""The crew of a daily deal: it plays as people do, is measured once, and is waited for."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.thinking.thinker import Thinking
from engine.events import crew, daily
from tests.engine.events.mornings import Killed, Morning


@pytest.mark.slow
async def test_a_crew_plays_as_people_press_against_the_same_mates() -> None:
    """A person who makes a member's choices has the member's result."""
    for day in (1, 2, 4, 6):
        for member in range(2):
            morning, thinking = Morning(day), Thinking(workers=0, budget=0.1)
            morning.tables.own.thinker = thinking
            chosen = list[tuple[int, int]]()
            perhaps_wrong = crew._perhaps_wrong

            def noted(index: int, moves: int, luck: Random) -> int:
                chosen.append((perhaps_wrong(index, moves, luck), moves))  # noqa: B023 - at once
                return chosen[-1][0]  # noqa: B023

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(crew, "_perhaps_wrong", noted)
                result, _ = crew.played(day, 7, member)
            seen = await morning.open()
            for index in (made for made, moves in chosen if moves > 1):
                seen = await morning.press(seen, index)
            assert not seen.table.is_open
            assert (await morning.score(day)).measure == result


def test_a_member_errs_in_one_choice_of_eight() -> None:
    luck = Random(1)
    made = [crew._perhaps_wrong(2, 5, luck) for _ in range(4000)]
    wrong = [index for index in made if index != 2]
    assert 420 < len(wrong) < 580
    assert {*wrong} == {0, 1, 3, 4}
    assert {crew._perhaps_wrong(0, 1, luck) for _ in range(99)} == {0}, "a forced move is no choice"


async def test_a_crew_is_measured_once_and_killed_in_the_middle_begins_again() -> None:
    """By two processes at once, with the same measures; what is kept first stays."""
    whole = Morning()
    await whole.open()
    expected = await whole.deals.played(1, None)
    for at in range(1, crew.SIZE + 1):
        morning = Morning()

        def dies() -> None:
            if morning.spare.calls == at:  # noqa: B023 - called before the next round
                raise Killed

        morning.spare.before = dies
        await morning.finish(await morning.open())
        assert (await morning.days.day(1, 0)).crew == ()
        again = Morning(store=morning.store)
        both = await asyncio.gather(*(each.deals.played(1, None) for each in (morning, again)))
        assert both[0] == both[1] == await morning.days.day(1, 0) == expected
        await morning.days.keep_crew(replace(expected, crew=(1, 2)))
        assert await again.deals.played(1, 0.0) == both[0], "the first is kept"


async def test_a_result_waits_for_its_crew_only_for_the_given_time() -> None:
    """A stop ends the crews."""
    stopped = Morning()
    stopped.spare.let.clear()
    await stopped.open()
    await asyncio.sleep(0)
    stopped.deals.stop()
    assert (await stopped.deals.played(1, 0.01)).crew == ()
    assert stopped.spare.calls <= 2
    morning = Morning()
    morning.spare.let.clear()
    await morning.finish(await morning.open())
    waiting = await morning.deals.comparison(1, 101, seconds=0.01)
    assert waiting is not None
    assert waiting.score is None
    morning.spare.let.set()
    over = await morning.deals.comparison(1, 101, seconds=None)
    assert over is not None
    assert over.score is not None


async def test_without_spare_time_a_crew_ends_with_the_same_result() -> None:
    morning, slow = Morning(), Morning()
    slow.spare.fails = 1000
    for each in (morning, slow):
        await each.finish(await each.open())
    found, whole = await slow.deals.played(1, None), await morning.deals.played(1, None)
    best, move = crew.played(1, 7, None)
    firsts = (*found.firsts, daily.First(move, 0, daily.score_of(best, found.crew)))
    assert whole == replace(found, captain=best, firsts=firsts), "nobody waits for a Captain"
    assert sum(first.members for first in found.firsts) == len(found.crew) == crew.SIZE
