"""Refusals as messages: the problem, and the next step."""

from collections.abc import Sequence
from typing import Final

from cogs.context.permissions import invite_link
from cogs.context.refusals import Meaning
from cogs.context.services import Interaction
from cogs.table.pages.menus import OwnGames, no_table_page
from cogs.ui.answer import Answer, Kind, in_words
from cogs.ui.face import Face, forbidden
from cogs.ui.layout import TableButton, button, container, rows_of
from cogs.ui.names import Names, clock_time, host_name, names_of, people_names
from cogs.ui.page import Accent, Say, Style
from cogs.ui.routes import Verb
from engine.games import GAMES
from engine.tables.model.kind import kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, Status, Table
from engine.tables.transitions.lobby import read_options
from engine.tables.transitions.rematch import starts_itself
from engine.tables.view import TableView


def discord_words(say: Say, refused: Meaning | None) -> str:
    """A message that Discord refused the request, with the next step."""
    if refused is None or refused is Meaning.PASSES:
        return say("connection-lost")
    return say("discord-refused", why=refused.value)


def posted_words(say: Say, refused: Meaning) -> str:
    """A message that the channel doesn't show the change yet."""
    return say("posted-later") if refused is Meaning.PASSES else discord_words(say, refused)


def turn_words(say: Say, seen: TableView, names: Names) -> str:
    """The turn line for somebody who tried to move out of turn."""
    if seen.seat in seen.to_move:
        return say("turn-yours")
    return say("turn-theirs", name=names.listed(say, seen.to_move))


def waits_words(say: Say, seen: TableView, names: Names) -> str:
    """The players that the table waits for; or that it waits for somebody to sit down."""
    if seen.table.paused:
        return say("hand-paused")
    return say("hand-waits", name=names.listed(say, seen.to_move), count=len(seen.to_move))


def refusal_words(
    say: Say, refused: Refused, reader: int, face: Face | None = None, seen: TableView | None = None
) -> str:
    """The refusal as a message to this person; `face` and `seen` if the table is at hand."""
    if face is not None and seen is not None:
        names = names_of(seen.table, say=say)
        if refused.refusal is Refusal.ILLEGAL_MOVE and refused.reason is not None:
            return forbidden(face, say, seen, refused.reason)
        if refused.refusal is Refusal.NOT_YOUR_TURN:
            return turn_words(say, seen, names)
        if refused.refusal is Refusal.NOT_THE_LESSON:
            number = 1 if seen.lesson is None else seen.lesson.number
            return say(f"lesson-{seen.table.game}-{number}-wrong")
    table = refused.table
    place = None if table is None else table.place
    choice, colon, _ = str(refused).partition(":")  # as the game's own ValueError begins
    invited = None if table is None else table.invitation
    guests = 0 if table is None else len(table.guests)
    until: float = refused.limit if refused.refusal is Refusal.TOO_SOON else 0
    until = until if invited is None else invited.until
    return say(
        f"refusal-{refused.refusal.value}",
        detail=choice if colon else "none",
        guest=people_names(say, table.guests if table else ()) or say("guest-unknown"),
        kept=guests,
        waits=guests if table is not None and starts_itself(table) else 0,
        until=clock_time(until) if until else "",
        at=f"<t:{refused.limit}:F>",
        host=host_name(say, table),
        limit=refused.limit,
        oldest=f"<#{place.channel}>" if isinstance(place, ChannelPlace) else "none",
        running=_running(say, table, reader),
        hosts=table is not None and table.host == reader,
        sits=table is not None and table.seat_of(reader) is not None,
        free=table is not None and has_room(table),
        answers=seen is not None and kind_of(seen.table).alone,
    )


def deal_in_press(say: Say, table: Table | None, reader: int) -> list[TableButton]:
    """The press to play the next game for a reader without a seat, or the way out of its line."""
    if table is None or not table.is_open or not kind_of(table).evening:
        return []
    known = (*table.people, *(gone.user for gone in table.kicked))
    if reader in known or (table.status is Status.LOBBY and has_room(table)):
        return []
    if any(person.user == reader for person in table.queue):
        return [button(table.id, 0, Verb.DEAL_OUT, say("deal-out-button"))]
    return [button(table.id, 0, Verb.DEAL_IN, say("deal-in-button"), Style.MAIN, "⏭️")]


def _running(say: Say, table: Table | None, reader: int) -> str:
    """The state of the table's game as a message's value: "yes" (running), "no" or "over".

    For a reader who can play the next one: "late", or "waits" once they wait for it.
    """
    if table is None or table.status is Status.LOBBY:
        return "no"
    if not table.is_open:
        return "over"
    ways = [way.leads_to.route for way in deal_in_press(say, table, reader)]
    return "waits" if Verb.DEAL_OUT in ways else "late" if ways else "yes"


def has_room(table: Table) -> bool:
    """True if somebody new can sit down: at once in a lobby, later by the host's choice."""
    if table.status is Status.LOBBY:
        game = GAMES[table.game]
        return len(table.players) < max(game.seats_for(read_options(game, table.options)))
    return kind_of(table).seats is None and any(player.is_free for player in table.players)


DEAD: Final = (
    Refusal.NO_TABLE,
    Refusal.TABLE_OVER,
    Refusal.NOT_RUNNING,
    Refusal.NOT_IN_LOBBY,
    Refusal.NOT_HOST,
    Refusal.NOT_SEATED,
)
"""Refusals that close the pressed private message: nothing in it is valid any more."""


def refused_in_words(say: Say, refusal: Refused, interaction: Interaction) -> Answer:
    """A refusal as a message alone; without a table or a server, with the ways to one."""
    if refusal.refusal is Refusal.NO_SERVER:
        link = invite_link(interaction.application_id)
        return in_words(say("refusal-not-in-a-server", link=link))
    separate = refusal.refusal not in DEAD
    if refusal.refusal is Refusal.NO_TABLE:
        return Answer(no_table_page(say, OwnGames()), separate=separate)
    user = interaction.user.id
    ways = deal_in_press(say, refusal.table, user)
    accent = Accent.HAND if ways else Accent.TROUBLE
    layout = container(accent, (refusal_words(say, refusal, user),), rows_of(ways))
    return Answer(layout, separate=separate, kind=Kind.REFUSAL)


def missing_words(say: Say, missing: Sequence[str]) -> str:
    """A message that names the missing permissions."""
    return say("permissions-missing", names=permission_names(say, missing))


def permission_names(say: Say, names: Sequence[str]) -> str:
    """The permissions by Discord's names."""
    return ", ".join(say(f"permission-{name}") for name in names)
