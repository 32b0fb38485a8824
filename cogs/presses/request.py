"""What one person asks of one table, by a press or a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from cogs.context.services import Interaction, Services
from cogs.messages.open_hands import OpenHands
from cogs.presses.answers import Answer
from cogs.ui.page import Say
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player, Table
from engine.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Request:
    """The interaction, the table that it is about, and what is needed to answer it.

    version: the number of moves that had been applied when the button was drawn; 0 for a
    command. argument: what the verb needs to know. in_hand: it is a press within a hand.
    looks_back: the handler finds out who may see a table that is over, and from where.
    """

    interaction: Interaction
    services: Services
    open_hands: OpenHands
    table_id: int
    version: int = 0
    argument: str = ""
    in_hand: bool = False
    looks_back: bool = False

    @property
    def say(self) -> Say:
        """The words of the person's own language."""
        return self.services.say(self.interaction)

    @property
    def user(self) -> int:
        """The id of the person who asks."""
        return self.interaction.user.id

    @property
    def tables(self) -> Tables:
        """The one gate."""
        return self.services.tables

    def open_table(self) -> Table:
        """The table, if it is open; else refused."""
        table = self.tables.table(self.table_id)
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return table


Handler: TypeAlias = Callable[[Request], Awaitable[Answer]]
"""Does what is asked for and returns what the person is shown; raises Refused."""


def person(interaction: Interaction) -> Player:
    """The person who asks, as a player who takes a seat by this interaction."""
    return Player(interaction.user.display_name, interaction.user.id, entry=interaction.id)
