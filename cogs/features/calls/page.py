"""The short messages that call people to a table, and their closing forms."""

from collections.abc import Sequence
from enum import StrEnum

from discord import ui

from cogs.ui.layout import TableButton, button, container, rows_of, select, words
from cogs.ui.names import countdown, guest_names, guests_of, host_name, listed
from cogs.ui.page import NO_TABLE, OFF, ON, Accent, Run, Say, Style, Verb
from engine.games import GAMES
from engine.tables.model.table import Invitation, Table


class Answered(StrEnum):
    """The outcome of a challenge, or of a table to which people were called."""

    JOINED = "joined"
    DECLINED = "declined"
    LATE = "late"
    DEALT = "dealt"
    CLOSED = "closed"


def call_page(say: Say, table: Table, users: Sequence[int]) -> ui.LayoutView:
    """The call of these people to a table that has opened."""
    mentions = " ".join(f"<@{user}>" for user in users)
    called = say("call-text", game=say(f"game-{table.game}"), host=host_name(say, table))
    blocks = (f"{called} {mentions}", f"-# {say('call-stop')}")
    return container(Accent.BOARD, blocks, rows_of([_join(say, table)]))


def games_page(say: Say, user: int, name: str) -> ui.LayoutView:
    """The question which game to challenge the person of this name to."""
    options = {game: say(f"game-{game}") for game in GAMES}
    route, asked = Run(Verb.OPEN, f"dare.{user}"), say("challenge-placeholder")
    text = say("challenge-which", name=name)
    return container(Accent.HAND, (text,), rows_of([select(NO_TABLE, route, asked, options)]))


def invitation_page(
    say: Say, table: Table, invitation: Invitation, users: Sequence[int]
) -> ui.LayoutView:
    """The invitation of these people, who can take or decline the seats kept for them."""
    message = "challenge-text" if table.rematch_of is None else "rematch-text"
    text = say(
        message,
        mentions=listed(say, [f"<@{user}>" for user in users]),
        count=len(users),
        host=host_name(say, table),
        game=say(f"game-{table.game}"),
        until=countdown(invitation.until),
    )
    decline = button(
        table.id, 0, Run(Verb.LEAVE, "kept."), say("challenge-decline-button"), Style.PLAIN, "🙅"
    )
    return container(Accent.BOARD, (text,), rows_of([_join(say, table), decline]))


def answered_page(say: Say, table: Table, how: Answered) -> ui.LayoutView:
    """The replacement of an answered call or challenge; table: as it was at the call."""
    over = say(
        "call-over",
        how=how.value,
        game=say(f"game-{table.game}"),
        guest=guest_names(say, table),
        count=guests_of(table),
    )
    return words(Accent.BOARD, f"-# {over}")


def wish_page(say: Say, game: str, *, wanted: bool, is_mute: bool) -> ui.LayoutView:
    """A message whether this game's tables call somebody, and a button to change it.

    is_mute: True if they want no mention at all.
    """
    told = say("call-on" if wanted else "call-off", game=say(f"game-{game}"))
    muted = say("call-muted") if wanted and is_mute else ""
    label = say("call-off-button" if wanted else "call-on-button")
    route = Run(Verb.CALL_ME, f"{OFF if wanted else ON}{game}")
    press = button(NO_TABLE, 0, route, label, Style.PLAIN, "🔕" if wanted else "📣")
    return container(Accent.HAND, (told, muted), rows_of([press]))


def _join(say: Say, table: Table) -> TableButton:
    return button(table.id, 0, Run(Verb.JOIN), say("lobby-join-button"), Style.MAIN, "🪑")
