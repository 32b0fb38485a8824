"""Finished tables: permission to see one, and the places in its replay."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from cogs.context.permissions import may_see
from cogs.context.services import Interaction, Services
from cogs.routing.request import Request
from cogs.ui.answer import Answer, in_words
from engine.core import Seat
from engine.events.deals import DayResult
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import OwnPlace, Table, owner_of
from engine.tables.replay import Replay

MARKDOWN: Final = re.compile(r"\*\*|\\(?=[\W_])|^(?:-#|###) ")
"""Markdown, which no option of a select and no file shows."""


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place in a replay.

    step: the number of moves made. eyes: the seat through which it looks; None: every hand is open.
    leader: the id of the person who shows it to the channel; None: nobody else sees it. ticket: as
    in `ticket_of`, for a reader who sees the game by it; "": for anybody else.
    """

    step: int
    eyes: Seat | None = None
    leader: int | None = None
    ticket: str = ""

    @property
    def written(self) -> str:
        """The bookmark as the argument of a button."""
        eyes = "" if self.eyes is None else f"e{self.eyes}"
        leader = "" if self.leader is None else f"L{self.leader}"
        return f"{self.step}{eyes}{leader}" + (f"T{self.ticket}" if self.ticket else "")


def bookmark_in(argument: str, replay: Replay) -> Bookmark:
    """The bookmark in an argument, or in the chosen option after its last "=".

    Other text leads to the decisive move, if any. Steps and seats are checked.
    """
    match = _WRITTEN.fullmatch(argument.rpartition("=")[2])
    if match is None:
        return Bookmark(replay.opening)
    step, eyes, leader, ticket = match.groups()
    seat = int(eyes) if eyes and int(eyes) < len(replay.table.players) else None
    at = min(int(step), len(replay.steps) - 1)
    return Bookmark(at, seat, int(leader) if leader else None, ticket or "")


async def of_replay(
    request: Request, table_id: int, answer: Callable[[Replay], Answer | Awaitable[Answer]]
) -> Answer:
    """An answer about a finished table, if the person may see it and it can be replayed."""
    try:
        told = await request.tables.replay(table_id)
    except Unreadable:
        return in_words(request.say("replay-unreadable"))
    except Refused as refused:
        return await not_kept(request, refused)
    ticket = ticket_of(told.table)
    is_shared = bool(ticket) and f"T{ticket}" in request.argument
    if not is_shared and not await may_watch(request.services, request.interaction, told.table):
        await refuse_unless_seen(request, told.table)
    if notes := request.services.notes.get(table_id):
        told = replace(told, notes=notes)
    made = answer(told)
    return made if isinstance(made, Answer) else await made


def ticket_of(table: Table) -> str:
    """The part of a button that lets others see an own game that its player has shared.

    It can't be guessed: it is derived from the seed, which is secret unless the game is seen.
    """
    if not isinstance(table.place, OwnPlace) or table.settings.day is not None:
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
    """Refuse people who may not see this finished table."""
    if not await may_see(request.interaction, table):
        raise Refused(Refusal.NO_TABLE)


TICKET: Final = 12
"""The hexadecimal digits of a ticket."""
ASKED: Final = 40
"""The most of the best players whose permission to be shown is checked."""


async def listed(
    services: Services, guild: int | None, day: int, reader: int | None = None, most: int = 1
) -> list[DayResult]:
    """The best people who finished the deal and allow others to see their games, best first.

    guild: where, with the names that they have there; None: anywhere. reader: a person shown in any
    case.
    """
    unlisted = services.preferences.is_unlisted
    found = await services.deals.records.best(guild, day, ASKED)
    shown = [each for each in found if each.user == reader or not await unlisted(each.user)][:most]
    if guild is None:
        return shown
    name_in = services.records.name_in
    return [replace(each, name=await name_in(guild, each.user) or each.name) for each in shown]


async def may_watch(services: Services, interaction: Interaction, table: Table) -> bool:
    """True if a person may see somebody's game of a daily deal.

    They may watch members of this server, the best player anywhere, and the captain, but only
    after their own try. Nobody may watch people who keep their games private.
    """
    day, guild = table.settings.day, interaction.guild_id
    if day is None or table.is_open:
        return False
    if not await has_tried(services, interaction.user.id, day):
        return False
    if table.host == interaction.application_id:
        return True
    if await services.preferences.is_unlisted(owner_of(table)):
        return False
    found = await services.deals.records.try_of(day, owner_of(table))
    if found is None or found.points is None:
        return False
    best = await listed(services, None, day, interaction.user.id)
    return (guild is not None and found.guild == guild) or table.id in [each.table for each in best]


async def has_tried(services: Services, user: int, day: int) -> bool:
    """True if this deal can no longer be spoilt for the person."""
    if day < services.deals.today.day and not services.deals.counts(day):
        return True
    found = await services.deals.records.try_of(day, user)
    return found is not None and found.points is not None


_WRITTEN: Final = re.compile(
    r"([0-9]{1,8})(?:e([0-9]))?(?:L([0-9]{1,20}))?(?:T([0-9a-f]{12}))?(?:\..*)?"
)
