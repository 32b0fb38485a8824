"""Own tables: one person against computers, in one message, in any server or in none."""

from dataclasses import replace
from functools import partial
from typing import Final

from discord import app_commands

from cogs.context.options import GAME_CHOICES, LEVEL_CHOICES
from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.routing.bot import Commands
from cogs.routing.request import Handling, Handlings, Request, alone
from cogs.routing.watching import of_replay
from cogs.table.pages.hand import hand_answer
from cogs.table.pages.lesson import first_words
from cogs.table.pages.lobby import computer_name
from cogs.ui.answer import Answer, in_words
from cogs.ui.page import Say
from cogs.ui.routes import Learn, PlayLike, SameCards, Verb
from engine.core import choices_by_default
from engine.games import FIRST_GAME, GAMES
from engine.players.base import Level
from engine.tables.model.kind import Ending, kind_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import Player, Status, owner_of
from engine.tables.replay import Replay
from engine.tables.view import TableView


async def practise(
    request: Request,
    game: str | None = None,
    level: str | None = None,
    seats: int | None = None,
) -> Answer:
    """Open an own table; without options, continue the one played last.

    level: the computers'; None: Deckhand. seats: including the person's; None: as few as the game
    allows.
    """
    if game is None and level is None and seats is None:
        latest = await request.tables.own.latest(request.user)
        if latest is not None:
            if latest.status is Status.LOBBY:  # the bot was killed before it dealt the cards
                return await _answer(request, await request.tables.own.begin(latest))
            return await _answer(request, await request.tables.view(latest.id, latest.host))
    return await again(request, PlayLike(game or FIRST_GAME, Level(level or Level.DECKHAND), seats))


async def learn(request: Request, route: Learn) -> Answer:
    """The lesson of a game, from its beginning.

    It replaces only the end of another lesson; any other message stays.
    """
    answer = await teach(request, route.game)
    is_own = request.table_id and request.tables.table(request.table_id) is None
    return answer if is_own else replace(answer, separate=True)


async def teach(request: Request, game: str) -> Answer:
    """Begin the lesson of a game, at an own table that follows a script."""
    lesson = request.services.lessons.of(game)
    if lesson is None:
        raise Refused(Refusal.BAD_CHOICE)
    own, choices = request.tables.own, choices_by_default(GAMES[game])
    script = lesson.computers, lesson.settings, lesson.seed
    new = own.prepared(alone(request.interaction), game, choices, *script)
    return await _answer(request, await own.open(replace(new, options=lesson.options)))


async def same_cards(request: Request, route: SameCards) -> Answer:
    """The cards of a finished game, alone against computers.

    A computer of the level Mate plays for each other person.
    """

    async def dealt(told: Replay) -> Answer:
        former, seat = told.table, route.seat
        is_open = told.outcome is None or kind_of(former).ending is Ending.DEAL
        if is_open or seat >= len(former.players):
            raise Refused(Refusal.NO_TABLE)
        you, computers = alone(request.interaction), tuple[Player, ...]()
        for player in former.players[:seat] + former.players[seat + 1 :]:
            computers += (_computer(request.say, (you, *computers), player.level or Level.MATE),)
        own = request.tables.own
        seen = await own.open(own.dealt_again(former, you, seat, computers))
        return replace(await _answer(request, seen), separate=True)

    return await of_replay(request, request.table_id, dealt, route.ticket)


async def again(request: Request, like: PlayLike) -> Answer:
    """Another table like this, which is over."""
    say, game, level, seats = request.say, like.game, like.level, like.seats
    if game not in GAMES:
        raise Refused(Refusal.BAD_CHOICE)
    rules = GAMES[game]
    choices = choices_by_default(rules)
    fitting = [number for number in rules.seats_for(rules.options(**choices)) if number > 1]
    if seats and seats not in fitting:
        told = say("solo-seats", game=say(f"game-{game}"), least=min(fitting), most=max(fitting))
        return in_words(told)
    you, computers, own = alone(request.interaction), tuple[Player, ...](), request.tables.own
    for _ in range((seats or min(fitting)) - 1):
        computers += (_computer(say, (you, *computers), level),)
    return await _answer(request, await own.open(own.prepared(you, game, choices, computers)))


def _computer(say: Say, others: tuple[Player, ...], level: Level) -> Player:
    return Player(computer_name(say, others, level), None, level)


async def _answer(request: Request, seen: TableView) -> Answer:
    """The hand at this table, even if the press was about another one."""
    note = await first_words(request.services, request.say, seen, owner_of(seen.table))
    return replace(hand_answer(request.say, seen, note=note), table=seen.table)


class SoloCommands(Commands):
    """Games that one person plays alone; all answers are for that person only."""

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES, level=LEVEL_CHOICES)
    async def solo(
        self,
        interaction: Interaction,
        game: str | None = None,
        level: str | None = None,
        seats: app_commands.Range[int, 2, 7] | None = None,
    ) -> None:
        """Play alone against the computer."""
        work = partial(practise, game=game, level=level, seats=seats)
        await self._router.answer(interaction, work)

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def learn(self, interaction: Interaction, game: str = FIRST_GAME) -> None:
        """Learn a game with a coach."""
        await self._router.answer(interaction, partial(teach, game=game))


HANDLERS: Final[Handlings] = {
    PlayLike: Handling(again),
    SameCards: Handling(same_cards, looks_back=True),
    Learn: Handling(learn),
    Verb.CONTINUE: Handling(practise),
}
