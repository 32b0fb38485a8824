"""Finished tables: permission to see one."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from hashlib import sha256
from typing import Final

from cogs.context.permissions import may_see
from cogs.context.services import Services
from cogs.routing.request import Request
from cogs.ui.answer import Answer, in_words
from engine.events.deals import DayResult
from engine.tables.model.kind import DAY, kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import Table, owner_of
from engine.tables.replay import Replay

MARKDOWN: Final = re.compile(r"\*\*|\\(?=[\W_])|^(?:-#|###) ")
"""Markdown, which no option of a select and no file shows."""


async def of_replay(
    request: Request,
    table_id: int,
    answer: Callable[[Replay], Answer | Awaitable[Answer]],
    ticket: str = "",
) -> Answer:
    """An answer about a table that can be replayed, if the person or their ticket may see it."""
    try:
        told = await request.tables.replay(table_id)
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return await not_kept(request, refused)
    is_shared = ticket != "" and ticket == ticket_of(told.table)
    if not is_shared:
        await refuse_unless_seen(request, told.table)
    made = answer(told)
    return made if isinstance(made, Answer) else await made


def ticket_of(table: Table) -> str:
    """The part of a button that lets others see an own game that its player has shared.

    It can't be guessed: it is derived from the seed, which is secret unless the game is seen.
    """
    if not kind_of(table).shared:
        return ""
    return sha256(f"{table.id}:{table.seed}".encode()).hexdigest()[:TICKET]


async def not_kept(request: Request, refused: Refused) -> Answer:
    """A message that the table is no longer stored; refused if it is, but can't be replayed."""
    if refused.refusal is Refusal.NO_TABLE:
        return in_words(request.say("replay-too-old"))
    if refused.table is not None:
        await refuse_unless_seen(request, refused.table)
    raise refused


async def refuse_unless_seen(request: Request, table: Table) -> None:
    """Refuse people who may neither see this finished table nor watch it."""
    if not await may_watch(request, table) and not await may_see(request.interaction, table):
        raise Refused(Refusal.NO_TABLE)


TICKET: Final = 12
"""The hexadecimal digits of a ticket."""
ASKED: Final = 40
"""The most of the best players whose permission to be shown is checked."""


async def listed(
    services: Services, guild: int | None, day: int, reader: int | None = None, most: int = 1
) -> list[DayResult]:
    """The best people who finished the deal and may be named, best first.

    guild: where, with the names that they have there; None: anywhere. reader: a person shown in any
    case.
    """
    found = await services.deals.records.best(guild, day, ASKED)
    named = {reader, *await services.may_name(guild, (each.user for each in found))}
    shown = [each for each in found if each.user in named][:most]
    if guild is None:
        return shown
    name_in = services.records.name_in
    return [replace(each, name=await name_in(guild, each.user) or each.name) for each in shown]


async def may_watch(request: Request, table: Table) -> bool:
    """True if a person may see somebody's game of a daily deal.

    They may watch members of this server and the best player anywhere, but only after their own
    try. Nobody may watch people who keep their games private.
    """
    services, day, guild = request.services, table.day, request.interaction.guild_id
    if day is None or kind_of(table) is not DAY or table.is_open:
        return False
    if not await has_tried(services, request.user, day):
        return False
    if await services.preferences.is_unlisted(owner_of(table)):
        return False
    found = await services.deals.records.try_of(day, owner_of(table))
    if found is None or found.points is None:
        return False
    best = await listed(services, None, day, request.user)
    return (guild is not None and found.guild == guild) or table.id in [each.table for each in best]


async def has_tried(services: Services, user: int, day: int) -> bool:
    """True if this deal can no longer be spoilt for the person."""
    if day < services.deals.today.day and not services.deals.counts(day):
        return True
    found = await services.deals.records.try_of(day, user)
    return found is not None and found.points is not None
