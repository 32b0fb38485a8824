"""Whatever is slow, everybody gets a true answer: journeys of people, with delays by a seed.

A failure prints its schedule, and its seed repeats it: `pytest tests/e2e/test_schedules.py -k 17`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.e2e.claims import faults
from tests.e2e.delays import Discord, late_discord
from tests.e2e.journeys import REST, Person, travelled
from tests.e2e.passing_time import Loop
from tests.e2e.positions import begin_seven_in_round
from tests.e2e.stage import walk
from tests.stand_in.world import posted

EVERYDAY, ALL = 4, 200


def seeds() -> Iterator[Any]:
    """A few seeds for every day; the others are slow together."""
    for seed in range(1, ALL + 1):
        yield pytest.param(seed, marks=() if seed <= EVERYDAY else pytest.mark.slow)


@pytest.mark.parametrize("seed", [*seeds()])
def test_whatever_is_slow_everybody_gets_a_true_answer(tmp_path: Path, seed: int) -> None:
    """Requests, commits and thoughts take up to 3.5 seconds, and people press twice."""

    async def travel(there: Discord) -> list[str]:
        await travelled(there, seed)
        return await faults(there)

    assert run(tmp_path, seed, travel) == []


def run(folder: Path, seed: int, deeds: Callable[[Discord], Awaitable[list[str]]]) -> list[str]:
    """The faults that these deeds show; the schedule of a seed with faults is printed."""

    async def done(loop: Loop) -> list[str]:
        async with late_discord(folder, seed, loop) as there:
            begin_seven_in_round(7, cards=1 + seed % 2)
            found = await deeds(there)
            if found:
                print(*there.delays.noted, *found, sep="\n")  # noqa: T201 - pytest shows it
            return found

    loop = Loop()
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(done(loop))


Planted = Callable[[Discord], None]


def meddling(begins: str, *, sends: int) -> Planted:
    """Send each request that begins like this several times, or never."""

    def plant(there: Discord) -> None:
        async def meddle(what: str, call: Callable[[], Awaitable[Any]]) -> Any:
            if not what.startswith(begins):
                return await call()
            if sends == 0:
                reply = {"interaction": {"id": "1", "type": 3}}
                return reply if "callback" in what else posted(1, there.channel, {"flags": 64})
            for _ in range(1, sends):
                await call()
            return await call()

        there.meddle = meddle

    return plant


def arriving_late(there: Discord) -> None:
    """Presses reach the bot late, which takes the time for its own."""
    emit, loop = there.backend.emit, there.loop
    there.backend.emit = lambda *given: loop.call_later(2.5, emit, *given)  # type: ignore[assignment,method-assign]


def slow_commits(there: Discord) -> None:
    """Each commit takes so long that its answer is announced first; then the answer is lost."""

    def of(kind: str, what: str) -> float:
        return 2.0 if (kind, what) == ("commit", "a commit") else 0.0

    there.delays.of = of  # type: ignore[method-assign]
    meddling("PATCH webhooks of /table open", sends=0)(there)


def deleted(there: Discord) -> None:
    """All that everybody saw in the channel is gone, and the bot doesn't know."""
    for message in there.messages(there.channel):
        if not message.is_ephemeral:
            del there.backend.messages[there.channel][message.id]


def saying(old: str, new: str) -> Planted:
    """Every message of the channel says something else than the bot has sent."""

    def plant(there: Discord) -> None:
        for message in there.messages(there.channel):
            for part in walk(message.components):
                if "content" in part:
                    cast("dict[str, str]", part)["content"] = part["content"].replace(old, new)

    return plant


def broken(_: Discord) -> None:
    """An error is logged, and no message says so."""
    logging.getLogger("tests").error("broke")


ON_THE_WAY = {
    "failed, though nothing was late": meddling("POST interactions of Rules", sends=0),
    "it still says that the bot thinks": slow_commits,
    "the first answer left after 2.5 s": arriving_late,
    "got a second first answer": meddling("POST interactions of Rules", sends=2),
    "has 2 boards in a channel": meddling("POST /channels", sends=2),
    "stands there and is forgotten": meddling("POST /channels", sends=2),
    "reads this twice": meddling("POST webhooks of House rules", sends=2),
    "has 2 hands of table": meddling("DELETE webhooks of My hand", sends=0),
}
"""Faults between the bot and Discord, by the claim that notices them."""
LATER = "I can't post here right now. You see it here as soon as it works."
IN_THE_END = {
    "nobody sees it": deleted,
    "is remembered, and it is gone": deleted,
    "told without a reason": saying("Anna", LATER),
    "nobody voted, and yet": saying("Anna", "The players voted to end it, 0 to 0. Anna"),
    "changes when it is posted again": saying("Anna", "Greta"),
    "changes by Refresh": saying("### ", "### Nobody's turn"),
    "logged by tests: broke": broken,
}
"""Faults in what is shown, stored or logged."""


@pytest.mark.parametrize("claim", [None, *ON_THE_WAY, *IN_THE_END])
def test_each_fault_is_noticed(tmp_path: Path, claim: str | None) -> None:
    """Without one there is nothing to notice."""
    found = run(tmp_path, 0, lambda there: quiet_evening(there, claim))
    if claim is None:
        assert found == []
    else:
        assert any(claim in fault for fault in found), found


async def quiet_evening(there: Discord, claim: str | None) -> list[str]:
    """Anna and Ben begin a game; a fault is planted before they go on, or after it."""
    there.delays.on = False
    anna, ben = Person(there, "Anna", 0), Person(there, "Ben", 0)
    if claim in ON_THE_WAY:
        ON_THE_WAY[claim](there)
    for who, place in (("Anna", there.channel), ("Ben", there.chat)):
        there.type(who, place, "table open", game="seven-seas")
        await asyncio.sleep(8)
    await ben.step(there.chat, "lobby-house-button")
    await ben.step(there.channel, "lobby-join-button")
    await anna.step(there.channel, "lobby-start-button")
    for person in (anna, ben):
        await person.step(there.channel, "board-rules-button")
        await person.step(there.channel, "board-hand-button")
        await person.step(there.channel, "/hand")
    await asyncio.sleep(REST)
    if claim in IN_THE_END:
        IN_THE_END[claim](there)
    return await faults(there)
