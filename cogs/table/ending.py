"""The pages behind the end of a table: the card itself, the scoring, and further actions."""

from typing import Final

from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import not_kept, of_replay
from cogs.table.pages.end import end_card, more_card, scoring_card
from cogs.ui.answer import Answer
from cogs.ui.routes import Part, ShowEnd
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.replay import Replay


async def end_answer(request: Request, replay: Replay) -> Answer:
    """The end of a finished game for the person who asks."""
    seat = replay.table.seat_of(request.user)
    evening = await request.services.evenings.at(replay.table)
    return Answer(end_card(request.say, replay, seat, evening=evening), game=replay.table.game)


async def show_end(request: Request, route: ShowEnd) -> Answer:
    """A page of the end: in the message that was pressed if only its reader sees it."""
    if route.part is Part.MORE:
        try:
            return Answer(more_card(request.say, await request.tables.found(request.table_id)))
        except Refused as refused:
            return await not_kept(request, refused)

    async def shown(told: Replay) -> Answer:
        if told.outcome is None:
            raise Refused(Refusal.NO_TABLE)
        if route.part is Part.CARD:
            return await end_answer(request, told)
        seat = told.table.seat_of(request.user)
        return Answer(scoring_card(request.say, told, route.round, seat), game=told.table.game)

    return await of_replay(request, request.table_id, shown)


HANDLERS: Final[Handlings] = {ShowEnd: Handling(show_end, looks_back=True)}
