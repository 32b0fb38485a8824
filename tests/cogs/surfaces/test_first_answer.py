"""One object sends the first answer, whoever wants to at the same time and whatever is lost."""

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import aiohttp
import discord
import pytest
from discord import AllowedMentions, ui

from cogs.surfaces import first_answer
from cogs.surfaces.borrowed import Tokens
from cogs.surfaces.first_answer import FirstAnswer, State
from cogs.surfaces.token import TokenSurface
from tests.e2e.chat import refused
from tests.engine.tables.sim_time import SimTime

Sending: TypeAlias = Callable[[FirstAnswer], Awaitable[Any]]

VIEW, FORM = ui.LayoutView(), ui.Modal(title="-")
SENDINGS: dict[State, Sending] = {
    State.WAITING: lambda first: first.wait(),
    State.STAYING: lambda first: first.stay(),
    State.ANSWERED: lambda first: first.send(VIEW, []),
    State.POSTED: lambda first: first.post(VIEW, AllowedMentions.none()),
    State.ASKED: lambda first: first.ask(FORM),
}
PAIRS = [(first, second) for first in SENDINGS for second in SENDINGS]


class Response:
    """Discord's side. faults: of the next requests; seconds: that one takes."""

    def __init__(self, *faults: Exception, seconds: float = 0.0) -> None:
        self.sent = list[str]()
        self._faults, self._seconds = list(faults), seconds

    def __getattr__(self, name: str) -> Any:
        async def request(*_: Any, **__: Any) -> str:
            self.sent.append(name)
            await asyncio.sleep(self._seconds)
            if self._faults:
                raise self._faults.pop(0)
            return name

        return request


def answering(response: Response) -> FirstAnswer:
    interaction: Any = SimpleNamespace(response=response)
    return FirstAnswer(interaction)


@pytest.mark.parametrize(("begun", "then"), PAIRS)
async def test_the_second_of_two_answers_is_not_sent(begun: State, then: State) -> None:
    response = Response(seconds=0.001)
    first = answering(response)
    replies = await asyncio.gather(SENDINGS[begun](first), SENDINGS[then](first))
    assert first.state is begun
    assert [*replies] == [*response.sent, None]


@pytest.mark.parametrize(("lost", "then"), PAIRS)
async def test_a_try_whose_reply_was_lost_is_the_answer_that_discord_has(
    lost: State, then: State
) -> None:
    first = answering(Response(aiohttp.ServerDisconnectedError(), refused(400, 40060)))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await SENDINGS[lost](first)
    assert first.state is State.NOTHING
    assert await SENDINGS[then](first) is None
    assert first.state is lost


@pytest.mark.parametrize("code", [10062, 40060])
async def test_nothing_is_sent_after_discord_takes_no_answer(code: int) -> None:
    """The second code without a try before: another process has answered."""
    response = Response(refused(404, code))
    first = answering(response)
    for sending in SENDINGS.values():
        with pytest.raises(discord.HTTPException):
            await sending(first)
    assert first.state is State.LATE
    assert len(response.sent) == 1


@pytest.mark.parametrize(("seconds", "sent"), [(0.0, 0), (0.05, 1)])
async def test_a_slow_answer_is_acknowledged_before(
    monkeypatch: pytest.MonkeyPatch, seconds: float, sent: int
) -> None:
    monkeypatch.setattr(first_answer, "SECONDS_BEFORE_DEFERRING", 0.01)
    response = Response()
    first = answering(response)

    async def acknowledge() -> None:
        await first.wait()

    async with first.in_time(acknowledge):
        await asyncio.sleep(seconds)
        assert len(response.sent) == sent
    await asyncio.sleep(0.02)
    assert len(response.sent) == sent, "the timer ends with the answer"


def test_a_waiting_answer_of_another_press_posts_nothing() -> None:
    """A post would change it at the same time as its own answer, and one of both would be lost."""
    tokens, interaction = Tokens(SimTime()), cast("Any", SimpleNamespace())
    own, *others = (
        TokenSurface(interaction, FirstAnswer(interaction, state))
        for state in (State.WAITING, *State)
    )
    for token in others:
        tokens.keep(1, token)
    posting = [token.first.state for token in tokens.that_post(1, own)]
    assert posting == [State.WAITING, State.POSTED, State.ANSWERED, State.STAYING]
