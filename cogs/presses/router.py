"""From a press or a command to its answer: one handler for each route, refusals in words."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from cogs.context.services import Interaction, Services, is_at, place_of
from cogs.faces import FACES
from cogs.messages.open_hands import Kind, OpenHands
from cogs.presses import (
    challenges,
    history,
    leaderboard,
    lobby,
    openings,
    people,
    play,
    privacy,
    stories,
    votes,
    waiting,
)
from cogs.presses.answers import Answer, Answers, Work, in_ephemeral
from cogs.presses.request import Handler, Request
from cogs.ui.custom_ids import NO_TABLE, CustomId, MakeMove, Route, Run, ShowPage, Verb
from cogs.ui.page import Say
from cogs.ui.spoken import finish
from engine.tables.model.refusals import Refusal, Refused

HANDLERS: Final[Mapping[Verb, Handler]] = {
    Verb.HAND: play.show_hand,
    Verb.HINT: play.hint,
    Verb.LOOK: play.look,
    Verb.FORCED: play.leave_forced_moves,
    Verb.UNDO: play.undo,
    Verb.MORE: play.more,
    Verb.RULES: play.rules,
    Verb.JOIN: lobby.join,
    Verb.LEAVE: lobby.leave,
    Verb.BACK: people.take_back,
    Verb.COMPUTERS: lobby.computers,
    Verb.ADD_COMPUTER: lobby.add_computer,
    Verb.REMOVE_COMPUTER: lobby.remove_computer,
    Verb.HOUSE_RULES: lobby.house_rules,
    Verb.SET_RULE: lobby.set_rule,
    Verb.SET_CLOCK: lobby.set_clock,
    Verb.SET_RATED: lobby.set_rated,
    Verb.CUT: lobby.cut,
    Verb.START: lobby.start,
    Verb.ASK_END: lobby.ask_end,
    Verb.END: lobby.end,
    Verb.FOLLOW: people.follow,
    Verb.SUCCEED: people.succeed,
    Verb.NUDGE: waiting.nudge,
    Verb.TURN_TIME: votes.turn_time,
    Verb.AGREE: votes.agree,
    Verb.DISAGREE: votes.disagree,
    Verb.STAND_IN: votes.stand_in,
    Verb.TABLES: waiting.tables,
    Verb.CALL_ME: openings.call_me,
    Verb.CHALLENGE: challenges.challenge,
    Verb.DECLINE: challenges.decline,
    Verb.REMATCH: people.rematch,
    Verb.NEW_TABLE: people.new_table,
    Verb.THREAD: people.open_thread,
    Verb.LOG: stories.log,
    Verb.REPLAY: stories.replay,
    Verb.FORGET_ME: privacy.forget_me,
    Verb.VERIFY: stories.verify,
    Verb.EXPORT: stories.export,
    Verb.HISTORY: history.turn,
    Verb.RETELL: stories.retell,
    Verb.POST: history.post,
    Verb.RANKING: leaderboard.turn,
    Verb.POST_RANKING: leaderboard.post,
    Verb.RATING: leaderboard.own,
}


LOOKING_BACK: Final = (Verb.REPLAY, Verb.VERIFY, Verb.EXPORT)
"""Handlers that find out themselves who may see a table that is over, and from where."""


class Router:
    """Has every press and command answered, and remembers where a hand lies."""

    def __init__(self, services: Services, answers: Answers, open_hands: OpenHands) -> None:
        self.services = services
        self._answers = answers
        self._open_hands = open_hands

    async def press(self, interaction: Interaction, custom_id: CustomId) -> None:
        """Answer the press of a button, or what was chosen or typed; never raises."""
        route = custom_id.route
        request = Request(
            interaction,
            self.services,
            self._open_hands,
            custom_id.table_id,
            custom_id.version,
            route.argument if isinstance(route, Run) else "",
            in_hand=_is_in_hand(route),
            looks_back=isinstance(route, Run) and route.verb in LOOKING_BACK,
        )
        await self._answer(request, _handler(route))

    async def command(self, interaction: Interaction, handler: Handler, argument: str = "") -> None:
        """Answer a command about the table in this channel; never raises."""
        table = self.services.tables.at(place_of(interaction))
        if table is None:
            await self.answer(interaction, _no_table)
            return
        request = Request(interaction, self.services, self._open_hands, table.id, argument=argument)
        await self._answer(request, _welcoming(handler))

    async def answer(self, interaction: Interaction, work: Work, *, slow: bool = False) -> None:
        """Answer what is not about one table; never raises. slow: it takes its time."""

        async def answered() -> Answer:
            try:
                return _finished(self.services, interaction, await work())
            except Refused as refused:
                return play.refused_in_words(self.say(interaction), refused)

        posted = await self._answers.answer(interaction, answered, slow=slow)
        if posted is not None and posted.table is not None:
            self._open_hands.keep(posted.table.id, interaction, posted)

    def say(self, interaction: Interaction) -> Say:
        """The words of the person's own language."""
        return self.services.say(interaction)

    async def _answer(self, request: Request, handler: Handler) -> None:
        work = partial(_handle, request, handler)
        with self._open_hands.answering(request.table_id, request.user):
            posted = await self._answers.answer(request.interaction, work)
            if posted is not None:
                table = request.table_id if posted.table is None else posted.table.id
                self._open_hands.keep(table, request.interaction, posted)


def _is_in_hand(route: Route | None) -> bool:
    """Whether only hands have such a button; all others stand on boards and panels."""
    of_hand = isinstance(route, Run) and route.verb in (Verb.HINT, Verb.UNDO)
    return of_hand or isinstance(route, MakeMove | ShowPage)


def _handler(route: Route | None) -> Handler:
    match route:
        case MakeMove(index, sure):
            return partial(play.make_move, index=index, sure=sure)
        case ShowPage():
            return _welcoming(partial(play.show_hand, at=route))
        case Run(verb):
            return _welcoming(HANDLERS[verb])
    return _unknown


async def _handle(request: Request, handler: Handler) -> Answer:
    """What the person is shown; no message but a hand becomes one."""
    shown = _finished(request.services, request.interaction, await _handled(request, handler))
    in_panel = in_ephemeral(request.interaction) and not request.in_hand
    if shown.kind is Kind.HAND and in_panel:
        return replace(shown, anew=True, replaces=True)
    return shown


def _finished(services: Services, interaction: Interaction, shown: Answer) -> Answer:
    """The answer in words alone, or with pictures of the cards of its game, if it shows any."""
    signs = FACES[shown.game].PICTURES if shown.game else {}
    finish(shown.layout, services.say(interaction), services.pictures, signs)
    return shown


async def _handled(request: Request, handler: Handler) -> Answer:
    """The answer of the handler; refusals become words here.

    Rights hold only where the table is, open or over; of one that is unknown the handler decides.
    """
    table = request.tables.table(request.table_id)
    if table is None and not request.looks_back and request.table_id != NO_TABLE:
        with suppress(Refused):
            table = await request.tables.found(request.table_id)
    try:
        if table is not None and not is_at(request.interaction, table.place):
            raise Refused(Refusal.NO_TABLE)
        shown = await _as_host(request, handler)
        if shown.kind is Kind.HAND:  # those that are open are at rest by now
            request.tables.under_way.refuse_if_stopping()
        return shown
    except Refused as refused:
        return await play.refused(request, refused)


async def _as_host(request: Request, handler: Handler) -> Answer:
    """The answer; whoever asks for what only the host may succeeds one who was silent for a day.

    Refused as before while the host is about.
    """
    try:
        return await handler(request)
    except Refused as refused:
        if refused.refusal is not Refusal.NOT_HOST:
            raise
        await request.tables.succeed(request.table_id, request.user)
        return await handler(request)


def _welcoming(handler: Handler) -> Handler:
    """The handler, before which a person who was late too often gets the seat back.

    Moves need none: the gate gives the seat back to whoever moves.
    """

    async def welcomed(request: Request) -> Answer:
        if request.tables.table(request.table_id) is not None:
            await request.tables.came_back(request.table_id, request.user)
        return await handler(request)

    return welcomed


async def _unknown(request: Request) -> Answer:
    raise Refused(Refusal.NO_TABLE)


async def _no_table() -> Answer:
    raise Refused(Refusal.NO_TABLE)
