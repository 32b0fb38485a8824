"""Ask for the decision on people: gather their wishes, quiet hours, rights and last mention.

The time of a last mention is in the memory of the process that has the server, so a restart may
mention somebody once more. Calls to new tables are stored with their times.
"""

import logging
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

import discord

from cogs.context.permissions import can_read
from cogs.context.refusals import DROPPED
from cogs.context.services import Services, members_of
from cogs.mentions.decision import (
    AFTER,
    NOTIFIED,
    Decision,
    Later,
    Never,
    Now,
    Person,
    Reason,
    Why,
    decide,
    promise,
)
from engine.tables.model.quiet import quiet_until
from engine.tables.model.table import Place, Table, guild_of, number_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Occasion:
    """A reason to mention people, the table or server of its pauses, and a turn's seconds."""

    reason: Reason
    of: int
    clock: float | None = None


def at_table(reason: Reason, table: Table) -> Occasion:
    """A reason that concerns this table only."""
    return Occasion(reason, table.id, table.settings.clock)


@dataclass(frozen=True, slots=True)
class Called:
    """The people whom a message mentions. Only this package makes one."""

    occasion: Occasion
    users: tuple[int, ...] = ()

    @property
    def allowed(self) -> discord.AllowedMentions:
        """Discord notifies these people only; those who are too many are only named."""
        return discord.AllowedMentions(users=[discord.Object(u) for u in self.users[:NOTIFIED]])

    @property
    def names(self) -> str:
        """Their mentions, for a text."""
        return " ".join(f"<@{user}>" for user in self.users)


async def person_of(
    services: Services, occasion: Occasion, user: int, known: Person | None
) -> Person:
    """This person with their wishes and last mention, besides what is known of them here."""
    preferences, known = services.preferences, known or Person()
    reasons = {occasion.reason, AFTER.get(occasion.reason, occasion.reason)}
    times = (services.mentioned.get((user, reason, occasion.of)) for reason in reasons)
    return replace(
        known,
        mentions=await preferences.mentions(user),
        quiet=preferences.quiet(user),
        reminded=await preferences.remind_after(user) is not None,
        last=max((at for at in times if at is not None), default=known.last),
    )


async def decided(
    services: Services, occasion: Occasion, user: int, known: Person | None = None
) -> Decision:
    """The decision on this person now; known: the rest that the decision needs."""
    person = await person_of(services, occasion, user, known)
    return decide(occasion.reason, person, services.clock.now(), occasion.clock)


async def promised(
    services: Services, occasion: Occasion, user: int, *, at: float | None = None, sees: bool = True
) -> Why | None:
    """The part that a promise to mention them must leave out; at: the due time of the mention."""
    person = await person_of(services, occasion, user, Person(sees=sees))
    return promise(occasion.reason, person, services.clock.now(), at)


def called(occasion: Occasion, decisions: Mapping[int, Decision]) -> Called:
    """The people who are mentioned now, by the decisions on each."""
    now = tuple(user for user, decision in decisions.items() if isinstance(decision, Now))
    return Called(occasion, now)


async def called_now(
    services: Services,
    client: discord.Client,
    place: Place,
    occasion: Occasion,
    users: Collection[int],
) -> Called:
    """Those of these people who are mentioned at this place now.

    Where Discord doesn't say whether they see it, that keeps nobody from being mentioned.
    """
    known: Mapping[int, bool | None] = {}
    try:
        known = await seeing(client, place, users)
    except DROPPED as error:
        log.info("Discord doesn't say who sees %s: %s", place, error)
    rights = {user: Person(sees=bool(known.get(user, True))) for user in users}
    found = {u: await decided(services, occasion, u, person) for u, person in rights.items()}
    return called(occasion, found)


async def seeing(
    client: discord.Client, place: Place, users: Collection[int]
) -> Mapping[int, bool | None]:
    """For each of these people, True if they can read this channel.

    None: they have left the server. Empty outside of the bot's servers, where nobody knows.
    """
    guild = client.get_guild(guild_of(place) or 0)
    if guild is None or not users:
        return {}
    found = dict[int, bool | None].fromkeys(users)
    for member in await members_of(guild, list(users)):
        found[member.id] = await can_read(guild, number_of(place), member)
    return found


def note(services: Services, mentioned: Called) -> None:
    """Note that Discord has accepted a message that mentions these people."""
    reason, of = mentioned.occasion.reason, mentioned.occasion.of
    for user in mentioned.users:
        services.mentioned[user, reason, of] = services.clock.now()


async def reminder_at(services: Services, table_id: int, user: int, silent: float) -> float | None:
    """When to remind somebody at a table without a clock that is silent since then; None: never."""
    at = silent + (await services.preferences.remind_after(user) or 0)
    decision = await decided(services, Occasion(Reason.SILENCE, table_id), user, Person(aware=at))
    if isinstance(decision, Never):
        return None
    return decision.when if isinstance(decision, Later) else at


def asleep(services: Services, users: Iterable[int]) -> dict[int, float]:
    """The people who have quiet hours now, and when those end."""
    quiet, now = services.preferences.quiet, services.clock.now()
    untils = {user: quiet_until(quiet(user), now) for user in users}
    return {user: until for user, until in untils.items() if until is not None}
