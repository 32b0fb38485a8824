"""Answers to interactions: acknowledged in time, always with words, whatever happens."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.context.services import home
from cogs.ui.face import Tone
from cogs.ui.layout import words

log = logging.getLogger(__name__)

PATIENCE: Final = 1.5
"""Seconds of work after which the interaction is deferred; Discord waits for three."""

ALREADY_ACKNOWLEDGED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
"""Discord's code for an answer that came too late."""
TOO_MANY: Final = 429
SERVER_ERROR: Final = 500
"""Statuses of what may work the next time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What one person is shown.

    anew: as a message of its own even where the press was in an ephemeral one.
    """

    layout: ui.LayoutView
    anew: bool = False


Work = Callable[[], Awaitable[Answer]]


async def answer(interaction: discord.Interaction[Any], work: Work) -> bool:
    """Do the work and show its answer, only to the person who asked; True if it was shown.

    Never raises: what goes wrong is logged with an incident id, which the person is told.
    """
    answering = asyncio.ensure_future(_answer(interaction, work))
    under_way = home(interaction).answering
    under_way.add(answering)
    answering.add_done_callback(under_way.discard)
    return await asyncio.shield(answering)


async def _answer(interaction: discord.Interaction[Any], work: Work) -> bool:
    task = asyncio.ensure_future(_without_errors(interaction, work))
    try:
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            await _defer(interaction)
        await _show(interaction, await task)
    except Exception as error:  # a connection can break in many ways
        await asyncio.wait({task})  # what was asked for is done even if the answer is lost
        return not _is_lost(error) and await _once_more(interaction, task.result(), error)
    return True


def incident(error: BaseException) -> str:
    """Log an unexpected error; its id is what people can quote."""
    number = secrets.token_hex(4)
    log.error("incident %s", number, exc_info=error)
    return number


def incident_words(interaction: discord.Interaction[Any], error: BaseException) -> Answer:
    """The words for an unexpected error, which is logged."""
    say = home(interaction).say(interaction.locale)
    return Answer(words(Tone.TROUBLE, say("incident", id=incident(error))), anew=True)


async def _without_errors(interaction: discord.Interaction[Any], work: Work) -> Answer:
    try:
        return await work()
    except Exception as error:
        return incident_words(interaction, error)


async def _defer(interaction: discord.Interaction[Any]) -> None:
    if in_ephemeral(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def _show(interaction: discord.Interaction[Any], shown: Answer) -> None:
    deferred = interaction.response.is_done()
    if deferred and shown.anew and in_ephemeral(interaction):
        await interaction.followup.send(view=shown.layout, ephemeral=True)
    elif deferred:
        await interaction.edit_original_response(view=shown.layout)
    elif in_ephemeral(interaction) and not shown.anew:
        await interaction.response.edit_message(view=shown.layout)
    else:
        await interaction.response.send_message(view=shown.layout, ephemeral=True)


def in_ephemeral(interaction: discord.Interaction[Any]) -> bool:
    """Whether this is a press in a message that only the presser sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _once_more(
    interaction: discord.Interaction[Any], shown: Answer, error: Exception
) -> bool:
    """Show it again if Discord was at fault; else tell the person, in words that it takes."""
    status = getattr(error, "status", 0)
    passing = status == TOO_MANY or status >= SERVER_ERROR
    try:
        await _show(interaction, shown if passing else incident_words(interaction, error))
    except Exception as again:
        log.warning("an answer did not arrive: %s", again)
        return False
    return passing


def _is_lost(error: Exception) -> bool:
    """Whether an answer cannot arrive any more, or did although its reply was lost."""
    code = getattr(error, "code", 0)
    if code == ALREADY_ACKNOWLEDGED or isinstance(error, discord.InteractionResponded):
        return True
    if code == UNKNOWN_INTERACTION or isinstance(error, OSError):
        log.info("an answer came too late; what was done is done: %s", error)
        return True
    return False
