"""One object sends the first answer, whatever is lost; one function turns drawings into it."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import signature
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import aiohttp
import discord
import pytest
from discord import AllowedMentions, ui

from cogs.context.refusals import Meaning
from cogs.routing import sharing
from cogs.surfaces import first_answer
from cogs.surfaces.borrowed import BorrowedSurface, Tokens, Unspoken
from cogs.surfaces.first_answer import FirstAnswer, State
from cogs.surfaces.render import TEXT, Rendered, render
from cogs.surfaces.token import Hidden, TokenSurface
from cogs.table.pages.board import announced_press
from cogs.table.pages.refusal_words import discord_words
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.page import Accent, MakeMove, Say
from engine.tables.model.table import ChatPlace
from tests.cogs.faces.moments import HEARD, SAY, all_pictures, texts_of
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


def drawn(text: str) -> ui.LayoutView:
    return container(Accent.HAND, (text,), rows_of([button(1, 2, MakeMove(0), text)]))


def test_screen_reader_text_has_no_signs_and_other_text_has_pictures() -> None:
    heard = render(HEARD, drawn("🥃8 rum"), pictures=all_pictures(), game="seven-seas")
    assert heard.layout is not None
    assert "🥃" not in "".join(texts_of(heard.layout))
    seen = render(SAY, drawn("🥃8 rum"), pictures=all_pictures(), game="seven-seas")
    assert seen.layout is not None
    assert "<:s_rum8" in "".join(texts_of(seen.layout))
    plain = render(SAY, drawn("🥃8 rum"), pictures=all_pictures())
    assert plain.layout is not None
    assert "🥃" in "".join(texts_of(plain.layout)), "no game, no cards"


@pytest.mark.parametrize("say", [SAY, HEARD])
async def test_a_layout_is_finished_and_holds_no_circle(say: object) -> None:
    layout = render(HEARD if say is HEARD else SAY, drawn("🥃8 rum")).layout
    assert layout is not None
    assert layout.is_finished()
    assert not [item for item in layout.walk_children() if item._view or item._parent]


def test_a_text_that_would_be_too_long_with_pictures_keeps_its_signs() -> None:
    short, long = "🥃8 " * 3, "🥃8 " * (TEXT // 4)
    pictures = all_pictures()
    assert "<:s_rum8" in render(SAY, text=short, pictures=pictures, game="seven-seas").text
    assert render(SAY, text=long, pictures=pictures, game="seven-seas").text == long
    assert "🥃" not in render(HEARD, text=short, pictures=pictures, game="seven-seas").text


def test_no_type_cuts_a_sentence_in_screen_reader_text() -> None:
    assert render(HEARD, text="Press **Start**, *Anna*.").text == "Press Start, Anna."
    assert render(SAY, text="Press **Start**.").text == "Press **Start**."


@pytest.mark.parametrize(("say", "label"), [(SAY, "🐙 8"), (HEARD, "8")])
async def test_a_button_below_a_text_is_in_words_where_the_text_is(say: Say, label: str) -> None:
    press = announced_press(say, 1).add_item(button(1, 2, MakeMove(0), "🐙 8"))
    render(say, text="Anna waits.", press=press)
    shown = [item.item for item in press.children if isinstance(item, TableButton)]
    assert shown[-1].label == label


class Sent:
    """Discord's side of a token; views: all that were sent."""

    id, type, message_id, flags = 5, None, 5, SimpleNamespace(ephemeral=False)

    def __init__(self) -> None:
        self.views: list[ui.LayoutView] = []

    def __getattr__(self, name: str) -> Any:
        async def request(*_: Any, view: ui.LayoutView | None = None, **__: Any) -> Any:
            self.views += [view] if view else []
            return self

        return request


async def hidden(*_: Any, **__: Any) -> int:
    raise Hidden(7)


async def kept(*_: Any) -> None:
    raise refused(500, 0)


async def test_a_hidden_post_that_cannot_be_deleted_is_no_other_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both ways to post something for everybody say that the place doesn't let them."""
    monkeypatch.setattr(TokenSurface, "post", hidden)
    monkeypatch.setattr(TokenSurface, "retire", kept)
    monkeypatch.setattr(sharing, "lacks_to_post", lambda _: "")
    interaction: Any = SimpleNamespace(id=3, message=None, extras={})
    own = TokenSurface(interaction, FirstAnswer(interaction), chat=ChatPlace(2))
    interaction.extras[TokenSurface] = own
    clock: Any = SimpleNamespace(now=lambda: 1.0)
    with pytest.raises(Unspoken) as unspoken:
        await BorrowedSurface(Tokens(clock), 2, own).show(render(SAY, text="ahoy"))
    assert unspoken.value.refused is Meaning.PLACE

    async def public_say(_: object) -> Any:
        return SAY

    services = SimpleNamespace(shared={}, public_say=public_say, pictures=None)
    request: Any = SimpleNamespace(services=services, interaction=interaction, say=SAY)
    answer = await sharing.share(request, drawn("ahoy"))
    assert answer is not None
    assert answer.layout is not None
    assert texts_of(answer.layout) == [discord_words(SAY, Meaning.PLACE)]


OF_RENDERED = [
    name
    for name, method in vars(TokenSurface).items()
    if not name.startswith("_") and callable(method)
    if any("Rendered" in str(given.annotation) for given in signature(method).parameters.values())
]


@pytest.mark.parametrize("pressed", ["nothing", "private", "public"])
@pytest.mark.parametrize("send", OF_RENDERED)
async def test_a_text_is_sent_by_a_token_as_a_layout_with_its_buttons(
    send: str, pressed: str
) -> None:
    """An answer that began as a layout can't become a text: every way to send one makes it so."""
    sent, flags = Sent(), SimpleNamespace(ephemeral=pressed == "private")
    message = None if pressed == "nothing" else SimpleNamespace(id=4, flags=flags)
    interaction: Any = SimpleNamespace(id=3, message=message, extras={}, response=sent)
    interaction.followup = sent
    interaction.edit_original_response = interaction.original_response = sent.edit
    surface = TokenSurface(interaction, FirstAnswer(interaction), chat=ChatPlace(2))
    text: Rendered = render(SAY, text="Ben was removed.", press=announced_press(SAY, 1))
    given = {"message": 4} if "message" in signature(getattr(surface, send)).parameters else {}
    for _ in range(2):
        await getattr(surface, send)(**given, sent=text)
    assert sent.views
    for view in sent.views:
        assert isinstance(view, ui.LayoutView)
        assert texts_of(view) == ["Ben was removed."]
        assert [part for part in view.walk_children() if isinstance(part, TableButton)]
