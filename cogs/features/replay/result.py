"""A finished game for others: its result shared, and the game as a file."""

from dataclasses import replace
from typing import Final

from discord import ui

from cogs.context.services import place_of
from cogs.routing import sharing
from cogs.routing.request import Handling, Handlings, Request
from cogs.routing.watching import of_replay, ticket_of
from cogs.table.pages.end import end_card
from cogs.ui.answer import Answer, Attached, in_words
from cogs.ui.layout import button, container, rows_of
from cogs.ui.names import listed
from cogs.ui.page import Accent, Say
from cogs.ui.routes import Bookmark, SameCards, Verb
from cogs.ui.spoken import shown_name
from engine.core import Seat
from engine.players import has_players
from engine.players.base import Level
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import abroad
from engine.tables.record import write_record
from engine.tables.replay import Replay
from engine.tables.transitions.shuffle import tags_of


def _card(say: Say, replay: Replay, who: str, seat: Seat) -> ui.LayoutView:
    """The end of a game with the computers' level, and ways to replay it or play this seat."""
    table = replay.table
    title = say("share-title", name=who, game=say(f"game-{table.game}"))
    played = {player.level for player in table.players}
    levels = [say(f"level-{level.value}") for level in Level if level in played]
    against = f"\n-# {say('share-levels', levels=listed(say, levels))}" if levels else ""
    at = Bookmark(0, ticket=ticket_of(table))
    ways = [button(table.id, 0, at, say("replay-button"), emoji="📖")]
    if has_players(table.game):
        label = say("share-cards-button")
        ways.append(button(table.id, 0, SameCards(seat, at.ticket), label, emoji="🃏"))
    return end_card(say, replay, ways=rows_of(ways), title=title + against)


async def share(request: Request) -> Answer:
    """Show the end of a game to everybody in the channel, once for each person and game.

    A restart forgets who has shared. Then a second press posts the same card again.
    """
    interaction, say = request.interaction, request.say
    table = await request.tables.found(request.table_id)
    for feature in request.features:
        if feature.share and (answer := await feature.share(request, table)):
            return answer
    if place_of(interaction) is None:
        return in_words(say("share-no-server"))

    async def shared(told: Replay) -> Answer:
        if told.outcome is None:
            raise Refused(Refusal.NO_TABLE)
        public = await request.services.public_say(interaction)
        who = shown_name(public, interaction.user.display_name)
        seat = told.table.seat_of(request.user)
        seat = told.outcome.winners[0] if seat is None else seat
        layout, key = _card(public, told, who, seat), (request.user, told.table.id)
        refusal = await sharing.share(request, layout, told.table.game, key)
        return refusal or in_words(say("share-done"), accent=Accent.BOARD)

    return await of_replay(request, request.table_id, shared)


async def export(request: Request) -> Answer:
    """A finished table as a file, which can be kept and replayed elsewhere."""

    async def saved(told: Replay) -> Answer:
        if request.services.deals.counts(told.table.day):  # the file holds the seed
            return in_words(request.say("daily-export-later"))
        told = replace(told, table=abroad(told.table))  # the file may be read anywhere
        name = f"{told.table.game}-{told.table.id}.txt"
        attached = Attached(name, write_record(told, tags_of(told.table)).encode())
        label = request.say("export-here-button")
        row = rows_of([button(told.table.id, 0, Verb.REPLAY, label, emoji="📖")])
        layout = container(Accent.BOARD, (request.say("export-text"),), row)
        layout.add_item(ui.File(f"attachment://{name}"))
        return Answer(layout, separate=True, attached=attached)

    return await of_replay(request, request.table_id, saved)


HANDLERS: Final[Handlings] = {
    Verb.SHARE: Handling(share, looks_back=True),
    Verb.EXPORT: Handling(export, looks_back=True),
}
