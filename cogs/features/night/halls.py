"""The rooms of club nights: private threads, the one public message, mentions, Discord's event."""

import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord

from cogs.context.permissions import lacks_for_night
from cogs.context.refusals import DROPPED
from cogs.context.services import Services
from cogs.faces import FACES
from cogs.features.night.page import announcement, off_words, pressed, ways_of
from cogs.features.night.results import Shown, table_end
from cogs.mentions.asking import Called, Occasion, called, called_now
from cogs.mentions.decision import Now, Reason
from cogs.messages.outbox import Outbox
from cogs.surfaces.render import Rendered, render
from cogs.table.pages.board import announced_press
from cogs.table.pages.end import next_ways, page_ways
from cogs.table.pages.lobby import mate
from cogs.ui.layout import container, rows_of
from cogs.ui.names import names_of
from cogs.ui.page import Accent, Style
from cogs.ui.routes import ClubAct
from engine.events.night import BREAK, Night, Phase, Round, cancelled, repeated
from engine.events.rounds import SECONDS_BEFORE_RETRY, Halls
from engine.events.standing import deal_of_the_night, standings
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import AtNight, ChannelPlace, Table, number_of
from engine.tables.ports import Post
from engine.tables.replay import Replay
from engine.tables.transitions.rematch import Newcomer

log = logging.getLogger(__name__)

CLUB: Final = "club"
"""The kind of the post that announces a night, and of the schedule that keeps it up to date."""
CHECK_IN: Final = "check-in"
CALLED_OFF: Final = "called-off"
SEATED: Final = "seated"
"""The kinds of the posts that mention people: before a night, and in the thread of a table."""
SCORED: Final = "club-scored"
ENDED: Final = "club-end"
"""The kinds of the posts that end a round in the thread of a table, and a night in its channel."""
CROWDED: Final = 160006
"""Discord's code for a server with as many active threads as it may have."""
ARCHIVED_AFTER: Final = 1440
"""Minutes after the scores of a round at which Discord archives its threads."""
SOONEST: Final = 60.0
"""Seconds from now to the earliest start of an event: Discord takes none in the past."""


@dataclass(eq=False, repr=False)
class ClubHalls(Halls):
    """Shows nights in their channels, and makes the rooms of their tables."""

    outbox: Outbox

    def __post_init__(self) -> None:
        self._client = self.outbox.posting.client
        self._services = self.outbox.posting.services
        self.outbox.schedule.add(CLUB, self._ring)

    def told(self, night: Night) -> None:
        """Bring the announcement up to date soon."""
        self.outbox.schedule.set(CLUB, night.id, self._services.clock.now())

    async def mate(self, night: Night) -> Newcomer:
        """Names the computers on empty seats."""
        return mate(await self.outbox.posting.say_in(night.guild))

    async def room(self, night: Night, at: AtNight, users: Collection[int]) -> int | None:
        """The private thread of a table, made or found again, with its people; None: not now."""
        channel = self._client.get_channel(night.channel)
        if not isinstance(channel, discord.TextChannel) or lacks_for_night(channel):
            self._services.roomless[night.id, at.table] = 0
            self.told(night)  # it says so, or the channel is gone
            return None
        say = await self.outbox.posting.say_in(night.guild)
        name = say("club-thread-name", round=at.round, table=at.table)
        try:
            thread = self._standing(channel, name, night) or await channel.create_thread(
                name=name,
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=ARCHIVED_AFTER,
            )
        except (*DROPPED, discord.HTTPException) as error:
            log.info("night %s has no room for table %s yet: %s", night.id, at.table, error)
            self._services.roomless[night.id, at.table] = getattr(error, "code", 0)
            self.told(night)
            return None
        key = f"{night.id}-{thread.id}-{next(iter(users), 0)}"  # others may come later
        post = Post(SEATED, key, night.guild, thread.id)
        is_ready = await self.outbox.post_once(post, partial(self._seated, night, at, users))
        if is_ready and self._services.roomless.pop((night.id, at.table), None) is not None:
            self.told(night)
        return thread.id if is_ready else None

    def _standing(
        self, channel: discord.TextChannel, name: str, night: Night
    ) -> discord.Thread | None:
        """The open thread of this name that was made in this round, if there is one."""
        playing, own = night.round, self._client.user
        begun = 0.0 if playing is None else playing.dealt
        for thread in channel.threads:
            made = thread.created_at is not None and thread.created_at.timestamp() >= begun - BREAK
            mine = own is not None and thread.owner_id == own.id
            if thread.name == name and mine and made and not thread.archived:
                return thread
        return None

    async def _seated(
        self, night: Night, at: AtNight, users: Collection[int], place: ChannelPlace
    ) -> Rendered:
        """A message that lets people into a thread: its first one, or one for a latecomer.

        A latecomer's is below the board: it has the press for the hand, and says whose seat it is.
        """
        say = await self.outbox.posting.say_in(place.guild)
        let_in = called(Occasion(Reason.NIGHT, place.channel), {user: Now() for user in users})
        seats = night.rounds[at.round - 1].tables[at.table - 1]
        values = {"round": at.round, "rounds": night.plan.rounds, "mate": "none", "amount": ""}
        on, hand = self._services.tables.at(place), None
        if on is not None and not {*users} <= {*on.people}:
            seat = seats.index(next(iter(users)))
            names, seen = names_of(on, say=say), await self._services.tables.view(on.id, None)
            points = FACES[on.game].standing(seen).points[names.side(seat)]
            values |= {"mate": names.plain[seat], "amount": say(f"points-{on.game}", points=points)}
            hand = announced_press(say, on.id)
        told = say("club-thread", names=let_in.names, **values, computers=None in seats)
        return render(say, text=told, press=hand, pinged=let_in.allowed)

    def _post(self, kind: str, night: Night) -> Post:
        at = f"-{int(night.plan.start)}" if kind == CHECK_IN else ""  # it may be changed
        return Post(kind, f"{night.id}{at}", night.guild, night.channel)

    async def _reminded(self, night: Night) -> bool:
        """Mention those who come, once: to check in; or all, that it is off. False: not now."""
        off, people = night.phase is Phase.CANCELLED, [g for g in night.people if g.coming]
        post = self._post(CALLED_OFF if off else CHECK_IN, night)
        known = await self.outbox.posts.find(post)
        if known is not None and known.is_done:
            return True
        at = ChannelPlace(night.guild, night.channel), Occasion(Reason.NIGHT, night.id)
        known_to = {g.user for g in night.people if (g.ends if off else g.here)}
        asked = dict.fromkeys([g.user for g in people] + [night.organiser] * off)
        users = [user for user in asked if user is not None and user not in known_to]
        mentioned = await called_now(self._services, self._client, *at, users)
        build = partial(self._reminder, night, mentioned)
        return not mentioned.users or await self.outbox.post_once(post, build)

    async def _reminder(self, night: Night, mentioned: Called, place: ChannelPlace) -> Rendered:
        say = await self.outbox.posting.say_in(place.guild)
        found = await shown(self._services, night)
        told = [say("club-check-in", names=mentioned.names, at=f"<t:{int(night.plan.start)}:t>")]
        if night.phase is Phase.CANCELLED:
            told = [mentioned.names, *off_words(say, found)]
        ways = ways_of(say, found, None, organises=False)
        here = pressed([ways.get(ClubAct.HERE)], Style.MAIN)
        layout = container(Accent.SCORING, told, rows_of(here))
        return render(say, layout, pinged=mentioned.allowed)

    async def _ring(self, number: int) -> float | None:
        """Show a night as it is now; returns when to try again."""
        await self._client.wait_until_ready()
        try:
            night = await self._services.nights.found(number)
            guild = self._client.get_guild(night.guild)
            is_gone = guild and not guild.unavailable and not guild.get_channel(night.channel)
            if is_gone and night.plan.weekly:
                night = await self._services.nights.change(number, repeated)  # never again
            if is_gone and not night.is_over:
                night = await self._services.nights.change(number, cancelled)
            await self._with_event(night)
        except Refused:  # it was deleted with its server
            return None
        kinds = (ENDED, CLUB) if night.phase is Phase.OVER else (CLUB,)
        build = partial(self._announcement, night)
        done = [await self.outbox.keep(self._post(k, night), partial(build, k)) for k in kinds]
        done += [await self._scored(night, each) for each in night.ended[-1:] if not night.round]
        if night.phase is Phase.OPEN or (night.phase is Phase.CANCELLED and not night.rounds):
            done.append(await self._reminded(night))
        current = self._post(CHECK_IN, night).key if night.phase is Phase.OPEN else ""
        for post in await self.outbox.posts.shown(CHECK_IN):
            if post.key.startswith(f"{night.id}-") and post.key != current:
                await self.outbox.close(post, None)  # nobody checks in by it any more
        return None if all(done) else self._services.clock.now() + SECONDS_BEFORE_RETRY

    async def _scored(self, night: Night, played: Round) -> bool:
        """Post the scores of a round in its threads, up to date in a break; False: not all now."""
        done, is_over = list[bool](), night.phase is Phase.OVER
        post = self.outbox.post_once if is_over else self.outbox.keep
        for table in await self._services.nights.records.round_of(night.id, played.number):
            build = partial(self._score, night, played, table)
            at = (f"{night.id}-{table.id}", night.guild, number_of(table.place))
            done.append(await post(Post(SCORED, *at), build))
        return all(done)

    async def _score(self, night: Night, played: Round, table: Table, _: ChannelPlace) -> Rendered:
        say = await self.outbox.posting.say_in(night.guild)
        found = await shown(self._services, night)
        told, link = table_end(say, found, played, table.people), await self._end_link(night)
        told += [say("club-closed", link=link)] if link else []
        ways = [*next_ways(say, table), *page_ways(say, table)]  # nobody plays its cards any more
        return render(say, container(Accent.SCORING, told, rows_of(ways)))

    async def _end_link(self, night: Night) -> str:
        """The address of the message that ends this night; "" without one."""
        end = await self.outbox.posts.find(self._post(ENDED, night))
        if end is None or end.message is None:
            return ""
        return f"https://discord.com/channels/{night.guild}/{night.channel}/{end.message}"

    async def _announcement(self, night: Night, kind: str, place: ChannelPlace) -> Rendered:
        """The announcement of a night as it is now; its end is a message of its own."""
        say = await self.outbox.posting.say_in(place.guild)
        found = await shown(self._services, night)
        link = "" if kind == ENDED else await self._end_link(night)
        return render(say, announcement(say, found, link=link))

    async def _with_event(self, night: Night) -> None:
        """Make, or change, Discord's event of a night to come; take that of one called off away."""
        guild = self._client.get_guild(night.guild)
        plan, known, event = night.plan, night.noted, None
        if guild is None:
            return
        soon, may = self._services.clock.now() + SOONEST, guild.me.guild_permissions.create_events
        is_early = night.phase in (Phase.ANNOUNCED, Phase.OPEN) and may
        is_new = known is None or (known.game, known.start) != (plan.game, plan.start)
        try:
            if night.phase is Phase.CANCELLED and night.event is not None:
                await (await guild.fetch_scheduled_event(night.event, with_counts=False)).delete()
            elif is_early and is_new and (known is not None or plan.start > soon):
                say, at = await self.outbox.posting.say_in(night.guild), max(plan.start, soon)
                name = say("club-event-name", game=say(f"game-{plan.game}"))
                begin, end = (datetime.fromtimestamp(t, UTC) for t in (at, at + plan.seconds))
                with suppress(discord.NotFound):  # somebody has deleted it
                    if night.event is not None:
                        event = await guild.fetch_scheduled_event(night.event, with_counts=False)
                        await event.edit(name=name, start_time=begin, end_time=end)
                event = event or await guild.create_scheduled_event(
                    name=name,
                    start_time=begin,
                    end_time=end,
                    privacy_level=discord.PrivacyLevel.guild_only,
                    entity_type=discord.EntityType.external,
                    location=f"<#{night.channel}>",
                )
                await self._services.nights.change(night.id, replace, event=event.id, noted=plan)
        except (*DROPPED, discord.HTTPException) as error:
            log.info("night %s goes on without Discord's event: %s", night.id, error)


async def shown(services: Services, night: Night, reader: int | None = None) -> Shown:
    """A night with its standings, and the people whom it may name; reader: the only one."""
    found = standings(night)
    users = [guest.user for guest in night.people if guest.user is not None]
    named = await services.may_name(night.guild, users)
    nights, deal = services.nights, deal_of_the_night(night) if night.is_over else None
    round_of = nights.records.round_of
    tables = await round_of(night.id, deal.round) if deal else ()
    ends = {end.table for end in deal.results} if deal else {}
    told = [t for t in tables if t.settings.night and t.settings.night.table in ends]
    games = list[Replay]()
    with suppress(Unreadable):
        games = [await services.tables.recount(table) for table in told]
    playing = await round_of(night.id, night.round.number) if reader and night.round else ()
    given = (services.clock.now(), found, {*named, reader}, nights.following(night))
    whys = [code for (of, _), code in services.roomless.items() if of == night.id and night.round]
    channel = services.client.get_channel(night.channel)
    lacks = lacks_for_night(channel) if whys and isinstance(channel, discord.TextChannel) else ()
    waits = ("rights", *lacks) if lacks else ("full" if CROWDED in whys else "later",) * bool(whys)
    return Shown(night, *given, games=games, playing=playing, waits=waits)
