"""One person's request to one table, by a press or a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, cast

import discord

from cogs.context.services import Interaction, Services
from cogs.messages.open_hands import OpenHands
from cogs.messages.outbox import Outbox
from cogs.ui.answer import Answer
from cogs.ui.custom_ids import Route
from cogs.ui.page import Button, Say
from cogs.ui.routes import Verb
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player, Table
from engine.tables.service import Tables


@dataclass(frozen=True, slots=True)
class Request:
    """An interaction, its table, and everything needed to answer it.

    user: the id of the person who asks. version: the number of moves that had been applied when the
    button was drawn; 0 for a command. values: chosen in a select or typed in a modal, unchecked.
    in_hand: True for a press within a hand. looks_back: True if the handler itself checks who may
    see a finished table, and from where. features: those that show something of a table elsewhere.
    """

    interaction: Interaction
    services: Services
    open_hands: OpenHands
    outbox: Outbox
    user: int
    table_id: int
    version: int = 0
    values: tuple[str, ...] = ()
    in_hand: bool = False
    looks_back: bool = False
    features: Sequence[Feature] = ()

    @property
    def say(self) -> Say:
        """The messages of the person's own language."""
        return self.services.say(self.interaction)

    @property
    def value(self) -> str:
        """The first of these values; "" without one."""
        return self.values[0] if self.values else ""

    def picked(self, *, guest: bool) -> tuple[Player, bool] | None:
        """The person picked in a menu, and True for a bot; None: no member, and guest is False."""
        known, key = cast("Any", self.interaction.data or {}).get("resolved", {}), self.value
        user, member = (known.get(kind, {}).get(key) for kind in ("users", "members"))
        if user is None or (member is None and not guest):
            return None
        abroad = user.get("global_name") or user["username"]
        name = (member or {}).get("nick") or abroad
        return Player(name, int(key), abroad=abroad), bool(user.get("bot"))

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

    def note(self, table: Table) -> str:
        """The note of a feature above a hand at this table; "": none."""
        return "".join(feature.note(self, table) for feature in self.features)

    async def end(self, table: Table) -> Answer | None:
        """The end of an own table that belongs to a feature; None: it belongs to none."""
        for feature in self.features:
            if feature.end and (answer := await feature.end(self, table)):
                return answer
        return None


@dataclass(frozen=True, slots=True)
class Feature:
    """Things that a feature shows where others show a table; declared beside its HANDLERS.

    note: above a hand; more: behind More; "": nothing. end: in place of the end of an own table;
    share: posts a finished game in place of its usual card; None: the table isn't the feature's.
    profile: lines about somebody in their profile, and ways on; the last argument is False if they
    have finished no game in this server. past: a line about the reader's own past in this server,
    and the way to more; ranks: a ranking of the server's people; None: there is none.
    """

    note: Callable[[Request, Table], str] = lambda *_: ""
    more: Callable[[Request, Table], Awaitable[str]] | None = None
    end: Callable[[Request, Table], Awaitable[Answer | None]] | None = None
    share: Callable[[Request, Table], Awaitable[Answer | None]] | None = None
    profile: Callable[[Request, Say, int, bool], Awaitable[Sequence[str | Button]]] | None = None
    past: Callable[[Request], Awaitable[tuple[str, Button] | None]] | None = None
    ranks: Callable[[Request], Awaitable[Answer | None]] | None = None


NO_SEAT: Final = -1
"""A missing seat, which the gate refuses with the reason."""

Handler: TypeAlias = Callable[[Request], Awaitable[Answer]]
"""Handles a request and returns its answer; raises Refused."""


@dataclass(frozen=True, slots=True)
class Handling:
    """A handler, and what the router must know about it; declared beside the handler.

    handler: a `Handler`, or, for routes with values, a function of the request and the route.
    in_hand, looks_back: as in the request. comes_back: people who were late too often get their
    seat back first. goes_on: the press ends the person's chance to take a move back. posts: it
    posts, invites or mentions, so only people who may write there can use it.
    on_board: the button belongs to a board or a lobby.
    """

    handler: Callable[..., Awaitable[Answer]]
    in_hand: bool = False
    looks_back: bool = False
    comes_back: bool = True
    goes_on: bool = True
    posts: bool = False
    on_board: bool = False


Handlings: TypeAlias = Mapping[Verb | type[Route], Handling]
"""By a route without values, or by the class of those with values."""


@dataclass(frozen=True, slots=True)
class Handlers:
    """The handlers of all routes. refused: turns a refusal at a table into its answer.

    news: shows what a person doesn't know, below the answer to any press.
    """

    routes: Handlings
    refused: Callable[[Request, Refused], Awaitable[Answer]]
    features: Sequence[Feature]
    news: Callable[[Request], Awaitable[None]]

    def of(self, route: Route | None) -> Handling:
        """The handling of a route; None: of one that this version doesn't know."""
        if route is None:
            return Handling(no_table, comes_back=False)
        if isinstance(route, Verb):
            return self.routes[route]
        found = self.routes[type(route)]
        return replace(found, handler=lambda request: found.handler(request, route))


async def no_table(_: Request) -> Answer:
    """Refuse: there is no such table."""
    raise Refused(Refusal.NO_TABLE)


def person(interaction: Interaction) -> Player:
    """The person who asks, as a player who takes a seat by this interaction."""
    user = interaction.user
    other = "" if known_as(user) == user.display_name else known_as(user)
    return Player(user.display_name, user.id, entry=interaction.id, abroad=other)


def alone(interaction: Interaction) -> Player:
    """The person who asks, as the player of an own table, which is read in every server."""
    return Player(known_as(interaction.user), interaction.user.id, entry=interaction.id)


def known_as(user: discord.abc.User) -> str:
    """The name that a person has in all servers."""
    return user.global_name or user.name
