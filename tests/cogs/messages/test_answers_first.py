"""Answers go first, and messages are drawn one after the other between them."""

import asyncio

from cogs.messages.throttle import Throttle


async def rounds(number: int) -> None:
    """Let the event loop go round so often."""
    for _ in range(number):
        await asyncio.sleep(0)


def drawing(throttle: Throttle, drawn: list[int], number: int) -> asyncio.Task[None]:
    async def draw() -> None:
        await throttle.drawing()
        drawn.append(number)

    return asyncio.create_task(draw())


async def test_a_message_is_drawn_at_once_where_nobody_waits() -> None:
    await asyncio.wait_for(Throttle(asyncio.sleep, longest=60).drawing(), 60)


async def test_messages_wait_for_answers_and_then_take_turns_in_their_order() -> None:
    throttle, drawn = Throttle(asyncio.sleep, longest=60), list[int]()
    with throttle.answering():
        tasks = [drawing(throttle, drawn, number) for number in range(3)]
        await rounds(20)
        assert not drawn
    await rounds(20)
    assert drawn == [0, 1, 2]
    assert all(task.done() for task in tasks)


async def test_an_answer_in_between_waits_for_one_message_not_for_all() -> None:
    throttle, drawn = Throttle(asyncio.sleep, longest=60), list[int]()
    with throttle.answering():
        for number in range(50):
            drawing(throttle, drawn, number)
        await rounds(5)
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
