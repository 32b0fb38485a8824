"""Today's deal: opened, gone on with, or shown with its score once it is over."""

from __future__ import annotations

from dataclasses import replace

from cogs.context.services import Interaction, Services
from cogs.presses.days import mates, result_answer
from cogs.presses.play import hand_answer
from cogs.presses.request import Request, person
from cogs.surfaces.token import in_ephemeral
from cogs.ui.answer import Answer
from cogs.ui.page import Say


async def today(services: Services, say: Say, interaction: Interaction) -> Answer:
    """The hand of today's deal, as it is; its score if the person has finished it."""
    you = person(interaction)
    seen = await services.deals.open(you, mates(say, you), interaction.guild_id)
    if not seen.table.is_open:
        return await result_answer(services, say, seen.table)
    began = any(event for event in seen.since[: seen.own_events])
    return replace(
        hand_answer(say, seen, note="" if began else say("daily-begin")), table=seen.table
    )


async def press(request: Request) -> Answer:
    """The same by a button, also on a public message."""
    answer = await today(request.services, request.say, request.interaction)
    return replace(answer, separate=not in_ephemeral(request.interaction))
