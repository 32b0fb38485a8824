"""A finished table to walk through, alone or with the channel."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cogs.context.permissions import may_write
from cogs.faces import FACES
from cogs.features.replay.page import choice_at, opinion_words, replay_layout
from cogs.routing.finished import bookmark_in, of_replay, ticket_of
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.sharing import share
from cogs.surfaces.render import render
from cogs.surfaces.token import in_ephemeral, in_public
from cogs.ui.answer import SHOWN, Answer, in_words
from cogs.ui.page import BELOW, Accent, Say, Verb
from engine.core import Seat
from engine.tables.replay import Replay

LONGEST_ID: Final = 13
"""More digits than the id of any table has."""


async def replay(request: Request) -> Answer:
    """A finished table, step by step, with all hands open or through one seat's eyes.

    The private end of an own table stays as it is, above. BELOW as the argument: from the deal.
    """
    below = request.argument in ("", BELOW) and in_ephemeral(request.interaction)
    if request.argument == BELOW:
        request = replace(request, argument="0")
    answer = await _told(request, request.table_id)
    return replace(answer, separate=True) if below else answer


async def captain(request: Request) -> Answer:
    """The same, with a captain's choice at this step: from what the seat knew, nothing else."""

    async def asked(told: Replay) -> Answer:
        face, at = FACES[told.table.game], bookmark_in(request.argument, told)
        if (choice := choice_at(told, at)) is None:
            return await _walked(request, told)
        seen, _ = choice
        history = told.history(at.step, seen.seat)
        advice = await request.services.adviser.opinion(
            face.key, seen.view, history, seen.moves, request.user
        )

        def words(say: Say, reader: Seat | None) -> str:
            return opinion_words(say, told, face, at.step, advice, reader)

        return await _walked(request, told, words)

    return await of_replay(request, request.table_id, asked)


async def share_replay(request: Request) -> Answer:
    """Show a replay to the channel; from then on its leader's presses turn it for everybody."""
    interaction, say = request.interaction, request.say

    async def shown(told: Replay) -> Answer:
        if request.services.deals.is_today(told.table):
            return in_words(say("daily-export-later"))
        if interaction.guild_id is None:
            return in_words(say("share-no-server"))
        at = bookmark_in(request.argument, told)
        at = replace(at, leader=request.user, ticket=ticket_of(told.table))
        public = await request.services.public_say(interaction)
        face = FACES[told.table.game]
        if (
            refusal := await share(request, replay_layout(public, told, face, at), face.key)
        ) is not None:
            return refusal
        return in_words(say("replay-leads"), accent=Accent.BOARD)

    return await of_replay(request, request.table_id, shown)


async def retell(request: Request) -> Answer:
    """The replay of a game that was chosen from a list, from the deal, below that list."""
    digits = request.argument
    table_id = int(digits) if digits.isdecimal() and len(digits) < LONGEST_ID else 0
    return replace(await _told(replace(request, argument="0"), table_id), separate=True)


async def more(request: Request) -> Answer:
    """Show everything else that the game can be used for, in place of the ways through it."""
    return await of_replay(
        request, request.table_id, lambda told: _walked(request, told, more=True)
    )


async def _told(request: Request, table_id: int) -> Answer:
    return await of_replay(request, table_id, lambda told: _walked(request, told))


async def _walked(
    request: Request,
    told: Replay,
    opinion: Callable[[Say, Seat | None], str] = lambda *_: "",
    *,
    more: bool = False,
) -> Answer:
    """The replay where the argument leads; in a led one its leader turns the page for everybody."""
    face, at = FACES[told.table.game], bookmark_in(request.argument, told)
    leads = at.leader == request.user and not in_ephemeral(request.interaction)
    if leads and may_write(request.interaction):
        services = request.services
        public = await services.public_say(request.interaction)
        layout = replay_layout(public, told, face, at, opinion(public, None), more=more)
        sent = render(public, layout, pictures=services.pictures, game=face.key)
        if await in_public(request.interaction, sent):
            return SHOWN
    at, say = replace(at, leader=None), request.say
    reader = told.table.seat_of(request.user)
    words = opinion(say, reader)
    layout = replay_layout(say, told, face, at, words, more=more, reader=reader)
    return Answer(layout, game=face.key)


HANDLERS: Final[Handlings] = {
    Verb.REPLAY: Handling(replay, looks_back=True),
    (Verb.REPLAY, "captain"): Handling(captain, looks_back=True),
    (Verb.REPLAY, "more"): Handling(more, looks_back=True),
    (Verb.SHARE, "replay"): Handling(share_replay, looks_back=True),
    (Verb.REPLAY, "of"): Handling(retell),
}
