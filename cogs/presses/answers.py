"""Answers to interactions: acknowledged in time, always with words, whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from time import perf_counter
from typing import Final, TypeAlias

import discord
from discord import ui

from cogs.context.faults import DROPPED, SERVER_ERROR, TOO_MANY, UNKNOWN_INTERACTION
from cogs.context.incidents import incident
from cogs.context.precedence import Precedence
from cogs.context.services import Interaction, Words
from cogs.messages.open_hands import Kind, Posted
from cogs.presses.pace import Pace
from cogs.ui.cycles import CYCLES
from cogs.ui.layout import words
from cogs.ui.page import Accent, Say, Style
from cogs.ui.spoken import finish
from engine.tables.model.table import Table
from engine.tables.ports import NotKept
from engine.tables.view import TableView

log = logging.getLogger(__name__)

SECONDS_BEFORE_DEFERRING: Final = 1.5
"""Discord waits three seconds for a first answer."""
SECONDS_TO_FINISH: Final = 3.0
"""How long a stop waits for answers under way: Discord waits no longer."""

ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code for a message that is no more: it went while a press in it was on its way."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A file of an answer."""

    name: str
    content: bytes

    def file(self) -> discord.File:
        """The file to send; each try to send it needs one of its own."""
        return discord.File(BytesIO(self.content), self.name)


@dataclass(frozen=True, slots=True)
class Answer:
    """What one person is shown.

    anew: as a message of its own even where the press was in an ephemeral one; replaces: which
    then goes. kind: what it is from then on. seen: what a hand was drawn from; note: what stays
    above the hand as long as it is true. table: what a panel was drawn from, if not from the table
    that the press was about. game: whose cards it shows. attached: a file that the layout names.
    form: asks for something to be typed, in place of the layout; where Discord had no time to wait
    for it, the layout says how else it can be told. is_whole: this is a hand, without a note, and
    no page of it.
    """

    layout: ui.LayoutView
    anew: bool = False
    kind: Kind = Kind.WORDS
    seen: TableView | None = None
    note: str = ""
    table: Table | None = None
    replaces: bool = False
    game: str = ""
    attached: Attached | None = None
    form: ui.Modal | None = None
    is_whole: bool = False


Work: TypeAlias = Callable[[], Awaitable[Answer]]


def in_words(*blocks: str, accent: Accent = Accent.TROUBLE) -> Answer:
    """An answer of words in a message of its own."""
    return Answer(words(accent, *blocks), anew=True)


class Answers:
    """Shows the answers to interactions, and knows those that are under way.

    took: is told the type of an interaction and the seconds until its answer was shown.
    """

    def __init__(self, words: Words, pace: Pace, precedence: Precedence) -> None:
        self._words = words
        self.pace = pace
        self._precedence = precedence
        self.took: Callable[[str, float], object] = lambda *_: None
        self._under_way: set[asyncio.Task[Posted | None]] = set()

    async def answer(
        self, interaction: Interaction, work: Work, *, slow: bool = False
    ) -> Posted | None:
        """Do the work and show its answer, only to the person who asked.

        slow: the work, or sending its answer, takes its time, so that Discord is told at once.
        Who presses too fast is told so instead, which takes no work and keeps nobody waiting.
        Returns the message that shows it, if one does. Never raises: what goes wrong is logged as
        an incident, whose id the person is told.
        """
        if self.pace.is_too_fast(interaction.user.id):
            work = partial(self._too_fast, interaction)
        patience = 0.0 if slow else SECONDS_BEFORE_DEFERRING
        answering = asyncio.ensure_future(self._answer(interaction, work, patience))
        self._under_way.add(answering)
        answering.add_done_callback(self._under_way.discard)
        return await asyncio.shield(answering)

    async def stop(self) -> None:
        """Let those who pressed in time have their answers."""
        if self._under_way:
            await asyncio.wait(tuple(self._under_way), timeout=SECONDS_TO_FINISH)

    def incident(self, interaction: Interaction, error: BaseException) -> Answer:
        """The words for an unexpected error, which is logged."""
        say = self._words.say(interaction.locale)
        return in_words(say("incident", id=incident(error)))

    async def _too_fast(self, interaction: Interaction) -> Answer:
        return in_words(self._words.say(interaction.locale)("too-fast"))

    async def _answer(self, interaction: Interaction, work: Work, patience: float) -> Posted | None:
        began, task = perf_counter(), asyncio.ensure_future(self._without_errors(interaction, work))
        try:
            with self._precedence.answering():
                await asyncio.wait({task}, timeout=patience)
                if not task.done() and not interaction.response.is_done():
                    await _defer(interaction)
                shown = await task
            return await _show(interaction, shown)
        except Exception as error:  # a connection can break in many ways
            await asyncio.wait({task})  # what was asked for is done even if the answer is lost
            if _is_lost(error):
                return None
            return await self._once_more(interaction, task.result(), error)
        finally:
            self.took(interaction.type.name, perf_counter() - began)
            if interaction.response.is_done():
                CYCLES.cut_response(interaction)

    async def _without_errors(self, interaction: Interaction, work: Work) -> Answer:
        try:
            return await work()
        except DROPPED as error:
            log.warning("Discord could not be reached for an answer: %s", error)
            return in_words(self._words.say(interaction.locale)("connection-lost"))
        except NotKept as error:
            log.warning("an answer could not be kept: %s", error)
            return in_words(self._words.say(interaction.locale)("not-kept"))
        except Exception as error:
            return self.incident(interaction, error)

    async def _once_more(
        self, interaction: Interaction, shown: Answer, error: Exception
    ) -> Posted | None:
        """Show it again after a fault of Discord or the network; else the words for an incident.

        Discord refuses an answer that has arrived although the connection dropped.
        """
        status, code = getattr(error, "status", 0), getattr(error, "code", 0)
        if code == UNKNOWN_MESSAGE:
            shown = replace(shown, anew=True, replaces=False)
        elif status != TOO_MANY and status < SERVER_ERROR and not isinstance(error, DROPPED):
            shown = self.incident(interaction, error)
        try:
            return await _show(interaction, shown)
        except Exception as again:
            if not _is_lost(again):
                log.warning("an answer did not arrive: %s", again)
            return None


async def to_everybody(interaction: Interaction, layout: ui.LayoutView, say: Say) -> bool:
    """Post a layout in the channel of a press; False if Discord does not let the bot.

    say: the words that it is made of.
    """
    finish(layout, say)
    if not interaction.response.is_done():
        await interaction.response.defer()
    try:
        await interaction.followup.send(view=layout)
    except discord.Forbidden:
        return False
    return True


async def _defer(interaction: Interaction) -> None:
    if in_ephemeral(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _show(interaction: Interaction, shown: Answer) -> Posted | None:
    if shown.form is not None and not interaction.response.is_done():
        await interaction.response.send_modal(shown.form)
        return None
    pressed = interaction.message.id if interaction.message and in_ephemeral(interaction) else None
    anew = shown.anew or pressed is None
    files = [] if shown.attached is None else [shown.attached.file()]
    if pressed is not None and shown.replaces and not interaction.response.is_done():
        await _defer(interaction)  # so that the token calls the pressed message its original
    is_followup = anew and pressed is not None and interaction.response.is_done()
    if is_followup:
        followup = interaction.followup
        message = (
            await followup.send(view=shown.layout, files=files, ephemeral=True, wait=True)
        ).id
    elif interaction.response.is_done():
        edited = await interaction.edit_original_response(view=shown.layout, attachments=files)
        message = edited.id
    elif pressed is not None and not anew:
        await interaction.response.edit_message(view=shown.layout)
        message = pressed
    else:
        respond = interaction.response.send_message
        sent = await respond(view=shown.layout, files=files, ephemeral=True)
        message = sent.message_id or 0
    return Posted(
        shown.kind,
        shown.seen,
        message,
        not is_followup,
        pressed,
        replaces=is_followup and shown.replaces,
        note=shown.note,
        table=shown.table,
        hand=shown.layout if shown.is_whole else None,
    )


def in_ephemeral(interaction: Interaction) -> bool:
    """Whether this is a press in a message that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


def style_pressed(interaction: Interaction) -> Style:
    """The style of the button that was pressed; that of one that goes on, where it was grey.

    So it is, too, for what was chosen in a select or typed.
    """
    pressed = dict(interaction.data or {}).get("custom_id")
    parts = interaction.message.components if interaction.message else []
    for part in _all_parts(parts):
        if isinstance(part, discord.Button) and part.custom_id == pressed:
            style = Style(part.style.name)
            return Style.MAIN if style is Style.PLAIN else style
    return Style.MAIN


def _all_parts(parts: Sequence[discord.Component]) -> Iterator[discord.Component]:
    """Every component, depth first."""
    for part in parts:
        yield part
        yield from _all_parts(getattr(part, "children", ()))


def _is_lost(error: Exception) -> bool:
    """Whether an answer cannot arrive any more, or did although its reply was lost."""
    code = getattr(error, "code", 0)
    if code == ALREADY_ACKNOWLEDGED or isinstance(error, discord.InteractionResponded):
        return True
    if code == UNKNOWN_INTERACTION:
        log.info("an answer came too late; what was done is done: %s", error)
        return True
    return False
