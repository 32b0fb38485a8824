"""The list of somebody's finished games, page by page."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from cogs.context.options import GAME_CHOICES
from cogs.context.permissions import anywhere, may_see
from cogs.context.services import Interaction, place_of, server_of
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request
from cogs.ui.answer import Answer, in_words, page_answer
from cogs.ui.names import BOT
from cogs.ui.page import RULE, Accent, Button, Page, Say, turns
from cogs.ui.routes import EveningLeaf, HistoryLeaf, ReplayOf, Verb
from cogs.ui.spoken import shown_name
from engine.core import Seat
from engine.games import GAMES
from engine.results.past import PastGame
from engine.tables.model.result import points_of
from engine.tables.model.table import Table, guild_of
from engine.tables.model.voyage import sea_of

Somebody: TypeAlias = discord.Member | discord.User
"""The person that a command names; a User isn't, or is no longer, a member of this server."""

ASKED: Final = 10
"""The most opponents, most frequent first, that are checked for one who may be named."""


async def history(request: Request, leaf: HistoryLeaf, member: Somebody | None = None) -> Answer:
    """A page of somebody's games in this server. member: the person, if Discord sent them."""
    services, say, reader = request.services, request.say, request.user
    outside = leaf.game == OUTSIDE or request.interaction.guild_id is None
    if (outside and leaf.user != reader) or leaf.number > MOST_LEAVES:
        return in_words(say("history-not-yours"))
    guild = None if outside else server_of(request.interaction)
    game, records = None if leaf.game == OUTSIDE else leaf.game or None, services.records
    if (unseen := await refused(request, leaf.user, member)) is not None:
        return unseen
    total, games = await records.past_games(guild, leaf.user, game, leaf.number * PAGE, PAGE)
    name = OUTSIDE if outside else await name_of(request, leaf.user, member)
    back = (Button(say("sure-back-button"), HistoryLeaf(reader)),) * (leaf.game == OUTSIDE)
    if not games and outside:
        ways = (Button(say("alone-button"), Verb.CONTINUE, emoji="🤖"), *back)
        return page_answer(say, Page(Accent.BOARD, (say("history-none-outside"),), extra=ways))
    kept = await _past(request, leaf)
    past = [] if leaf.number else [line for line, _ in kept]
    extra = (*back, *await _evening_buttons(request, leaf), *(way for _, way in kept))
    if not outside and leaf.user == reader:
        extra += (Button(say("history-outside-button"), HistoryLeaf(reader, OUTSIDE)),)
    if not games:
        alone = (await records.past_games(None, reader, None, 0, 1))[0] * (leaf.user == reader)
        none = say("history-none", name=name, what="game" if leaf.game else "all", alone=alone)
        return page_answer(say, Page(Accent.BOARD, tuple(past or [none]), extra=extra))
    shown = [game for game in games if await may_look(request, [game])]
    people = {r.user for game in shown for r in game.results if r.user} - {reader, leaf.user}
    hidden = people - {*await services.may_name(None, people)}
    leaves, withheld = max(1, -(-total // PAGE)), len(games) - len(shown)
    title = say("history-title", name=name, leaf=leaf.number + 1, leaves=leaves)
    told = (_entry(say, game, leaf.user, hidden) for game in shown)
    entries = [part for entry in told for part in (RULE, entry)][1:]
    unseen_ = [f"-# {say('history-unseen', count=withheld)}"] if withheld else []
    notes = [f"-# {say('history-numbers')}"] * any(game.results for game in shown)
    blocks = (f"### {title}", *past, *entries, *notes, *unseen_)
    turned = turns(say, [replace(leaf, number=each) for each in range(leaves)], leaf.number)
    retold = tuple(_retold(say, game, leaf.user) for game in shown)
    page = Page(Accent.BOARD, blocks, retold, say("history-pick"), (*turned, *extra))
    return page_answer(say, page)


def guild_here(request: Request) -> int | None:
    """The server whose evenings are shown where somebody asks; None: their own in chats."""
    return guild_of(place) if (place := place_of(request.interaction)) else None


async def _evening_buttons(request: Request, leaf: HistoryLeaf) -> tuple[Button, ...]:
    """Leads to the person's evenings, if there are any."""
    guild = guild_here(request)
    is_hidden = leaf.user != request.user if guild is None else leaf.game == OUTSIDE
    if is_hidden or not await request.services.evenings.of(guild, leaf.user):
        return ()
    return (Button(request.say("history-evenings-button"), EveningLeaf(leaf.user)),)


async def _past(request: Request, leaf: HistoryLeaf) -> list[tuple[str, Button]]:
    """The lines and ways of features about the reader's past, for their own list of all games."""
    if leaf.user != request.user or leaf.game or guild_here(request) is None:
        return []
    return [e for f in request.features if f.past and (e := await f.past(request))]


async def may_look(request: Request, games: Sequence[PastGame]) -> bool:
    """True if the reader played one of these games, or can read the channel of the last one."""
    is_own = any(result.user == request.user for game in games for result in game.results)
    return is_own or (bool(games) and await may_see(request.interaction, games[-1].table))


async def refused(request: Request, user: int, member: Somebody | None) -> Answer | None:
    """Why this person's past is hidden from the reader; None if it is shown."""
    say = request.say
    if member is not None and member.bot:
        return in_words(say("history-computer", name=shown_name(say, member.display_name)))
    if isinstance(member, discord.User):
        return in_words(say("history-left"), accent=Accent.BOARD)
    if user != request.user and await request.services.preferences.is_unlisted(user):
        name = await name_of(request, user, member)
        return in_words(say("history-unlisted", name=name), accent=Accent.BOARD)
    return None


async def name_of(request: Request, user: int, member: Somebody | None) -> str:
    """The name of the person; "you" for the reader."""
    if user == request.user:
        return "you"
    if member is not None:
        return shown_name(request.say, member.display_name)
    called = await request.services.records.name_in(server_of(request.interaction), user)
    return shown_name(request.say, called or "")


MOST_LEAVES: Final = 999_999
"""The number of the last page that the store can be asked for."""
PAGE: Final = 4
"""Games on one page, which is about one screen of a phone."""
OUTSIDE: Final = "outside"
"""The list of games outside of servers, as `history_of` names it."""
MOST_MARKS: Final = 12
"""The most marks in a profile."""


def _retold(say: Say, game: PastGame, user: int) -> Button:
    """The button of a game's replay, with this person's place, or the name of its deal."""
    if not game.results:
        return Button(say("history-deal-option", **_deal(say, game.table)), ReplayOf(game.table.id))
    first, place = game.results[0], game.place_of(game.seat_of(user))
    values = {"game": say(f"game-{first.game}"), "table": str(first.table)}
    label = say("history-option", **values, place=place, seats=game.sides)
    return Button(label, ReplayOf(first.table))


def _deal(say: Say, table: Table) -> Mapping[str, Any]:
    """The values of messages about a deal that is over: a sea's, or with 0 as $sea a day's."""
    amount = GAMES[table.game].traits.amount(points_of(table.settings.measure or 0))
    of = {"game": say(f"game-{table.game}"), "table": str(table.id), "day": table.day or 0}
    of |= {"points": say(f"game-{table.game}-gained", count=amount), "practice": not table.day}
    of |= {"date": str(int(table.ended or 0)), "sea": 0, "won": False, "wind": ""}
    if (at := table.settings.voyage) is not None:
        before = replace(at, crossed=at.crossed - (not at.failed))
        of |= {"sea": before.crossed + 1, "won": not at.failed, "wind": sea_of(before).wind}
    return of


def _entry(say: Say, game: PastGame, user: int, hidden: Collection[int]) -> str:
    """The person's result; small below it, everybody's points, the moves and the date."""
    if not game.results:
        return say("history-deal-game", **_deal(say, game.table))
    seat = game.seat_of(user)
    own = game.results[seat]
    rated = f" · {say('history-rated')}" if own.rated else ""
    values = {"game": say(f"game-{own.game}"), "place": game.place_of(seat), "seats": game.sides}
    first = say("history-gone" if own.left else "history-game", won=own.won, **values)
    points, others = say(f"points-{own.game}", points=own.points), list[str]()
    for other, result in sorted(enumerate(game.results), key=lambda each: each[1].place):
        if other != seat:
            is_mate = result.side == own.side
            others.append(place_told(say, game, other, hidden=result.user in hidden, mate=is_mate))
    length = say("history-length", moves=own.moves, date=str(int(own.ended)))
    return f"{first}{rated}\n-# {points} · {', '.join(others)}\n-# {length}"


def place_told(
    say: Say, game: PastGame, seat: Seat, *, hidden: bool, mate: bool = False, unit: bool = False
) -> str:
    """The name, place and points of a player. hidden: without the name; mate: the reader's.

    The name is marked if a computer played for the person at the end. unit: of the points, too.
    """
    result, name = game.results[seat], shown_name(say, game.table.players[seat].name)
    amount = say(f"points-{result.game}", points=result.points)
    return say(
        "history-other",
        name=(say("history-somebody") if hidden else name) + BOT * result.stand_in,
        place=game.place_of(seat),
        points=amount if unit else result.points,
        amount=amount,
        mate=mate,
    )


class HistoryCommands(Commands):
    """Finished games; only the person who asks sees them."""

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self,
        interaction: Interaction,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """List finished games and replay them."""
        leaf = HistoryLeaf((member or interaction.user).id, game or "")
        await self._router.answer(interaction, lambda request: history(request, leaf, member))


HANDLERS: Final[Handlings] = {HistoryLeaf: Handling(history)}
