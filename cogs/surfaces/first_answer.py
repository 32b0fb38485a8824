"""The first answer to an interaction, which Discord takes once and within three seconds.

Nothing else sends one. The timer, the handlers and the answer itself may want to at the same time:
a lock lets one of them send it, and the others learn from the state how to go on.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import ui

from cogs.context.refusals import Meaning, meaning
from cogs.context.services import Interaction
from cogs.ui.discord_internals import cut_response

log = logging.getLogger(__name__)

SECONDS_BEFORE_DEFERRING: Final = 1.5
"""Seconds until an interaction is acknowledged. Discord waits for three."""
TAKEN: Final = 40060
"""Discord's code for an interaction that has its first answer."""
UNTAKEN: Final = "another process uses this token and answers presses: stop one of the two"


def note(error: BaseException, told: str) -> None:
    """Log an answer that Discord didn't take; a warning if another process has answered."""
    if getattr(error, "code", None) == TAKEN:
        log.warning(UNTAKEN)
    else:
        log.info("%s: %s", told, error)


Reply = TypeVar("Reply")
Message: TypeAlias = discord.InteractionCallbackResponse[Any]


class State(Enum):
    """The answer to an interaction as Discord knows it."""

    NOTHING = auto()
    ACKNOWLEDGING = auto()  # a first answer is on its way
    WAITING = auto()  # acknowledged: the next message becomes a private one that says "thinking"
    STAYING = auto()  # acknowledged: the pressed message stays, and can be changed
    ANSWERED = auto()  # by a private message, or by a change of the pressed one
    POSTED = auto()  # by a message that everybody sees
    ASKED = auto()  # by a form
    LATE = auto()  # Discord takes no answer any more


READY: Final = (State.STAYING, State.ANSWERED, State.POSTED)
"""States in which a further message can be public: a waiting answer would become it."""


@dataclass(eq=False, repr=False, slots=True)
class FirstAnswer:
    """Sends the first answer to one interaction; each method returns None if there is one already.

    A try whose reply is lost may have arrived. If Discord then says that the interaction has its
    answer, it is that one.
    """

    interaction: Interaction
    state: State = State.NOTHING
    _lost: State | None = None
    _refused: BaseException | None = None
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @asynccontextmanager
    async def in_time(
        self, acknowledge: Callable[[], Coroutine[Any, Any, None]]
    ) -> AsyncIterator[None]:
        """Answer the interaction in this block; what takes long is acknowledged before."""
        loop, acknowledging = asyncio.get_running_loop(), list[asyncio.Task[None]]()
        timer = loop.call_later(
            SECONDS_BEFORE_DEFERRING, lambda: acknowledging.append(loop.create_task(acknowledge()))
        )
        try:
            yield
        finally:
            timer.cancel()
            for task in acknowledging:
                await task

    async def wait(self) -> Message | None:
        """Show a new private message that waits for the answer."""
        return await self._send(
            State.WAITING, lambda: self.interaction.response.defer(ephemeral=True, thinking=True)
        )

    async def stay(self) -> Message | None:
        """Acknowledge a press without any change."""
        return await self._send(State.STAYING, self.interaction.response.defer)

    async def edit(self, view: ui.LayoutView) -> Message | None:
        """Change the pressed message."""
        response = self.interaction.response
        return await self._send(State.ANSWERED, lambda: response.edit_message(view=view))

    async def send(self, view: ui.LayoutView, files: Sequence[discord.File]) -> Message | None:
        """Send a private message."""
        send = self.interaction.response.send_message
        return await self._send(
            State.ANSWERED, lambda: send(view=view, files=files, ephemeral=True)
        )

    async def post(self, view: ui.LayoutView, pinged: discord.AllowedMentions) -> Message | None:
        """Send a message that everybody sees."""
        send = self.interaction.response.send_message
        return await self._send(State.POSTED, lambda: send(view=view, allowed_mentions=pinged))

    async def ask(self, form: ui.Modal) -> Message | None:
        """Open a form."""
        return await self._send(State.ASKED, lambda: self.interaction.response.send_modal(form))

    def cut(self) -> None:
        """Break the cycle between response and interaction, so that both are freed at once."""
        if self.state not in (State.NOTHING, State.ACKNOWLEDGING):
            cut_response(self.interaction.response)

    async def _send(self, sent: State, request: Callable[[], Awaitable[Reply]]) -> Reply | None:
        """Send it, unless there is one. sent: the state when Discord has it."""
        async with self._lock:
            if self._refused is not None:
                raise self._refused
            if self.state is not State.NOTHING:
                return None
            self.state = State.ACKNOWLEDGING
            try:
                reply = await request()
            except BaseException as error:
                self.state = self._after(error, sent)
                if self.state in (State.NOTHING, State.LATE):
                    raise
                return None
            self.state = sent
            return reply

    def _after(self, error: BaseException, sent: State) -> State:
        """The state after a try that failed."""
        refused = meaning(error)
        if refused is Meaning.ANSWER:
            if self._lost is not None and getattr(error, "code", None) == TAKEN:
                return self._lost
            self._refused = error
            return State.LATE
        if refused is Meaning.PASSES:
            self._lost = sent
        return State.NOTHING
