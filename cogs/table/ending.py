"""The pages behind the end of a table: the card itself, the scoring, and further actions."""

from typing import Final

from discord import ui

from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import not_kept, of_replay
from cogs.table.pages.end import end_card, more_card, scoring_card
from cogs.ui.answer import Answer, Kind
from cogs.ui.routes import Part, ShowEnd
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Table
from engine.tables.replay import Replay


async def end_answer(request: Request, replay: Replay) -> Answer:
    """The end of a finished game for the person who asks."""
    seat = replay.table.seat_of(request.user)
    evening = await request.services.evenings.at(replay.table)
    return _own(request, replay.table, end_card(request.say, replay, seat, evening=evening))


def _own(request: Request, table: Table, layout: ui.LayoutView) -> Answer:
    """A page of the end: at a shared table, its players can be invited there to the next game."""
    plays_on = not kind_of(table).alone and table.seat_of(request.user) is not None
    kind = Kind.END if plays_on else Kind.WORDS
    return Answer(layout, kind=kind, table=table if plays_on else None, game=table.game)


async def show_end(request: Request, route: ShowEnd) -> Answer:
    """A page of the end: in the message that was pressed if only its reader sees it."""
    if route.part is Part.MORE:
        try:
            table = await request.tables.found(request.table_id)
            return _own(request, table, more_card(request.say, table))
        except Refused as refused:
            return await not_kept(request, refused)

    async def shown(told: Replay) -> Answer:
        if told.outcome is None:
            raise Refused(Refusal.NO_TABLE)
        if route.part is Part.CARD:
            return await end_answer(request, told)
        seat = told.table.seat_of(request.user)
        return _own(request, told.table, scoring_card(request.say, told, route.round, seat))

    return await of_replay(request, request.table_id, shown)


HANDLERS: Final[Handlings] = {ShowEnd: Handling(show_end, looks_back=True)}
