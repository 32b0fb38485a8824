"""Requests keep a pace that Discord allows; answers go first, and no table waits for another."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from math import inf
from typing import Any

import pytest

from cogs.messages.throttle import A_SECOND, AT_ONCE, TABLES_AT_ONCE, Throttle

DISCORD = 50
"""Requests that Discord allows one bot in a second."""


class Time:
    """A loop's time that passes only when everything waits for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self._asleep: list[tuple[float, asyncio.Event]] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", lambda: self.now)

    async def sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self._asleep.append((self.now + seconds, over))
        await over.wait()

    async def run(self, *work: Coroutine[Any, Any, None], until: float) -> None:
        """Let these work until this time."""
        tasks = [asyncio.ensure_future(each) for each in work]
        while self.now < until:
            for _ in range(6):
                await asyncio.sleep(0)
            if not self._asleep:
                break
            self._asleep.sort(key=lambda sleeper: sleeper[0])
            wakes, over = self._asleep.pop(0)
            self.now = max(self.now, wakes)
            over.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def busiest(sent: list[float]) -> int:
    """The most requests in a second."""
    return max(sum(begin <= at < begin + 1 for at in sent) for begin in sent)


@pytest.fixture
async def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def test_no_second_has_more_requests_than_discord_allows(time: Time) -> None:
    """The tables come after a calm or one after the other, and make many or few."""
    throttle, sent = Throttle(time.sleep), list[float]()

    async def table(number: int) -> None:
        await time.sleep(5 + number % 7 / 100)
        while True:
            async with throttle.turn():
                for _ in range(1 + number % 3):
                    await throttle.leave()
                    sent.append(time.now)
                await time.sleep(0.1)  # Discord's limit

    await time.run(*(table(number) for number in range(60)), until=10)
    assert A_SECOND <= busiest(sent) <= A_SECOND + AT_ONCE <= DISCORD
    assert len(sent) >= 4.9 * A_SECOND, "nor fewer than it could"


async def test_the_tables_take_turns(time: Time) -> None:
    """One that always has something to show comes as often as the others, not first."""
    throttle, turns = Throttle(time.sleep), Counter[int]()

    async def table(number: int) -> None:
        while True:
            async with throttle.turn():
                turns[number] += 1
                await time.sleep(0.1)

    await time.run(*(table(number) for number in range(70)), until=20)
    assert len(turns) == 70
    assert max(turns.values()) - min(turns.values()) <= 1


async def test_the_longer_the_queue_the_longer_the_backlog(time: Time) -> None:
    throttle, seen = Throttle(time.sleep), list[float]()

    async def table() -> None:
        async with throttle.turn():
            await time.sleep(0.1)
            seen.append(throttle.backlog)

    await time.run(*(table() for _ in range(int(2 * A_SECOND))), until=5)
    assert seen[0] == pytest.approx(2 - 0.1, abs=0.1)
    assert seen == sorted(seen, reverse=True)
    assert throttle.backlog == 0


@pytest.mark.slow
async def test_the_load_is_the_share_of_the_requests_that_are_made_lately(time: Time) -> None:
    """From nothing in a calm to all of them; a short flurry is little, and soon forgotten."""
    throttle = Throttle(time.sleep)

    async def requests(pause: float, until: float) -> None:
        while time.now < until:
            await throttle.leave()
            await time.sleep(pause)

    assert throttle.load == 0.0
    await time.run(requests(0.0, 1), until=1)
    assert 0 < throttle.load < 0.05
    await time.run(requests(2 / A_SECOND, 200), until=200)
    assert throttle.load == pytest.approx(0.5, abs=0.02)
    await time.run(requests(0.0, 400), until=400)
    assert throttle.load == pytest.approx(1.0, abs=0.02)
    time.now += 120
    assert 0 < throttle.load < 0.05
    throttle.a_second = inf
    assert throttle.load == 0.0, "where there is no limit"


async def test_few_requests_pile_up_while_discord_holds_them(time: Time) -> None:
    """So nothing storms when it lets them through; a table that gives up makes room."""
    throttle, under_way = Throttle(time.sleep), list[int]()

    async def table(number: int) -> None:
        async with throttle.turn():
            under_way.append(number)
            await time.sleep(100)

    await time.run(*(table(number) for number in range(200)), until=50)
    assert len(under_way) == TABLES_AT_ONCE < DISCORD
    assert throttle.backlog == 0, "those who waited have gone"
    async with asyncio.timeout(1), throttle.turn():
        under_way.append(-1)
    assert under_way[-1] == -1


async def test_messages_drawn_late_together_are_sent_one_after_the_other(time: Time) -> None:
    """Each had its turn in time; then the loop was held up while they were drawn."""
    throttle, sent = Throttle(time.sleep), list[float]()

    async def table() -> None:
        while True:
            async with throttle.turn():
                await time.sleep(0.4 - time.now % 0.4)
                await throttle.leave()
                sent.append(time.now)

    await time.run(*(table() for _ in range(60)), until=20)
    assert busiest(sent) <= A_SECOND + AT_ONCE <= DISCORD
    assert len(sent) >= 19 * A_SECOND, "nor fewer than it could"


async def rounds(number: int) -> None:
    """Let the event loop go round so often."""
    for _ in range(number):
        await asyncio.sleep(0)


def drawing(throttle: Throttle, drawn: list[int], number: int) -> asyncio.Task[None]:
    async def draw() -> None:
        await throttle.drawing()
        drawn.append(number)

    return asyncio.create_task(draw())


async def test_messages_wait_for_answers_and_an_answer_for_one_message_not_for_all() -> None:
    """They take turns in their order, and one that waits for nobody is drawn at once."""
    throttle, drawn = Throttle(asyncio.sleep, longest=60), list[int]()
    with throttle.answering():
        for number in range(50):
            drawing(throttle, drawn, number)
        await rounds(5)
        assert not drawn
    await rounds(4)
    before = len(drawn)
    assert before < 5
    with throttle.answering():
        await rounds(20)
        assert len(drawn) <= before + 1, "whose turn had come already"
    await rounds(200)
    assert drawn == list(range(50))


async def test_a_flood_of_answers_holds_no_message_for_long() -> None:
    throttle, drawn = Throttle(asyncio.sleep, longest=0.01), list[int]()
    with throttle.answering():
        tasks = [drawing(throttle, drawn, number) for number in range(3)]
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
    assert drawn == [0, 1, 2]


async def test_a_message_that_is_not_needed_any_more_keeps_nobody_waiting() -> None:
    throttle, drawn = Throttle(asyncio.sleep, longest=60), list[int]()
    with throttle.answering():
        gone, other = (drawing(throttle, drawn, number) for number in range(2))
        await rounds(2)
        gone.cancel()
        await rounds(2)
    await rounds(20)
    assert drawn == [1]
    assert other.done()
    await asyncio.wait_for(throttle.drawing(), 60)
