"""The pages behind the end of a table: the card itself, the scoring, and further actions."""

from dataclasses import asdict, replace
from typing import Any, Final

from discord import ui

from cogs.context.permissions import lacks_to_post, may_write
from cogs.context.services import Services
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import not_kept, of_replay, refuse_unless_seen
from cogs.surfaces.render import Rendered, render
from cogs.surfaces.token import surface_of
from cogs.table.pages.end import end_card, more_card, scoring_card
from cogs.table.pages.evening import closing_card, tonight
from cogs.table.pages.menus import remark_rows
from cogs.table.pages.own_games import marks_line
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.face import rounds_ended
from cogs.ui.layout import button, container, rows_of
from cogs.ui.names import host_name
from cogs.ui.page import RULE, Accent, Say, Style
from cogs.ui.routes import Beside, Bookmark, CallNight, Part, ShowEnd
from engine.events.evening import NIGHT, Evening, distinctions
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused, Unreadable
from engine.tables.model.table import FORMER, ChannelPlace, Status, Table, guild_of, number_of
from engine.tables.ports import Post
from engine.tables.replay import Replay
from engine.tables.transitions import invitations


async def end_answer(request: Request, replay: Replay, asked: str = "") -> Answer:
    """The end of a finished game for the person who asks; asked: as that of `end_card`."""
    seat = replay.table.seat_of(request.user)
    evening = await request.services.evenings.at(replay.table)
    rated = await request.services.ratings.of_game(replay.table.id)
    feats = await request.services.deals.records.feats_of(request.user)
    new = marks_line(request.say, "mark-new", replay.table.game, feats, replay.table.id)
    card = end_card(request.say, replay, seat, rated, evening=evening, notes=(new,), asked=asked)
    return replace(_own(request, replay.table, card), is_whole=True)


def _own(request: Request, table: Table, layout: ui.LayoutView) -> Answer:
    """A page of the end: at a shared table, its players can be invited there to the next game."""
    plays_on = not kind_of(table).alone and table.seat_of(request.user) is not None
    kind = Kind.END if plays_on else Kind.WORDS
    return Answer(layout, kind=kind, table=table if plays_on else None, game=table.game)


async def show_end(request: Request, route: ShowEnd | Beside) -> Answer:
    """A page of the end: in the message that was pressed if only its reader sees it."""
    if isinstance(route, Beside) or route.part is Part.MORE:
        back = Bookmark(**asdict(route)) if isinstance(route, Beside) else None
        try:
            of = await request.tables.found(request.table_id)
        except Refused as refused:
            return await not_kept(request, refused)
        await refuse_unless_seen(request, of)
        return await end_more(request, of, back=back)

    async def shown(told: Replay) -> Answer:
        is_card = route.part is Part.CARD
        if told.outcome is None and (is_card or not rounds_ended(told.story)):
            raise Refused(Refusal.NO_TABLE)
        if is_card:
            return await end_answer(request, told)
        seat = told.table.seat_of(request.user)
        return _own(request, told.table, scoring_card(request.say, told, route.round, seat))

    return await of_replay(request, request.table_id, shown)


async def end_more(
    request: Request, table: Table, note: str = "", back: Bookmark | None = None
) -> Answer:
    """The other actions with a game that is over, and the remarks that its people may make."""
    rows = await remarks_offered(request, table)
    going = await request.services.evenings.after(table)
    closes = going is not None and not _why_not(request, table, going)
    sits = table.seat_of(request.user) is not None
    how = {"sits": sits, "closes": closes}
    return _own(request, table, more_card(request.say, table, note, rows, back, **how))


async def remarks_offered(request: Request, table: Table) -> list[ui.ActionRow[Any]]:
    """A select of the remarks that the person who asks may make at this table; []: none."""
    rows = remark_rows(request.say, table, request.user)
    may = rows and may_write(request.interaction) and not await is_mute(request, table)
    return rows if may else []


async def is_mute(request: Request, table: Table) -> bool:
    """True if the server has switched remarks off, whatever its tables were opened with."""
    return (await request.services.preferences.server(guild_of(table.place))).mute


async def call_night(request: Request, route: CallNight) -> Answer:
    """End the evening that goes on here; only the answer to a question replaces the question."""
    return replace(await _called(request, route), separate=not route.sure)


async def _called(request: Request, route: CallNight) -> Answer:
    """Post the closing card of the evening that goes on here, once; the evening is over then.

    It asks first, and shows the score. A lobby that people have opened by then invites nobody.
    """
    say, services, outbox = request.say, request.services, request.outbox
    table = await request.tables.found(request.table_id)
    going = await services.evenings.after(table)
    evening = going or await services.evenings.at(table)
    why = _why_not(request, table, evening)
    if evening is None or why:
        return await _refused(request, table, why)
    lobby = request.tables.at(table.place)
    if going is not None and not route.sure:
        gathers, label = "no" if lobby is None else "yes", say("night-button")
        asked = say("night-sure", gathers=gathers, host=host_name(say, lobby))
        sure = button(table.id, 0, CallNight(sure=True), label, Style.COST, "🌙")
        blocks = (tonight(say, evening), RULE, asked)
        return Answer(container(Accent.SCORING, blocks, rows_of([sure])))
    last, guild = evening.games[-1].table.id, guild_of(table.place)
    post = Post(NIGHT, str(last), guild or 0, number_of(table.place))

    async def build(_: ChannelPlace) -> Rendered:
        public = await services.public_say(request.interaction)
        return render(public, await _card(services, public, evening, request.user))

    if not (missing := lacks_to_post(request.interaction)):
        own, goes_on = surface_of(request.interaction), going is not None
        posted = await outbox.post_now(post, build, own, is_due=goes_on)
        if posted is None or (posted.message is None and posted.channel is not None):
            return await _refused(request, table, "later" if posted else "over")
        if posted.message is not None:
            for ended in {request.table_id, last}:
                request.open_hands.call_night(ended)
            _rest(request, evening.games[-1].table)
            await services.redrawn(last, request.interaction)
            if lobby is not None:
                _rest(request, lobby)
                await request.tables.change(lobby.id, invitations.over)
                await services.redrawn(lobby.id, request.interaction)
            return in_words(say("night-done"), accent=Accent.SCORING)
    layout = await _card(services, say, evening, request.user)
    layout.add_item(ui.TextDisplay(say("share-missing", who=missing or "bot")))
    return Answer(layout)


async def _refused(request: Request, table: Table, why: str) -> Answer:
    """The reason why the evening can't end now; if it has been called a night, its score."""
    guild, channel, link = guild_of(table.place) or 0, number_of(table.place), ""
    last = await request.services.evenings.called(table)
    if last is not None and why not in ("running", "later"):
        known = await request.outbox.posts.find(Post(NIGHT, str(last), guild, channel))
        if known is not None and known.message is not None:
            at = f"{request.interaction.guild_id or '@me'}/{channel}/{known.message}"
            why, link = "called", f"https://discord.com/channels/{at}"
    return in_words(request.say("night-refused", why=why, link=link))


def _rest(request: Request, table: Table) -> None:
    """Say in the messages of the people who wait at this table that they no longer do."""
    for person in table.queue:
        if table.seat_of(person.user) is None:  # otherwise it's their own end
            request.open_hands.dismiss(table.id, person.user, "night-over")


def _why_not(request: Request, table: Table, evening: Evening | None) -> str:
    """The reason why this person can't end the evening here; "": they can."""
    standing = request.tables.at(table.place)
    if standing is not None and standing.status is Status.RUNNING:
        return "running"
    if evening is None:
        return "single"
    return "" if request.user in {each.user for each in evening.score} else "stranger"


async def _card(services: Services, say: Say, evening: Evening, by: int) -> ui.LayoutView:
    """The closing card, called for by this person; without distinctions if a replay fails."""
    named = [each.user for each in evening.score if each.name != FORMER]
    try:
        replays = [await services.tables.replay(game.table.id) for game in evening.games]
    except Unreadable:
        replays = []
    early = await services.evenings.early(evening)
    return closing_card(say, evening, distinctions(replays, named), early, by)


HANDLERS: Final[Handlings] = {
    **dict.fromkeys((ShowEnd, Beside), Handling(show_end, looks_back=True)),
    CallNight: Handling(call_night, posts=True),
}
