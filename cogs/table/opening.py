"""Opening a table: its channel or thread, with the server's defaults; and the rematch."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, cast

import discord

from cogs.context.gone import elsewhere, known_settings
from cogs.context.options import CLOCKS
from cogs.context.permissions import (
    FOR_THREADS,
    Lacks,
    invite_link,
    lacks_to_post,
    may_write,
    missing_among,
    missing_here,
    no_thread,
)
from cogs.context.preferences import ServerSettings
from cogs.context.refusals import Meaning, meaning
from cogs.context.services import Interaction, is_at, place_of
from cogs.routing.request import Handling, Handlings, Request, person
from cogs.table.pages.end import next_page
from cogs.table.pages.lobby import mate, seated
from cogs.table.pages.refusal_words import discord_words, missing_words, permission_names
from cogs.table.play import show_hand
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.custom_ids import Route
from cogs.ui.layout import button, container, rows_of, words
from cogs.ui.names import clock_time, people_names
from cogs.ui.page import NO_TABLE, Accent, Style
from cogs.ui.routes import Challenge, NextGame, OpenThread, Verb
from cogs.ui.spoken import spoken
from engine import codec
from engine.games import FIRST_GAME, GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import (
    ChannelPlace,
    ChatPlace,
    Player,
    Status,
    Table,
    channel_of,
    guild_of,
)
from engine.tables.transitions.lobby import closed, read_options, write_options
from engine.tables.transitions.rematch import SAME, Choice, changed, is_among


@dataclass(frozen=True, slots=True)
class Opening:
    """The wanted table; clock, in seconds, and thread: None takes the server's default.

    clock 0 is no clock; rated: nobody gets hints. guest: the person challenged to it.
    """

    game: str
    clock: int | None = None
    thread: bool | None = None
    rated: bool = False
    guest: Player | None = None


async def open_table(request: Request, opening: Opening) -> Answer:
    """Open the table, or explain the obstacle."""
    services, say, interaction = request.services, request.say, request.interaction
    if isinstance(here := place_of(interaction), ChatPlace):
        return await _open_in_chat(request, opening, here)
    if here is None:
        raise Refused(Refusal.NO_SERVER)
    server = await known_settings(services.preferences, interaction.guild)
    wants = server.thread if opening.thread is None else opening.thread
    lacks = no_thread(interaction, threads=services.threads)
    threaded = wants and lacks not in (Lacks.PLACE, Lacks.PEOPLE)
    if refused := await in_the_way(request, threaded=threaded):
        return in_words(refused)
    choices = _preset(server, opening.game)
    clock = server.clock if opening.clock is None else opening.clock or None
    await services.tables.arrived(here)
    standing = None if threaded else services.tables.at(here)
    if standing is not None:
        return _thread_offered(request, opening, standing)
    called = say(f"game-{opening.game}-thread")
    name = spoken(called) if server.words else called
    try:
        table = await services.tables.open(
            here,
            person(interaction),
            opening.game,
            choices,
            clock=clock,
            rated=opening.rated,
            mute=server.mute,
            thread=partial(_thread, interaction, name) if threaded else None,
            guest=opening.guest,
        )
    except discord.HTTPException as error:
        if (why := meaning(error)) is Meaning.PLACE:  # Discord's reason is about this place
            return in_words(say("open-no-thread", reason=error.text))
        return in_words(discord_words(say, why), say("open-refused"))
    except Refused as taken:  # somebody else has just opened one
        if taken.refusal is not Refusal.PLACE_TAKEN or taken.table is None:
            raise
        return _thread_offered(request, opening, taken.table)
    link = "" if table.place == here else f" <#{channel_of(table.place).channel}>"
    note = "\n" + say("open-without-thread") if wants and lacks is Lacks.PEOPLE else ""
    game = say(f"game-{opening.game}")
    told = say("lobby-opened", game=game)
    if table.invitation is not None:
        told = say("challenge-opened", game=game, guest=people_names(say, table.guests))
    return await opened(request, table, told + link + note)


async def _open_in_chat(request: Request, opening: Opening, here: ChatPlace) -> Answer:
    """Open a table where the bot is no member, if everybody may see its answers there."""
    say, interaction = request.say, request.interaction
    if opening.thread:
        raise Refused(Refusal.NEEDS_BOT)
    if lacks_to_post(interaction) == "you":
        return _hidden(request)
    if not may_write(interaction):
        raise Refused(Refusal.MAY_NOT_WRITE)
    host, clock = person(interaction), opening.clock or None
    table = await request.tables.open(
        here, host, opening.game, {}, clock=clock, rated=opening.rated
    )
    return await opened(request, table, say("lobby-opened", game=say(f"game-{opening.game}")))


def _hidden(request: Request) -> Answer:
    """A message that nobody else would see a table here, with the link that invites the bot."""
    link = invite_link(request.interaction.application_id)
    return in_words(request.say("open-hidden", link=link))


async def opened(request: Request, table: Table, told: str) -> Answer:
    """The answer to the opener of a table, once the channel shows it.

    If Discord refuses to show it, its host's table is closed. In a chat without the bot, the table
    uses the language of its host or of the server.
    """
    services, say, interaction = request.services, request.say, request.interaction
    in_chat, is_host = kind_of(table).guest, table.host == request.user
    if in_chat and is_host:
        await services.preferences.set_language_of(table.id, services.language_here(interaction))
    refused = await services.posted(table.id, interaction)
    if refused is not None and refused is not Meaning.PASSES:
        if is_host:
            await services.tables.change(table.id, closed)
        if in_chat and refused is Meaning.PLACE:
            return _hidden(request)
        return in_words(discord_words(say, refused), say("open-refused"))
    late = say("posted-later") if refused else ""
    layout = words(Accent.HAND, *filter(None, (told, late)))
    return Answer(layout, separate=True, kind=Kind.SEATED, table=table)


def _thread_offered(request: Request, opening: Opening, standing: Table) -> Answer:
    """An offer to open a table in a thread beside this channel's; else the obstacle."""
    say, interaction = request.say, request.interaction
    refuse_without_thread(request, standing)
    if no_thread(interaction, threads=request.services.threads) is Lacks.BOT:
        missing = missing_among(interaction.app_permissions, FOR_THREADS)
        return in_words(say("open-taken-missing", names=permission_names(say, missing)))
    table, game = standing.id, opening.game
    route: Route = OpenThread(game, opening.clock, opening.rated)
    if opening.guest is not None and opening.guest.user is not None:
        table, route = NO_TABLE, Challenge(opening.guest.user, game, thread=True)
    press = button(table, 0, route, say("open-thread-button"), Style.MAIN, "🧵")
    return Answer(container(Accent.HAND, (say("open-taken"),), rows_of([press])), separate=True)


def refuse_without_thread(request: Request, standing: Table) -> None:
    """Refuse a second table where this person can't open a thread for it."""
    match no_thread(request.interaction, threads=request.services.threads):
        case Lacks.PEOPLE:
            raise Refused(Refusal.PLACE_TAKEN_ALONE, standing)
        case Lacks.PLACE | Lacks.MEMBER:
            raise Refused(Refusal.PLACE_TAKEN, standing)


async def in_the_way(request: Request, *, threaded: bool) -> str:
    """Why no table can open here; "" if one can."""
    say, interaction = request.say, request.interaction
    if not (threaded or may_write(interaction)):
        raise Refused(Refusal.MAY_NOT_WRITE)
    missing = missing_here(interaction)
    if threaded:
        missing += missing_among(interaction.app_permissions, FOR_THREADS)
    if missing:
        return missing_words(say, missing)
    if threaded and (lacking := missing_among(interaction.permissions, FOR_THREADS)):
        return say("member-may-open-no-thread", names=permission_names(say, lacking))
    return await elsewhere(request.services, interaction)


def _preset(server: ServerSettings, game: str) -> Mapping[str, Any]:
    """The server's house rules for a game; none if they don't go together."""
    preset = server.rules.get(game, {})
    try:
        write_options(GAMES[game], preset)
    except Refused:
        return {}
    return preset


async def _thread(interaction: Interaction, name: str) -> ChannelPlace:
    """A new thread in this channel, which is archived after a week without a message."""
    channel = cast("discord.TextChannel", interaction.channel)  # no other one can have a thread
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=10080)
    return ChannelPlace(channel.guild.id, thread.id)


async def open_thread(request: Request, route: OpenThread) -> Answer:
    """Open the table in a thread of its own."""
    if route.game not in GAMES or route.clock not in (0, *CLOCKS):
        raise Refused(Refusal.BAD_CHOICE)
    opening = Opening(route.game, route.clock, thread=True, rated=route.rated)
    return replace(await open_table(request, opening), separate=False)  # replaces the offer


async def new_table(request: Request) -> Answer:
    """Open a table for the same game with the server's house rules; without one, the usual one."""
    opening = Opening(FIRST_GAME)
    if request.table_id != NO_TABLE:
        former = await request.tables.found(request.table_id)
        place, at = former.place, request.interaction
        of_night = former.settings.night and guild_of(place) == at.guild_id  # from its channel
        if not (of_night or is_at(at, place)):
            raise Refused(Refusal.NO_TABLE)
        opening = Opening(former.game, thread=False)
    return await open_table(request, opening)


async def rematch(request: Request, choice: Choice = SAME) -> Answer:
    """Open the next game after a finished one, or join it."""
    say, user, game = request.say, request.user, choice[0]
    joins = request.tables.at(place_of(request.interaction)) is not None
    if not joins and not may_write(request.interaction):
        raise Refused(Refusal.MAY_NOT_WRITE)
    who, (former, choice) = person(request.interaction), await _latest(request, choice)
    table = await request.tables.rematch(former, who, mate(say), choice)
    told = seated(say, table)
    if table.seat_of(user) is None:
        told = say("rematch-sits-out")
    elif table.host == user:
        told = say(
            "next-opened" if game else "rematch-opened",
            game=say(f"game-{table.game}"),
            guest=people_names(say, table.guests),
            count=len(table.guests),
            until=clock_time(table.invitation.until) if table.invitation else "",
        )
        if await request.services.evenings.called(table):
            told += f"\n{say('evening-new')}"
    answer, runs = await opened(request, table, told), table.status is Status.RUNNING
    if answer.kind is Kind.SEATED and table.seat_of(user) is None:
        return replace(answer, kind=Kind.END)  # it leads to the next game
    if answer.kind is Kind.SEATED and runs:
        return await show_hand(replace(request, table_id=table.id))
    return answer


async def next_game(request: Request, route: NextGame) -> Answer:
    """Ask for another game for these people, then open it; their open lobby changes its game."""
    former, game = await request.tables.found(request.table_id), route.game
    standing = request.tables.at(place_of(request.interaction))
    if standing is not None and standing.status is Status.LOBBY:
        if (is_its_own := former.id == standing.id) and game in GAMES:
            options = await _last_rules(request, standing, game)
            who, change = person(request.interaction), request.tables.change
            table = await change(standing.id, changed, GAMES[game], who, options)
            told = words(Accent.HAND, seated(request.say, table))
            return Answer(told, kind=Kind.SEATED, table=table)
        if is_its_own or (is_among(standing, request.user) and game != standing.game):
            page = next_page(request.say, standing, joins=standing.seat_of(request.user) is None)
            return Answer(page, separate=not game)
    if standing is not None:
        return await rematch(request)
    if former.is_open or former.started is None:
        raise Refused(Refusal.NO_REMATCH, former)
    if game not in GAMES:
        return Answer(next_page(request.say, former), separate=True)
    answer = await rematch(request, (game, await _last_rules(request, former, game)))
    return replace(answer, separate=False)  # replaces the choice


async def _latest(request: Request, choice: Choice) -> tuple[int, Choice]:
    """The game that the next one follows, and the choice of that: below an old result its game.

    An old result invites the people of the evening's last game here, as that one's would.
    """
    last = pressed = await request.tables.found(request.table_id)
    with suppress(Refused):  # nothing has ended here for hours
        last = await request.tables.next_at(pressed.id, request.services.clock.now())
    if last.is_open or last.id == pressed.id:
        return pressed.id, choice
    again = pressed.game, await _last_rules(request, pressed, pressed.game)
    return last.id, choice if choice[0] else again


async def _last_rules(request: Request, former: Table, game: str) -> str:
    """The options with which people last played this game tonight; else the server's."""
    evening = await request.services.evenings.after(former)
    played = () if evening is None else evening.games
    for table in (each.table for each in reversed(played) if each.table.game == game):
        return codec.write(replace(read_options(GAMES[game], table.options), starter=None))
    server = await known_settings(request.services.preferences, request.interaction.guild)
    return write_options(GAMES[game], _preset(server, game))


HANDLERS: Final[Handlings] = {
    OpenThread: Handling(open_thread),
    Verb.NEW_TABLE: Handling(new_table, looks_back=True),
    Verb.REMATCH: Handling(rematch),
    NextGame: Handling(next_game),
}
